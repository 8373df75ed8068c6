"""What is watched in games of Ticket to Ride when a board is weighed."""

import heapq
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.games.balance import Chapter, Group, Happening, Thing, Use, in_order
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.outlook import counted_tickets
from stellwerk.games.ticket.wire.events import (
    TicketChosenOwnEvent,
    TicketClaimEvent,
    TicketDealtOwnEvent,
    TicketDrawBlindEvent,
    TicketDrawBlindOwnEvent,
    TicketDrawEvent,
    TicketDrawTicketsEvent,
    TicketDrawTicketsOwnEvent,
    TicketKeepOwnEvent,
    TicketPayExtraEvent,
    TicketStartEvent,
    TicketStationEvent,
    TicketTunnelDoneEvent,
    TicketTunnelEvent,
    TicketWithdrawEvent,
)
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import Ticket, TicketBoard
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.games.ticket.wire.parts import Cards
    from stellwerk.games.ticket.wire.results import TicketResult
    from stellwerk.match.contract import Game
    from stellwerk.match.contract import State as AnyState
    from stellwerk.match.wire import AnyEvent, Result

TURNS = ("cards", "claim", "tickets", "station", "given-up")
TURN_OF: "dict[type[AnyEvent], str]" = {
    TicketDrawEvent: "cards",
    TicketDrawBlindEvent: "cards",
    TicketClaimEvent: "claim",
    TicketTunnelDoneEvent: "claim",
    TicketWithdrawEvent: "given-up",
    TicketDrawTicketsEvent: "tickets",
    TicketStationEvent: "station",
}


class TicketWatching:
    """Watches games of one setting."""

    has_rounds = False

    def __init__(self, game: "Game") -> None:
        self._game = own = cast("TicketGame", game)
        board = own.board
        routes = tuple(
            Thing(id=route.id, facts=(route.length, board.points[route.length]))
            for route in board.routes
        )
        tickets = tuple(
            Thing(id=each.id, facts=(_value(each), _cost(board, each)))
            for each in own.tickets_in_play
        )
        cards = tuple(Thing(id=card, facts=(board.cards.get(card, 0),)) for card in CARDS)
        self.groups = (
            Group(name="routes", things=routes, called=own.places.route, stages=("claimed",),
                  is_single=True, facts=("length", "points"), is_on_map=True),
            Group(name="tickets", things=tickets, called=own.places.ticket,
                  stages=("offered", "kept", "completed"), is_chain=True, is_single=True,
                  facts=("points", "spaces"), amount="kept"),
            Group(name="colours", things=cards, called=_card, stages=("row", "deck", "paid"),
                  facts=("cards",)),
            *([self._stations(board)] if board.stations else []),
            Group(name="turns", things=_turns_on(board), called=_turn,
                  stages=("taken",)),
        )  # fmt: skip

    def _stations(self, board: "TicketBoard") -> Group:
        cities = tuple(Thing(id=city.id) for city in board.cities)
        return Group(
            name="stations", things=cities, called=self._game.places.city, stages=("built",)
        )

    def chapters(
        self, start: "AnyState", happenings: Sequence[Happening], end: "AnyState", result: "Result"
    ) -> list[Chapter]:
        """The whole game."""
        final, state = cast("TicketResult", result), cast("State", end)
        uses = [*self._kept(happenings, state), *_built(happenings), *_turns(happenings)]
        first = next(
            each.event.seat
            for each in happenings
            if isinstance(each.event.public, TicketStartEvent)
        )
        assert first is not None
        turns = Counter(use.seat for use in uses if use.group == "turns")
        seats = state._dump()["seats"]
        return [
            Chapter(
                order=in_order(first, len(seats)),
                winners=tuple(result.winners),
                turns=turns.total(),
                uses=uses,
                figures={
                    "kept": [len(mine["tickets"]) for mine in seats],
                    "completed": [len(score.completed) for score in final.scores],
                    "longest": [score.longest_path for score in final.scores],
                    "trains": [mine["trains"] for mine in seats],
                    "claimed": [len(mine["routes"]) for mine in seats],
                    "taken": [turns[seat] for seat in range(len(seats))],
                },
            )
        ]

    def _kept(self, happenings: Sequence[Happening], end: "State") -> Iterator[Use]:
        """Tickets from the offer to the final count, which says what they brought."""
        brought = {
            (seat, ticket.id): ticket.points
            for seat, counted in enumerate(counted_tickets(self._game, end))
            for ticket in counted
        }
        for each in happenings:
            event = each.event.seen_by(each.event.seat)
            if isinstance(event, TicketDealtOwnEvent | TicketDrawTicketsOwnEvent):
                for ticket in event.arguments.tickets:
                    yield Use("tickets", "offered", ticket, event.seat, each.gone)
            elif isinstance(event, TicketChosenOwnEvent | TicketKeepOwnEvent):
                for ticket in event.arguments.tickets:
                    points = brought.get((event.seat, ticket), 0)
                    yield Use("tickets", "kept", ticket, event.seat, each.gone, 1, points)
                    if points > 0:
                        yield Use("tickets", "completed", ticket, event.seat, 1.0)


