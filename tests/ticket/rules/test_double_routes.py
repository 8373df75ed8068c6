"""Double routes: who may take the second track (TTR-DOUBLE)."""

import pytest

from stellwerk import game
from tests.ticket.positions import Table, claim, position, seat

CARDS = {"red": 3, "black": 3, "orange": 3, "pink": 3, "yellow": 3}
TRACKS = {
    "ticket-europe": ({"berlin_frankfurt_black": "black"}, {"berlin_frankfurt_red": "red"}),
    "ticket-usa": ({"chicago__pittsburgh__2": "black"}, {"chicago__pittsburgh": "orange"}),
    "ticket-switzerland": ({"fribourg__lausanne__2": "pink"}, {"fribourg__lausanne": "red"}),
}
EITHER_FIRST = pytest.mark.parametrize("first", [0, 1], ids=["first-track", "second-track"])


def table_with_one_track_taken(board: str, players: int, first: int, owner: int) -> Table:
    (taken,) = TRACKS[board][first]
    seats = [seat(CARDS), seat(), seat(), seat(), seat()][:players]
    cards = CARDS if owner == 0 else {}
    seats[owner] = seat(cards, routes=[taken])
    return position(game(board, players=players), *seats)


def refusal_of_the_other_track(table: Table, board: str, first: int) -> str | None:
    ((route, colour),) = TRACKS[board][1 - first].items()
    return table.refuses(claim(route, **{colour: 3}))


@pytest.mark.rule("TTR-DOUBLE-1")
@pytest.mark.parametrize(
    ("board", "players"),
    [
        *[("ticket-europe", players) for players in (2, 3, 4, 5)],
        *[("ticket-usa", players) for players in (2, 3, 4, 5)],
        *[("ticket-switzerland", players) for players in (2, 3)],
    ],
)
@EITHER_FIRST
def test_nobody_owns_both_tracks(board: str, players: int, first: int) -> None:
    table = table_with_one_track_taken(board, players, first, owner=0)
    assert refusal_of_the_other_track(table, board, first) == "TTR-DOUBLE-1"


@pytest.mark.rule("TTR-DOUBLE-2")
@pytest.mark.parametrize("board", ["ticket-europe", "ticket-usa"])
@pytest.mark.parametrize(
    ("players", "expected"), [(2, "TTR-DOUBLE-2"), (3, "TTR-DOUBLE-2"), (4, None), (5, None)]
)
@EITHER_FIRST
def test_europe_and_usa_open_the_second_track_from_four_players(
    board: str, players: int, expected: str | None, first: int
) -> None:
    table = table_with_one_track_taken(board, players, first, owner=1)
    assert refusal_of_the_other_track(table, board, first) == expected


@pytest.mark.rule("TTR-DOUBLE-3")
@pytest.mark.parametrize(("players", "expected"), [(2, "TTR-DOUBLE-3"), (3, None)])
@EITHER_FIRST
def test_switzerland_opens_the_second_track_with_three_players(
    players: int, expected: str | None, first: int
) -> None:
    board = "ticket-switzerland"
    table = table_with_one_track_taken(board, players, first, owner=1)
    assert refusal_of_the_other_track(table, board, first) == expected


@pytest.mark.rule("TTR-DOUBLE-2", "TTR-CLAIM-5")
def test_a_third_player_finds_both_tracks_taken() -> None:
    rules = game("ticket-europe", players=4)
    tracks = [seat(routes=["berlin_frankfurt_black"]), seat(routes=["berlin_frankfurt_red"])]
    table = position(rules, seat(red=3, black=3), *tracks)
    assert table.refuses(claim("berlin_frankfurt_red", red=3)) == "TTR-CLAIM-5"
    assert table.refuses(claim("berlin_frankfurt_black", black=3)) == "TTR-CLAIM-5"


@pytest.mark.rule("TTR-DOUBLE-2")
def test_a_claim_closes_the_other_track_for_the_next_player() -> None:
    table = position(game("ticket-europe"), seat(red=3), seat(black=3))
    table.play(claim("berlin_frankfurt_red", red=3))
    assert table.refuses(claim("berlin_frankfurt_black", black=3)) == "TTR-DOUBLE-2"


@pytest.mark.rule("TTR-DOUBLE-1", "TTR-DOUBLE-3")
def test_three_swiss_players_share_a_double_tunnel() -> None:
    table = position(
        game("ticket-switzerland", players=3),
        seat(red=1, yellow=1),
        seat(yellow=1),
        deck_top=["blue"] * 6,
    )
    table.play(claim("bellinzona__lugano", red=1), claim("bellinzona__lugano__2", yellow=1))
    assert table.view(None)["routes"] == {"bellinzona__lugano": 0, "bellinzona__lugano__2": 1}
