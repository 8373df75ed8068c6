"""PufferLib's environment: where it is installed, which takes PyTorch and the network."""

import numpy as np
import pytest

pytest.importorskip(
    "pufferlib",
    reason="PufferLib is not installed: its package has to be built with PyTorch and the network",
)

from stellwerk.envs.puffer_env import StellwerkPufferEnv
from tests.envs.boards import ENDING, every_board


@every_board
def test_it_writes_into_its_buffers(board: str) -> None:
    env = StellwerkPufferEnv(board, num_agents=4, bots=["random"], **ENDING[board])
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
            assert rewards[over].any()
            assert 0 <= infos[0]["wins"] <= 1
            return
    raise AssertionError("no game ended")
