"""A plain drawing of a Trans board: its net of triangles, its cities, and the rails."""

import re
from typing import TYPE_CHECKING, cast

from stellwerk.games.sketch import Dot, Sketch, Stroke, fitted

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.wire.views import TransView
    from stellwerk.match.contract import Game, View

HEIGHT_OF_ROW = 1.732


def sketch(game: "Game", view: "View") -> Sketch:
    """The board with the rails that are laid; rails belong to everybody."""
    board = cast("TransGame", game).board
    rails = set(cast("TransView", view).rails)
    names = {city.at: city for city in board.cities}
    dots = []
    for crossing in board.crossings:
        x, y = _place(crossing)
        city = names.get(crossing)
        dots.append(Dot(id=crossing, x=x, y=y))
        if city is not None:
            dots.append(Dot(id=city.id, x=x, y=y, name=city.name))
    strokes = [
        Stroke(id=line.id, ends=(*_place(line.a), *_place(line.b)), is_built=line.id in rails)
        for line in board.all_lines
    ]
    return fitted(dots, strokes)


def _place(crossing: str) -> tuple[float, float]:
    found = re.fullmatch(r"r(\d+)c(\d+)", crossing)
    assert found is not None
    return float(found[2]), HEIGHT_OF_ROW * float(found[1])
