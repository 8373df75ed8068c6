"""Arguments of messages as people read them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.match.contract import JsonValue

AREA_ARGUMENTS = {"area", "from", "to"}


def argument_text(game: "WensleydaleGame", name: str, value: "JsonValue", lang: str) -> str | int:
    """One argument as words or a number."""
    if name in AREA_ARGUMENTS:
        return game.names.area_name.get(str(value), str(value))
    if name == "item":
        good = next((name for kind, name in game.board.goods.items() if kind == value), "")
        return text(f"good-{good}" if good else f"item-{value}", {}, lang)
    if name in {"unit", "with"}:
        return text(f"unit-{value}", {}, lang)
    if name == "company":
        names = {str(colour): name for colour, name in game.board.companies.items()}
        return names.get(str(value), str(value))
    if name == "tokens" and isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(text(f"influence-{colour}", {}, lang) for colour in value)
    if name == "points" and isinstance(value, Sequence) and not isinstance(value, str):
        return " / ".join(str(points) for points in value)
    if isinstance(value, int):
        return value
    return str(value)
