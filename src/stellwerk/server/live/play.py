"""The match of a table at one entry: a value. An entry makes a new one; the old one stays.

So a move can be foreseen, written down in the database, and only then become what everybody sees.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from stellwerk.match.wire import Given
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.events import StoredEvent
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.messages.play import Kind

if TYPE_CHECKING:
    from stellwerk.match.match import Step
    from stellwerk.server.messages.common import Json

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Play:
    """A match with its clock and everything else that follows from its entries."""

    match: LiveMatch
    clock: MatchClock
    number: int
    prompt_since: Mapping[int, int]
    """For each pending seat, the entry since which its present question stands."""
    open_moves: tuple[tuple[int, int], ...] = ()
    """(entry, seat) of moves that may still be taken back."""

    @property
    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.state.pending_players()

    def after_move(self, seat: int, move: Given, at: int) -> "tuple[Play, Step]":
        """The match after a move; raises IllegalMove."""
        step = self.match.foresee(seat, move)
        match = self.match.copy()
        match.take(step)
        match.settle()
        number = self.number + 1
        moves = (*self.open_moves, (number, seat))
        kept = moves[len(moves) - len(match.steps) :]
        return self._next(match, "move", seat, at, kept), step

    def after_undo(self, seat: int, at: int) -> "tuple[Play, list[StoredEvent]]":
        """The match after a seat took its last move back; raises NothingToUndo."""
        match = self.match.copy()
        match.undo(seat)
        match.moves.clear()
        undone = max((entry for entry in self.open_moves if entry[1] == seat), default=(0, seat))
        later = [entry for entry in self.open_moves if entry > undone]
        # Against bots alone their answers go with it, unless they were secret choices.
        answers = later if len(match.steps) + len(later) < len(self.match.steps) else []
        kept = tuple(entry for entry in self.open_moves if entry not in (undone, *answers))
        undone_entries: Json = {"number": undone[0]}
        if answers:
            undone_entries["answers"] = [number for number, _ in answers]
        return self._next(match, "undo", seat, at, kept), [
            StoredEvent("undone", seat, undone_entries)
        ]

    def has_seen_own_last(self, seat: int, answered: int) -> bool:
        """Whether only others' moves that go with an undo came after the entry a seat has seen."""
        others = {number for number, mover in self.open_moves if mover != seat}
        return answered <= self.number and others.issuperset(range(answered + 1, self.number + 1))

    def after_change(self, kind: Kind, seat: int, at: int) -> "Play":
        """The same match after a bot took a seat ("stand-in") or its owner came back ("return")."""
        return self._next(self.match, kind, seat, at, self.open_moves)

    def after_pause(self, length: int, until: int) -> "Play":
        """The same match after a stretch of time that counts for nobody."""
        clock = self.clock.copy()
        clock.pause(length, until)
        return replace(self, clock=clock, number=self.number + 1)

    def _next(
        self,
        match: LiveMatch,
        kind: Kind,
        seat: int,
        at: int,
        open_moves: tuple[tuple[int, int], ...],
    ) -> "Play":
        pending = match.state.pending_players()
        clock = self.clock.copy()
        clock.entry(kind, seat, pending, at, settled=match.settled)
        number = self.number + 1
        since = {each: self._question_since(match, each, seat, number) for each in pending}
        return replace(
            self, match=match, clock=clock, number=number, prompt_since=since, open_moves=open_moves
        )

    def _question_since(self, match: LiveMatch, seat: int, mover: int, number: int) -> int:
        """Others' secret choices leave a question standing; an answer to it is not stale then."""
        if seat not in self.prompt_since or (seat == mover and match is not self.match):
            return number
        if match is self.match or _question(self.match, seat) == _question(match, seat):
            return self.prompt_since[seat]
        return number


def begin(match: LiveMatch, clock: MatchClock) -> Play:
    """A match before its first entry."""
    return Play(match, clock, 0, dict.fromkeys(match.state.pending_players(), 0))


def _question(match: LiveMatch, seat: int) -> bytes:
    prompt = match.prompt(seat)
    return b"" if prompt is None else _encode(prompt)


def person_alone(bots: Sequence[str | None]) -> int | None:
    """The seat of the only person at a table, where bots have all others from the start.

    >>> person_alone(["rookie", None]), person_alone([None, None]), person_alone(["rookie"])
    (1, None, None)
    """
    people = [number for number, bot in enumerate(bots) if bot is None]
    return people[0] if len(people) == 1 else None


def timed_seats(seats: Collection[tuple[str | None, str | None, str | None]]) -> set[int]:
    """Seats whose time runs: people's, unless a bot stands in."""
    return {
        number
        for number, (person, bot, stand_in) in enumerate(seats)
        if person is not None and bot is None and stand_in is None
    }
