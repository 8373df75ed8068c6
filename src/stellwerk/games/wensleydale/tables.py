"""From a Wensleydale board and the chosen options to the kernel's tables."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COLOURS, COMPANIES, Names
from stellwerk.kernel.wensleydale.board import Rules

if TYPE_CHECKING:
    from stellwerk.boards import WensleydaleBoard
    from stellwerk.boards.schema_wensleydale import Area
    from stellwerk.kernel.wensleydale.board import AreaNumbers

GOODS = {"plain": 0, "hill": 1}


def build_rules(
    board: "WensleydaleBoard",
    names: Names,
    players: int,
    options: Mapping[str, str | int | bool],
) -> Rules:
    """The kernel's tables for one game (LTW-SETUP)."""
    side = board.side(str(options["side"]))
    first_seat = options["first_seat"]
    bonus = board.connection_bonus
    return Rules(
        [_area(board, names, area) for area in board.areas],
        [
            (names.area[border.a], names.area[border.b], board.cost(border))
            for border in board.buildable_borders
        ],
        [(box.least, box.tokens) for box in side.boxes],
        [(train.price, train.passengers, train.goods, train.points) for train in side.trains],
        (
            [names.area[area] for area in bonus.origin] if bonus else [],
            [names.area[area] for area in bonus.to] if bonus else [],
        ),
        {
            "players": players,
            "turns": side.turns[players],
            "cubes": board.components.cubes,
            "tracks": board.components.tracks,
            "cubes_per_turn": board.components.cubes_per_turn,
            "first_seat": first_seat if isinstance(first_seat, int) else -1,
            "hill_goods_from_any_area": options["hill_goods_from"] == "any_area",
            "start_points": [board.components.start[colour] for colour in COLOURS],
            "tokens": [side.tokens[colour] for colour in COLOURS],
            "goods": [board.components.goods["plain"], board.components.goods["hill"]],
            "people": [
                board.components.people["red"],
                board.components.people["green"],
                board.components.people["landowner"],
            ],
        },
    )


def _area(board: "WensleydaleBoard", names: Names, area: "Area") -> "AreaNumbers":
    return {
        "goods": GOODS[area.terrain] if area.goods else -1,
        "town": bool(area.town),
        "people": area.people,
        "fixed": (area.fixed.count("red"), area.fixed.count("green")),
        "printed": COMPANIES.index(area.company) if area.company else -1,
        "near": [names.area[other] for other in board.neighbours(area.id)],
    }
