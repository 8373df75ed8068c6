"""The parts of a board file (docs/boards.md) that the model of Trans Europa/Amerika needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from .board_order import BoardOrder

COLOURS = ("brown", "white", "pink", "orange", "turquoise")  # in the order they are dealt


@dataclass(frozen=True)
class Line:
    """A line of the net between two neighbouring crossings."""

    id: str
    a: str
    b: str
    terrain: str  # "plain", "water", "mountain", "ferry", "tunnel"

    def cost(self, cards: Collection[int]) -> int:
        """TRANS-SETUP-1, TRANS-TURN-5; with the special cards: TRANS-CARD-4, TRANS-CARD-5."""
        if self.terrain == "water":
            return 1 if 4 in cards else 2
        if self.terrain == "mountain":
            return 1 if 5 in cards else 2
        return 1


@dataclass(frozen=True)
class City:
    """A city and the card with its name."""

    id: str
    at: str  # its crossing
    colour: str
    dashed: bool


class Board:
    """A board, with everything by id and in board order."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.rails: int = data["rails"]
        self.target: int = data["target"]
        self.base_table: list[int] = list(data["scoring"]["base"])
        self.card_1_table: list[int] = list(data["scoring"]["card_1"])
        self.card_2_table: list[int] = list(data["scoring"]["card_2"])
        self.cities = {
            c["id"]: City(c["id"], c["at"], c["colour"], c.get("dashed", False))
            for c in data["cities"]
        }
        places = [
            (row, column)
            for row, columns in enumerate(data["net"]["rows"])
            for column in sorted(columns)
        ]
        self.crossings = [crossing_id(*place) for place in places]
        self.place = {crossing: number for number, crossing in enumerate(self.crossings)}
        self.lines = read_lines(places, data["lines"])
        self.lines_at: dict[str, list[Line]] = {crossing: [] for crossing in self.crossings}
        for line in self.lines.values():
            self.lines_at[line.a].append(line)
            self.lines_at[line.b].append(line)
        self.city_order = BoardOrder(self.cities)
        self.line_order = BoardOrder(self.lines)

    def cities_in_play(self, players: int, colour: str) -> list[str]:
        """TRANS-SETUP-2: the cities of a colour, in board order."""
        return [
            city.id
            for city in self.cities.values()
            if city.colour == colour and (players >= 4 or not city.dashed)
        ]

    def points(self, missing: int, cards: Collection[int]) -> int:
        """TRANS-SCORE-1, TRANS-CARD-1, TRANS-CARD-2: points by missing rails."""
        table = self.base_table
        if 1 in cards:
            table = self.card_1_table
        if 2 in cards:
            table = self.card_2_table
        return table[missing] if missing < len(table) else 0


def crossing_id(row: int, column: int) -> str:
    """What a crossing is called."""
    return f"r{row}c{column}"


def read_lines(places: list[tuple[int, int]], listed: list[Mapping[str, Any]]) -> dict[str, Line]:
    """Every pair of neighbouring crossings, in board order; lines not listed are plain."""
    terrain = {frozenset((entry["a"], entry["b"])): entry["terrain"] for entry in listed}
    there = set(places)
    lines = {}
    for row, column in places:
        for neighbour in ((row, column + 2), (row + 1, column - 1), (row + 1, column + 1)):
            if neighbour in there:
                a, b = crossing_id(row, column), crossing_id(*neighbour)
                kind = terrain.pop(frozenset((a, b)), "plain")
                lines[f"{a}-{b}"] = Line(f"{a}-{b}", a, b, kind)
    if terrain:
        raise ValueError(f"these crossings are not neighbours: {terrain}")
    return lines
