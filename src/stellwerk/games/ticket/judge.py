"""From a move to an action, or to the reason why not. The kernel decides; this asks it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.games.family_judge import FamilyJudge
from stellwerk.games.ticket.moves import PLAIN_MOVES
from stellwerk.games.ticket.names import CARD_NUMBER, CARDS
from stellwerk.games.ticket.outlook import missing
from stellwerk.games.ticket.positions import PHASES
from stellwerk.games.ticket.refusals import reason, starting_rule
from stellwerk.games.ticket.state import State
from stellwerk.kernel.ticket.board import DRAW, KEEP, LOCOMOTIVE, PAY_EXTRA
from stellwerk.kernel.ticket.limits import MAX_CARDS
from stellwerk.kernel.ticket.refusals import Refusal
from stellwerk.match.refusal import IllegalMove, shown

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame

KINDS_OF_MOVE = (
    "draw", "draw-blind", "claim", "draw-tickets", "keep", "station", "pay-extra", "withdraw",
    "pass",
)  # fmt: skip
PLAIN_ACTIONS = {move.do: action for action, move in PLAIN_MOVES.items()}


class Judge(FamilyJudge[State]):
    """Says what a move means in a state, or why it is not allowed."""

    game: "TicketGame"
    kinds_of_move = KINDS_OF_MOVE
    turn_rule = "TTR-TURN-1"

    def action(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        """The action of a legal move; raises IllegalMove for any other."""
        do = self.kind(move)
        if do == "claim":
            return self._claim(state, seat, move)
        if do == "station":
            return self._station(state, seat, move)
        if do == "pay-extra":
            return self._pay_extra(state, seat, move)
        if do == "keep":
            action = KEEP + self._choice(state, seat, move)
        elif do == "draw":
            action = DRAW + self._card(move.get("card"))
        else:
            action = PLAIN_ACTIONS[do]
        code = state.refusal(action, seat)
        if code:
            raise self.refusal(state, seat, code, move)
        return action

    def _claim(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        route = self.known("route", move.get("route"), self.game.names.route, "TTR-CLAIM-5")
        cards = self._cards(move.get("cards"), "TTR-CLAIM-1")
        code = state.refusal_of_cards("claim", seat, route, cards)
        if code:
            raise self.refusal(state, seat, code, move)
        return self.game.book.claim_action(route, cards)

    def _station(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        city = self.known("city", move.get("city"), self.game.names.city, "TTR-STATION-1")
        cards = self._cards(move.get("cards"), "TTR-STATION-2")
        code = state.refusal_of_cards("station", seat, city, cards)
        if code:
            raise self.refusal(state, seat, code, move)
        return self.game.book.station_action(city, cards)

    def _pay_extra(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        cards = self._cards(move.get("cards"), "TTR-TUNNEL-1")
        code = state.refusal_of_cards("pay-extra", seat, 0, cards)
        if code:
            raise self.refusal(state, seat, code, move)
        return PAY_EXTRA + cards[LOCOMOTIVE]

    def _choice(self, state: State, seat: int, move: Mapping[str, object]) -> int:
        """The kept tickets as a bit set over the offer."""
        offer = [self.game.names.tickets[t] for t in state._dump_seat(seat)["offer"]]
        tickets = move.get("tickets")
        rule = starting_rule(self.game) if state.is_simultaneous() else "TTR-TICKET-1"
        if (
            not isinstance(tickets, (list, tuple))
            or not all(isinstance(ticket, str) for ticket in tickets)
            or len(set(tickets)) != len(tickets)
        ):
            self.refuse(rule, "ticket-bad-tickets")
        if state.refusal(KEEP, seat) in {Refusal.ALLOWED, Refusal.KEEP_MORE}:
            for ticket in tickets:
                if ticket not in offer:
                    self.refuse(rule, "ticket-not-offered")
        return sum(1 << offer.index(ticket) for ticket in tickets if ticket in offer)

    def _card(self, card: object) -> int:
        return self.known("card", card, CARD_NUMBER, "TTR-DRAW-1")

    def _cards(self, cards: object, rule: str) -> list[int]:
        counts = [0] * len(CARDS)
        if not isinstance(cards, Mapping):
            self.refuse(rule, "ticket-bad-cards")
        for card, count in cards.items():
            kind = self.known("card", card, CARD_NUMBER, rule)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MAX_CARDS:
                self.refuse(rule, "ticket-bad-cards")
            counts[kind] = count
        return counts

    def refusal(
        self, state: State, seat: int, code: int, move: Mapping[str, object]
    ) -> IllegalMove:
        """Why not, with what the seat that asks may know."""
        phase = PHASES[state._dump()["phase"]]
        rule, message = reason(self.game, code, phase, str(move["do"]))
        arguments = self._arguments(state, seat, move)
        if code == Refusal.NOT_IN_HAND and move["do"] == "claim":
            arguments["missing"] = missing(
                self.game, state, seat, self.game.names.route[str(move["route"])]
            )
        return self.illegal(rule, message, **arguments)

    def _arguments(self, state: State, seat: int, move: Mapping[str, object]) -> dict[str, object]:
        """What an explanation may speak of; all of it is known to the seat that asks."""
        arguments: dict[str, object] = {
            key: shown(value) for key, value in move.items() if key in {"route", "city", "card"}
        }
        mine = state._dump_seat(seat)
        route = self.game.names.route.get(shown(move.get("route")))
        if route is not None:
            arguments["length"] = self.game.board.routes[route].length
            arguments["locomotives"] = self.game.board.routes[route].locomotives
            arguments["color"] = self.game.board.routes[route].color
        arguments["trains"] = mine["trains"]
        arguments["cost"] = len(mine["stations"]) + 1
        arguments["fewest"] = state.fewest_to_keep(seat)
        extra = state._dump()["extra"]
        if extra:
            arguments["extra"] = extra
        return arguments
