"""PufferLib's environment: on PufferLib where it is installed, else on what its base class does."""

import importlib
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import numpy as np
import pytest

from tests.envs import puffer_base
from tests.envs.boards import ENDING, every_board

MODULE = "stellwerk.envs.puffer_env"


@pytest.fixture(scope="module")
def puffer_env() -> Iterator[type]:
    """The class of the environment."""
    absent = find_spec("pufferlib") is None
    if absent:
        sys.modules["pufferlib"] = puffer_base
    try:
        yield importlib.import_module(MODULE).StellwerkPufferEnv
    finally:
        if absent:
            del sys.modules["pufferlib"]
            sys.modules.pop(MODULE, None)


@every_board
def test_it_writes_into_its_buffers(puffer_env: type, board: str) -> None:
    env = puffer_env(board, num_agents=4, bots=["random"], **ENDING[board])
    observations, infos = env.reset(seed=7)
    assert observations is env.observations
    assert infos == []
    size = env.slots.size
    chooser = np.random.default_rng(1)
    for _ in range(3_000):
        masks = env.observations[:, size:]
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in masks])
        written, rewards, over, _, infos = env.step(actions)
        assert written is env.observations
        assert np.array_equal(env.observations[:, size:], env.slots.masks())
        if over.any():
            assert not rewards[~over].any()
            assert np.array_equal(rewards, env.slots.rewards())
            assert 0 <= infos[0]["wins"] <= 1
            return
    raise AssertionError("no game ended")


def test_it_writes_into_buffers_that_it_is_given(puffer_env: type) -> None:
    """As workers do that share memory: each has a part of one array."""
    board = "ticket-usa"
    own = puffer_env(board, num_agents=2, bots=["random"])
    shared = {
        name: np.concatenate([each, each]) for name, each in puffer_base.buffers_of(own).items()
    }
    part = {name: each[2:] for name, each in shared.items()}
    env = puffer_env(board, num_agents=2, bots=["random"], buf=part)
    own.reset(seed=3)
    env.reset(seed=3)
    assert np.array_equal(shared["observations"][2:], own.observations)
    assert not shared["observations"][:2].any()
