"""Positions of Wensleydale: a state with names (docs/positions.md)."""

from typing import TYPE_CHECKING

from stellwerk.games.numbering import by_number
from stellwerk.games.position_parts import head_of, random_of
from stellwerk.games.wensleydale.names import (
    CARRIED,
    COLOURS,
    COMPANIES,
    ITEMS,
    TRACKS,
    UNITS,
    owner_name,
)
from stellwerk.kernel.wensleydale import position as phases
from stellwerk.kernel.wensleydale.board import NOBODY
from stellwerk.kernel.wensleydale.position import FOR_TRACK

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.kernel.wensleydale.state import SeatNumbers, StateNumbers
    from stellwerk.match.contract import JsonValue, Position

PHASES = by_number(
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


def position_of(game: "WensleydaleGame", numbers: "StateNumbers") -> "Position":
    """The named description of a state's numbers."""
    phase = PHASES[numbers["phase"]]
    paying = phase == "pay"
    return {
        **head_of(game, phase),
        "turn": numbers["turn"],
        "seat": numbers["seat"],
        "general_order": numbers["general_order"],
        "build_order": numbers["build_order"],
        "train_order": numbers["train_order"],
        "tracks": {
            name: [list(place) for place in numbers["tracks"][number]]
            for number, name in enumerate(TRACKS)
        },
        "boxes": [_box(tokens, bid) for tokens, bid in numbers["boxes"]],
        "box": numbers["box"] + 1 if phase == "stake" else None,
        "limits": numbers["limits"],
        "line": [game.names.areas[area] for area in numbers["line"]],
        "company": COMPANIES[numbers["company"]] if phase == "sale" else None,
        "due": numbers["due"],
        "paying_from": UNITS[numbers["paying_from"]] if paying else None,
        "paying_for": _paying_for(game, numbers) if paying else None,
        "item": _item(game, numbers) if phase == "board" else None,
        "passed": numbers["passed"],
        "bonus_given": numbers["bonus_given"],
        **table_of(game, numbers),
        "random": random_of(numbers["key"], numbers["words"]),
        "seats": [_seat(seat) for seat in numbers["seats"]],
    }


def table_of(game: "WensleydaleGame", numbers: "StateNumbers") -> dict[str, "JsonValue"]:
    """What lies on the map and which trains are taken."""
    names = game.names
    contents: dict[str, JsonValue] = {
        names.areas[area]: {str(ITEMS[item]): number for item, number in enumerate(items) if number}
        for area, items in enumerate(numbers["contents"])
        if any(items)
    }
    owners = {
        names.borders[border]: owner_name(owner)
        for border, owner in enumerate(numbers["owners"])
        if owner != NOBODY
    }
    trains: dict[str, JsonValue] = {
        names.trains[number]: {"seat": train[0], "passengers": train[1], "goods": train[2]}
        for number, train in enumerate(numbers["trains"])
        if train is not None
    }
    return {"areas": contents, "borders": owners, "trains": trains}


def _box(tokens: list[int], bid: tuple[int, int] | None) -> dict[str, "JsonValue"]:
    listed = [colour for number, colour in zip(tokens, COLOURS, strict=True) for _ in range(number)]
    return {"tokens": listed, "bid": None if bid is None else list(bid)}


def _paying_for(game: "WensleydaleGame", numbers: "StateNumbers") -> str:
    train = numbers["paying_for"]
    return "track" if train == FOR_TRACK else game.names.trains[train]


def _item(game: "WensleydaleGame", numbers: "StateNumbers") -> list[str]:
    area, item = numbers["item"]
    return [game.names.areas[area], ITEMS[item]]


def _seat(seat: "SeatNumbers") -> dict[str, "JsonValue"]:
    collected: dict[str, JsonValue] = dict(zip(CARRIED, seat["collected"], strict=True))
    plain, hill, red, green = seat["loaded"]
    return {
        "hand": seat["hand"],
        "points": seat["points"],
        **collected,
        "loaded": {"plain": plain[0], "hill": hill[0], "red": red, "green": green},
    }
