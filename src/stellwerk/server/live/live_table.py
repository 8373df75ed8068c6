"""A table in memory: its match, its seats, and what has happened lately."""

import asyncio
from collections import deque

import msgspec

from stellwerk.match.contract import View
from stellwerk.server.database.ledger import Standing
from stellwerk.server.database.models import SeatRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.events import StoredEvent
from stellwerk.server.live.play import Play
from stellwerk.server.live.teaching import Teaching, teaching_at
from stellwerk.server.messages.lessons import LessonNow
from stellwerk.server.messages.play import Clock, StandingOrder
from stellwerk.server.wall_clock import now

EVENTS_KEPT = 50
REQUESTS_KEPT = 100
NOTHING = msgspec.Raw(b"null")

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table in the memory of this process. Changes happen under its lock."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        play: Play | None,
        orders: dict[int, list[StandingOrder]],
    ) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.play = play
        self.orders = orders
        self.lock = asyncio.Lock()
        self.is_sure = True
        """Whether row, seats and orders are at least as new as the last entry."""
        self.used_at = now()
        self.snapshot_number = 0
        self.driving = False
        self.failures = 0
        self.unable_bots: set[str] = set()
        self.left_to_owner: dict[int, int] = {}
        """Questions that no standing order answers, by the entry since which they stand."""
        self._teaching: Teaching | None = None
        self._recent: deque[tuple[int, list[StoredEvent]]] = deque(maxlen=EVENTS_KEPT)
        self._requests: dict[str, int] = {}
        self._open_view: View | None = None
        self._views: dict[int | None, msgspec.Raw] = {}
        self._prompts: dict[int, msgspec.Raw] = {}

    @property
    def number(self) -> int:
        """The number of the last entry; 0 before the first."""
        return 0 if self.play is None else self.play.number

    @property
    def version(self) -> tuple[int, int]:
        """What tells this state of the table from all others: its entry, and its last change."""
        return self.number, self.row.changed_at

    @property
    def not_running(self) -> Denied:
        """Why nothing can be played or seen here now."""
        return Denied("table-broken" if self.row.status == "broken" else "not-running")

    def become(self, play: Play, events: list[StoredEvent], request: str) -> None:
        """An entry is in the database: from now on this is the match."""
        self.play = play
        self._recent.append((play.number, events))
        self._remember_request(request, play.number)
        self._forget_what_is_seen()

    def stand(self, standing: Standing, number: int, at: int) -> None:
        """What the row says since an entry."""
        row = self.row
        row.number, row.pending = number, standing.pending
        row.due_at, row.bot_due = standing.due_at, standing.bot_due
        row.status, row.result = standing.status, standing.result
        row.changed_at = at

    def _remember_request(self, request: str, number: int) -> None:
        self._requests[request] = number
        if len(self._requests) > REQUESTS_KEPT:
            del self._requests[next(iter(self._requests))]

    def number_of_request(self, request: str) -> int | None:
        """The entry a request has made, if that is not long ago."""
        return self._requests.get(request)

    def recent_events(self, after: int) -> list[tuple[int, list[StoredEvent]]] | None:
        """Events of all entries after a number; None if that is too long ago to be in memory."""
        if after >= self.number:
            return []
        if not self._recent or self._recent[0][0] > after + 1:
            return None
        return [(number, events) for number, events in self._recent if number > after]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        row = self.seats[seat]
        return row.bot or row.stand_in

    @property
    def is_deserted(self) -> bool:
        """Whether people have sat here and all of them have left: then the bots wait for them."""
        people = [seat for seat in self.seats if seat.bot is None]
        return bool(people) and all(seat.stand_in is not None for seat in people)

    @property
    def is_of_bots(self) -> bool:
        """Whether nobody but bots has ever played here: then there are no secrets to keep.

        A seat of somebody who left, or who was forgotten since, keeps the bot that stands in.
        """
        return all(
            seat.bot is not None and seat.stand_in is None and seat.person_id is None
            for seat in self.seats
        )

    def standing_after(self, play: Play) -> Standing:
        """Where the match stands, as the database shall know it."""
        pending = play.pending
        result = play.match.result
        return Standing(
            pending=pending,
            bot_due=not self.is_deserted and any(self.bot_of(seat) is not None for seat in pending),
            due_at=play.clock.next_deadline(),
            status="running" if result is None and not self.row.imported else "over",
            result=None if result is None else dict(result.as_json()),
        )

    def view_json(self, seat: int | None) -> msgspec.Raw:
        """The view of a seat, encoded once for all who look from it."""
        if seat not in self._views:
            self._soon_forget_what_is_seen()
            self._views[seat] = msgspec.Raw(_encode(self._view(seat)))
        return self._views[seat]

    def _view(self, seat: int | None) -> View:
        """What everybody sees is looked at once for all seats."""
        assert self.play is not None
        match = self.play.match
        if self._open_view is None:
            self._open_view = match.view(None)
        return self._open_view if seat is None else match.seat_view(seat, self._open_view)

    def prompt_json(self, seat: int | None) -> msgspec.Raw:
        """What a seat is asked, encoded; `null` for nothing."""
        if seat is None:
            return NOTHING
        if seat not in self._prompts:
            assert self.play is not None
            self._soon_forget_what_is_seen()
            prompt = self.play.match.prompt(seat)
            encoded = NOTHING if prompt is None else msgspec.Raw(_encode(prompt))
            self._prompts[seat] = encoded
        return self._prompts[seat]

    def _soon_forget_what_is_seen(self) -> None:
        """All who look are told in one go; afterwards it would only lie in memory."""
        if not self._views and not self._prompts:
            asyncio.get_running_loop().call_soon(self._forget_what_is_seen)

    def _forget_what_is_seen(self) -> None:
        self._open_view = None
        self._views.clear()
        self._prompts.clear()

    def clock_message(self) -> Clock | None:
        """The clock as people see it; None without one."""
        assert self.play is not None
        at = now()
        left = self.play.clock.left(at)
        if all(each is None for each in left):
            return None
        return Clock(now=at, left=left, runs=sorted(self.play.clock.runs))

    @property
    def teaching(self) -> Teaching | None:
        """The lesson that is taught here, if one is."""
        if self._teaching is None:
            self._teaching = teaching_at(self.row, self.play)
        return self._teaching

    def lesson_now(self, seat: int | None) -> LessonNow | msgspec.UnsetType:
        """What is said in the lesson to whoever is taught; nothing to anybody else."""
        if self.play is None or self.teaching is None or self.teaching.seat != seat:
            return msgspec.UNSET
        return self.teaching.now(self.play)

    def seats_of(self, person_id: str) -> list[int]:
        """The seats a person holds."""
        return [seat.number for seat in self.seats if seat.person_id == person_id]
