"""OpenSpiel: every game as a Python game with explicit chance.

Importing this registers them: `pyspiel.load_game("stellwerk_ticket_europe(players=3)")`.

Chance comes first: DIGITS chance nodes of BASE equally likely outcomes choose the deal, and
everything that chance decides later follows from it, as it follows from a seed. So every history
has its probability, and a history can be replayed.
"""

import hashlib
from typing import ClassVar

import msgspec
import numpy as np
import pyspiel

from stellwerk.envs.table import Table
from stellwerk.games import games, options
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Setting

DIGITS = 4
BASE = 256
MOST_DECISIONS = 20_000
Parameters = dict[str, object]


def short_name(game: str) -> str:
    """What a game is called in OpenSpiel.

    >>> short_name("ticket-europe")
    'stellwerk_ticket_europe'
    """
    return f"stellwerk_{game.replace('-', '_')}"


def _game_type(name: str) -> pyspiel.GameType:
    made = make_game(name, None, {}, None, None)
    low, high = made.board.players
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=made.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": low,
            **{option.name: str(option.default) for option in options(name)},
        },
    )


class SpielGame(pyspiel.Game):
    """A game of Stellwerk; its parameters are `players` and the game's options, as text."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Parameters | None = None) -> None:
        chosen = dict(parameters or {})
        settings = _settings(self.name, chosen)
        players = int(str(chosen["players"])) if "players" in chosen else None
        self.game: Game = make_game(self.name, players, settings, None, None)
        self.table = Table(self.game)
        super().__init__(self.kind, self._info(), chosen)

    def _info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.num_distinct_actions(),
            max_chance_outcomes=BASE,
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )

    def new_initial_state(self) -> "SpielState":
        """A state in which chance has still to deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, digit by digit."""
        return DIGITS

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> "SpielObserver | None":
        """What a player sees now; there is no observer that remembers everything."""
        if params:
            raise ValueError(f"Observers take no parameters, not even {', '.join(params)}.")
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, wanted)


class SpielState(pyspiel.State):
    """A state before, in or after the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.digits: list[int] = []
        self.table = game.table.at(None)

    def current_player(self) -> int:
        """Who decides: chance until everything is dealt, then the lowest seat that is asked."""
        if len(self.digits) < DIGITS:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.state.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal_actions(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of the deal: all are equally likely."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if len(self.digits) == DIGITS:
            self.table.state.apply_action(action, self.table.state.current_player())
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            words = f"stellwerk/open_spiel/{'.'.join(map(str, self.digits))}"
            self.table.begin(hashlib.sha256(words.encode()).digest())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.state.action_to_string(action, player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return len(self.digits) == DIGITS and self.table.state.is_terminal()

    def returns(self) -> list[float]:
        """Zeros until the end; then 1 for a win, which the others have lost together."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.game.players

    def __str__(self) -> str:
        dealt = f"deal {'.'.join(map(str, self.digits))}"
        return f"{dealt}\n{self.table.state}" if len(self.digits) == DIGITS else dealt


class SpielObserver:
    """What a player sees: as a tensor what a net sees, as a string the whole view as JSON.

    A player who is not asked has a tensor of zeros; the view is there at any time.
    """

    def __init__(self, game: SpielGame, kind: pyspiel.IIGObservationType) -> None:
        self.kind = kind
        self.tensor = np.zeros(game.table.size, np.float32)
        self.dict = {"observation": self.tensor}
        units = [unit for _, size, unit in game.table.observer.blocks for _ in range(size)]
        self._units = np.array(units, np.float32)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor.fill(0)
        if len(state.digits) == DIGITS and self._sees_own:
            self.tensor[:] = state.table.seen(player) / self._units

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the player, or of a spectator where only public things are wanted."""
        if len(state.digits) < DIGITS:
            return ""
        seat = player if self._sees_own else None
        view = state.table.game.view(state.table.state, seat)
        return msgspec.json.encode(view, order="sorted").decode()

    @property
    def _sees_own(self) -> bool:
        return bool(self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def _settings(name: str, parameters: Parameters) -> dict[str, Setting]:
    """The options of the game, as they were before they became text."""
    chosen: dict[str, Setting] = {}
    for option in options(name):
        written = str(parameters.get(option.name, option.default))
        if written != str(option.default):
            meant = {str(choice): choice for choice in option.choices}
            chosen[option.name] = meant.get(written, written)
    return chosen


def register_all() -> None:
    """Tell OpenSpiel of all games."""
    known = set(pyspiel.registered_names())
    for name in games():
        if short_name(name) not in known:
            kind = _game_type(name)
            # A class, since OpenSpiel keeps what it is given beyond the end of Python.
            made = type(short_name(name), (SpielGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)


register_all()
