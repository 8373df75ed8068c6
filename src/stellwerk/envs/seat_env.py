"""Gymnasium: one seat learns, bots play the others."""

from collections.abc import Sequence
from typing import ClassVar

import gymnasium
import numpy as np

from stellwerk.bots import Bot, Seat, answer_of, make_bot, usual_bot
from stellwerk.envs.rendering import RENDER_MODES, Rendered, checked_mode, shown
from stellwerk.envs.table import AnyGame, BoardPath, Mask, Observation, Reward, Table, made_game
from stellwerk.envs.usual_game import USUAL_GAME
from stellwerk.match.contract import Setting


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat: every step is one decision of it, and bots play until the next.

    `bots` sit on the other seats in order, the last one repeats; without any, the usual ones. What
    they choose follows from the seed of `reset`. An action that is not allowed becomes the lowest
    that is, and `info["illegal_action"]` says so.

    >>> env = SeatEnv("trans-amerika", players=3, bots=["surveyor", "random"], rounds=1)
    >>> observation, info = env.reset(seed=1)
    >>> done = False
    >>> while not done:
    ...     action = int(observation["action_mask"].argmax())
    ...     observation, reward, done, _, info = env.step(action)
    >>> reward == -0.5, len(info["points"])
    (True, 3)
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(RENDER_MODES), "render_fps": 1
    }  # fmt: skip

    def __init__(
        self,
        game: AnyGame = USUAL_GAME,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: Sequence[str] = (),
        board: BoardPath = None,
        rules: int | None = None,
        without: Sequence[str] = (),
        win: float = 1.0,
        margin: float = 0.0,
        render_mode: str | None = None,
        **settings: Setting,
    ) -> None:
        made = made_game(game, players, board, rules, settings)
        if not 0 <= seat < made.players:
            raise ValueError(f"{made.id} has seats 0 to {made.players - 1}; there is no {seat}.")
        self.table = Table(made, tuple(without), Reward(win, margin))
        self.seat = seat
        self.bot_names = bots_of(made.family, made.players - 1, bots)
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.render_mode = checked_mode(render_mode)
        self._bots: dict[int, tuple[str, Bot]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Deal, and let bots play until this seat is asked."""
        super().reset(seed=seed)
        self.table.begin(self.np_random.bytes(32))
        others = [seat for seat in range(self.table.game.players) if seat != self.seat]
        self._bots = {}
        for seat, name in zip(others, self.bot_names, strict=True):
            made = make_bot(self.table.game.family, name, int(self.np_random.integers(2**56)))
            self._bots[seat] = (name, made)
        self._play_others()
        return self.table.observation(self.seat), self._info(False)

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Decide, and let bots play until this seat is asked again or the game is over."""
        state = self.table.state
        if state.is_terminal():
            raise gymnasium.error.ResetNeeded("The game is over: reset() deals again.")
        allowed = self.table.take(self.seat, int(action))
        self._play_others()
        over = state.is_terminal()
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, over, False, self._info(not allowed)

    def action_masks(self) -> Mask:
        """What this seat may do now, under the name by which SB3-contrib's MaskablePPO asks."""
        return self.table.mask(self.seat)

    def render(self) -> Rendered:
        """As text, everything hidden included; as pixels, what this seat sees."""
        return shown(self.table, self.render_mode, self.seat)

    def _play_others(self) -> None:
        state, game = self.table.state, self.table.game
        while not state.is_terminal() and not self.table.is_asked(self.seat):
            seat = state.current_player()
            name, bot = self._bots[seat]
            state.apply_action(answer_of(bot, name, Seat(game, state, seat)), seat)

    def _info(self, illegal: bool) -> dict[str, object]:
        mask = self.table.mask(self.seat)
        return {"action_mask": mask, "illegal_action": illegal, **self.table.result()}


def bots_of(family: str, seats: int, named: Sequence[str]) -> list[str]:
    """A bot for every seat; the last one named repeats, and without any the usual one plays."""
    if len(named) > seats:
        raise ValueError(f"{len(named)} bots were named for {seats} seats.")
    last = named[-1] if named else usual_bot(family)
    return [*named, *[last] * (seats - len(named))]
