"""Arguments of messages as people read them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import text, word

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.places import Places
    from stellwerk.match.contract import JsonValue


def argument_text(game: "TransGame", name: str, value: "JsonValue", lang: str) -> str | int:
    """One argument as words or a number."""
    if name == "colour":
        return word(f"colour-{value}", lang)
    if name == "city":
        return city_text(game, str(value), lang)
    if name == "cities" and isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(city_text(game, str(city), lang) for city in value)
    if name in {"crossing", "line"}:
        return place_text(game.names.places, str(value), lang)
    if name == "title":
        return word(f"rule-TRANS-CARD-{value}-title", lang)
    if isinstance(value, int):
        return value
    return str(value)


def city_text(game: "TransGame", city: str, lang: str) -> str:
    """A city with its colour: "London (turquoise)"."""
    if city not in game.names.city_name:
        return city
    colour = text(f"colour-{game.names.colour_of[city]}", {}, lang)
    return f"{game.names.city_name[city]} ({colour})"


def place_text(places: "Places", place: str, lang: str) -> str:
    """A crossing or a line in words; an id that the board does not know stays as it is."""
    phrase = places.crossings.get(place) or places.lines.get(place)
    if phrase is None:
        return place
    words: dict[str, str | int] = {}
    for name, value in phrase.items():
        if name in {"side", "heading"}:
            words[name] = text(f"trans-{name}-{value}", {}, lang)
        elif name in {"place", "other_place"}:
            words[name] = place_text(places, str(value), lang)
        elif name != "say":
            words[name] = value
    return text(str(phrase["say"]), words, lang)
