"""Laying rails (TRANS-TURN)."""

import pytest

from tests.plain import Move
from tests.trans.positions import (
    PASS,
    STOP,
    Table,
    hand_on,
    kinds,
    lay,
    place,
    position,
    put_back,
    seat,
    track,
    trans,
)

ISLAND = [*track("r6c1", "r6c3", "r7c4", "r7c2", "r6c3"), *track("r6c1", "r7c2")]  # Biscay


def two_far_apart(*, rails: list[str] | None = None, cards: str = "") -> Table:
    """Seat 0 in the west, seat 1 in the east of Trans Amerika."""
    return position(
        trans(cards=cards),
        seat("omaha dallas", at="r4c10"),
        seat("new_york chicago", at="r8c18"),
        rails=rails or (),
    )


@pytest.mark.rule("TRANS-TURN-1")
def test_a_turn_is_two_rails_on_single_lines() -> None:
    table = two_far_apart()
    table.play(lay("r4c10", "r4c12"))
    assert (table.to_move, table["budget"], table["laid_this_turn"]) == (0, 1, 1)
    table.play(lay("r4c12", "r4c14"))
    assert (table.to_move, table["budget"], table["laid_this_turn"]) == (1, 2, 0)
    assert table["rails"] == track("r4c10", "r4c12", "r4c14")


@pytest.mark.rule("TRANS-TURN-1")
@pytest.mark.parametrize("double", ["water", "mountain"])
def test_a_turn_is_one_rail_on_a_double_line(double: str) -> None:
    start, end = {"water": ("r4c16", "r4c18"), "mountain": ("r5c11", "r5c9")}[double]
    table = position(trans(), seat("omaha dallas", at=start), seat("new_york", at="r8c18"))
    events = table.play(lay(start, end))
    assert (table.to_move, table["rails"]) == (1, track(start, end))
    assert events[0].arguments.cost == 2


@pytest.mark.rule("TRANS-TURN-1")
def test_a_double_line_is_too_dear_after_a_first_rail() -> None:
    table = position(trans(), seat("dallas", at="r4c16"), seat("new_york", at="r8c18"))
    assert table.allows(lay("r4c16", "r4c18"))
    table.play(lay("r4c14", "r4c16"))
    refusal = table.why_not(lay("r4c16", "r4c18"))
    assert refusal is not None
    assert (refusal.rule, refusal.arguments["cost"]) == ("TRANS-TURN-1", 2)
    assert refusal.arguments["budget"] == 1
    assert table.refuses(lay("r4c16", "r4c18")) == "TRANS-TURN-1"
    assert table.allows(lay("r4c14", "r4c12"))


@pytest.mark.rule("TRANS-TURN-1")
def test_a_line_takes_only_one_rail() -> None:
    table = two_far_apart(rails=track("r4c10", "r4c12"))
    assert table.refuses(lay("r4c10", "r4c12")) == "TRANS-TURN-1"


@pytest.mark.rule("TRANS-TURN-1")
@pytest.mark.parametrize("move", [lay("r8c18", "r8c20"), STOP, PASS, place("r0c2")])
def test_nobody_plays_out_of_turn(move: Move) -> None:
    assert two_far_apart().refuses(move, by=1) == "TRANS-TURN-1"


@pytest.mark.rule("TRANS-TURN-1")
@pytest.mark.parametrize(
    "move", [place("r0c2"), put_back("omaha"), hand_on("omaha"), lay("r0c2", "r9c9"), {"do": "fly"}]
)
def test_a_turn_is_for_laying_rails_on_lines(move: Move) -> None:
    table = two_far_apart()
    assert table.refuses(move) == "TRANS-TURN-1"
    assert table.kinds_of_moves() == {"lay"}


@pytest.mark.rule("TRANS-TURN-1")
def test_a_turn_ends_when_the_rest_of_the_budget_buys_nothing() -> None:
    """All single lines of the island are laid, and a budget of 1 buys no double one."""
    game = trans("trans-europa")
    table = position(game, seat("madrid", at="r6c1"), seat("moscow", at="r4c21"), rails=ISLAND[:-1])
    events = table.play({"do": "lay", "line": ISLAND[-1]})
    assert (table.to_move, table["budget"]) == (1, 2)
    assert kinds(events) == ["lay"]


@pytest.mark.rule("TRANS-TURN-2")
def test_at_least_one_rail_must_be_laid() -> None:
    table = two_far_apart()
    assert table.refuses(STOP) == "TRANS-TURN-2"
    assert table.refuses(PASS) == "TRANS-TURN-6"
    assert table.kinds_of_moves() == {"lay"}


@pytest.mark.rule("TRANS-TURN-2")
def test_after_the_first_rail_a_player_may_stop() -> None:
    table = two_far_apart()
    table.play(lay("r4c10", "r4c12"))
    assert table.allows(STOP)
    assert table.refuses(PASS) == "TRANS-TURN-6"
    assert kinds(table.play(STOP)) == ["stop"]
    assert (table.to_move, table["laid_this_turn"], table["budget"]) == (1, 0, 2)
    assert table.refuses(STOP) == "TRANS-TURN-2"


