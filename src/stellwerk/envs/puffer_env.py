"""PufferLib's PufferEnv over `stellwerk.vector`: it writes into the buffers that it is given."""

from collections.abc import Sequence

import gymnasium
import numpy as np
import pufferlib

from stellwerk.envs.slots import Flags, Floats, Numbers, Slots
from stellwerk.envs.table import AnyGame, BoardPath, Bytes, Reward, made_game
from stellwerk.envs.usual_game import USUAL_GAME
from stellwerk.match.contract import Setting


class StellwerkPufferEnv(pufferlib.PufferEnv):
    """`num_agents` games of one kind, one seat of each for the learner, as in SeatVectorEnv.

    An observation is what the seat sees, and after it the mask: one byte for each action.
    """

    def __init__(
        self,
        game: AnyGame = USUAL_GAME,
        players: int | None = None,
        *,
        num_agents: int = 1024,
        seat: int | None = None,
        bots: Sequence[str] = (),
        board: BoardPath = None,
        rules: int | None = None,
        without: Sequence[str] = (),
        win: float = 1.0,
        margin: float = 0.0,
        threads: int = 1,
        buf: object = None,
        seed: int = 0,
        **settings: Setting,
    ) -> None:
        made = made_game(game, players, board, rules, settings)
        reward = Reward(win, margin)
        self.slots = Slots(
            made, num_agents, seat=seat, bots=bots, without=without, reward=reward, threads=threads
        )
        size = self.slots.size + self.slots.actions
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(self.slots.actions)
        self.num_agents = num_agents
        self.render_mode = None
        super().__init__(buf)
        self._seed = seed

    def reset(self, seed: int | None = None) -> tuple[Bytes, list[dict[str, float]]]:
        """Deal in every slot."""
        self.slots.begin(self._seed if seed is None else seed)
        self._write()
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        return self.observations, []

    def step(self, actions: Numbers) -> tuple[Bytes, Floats, Flags, Flags, list[dict[str, float]]]:
        """One decision in each slot, and everything until the next; games that end begin again."""
        illegal = self.slots.step(np.asarray(actions).reshape(-1))
        self._write()
        self.rewards[:] = self.slots.rewards()
        self.terminals[:] = self.slots.over()
        self.truncations[:] = self.slots.stuck()
        return (
            self.observations, self.rewards, self.terminals, self.truncations, self._infos(illegal)
        )  # fmt: skip

    def render(self) -> None:
        """There is nothing to see."""

    def close(self) -> None:
        """There is nothing to close."""

    def _write(self) -> None:
        size = self.slots.size
        self.observations[:, :size] = self.slots.vector.arrays.observations
        self.observations[:, size:] = self.slots.masks()

    def _infos(self, illegal: Flags) -> list[dict[str, float]]:
        """What is worth a line of a log: only where games have ended."""
        over = self.slots.over()
        if not over.any():
            return []
        arrays, rows = self.slots.vector.arrays, np.flatnonzero(over)
        seats = self.slots.seats[rows]
        return [
            {
                "wins": float(arrays.shares[rows, seats].mean()),
                "points": float(arrays.points[rows, seats].mean()),
                "illegal": float(illegal.mean()),
            }
        ]
