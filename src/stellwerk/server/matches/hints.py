"""Hints for whoever is asked: worked out where bots think, told step by step, and counted."""

from collections import OrderedDict
from typing import TypeAlias

import msgspec

from stellwerk.server.denied import Denied
from stellwerk.server.live.bot_decisions import hint_for
from stellwerk.server.live.bot_workers import task
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.play import Play
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.messages.hints import AskHint
from stellwerk.server.messages.hints import Hint as HintMessage
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.hint_limits import HintLimits
from stellwerk.server.tables.access import can_be_hinted, check_own_seat, gives_hints
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost
from stellwerk.study.hints import CannotHint, Hint, NothingToChoose

KEPT = 256
"""Hints in memory: whoever asks for the next step, or once more, costs nothing."""
SEED = 0
"""Of what travels to the worker; the hint depends on what the seat sees, and on nothing else."""

Key: TypeAlias = tuple[str, int, int]
"""Table, seat, and the entry since which the question stands."""


class Hints:
    """Gives hints, and counts them in the seat's row."""

    def __init__(self, changes: TableChanges, work: PersonalWork) -> None:
        self._changes = changes
        self._work = work
        self._kept: OrderedDict[Key, Hint] = OrderedDict()
        self._limits = HintLimits()

    async def give(
        self, live: LiveTable, seat: int, asked: AskHint, visitor: Visitor
    ) -> HintMessage:
        """As much of a hint as was asked for; Denied where none is given."""
        play, since = _question(live, seat, asked, visitor)
        found = await self._find((live.id, seat, since), play, visitor)
        hints = await self._count(live, seat, since)
        return _message(found, asked.step, since, hints)

    async def _find(self, key: Key, play: Play, visitor: Visitor) -> Hint:
        """The hint to a question: worked out once, and kept for a while."""
        if key not in self._kept:
            self._limits.count(visitor.id, visitor.address)
            match, (_, seat, _) = play.match, key
            work = task(match.game, match.state, seat, "", SEED)
            try:
                self._kept[key] = await self._work.call(visitor.id, hint_for, work)
            except NothingToChoose:
                raise Denied("no-choice") from None
            except (CannotHint, OutOfTime, WorkerLost):
                raise Denied("no-hint") from None
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _count(self, live: LiveTable, seat: int, since: int) -> int:
        """How many this seat has taken; more about the same question is the same hint."""
        known = live.seats[seat]
        if known.hinted_number >= since:
            return known.hints
        async with self._changes.changing(live.id) as change:
            row = change.seat(seat)
            if row.hinted_number < since:
                row.hints += 1
                row.hinted_number = since
            return row.hints


def _question(live: LiveTable, seat: int, asked: AskHint, visitor: Visitor) -> tuple[Play, int]:
    """The match and the entry since which the question stands that a hint is wanted for."""
    check_own_seat(live, seat, visitor)
    play = live.play
    if play is None or live.row.status != "running":
        raise live.not_running
    if live.row.lesson is not None:
        raise Denied("in-lesson")
    if not can_be_hinted(live.row):
        raise Denied("no-hint")
    if not gives_hints(live.row, live.seats):
        raise Denied("no-hints-here")
    if seat not in play.pending or live.seats[seat].stand_in is not None:
        raise Denied("no-prompt")
    since = play.prompt_since[seat]
    if not since <= asked.position <= play.number:
        raise Denied("stale")
    return play, since


def _message(found: Hint, step: int, since: int, hints: int) -> HintMessage:
    """Only so much leaves the server as was asked for."""
    message = HintMessage(
        number=since,
        step=step,
        hints=hints,
        look=found.look,
        explanation=msgspec.Raw(
            msgspec.json.encode(found.glance if step < 3 else found.explanation)
        ),
    )
    if step >= 2:
        message.kind, message.do = found.kind, found.move.do
    if step >= 3:
        message.move = dict(found.move.as_json())
        message.compared, message.is_clear = found.compared, found.is_clear
    return message
