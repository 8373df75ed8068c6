"""PettingZoo, all at once (Parallel): in every step whoever is asked decides, the others wait."""

import numpy as np
from pettingzoo import ParallelEnv

from stellwerk.envs.agents import AgentsAtTable
from stellwerk.envs.rendering import RENDER_MODES
from stellwerk.envs.table import Observation

Infos = dict[str, dict[str, object]]
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
]  # fmt: skip


class TableEnv(AgentsAtTable[int], ParallelEnv[str, Observation, int]):
    """A game in which all agents answer in every step, and only those who are asked are heard.

    Where several seats decide at once, all of them are. Whoever waits sees zeros and may answer
    anything (a mask of ones): nothing comes of it. An action that is not allowed becomes the lowest
    that is. After `max_cycles` steps the game is truncated.

    >>> table = TableEnv("trans-europa", players=2, rounds=1)
    >>> observations, infos = table.reset(seed=7)
    >>> [int(info["waits"]) for info in infos.values()]
    [0, 1]
    """

    metadata: dict[str, object] = {  # noqa: RUF012 - every environment has its own
        "render_modes": list(RENDER_MODES), "name": "stellwerk", "render_fps": 1
    }  # fmt: skip

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal; nothing in `options` is needed."""
        self.deal(seed)
        self._steps = 0
        return self._observations(), self._infos(set())

    def step(self, actions: dict[str, int]) -> Step:
        """Hear everybody who is asked, the lowest seat first."""
        state, table = self.table.state, self.table
        illegal = {
            agent
            for seat, agent in enumerate(self.possible_agents)
            if seat in state.pending_players() and not table.take(seat, int(actions[agent]))
        }
        self._steps += 1
        over = state.is_terminal()
        stopped = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        rewards = dict(zip(self.agents, table.rewards(), strict=True))
        observations, infos = self._observations(), self._infos(illegal)
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, stopped)
        if over or stopped:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.table.seen(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self, illegal: set[str]) -> Infos:
        return {
            agent: {
                "action_mask": self._mask(seat),
                "waits": not self.table.is_asked(seat),
                "illegal_action": agent in illegal,
                **self.table.result(),
            }
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        if self.table.is_asked(seat):
            return self.table.mask(seat)
        return np.ones(self.table.actions, np.int8)


parallel_env = TableEnv
"""The name that PettingZoo's own modules have for it."""
