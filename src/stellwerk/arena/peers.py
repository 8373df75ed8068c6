"""Other programs from PyPI, played the way their own documentation plays them."""

import importlib
import importlib.util
import random
import time
from typing import Protocol, cast


class _HanabiState(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


def has_catanatron() -> bool:
    """Whether catanatron is installed."""
    return importlib.util.find_spec("catanatron") is not None


def has_open_spiel() -> bool:
    """Whether OpenSpiel's Python module is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def catanatron_actions(seconds: float) -> float:
    """Actions per second of catanatron's random players, four at the table."""
    catanatron = importlib.import_module("catanatron")
    colours = [catanatron.Color.RED, catanatron.Color.BLUE]
    colours += [catanatron.Color.WHITE, catanatron.Color.ORANGE]
    actions = 0
    start = time.perf_counter()
    while True:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        game.play()
        actions += len(game.state.actions)
        passed = time.perf_counter() - start
        if passed >= seconds:
            return actions / passed


def hanabi_steps(seconds: float) -> float:
    """Decisions per second of OpenSpiel's C++ hanabi, driven from Python with its legal list."""
    game = importlib.import_module("pyspiel").load_game("hanabi(players=4)")
    steps = 0
    start = time.perf_counter()
    while True:
        state = cast("_HanabiState", game.new_initial_state())
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            steps += 1
        passed = time.perf_counter() - start
        if passed >= seconds:
            return steps / passed
