"""Looking back at a match: the ledger adds up, nothing contradicts anything, nothing leaks."""

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

import stellwerk
from stellwerk.games.families import families
from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.state import KernelState
from stellwerk.study.judges import judge_of
from stellwerk.study.marks import BAD, CLEARLY, DOUBTFUL
from stellwerk.study.quality import QUALITIES
from stellwerk.study.review import review_match
from stellwerk.study.self_play import policies_of
from stellwerk.study.standing import standing
from stellwerk.study.weighing import Scales
from tests.study.conftest import Reviewed, played

USUAL, CHANCE = 0, 1


def test_the_ledger_of_everybody_adds_up_to_the_result(reviewed: Reviewed) -> None:
    assert reviewed.match.result is not None
    winners = reviewed.match.result.winners
    for seat, person in enumerate(reviewed.found.seats):
        account = person.account
        parts = account.deal + account.draws + account.choices + account.others
        assert account.start + parts == pytest.approx(account.result, abs=1e-4)
        assert account.result == pytest.approx((seat in winners) / len(winners), abs=1e-4)
        assert person.luck == pytest.approx(account.deal + account.draws, abs=1e-4)


def test_what_one_gains_by_a_choice_the_others_lose(reviewed: Reviewed) -> None:
    accounts = [person.account for person in reviewed.found.seats]
    for part in ("deal", "draws"):
        assert sum(getattr(account, part) for account in accounts) == pytest.approx(0, abs=1e-3)
    assert sum(each.choices + each.others for each in accounts) == pytest.approx(0, abs=1e-3)


def test_the_ledger_counts_what_the_decisions_did(reviewed: Reviewed) -> None:
    for seat, person in enumerate(reviewed.found.seats):
        own = [each.booked[seat] for each in reviewed.found.decisions if each.seat == seat]
        others = [each.booked[seat] for each in reviewed.found.decisions if each.seat != seat]
        assert person.account.choices == pytest.approx(sum(own), abs=2e-3)
        assert person.account.others == pytest.approx(sum(others), abs=2e-3)


def test_what_a_choice_did_is_measured_as_the_chances_are() -> None:
    """Else choices would not add up over a match to what was won by them.

    Nothing is hidden here, so the chances after both moves say the same.
    """
    match = played("wensleydale", players=2)
    game, policies = match.game, policies_of(match.game)
    usual = policies.make(policies.searching)
    quality = replace(QUALITIES["quick"], stop=150)
    step = next(step for step in match.steps if step.seat == CHANCE)
    before = step.before
    assert isinstance(before, KernelState)
    (instead,) = candidates(before, step.seat, usual, 1, 1)
    action = game.action(before, step.seat, step.move)
    assert action != instead
    scales = Scales(judge_of(game, policies), usual, quality)
    found = scales.weigh(before, step.seat, action, standing(before, 0, usual, 1, 8), 1)
    assert found is not None
    after = []
    for each in (action, instead):
        reached = before.clone()
        reached.apply_action(each, step.seat)
        assert isinstance(reached, KernelState)
        after.append(standing(reached, 0, usual, 1, quality.stop).chances)
    for seat, booked in enumerate(found.booked):
        change = after[0][seat].mean - after[1][seat].mean
        error = (booked.error**2 + after[0][seat].error ** 2 + after[1][seat].error ** 2) ** 0.5
        assert abs(booked.mean - change) < 4 * error


def test_chances_are_shares_of_one_win_from_the_first_turn_to_the_result(
    reviewed: Reviewed,
) -> None:
    chances = reviewed.found.chances
    assert chances[0].step == 0
    assert chances[-1].step == reviewed.found.steps == len(reviewed.match.steps)
    assert all(here.step < there.step for here, there in pairwise(chances))
    for point in chances:
        assert sum(point.shares) == pytest.approx(1, abs=1e-3)
        assert all(0 <= share <= 1 for share in point.shares)
    assert chances[-1].shares == [each.account.result for each in reviewed.found.seats]
    assert chances[-1].errors == [0.0] * reviewed.found.players


