"""PettingZoo's own tests, and what they do not look at."""

import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import stellwerk.envs
from stellwerk.envs import parallel_env, turn_env
from stellwerk.envs.parallel_env import TableEnv
from stellwerk.envs.turn_env import TurnEnv
from tests.envs.boards import ENDING, every_board, one_of_each_family

CYCLES = 20


@pytest.fixture(autouse=True)
def no_warnings() -> Any:
    """Their tests warn where something is unusual; only what is meant may be."""
    meant = (
        "probably should be gymnasium.spaces.box",  # a dictionary, as in all games with a mask
        "is not a NumPy array",
        "array is all zeros",  # whoever is not asked any more
        "mask numpy array is all zeros",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # What other tests left behind is swept up at any time, and has nothing to do with these.
        warnings.simplefilter("ignore", pytest.PytestUnraisableExceptionWarning)
        for words in meant:
            warnings.filterwarnings("ignore", message=f".*{words}")
        yield


@every_board
def test_it_passes_the_tests_of_turn_based_environments(board: str) -> None:
    env = pettingzoo.make("aec", f"stellwerk/{board}-v1", **ENDING[board])
    assert isinstance(env.unwrapped, TurnEnv)
    api_test(env, num_cycles=CYCLES)
    seed_test(lambda: TurnEnv(board, **ENDING[board]), CYCLES)


@one_of_each_family
def test_it_passes_the_tests_of_parallel_environments(board: str) -> None:
    parallel_api_test(TableEnv(board, **ENDING[board]), num_cycles=CYCLES)
    parallel_seed_test(lambda: TableEnv(board, **ENDING[board]), CYCLES)


@one_of_each_family
def test_every_agent_is_asked_as_often_as_there_are_cycles(board: str) -> None:
    module = ModuleType("stellwerk_module")
    wishes = {"game": board, **ENDING[board]}
    vars(module)["env"] = lambda max_cycles: turn_env.env(**wishes, max_cycles=max_cycles)
    vars(module)["parallel_env"] = lambda max_cycles: parallel_env.parallel_env(
        **wishes, max_cycles=max_cycles
    )
    max_cycles_test(module)


def test_it_is_rendered_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: TurnEnv("ticket-usa", render_mode=render_mode))
    assert "ticket-usa, 2 players" in capsys.readouterr().out


@one_of_each_family
def test_a_whole_game_ends_with_what_the_state_says(board: str) -> None:
    env = TurnEnv(board, **ENDING[board])
    env.reset(seed=5)
    chooser = np.random.default_rng(5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        earned[agent] += reward
        env.step(None if over else int(chooser.choice(np.flatnonzero(info["action_mask"]))))
    outcome = env.table.state.outcome()
    assert outcome is not None
    assert list(earned.values()) == env.table.rewards()
    assert sum(earned.values()) == pytest.approx(0)


def test_an_action_that_is_not_allowed_becomes_the_lowest_that_is() -> None:
    env, twin = TurnEnv("ticket-usa"), TurnEnv("ticket-usa")
    for each in (env, twin):
        each.reset(seed=1)
    agent = env.agent_selection
    mask = env.infos[agent]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    twin.step(int(np.flatnonzero(mask)[0]))
    assert env.table.state == twin.table.state
    assert env.infos[agent]["illegal_action"]
    assert not twin.infos[agent]["illegal_action"]
    with pytest.raises(ValueError, match="has to decide"):
        env.step(None)


def test_whoever_is_not_asked_sees_nothing_and_may_do_nothing() -> None:
    env = TurnEnv("ticket-usa", first_seat=0)
    env.reset(seed=1)
    for _ in range(2):  # starting tickets
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))
    waiting = env.observe("seat_1")
    assert env.agent_selection == "seat_0"
    assert not waiting["observation"].any()
    assert not waiting["action_mask"].any()


def test_in_the_parallel_form_only_those_who_are_asked_are_heard() -> None:
    env = TableEnv("ticket-usa", first_seat=0)
    _, infos = env.reset(seed=1)
    assert not any(info["waits"] for info in infos.values())  # all choose starting tickets
    *_, infos = env.step({agent: info["action_mask"].argmax() for agent, info in infos.items()})
    assert [info["waits"] for info in infos.values()] == [False, True]
    assert infos["seat_1"]["action_mask"].all()
    *_, infos = env.step({"seat_0": infos["seat_0"]["action_mask"].argmax(), "seat_1": 0})
    assert not infos["seat_1"]["illegal_action"]
    assert len(env.table.state.history()) == 3


def test_every_game_has_its_versioned_name() -> None:
    for name in stellwerk.envs.environment_ids():
        assert pettingzoo.spec("aec", name).id == name
        assert pettingzoo.spec("parallel", name).id == name
