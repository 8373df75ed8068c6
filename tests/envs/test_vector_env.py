"""Gymnasium's VectorEnv over many games, held against single states."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import stellwerk.envs
from stellwerk.envs.vector_env import SeatVectorEnv
from tests.envs.boards import ENDING, every_board

SLOTS = 6
PATIENCE = 3_000  # steps in which a game surely ends


def by_chance(masks: np.ndarray, chooser: np.random.Generator) -> np.ndarray:  # type: ignore[type-arg]
    """One allowed action in each slot."""
    return np.array([chooser.choice(np.flatnonzero(mask)) for mask in masks])


@every_board
def test_a_vector_is_what_gymnasium_expects_of_one(board: str) -> None:
    assert stellwerk.envs.VERSION == 1
    name, bots = f"stellwerk/{board}-v1", ["random"]
    envs = gymnasium.make_vec(name, num_envs=SLOTS, bots=bots, **ENDING[board])
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    chooser = np.random.default_rng(1)
    observations, info = envs.reset(seed=7)
    ended = 0
    for _ in range(PATIENCE):
        assert envs.observation_space.contains(observations)
        assert np.array_equal(observations["action_mask"], info["action_mask"])
        actions = by_chance(info["action_mask"], chooser)
        observations, rewards, over, stuck, info = envs.step(actions)
        assert rewards.shape == over.shape == stuck.shape == (SLOTS,)
        assert not info["illegal_action"].any()
        assert not rewards[~over].any()
        ended += int(over.sum())
        if over.any():
            _check_final(envs.unwrapped, info, rewards, over)
        if ended >= 2:
            break
    assert ended >= 2


def _check_final(envs: SeatVectorEnv, info: dict, rewards: np.ndarray, over: np.ndarray) -> None:  # type: ignore[type-arg]
    """What is said of a game that has ended: its points and shares make the reward."""
    for slot in np.flatnonzero(over):
        assert envs.single_observation_space.contains(info["final_obs"][slot])
        final = info["final_info"]
        shares, points = final["shares"][slot], final["points"][slot]
        reward = stellwerk.envs.Reward().of(tuple(shares), tuple(points))
        assert rewards[slot] == pytest.approx(reward[envs.slots.seats[slot]])
    assert not info["_final_obs"][~over].any()


def test_the_same_seed_and_actions_give_the_same_games_on_more_threads() -> None:
    runs = []
    for threads in (1, 2):
        envs = SeatVectorEnv("ticket-switzerland", num_envs=SLOTS, threads=threads)
        chooser = np.random.default_rng(1)
        _, info = envs.reset(seed=3)
        for _ in range(30):
            observations, *_, info = envs.step(by_chance(info["action_mask"], chooser))
        runs.append(observations)
    assert all(np.array_equal(runs[0][part], runs[1][part]) for part in runs[0])


def test_what_is_returned_is_the_callers() -> None:
    envs = SeatVectorEnv("ticket-usa", num_envs=2)
    first, info = envs.reset(seed=3)
    kept = {part: array.copy() for part, array in first.items()}
    envs.step(by_chance(info["action_mask"], np.random.default_rng(1)))
    assert all(np.array_equal(first[part], kept[part]) for part in kept)


def test_actions_that_are_not_allowed_become_the_lowest_that_are() -> None:
    envs, twin = (SeatVectorEnv("ticket-usa", num_envs=3) for _ in range(2))
    _, info = envs.reset(seed=3)
    twin.reset(seed=3)
    masks = info["action_mask"]
    lowest = masks.argmax(axis=1)
    beyond = np.array([masks.shape[1], -1, int(lowest[2])])
    observations, *_, infos = envs.step(beyond)
    expected, *_ = twin.step(lowest)
    assert infos["illegal_action"].tolist() == [True, True, False]
    assert np.array_equal(observations["observation"], expected["observation"])


def test_who_cannot_play_in_a_vector_is_named() -> None:
    with pytest.raises(ValueError, match="'superintendent' cannot play inside a vector"):
        SeatVectorEnv("ticket-usa", bots=["superintendent"])
