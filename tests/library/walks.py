"""Games of every family, walked through by chance: what the tests of the library look at."""

from collections.abc import Iterator

import stellwerk
from stellwerk.games.named_state import NamedState
from stellwerk.match.contract import Game

SETTINGS: list[tuple[str, int, dict[str, str | int | bool]]] = [
    ("ticket-europe", 3, {"tickets": "mega"}),
    ("ticket-usa", 2, {}),
    ("ticket-switzerland", 3, {}),
    ("trans-europa", 3, {"rounds": 1}),
    ("trans-amerika", 2, {"special_cards": "each-round", "rounds": 1}),
    ("wensleydale", 3, {}),
    ("nurnberg", 2, {}),
]
NAMES = [name for name, _, _ in SETTINGS]


def played_games() -> list[Game]:
    """One game of each board, with options that bring more phases."""
    return [
        stellwerk.game(name, players=players, **settings) for name, players, settings in SETTINGS
    ]


def walk(game: Game, seed: int, every: int = 1) -> Iterator[NamedState]:
    """The states of a game played by chance, from the first to the last."""
    state = game.new_state(seed)
    assert isinstance(state, NamedState)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            yield state.clone()
        state.apply_action(state.random_action(1000 * seed + number))
        number += 1
    yield state
