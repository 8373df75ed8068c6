"""What the two kinds of environments of PettingZoo have in common: seats that are agents."""

from typing import TYPE_CHECKING, Generic, TypeVar

import gymnasium

from stellwerk.envs.rendering import Rendered, checked_mode, shown
from stellwerk.envs.table import AnyGame, BoardPath, Observation, Reward, Table, made_game
from stellwerk.envs.usual_game import USUAL_GAME
from stellwerk.match.contract import Setting

if TYPE_CHECKING:
    import numpy as np

Answer = TypeVar("Answer")


class AgentsAtTable(Generic[Answer]):
    """A game whose seats are the agents `seat_0`, `seat_1` …"""

    metadata: dict[str, object]

    def __init__(
        self,
        game: AnyGame = USUAL_GAME,
        players: int | None = None,
        *,
        board: BoardPath = None,
        rules: int | None = None,
        without: tuple[str, ...] = (),
        win: float = 1.0,
        margin: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Setting,
    ) -> None:
        super().__init__()
        made = made_game(game, players, board, rules, settings)
        self.table = Table(made, tuple(without), Reward(win, margin))
        self.metadata = {**type(self).metadata, "name": f"stellwerk_{made.id}"}
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(made.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self.table.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Observation]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Answer]:
        """Every number of an action."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game with all agents; without a seed one that follows from the last seed."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = gymnasium.utils.seeding.np_random(seed)
        self.table.begin(self._np_random.bytes(32))
        self.agents = self.possible_agents[:]

    def render(self) -> Rendered:
        """As text, everything hidden included; as pixels, what everybody sees."""
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
