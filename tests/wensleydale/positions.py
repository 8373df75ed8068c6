"""A small vocabulary for tests of the Wensleydale games: moves, and tables in any position.

A position is a fresh game with an empty map and some edits; `from_position` checks that it adds up:

>>> table = position(wensleydale(), own(0, "garsdale", "hawes"), area("hawes", landowner=1), turn=2)
>>> table.allows(start("hawes"))
True
>>> table.refuses(start("askrigg"))
'LTW-BUILD-4'
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import stellwerk
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.state import State
from tests.plain import Move, plain
from tests.played_table import PlayedTable

BOARDS = ("wensleydale", "nurnberg")
COLOURS = ("white", "brown", "red", "green")
TABLES = [(2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4")]  # players and side

STOP: Move = {"do": "stop"}
PASS: Move = {"do": "pass"}

Edit = Callable[[WensleydaleGame, dict[str, Any]], None]


def bid(box: int) -> Move:
    """Choose a box in the auction."""
    return {"do": "bid", "box": box}


def stake(cubes: int) -> Move:
    """Bid so many cubes on the chosen box."""
    return {"do": "stake", "cubes": cubes}


def start(area: str) -> Move:
    """Begin a line."""
    return {"do": "start", "area": area}


def extend(area: str) -> Move:
    """Go on with a line, built or sold."""
    return {"do": "extend", "area": area}


def line(*areas: str) -> list[Move]:
    """A line along these areas, without its end."""
    return [start(areas[0]), *map(extend, areas[1:])]


def pay(unit: str) -> Move:
    """Pay one unit."""
    return {"do": "pay", "with": unit}


def chain(*points: int) -> Move:
    """Choose the chain that scores so much by seat."""
    return {"do": "chain", "points": list(points)}


def buy(train: str) -> Move:
    """Buy a train."""
    return {"do": "buy", "train": train}


def carry(area: str, item: str) -> Move:
    """Transport an item."""
    return {"do": "carry", "area": area, "item": item}


def board(train: str) -> Move:
    """Put the passenger on this train."""
    return {"do": "board", "train": train}


def sell(company: str, *areas: str) -> list[Move]:
    """Sell a line along these areas; it may need a stop."""
    return [{"do": "sell", "company": company, "area": areas[0]}, *map(extend, areas[1:])]


def wensleydale(
    board: str = "wensleydale", players: int = 3, **options: str | int
) -> WensleydaleGame:
    """A game that seat 0 begins, if nothing else is said."""
    options.setdefault("first_seat", 0)
    return cast("WensleydaleGame", stellwerk.game(board, players, **options))  # type: ignore[arg-type]


def border(game: WensleydaleGame, a: str, b: str) -> str:
    """What the border between two areas is called; KeyError if no track can lie there."""
    number = game.names.border_between[frozenset((game.names.area[a], game.names.area[b]))]
    return game.names.borders[number]


def cost(game: WensleydaleGame, *areas: str) -> int:
    """What a line along these areas costs by the board."""
    costs = {game.board.border_id(each): game.board.cost(each) for each in game.board.borders}
    return sum(costs[border(game, a, b)] for a, b in pairwise(areas))


def own(owner: int | str, *areas: str) -> Edit:
    """Tracks of a seat or a company along these areas."""

    def edit(game: WensleydaleGame, raw: dict[str, Any]) -> None:
        for a, b in pairwise(areas):
            raw["borders"][border(game, a, b)] = owner

    return edit


def many_tracks(owner: int | str, number: int, *, spare: str = "") -> Edit:
    """So many tracks anywhere, but none that touches one of the spared areas."""

    def edit(game: WensleydaleGame, raw: dict[str, Any]) -> None:
        free = [
            name
            for name in reversed(game.names.borders)
            if name not in raw["borders"] and not set(name.split("|")) & set(spare.split())
        ]
        raw["borders"] |= dict.fromkeys(free[:number], owner)

    return edit


def influence(seat: int, **points: int) -> Edit:
    """Put a seat's tokens on these spaces (also `profit`), under those already there."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        for name, value in points.items():
            others = [place for place in raw["tracks"][name] if place[0] != seat]
            places = [*others, [seat, value]]
            raw["tracks"][name] = sorted(places, key=lambda place: -place[1])

    return edit


def stack(track: str, *places: tuple[int, int]) -> Edit:
    """A whole track in ranking order: (seat, points)."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["tracks"][track] = [list(place) for place in places]

    return edit


def player(seat: int, **what: int) -> Edit:
    """`hand` (cubes), `points` (VP), items collected: `plain`, `hill`, `red`, `green`."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["seats"][seat] |= what

    return edit


