"""The policy of Wensleydale: what it compares, that it comes to an end, and what it cannot know."""

import pytest

import stellwerk
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.policies import POLICIES
from stellwerk.kernel.contest import contest
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.wensleydale.policy import PromoterPolicy
from stellwerk.kernel.wensleydale.position import TRAINS
from stellwerk.kernel.wensleydale.promoter import promote_action
from tests.models.compare_wensleydale import (
    CONFIGURATIONS,
    OF_VERSION_1,
    Configuration,
    configuration_id,
    wensleydale_game,
)
from tests.policy_games import WHOLE_GAME, some, states_along

EVERYWHERE = [*CONFIGURATIONS, *OF_VERSION_1]
every_configuration = pytest.mark.parametrize("configuration", EVERYWHERE, ids=configuration_id)
STRONGEST = list(POLICIES.sets)[-1]
# a narrow one for tests that only ask whether the rules of search are kept
QUICK = POLICIES.make({**POLICIES.sets[STRONGEST], "beam": 3})
TO_THE_END = POLICIES.make({**POLICIES.sets[STRONGEST], "beam": 2, "horizon": 9})
MOST = 32  # candidates that the kernel compares


@every_configuration
def test_candidates_are_legal_all_different_and_the_own_choice_comes_first(
    configuration: Configuration,
) -> None:
    game = wensleydale_game(configuration)
    seen = 0
    for state in states_along(game, 5, QUICK):
        seat = state.current_player()
        found = candidates(state, seat, QUICK, seed=3, most=12)
        assert set(found) <= set(state.legal_actions(seat))
        assert len(set(found)) == len(found) <= 12
        assert found[0] == candidates(state, seat, QUICK, seed=4, most=1)[0]
        seen += len(found)
    assert seen > 200


@every_configuration
def test_whatever_may_be_bought_or_carried_is_a_candidate_where_there_is_room(
    configuration: Configuration,
) -> None:
    game = wensleydale_game(configuration)
    seen = 0
    for state in states_along(game, 11, QUICK):
        legal = state.legal_actions(state.current_player())
        if state._dump()["phase"] == TRAINS and len(legal) <= MOST:
            found = candidates(state, state.current_player(), QUICK, seed=3, most=MOST)
            assert sorted(found) == legal
            seen += len(found) > 3
    assert seen


@every_configuration
def test_every_game_of_the_policy_ends_by_itself(configuration: Configuration) -> None:
    rules = wensleydale_game(configuration).rules
    strongest = POLICIES.make(STRONGEST)
    for other in (strongest, PromoterPolicy()):
        played = contest(rules, strongest, other, 2, seed=7)
        assert played["stuck"] == 0
        assert played["steps"] / played["games"] < WHOLE_GAME


@every_configuration
def test_no_playout_comes_to_the_limit_of_steps(configuration: Configuration) -> None:
    game = wensleydale_game(configuration)
    for state in some(states_along(game, 6, QUICK), 8):
        _, rows, stuck = evaluate(state, state.current_player(), TO_THE_END, 2, rollouts=12)
        assert stuck == 0
        assert all(0 <= win_share <= 1 for _, _, win_share, *_ in rows)


@every_configuration
def test_the_policy_of_the_promoter_plays_as_the_promoter_does(
    configuration: Configuration,
) -> None:
    state = wensleydale_game(configuration).new_state(8)
    while not state.is_terminal():
        seat = state.current_player()
        action = promote_action(state, seat)
        assert candidates(state, seat, PromoterPolicy(), seed=1) == [action]
        state.apply_action(action)


@every_configuration
def test_what_the_bag_will_give_changes_no_choice_and_no_number(
    configuration: Configuration,
) -> None:
    game = wensleydale_game(configuration)
    for state in some(states_along(game, 9, QUICK), 12):
        seat = state.current_player()
        twin = state.resample(seat, 99)
        assert twin.digest() != state.digest()
        for policy in (QUICK, TO_THE_END):
            assert candidates(twin, seat, policy, 1) == candidates(state, seat, policy, 1)
            numbers = [evaluate(each, seat, policy, 1, rollouts=16) for each in (state, twin)]
            assert numbers[0] == numbers[1]


@every_configuration
def test_until_the_next_turn_is_drawn_all_worlds_are_alike_so_any_budget_chooses_the_same(
    configuration: Configuration,
) -> None:
    game = wensleydale_game(configuration)
    for state in some(states_along(game, 12, QUICK), 4):
        chosen = set[int]()
        for rollouts in (24, 48, 192):
            place, rows, _ = evaluate(state, state.current_player(), QUICK, 1, rollouts=rollouts)
            chosen.add(rows[place][0])
            assert all(error < 1e-6 for *_, error in rows)
        assert len(chosen) == 1


def test_threads_and_repetition_change_no_number() -> None:
    game = wensleydale_game(CONFIGURATIONS[0])
    for state in some(states_along(game, 10, QUICK), 6):
        seat = state.current_player()
        before = state.digest()
        numbers = [
            evaluate(state, seat, TO_THE_END, 5, rollouts=40, threads=threads)
            for threads in (1, 1, 2, 3)
        ]
        assert all(each == numbers[0] for each in numbers)
        assert state.digest() == before


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strongest_weights_beat_the_promoter(name: str, players: int) -> None:
    game = stellwerk.game(name, players=players)
    assert isinstance(game, WensleydaleGame)
    shares = contest(game.rules, POLICIES.make(STRONGEST), PromoterPolicy(), 25, seed=3)
    assert sum(shares["win_shares"]) / 25 > 1.2 / players
