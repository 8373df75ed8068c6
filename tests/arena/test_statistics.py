"""Statistics say what is known from elsewhere, and keep the promises they make."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
import scipy  # its parts are read when they are needed

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.cycles import find_cycles
from stellwerk.arena.elo import Comparison, chance_of, rate
from stellwerk.arena.intervals import share_interval, student_quantile
from stellwerk.arena.ladder import DIFFERENCE, expected_score
from stellwerk.arena.sprt import Verdict, judge


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 6, 10, 30, 100, 5000])
def test_quantiles_are_those_of_students_t(freedom: int) -> None:
    assert student_quantile(freedom) == pytest.approx(scipy.stats.t.ppf(0.975, freedom), abs=4e-4)


def test_a_mean_over_deals_has_the_interval_of_students_t() -> None:
    chance = random.Random(1)
    margins = [chance.randrange(-40, 60) for _ in range(30)]
    blocks = Blocks()
    for margin in margins:
        blocks.add(margin, games=4)
    known = scipy.stats.ttest_1samp([margin / 4 for margin in margins], 0).confidence_interval(0.95)
    assert blocks.interval() == pytest.approx((known.low, known.high), rel=1e-3)


def test_deals_with_a_missing_rotation_weigh_less() -> None:
    deals = [(3, 4), (1, 4), (2, 4), (2, 4), (1, 1)]  # wins, games
    blocks = Blocks()
    for wins, games in deals:
        blocks.add(wins, games)
    assert blocks.mean == 9 / 17
    squares = sum((wins - blocks.mean * games) ** 2 for wins, games in deals)
    assert blocks.error == pytest.approx((5 / 4 * squares) ** 0.5 / 17)  # the error of a ratio


def correlated(chance: random.Random, share: float, games: int) -> int:
    """Wins of a deal: luck that decides some deals for all their games."""
    if chance.random() < 0.5:
        return games * (chance.random() < share)
    return sum(chance.random() < share for _ in range(games))


@pytest.mark.parametrize("share", [0.5, 0.8, 0.97])
def test_intervals_hold_the_truth_in_about_95_of_100_cases(share: float) -> None:
    chance = random.Random(2)
    held = 0
    for _ in range(1000):
        blocks = Blocks()
        for _ in range(60):
            blocks.add(correlated(chance, share, 4), games=4)
        low, high = blocks.share_interval(whole=1)
        held += low <= share <= high
    assert 925 <= held <= 990


def test_counting_games_of_a_deal_as_independent_would_promise_too_much() -> None:
    chance = random.Random(3)
    blocks = Blocks()
    for _ in range(400):
        blocks.add(correlated(chance, 0.5, 4), games=4)
    low, high = blocks.share_interval(whole=1)
    naive = 2 * 1.96 * (0.25 / 1600) ** 0.5
    assert high - low > 1.3 * naive


def test_one_deal_says_nothing_and_winning_all_of_few_says_little() -> None:
    assert share_interval(1.0, 0.0, blocks=1) == (0.0, 1.0)
    low, high = share_interval(1.0, 0.0, blocks=10)
    assert high == 1.0
    assert 0.6 < low < 0.75


STRENGTHS = (0.0, 120.0, 200.0, 390.0)


def simulated(chance: random.Random, players: int, deals: int) -> list[Comparison]:
    """Bots of known strength, each alone against others of every other kind."""
    numbers = range(len(STRENGTHS))
    found = []
    for one in numbers:
        for other in numbers:
            if one < other or (players > 2 and one != other):
                win = chance_of(STRENGTHS[one] - STRENGTHS[other], players - 1)
                shares = [correlated(chance, win, players) / players for _ in range(deals)]
                found.append(Comparison(one, other, players - 1, shares))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_elo_finds_the_strengths_of_simulated_bots(players: int) -> None:
    ratings = rate(len(STRENGTHS), simulated(random.Random(4), players, 500))
    for rating, strength in zip(ratings, STRENGTHS, strict=True):
        assert rating.elo == pytest.approx(strength, abs=40)
        assert rating.low - 10 <= strength <= rating.high + 10
    assert ratings[0].low == ratings[0].high == 0  # the anchor is 0 by definition


def test_elo_of_two_follows_from_their_share_alone() -> None:
    three_quarters = Comparison(0, 1, 1, [1.0, 0.5] * 200)
    assert rate(2, [three_quarters])[1].elo == pytest.approx(-190.85, abs=1)


def test_whoever_always_won_has_a_large_rating_that_may_be_larger_still() -> None:
    rating = rate(2, [Comparison(1, 0, 1, [1.0] * 100)])[1]
    assert 700 < rating.elo < 1100
    assert rating.low < rating.elo - 100
    assert rating.high > rating.elo + 200


def test_elo_interval_narrows_with_more_deals() -> None:
    few, many = (
        rate(len(STRENGTHS), simulated(random.Random(5), 2, deals))[3] for deals in (100, 900)
    )
    assert (few.high - few.low) == pytest.approx(3 * (many.high - many.low), rel=0.35)


def verdicts(elo: float, tests: int) -> Counter[Verdict]:
    """What the test says of two players whose strengths differ by so much, deal by deal."""
    chance = random.Random(6)
    found: Counter[Verdict] = Counter()
    for _ in range(tests):
        scores: list[float] = []
        verdict = Verdict.OPEN
        while verdict is Verdict.OPEN:
            scores += [correlated(chance, chance_of(elo), 2) / 2 - 0.5 for _ in range(20)]
            verdict = judge(scores, expected_score(DIFFERENCE, 2))
        found[verdict] += 1
    return found


def test_the_sequential_test_calls_few_equals_unequal() -> None:
    found = verdicts(0, tests=200)
    assert found[Verdict.FIRST] + found[Verdict.SECOND] <= 0.07 * 200
    assert found[Verdict.FIRST] <= 0.045 * 200
    assert found[Verdict.SECOND] <= 0.045 * 200


@pytest.mark.parametrize(
    ("elo", "right"), [(DIFFERENCE, Verdict.FIRST), (-DIFFERENCE, Verdict.SECOND)]
)
def test_the_sequential_test_misses_few_who_are_better(elo: float, right: Verdict) -> None:
    assert verdicts(elo, tests=200)[right] >= 0.93 * 200


def test_the_sequential_test_is_not_certain_after_a_few_equal_deals() -> None:
    needed = expected_score(DIFFERENCE, 2)
    assert judge([], needed) is Verdict.OPEN
    assert judge([0.5] * 3, needed) is Verdict.OPEN
    assert judge([0.0] * 20, needed) is Verdict.OPEN
    assert judge([0.0] * 100, needed) is Verdict.EQUAL


def leads_by(better: Callable[[str, str], bool]) -> dict[tuple[str, str], tuple[float, float]]:
    names = "abcd"
    return {
        (one, other): (0.1 if better(one, other) else -0.1, 0.05)
        for place, one in enumerate(names)
        for other in names[place + 1 :]
    }


def test_bots_in_a_line_make_no_cycle() -> None:
    cycles = find_cycles("abcd", leads_by(lambda one, other: one > other))
    assert cycles.triples == 4
    assert cycles.share == 0


def test_rock_paper_and_scissors_are_found_and_named() -> None:
    leads = leads_by(lambda one, other: (one, other) != ("a", "c"))  # c beats a, else as named
    cycles = find_cycles("abcd", leads)
    assert [cycle.bots for cycle in cycles.found] == [("a", "b", "c")]
    assert cycles.found[0].sure
    assert cycles.share == 0.25
    leads["a", "b"] = (0.04, 0.05)
    assert not find_cycles("abcd", leads).found[0].sure
