"""Trans Europa/Amerika as slowly and plainly as possible: a second opinion for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .trans_board import COLOURS
from .trans_legal import CHAIN_COLOURS, Move, find_moves, lays
from .trans_scoring import distances, missing_rails
from .trans_state import TransState

__all__ = ["Move", "TransModel"]

MOST_ROUNDS = 60_000  # a game in which nobody gets anywhere ends then
HAND_CARDS = (6, 7, 8, 13, 14, 15, 16, 17)  # those that change hands, in the order they act
REVEALED_COLOURS = {
    10: ("pink", "orange"),
    11: ("pink", "brown"),
    12: ("brown", "orange"),
    19: COLOURS,
}


class TransModel(TransState):
    """One game: what may be played, and what then happens."""

    def set_up(self, board: Mapping[str, Any]) -> None:
        super().set_up(board)
        self._legal: dict[int, set[Move]] = {}  # answers of legal_moves since the last move
        self.hand_cards_left: list[int] = []  # cards of this round that have not acted yet
        self.start_round()

    # --- moves -------------------------------------------------------------------------------

    def legal_moves(self, seat: int) -> set[Move]:
        """All moves a seat may make now."""
        if seat not in self._legal:
            self._legal[seat] = find_moves(self, seat) if seat in self.pending() else set()
        return self._legal[seat]

    def play(self, seat: int, move: Move) -> None:
        """Makes a move."""
        if move not in self.legal_moves(seat):
            raise ValueError(f"seat {seat} may not play {move}")
        self._legal = {}
        do = move[0]
        if do == "put-back" or (do == "hand-on" and self.card == 16):
            self.choose(seat, move[1])
        elif do == "agree":
            self.agree([int(move[1])])
        elif do == "agree-none":
            self.agree([])
        elif do == "hand-on":
            self.hand_on_in_chain(seat, move[1])
        elif do == "place":
            self.place(seat, move[1])
        elif do == "lay":
            self.lay(seat, move[1])
        else:  # "stop", "pass"
            self.end_turn()

    # --- the special cards before the markers are placed -------------------------------------

    def start_round(self) -> None:
        """TRANS-SETUP-3, TRANS-SETUP-6, TRANS-CARDS-1, TRANS-CARDS-3."""
        self.round += 1
        self.clear_table()
        if self.options["special_cards"] == "agreed":  # TRANS-CARDS-4
            self.phase, self.turn, self.cards = "agree", self.start_seat, []
            return
        self.deal()
        self.turn_up_cards()
        self.begin_hand_cards()

    def agree(self, cards: list[int]) -> None:
        """TRANS-CARDS-4: the starting seat has named a card or none; now the cities are dealt."""
        self.cards = cards
        self.deal()
        self.begin_hand_cards()

    def begin_hand_cards(self) -> None:
        """TRANS-CARDS-3: the cards that change hands act before the markers are placed."""
        self.hand_cards_left = [card for card in HAND_CARDS if card in self.cards]
        self.next_hand_card()

    def next_hand_card(self) -> None:
        """TRANS-CARDS-3: the cards act one after another, until one needs a choice."""
        self.card, self.step = None, 0
        while self.hand_cards_left:
            card = self.hand_cards_left.pop(0)
            if card == 6:
                self.all_put_back("white")
            elif card == 7:
                self.all_put_back("turquoise")
            elif card == 17:
                self.pass_whole_hands()
            else:
                self.begin_choices(card)
                return
        for card in self.cards:
            if card in REVEALED_COLOURS:  # TRANS-CARD-10 to TRANS-CARD-12, TRANS-CARD-19
                self.reveal(REVEALED_COLOURS[card])
        self.phase, self.turn = "place", self.start_seat

    def all_put_back(self, colour: str) -> None:
        """TRANS-CARD-6, TRANS-CARD-7."""
        for i in self.clockwise():
            for city in self.board.city_order.sort(self.seats[i].hand):
                if self.colour(city) == colour:
                    self.put_back(i, city)

    def begin_choices(self, card: int) -> None:
        """A card that lets the seats choose."""
        self.card = card
        if card == 8:
            self.phase, self.turn, self.step = "put-back", None, 0
        elif card == 16:
            self.phase, self.turn, self.step = "hand-on", None, 1
        else:
            self.phase, self.turn, self.step = "hand-on", self.start_seat, 0
            self.take_from_rest(self.start_seat, self.rest[CHAIN_COLOURS[card]])

    def choose(self, i: int, city: str) -> None:
        """TRANS-CARD-8, TRANS-CARD-16: nothing happens until all have chosen."""
        self.seats[i].chosen = city
        if self.pending():
            return
        choices: dict[int, str] = {}
        for each in self.clockwise():
            chosen = self.seats[each].chosen
            assert chosen is not None
            choices[each] = chosen
            self.seats[each].chosen = None
        if self.card == 8:
            for each, choice in choices.items():
                self.put_back(each, choice)
            self.next_hand_card()
            return
        self.hand_on(choices)
        if self.step == 3:
            self.next_hand_card()
        else:
            self.step += 1

    def hand_on_in_chain(self, i: int, city: str) -> None:
        """TRANS-CARD-13 to TRANS-CARD-15: the last one puts the city back."""
        if self.left_of(i) == self.start_seat:
            self.put_back(i, city)
            self.next_hand_card()
        else:
            self.hand_on({i: city})
            self.turn = self.left_of(i)
            self.step += 1

    # --- markers and rails -------------------------------------------------------------------

    def place(self, i: int, crossing: str) -> None:
        """TRANS-SETUP-5."""
        self.seats[i].marker = crossing
        self.turn = self.left_of(i)
        if self.turn == self.start_seat:
            self.phase = "lay"
            self.begin_turn()

    def begin_turn(self) -> None:
        """TRANS-TURN-1."""
        self.budget = self.full_budget()
        self.laid_this_turn = 0

    def lay(self, i: int, line: str) -> None:
        """TRANS-TURN-1, TRANS-ROUND-1, TRANS-ROUND-2, TRANS-ROUND-4."""
        self.rails.add(line)
        self.budget -= self.board.lines[line].cost(self.cards)
        self.laid_this_turn += 1
        self.winners = self.completed()
        if i in self.winners or len(self.rails) == self.board.rails:
            self.end_round()
        elif not any(lays(self, i)):
            self.end_turn()

    def end_turn(self) -> None:
        """The next one's turn, or the end of the round if others have completed."""
        assert self.turn is not None
        if self.winners:
            self.end_round()
            return
        self.turn = self.left_of(self.turn)
        if self.turn == self.start_seat:
            self.lap += 1
        self.begin_turn()

    # --- the end -----------------------------------------------------------------------------

    def end_round(self) -> None:
        """TRANS-ROUND-3, TRANS-ROUND-4, TRANS-SCORE-1, TRANS-END-1."""
        missing = []
        far = distances(self.board, self.rails, self.cards)
        for i, seat in enumerate(self.seats):
            assert seat.marker is not None
            needed = missing_rails(self.board, far, seat.marker, seat.hand)
            assert (needed == 0) == (i in self.winners)
            missing.append(needed)
        gained = [self.board.points(needed, self.cards) for needed in missing]
        for seat, points in zip(self.seats, gained, strict=True):
            seat.points += points
        self.round_results.append(
            {
                "round": self.round,
                "missing": missing,
                "points": gained,
                "winners": list(self.winners),
                "cards": list(self.cards),
            }
        )
        someone_is_there = any(seat.points >= self.board.target for seat in self.seats)
        if self.options["rounds"] == 1 or someone_is_there or self.round == MOST_ROUNDS:
            self.end_game()
        else:
            self.start_seat = self.left_of(self.start_seat)  # TRANS-SETUP-4
            self.start_round()

    def end_game(self) -> None:
        """TRANS-END-1: the table stays as it is, all hands are revealed."""
        self.phase, self.turn = "over", None
        self.budget, self.laid_this_turn = 0, 0
        self.reveal(COLOURS)

    def result(self) -> dict[str, Any]:
        """TRANS-END-1: most points wins; a tie is a shared win."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        points = [seat.points for seat in self.seats]
        winners = [i for i, each in enumerate(points) if each == max(points)]
        return {"points": points, "winners": winners}
