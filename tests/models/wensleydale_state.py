"""The state of a game of Last Train to Wensleydale: setup, tracks, colours, position.

The rule ids are those of the rules document; the order in which random numbers are used is that of
docs/randomness.md; positions are those of docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .game_state import GameState
from .wensleydale_board import COLOURS, COMPANIES, PEOPLE_IN_TOWN, Board, Train

ITEMS = ("plain", "hill", "red", "green")
IN_AREAS = (*ITEMS, "landowner")

Owner = int | str  # of a track: a seat, "red" or "green"


@dataclass
class Seat:
    """A player."""

    stock: int  # cubes
    supply: int  # tracks not on the board
    hand: int = 0  # cubes
    points: int = 0
    collected: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ITEMS, 0))


@dataclass
class Box:
    """A box of the auction."""

    tokens: list[str] = field(default_factory=list)
    bid: tuple[int, int] | None = None  # seat and cubes


@dataclass
class BoughtTrain:
    """A train that a seat uses this turn, with the items on it."""

    seat: int
    passengers: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)


class WensleydaleState(GameState):
    """Everything there is to know about a game at one moment."""

    # --- setup -------------------------------------------------------------------------------

    def set_up(self, board: Mapping[str, Any]) -> None:
        self.board = Board(board, str(self.options["side"]), self.players, self.rules)
        self.side = self.board.side
        self.seats = [Seat(self.board.cubes, self.board.tracks) for _ in range(self.players)]
        self.turn = 0
        self.seat: int | None = None
        self.waiting: list[int] = []  # seats that are still to build, or to sell
        self.boxes = [Box() for _ in self.side.boxes]
        self.box: int | None = None
        self.limits = [0] * self.players
        self.line: list[str] = []
        self.company: str | None = None
        self.due = 0
        self.paying_from: str | None = None
        self.paying_for: str | None = None
        self.item: tuple[str, str] | None = None
        self.passed: set[int] = set()
        self.bonus_given = False
        self.contents = {area: dict.fromkeys(IN_AREAS, 0) for area in self.board.areas}
        self.borders: dict[str, Owner] = {}
        self.trains: dict[str, BoughtTrain] = {}

        first = self.drawn_first_seat()  # LTW-SETUP-2
        self.general_order = [(first + i) % self.players for i in range(self.players)]
        self.build_order = list(self.general_order)
        self.train_order = list(self.general_order)
        # Each track holds [seat, points] in ranking order: LTW-SETUP-3, LTW-SETUP-4, LTW-STACK-4
        self.tracks = {
            name: [[i, self.board.start.get(name, 0)] for i in self.general_order]
            for name in (*COLOURS, "profit")
        }
        self.place_goods()
        self.place_people()

    def place_goods(self) -> None:
        """LTW-SETUP-6: two for every area with the symbol, those that do not match leave."""
        bag = ["plain"] * self.board.goods["plain"] + ["hill"] * self.board.goods["hill"]
        self.random.shuffle(bag)
        for area in self.board.areas.values():
            if area.goods:
                for good in (bag.pop(), bag.pop()):
                    if good == area.goods_kind:
                        self.contents[area.id][good] += 1

    def place_people(self) -> None:
        """LTW-SETUP-8, LTW-SETUP-9: the printed passengers, then each town is filled."""
        left = dict(self.board.people)
        for area in self.board.areas.values():
            for person in area.fixed:
                self.contents[area.id][person] += 1
                left[person] -= 1
        bag = [kind for kind in ("red", "green", "landowner") for _ in range(left[kind])]
        self.random.shuffle(bag)
        for area in self.board.areas.values():
            for _ in range(PEOPLE_IN_TOWN.get(area.town, 0) - len(area.fixed)):
                self.contents[area.id][bag.pop()] += 1

    # --- influence and profit ----------------------------------------------------------------

    def value(self, track: str, i: int) -> int:
        """The points of a seat on a track."""
        return next(points for seat, points in self.tracks[track] if seat == i)

    def ranking(self, track: str) -> list[int]:
        """LTW-STACK-4."""
        return [seat for seat, _ in self.tracks[track]]

    def move_token(self, track: str, i: int, by: int) -> None:
        """LTW-STACK-1 to LTW-STACK-3: one move up or down, onto the tokens that are there."""
        if by == 0:
            return
        new = self.value(track, i) + by
        assert new >= 0 or track == "profit"  # LTW-STACK-5
        others = [entry for entry in self.tracks[track] if entry[0] != i]
        ahead = [entry for entry in others if entry[1] > new]
        behind = [entry for entry in others if entry[1] <= new]
        self.tracks[track] = [*ahead, [i, new], *behind]

    def spend_cubes(self, i: int, cubes: int) -> None:
        """LTW-CUBE-2."""
        assert 0 <= cubes <= self.seats[i].hand
        self.seats[i].hand -= cubes
        self.seats[i].stock += cubes

    def purse(self, i: int) -> dict[str, int]:
        """What a seat can pay with, by kind, in the order in which units are paid."""
        return {"cube": self.seats[i].hand, **{c: self.value(c, i) for c in COLOURS}}

    # --- the map -----------------------------------------------------------------------------

    def touches(self, owner: Owner, area: str) -> bool:
        """Whether a track of the owner touches the area."""
        return owner in [self.borders.get(b.id) for b in self.board.borders_of[area]]

    def colours(self, area: str) -> list[str]:
        """LTW-MAP-6: the colours that a town shows now; other areas show none."""
        if not self.board.is_town(area):
            return []
        printed = self.board.areas[area].company
        return [c for c in COMPANIES if c == printed or self.touches(c, area)]

    def on_company_network(self, area: str) -> bool:
        """LTW-MAP-7."""
        return bool(self.colours(area)) or any(self.touches(c, area) for c in COMPANIES)

    def along_own_tracks(self, i: int, area: str) -> list[str]:
        """The neighbours to which a track of the seat leads."""
        return [b.other(area) for b in self.board.borders_of[area] if self.borders.get(b.id) == i]

    def tracks_on_board(self, i: int) -> int:
        """The own tracks that lie on the board."""
        return sum(owner == i for owner in self.borders.values())

    # --- trains ------------------------------------------------------------------------------

    def own_trains(self, i: int) -> list[Train]:
        """The trains of a seat this turn, in board order."""
        return [
            train
            for train in self.side.trains.values()
            if train.id in self.trains and self.trains[train.id].seat == i
        ]

    def trains_with_goods_place(self, i: int) -> list[Train]:
        """Own trains that can take one more good."""
        return [t for t in self.own_trains(i) if len(self.trains[t.id].goods) < t.goods]

    def trains_with_passenger_place(self, i: int) -> list[Train]:
        """Own trains that can take one more passenger."""
        return [t for t in self.own_trains(i) if len(self.trains[t.id].passengers) < t.passengers]

    # --- looking at it -----------------------------------------------------------------------

    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        return [] if self.seat is None else [self.seat]

    def position(self) -> dict[str, Any]:
        """docs/positions.md."""
        return {
            "game": self.board.id,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": self.turn,
            "seat": self.seat,
            "general_order": list(self.general_order),
            "build_order": list(self.build_order),
            "train_order": list(self.train_order),
            "tracks": {
                name: [list(entry) for entry in ranking] for name, ranking in self.tracks.items()
            },
            "boxes": [
                {
                    "tokens": sorted(box.tokens, key=COLOURS.index),
                    "bid": None if box.bid is None else list(box.bid),
                }
                for box in self.boxes
            ],
            "box": self.box,
            "limits": list(self.limits),
            "line": list(self.line),
            "company": self.company,
            "due": self.due,
            "paying_from": self.paying_from,
            "paying_for": self.paying_for,
            "item": None if self.item is None else list(self.item),
            "passed": sorted(self.passed),
            "bonus_given": self.bonus_given,
            "areas": {
                area: {kind: n for kind, n in inside.items() if n}
                for area, inside in self.contents.items()
                if any(inside.values())
            },
            "borders": {b: self.borders[b] for b in self.board.borders if b in self.borders},
            "trains": {
                train: {
                    "seat": self.trains[train].seat,
                    "passengers": len(self.trains[train].passengers),
                    "goods": len(self.trains[train].goods),
                }
                for train in self.side.trains
                if train in self.trains
            },
            "random": {"key": self.random.key.hex(), "words": self.random.words},
            "seats": [self.seat_position(i) for i in range(self.players)],
        }

    def seat_position(self, i: int) -> dict[str, Any]:
        """One of `seats`."""
        seat = self.seats[i]
        return {
            "hand": seat.hand,
            "points": seat.points,
            **seat.collected,
            "loaded": self.loaded(i),
        }

    def loaded(self, i: int) -> dict[str, Any]:
        """What is on the trains of a seat; passengers by the price of the train."""
        loaded: dict[str, Any] = {"plain": 0, "hill": 0, "red": [0, 0, 0], "green": [0, 0, 0]}
        for train in self.own_trains(i):
            for good in self.trains[train.id].goods:
                loaded[good] += 1
            for passenger in self.trains[train.id].passengers:
                loaded[passenger][train.price - 1] += 1
        return loaded
