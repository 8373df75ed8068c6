"""The state of a game of Ticket to Ride: setup, train cards, position.

The rule ids are those of the rules document; the order in which random numbers are used is that of
docs/randomness.md; positions are those of docs/positions.md. Lists of cards and tickets that are
decks have their *top at the end*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .game_state import GameState
from .ticket_board import CARDS, LOCOMOTIVE, Board, Route

Payment = tuple[tuple[str, int], ...]  # kinds of cards in card order, each with its number


def no_cards() -> Counter[str]:
    """None of each kind, all written down: asking a Counter for what it lacks is slow."""
    return Counter(dict.fromkeys(CARDS, 0))


@dataclass
class Seat:
    """A player."""

    trains: int
    cards: Counter[str] = field(default_factory=no_cards)
    seen: Counter[str] = field(default_factory=no_cards)
    points: int = 0
    routes: set[str] = field(default_factory=set)
    stations: set[str] = field(default_factory=set)
    tickets: set[str] = field(default_factory=set)
    offer: list[str] = field(default_factory=list)
    kept: list[str] | None = None
    kept_at_start: int = 0
    knows: set[str] = field(default_factory=set)
    knows_in_packet: set[str] = field(default_factory=set)

    def pay(self, payment: Payment) -> None:
        """Cards leave the hand; those that everybody knows of go first."""
        for kind, n in payment:
            self.cards[kind] -= n
            self.seen[kind] = max(0, self.seen[kind] - n)

    def take_back(self, payment: Payment) -> None:
        """TTR-TUNNEL-3: the cards return, and everybody has seen them."""
        for kind, n in payment:
            self.cards[kind] += n
            self.seen[kind] += n


@dataclass
class Tunnel:
    """A tunnel whose claimer decides about the extra cards."""

    route: Route
    payment: Payment
    revealed: list[str]
    extra: int


def by_kind(cards: Counter[str]) -> dict[str, int]:
    """Cards in card order, only kinds that are there."""
    return {kind: cards[kind] for kind in CARDS if cards.get(kind)}


class TicketState(GameState):
    """Everything there is to know about a game at one moment."""

    # --- setup -------------------------------------------------------------------------------

    def set_up(self, board: Mapping[str, Any]) -> None:
        self.board = Board(board)
        self.ticket_set = self.board.ticket_set(self.options)
        self.seats = [Seat(self.board.trains) for _ in range(self.players)]
        self.turn: int | None = None
        self.passes = 0
        self.final_turns: int | None = None
        self.row: list[str | None] = [None] * 5
        self.deck: list[str] = []
        self.discard: Counter[str] = Counter()
        self.ticket_deck: list[str] = []
        self.removed_tickets: set[str] = set()
        self.packet: dict[str, int] | None = None
        self.tunnel: Tunnel | None = None

        self.first_seat = self.drawn_first_seat()  # TTR-SETUP-4
        # TTR-COMP-1, TTR-SETUP-1
        self.deck = [kind for kind in CARDS for _ in range(self.board.cards[kind])]
        self.random.shuffle(self.deck)
        for seat in self.clockwise():
            seat.cards.update(self.deck.pop() for _ in range(4))
        self.fill_row(range(5))
        # TTR-SETUP-5 to TTR-SETUP-9
        in_play = self.board.tickets_in_play(self.options, self.rules)
        long_tickets = [t.id for t in in_play if t.long]
        self.ticket_deck = [t.id for t in in_play if not t.long]
        self.random.shuffle(long_tickets)
        self.random.shuffle(self.ticket_deck)
        for seat in self.clockwise():
            self.deal_tickets(seat, long_tickets, self.ticket_set.long)
        self.removed_tickets.update(long_tickets)
        if self.ticket_set.two_steps:
            self.phase = "long-tickets"
        else:
            self.deal_regular_tickets()

    def clockwise(self) -> list[Seat]:
        """All seats from the first one on."""
        return self.seats[self.first_seat :] + self.seats[: self.first_seat]

    def deal_tickets(self, seat: Seat, stack: list[str], n: int) -> None:
        """Up to n tickets from the top of a stack are added to a seat's offer."""
        dealt = [stack.pop() for _ in range(min(n, len(stack)))]
        seat.offer += dealt
        seat.knows.update(dealt)

    def deal_regular_tickets(self) -> None:
        """TTR-SETUP-5 to TTR-SETUP-8: the regular starting tickets."""
        self.phase = "starting-tickets"
        for seat in self.clockwise():
            self.deal_tickets(seat, self.ticket_deck, self.ticket_set.regular)

    # --- train cards -------------------------------------------------------------------------

    def next_card(self) -> str | None:
        """The top card of the deck; an empty deck is refilled first (TTR-DRAW-5)."""
        if not self.deck:
            self.deck = [kind for kind in CARDS for _ in range(self.discard[kind])]
            self.discard.clear()
            self.random.shuffle(self.deck)
        return self.deck.pop() if self.deck else None

    def fill_row(self, slots: Iterable[int]) -> None:
        """Fills slots of the row, then replaces the row as often as needed (TTR-SETUP-2)."""
        for slot in slots:
            self.row[slot] = self.next_card()
        while self.row.count(LOCOMOTIVE) >= 3 and self.another_row_is_possible():
            self.discard.update(card for card in self.row if card is not None)
            for slot in range(5):
                self.row[slot] = self.next_card()

    def another_row_is_possible(self) -> bool:
        """TTR-SETUP-3: row, deck and discard pile can show fewer than three locomotives."""
        cards = Counter(self.deck) + self.discard + Counter(c for c in self.row if c is not None)
        total = cards.total()
        return total - cards[LOCOMOTIVE] >= min(5, total) - 2

    def fill_empty_slots(self) -> None:
        """After cards came to the discard pile, which may also make a better row possible."""
        self.fill_row([slot for slot in range(5) if self.row[slot] is None])

    # --- looking at it -----------------------------------------------------------------------

    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        if self.phase in ("long-tickets", "starting-tickets"):  # TTR-SETUP-10
            return [i for i, seat in enumerate(self.seats) if seat.kept is None]
        return [] if self.turn is None else [self.turn]

    def position(self) -> dict[str, Any]:
        """docs/positions.md."""
        tunnel = None
        if self.tunnel is not None:
            tunnel = {
                "route": self.tunnel.route.id,
                "cards": dict(self.tunnel.payment),
                "revealed": list(self.tunnel.revealed),
                "extra": self.tunnel.extra,
            }
        return {
            "game": self.board.id,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "first_seat": self.first_seat,
            "turn": self.turn,
            "passes": self.passes,
            "final_turns": self.final_turns,
            "row": list(self.row),
            "deck": self.deck[::-1],
            "discard": by_kind(self.discard),
            "ticket_deck": self.ticket_deck[::-1],
            "removed_tickets": self.board.ticket_order.sort(self.removed_tickets),
            "packet": dict(self.packet) if self.packet else None,
            "tunnel": tunnel,
            "random": {"key": self.random.key.hex(), "words": self.random.words},
            "seats": [self.seat_position(seat) for seat in self.seats],
        }

    def seat_position(self, seat: Seat) -> dict[str, Any]:
        """One of `seats`."""
        return {
            "cards": by_kind(seat.cards),
            "seen": by_kind(seat.seen),
            "trains": seat.trains,
            "points": seat.points,
            "routes": self.board.route_order.sort(seat.routes),
            "stations": self.board.city_order.sort(seat.stations),
            "tickets": self.board.ticket_order.sort(seat.tickets),
            "offer": list(seat.offer),
            "kept": None if seat.kept is None else list(seat.kept),
            "kept_at_start": seat.kept_at_start,
            "knows": self.board.ticket_order.sort(seat.knows),
            "knows_in_packet": self.board.ticket_order.sort(seat.knows_in_packet),
        }
