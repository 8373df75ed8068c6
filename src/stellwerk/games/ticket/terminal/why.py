"""What somebody means by "why can I not …?" in the Ticket to Ride family, as moves to try.

The likeliest payment comes first: the rules then answer with the reason that matters.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from stellwerk.games.ticket.moves import PLAIN_MOVES
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawMove,
    TicketStationMove,
)
from stellwerk.terminal.presenter import Wish
from stellwerk.terminal.typed_words import matching, plain

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import CardKind, Route
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.wire.parts import Cards
    from stellwerk.games.ticket.wire.views import TicketOwnView, TicketView
    from stellwerk.terminal.speaking import Speaker

COLOURS = CARDS[:-1]
WILD: "CardKind" = "locomotive"
PLAIN = {move.do: move for move in PLAIN_MOVES.values()}


def wishes(game: "TicketGame", speaker: "Speaker", view: "TicketView", words: str) -> list[Wish]:
    """The moves that the words may mean; routes, cities and cards by any part of their names."""
    first, _, rest = plain(words).strip().partition(" ")
    if plain(words).strip() in PLAIN:
        do = plain(words).strip()
        return [Wish(speaker.value("do", do), [PLAIN[do]])]
    makers: dict[str, Callable[[str], list[Wish]]] = {
        "claim": lambda name: _claims(game, speaker, view, name),
        "station": lambda name: _stations(game, speaker, view, name),
        "draw": lambda name: _draws(speaker, name),
    }
    for do, make in makers.items():
        spoken = plain(speaker.say(f"show-ticket-words-{do}")).split()
        if rest and first in {do, *spoken}:
            return make(rest)
    found: list[Wish] = []
    for make in makers.values():
        found = found or make(plain(words))
    return found


def _claims(game: "TicketGame", speaker: "Speaker", view: "TicketView", words: str) -> list[Wish]:
    routes = game.board.routes
    exact = [route for route in routes if route.id == words.strip().replace(" ", "_")]
    labels = [f"{speaker.value('route', r.id)} {r.id} {_colour(speaker, r)}" for r in routes]
    found = exact or [routes[position] for position in matching(labels, words)]
    return [
        Wish(
            f"{speaker.value('route', route.id)} ({route.length} × {_colour(speaker, route)})",
            [
                TicketClaimMove(route=route.id, cards=cards)
                for cards in _payments(route, _own(view).cards)
            ],
        )
        for route in found
    ]


def _own(view: "TicketView") -> "TicketOwnView":
    """Only a seat can ask, and a seat has a hand."""
    assert view.you is not UNSET
    return view.you


def _colour(speaker: "Speaker", route: "Route") -> str:
    return speaker.value("color", route.color)


def _payments(route: "Route", hand: Mapping["CardKind", int]) -> "list[Cards]":
    colours = COLOURS if route.color == "gray" else (route.color,)
    return _ways(colours, route.length, route.locomotives, hand)


def _ways(
    colours: Sequence["CardKind"], length: int, locomotives: int, hand: Mapping["CardKind", int]
) -> "list[Cards]":
    """All payments of one colour and locomotives: first those that the hand lacks least for."""
    ways: list[tuple[int, int, Cards]] = []
    for colour in colours:
        for wild in range(locomotives, length + 1):
            lacking = max(length - wild - hand.get(colour, 0), 0) + max(wild - hand.get(WILD, 0), 0)
            cards: Cards = {colour: length - wild} if length > wild else {}
            if wild:
                cards[WILD] = wild
            ways.append((lacking, wild, cards))
    return [cards for _, _, cards in sorted(ways, key=lambda way: way[:2])]


def _stations(game: "TicketGame", speaker: "Speaker", view: "TicketView", words: str) -> list[Wish]:
    cities = game.board.cities
    labels = [f"{city.name} {city.id}" for city in cities]
    own = _own(view)
    ways = _ways(COLOURS, own.station_cost or 1, 0, own.cards)
    return [
        Wish(
            f"{speaker.value('do', 'station')}: {cities[position].name}",
            [TicketStationMove(city=cities[position].id, cards=cards) for cards in ways],
        )
        for position in matching(labels, words)
    ]


def _draws(speaker: "Speaker", words: str) -> list[Wish]:
    labels = [f"{speaker.value('card', card)} {card}" for card in CARDS]
    found: list[Wish] = []
    for position in matching(labels, words):
        move = TicketDrawMove(card=CARDS[position])
        label = f"{speaker.value('do', 'draw')}: {speaker.value('card', CARDS[position])}"
        found.append(Wish(label, [move]))
    return found
