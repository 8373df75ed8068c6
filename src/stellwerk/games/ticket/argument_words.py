"""Arguments of messages as people read them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS
from stellwerk.texts import text, word

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.match.contract import JsonValue


def argument_text(game: "TicketGame", name: str, value: "JsonValue", lang: str) -> str | int:
    """One argument as words or a number."""
    if name in {"card", "color"}:
        return word(f"card-{value}", lang)
    if name == "cards" and isinstance(value, Mapping):
        return cards_text(value, lang)
    if name == "missing" and isinstance(value, Sequence):
        return " / ".join(missing_text(each, lang) for each in value if isinstance(each, Mapping))
    if name == "city":
        return game.places.city(str(value), lang)
    if name == "route":
        return game.places.route(str(value), lang)
    if name == "tickets" and isinstance(value, Sequence) and not isinstance(value, str):
        listed = [game.places.ticket(str(ticket), lang) for ticket in value]
        return "; ".join(listed) if listed else text("ticket-none", {}, lang)
    if isinstance(value, int):
        return value
    return str(value)


def cards_text(cards: Mapping[str, object], lang: str) -> str:
    """Cards as a list: "2 blue, 1 locomotive"."""
    return ", ".join(
        f"{cards[card]} × {text(f'card-{card}', {}, lang)}" for card in CARDS if cards.get(card)
    )


def missing_text(cards: Mapping[str, object], lang: str) -> str:
    """Missing cards as a list; `gray` are cards of any one colour."""
    number = cards.get("gray")
    named = cards_text(cards, lang)
    if not isinstance(number, int):
        return named
    any_colour = text("ticket-of-one-colour", {"number": number}, lang)
    return f"{any_colour}, {named}" if named else any_colour
