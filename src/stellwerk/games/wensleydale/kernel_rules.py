"""From a Wensleydale board and the chosen options to the rules as the kernel reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COLOURS, COMPANIES, Names
from stellwerk.kernel.wensleydale.board import HILL_GOOD, PLAIN_GOOD, Rules

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Area, Influence, Side, WensleydaleBoard
    from stellwerk.kernel.wensleydale.board import AreaNumbers

GOODS = {"plain": PLAIN_GOOD, "hill": HILL_GOOD}
PRINTED_SINCE = 2  # the rules version from which on boxes show points
START_FEE_SINCE = 2  # … and the start of a line may be free


@dataclass(frozen=True)
class BoxRules:
    """What a box takes and gives under one version of the rules (LTW-TOKEN-3, LTW-AUC-6)."""

    least: int
    drawn: int
    printed: "tuple[Influence, ...]"


def box_rules(side: "Side", rules_version: int) -> list[BoxRules]:
    """Printed points and one token; under version 1 tokens only, until the bag is empty.

    >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
    >>> side = wensleydale_board("wensleydale").side("3-4")
    >>> box_rules(side, 2)[0]
    BoxRules(least=3, drawn=1, printed=('white', 'white', 'brown'))
    >>> box_rules(side, 1)[0]
    BoxRules(least=3, drawn=3, printed=())
    """
    if rules_version < PRINTED_SINCE:
        return [BoxRules(box.least, box.tokens, ()) for box in side.boxes]
    return [BoxRules(box.least, 1, box.printed) for box in side.boxes]


def suits(board: "WensleydaleBoard", rules_version: int) -> bool:
    """Whether a board has what a version of the rules asks of it."""
    return rules_version < PRINTED_SINCE or board.has_printed_points


def start_costs(options: Mapping[str, str | int | bool]) -> bool:
    """Whether companies are paid where a line begins: always, before that was an option."""
    return bool(options.get("start_fee", True))


def build_rules(
    board: "WensleydaleBoard",
    names: Names,
    players: int,
    options: Mapping[str, str | int | bool],
    boxes: "list[BoxRules]",
) -> Rules:
    """One game as the kernel reads it (LTW-SETUP)."""
    side = board.side(str(options["side"]))
    first_seat = options["first_seat"]
    bonus = board.connection_bonus
    return Rules(
        [_area(board, names, area) for area in board.areas],
        [
            (names.area[border.a], names.area[border.b], board.cost(border))
            for border in board.buildable_borders
        ],
        [
            (box.least, box.drawn, [box.printed.count(colour) for colour in COLOURS])
            for box in boxes
        ],
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
            "start_fee": start_costs(options),
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
