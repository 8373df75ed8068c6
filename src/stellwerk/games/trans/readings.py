"""Arguments of messages as people read them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.match.contract import JsonValue


def argument_text(game: "TransGame", name: str, value: "JsonValue", lang: str) -> str | int:
    """One argument as words or a number."""
    if name == "colour":
        return text(f"colour-{value}", {}, lang)
    if name == "city":
        return city_text(game, str(value), lang)
    if name == "cities" and isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(city_text(game, str(city), lang) for city in value)
    if name == "crossing":
        return game.names.crossing_name(str(value))
    if name == "line":
        return game.names.line_name(str(value))
    if name == "title":
        return text(f"rule-TRANS-CARD-{value}-title", {}, lang)
    if isinstance(value, int):
        return value
    return str(value)


def city_text(game: "TransGame", city: str, lang: str) -> str:
    """A city with its colour: "London (turquoise)"."""
    if city not in game.names.city_name:
        return city
    colour = text(f"colour-{game.names.colour_of[city]}", {}, lang)
    return f"{game.names.city_name[city]} ({colour})"