def test_who_plays_as_the_usual_player_has_chosen_neither_well_nor_badly(
    reviewed: Reviewed,
) -> None:
    account = reviewed.found.seats[USUAL].account
    assert (account.choices, account.choices_error) == (0.0, 0.0)
    assert reviewed.found.seats[CHANCE].account.choices < 0


def test_who_plays_by_chance_plays_less_accurately(reviewed: Reviewed) -> None:
    good, chance = reviewed.found.seats[USUAL], reviewed.found.seats[CHANCE]
    assert good.accuracy is not None
    assert chance.accuracy is not None
    assert good.accuracy > chance.accuracy
    assert chance.bad > 0


def test_a_mark_stands_only_where_the_difference_is_beyond_its_error(reviewed: Reviewed) -> None:
    for decision in reviewed.found.decisions:
        best = decision.alternatives[0]
        assert best.difference == 0.0
        if decision.mark in ("doubtful", "bad"):
            assert decision.cost > CLEARLY * decision.error
            assert decision.cost >= (BAD if decision.mark == "bad" else DOUBTFUL)
            assert best.move != decision.move
        if decision.mark == "good":
            assert decision.cost == 0.0
            assert best.move == decision.move
        own = next(each for each in decision.alternatives if each.move == decision.move)
        assert own.difference == -decision.cost
        assert decision.mark is None or decision.plan is not None


def test_persons_are_told_what_the_decisions_say(reviewed: Reviewed) -> None:
    for seat, person in enumerate(reviewed.found.seats):
        mine = [each for each in reviewed.found.decisions if each.seat == seat]
        assert person.decisions == len(mine)
        assert person.bad == sum(each.mark == "bad" for each in mine)
        if person.worst is not None:
            worst = next(each for each in mine if each.step == person.worst)
            assert worst.cost == max(each.cost for each in mine if each.mark in ("doubtful", "bad"))


def test_the_same_seed_gives_the_same_review_to_the_byte() -> None:
    match = played("trans-amerika", players=2, rounds=1)
    first = stellwerk.review(match.record, "quick", seed=3)
    again = stellwerk.review(match.record, "quick", seed=3)
    other = stellwerk.review(match.record, "quick", seed=4)
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    assert msgspec.json.encode(first) != msgspec.json.encode(other)


def test_a_decision_is_judged_by_what_its_seat_knew(reviewed: Reviewed) -> None:
    """What is hidden from the seat is replaced, and every number stays."""
    game = reviewed.match.game
    policies = families()[game.family].policies
    assert policies is not None
    usual = policies.make(policies.searching)
    scales = Scales(judge_of(game, policies), usual, QUALITIES["quick"])
    looked_at = reviewed.found.decisions[:: max(1, len(reviewed.found.decisions) // 4)]
    for decision in looked_at:
        step = reviewed.match.steps[decision.step]
        action = game.action(step.before, step.seat, step.move)
        assert isinstance(step.before, KernelState)
        stop = standing(step.before, decision.step, usual, 1, 8)
        twin = step.before.resample(step.seat, 5)
        assert isinstance(twin, KernelState)
        found = scales.weigh(step.before, step.seat, action, stop, 7)
        assert found is not None
        assert found == scales.weigh(twin, step.seat, action, stop, 7)


def test_before_the_end_nobody_learns_anything() -> None:
    match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
    with pytest.raises(stellwerk.CannotReview, match="before its end nobody learns"):
        stellwerk.review(match.record)


def test_an_unknown_quality_is_refused_in_words(reviewed: Reviewed) -> None:
    with pytest.raises(stellwerk.CannotReview, match="quick, usual, thorough"):
        review_match(reviewed.match, "best")  # type: ignore[arg-type]
