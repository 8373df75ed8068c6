"""A plain drawing of a Wensleydale board: areas by their middles, tracks between them."""

from typing import TYPE_CHECKING, cast

from stellwerk.games.sketch import Dot, Sketch, Stroke, fitted

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.wire.views import WensleydaleView
    from stellwerk.match.contract import Game, View


def sketch(game: "Game", view: "View") -> Sketch:
    """The board with the tracks that are laid, those of companies too."""
    board = cast("WensleydaleGame", game).board
    owners = cast("WensleydaleView", view).borders
    dots = [Dot(id=area.id, x=area.x, y=area.y, name=area.name) for area in board.areas]
    middle = {area.id: (area.x, area.y) for area in board.areas}
    strokes = []
    for border in board.borders:
        name = board.border_id(border)
        owner = owners.get(name)
        strokes.append(
            Stroke(
                id=name,
                ends=(*middle[border.a], *middle[border.b]),
                seat=owner if isinstance(owner, int) else None,
                is_built=owner is not None,
            )
        )
    return fitted(dots, strokes)
