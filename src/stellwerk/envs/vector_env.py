"""Gymnasium's VectorEnv over `stellwerk.vector`: thousands of games in one call."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stellwerk.envs.slots import Flags, Slots
from stellwerk.envs.table import AnyGame, BoardPath, Observation, Reward, Table, made_game
from stellwerk.envs.usual_game import USUAL_GAME
from stellwerk.match.contract import Setting

Actions = npt.NDArray[np.integer]


class SeatVectorEnv(VectorEnv[Observation, Actions, npt.NDArray[np.generic]]):
    """`num_envs` games of one kind, one seat of each for the learner.

    `seat` is that seat; without one it is the number of the slot, modulo players, so that all seats
    are learned. `bots` are those that play inside a vector (docs/observations.md): the family's
    quick ones, `dispatcher`, `random`. Decisions without a choice are made inside.

    A game that is over is followed by the next in the same step (AutoresetMode.SAME_STEP):
    `terminations` are set, the observation is that of the new game, and `info["final_obs"]` has
    what the seat sees of the old one, which is zeros, as nothing is asked any more.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP
    }  # fmt: skip

    def __init__(
        self,
        game: AnyGame = USUAL_GAME,
        players: int | None = None,
        *,
        num_envs: int = 1,
        seat: int | None = None,
        bots: Sequence[str] = (),
        board: BoardPath = None,
        rules: int | None = None,
        without: Sequence[str] = (),
        win: float = 1.0,
        margin: float = 0.0,
        threads: int = 1,
        **settings: Setting,
    ) -> None:
        made = made_game(game, players, board, rules, settings)
        table = Table(made, tuple(without))
        self.num_envs = num_envs
        self.single_observation_space = table.observation_space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        reward = Reward(win, margin)
        self.slots = Slots(
            made, num_envs, seat=seat, bots=bots, without=without, reward=reward, threads=threads
        )
        self._masks = self.slots.masks()

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Deal in every slot."""
        super().reset(seed=seed)
        self.slots.begin(int(self.np_random.integers(2**63)))
        observation = self._observation()
        return observation, self._info(np.zeros(self.num_envs, np.bool_))

    def step(
        self, actions: Actions
    ) -> tuple[Observation, npt.NDArray[np.float32], Flags, Flags, dict[str, object]]:
        """One decision in each slot, and everything until the next."""
        illegal = self.slots.step(np.asarray(actions), self._masks)
        observation = self._observation()
        over, stuck = self.slots.over(), self.slots.stuck()
        info = self._info(illegal)
        if (over | stuck).any():
            self._add_final(info, over | stuck)
        return observation, self.slots.rewards(), over, stuck, info

    def _observation(self) -> Observation:
        self._masks = self.slots.masks()
        seen = self.slots.vector.arrays.observations.copy()
        return {"observation": seen, "action_mask": self._masks.copy()}

    def _info(self, illegal: Flags) -> dict[str, object]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks.copy(),
            "_action_mask": every,
            "illegal_action": illegal,
            "_illegal_action": every.copy(),
        }

    def _add_final(self, info: dict[str, object], ended: Flags) -> None:
        """What Gymnasium's other vectors say of games that have ended in this step."""
        final = np.full(self.num_envs, None, object)
        for slot in np.flatnonzero(ended):
            nothing: Observation = {
                "observation": np.zeros(self.slots.size, np.uint8),
                "action_mask": np.zeros(self.slots.actions, np.int8),
            }
            final[slot] = nothing
        arrays = self.slots.vector.arrays
        info["final_obs"], info["_final_obs"] = final, ended.copy()
        info["final_info"] = {
            "points": np.where(ended[:, None], arrays.points, 0),
            "_points": ended.copy(),
            "shares": np.where(ended[:, None], arrays.shares, 0),
            "_shares": ended.copy(),
        }
        info["_final_info"] = ended.copy()
