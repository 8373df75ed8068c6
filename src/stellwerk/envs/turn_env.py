"""PettingZoo, one decision after the other (AEC): every seat is an agent."""

from pettingzoo import AECEnv

from stellwerk.envs.agents import AgentsAtTable
from stellwerk.envs.rendering import RENDER_MODES
from stellwerk.envs.table import Observation


class TurnEnv(AgentsAtTable[int | None], AECEnv[str, Observation, int | None]):
    """A game in which `seat_0`, `seat_1` … are the agents, asked in the order of the game.

    Where several seats decide at once, the lowest is asked first; the others learn nothing of it.
    An action that is not allowed becomes the lowest that is, and `infos[agent]["illegal_action"]`
    says so. With `max_cycles` every agent is asked at most so often: for one that was, the lowest
    action is taken until the others were asked as often; then the game is truncated.

    >>> table = TurnEnv("ticket-switzerland", players=2)
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     observation, reward, over, truncated, info = table.last()
    ...     action = None if over else int(info["action_mask"].argmax())
    ...     table.step(action)
    >>> table.agents
    []
    """

    metadata: dict[str, object] = {  # noqa: RUF012 - every environment has its own
        "render_modes": list(RENDER_MODES),
        "name": "stellwerk",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal; nothing in `options` is needed."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent, False) for agent in self.agents}
        self._asked = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.table.state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do now."""
        return self.table.observation(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Carry out the decision of the selected agent, and select the next."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide; None is for agents whose game is over.")
        self._cumulative_rewards[agent] = 0.0
        allowed = self.table.take(self.seat_of[agent], int(action))
        self._asked[agent] += 1
        self._go_on()
        for each, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[each] = reward
            self.infos[each] = self._info(each, each == agent and not allowed)
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Select whoever is asked next, or end the game."""
        state = self.table.state
        while not state.is_terminal() and not self._all_were_asked():
            seat = state.current_player()
            if not self._was_asked(self.possible_agents[seat]):
                self.agent_selection = self.possible_agents[seat]
                return
            state.apply_action(state.legal_actions(seat)[0], seat)
        over = state.is_terminal()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]

    def _was_asked(self, agent: str) -> bool:
        return self.max_cycles is not None and self._asked[agent] >= self.max_cycles

    def _all_were_asked(self) -> bool:
        return all(self._was_asked(agent) for agent in self.agents)

    def _info(self, agent: str, illegal: bool) -> dict[str, object]:
        mask = self.table.mask(self.seat_of[agent])
        return {"action_mask": mask, "illegal_action": illegal, **self.table.result()}


env = TurnEnv
"""The name that PettingZoo's own modules have for it."""
