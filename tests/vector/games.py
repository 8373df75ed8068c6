"""Vectors of all games that have an observer, and how tests play them."""

from typing import cast

import numpy as np

import stellwerk
from stellwerk.games.trainable import TrainableGame
from stellwerk.match.contract import Setting
from stellwerk.vector import Crew, Vector

GAMES: list[tuple[str, int, dict[str, Setting]]] = [
    ("ticket-europe", 2, {}),
    ("ticket-europe", 5, {"tickets": "mega"}),
    ("ticket-europe", 4, {"tickets": "big-cities"}),
    ("ticket-europe", 3, {"tickets": "1912"}),
    ("ticket-europe", 4, {"edition": "original"}),
    ("ticket-usa", 4, {"tickets": "mega"}),
    ("ticket-usa", 2, {"tickets": "1910"}),
    ("ticket-switzerland", 3, {}),
    ("trans-europa", 3, {}),
    ("trans-europa", 4, {"special_cards": "each-round", "cards_at_once": 3}),
    ("trans-amerika", 6, {"special_cards": "agreed"}),
    ("trans-amerika", 2, {"rounds": 1}),
    ("wensleydale", 2, {}),
    ("wensleydale", 4, {"hill_goods_from": "any_area"}),
    ("nurnberg", 3, {"side": "2-3", "start_fee": False}),
]
NAMES = [f"{name}-{players}-{'-'.join(map(str, s.values()))}" for name, players, s in GAMES]


def silent_blocks(name: str, settings: dict[str, Setting]) -> set[str]:
    """Blocks that have nothing to show in a game, by its rules."""
    silent = set()
    if name in ("ticket-switzerland", "ticket-usa"):
        silent |= {"my_stations", "their_stations", "station_gain"}
    if name == "ticket-usa":
        silent.add("tunnel")
    if name.startswith("trans") and "special_cards" not in settings:
        silent |= {"cards", "known"}
    if name == "wensleydale":  # no connection gives a bonus there
        silent.add("chains")
    if name == "wensleydale" and "hill_goods_from" in settings:
        silent.add("item")  # four players share so few trains that passengers have no choice
    if settings.get("rounds") == 1:
        silent.add("points")
    return silent


def trainable(name: str, players: int, **settings: Setting) -> TrainableGame:
    return cast("TrainableGame", stellwerk.game(name, players=players, **settings))


def spread_vector(game: TrainableGame, slots: int, threads: int = 1, seed: int = 3) -> Vector:
    """A vector whose slots stand in all parts of a game; `dispatcher` says what it would do."""
    vector = Vector(game, slots, seed=seed, crew=Crew(threads))
    vector.ask("dispatcher")
    vector.begin([37 * slot % (60 * game.players) for slot in range(slots)], by="dispatcher")
    return vector


def follow_advice(vector: Vector, every: int = 0) -> None:
    """One step as advised; with `every`, each so-manieth slot plays by chance instead."""
    advised = vector.arrays.advice.copy()
    if every:
        vector.kernel.choose_randomly()
        advised[::every] = vector.arrays.actions[::every]
    vector.arrays.actions[:] = advised
    vector.step()


def picture(vector: Vector) -> tuple[np.ndarray, ...]:  # type: ignore[type-arg]
    """Copies of all that the kernel has written."""
    a = vector.arrays
    written = (
        a.observations, a.legal, a.seats, a.ends, a.rewards, a.shares, a.points, a.advice
    )  # fmt: skip
    return tuple(array.copy() for array in written)
