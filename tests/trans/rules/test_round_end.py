"""How a round ends (TRANS-ROUND)."""

import pytest

from tests.trans.positions import STOP, Table, kinds, lay, position, rails_from, seat, track, trans

ONE_ROUND = trans(rounds=1)
TO_DALLAS = track("r10c14", "r10c16")  # one rail is missing, from r10c16 to r10c18
LAST_RAIL = lay("r10c16", "r10c18")


def near_dallas(mine: str, others: str, other_marker: str = "r10c18", players: int = 2) -> Table:
    """Seat 0 can join r10c14 and Dallas with one rail; seat 1 is at Dallas or elsewhere."""
    return position(
        trans(players=players, rounds=1),
        seat(mine, at="r10c14"),
        seat(others, at=other_marker),
        rails=TO_DALLAS,
    )


@pytest.mark.rule("TRANS-ROUND-1")
def test_the_round_ends_at_once_when_the_own_rail_completes_the_cities() -> None:
    table = near_dallas("dallas", "new_york", other_marker="r4c18")
    events = kinds(table.play(LAST_RAIL))
    assert events[:3] == ["lay", "complete", "round-over"]
    assert table.is_over
    assert table.last_round("won") == [True, False]
    assert table["winners"] == [0]


@pytest.mark.rule("TRANS-ROUND-1")
def test_not_all_cities_are_not_enough() -> None:
    table = near_dallas("dallas new_york", "chicago", other_marker="r4c18")
    table.play(LAST_RAIL)
    assert (table.is_over, table["winners"]) == (False, [])


@pytest.mark.rule("TRANS-ROUND-1")
def test_cities_must_be_joined_with_the_own_marker() -> None:
    """Both cities of seat 1 are joined with each other, but not with its marker."""
    table = position(
        ONE_ROUND,
        seat("new_york", at="r10c14"),
        seat("dallas oklahoma_city", at="r4c18"),
        rails=[*TO_DALLAS, *track("r10c16", "r9c17", "r8c16")],
    )
    table.play(LAST_RAIL)
    assert not table.is_over


@pytest.mark.rule("TRANS-ROUND-1")
def test_a_marker_in_the_city_joins_it() -> None:
    table = near_dallas("new_york", "dallas oklahoma_city", other_marker="r8c16")
    table.play(lay("r10c16", "r9c17"), lay("r9c17", "r8c16"))
    assert not table.is_over
    table.play(lay("r10c16", "r10c18"))
    assert table.last_round("won") == [False, True]


@pytest.mark.rule("TRANS-ROUND-1")
def test_the_rail_of_another_completes_cities_too() -> None:
    """A passive win: seat 0 joins seat 1's marker at r10c16 with Dallas, and stops."""
    table = position(
        ONE_ROUND,
        seat("new_york", at="r10c14"),
        seat("dallas", at="r10c16"),
        rails=TO_DALLAS,
    )
    events = table.play(LAST_RAIL)
    assert kinds(events) == ["lay", "complete"]
    assert events[1].seat == 1
    table.play(STOP)
    assert table.is_over
    assert table.last_round("won") == [False, True]
    assert table.points() == [0, 4]


@pytest.mark.rule("TRANS-ROUND-2")
def test_who_completes_another_may_still_finish_the_turn() -> None:
    table = position(
        ONE_ROUND, seat("new_york", at="r10c14"), seat("dallas", at="r10c16"), rails=TO_DALLAS
    )
    table.play(LAST_RAIL)
    assert (table["winners"], table.to_move, table["budget"]) == ([1], 0, 1)
    assert table.allows(STOP)
    assert table.allows(lay("r10c18", "r10c20"))
    assert table.view(0)["winners"] == [1]
    table.play(lay("r10c18", "r10c20"))
    assert table.last_round("won") == [False, True]


@pytest.mark.rule("TRANS-ROUND-2")
def test_after_that_turn_the_round_is_over_and_nobody_else_has_a_turn() -> None:
    table = position(
        trans(players=3, rounds=1),
        seat("new_york", at="r10c14"),
        seat("dallas", at="r10c16"),
        seat("el_paso", at="r11c9"),
        rails=TO_DALLAS,
    )
    table.play(LAST_RAIL, STOP)
    assert table.is_over
    assert table.last_round("missing")[1:] == [0, 1]


@pytest.mark.rule("TRANS-ROUND-2", "TRANS-ROUND-3")
def test_the_second_rail_can_complete_the_own_cities_so_that_both_win() -> None:
    """The second example of the rulebook."""
    table = both_can_win()
    events = table.play(LAST_RAIL)
    assert kinds(events) == ["lay", "complete"]
    assert (table["winners"], table.is_over) == ([1], False)
    events = table.play(lay("r10c16", "r9c15"))
    assert kinds(events)[:4] == ["lay", "join", "complete", "round-over"]
    assert table.last_round("won") == [True, True, False]
    assert table.last_round("points") == [4, 4, 0]
    assert table["winners"] == [0, 1]


