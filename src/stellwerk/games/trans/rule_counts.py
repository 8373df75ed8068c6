"""What the rules count on a board, as its file says: for boards of one's own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from stellwerk.games.rule_book import Arguments

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard


def _pieces(board: "TransBoard") -> Arguments:
    fewest, most = board.players
    colours = len({city.colour for city in board.cities})
    return {
        "fewest": fewest,
        "most": most,
        "cities": len(board.cities),
        "colours": colours,
        "rails": board.rails,
    }


def _cities(board: "TransBoard") -> Arguments:
    return {"cities": len(board.cities), "left": len(board.cities_in_play(2))}


def _points(table: Sequence[int]) -> Arguments:
    return {"points": ", ".join(f"{missing} → {points}" for missing, points in enumerate(table))}


COUNTS: dict[str, Callable[["TransBoard"], Arguments]] = {
    "SETUP-1": _pieces,
    "SETUP-2": _cities,
    "ROUND-4": lambda board: {"rails": board.rails},
    "SCORE-1": lambda board: _points(board.scoring.base),
    "END-1": lambda board: {"target": board.target},
    "CARD-1": lambda board: _points(board.scoring.card_1),
    "CARD-2": lambda board: _points(board.scoring.card_2),
}
