"""One game as environments see it: bytes, masks and rewards, the same in all of them."""

from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, TypeAlias, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from stellwerk.games import game as game_named
from stellwerk.match.contract import Game, Setting

if TYPE_CHECKING:
    from stellwerk.games.named_state import NamedState
    from stellwerk.games.trainable import TrainableGame

Bytes: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, npt.NDArray[np.generic]]
AnyGame: TypeAlias = str | Game
BoardPath: TypeAlias = str | PathLike[str] | None


@dataclass(frozen=True)
class Reward:
    """What a seat gets when a game is over; before that, nothing.

    A win is worth `win`, and the losers lose it together: with shares of the win s and N seats,
    (N s - 1) / (N - 1). `margin` is the worth of each point ahead of the best other seat.

    >>> Reward().of(win_shares=(1.0, 0.0, 0.0), points=(100, 90, 80))
    [1.0, -0.5, -0.5]
    >>> Reward(win=0, margin=0.01).of(win_shares=(1.0, 0.0), points=(100, 90))
    [0.1, -0.1]
    """

    win: float = 1.0
    margin: float = 0.0

    def of(self, win_shares: tuple[float, ...], points: tuple[float, ...]) -> list[float]:
        """The reward of every seat."""
        seats = len(points)
        rewards = []
        for seat in range(seats):
            share = (seats * win_shares[seat] - 1) / max(seats - 1, 1)
            others = points[:seat] + points[seat + 1 :]
            ahead = points[seat] - max(others, default=0)
            rewards.append(self.win * share + self.margin * ahead)
        return rewards


def made_game(
    game: AnyGame,
    players: int | None,
    board: BoardPath,
    rules: int | None,
    settings: dict[str, Setting],
) -> Game:
    """A game by its name and what is wished of it, or one that is made already."""
    if isinstance(game, str):
        return game_named(game, players=players, board=board, rules=rules, **settings)
    wished = [name for name, wish in _wishes(players, board, rules) if wish is not None]
    if wished or settings:
        listed = ", ".join([*wished, *settings])
        raise ValueError(f"A game that is made already cannot be changed any more: {listed}.")
    return game


def _wishes(
    players: int | None, board: BoardPath, rules: int | None
) -> list[tuple[str, object | None]]:
    return [("players", players), ("board", board), ("rules", rules)]


class Table:
    """A game that is being played: what a seat sees, what it may do, what it gets.

    What a seat sees are the bytes of docs/observations.md. A seat that is not asked sees zeros and
    may do nothing: what it will see next follows from what others do now.

    >>> import stellwerk
    >>> table = Table(stellwerk.game("ticket-usa", players=2))
    >>> table.begin(seed=7)
    >>> table.seen(0).shape == (table.size,), int(table.mask(0).sum())
    (True, 4)
    >>> table.take(0, 0)  # not allowed: the lowest allowed action is taken instead
    False
    >>> int(table.mask(0).sum()), int(table.mask(1).sum())
    (0, 4)
    """

    def __init__(
        self, game: Game, without: tuple[str, ...] = (), reward: Reward | None = None
    ) -> None:
        self.game = game
        self.without = tuple(without)
        self.observer = cast("TrainableGame", game).observer(self.without)
        self.size = self.observer.size
        self.actions = game.num_distinct_actions()
        self.reward = reward or Reward()
        self._state: NamedState | None = None

    @property
    def state(self) -> "NamedState":
        """Where the game stands."""
        assert self._state is not None, "Nothing was dealt yet."
        return self._state

    def at(self, state: "NamedState | None") -> "Table":
        """Another table that stands at another state; what never changes is shared."""
        table = object.__new__(Table)
        vars(table).update(vars(self))
        table._state = state
        return table

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.at(None if self._state is None else self._state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.without, self.reward, self._state)

    def begin(self, seed: int | bytes) -> None:
        """A new match, dealt by the seed; the one before is forgotten."""
        self._state = cast("NamedState", self.game.new_state(seed))

    def observation_space(self) -> gymnasium.spaces.Dict:
        """What `observation` may look like."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (self.size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> "gymnasium.spaces.Discrete":
        """Every number of an action, allowed now or not."""
        return gymnasium.spaces.Discrete(self.actions)

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and what it may do."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def seen(self, seat: int) -> Bytes:
        """What a seat sees as bytes."""
        if not self.is_asked(seat):
            return np.zeros(self.size, np.uint8)
        return np.frombuffer(self.observer.observe(self.state, seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""
        if not self.is_asked(seat):
            return np.zeros(self.actions, np.int8)
        bits = np.frombuffer(self.observer.legal(self.state, seat), np.uint8)
        return np.unpackbits(bits, count=self.actions, bitorder="little").view(np.int8)

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has to decide now."""
        return seat in self.state.pending_players()

    def take(self, seat: int, action: int) -> bool:
        """Carry out an action; one that is not allowed becomes the lowest that is.

        Answers whether it was allowed.
        """
        allowed = self.state.is_legal_action(action, seat)
        chosen = action if allowed else self.state.legal_actions(seat)[0]
        self.state.apply_action(chosen, seat)
        return allowed

    def rewards(self) -> list[float]:
        """What every seat gets: zeros before the end."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.game.players
        return self.reward.of(outcome.win_shares, outcome.points)

    def result(self) -> dict[str, object]:
        """How a game ended, for infos; nothing before the end."""
        outcome = self.state.outcome()
        if outcome is None:
            return {}
        return {"points": outcome.points, "ranks": outcome.ranks, "shares": outcome.win_shares}


def _restored(
    game: Game, without: tuple[str, ...], reward: Reward, state: "NamedState | None"
) -> Table:
    """A table from its pickle."""
    return Table(game, without, reward).at(state)
