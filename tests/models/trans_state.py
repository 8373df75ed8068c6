"""The state of a game of Trans Europa/Amerika: setup, rounds, what seats know, position.

The rule ids are those of the rules document; the order in which random numbers are used is that of
docs/randomness.md; positions are those of docs/positions.md. Stacks have their *top at the end*.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from .game_state import GameState
from .trans_board import COLOURS, Board
from .trans_scoring import joined_by_rails, reached

CLASHES = ({1, 2}, {3, 9})  # TRANS-CARDS-2


@dataclass
class Seat:
    """A player."""

    hand: set[str] = field(default_factory=set)
    chosen: str | None = None
    marker: str | None = None
    points: int = 0
    knows: set[str] = field(default_factory=set)


class TransState(GameState):
    """Everything there is to know about a game at one moment."""

    # --- setup -------------------------------------------------------------------------------

    def set_up(self, board: Mapping[str, Any]) -> None:
        self.board = Board(board)
        self.seats = [Seat() for _ in range(self.players)]
        self.round = 0
        self.turn: int | None = None
        self.cards: list[int] = []
        self.card: int | None = None
        self.step = 0
        self.card_stack: list[int] = []
        self.lap = 0
        self.budget = 0
        self.laid_this_turn = 0
        self.rails: set[str] = set()
        self.rest: dict[str, list[str]] = {}
        self.revealed: set[str] = set()
        self.winners: list[int] = []
        self.round_results: list[dict[str, Any]] = []

        self.start_seat = self.drawn_first_seat()  # TRANS-SETUP-4
        if self.options["special_cards"] == "each-round":
            self.fill_card_stack()

    def clockwise(self) -> list[int]:
        """All seats from the starting one on."""
        return [(self.start_seat + i) % self.players for i in range(self.players)]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def clear_table(self) -> None:
        """TRANS-SETUP-6."""
        for seat in self.seats:
            seat.hand, seat.chosen, seat.marker, seat.knows = set(), None, None, set()
        self.card, self.step = None, 0
        self.lap, self.budget, self.laid_this_turn = 0, 0, 0
        self.rails, self.revealed, self.winners = set(), set(), []
        self.rest = {colour: [] for colour in COLOURS}

    def deal(self) -> None:
        """TRANS-SETUP-2, TRANS-SETUP-3: one city of each colour to everyone."""
        for colour in COLOURS:
            stack = self.board.cities_in_play(self.players, colour)
            self.random.shuffle(stack)
            for i in self.clockwise():
                self.take_from_rest(i, stack)
            self.rest[colour] = stack

    def take_from_rest(self, i: int, stack: list[str]) -> None:
        """A seat takes the top city of a stack."""
        city = stack.pop()
        self.seats[i].hand.add(city)
        self.seats[i].knows.add(city)

    def fill_card_stack(self) -> None:
        """TRANS-CARDS-2: all special cards but those in force, shuffled; in version 1 all 19."""
        self.card_stack = [card for card in range(1, 20) if card not in self.cards]
        if self.rules == 1:
            self.card_stack = list(range(1, 20))
        self.random.shuffle(self.card_stack)

    def turn_up_cards(self) -> None:
        """TRANS-CARDS-1, TRANS-CARDS-2: the special cards of this round."""
        self.cards = []
        if self.options["special_cards"] == "chosen":
            self.cards = sorted(int(card) for card in str(self.options["cards"]).split(","))
        if self.options["special_cards"] == "each-round":
            while len(self.cards) < int(str(self.options["cards_at_once"])):
                if not self.card_stack:
                    self.fill_card_stack()
                card = self.card_stack.pop()
                clash = any({card, other} in CLASHES for other in self.cards)
                if card not in self.cards and not clash:
                    self.cards.append(card)
            self.cards.sort()

    # --- cities that leave hands -------------------------------------------------------------

    def colour(self, city: str) -> str:
        """The colour of a city, which its back shows."""
        return self.board.cities[city].colour

    def others_lose_sight(self, giver: int, city: str, receiver: int | None) -> None:
        """A city is about to leave a hand; its back is seen (docs/positions.md).

        Seats other than giver and receiver cannot tell which city of the colour it was, unless
        there was only one.
        """
        colour = self.colour(city)
        candidates = {each for each in self.seats[giver].hand if self.colour(each) == colour}
        if len(candidates) > 1:
            for i, seat in enumerate(self.seats):
                if i not in (giver, receiver):
                    seat.knows -= candidates

    def put_back(self, i: int, city: str) -> None:
        """To the bottom of the rest stack; the seat still knows where it is."""
        self.others_lose_sight(i, city, None)
        self.seats[i].hand.remove(city)
        self.rest[self.colour(city)].insert(0, city)

    def hand_on(self, cities: Mapping[int, str]) -> None:
        """Seats hand on one city each to the left, all at the same time."""
        for i, city in cities.items():
            self.others_lose_sight(i, city, self.left_of(i))
        for i, city in cities.items():
            self.seats[i].hand.remove(city)
        for i, city in cities.items():
            self.seats[self.left_of(i)].hand.add(city)
            self.seats[self.left_of(i)].knows.add(city)

    def pass_whole_hands(self) -> None:
        """TRANS-CARD-17: to the left; the givers still know them."""
        hands = [seat.hand for seat in self.seats]
        for i, hand in enumerate(hands):
            receiver = self.seats[self.left_of(i)]
            receiver.hand = hand
            receiver.knows |= hand

    def reveal(self, colours: Collection[str]) -> None:
        """TRANS-CARDS-3: every city of these colours in the hands."""
        for seat in self.seats:
            self.revealed |= {city for city in seat.hand if self.colour(city) in colours}
        for seat in self.seats:
            seat.knows |= self.revealed

    # --- looking at it -----------------------------------------------------------------------

    def pending(self) -> list[int]:
        """The seats that owe a decision."""
        if self.turn is not None:
            return [self.turn]
        if self.phase == "over":
            return []
        return [i for i, seat in enumerate(self.seats) if seat.chosen is None]  # all at once

    def full_budget(self) -> int:
        """TRANS-TURN-1, TRANS-CARD-3, TRANS-CARD-9: what a turn may cost."""
        if 9 in self.cards:
            return (3, 2, 1)[self.lap % 3]
        return 3 if 3 in self.cards else 2

    def completed(self) -> list[int]:
        """TRANS-ROUND-1: the seats whose cities are all joined with their marker."""
        found = []
        joined = joined_by_rails(self.board, self.rails)
        for i, seat in enumerate(self.seats):
            assert seat.marker is not None
            network = reached(joined, seat.marker)
            if all(self.board.cities[city].at in network for city in seat.hand):
                found.append(i)
        return found

    def position(self) -> dict[str, Any]:
        """docs/positions.md."""
        return {
            "game": self.board.id,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "round": self.round,
            "start_seat": self.start_seat,
            "turn": self.turn,
            "cards": list(self.cards),
            "card": self.card,
            "step": self.step,
            "card_stack": self.card_stack[::-1],
            "lap": self.lap,
            "budget": self.budget,
            "laid_this_turn": self.laid_this_turn,
            "rails": self.board.line_order.sort(self.rails),
            "rest": {colour: self.rest[colour][::-1] for colour in COLOURS},
            "revealed": self.board.city_order.sort(self.revealed),
            "winners": list(self.winners),
            "random": {"key": self.random.key.hex(), "words": self.random.words},
            "seats": [self.seat_position(seat) for seat in self.seats],
        }

    def seat_position(self, seat: Seat) -> dict[str, Any]:
        """One of `seats`."""
        return {
            "hand": self.board.city_order.sort(seat.hand),
            "chosen": seat.chosen,
            "marker": seat.marker,
            "points": seat.points,
            "knows": self.board.city_order.sort(seat.knows),
        }
