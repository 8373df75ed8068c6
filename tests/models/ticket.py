"""Ticket to Ride as slowly and plainly as possible: a second opinion for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .ticket_board import LOCOMOTIVE, Route
from .ticket_legal import Move, draws, find_moves
from .ticket_scoring import Holdings, final_count
from .ticket_state import Payment, Seat, TicketState, Tunnel

__all__ = ["Move", "TicketModel"]


class TicketModel(TicketState):
    """One game: what may be played, and what then happens."""

    def set_up(self, board: Mapping[str, Any]) -> None:
        super().set_up(board)
        self._legal: dict[int, set[Move]] = {}  # answers of legal_moves since the last move

    # --- moves -------------------------------------------------------------------------------

    def legal_moves(self, seat: int) -> set[Move]:
        """All moves a seat may make now."""
        if seat not in self._legal:
            owes = seat in self.pending()
            self._legal[seat] = find_moves(self, self.seats[seat]) if owes else set()
        return self._legal[seat]

    def play(self, seat: int, move: Move) -> None:
        """Makes a move."""
        if move not in self.legal_moves(seat):
            raise ValueError(f"seat {seat} may not play {move}")
        self._legal = {}
        player = self.seats[seat]
        do = move[0]
        if do == "keep" and self.phase == "tickets":
            self.keep_drawn_tickets(player, move[1])
        elif do == "keep":
            self.keep_starting_tickets(player, move[1])
        elif do == "pass":
            self.passes += 1
            self.end_turn()
        else:
            self.passes = 0
            if do == "draw":
                self.draw_from_row(player, move[1])
            elif do == "draw-blind":
                self.draw_blind(player)
            elif do == "claim":
                self.claim(player, self.board.routes[move[1]], move[2])
            elif do == "draw-tickets":
                self.draw_tickets(player)
            elif do == "station":
                self.build_station(player, move[1], move[2])
            elif do == "pay-extra":
                self.pay_extra(player, move[1])
            elif do == "withdraw":
                self.withdraw(player)

    def end_turn(self) -> None:
        """TTR-END-1, TTR-TURN-2."""
        assert self.turn is not None
        if self.final_turns is not None:
            self.final_turns -= 1
        elif self.seats[self.turn].trains <= 2:
            self.final_turns = self.players
        if self.final_turns == 0 or self.passes == self.players:
            self.phase, self.turn = "over", None
        else:
            self.phase, self.turn = "turn", (self.turn + 1) % self.players

    def draw_from_row(self, seat: Seat, card: str) -> None:
        """TTR-DRAW-1, TTR-DRAW-2, TTR-DRAW-4: the first slot that shows the card."""
        slot = self.row.index(card)
        seat.cards[card] += 1
        seat.seen[card] += 1
        self.fill_row([slot])
        whole_turn = card == LOCOMOTIVE and self.board.row_locomotive_is_whole_turn
        self.after_a_card(is_last=whole_turn)

    def draw_blind(self, seat: Seat) -> None:
        """TTR-DRAW-1, TTR-DRAW-3."""
        card = self.next_card()
        assert card is not None
        seat.cards[card] += 1
        self.after_a_card(is_last=False)

    def after_a_card(self, is_last: bool) -> None:
        """The second card is next, if there is one to take (TTR-DRAW-7)."""
        if self.phase == "second-card" or is_last:
            self.end_turn()
            return
        self.phase = "second-card"
        if not draws(self):
            self.end_turn()

    def claim(self, seat: Seat, route: Route, payment: Payment) -> None:
        """TTR-CLAIM-4; TTR-TUNNEL-1, TTR-TUNNEL-2, TTR-TUNNEL-5."""
        seat.pay(payment)
        revealed: list[str] = []
        if route.kind == "tunnel":
            for _ in range(3):
                card = self.next_card()
                if card is not None:
                    revealed.append(card)
        matching = {LOCOMOTIVE} | {kind for kind, _ in payment}
        extra = sum(card in matching for card in revealed)
        if extra:
            self.tunnel = Tunnel(route, payment, revealed, extra)
            self.phase = "tunnel"
        else:
            self.complete_claim(seat, route, [payment], revealed)

    def complete_claim(
        self, seat: Seat, route: Route, paid: list[Payment], revealed: list[str]
    ) -> None:
        """TTR-CLAIM-4, TTR-TUNNEL-4."""
        seat.routes.add(route.id)
        seat.trains -= route.length
        seat.points += self.board.points[route.length]
        self.discard_cards(paid, revealed)
        self.end_turn()

    def discard_cards(self, paid: list[Payment], revealed: list[str]) -> None:
        """Cards come to the discard pile; empty slots of the row can be filled again."""
        for payment in paid:
            self.discard.update(dict(payment))
        self.discard.update(revealed)
        self.fill_empty_slots()

    def pay_extra(self, seat: Seat, payment: Payment) -> None:
        """TTR-TUNNEL-1."""
        tunnel, self.tunnel = self.tunnel, None
        assert tunnel is not None
        seat.pay(payment)
        self.complete_claim(seat, tunnel.route, [tunnel.payment, payment], tunnel.revealed)

    def withdraw(self, seat: Seat) -> None:
        """TTR-TUNNEL-3, TTR-TUNNEL-4."""
        tunnel, self.tunnel = self.tunnel, None
        assert tunnel is not None
        seat.take_back(tunnel.payment)
        self.discard_cards([], tunnel.revealed)
        self.end_turn()

    def build_station(self, seat: Seat, city: str, payment: Payment) -> None:
        """TTR-STATION-1, TTR-STATION-2."""
        seat.pay(payment)
        seat.stations.add(city)
        self.discard_cards([payment], [])
        self.end_turn()

    # --- choosing tickets --------------------------------------------------------------------

    def keep_starting_tickets(self, seat: Seat, kept: tuple[str, ...]) -> None:
        """TTR-SETUP-5 to TTR-SETUP-8, TTR-SETUP-10: nothing happens until all have chosen."""
        seat.kept = list(kept)
        if self.pending():
            return
        unkept = []  # from the first seat on, in the order they were dealt
        for each in self.clockwise():
            assert each.kept is not None
            unkept += [ticket for ticket in each.offer if ticket not in each.kept]
            each.tickets.update(each.kept)
            each.kept_at_start += len(each.kept)
            each.offer, each.kept = [], None
        if self.phase == "long-tickets":
            self.removed_tickets.update(unkept)
            self.deal_regular_tickets()
            return
        if self.ticket_set.unkept_at_start == "leave-game":
            self.removed_tickets.update(unkept)
        elif self.ticket_set.unkept_at_start == "under-deck":
            self.put_under_deck(unkept)
        else:
            self.shuffle_under_deck(unkept)
        self.phase, self.turn = "turn", self.first_seat

    def put_under_deck(self, tickets: list[str]) -> None:
        """Each next ticket goes below the one before."""
        for ticket in tickets:
            self.ticket_deck.insert(0, ticket)

    def shuffle_under_deck(self, tickets: list[str]) -> None:
        """TTR-SETUP-6, TTR-SETUP-7: they become the packet."""
        for seat in self.seats:
            seat.knows_in_packet = seat.knows & set(tickets)
            seat.knows -= seat.knows_in_packet
        self.random.shuffle(tickets)
        self.put_under_deck(tickets)
        if tickets:
            self.packet = {"size": len(tickets), "below": 0}

    def draw_tickets(self, seat: Seat) -> None:
        """TTR-TICKET-1."""
        self.deal_tickets(seat, self.ticket_deck, self.ticket_set.draw)
        self.phase = "tickets"
        if self.packet and len(self.ticket_deck) < self.packet["size"] + self.packet["below"]:
            self.packet = None
            for each in self.seats:
                each.knows_in_packet = set()

    def keep_drawn_tickets(self, seat: Seat, kept: tuple[str, ...]) -> None:
        """TTR-TICKET-2, TTR-TICKET-3."""
        unkept = [ticket for ticket in seat.offer if ticket not in kept]
        if unkept:
            for other in self.seats:
                if other is not seat:
                    other.knows -= set(seat.offer)
        seat.tickets.update(kept)
        seat.offer = []
        if not self.board.unkept_go_under_deck:
            self.removed_tickets.update(unkept)
        else:
            self.put_under_deck(unkept)
            if self.packet:
                self.packet["below"] += len(unkept)
        self.end_turn()

    # --- the end -----------------------------------------------------------------------------

    def result(self) -> dict[str, Any]:
        """The final count (TTR-SCORE, TTR-TIE)."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        holdings = [
            Holdings(
                points=seat.points,
                routes=[self.board.routes[r] for r in self.board.routes if r in seat.routes],
                stations=sorted(seat.stations),
                stations_left=self.board.stations - len(seat.stations),
                tickets=[self.board.tickets[t] for t in seat.tickets],
            )
            for seat in self.seats
        ]
        return final_count(self.board, self.options, holdings)
