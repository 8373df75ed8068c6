"""OpenSpiel's own tests of games: random simulations, and its API on sampled states."""

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest

import stellwerk
from stellwerk.envs.spiel_game import BASE, DIGITS, SpielState, short_name
from tests.envs.boards import ENDING, every_board, one_of_each_family


def loaded(board: str, **more: Any) -> pyspiel.Game:
    """A game as OpenSpiel makes it."""
    settings = {name: str(value) for name, value in ENDING[board].items()}
    return pyspiel.load_game(short_name(board), {**settings, **more})


@every_board
def test_random_simulations_find_nothing(board: str) -> None:
    pyspiel.random_sim_test(loaded(board), num_sims=1, serialize=False, verbose=False)


@one_of_each_family
def test_its_api_is_kept(board: str) -> None:
    """The suite of OpenSpiel itself, on states that it samples."""
    # Here, since it imports much of SciPy, which no other test process has to read.
    from open_spiel.integration_tests import api_test

    found = api_test.EnforceAPIOnPartialTreeBase
    suite = type(f"Api_{board}", (found,), {"game": loaded(board), "game_name": board})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert not result.errors, result.errors[0][1]
    assert not result.failures, result.failures[0][1]


def dealt(game: pyspiel.Game, *digits: int) -> SpielState:
    """A state after the deal."""
    state = game.new_initial_state()
    for digit in digits:
        state.apply_action(digit)
    return state


def test_chance_is_explicit_and_comes_first() -> None:
    state = loaded("ticket-usa").new_initial_state()
    for _ in range(DIGITS):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == BASE
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
    assert not state.is_chance_node()


def test_a_history_leads_to_the_same_state_and_another_deal_to_another() -> None:
    game = loaded("ticket-switzerland")
    state = dealt(game, 1, 2, 3, 4)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    again = game.deserialize_state(state.serialize())
    assert again.table.state == state.table.state
    assert dealt(game, 1, 2, 3, 5).table.state != dealt(game, 1, 2, 3, 4).table.state


def test_a_clone_plays_on_alone() -> None:
    state = dealt(loaded("ticket-usa"), 9, 9, 9, 9)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(state.table.state.history()) == 0
    assert len(clone.table.state.history()) == 1


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("stellwerk_ticket_europe(players=4,tickets=mega)")
    assert game.num_players() == 4
    assert dealt(game, 0, 0, 0, 0).table.game == stellwerk.game(
        "ticket-europe", players=4, tickets="mega"
    )


def test_what_a_player_sees_is_what_a_net_sees_and_a_twin_sees_the_same() -> None:
    state = dealt(loaded("ticket-usa"), 1, 1, 1, 1)
    seen = np.array(state.observation_tensor(0), np.float32)
    inside = state.table.state
    assert np.allclose(seen, inside.observation_tensor(0))
    view = state.observation_string(0)
    state.table = state.table.at(inside.resample(0, seed=3))
    assert state.table.state != inside
    assert state.observation_string(0) == view
    assert np.array_equal(np.array(state.observation_tensor(0), np.float32), seen)
