"""Positions of Wensleydale: a state with names (docs/positions.md)."""

from itertools import starmap
from typing import TYPE_CHECKING

from stellwerk.games.numbering import by_number
from stellwerk.games.position_parts import random_of
from stellwerk.games.wensleydale.names import COLOURS, COMPANIES, ITEMS, UNITS, owner_name
from stellwerk.games.wensleydale.wire.parts import (
    Phase,
    WensleydaleBid,
    WensleydaleBox,
    WensleydaleLoad,
    WensleydalePlace,
    WensleydaleSeat,
    WensleydaleTracks,
    WensleydaleTrain,
)
from stellwerk.games.wensleydale.wire.positions import WensleydalePosition
from stellwerk.kernel.wensleydale import position as phases
from stellwerk.kernel.wensleydale.board import BROWN, GREEN, NOBODY, PROFIT, RED, WHITE
from stellwerk.kernel.wensleydale.position import FOR_TRACK

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.names import Item
    from stellwerk.games.wensleydale.wire.parts import Owner
    from stellwerk.kernel.wensleydale.state import SeatNumbers, StateNumbers

PHASES: tuple[Phase, ...] = by_number(
    {
        phases.BID: "bid",
        phases.STAKE: "stake",
        phases.BUILD: "build",
        phases.LINE: "line",
        phases.PAY: "pay",
        phases.CHAIN: "chain",
        phases.TRAINS: "trains",
        phases.BOARD: "board",
        phases.TAKE_OVER: "take-over",
        phases.SALE: "sale",
        phases.OVER: "over",
    }
)


def position_of(game: "WensleydaleGame", numbers: "StateNumbers") -> WensleydalePosition:
    """The named description of a state's numbers."""
    phase = PHASES[numbers["phase"]]
    paying = phase == "pay"
    return WensleydalePosition(
        game=game.id,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        phase=phase,
        turn=numbers["turn"],
        seat=numbers["seat"],
        general_order=numbers["general_order"],
        build_order=numbers["build_order"],
        train_order=numbers["train_order"],
        tracks=_tracks(numbers["tracks"]),
        boxes=[_box(tokens, bid) for tokens, bid in numbers["boxes"]],
        box=numbers["box"] + 1 if phase == "stake" else None,
        limits=numbers["limits"],
        line=[game.names.areas[area] for area in numbers["line"]],
        company=COMPANIES[numbers["company"]] if phase == "sale" else None,
        due=numbers["due"],
        paying_from=UNITS[numbers["paying_from"]] if paying else None,
        paying_for=_paying_for(game, numbers) if paying else None,
        item=_item(game, numbers) if phase == "board" else None,
        passed=numbers["passed"],
        bonus_given=numbers["bonus_given"],
        areas=_contents(game, numbers),
        borders=_owners(game, numbers),
        trains=_trains(game, numbers),
        random=random_of(numbers["key"], numbers["words"]),
        seats=[_seat(seat) for seat in numbers["seats"]],
    )


def _tracks(places: list[list[tuple[int, int]]]) -> WensleydaleTracks:
    """The five tracks, each in ranking order."""
    white, brown, red, green, profit = (
        list(starmap(WensleydalePlace, places[track]))
        for track in (WHITE, BROWN, RED, GREEN, PROFIT)
    )
    return WensleydaleTracks(white=white, brown=brown, red=red, green=green, profit=profit)


def _contents(game: "WensleydaleGame", numbers: "StateNumbers") -> "dict[str, dict[Item, int]]":
    """What lies on the map."""
    return {
        game.names.areas[area]: {ITEMS[item]: number for item, number in enumerate(items) if number}
        for area, items in enumerate(numbers["contents"])
        if any(items)
    }


def _owners(game: "WensleydaleGame", numbers: "StateNumbers") -> "dict[str, Owner]":
    """Whose tracks lie on the map."""
    return {
        game.names.borders[border]: owner_name(owner)
        for border, owner in enumerate(numbers["owners"])
        if owner != NOBODY
    }


def _trains(game: "WensleydaleGame", numbers: "StateNumbers") -> dict[str, WensleydaleTrain]:
    """The trains that are taken."""
    return {
        game.names.trains[number]: WensleydaleTrain(seat=seat, passengers=passengers, goods=goods)
        for number, train in enumerate(numbers["trains"])
        if train is not None
        for seat, passengers, goods in [train]
    }


def _box(tokens: list[int], bid: tuple[int, int] | None) -> WensleydaleBox:
    listed = [colour for number, colour in zip(tokens, COLOURS, strict=True) for _ in range(number)]
    return WensleydaleBox(tokens=listed, bid=None if bid is None else WensleydaleBid(*bid))


def _paying_for(game: "WensleydaleGame", numbers: "StateNumbers") -> str:
    train = numbers["paying_for"]
    return "track" if train == FOR_TRACK else game.names.trains[train]


def _item(game: "WensleydaleGame", numbers: "StateNumbers") -> "tuple[str, Item]":
    area, item = numbers["item"]
    return game.names.areas[area], ITEMS[item]


def _seat(seat: "SeatNumbers") -> WensleydaleSeat:
    plain, hill, red, green = seat["collected"]
    return WensleydaleSeat(
        hand=seat["hand"],
        points=seat["points"],
        plain=plain,
        hill=hill,
        red=red,
        green=green,
        loaded=_load(seat["loaded"]),
    )


def _load(loaded: list[list[int]]) -> WensleydaleLoad:
    """What a seat has carried this turn; passengers by the price of their train."""
    plain, hill, red, green = loaded
    return WensleydaleLoad(plain=plain[0], hill=hill[0], red=_by_price(red), green=_by_price(green))


def _by_price(passengers: list[int]) -> tuple[int, int, int]:
    cheapest, dearer, dearest = passengers
    return cheapest, dearer, dearest