def loaded(seat: int, **items: int | list[int]) -> Edit:
    """What a seat has carried this turn; passengers by the price of their train."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["seats"][seat]["loaded"] |= items

    return edit


def area(name: str, **items: int) -> Edit:
    """What lies in an area."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["areas"][name] = items

    return edit


def train(name: str, seat: int, passengers: int = 0, goods: int = 0) -> Edit:
    """A bought train and the places used on it."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["trains"][name] = {"seat": seat, "passengers": passengers, "goods": goods}

    return edit


def tokens(*boxes: str) -> Edit:
    """The tokens in the boxes, by the first letters of their colours: "wbr" is a box."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        names = {colour[0]: colour for colour in COLOURS}
        for box, letters in zip(raw["boxes"], boxes, strict=True):
            box["tokens"] = [names[letter] for letter in sorted(letters, key="wbrg".index)]

    return edit


def standing(box: int, seat: int, cubes: int) -> Edit:
    """A standing bid; its cubes come from the hand."""

    def edit(_game: WensleydaleGame, raw: dict[str, Any]) -> None:
        raw["boxes"][box - 1]["bid"] = [seat, cubes]
        raw["seats"][seat]["hand"] -= cubes

    return edit


class Table(PlayedTable[WensleydaleGame, State]):
    """A game in some position, played by name."""

    def seat(self, number: int) -> dict[str, Any]:
        """All about one seat."""
        return dict(self.view()["seats"][number])

    def each(self, what: str) -> list[Any]:
        """Something of all seats."""
        return [mine[what] for mine in self.view()["seats"]]

    def on(self, track: str) -> list[int]:
        """The points of all seats on a track."""
        places = dict(self.now["tracks"][track])
        return [places[number] for number in range(self.game.players)]

    def influence(self, number: int) -> list[int]:
        """White, brown, red and green points of a seat."""
        return [self.on(colour)[number] for colour in COLOURS]

    def ranking(self, track: str) -> list[int]:
        """The seats in ranking order on a track."""
        return [place[0] for place in self.now["tracks"][track]]

    def owner(self, a: str, b: str) -> int | str | None:
        """Whose track lies between two areas."""
        return cast("int | str | None", self.now["borders"].get(border(self.game, a, b)))

    def colours(self, town: str) -> list[str]:
        """The company colours a town shows."""
        return list(self.view()["towns"][town])

    @property
    def when(self) -> tuple[str, int | None]:
        """Phase and seat to decide."""
        return self["phase"], self["seat"]

    def choices(self, do: str, what: str) -> set[Any]:
        """What can be chosen in moves of one kind."""
        return {move[what] for move in self.moves(do)}

    def pass_through(self, phase: str) -> None:
        """Everybody passes until this phase is over."""
        turn = self["turn"]
        while self["phase"] == phase and self["turn"] == turn:
            self.play(PASS)

    def auction(self, *bids: tuple[int, int]) -> None:
        """Bids one after another: (box, cubes)."""
        for box, cubes in bids:
            self.play(bid(box), stake(cubes))

    def play_shortly(self) -> None:
        """To the end of the turn: everybody bids on an empty box and else passes."""
        turn = self["turn"]
        while self["turn"] == turn and self["phase"] != "over":
            if self["phase"] == "bid":
                box = next(n for n, each in enumerate(self["boxes"], 1) if each["bid"] is None)
                self.auction((box, 3))
            else:
                self.play(PASS)


def started(game: WensleydaleGame, seed: int = 1) -> Table:
    """A fresh game."""
    return Table(game, game.new_state(seed))


def position(
    game: WensleydaleGame, *edits: Edit, phase: str = "build", seat: int | None = 0, **others: Any
) -> Table:
    """A fresh game with an empty map, these edits, and what else is said about the position."""
    raw: dict[str, Any] = plain(game.new_state(1).position())
    raw |= {"phase": phase, "seat": seat, "areas": {}, **others}
    for edit in edits:
        edit(game, raw)
    return _loaded(game, raw)


def later(table: Table, *edits: Edit, **others: Any) -> Table:
    """The same table with these changes: another phase, more tracks."""
    raw = table.now | others
    for edit in edits:
        edit(table.game, raw)
    return _loaded(table.game, raw)


def _loaded(game: WensleydaleGame, raw: dict[str, Any]) -> Table:
    """The table of a position; limits are those of an auction, if there is one now."""
    if raw["phase"] not in {"bid", "stake"}:
        raw["limits"] = [0] * game.players
    return Table(game, game.from_position(raw))
