"""The clock of a match. Time is data: it is told what happened when, and asked; nothing ticks."""

from collections.abc import Collection, Mapping
from typing import Self

import msgspec

from stellwerk.server.live.daily_window import add_window_time, time_per_decision
from stellwerk.server.messages.clocks import ClockRule, DaysClock, NoClock, TotalClock, TurnClock
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import Kind

SECOND = 1000
BACK_WITH = 30 * SECOND  # what an account holds at least when its owner comes back
REMEMBERED = 50  # own moves that a seat can take back in a row without gaining time


class Before(msgspec.Struct, array_like=True):
    """A seat's time as it stood before a move that may yet be taken back."""

    since: int
    account: int


class SeatTime(msgspec.Struct):
    """The time of one seat: since when it runs (None: it does not), and its account then.

    Copies of a clock share the list `before`: it is replaced, never changed.
    """

    account: int
    timed: bool = False
    since: int | None = None
    before: list[Before] = []


class Saved(msgspec.Struct):
    """A clock as it is written into a snapshot."""

    seats: list[SeatTime]
    paused_at: int = 0


class MatchClock:
    """The time of all seats under one rule. All moments are milliseconds since 1970.

    >>> clock = MatchClock(TurnClock(seconds=60), seats=2)
    >>> clock.start(pending=[0], at=0, timed={0, 1})
    >>> clock.deadline(0), clock.left(15_000), clock.runs
    (60000, [45000, 60000], [0])
    >>> clock.entry("move", 0, [1], at=20_000)
    >>> clock.next_deadline(), clock.late(80_000)
    (80000, [1])
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        account = rule.seconds * SECOND if isinstance(rule, TotalClock) else 0
        self._seats = [SeatTime(account) for _ in range(seats)]
        self.paused_at = 0
        """When the last gap in time ended that this clock has left out."""

    def copy(self) -> Self:
        """The same clock; what happens to one is not seen by the other."""
        if isinstance(self.rule, NoClock):
            return self  # nothing ever happens to it
        same = type(self)(self.rule, 0)
        same._seats = [msgspec.structs.replace(seat) for seat in self._seats]
        same.paused_at = self.paused_at
        return same

    # --- what happens --------------------------------------------------------------------------

    def start(self, pending: Collection[int], at: int, timed: Collection[int]) -> None:
        """The match begins; only the time of the seats in `timed`, those of people, ever runs."""
        for number, seat in enumerate(self._seats):
            seat.timed = number in timed
        self._ask(pending, at)

    def entry(
        self,
        kind: Kind,
        seat: int,
        pending_after: Collection[int],
        at: int,
        settled: bool = False,
    ) -> None:
        """Something was added to the record; `pending_after`: who owes a decision then.

        `settled` says that it revealed something, so that nothing up to here can be taken back.
        An "undone" move was taken back before its record came here; it takes no time.
        """
        if isinstance(self.rule, NoClock):
            return
        if kind == "move":
            self._moved(seat, at)
        elif kind == "undo":
            self._taken_back(seat)
        elif kind == "stand-in":
            self._left(seat, at)
        elif kind == "return":
            self._returned(seat)
        self._ask(pending_after, at)
        if settled:
            for each in self._seats:
                each.before = []

    def pause(self, length: int, until: int) -> None:
        """Leave out a stretch of time: whoever was asked before it has as much left as then.

        >>> clock = MatchClock(TurnClock(seconds=60), seats=1)
        >>> clock.start(pending=[0], at=10_000, timed={0})
        >>> clock.pause(length=3_600_000, until=3_630_000)  # asked for 20 of these seconds
        >>> clock.left(3_630_000)
        [40000]
        """
        for seat in self._seats:
            if seat.since is not None:
                seat.since = _later(seat.since, length, until)
            seat.before = [
                Before(_later(each.since, length, until), each.account) for each in seat.before
            ]
        self.paused_at = until

    def _moved(self, number: int, at: int) -> None:
        seat = self._seats[number]
        if seat.since is not None:
            seat.before = [*seat.before, Before(seat.since, seat.account)][-REMEMBERED:]
            self._charge(seat, at)
            if isinstance(self.rule, TotalClock):
                seat.account += self.rule.increment * SECOND

    def _taken_back(self, number: int) -> None:
        """All is as if the move had never been made: the time since then was the seat's own."""
        seat = self._seats[number]
        if seat.timed and seat.before:
            *seat.before, before = seat.before
            seat.since, seat.account = before.since, before.account

    def _left(self, number: int, at: int) -> None:
        seat = self._seats[number]
        self._charge(seat, at)
        seat.timed, seat.before = False, []

    def _returned(self, number: int) -> None:
        seat = self._seats[number]
        seat.timed, seat.since = True, None
        if isinstance(self.rule, TotalClock):
            seat.account = max(seat.account, self.rule.increment * SECOND, BACK_WITH)

    def _charge(self, seat: SeatTime, at: int) -> None:
        """Stop a seat's time. Being late is no debt: the account is never below nothing."""
        if seat.since is not None and isinstance(self.rule, TotalClock):
            seat.account = max(0, seat.account - max(0, at - seat.since))
        seat.since = None

    def _ask(self, pending: Collection[int], at: int) -> None:
        """Let the time run of those who are asked now; who was asked before is not touched.

        A seat that is no longer asked, although it did not move, was asked only by a move that has
        been taken back: it pays nothing for that.
        """
        for number, seat in enumerate(self._seats):
            if number not in pending:
                seat.since = None
            elif seat.timed and seat.since is None:
                seat.since = at

    # --- what can be asked ---------------------------------------------------------------------

    @property
    def runs(self) -> list[int]:
        """The seats whose time runs."""
        if isinstance(self.rule, NoClock):
            return []
        return [number for number, seat in enumerate(self._seats) if seat.since is not None]

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up; None if it does not run."""
        since = self._seats[seat].since
        return None if since is None else self._end(self._seats[seat], since)

    def next_deadline(self) -> int | None:
        """The first moment at which anybody's time is up."""
        ends = [self.deadline(number) for number in range(len(self._seats))]
        return min((end for end in ends if end is not None), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        ends = [self.deadline(number) for number in range(len(self._seats))]
        return [number for number, end in enumerate(ends) if end is not None and end <= now]

    def left(self, now: int) -> list[int | None]:
        """The time each seat has, or would have if it were asked now; None: unlimited.

        With days it is the time on the wall until the deadline, nights included.
        """
        return [self._left_of(seat, now) for seat in self._seats]

    def _left_of(self, seat: SeatTime, now: int) -> int | None:
        if not seat.timed:
            return None
        end = self._end(seat, now if seat.since is None else seat.since)
        return None if end is None else max(0, end - now)

    def _end(self, seat: SeatTime, since: int) -> int | None:
        """When the time of a seat is up that runs since then."""
        match self.rule:
            case NoClock():
                return None
            case TurnClock(seconds=seconds):
                return since + seconds * SECOND
            case TotalClock():
                return since + seat.account
            case DaysClock():
                return add_window_time(self.rule, since, time_per_decision(self.rule))

    # --- snapshots -----------------------------------------------------------------------------

    def as_json(self) -> Json:
        """All that the clock remembers, for a snapshot."""
        content: Json = msgspec.to_builtins(Saved(self._seats, self.paused_at))
        return content

    @classmethod
    def from_json(cls, rule: ClockRule, data: Mapping[str, object]) -> Self:
        """The clock that `as_json` described."""
        saved = msgspec.convert(data, Saved)
        clock = cls(rule, len(saved.seats))
        clock._seats = saved.seats
        clock.paused_at = saved.paused_at
        return clock


def _later(since: int, length: int, until: int) -> int:
    """A moment before a gap, as much nearer to its end; one after it stays."""
    return since if since >= until else min(until, since + length)
