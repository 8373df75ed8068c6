"""What a seat is told: the state of its match, with just what is new to it."""

from typing import TYPE_CHECKING

import msgspec

from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.told import seen_events
from stellwerk.server.messages.play import MatchState
from stellwerk.server.tables.records import told_after

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

encode_frame = msgspec.json.Encoder().encode


async def match_state(hall: "Hall", live: LiveTable, seat: int | None, seen: int) -> MatchState:
    """View, prompt and new events for a seat (None: a spectator) that has seen so many entries."""
    after, told = await told_after(hall, live, seen)
    play = live.play
    assert play is not None
    # Reading older events may have taken a moment; what came meanwhile is told next time.
    number = play.number
    over = live.row.status == "over"
    return MatchState(
        number=number,
        seat=seat,
        view=live.view_json(seat),
        prompt=live.prompt_json(seat),
        events=seen_events(((n, e) for n, e in told if n <= number), seat),
        events_after=after,
        can_undo=seat is not None and not over and play.match.can_undo(seat),
        clock=live.clock_message(),
        over=over,
    )
