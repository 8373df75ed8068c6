"""The policies of Trans: they play legally with every card, and see only their seat."""

import random
from collections.abc import Iterator

import pytest

from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.policies import POLICIES
from stellwerk.games.trans.state import State
from stellwerk.kernel.contest import contest
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.kernel.trans.board import SPECIAL_CARDS
from stellwerk.kernel.trans.policy import SurveyorPolicy
from stellwerk.kernel.trans.surveyor import survey_action
from tests.models.compare_trans import BOARDS, Configuration, configuration_id, trans_game
from tests.trans.test_secrecy import CONFIGURATIONS, walks_into
from tests.trans.twins import cast_state, twins_of

EVERY_CARD = [str(card) for card in range(1, SPECIAL_CARDS + 1)]
CARD_SETS = ["", *EVERY_CARD, "4,9,18", "8,14,16,17", "2,5,13,19", "1,3,15"]
POLICY = POLICIES.make("tuned")
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)


def states_of(configuration: Configuration) -> Iterator[tuple[State, int]]:
    """Undecided states from walks into a game, each with every seat that owes a decision."""
    for walk in walks_into(configuration):
        state = walk.state()
        for seat in state.pending_players():
            yield state, seat


def one_round(cards: str, players: int, board: str) -> TransGame:
    options = {"special_cards": "chosen", "cards": cards} if cards else {}
    return trans_game((board, players, {**options, "rounds": 1}))


@every_configuration
def test_candidates_are_legal_and_different_and_the_policys_choice_is_the_first(
    configuration: Configuration,
) -> None:
    for state, seat in states_of(configuration):
        listed = candidates(state, seat, POLICY, 1)
        assert listed
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(state.legal_actions(seat))
        assert candidates(state, seat, POLICY, 1, most=1) == listed[:1]
        _, rows, _ = evaluate(state, seat, POLICY, 1, rollouts=1)
        assert [row[0] for row in rows] == listed


@every_configuration
def test_evaluation_is_the_same_whatever_the_seat_cannot_know(
    configuration: Configuration,
) -> None:
    rng = random.Random(CONFIGURATIONS.index(configuration))
    game = trans_game(configuration)
    for state, seat in states_of(configuration):
        results = [
            evaluate(cast_state(match), seat, POLICY, 7, rollouts=10, most=5)
            for match in twins_of(rng, game, state, seat)
        ]
        assert results[1] == results[0], "a resampled twin is evaluated otherwise"
        assert results[2] == results[0], "a twin made by hand is evaluated otherwise"


@pytest.mark.parametrize("cards", ["", "8", "16", "3,18"])
def test_the_same_seed_gives_the_same_numbers_on_any_number_of_threads(cards: str) -> None:
    state = one_round(cards, 3, BOARDS[0]).new_state(4)
    decisions = 0
    while not state.is_terminal():
        seat = state.pending_players()[0]
        if decisions % 5 == 0:
            results = [
                evaluate(state, seat, POLICY, 9, rollouts=20, threads=threads)
                for threads in (1, 1, 2, 3)
            ]
            assert results.count(results[0]) == len(results)
        state.apply_action(candidates(state, seat, POLICY, 9, most=1)[0], seat)
        decisions += 1


def test_another_seed_imagines_other_worlds() -> None:
    state = one_round("", 2, BOARDS[0]).new_state(4)
    assert evaluate(state, 0, POLICY, 1, rollouts=40) != evaluate(state, 0, POLICY, 2, rollouts=40)


@pytest.mark.parametrize("cards", CARD_SETS)
def test_no_game_and_no_playout_goes_round_in_circles(cards: str) -> None:
    """With every card; whole games too, in which a round without points would go on for ever."""
    for i, board in enumerate(BOARDS):
        players = 2 + (len(cards) + 3 * i) % 5
        game = one_round(cards, players, board)
        result = contest(game.rules, POLICY, POLICY, 2, 3)
        assert (result["games"], result["stuck"]) == (2 * players, 0)
        state = game.new_state(5)
        decisions = 0
        while not state.is_terminal():
            seat = state.pending_players()[0]
            action = candidates(state, seat, POLICY, 1, most=1)[0]
            if decisions % 6 == 0:
                assert evaluate(state, seat, POLICY, 1, rollouts=8, most=4)[2] == 0
            state.apply_action(action, seat)
            decisions += 1


@pytest.mark.parametrize("source", ["each-round", "agreed"])
def test_whole_games_end_with_changing_cards(source: str) -> None:
    for board in BOARDS:
        game = trans_game((board, 3, {"special_cards": source}))
        assert contest(game.rules, POLICY, POLICY, 3, 8)["stuck"] == 0


@pytest.mark.parametrize("configuration", CONFIGURATIONS[:8], ids=configuration_id)
def test_the_policy_of_the_surveyor_chooses_as_the_surveyor(configuration: Configuration) -> None:
    for state, seat in states_of(configuration):
        assert candidates(state, seat, SurveyorPolicy(), 3) == [survey_action(state, seat)]


@pytest.mark.parametrize("cards", ["", "3", "4,5", "9", "19"])
def test_with_the_surveyors_weights_markers_and_first_rails_are_the_surveyors(cards: str) -> None:
    """One growing of trees says of every rail exactly what growing them anew for each says."""
    policy = POLICIES.make("surveyor")
    compared = same = 0
    for board in BOARDS:
        state = one_round(cards, 3, board).new_state(11)
        while not state.is_terminal():
            seat = state.pending_players()[0]
            action = survey_action(state, seat)
            if state._dump()["laid_this_turn"] == 0:
                compared += 1
                same += candidates(state, seat, policy, 1, most=1) == [action]
            state.apply_action(action, seat)
    assert compared > 20
    assert same == compared


def test_weights_are_named_and_counted() -> None:
    with pytest.raises(ValueError, match="missing or unknown: lay_everything"):
        POLICIES.make({**POLICIES.sets["tuned"], "lay_everything": 1})
