"""The parts of a board file (docs/boards.md) that the model of Last Train to Wensleydale needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

COLOURS = ("white", "brown", "red", "green")  # the influence tracks, in this order everywhere
COMPANIES = ("red", "green")
PEOPLE_IN_TOWN = {"major": 3, "minor": 2}  # LTW-MAP-8; company towns stay empty


@dataclass(frozen=True)
class Area:
    """A region of the map."""

    id: str
    terrain: str  # "plain", "valley", "hill", "special"
    town: str  # "", "major", "minor", "company"
    company: str  # the printed colour of a company town, else ""
    goods: bool
    fixed: tuple[str, ...]  # printed passengers

    @property
    def goods_kind(self) -> str:
        """LTW-MAP-5: what the goods symbol of the area shows."""
        return "hill" if self.terrain == "hill" else "plain"


@dataclass(frozen=True)
class Border:
    """The line between two neighbouring areas."""

    id: str
    a: str
    b: str
    buildable: bool  # LTW-MAP-2, LTW-MAP-3, LTW-MAP-4
    cost: int  # LTW-BUILD-6

    def other(self, area: str) -> str:
        """The area on the other side."""
        return self.b if area == self.a else self.a


@dataclass(frozen=True)
class Train:
    """A train of the side in use (LTW-TRAIN-2, LTW-TRAIN-4)."""

    id: str
    price: int
    passengers: int  # places
    goods: int  # places
    points: int  # for each passenger


@dataclass(frozen=True)
class BoxSpace:
    """A box of the auction: its least bid, the tokens drawn into it and what is printed there."""

    least: int
    tokens: int
    printed: tuple[str, ...]


class Side:
    """LTW-COMP-7: what depends on the side."""

    def __init__(self, data: Mapping[str, Any], players: int, rules: int) -> None:
        self.turns: int = data["turns"][str(players)]  # LTW-TURN-1
        self.tokens: dict[str, int] = {c: data["tokens"].get(c, 0) for c in COLOURS}
        self.boxes = [read_box(box, rules) for box in data["boxes"]]
        self.trains = {
            t["id"]: Train(t["id"], t["price"], t["passengers"], t["goods"], t["points"])
            for t in data["trains"]
        }


class Board:
    """A board and one of its sides, with everything by id and in board order."""

    def __init__(self, data: Mapping[str, Any], side: str, players: int, rules: int) -> None:
        self.id: str = data["id"]
        self.areas = {area["id"]: read_area(area) for area in data["areas"]}
        self.borders = {f"{b['a']}|{b['b']}": self.read_border(b) for b in data["borders"]}
        self.borders_of: dict[str, list[Border]] = {area: [] for area in self.areas}
        for border in self.borders.values():
            self.borders_of[border.a].append(border)
            self.borders_of[border.b].append(border)
        bonus = data.get("connection_bonus")
        self.bonus_from: list[str] = list(bonus["from"]) if bonus else []
        self.bonus_to: list[str] = list(bonus["to"]) if bonus else []
        components = data["components"]
        self.cubes: int = components["cubes"]
        self.tracks: int = components["tracks"]
        self.cubes_per_turn: int = components["cubes_per_turn"]
        self.goods: dict[str, int] = dict(components["goods"])
        self.people: dict[str, int] = dict(components["people"])
        self.start: dict[str, int] = dict(components["start"])
        (found,) = (each for each in data["sides"] if each["id"] == side)
        self.side = Side(found, players, rules)

    def read_border(self, data: Mapping[str, Any]) -> Border:
        """A border, with what a track across it costs."""
        terrains = {self.areas[data["a"]].terrain, self.areas[data["b"]].terrain}
        return Border(
            id=f"{data['a']}|{data['b']}",
            a=data["a"],
            b=data["b"],
            buildable=not terrains & {"hill", "special"} and not data.get("closed", False),
            cost=1 if terrains == {"plain"} and not data.get("river", "") else 2,
        )

    def neighbours(self, area: str) -> list[str]:
        """All areas that have a border with this one, whether a track may lie there or not."""
        return [border.other(area) for border in self.borders_of[area]]

    def is_town(self, area: str) -> bool:
        """A town has a city, be it of a company or not."""
        return self.areas[area].town != ""


def read_box(data: Mapping[str, Any], rules: int) -> BoxSpace:
    """LTW-TOKEN-3: printed points and one token; under version 1 tokens only."""
    if rules == 1:
        return BoxSpace(data["least"], data["tokens"], ())
    return BoxSpace(data["least"], 1, tuple(data["printed"]))


def read_area(data: Mapping[str, Any]) -> Area:
    """An area of the file."""
    return Area(
        id=data["id"],
        terrain=data["terrain"],
        town=data.get("town", ""),
        company=data.get("company", ""),
        goods=data.get("goods", False),
        fixed=tuple(data.get("fixed", [])),
    )
