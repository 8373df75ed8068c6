"""The comparison of worlds would notice a leak: each of these is planted, and found."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.match.contract import Event
from stellwerk.server.denied import Denied
from stellwerk.server.live import events
from stellwerk.server.live.door import Door
from stellwerk.server.live.events import StoredEvent
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.matches import routes as match_routes
from stellwerk.server.matches import table_socket
from stellwerk.server.tables import routes as table_routes
from tests.plain import plain
from tests.server.secrecy.comparing import Counted, compare_worlds
from tests.server.secrecy.matches import Guests, Setting, moments, seated
from tests.server.secrecy.secret_words import hidden_names, keys, search
from tests.server.secrecy.transcripts import Leak
from tests.server.secrecy.twins import Moment
from tests.server.secrecy.worlds import Stage

SETTING = Setting("ticket-europe", 3, {}, ("starting-tickets", "turn"), last=30)
Found = tuple[list[Moment], Guests]


@pytest.fixture(scope="module")
def found(stage: Stage) -> Found:
    """Moments of one match."""

    async def find() -> Found:
        rng = Random("planted")
        table_id, guests = await seated(stage.original, SETTING, rng)
        await stage.move_in()
        seen = await moments(stage.original, stage.time, SETTING, table_id, guests, rng)
        return seen, guests

    return stage.runner.run(find())


async def look(stage: Stage, found: Found) -> None:
    """Seat 1 and a spectator look at all moments."""
    seen, guests = found
    for moment in seen:
        for seat in (None, 1):
            where = f"planted, entry {moment.number}, seen by {seat}"
            await compare_worlds(stage, moment, guests, seat, where, Counted(), thoroughly=True)


# --- leaks -----------------------------------------------------------------------------------


def top_of_the_deck(match: LiveMatch) -> str:
    """What the next card will be."""
    position: dict[str, Any] = plain(match.state.position())
    return str(position["deck"][0])


def the_next_card_in_the_view(patch: pytest.MonkeyPatch) -> None:
    view = LiveMatch.view

    def leaking(match: LiveMatch, seat: int | None) -> Any:
        return plain(view(match, seat)) | {"next": top_of_the_deck(match)}

    patch.setattr(LiveMatch, "view", leaking)


def all_secrets(event: StoredEvent) -> StoredEvent:
    """An event that tells everybody what only some should see."""
    shown = {name: value for seen in event.secret.values() for name, value in seen.items()}
    return msgspec.structs.replace(event, arguments=event.arguments | shown)


def secrets_of_all_in_events(patch: pytest.MonkeyPatch) -> None:
    seen = events._seen
    patch.setattr(events, "_seen", lambda n, event, seat: seen(n, all_secrets(event), seat))


def secrets_in_fresh_events_alone(patch: pytest.MonkeyPatch) -> None:
    become = LiveTable.become

    def leaking(live: LiveTable, play: Any, events: list[Event], *more: Any) -> None:
        become(live, play, [all_secrets(event) for event in events], *more)

    patch.setattr(LiveTable, "become", leaking)


def refusals_that_depend_on_the_deck(patch: pytest.MonkeyPatch) -> None:
    move = Door.move

    async def leaking(door: Door, live: LiveTable, seat: int, *more: Any) -> int:
        try:
            return await move(door, live, seat, *more)
        except Denied as denied:
            if denied.code != "illegal" or live.play is None:
                raise
            reason = f"the next card is {top_of_the_deck(live.play.match)}"
            raise Denied("bad-request", {"reason": reason}) from None

    patch.setattr(Door, "move", leaking)


def others_orders_at_the_table(patch: pytest.MonkeyPatch) -> None:
    describe = table_routes.describe_live  # type: ignore[attr-defined]

    def leaking(presence: Any, live: LiveTable, visitor: Any) -> Any:
        table = describe(presence, live, visitor)
        table.bot_pause = float(len(live.orders))
        return table

    patch.setattr(table_routes, "describe_live", leaking)


def the_seed_in_the_clock(patch: pytest.MonkeyPatch) -> None:
    def leaking(live: LiveTable) -> Mapping[str, object]:
        assert live.row.seed is not None
        return {"now": 0, "left": list(live.row.seed[:1]), "runs": []}

    patch.setattr(LiveTable, "clock_message", leaking)


def undo_that_depends_on_the_deck(patch: pytest.MonkeyPatch) -> None:
    state = match_routes.match_state  # type: ignore[attr-defined]

    async def leaking(database: Any, live: LiveTable, *who: Any, onlooker: bool = False) -> Any:
        message = await state(database, live, *who, onlooker=onlooker)
        message.can_undo = top_of_the_deck(live.play.match) > "g" if live.play else False
        return message

    patch.setattr(match_routes, "match_state", leaking)


def another_seat_over_the_socket(patch: pytest.MonkeyPatch) -> None:
    state = table_socket.match_state  # type: ignore[attr-defined]

    async def leaking(database: Any, live: LiveTable, *who: Any, onlooker: bool = False) -> Any:
        message = await state(database, live, *who, onlooker=onlooker)
        message.prompt = live.prompt_json(0)
        return message

    patch.setattr(table_socket, "match_state", leaking)


def another_seat_over_rest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_routes, "check_own_seat", lambda *_: None)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    the_next_card_in_the_view,
    secrets_of_all_in_events,
    secrets_in_fresh_events_alone,
    refusals_that_depend_on_the_deck,
    others_orders_at_the_table,
    the_seed_in_the_clock,
    undo_that_depends_on_the_deck,
    another_seat_over_the_socket,
    another_seat_over_rest,
]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(
    stage: Stage, found: Found, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(Leak):
            stage.runner.run(look(stage, found))


def test_without_a_leak_nothing_is_found(stage: Stage, found: Found) -> None:
    stage.runner.run(look(stage, found))


def test_words_that_must_not_be_there_are_found(found: Found) -> None:
    moment = found[0][-1]
    words = keys(moment) | hidden_names(moment, 1)
    assert len(words) > 20
    search([("a view", b'{"ticket": "known to all"}')], words, "nowhere")
    for secret in (moment.seed.hex(), next(iter(hidden_names(moment, 1))).decode()):
        with pytest.raises(Leak):
            search([("a view", f"[{secret}]".encode())], words, "here")