def both_can_win() -> Table:
    """Seat 1 waits for Dallas; seat 0 for Oklahoma City, which seat 2 has joined with r9c15."""
    return position(
        trans(players=3, rounds=1),
        seat("oklahoma_city", at="r10c14"),
        seat("dallas", at="r10c16"),
        seat("new_york", at="r9c15"),
        rails=[*TO_DALLAS, *track("r9c15", "r8c16")],
    )


@pytest.mark.rule("TRANS-ROUND-2")
def test_if_the_first_rail_completes_the_own_cities_too_the_round_ends_at_once() -> None:
    """One rail joins both networks: both complete, and there is no second rail."""
    table = position(
        ONE_ROUND,
        seat("dallas", at="r10c14"),
        seat("oklahoma_city", at="r10c18"),
        rails=[*TO_DALLAS, *track("r10c16", "r9c15", "r8c16")],
    )
    table.play(LAST_RAIL)
    assert table.is_over
    assert table.last_round("won") == [True, True]


@pytest.mark.rule("TRANS-ROUND-3")
def test_every_one_who_completes_wins_the_round() -> None:
    table = position(
        trans(players=4, rounds=1),
        seat("new_york", at="r10c14"),
        seat("dallas", at="r10c16"),
        seat("oklahoma_city", at="r10c18"),
        seat("el_paso", at="r4c18"),
        rails=[*TO_DALLAS, *track("r10c16", "r9c15", "r8c16")],
    )
    events = table.play(LAST_RAIL, STOP)
    assert table.last_round("won") == [False, True, True, False]
    assert table["winners"] == [1, 2]
    scores = [event.arguments for event in events if event.kind == "trans-score"]
    assert [score.points for score in scores][1:3] == [4, 4]


def nearly_out_of_rails(
    first: tuple[str, str],
    second: tuple[str, str],
    laid: list[str] | None = None,
    *,
    left: int = 1,
    rounds: int = 1,
) -> Table:
    """Seat 2 has laid all rails but so many in the north; the others are in the south."""
    game = trans(players=3, rounds=rounds)
    south = laid or []
    return position(
        game,
        seat(first[0], at=first[1], points=5),
        seat(second[0], at=second[1], points=6),
        seat("new_york", at="r0c2"),
        rails=[*rails_from(game, "r0c2", 85 - left - len(south)), *south],
    )


@pytest.mark.rule("TRANS-ROUND-4")
def test_the_round_ends_when_all_85_rails_are_laid_and_nobody_has_won() -> None:
    table = nearly_out_of_rails(("dallas", "r10c14"), ("el_paso", "r11c17"))
    assert table.view(None)["rails_left"] == 1
    events = kinds(table.play(lay("r10c14", "r10c16")))
    assert events[:3] == ["lay", "rails-out", "round-over"]
    assert table.is_over
    assert table.last_round("won") == [False] * 3
    assert table.last_round("missing")[:2] == [1, 3]
    assert table.last_round("points") == [3, 1, 0]
    assert (table["winners"], len(table["rails"])) == ([], 85)


@pytest.mark.rule("TRANS-ROUND-4")
def test_a_rail_on_a_double_line_is_one_of_the_85_too() -> None:
    table = nearly_out_of_rails(("dallas", "r9c7"), ("el_paso", "r11c17"), left=2)
    table.play(lay("r9c7", "r9c9"))
    assert (table.is_over, table.view(None)["rails_left"]) == (False, 1)
    table.play(lay("r11c17", "r11c15"))
    assert table.is_over
    assert table.last_round("missing")[:2] == [5, 2]


@pytest.mark.rule("TRANS-ROUND-4")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_last_rail_can_still_win_the_round(winner: int) -> None:
    hands = ["dallas", "el_paso"] if winner == 0 else ["el_paso", "dallas"]
    table = nearly_out_of_rails((hands[0], "r10c14"), (hands[1], "r10c16"), TO_DALLAS)
    table.play(LAST_RAIL)
    assert table.is_over
    assert table["winners"] == [winner]
    assert table.last_round("points")[winner] == 4


@pytest.mark.rule("TRANS-ROUND-4")
def test_rails_used_up_in_a_longer_game_start_the_next_round() -> None:
    table = nearly_out_of_rails(("dallas", "r10c14"), ("el_paso", "r11c17"), rounds=0)
    table.play(lay("r10c14", "r10c16"))
    assert (table["round"], table["rails"], table.points()) == (2, [], [8, 7, 0])
