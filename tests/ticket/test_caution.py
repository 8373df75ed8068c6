"""Which moves people may want to confirm before they count (games/ticket/caution.py)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.plain import Move, plain
from tests.ticket.positions import DRAW_BLIND, DRAW_TICKETS, claim, draw, position, seat, station

EUROPE = game("ticket-europe")
USA = game("ticket-usa")
HAND = {"blue": 4, "yellow": 6, "locomotive": 2}


@pytest.mark.parametrize(
    ("move", "caution"),
    [
        (DRAW_TICKETS, "always"),
        (DRAW_BLIND, "final"),
        (draw("pink"), "final"),
        (claim("constantinople_sofia", blue=3), None),
        (claim("constantinople_sofia", blue=1, locomotive=2), "much"),
        (claim("palermo_smyrna", yellow=4, locomotive=2), "much"),
        (claim("munchen_venezia", blue=2), "much"),
        (station("paris", blue=1), "much"),
    ],
    ids=["tickets", "blind", "row", "short", "locomotives", "ferry", "tunnel", "station"],
)
def test_what_reveals_or_spends_much_calls_for_caution(move: Move, caution: str | None) -> None:
    assert cautions_for(EUROPE, move) == [caution] * (caution is not None)


def test_a_long_route_calls_for_caution_whatever_it_is_paid_with() -> None:
    assert cautions_for(USA, claim("helena__seattle", yellow=6)) == ["much"]


def cautions_for(rules: TicketGame, move: Move) -> list[str]:
    """What the prompt says of this move."""
    table = position(rules, seat(HAND))
    prompt = plain(table.game.prompt(table.state, table.to_move))
    place = prompt["moves"].index(move)
    return [kind for kind, places in prompt["cautions"].items() if place in places]
