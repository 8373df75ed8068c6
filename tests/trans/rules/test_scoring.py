"""Points for missing rails, and the end of the game (TRANS-SCORE, TRANS-END)."""

import random

import pytest

from tests.models.compare_trans import choose
from tests.plain import plain
from tests.trans.positions import Table, kinds, lay, place, position, seat, started, track, trans

ONE_ROUND = trans(rounds=1)
WIN = lay("r10c16", "r10c18")  # seat 0 joins Dallas
ROW_TO_OMAHA = ["r4c16", "r4c14", "r4c12", "r4c10", "r4c8", "r4c6", "r4c4"]


def won_by_seat_0(other_hand: str, other_marker: str, cards: str = "") -> Table:
    """Seat 0 has won; what does seat 1 still miss?"""
    table = position(
        trans(cards=cards, rounds=1),
        seat("dallas", at="r10c16"),
        seat(other_hand, at=other_marker),
    )
    table.play(WIN)
    assert table.last_round("won") == [True, False]
    return table


@pytest.mark.rule("TRANS-SCORE-1")
@pytest.mark.parametrize(("missing", "points"), [(1, 3), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_the_fewer_rails_are_missing_the_more_points(missing: int, points: int) -> None:
    """The third example of the rulebook: 0/1/2/3/4/5 missing are 4/3/2/1/1/0 points."""
    table = won_by_seat_0("omaha", ROW_TO_OMAHA[missing])
    assert table.last_round("missing") == [0, missing]
    assert table.last_round("points") == [4, points]
    assert table.points() == [4, points]
    assert table.state.returns() == [4.0, float(points)]


@pytest.mark.rule("TRANS-SCORE-1")
def test_a_double_line_counts_two() -> None:
    """Washington lies behind the Appalachians."""
    assert won_by_seat_0("washington", "r5c29").last_round("missing") == [0, 2]


@pytest.mark.rule("TRANS-SCORE-1")
def test_everyone_counts_for_oneself() -> None:
    """Both lack the same rail, and each of them counts it."""
    table = position(
        trans(players=4, rounds=1),
        seat("dallas", at="r10c16"),
        seat("omaha", at="r4c14"),
        seat("denver", at="r4c16"),
        seat("kansas_city", at="r6c12"),
        rails=track("r5c11", "r4c12", "r4c14"),
    )
    table.play(WIN)
    assert table.last_round("missing") == [0, 1, 1, 3]


@pytest.mark.rule("TRANS-SCORE-1")
def test_the_count_is_told_to_everybody_with_all_cities() -> None:
    table = position(ONE_ROUND, seat("dallas", at="r10c16"), seat("omaha chicago", at="r4c14"))
    events = table.play(WIN)
    assert kinds(events) == [
        "lay", "complete", "round-over", "reveal", "score", "reveal", "score", "over",
    ]  # fmt: skip
    counted = [plain(event.arguments) for event in events if event.kind == "trans-score"]
    assert counted[0] == {"missing": 0, "points": 4, "total": 4}
    assert counted[1]["missing"] == table.last_round("missing")[1]
    shown = [
        plain(event.seen_by(None).arguments) for event in events if event.kind == "trans-reveal"
    ]
    assert shown == [{"cities": ["dallas"]}, {"cities": ["chicago", "omaha"]}]


@pytest.mark.rule("TRANS-SCORE-2")
def test_a_missing_rail_that_serves_several_cities_counts_once() -> None:
    game = trans()
    table = position(game, seat("washington bismarck", at="r9c15"), seat("el_paso", at="r0c18"))
    root = game.names.crossing["r9c15"]
    ways = [
        table.state.tree_cost(root, [game.city_crossing[game.names.city[city]]])
        for city in ("washington", "bismarck")
    ]
    assert table.state.missing(0) == 17 < sum(ways)


@pytest.mark.rule("TRANS-SCORE-2")
def test_going_to_one_city_and_then_to_the_other_is_not_always_cheapest() -> None:
    """From r10c20 it is 9 to Minneapolis and 9 to Washington; a common way to both is cheaper."""
    game = trans()
    table = position(game, seat("washington minneapolis", at="r10c20"), seat("el_paso", at="r0c18"))
    state, start = table.state, game.names.crossing["r10c20"]
    north, east = (
        game.city_crossing[game.names.city[city]] for city in ("minneapolis", "washington")
    )
    assert state.tree_cost(start, [north]) == state.tree_cost(start, [east]) == 9
    assert state.missing(0) == 15 < 9 + min(9, state.tree_cost(north, [east]))


@pytest.mark.rule("TRANS-SCORE-2")
def test_laid_rails_are_free_even_those_of_others_not_joined_yet() -> None:
    table = position(
        trans(players=3, rounds=1),
        seat("dallas", at="r10c16"),
        seat("omaha", at="r4c6"),
        seat("el_paso", at="r4c12"),
        rails=track("r4c12", "r4c10", "r4c8"),
    )
    table.play(WIN)
    assert table.last_round("missing")[:2] == [0, 3]


@pytest.mark.rule("TRANS-SCORE-2")
def test_cities_already_joined_cost_nothing_and_a_network_starts_anywhere() -> None:
    rails = track("r4c16", "r4c14", "r4c12", "r4c10", "r4c8", "r4c6")
    table = position(
        ONE_ROUND,
        seat("dallas", at="r10c16"),
        seat("omaha salt_lake_city bismarck", at="r4c12"),
        rails=rails,
    )
    table.play(WIN)
    assert table.last_round("missing") == [0, 4]  # three lines from r4c14, one across the Missouri


@pytest.mark.rule("TRANS-SCORE-2")
def test_a_seat_sees_its_own_missing_rails() -> None:
    table = position(ONE_ROUND, seat("dallas", at="r10c16"), seat("omaha", at="r4c6"))
    assert table.view(0)["you"]["missing"] == 1
    assert table.view(1)["you"]["missing"] == 5
    fresh = started(ONE_ROUND)
    assert fresh.view(fresh.to_move)["you"]["missing"] is None
    with pytest.raises(ValueError, match="marker"):
        fresh.state.missing(0)


# --- the end of the game ---------------------------------------------------------------------


def decided(points: tuple[int, int], other_missing: int = 1) -> Table:
    """Seat 0 wins a round with 4 points, seat 1 lacks a rail: 3 points; before they had these."""
    table = position(
        trans(),
        seat("dallas", at="r10c16", points=points[0]),
        seat("omaha", at=ROW_TO_OMAHA[other_missing], points=points[1]),
    )
    table.play(WIN)
    return table


@pytest.mark.rule("TRANS-END-1")
@pytest.mark.parametrize("points", [(8, 9), (0, 0), (8, 0)])
def test_the_game_goes_on_while_nobody_has_13_points(points: tuple[int, int]) -> None:
    table = decided(points)
    assert not table.is_over
    assert (table["round"], table["phase"]) == (2, "place")
    assert table.points() == [points[0] + 4, points[1] + 3]


@pytest.mark.rule("TRANS-END-1")
@pytest.mark.parametrize(
    ("points", "winners"), [((9, 0), [0]), ((0, 10), [1]), ((12, 12), [0]), ((9, 11), [1])]
)
def test_the_game_ends_after_the_round_in_which_someone_reaches_13(
    points: tuple[int, int], winners: list[int]
) -> None:
    table = decided(points)
    assert table.is_over
    assert table.result()["winners"] == winners
    assert table.refuses(place("r0c2"), by=0) == "TRANS-END-1"


@pytest.mark.rule("TRANS-END-1")
def test_14_beats_13() -> None:
    table = decided((9, 11))
    assert table.points() == [13, 14]
    assert table.result()["winners"] == [1]
    assert table.result()["ranking"] == [1, 0]


@pytest.mark.rule("TRANS-END-1")
@pytest.mark.parametrize("points", [(9, 10), (10, 11)])
def test_a_tie_at_13_or_more_is_a_shared_win(points: tuple[int, int]) -> None:
    table = decided(points)
    assert table.is_over
    assert table.result()["winners"] == [0, 1]


@pytest.mark.rule("TRANS-END-1")
def test_the_winner_of_the_last_round_need_not_win_the_game() -> None:
    table = decided((0, 11), other_missing=2)
    assert (table["winners"], table.result()["winners"]) == ([0], [1])


@pytest.mark.rule("TRANS-END-1")
def test_a_game_of_one_round_ends_after_it() -> None:
    table = position(ONE_ROUND, seat("dallas", at="r10c16"), seat("omaha", at="r4c14"))
    assert kinds(table.play(WIN))[-1] == "over"
    assert table.result()["winners"] == [0]


@pytest.mark.rule("TRANS-END-1")
def test_when_the_game_is_over_all_cities_are_open_and_nobody_moves() -> None:
    table = decided((9, 0))
    assert (table["phase"], table["turn"], table.state.pending_players()) == ("over", None, [])
    assert set(table["revealed"]) == table.hand(0) | table.hand(1)
    for observer in (None, 0, 1):
        assert table.view(observer)["seats"][1]["revealed"] == ["omaha"]
        assert table.view(observer)["result"] == table.result()


@pytest.mark.rule("TRANS-END-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_whole_game_ends_with_13_points_and_each_round_starts_one_seat_further(
    players: int,
) -> None:
    game = trans("trans-europa", players)
    for seed in range(2):
        state, rng = game.new_state(seed), random.Random(seed)
        starts = {1: state._dump()["start_seat"]}
        while not state.is_terminal():
            before = [mine["points"] for mine in state._dump()["seats"]]
            assert max(before) < 13
            mover = state.current_player()
            state.apply_action(choose(rng, "purposeful", game, state, mover))
            starts[state._dump()["round"]] = state._dump()["start_seat"]
        first = starts[1]
        assert starts == {n: (first + n - 1) % players for n in range(1, len(starts) + 1)}
        result = game.result(state)
        totals = [score.total for score in result.scores]
        assert max(totals) >= 13
        assert result.winners == [i for i, n in enumerate(totals) if n == max(totals)]
