"""The state of a match as one seat sees it, with just the events that are new to it."""

import msgspec

from stellwerk.server.database.engine import Database
from stellwerk.server.live.events import seen_events
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.past_events import events_after
from stellwerk.server.messages.play import MatchState

encode_frame = msgspec.json.Encoder().encode


async def match_state(
    database: Database, live: LiveTable, seat: int | None, seen: int, onlooker: bool = False
) -> MatchState:
    """View, prompt and new events for a seat (None: a spectator) that has seen so many entries.

    An onlooker looks over a bot's shoulder, and is asked nothing.
    """
    after, numbered = await events_after(database, live, seen)
    play = live.play
    assert play is not None
    # Reading older events may have taken a moment; what came meanwhile is told next time.
    number = play.number
    over = live.row.status == "over"
    return MatchState(
        number=number,
        seat=seat,
        view=live.view_json(seat),
        prompt=live.prompt_json(None if onlooker else seat),
        events=seen_events(((n, e) for n, e in numbered if n <= number), seat),
        events_after=after,
        can_undo=(seat is not None and not onlooker and not over and play.match.can_undo(seat)),
        clock=live.clock_message(),
        over=over,
        lesson=msgspec.UNSET if onlooker else live.lesson_now(seat),
    )
