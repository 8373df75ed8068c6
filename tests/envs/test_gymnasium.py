"""Gymnasium's own checks, and what they do not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stellwerk
import stellwerk.envs
from stellwerk.bots import UnknownBot
from stellwerk.envs.seat_env import SeatEnv
from tests.envs.boards import ENDING, every_board, one_of_each_family


def played_out(env: SeatEnv, seed: int, chooser: np.random.Generator) -> list[float]:
    """The rewards of a whole game by chance."""
    observation, info = env.reset(seed=seed)
    rewards = []
    over = False
    while not over:
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.action_masks(), info["action_mask"])
        action = chooser.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert not info["illegal_action"]
        rewards.append(reward)
    return rewards


@every_board
def test_it_passes_gymnasiums_check_of_environments(board: str) -> None:
    env = gymnasium.make(f"stellwerk/{board}-v1", **ENDING[board], bots=["random"])
    check_env(env.unwrapped, skip_render_check=True)
    assert env.spec is not None
    assert env.spec.id == f"stellwerk/{board}-v1"


@one_of_each_family
def test_a_game_from_one_seat_rewards_once_at_its_end(board: str) -> None:
    env = SeatEnv(board, seat=1, bots=["random"], **ENDING[board])
    rewards = played_out(env, 3, np.random.default_rng(1))
    assert set(rewards[:-1]) <= {0.0}
    outcome = env.table.state.outcome()
    assert outcome is not None
    assert rewards[-1] == env.table.reward.of(outcome.win_shares, outcome.points)[1]
    again = played_out(SeatEnv(board, seat=1, bots=["random"], **ENDING[board]), 3,
                       np.random.default_rng(1))  # fmt: skip
    assert again == rewards
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


def test_other_seats_are_bots_by_name_and_the_last_one_repeats() -> None:
    assert SeatEnv("ticket-usa", 4, bots=["planner", "random"]).bot_names == [
        "planner", "random", "random"
    ]  # fmt: skip
    assert SeatEnv("ticket-usa", 3).bot_names == ["planner", "planner"]
    assert SeatEnv(stellwerk.game("trans-europa", 3)).bot_names == ["surveyor"] * 2
    with pytest.raises(ValueError, match="3 bots were named for 1 seats"):
        SeatEnv("ticket-usa", 2, bots=["random"] * 3)
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        SeatEnv("ticket-usa", bots=["nobody"]).reset()


def test_an_action_that_is_not_allowed_becomes_the_lowest_that_is() -> None:
    env, twin = SeatEnv("ticket-usa", bots=["random"]), SeatEnv("ticket-usa", bots=["random"])
    _, info = env.reset(seed=1)
    twin.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    *_, warned = env.step(np.int64(illegal))
    *_, silent = twin.step(np.flatnonzero(info["action_mask"])[0])
    assert (warned["illegal_action"], silent["illegal_action"]) == (True, False)
    assert env.table.state == twin.table.state


def test_what_cannot_be_is_said_in_words() -> None:
    with pytest.raises(ValueError, match="seats 0 to 1; there is no 2"):
        SeatEnv("ticket-usa", 2, seat=2)
    with pytest.raises(ValueError, match="no render_mode 'hologram'"):
        SeatEnv("ticket-usa", render_mode="hologram")
    with pytest.raises(ValueError, match="cannot be changed any more: players, tickets"):
        SeatEnv(stellwerk.game("ticket-usa"), 3, tickets="mega")


def test_a_picture_in_text_for_programs_and_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("ticket-usa", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.table.state)
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out.strip() == str(env.table.state)


def test_pixels_show_what_the_seat_sees_and_no_more() -> None:
    """With other cards in hiding a position looks the same, but not from another seat."""
    env, other = (SeatEnv("trans-europa", seat=seat, render_mode="rgb_array") for seat in (0, 1))
    env.reset(seed=1)
    seen = env.render()
    assert isinstance(seen, np.ndarray)
    assert (seen.dtype, seen.shape[1:]) == (np.uint8, (960, 3))
    other.reset(seed=1)
    other.table = env.table
    assert not np.array_equal(seen, other.render())
    env.table = env.table.at(env.table.state.resample(0, 5))
    assert np.array_equal(seen, env.render())


def test_every_game_has_its_versioned_name() -> None:
    named = stellwerk.envs.environment_ids()
    assert list(named.values()) == stellwerk.games()
    assert set(named) <= set(gymnasium.registry)
    assert "stellwerk/nurnberg-v1" in named
