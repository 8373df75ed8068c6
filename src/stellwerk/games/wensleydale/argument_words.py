"""Arguments of messages as people read them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import has_text, text, word

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.match.contract import JsonValue

AREA_ARGUMENTS = {"area", "from", "to"}


def argument_text(game: "WensleydaleGame", name: str, value: "JsonValue", lang: str) -> str | int:
    """One argument as words or a number."""
    if name in AREA_ARGUMENTS:
        name_there = game.names.area_name.get(str(value), str(value))
        return _own_word(game, f"area-{game.id}-{value}", name_there, lang)
    if name == "item":
        good = next((name for kind, name in game.board.goods.items() if kind == value), "")
        return word(f"good-{good}" if good else f"item-{value}", lang)
    if name in {"unit", "with"}:
        return word(f"unit-{value}", lang)
    if name == "company":
        names = {str(colour): name for colour, name in game.board.companies.items()}
        printed = names.get(str(value), str(value))
        return _own_word(game, f"company-{game.id}-{value}", printed, lang)
    if name == "tokens" and isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(word(f"influence-{colour}", lang) for colour in value)
    if name == "points" and isinstance(value, Sequence) and not isinstance(value, str):
        return " / ".join(str(points) for points in value)
    if isinstance(value, int):
        return value
    return str(value)


def _own_word(game: "WensleydaleGame", message: str, printed: str, lang: str) -> str:
    """Names stay as they are printed, unless they are words that every language has its own for.

    Somebody's own board may be called like a shipped one and still have other names.
    """
    is_shipped = game.custom_board is None
    return text(message, {}, lang) if is_shipped and has_text(message, lang) else printed