@pytest.mark.rule("TRANS-TURN-3")
def test_a_rail_must_touch_the_own_network() -> None:
    table = two_far_apart(rails=track("r4c10", "r4c12", "r4c14"))
    around = {lay("r4c10", each)["line"] for each in ("r4c8", "r3c9", "r3c11", "r5c9", "r5c11")}
    around |= {lay("r4c12", each)["line"] for each in ("r3c11", "r3c13", "r5c11", "r5c13")}
    around |= {lay("r4c14", each)["line"] for each in ("r3c13", "r3c15", "r4c16", "r5c13", "r5c15")}
    assert {move["line"] for move in table.moves()} == around
    assert table.refuses(lay("r5c13", "r5c15")) == "TRANS-TURN-3"
    assert table.refuses(lay("r8c18", "r8c20")) == "TRANS-TURN-3"


@pytest.mark.rule("TRANS-TURN-3")
def test_branches_are_allowed_and_the_two_rails_may_be_laid_at_different_places() -> None:
    table = two_far_apart(rails=track("r4c10", "r4c12", "r4c14"))
    table.play(lay("r4c12", "r5c13"), lay("r4c10", "r3c11"))
    assert len(table["rails"]) == 4


@pytest.mark.rule("TRANS-TURN-3")
def test_the_second_rail_may_go_on_from_the_first() -> None:
    table = two_far_apart()
    assert table.refuses(lay("r4c12", "r4c14")) == "TRANS-TURN-3"
    table.play(lay("r4c10", "r4c12"))
    assert table.allows(lay("r4c12", "r4c14"))


@pytest.mark.rule("TRANS-TURN-4")
def test_the_second_rail_may_be_laid_at_the_far_end_of_a_network_just_joined() -> None:
    """The first example of the rulebook."""
    table = two_far_apart(rails=track("r4c12", "r5c13", "r6c14", "r7c15", "r8c16", "r8c18"))
    far_end = lay("r8c18", "r8c20")
    assert table.refuses(far_end) == "TRANS-TURN-3"
    events = table.play(lay("r4c10", "r4c12"))
    assert kinds(events) == ["lay", "join"]
    assert (events[1].seat, events[1].arguments.others) == (0, [1])
    assert table.allows(far_end)
    table.play(far_end)
    assert table.to_move == 1


@pytest.mark.rule("TRANS-TURN-4")
def test_everyone_on_a_common_network_builds_on_from_anywhere() -> None:
    rails = track("r4c10", "r4c12", "r5c13", "r6c14", "r7c15", "r8c16", "r8c18")
    table = two_far_apart(rails=rails)
    (network,) = table.view(None)["networks"]
    assert network["seats"] == [0, 1]
    table.play(lay("r8c18", "r8c20"), STOP)
    assert table.allows(lay("r4c10", "r4c8"))
    assert {str(m) for m in table.moves()} >= {str(lay("r4c10", "r3c11"))}


@pytest.mark.rule("TRANS-TURN-4")
def test_networks_meet_where_one_reaches_the_marker_of_another() -> None:
    table = position(trans(), seat("dallas", at="r4c10"), seat("new_york", at="r4c14"))
    table.play(lay("r4c10", "r4c12"))
    assert [each["seats"] for each in table.view(0)["networks"]] == [[0], [1]]
    table.play(lay("r4c12", "r4c14"))
    assert [each["seats"] for each in table.view(0)["networks"]] == [[0, 1]]


@pytest.mark.rule("TRANS-TURN-4")
def test_three_networks_can_meet_one_after_the_other() -> None:
    table = position(
        trans(players=3),
        seat("dallas", at="r4c10"),
        seat("new_york", at="r4c12"),
        seat("chicago", at="r4c14"),
    )
    table.play(lay("r4c10", "r4c12"))
    assert table.allows(lay("r4c12", "r4c14"))
    events = table.play(lay("r4c12", "r4c14"))
    assert events[1].arguments.others == [2]
    assert [each["seats"] for each in table.view(None)["networks"]] == [[0, 1, 2]]


@pytest.mark.rule("TRANS-TURN-5")
@pytest.mark.parametrize(
    ("a", "b", "terrain"), [("r4c9", "r5c10", "ferry"), ("r8c13", "r9c12", "tunnel")]
)
def test_the_channel_ferry_and_the_alpine_tunnel_are_single_lines(
    a: str, b: str, terrain: str
) -> None:
    game = trans("trans-europa")
    found = [line.id for line in game.board.all_lines if line.terrain == terrain]
    assert found == track(a, b)
    table = position(game, seat("madrid", at=a), seat("moscow", at="r4c21"))
    assert table.state.tree_cost(game.names.crossing[a], [game.names.crossing[b]]) == 1
    events = table.play(lay(a, b))
    assert (table.to_move, table["budget"], events[0].arguments.cost) == (0, 1, 1)


@pytest.mark.rule("TRANS-TURN-6")
def test_a_player_who_cannot_lay_any_rail_passes() -> None:
    """With card 9 the third turn has a budget of 1; only double lines leave the island."""
    game = trans("trans-europa", cards="9")
    table = position(
        game, seat("madrid", at="r6c1"), seat("moscow", at="r4c21"), rails=ISLAND, lap=2
    )
    assert table["budget"] == 1
    assert table.moves() == [PASS]
    assert table.refuses(STOP) == "TRANS-TURN-2"
    assert kinds(table.play(PASS)) == ["pass"]
    assert (table.to_move, len(table["rails"])) == (1, len(ISLAND))


@pytest.mark.rule("TRANS-TURN-6")
def test_nobody_passes_who_can_lay_a_rail() -> None:
    game = trans("trans-europa")
    table = position(game, seat("madrid", at="r6c1"), seat("moscow", at="r4c21"), rails=ISLAND)
    assert table["budget"] == 2
    assert table.refuses(PASS) == "TRANS-TURN-6"
    assert table.kinds_of_moves() == {"lay"}