def _built(happenings: Sequence[Happening]) -> Iterator[Use]:
    """Cards that come and go, and what is built with them; a tunnel only when it is done."""
    shown: list[Cards] = []
    for each in happenings:
        event = each.event.seen_by(each.event.seat)
        if isinstance(event, TicketDrawEvent):
            yield Use("colours", "row", event.arguments.card, event.seat, each.gone)
        elif isinstance(event, TicketDrawBlindOwnEvent):
            yield Use("colours", "deck", event.arguments.card, event.seat, each.gone)
        elif isinstance(event, TicketTunnelEvent):
            shown = [event.arguments.cards]
        elif isinstance(event, TicketPayExtraEvent):
            shown.append(event.arguments.cards)
        elif isinstance(event, TicketTunnelDoneEvent):
            yield Use("routes", "claimed", event.arguments.route, each.seat, each.gone)
            for cards in shown:
                yield from _paid(cards, each)
        elif isinstance(event, TicketClaimEvent):
            yield Use("routes", "claimed", event.arguments.route, each.seat, each.gone)
            yield from _paid(event.arguments.cards, each)
        elif isinstance(event, TicketStationEvent):
            yield Use("stations", "built", event.arguments.city, each.seat, each.gone)
            yield from _paid(event.arguments.cards, each)


def _paid(cards: "Cards", happening: Happening) -> Iterator[Use]:
    for card, number in cards.items():
        yield Use("colours", "paid", card, happening.seat, happening.gone, number)


def _turns(happenings: Sequence[Happening]) -> Iterator[Use]:
    """What each turn was spent on; two cards in a row are one turn, and a locomotive is one too."""
    drawing: int | None = None
    for each in happenings:
        kind = TURN_OF.get(type(each.event.public))
        if kind == "cards":
            if drawing != each.seat:
                yield Use("turns", "taken", "cards", each.seat, each.gone)
            drawing = each.seat
        elif kind is not None:
            drawing = None
            yield Use("turns", "taken", kind, each.seat, each.gone)


def _card(card: str, lang: str) -> str:
    return text(f"card-{card}", {}, lang)


def _turn(kind: str, lang: str) -> str:
    return text(f"balance-ticket-turn-{kind}", {}, lang)


def _value(ticket: "Ticket") -> int:
    """The most that a ticket can bring."""
    return max(ticket.destinations.values())


def _cost(board: "TicketBoard", ticket: "Ticket") -> int:
    """The fewest spaces between the ends of a ticket; to the dearest of several places."""
    dearest = max(ticket.destinations, key=lambda place: ticket.destinations[place])
    return _spaces(board, _cities(board, ticket.start), _cities(board, dearest))


def _cities(board: "TicketBoard", place: str) -> set[str]:
    """A city itself, or the exits of a country."""
    return {city.id for city in board.exits(place)} or {place}


def _spaces(board: "TicketBoard", starts: set[str], goals: set[str]) -> int:
    """The length of the shortest way on the empty board."""
    ways: dict[str, list[tuple[str, int]]] = {}
    for route in board.routes:
        ways.setdefault(route.a, []).append((route.b, route.length))
        ways.setdefault(route.b, []).append((route.a, route.length))
    ahead = [(0, city) for city in sorted(starts)]
    seen: set[str] = set()
    while ahead:
        far, city = heapq.heappop(ahead)
        if city in goals:
            return far
        if city in seen:
            continue
        seen.add(city)
        for beyond, length in ways.get(city, []):
            heapq.heappush(ahead, (far + length, beyond))
    return 0


def _turns_on(board: "TicketBoard") -> tuple[Thing, ...]:
    """What a turn can be spent on: not every board has stations, or tunnels to give up."""
    missing = set() if board.stations else {"station"}
    if all(route.kind != "tunnel" for route in board.routes):
        missing.add("given-up")
    return tuple(Thing(id=kind) for kind in TURNS if kind not in missing)
