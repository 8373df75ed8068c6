"""Events: what happened, for everybody and for those who may see more."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.wire.events import (
    TicketCardArguments,
    TicketChosenEvent,
    TicketChosenOwnEvent,
    TicketClaimArguments,
    TicketClaimEvent,
    TicketDealtEvent,
    TicketDealtOwnEvent,
    TicketDrawBlindEvent,
    TicketDrawBlindOwnEvent,
    TicketDrawEvent,
    TicketDrawTicketsEvent,
    TicketDrawTicketsOwnEvent,
    TicketExtraArguments,
    TicketExtraEvent,
    TicketFlushEvent,
    TicketKeepArguments,
    TicketKeepEvent,
    TicketKeepOwnArguments,
    TicketKeepOwnEvent,
    TicketKeptEvent,
    TicketLastRoundEvent,
    TicketNumberArguments,
    TicketOfferArguments,
    TicketOverAllPassedEvent,
    TicketOverEvent,
    TicketPaidArguments,
    TicketPassEvent,
    TicketPayExtraEvent,
    TicketRevealedArguments,
    TicketRevealedEvent,
    TicketShuffleEvent,
    TicketSlotArguments,
    TicketStartEvent,
    TicketStationArguments,
    TicketStationEvent,
    TicketTicketsArguments,
    TicketTunnelArguments,
    TicketTunnelDoneArguments,
    TicketTunnelDoneEvent,
    TicketTunnelEvent,
    TicketTurnedUpEvent,
    TicketWithdrawEvent,
)
from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawBlindMove,
    TicketDrawMove,
    TicketDrawTicketsMove,
    TicketKeepMove,
    TicketMove,
    TicketPayExtraMove,
    TicketStationMove,
    TicketWithdrawMove,
)
from stellwerk.kernel.ticket.position import (
    NOTE_ALL_CHOSE,
    NOTE_BLIND,
    NOTE_CLAIM,
    NOTE_FLUSH,
    NOTE_LAST_ROUND,
    NOTE_OVER,
    NOTE_REVEAL,
    NOTE_ROW,
    NOTE_SHUFFLE,
)
from stellwerk.match.contract import Event
from stellwerk.match.wire import NO_ARGUMENTS

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State

Note = tuple[int, int, int]


def opening(game: "TicketGame", state: "State") -> list[Event]:
    """Who begins, and the tickets each seat is dealt (TTR-SETUP-4, -5)."""
    first = TicketStartEvent(seat=state._dump()["first_seat"], arguments=NO_ARGUMENTS)
    return [Event(first), *_offers(game, state)]


def play(game: "TicketGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    move = game.book.move(state, seat, action)
    before = state._dump()
    state._trace(True)
    state.apply_action(action, seat)
    notes = state._notes()
    moved = _tell_move(game, state, seat, move, notes, len(before["seats"][seat]["offer"]))
    in_tunnel = not isinstance(moved.public, TicketClaimEvent)
    events = [moved]
    for what, a, b in notes:
        events += _tell_note(game, state, what, a, b, in_tunnel)
    extra = state._dump()["extra"]
    if extra:
        dearer = TicketExtraEvent(seat=seat, arguments=TicketExtraArguments(extra=extra))
        events.append(Event(dearer, reveals=True))
    return events


def _tell_move(
    game: "TicketGame",
    state: "State",
    seat: int,
    move: TicketMove,
    notes: list[Note],
    offered: int,
) -> Event:
    """What everybody, and the seat itself, is told of its decision."""
    if isinstance(move, TicketDrawBlindMove):
        return _tell_blind(seat, next(a for what, a, _ in notes if what == NOTE_BLIND))
    if isinstance(move, TicketDrawTicketsMove):
        return _tell_drawn(seat, [game.names.tickets[t] for t in state._dump_seat(seat)["offer"]])
    if isinstance(move, TicketKeepMove):
        return _tell_keep(state, seat, move.tickets, offered)
    if isinstance(move, TicketClaimMove):
        return _tell_claim(game, seat, move, any(what == NOTE_REVEAL for what, _, _ in notes))
    if isinstance(move, TicketDrawMove):
        card = TicketCardArguments(card=move.card)
        return Event(TicketDrawEvent(seat=seat, arguments=card))
    if isinstance(move, TicketStationMove):
        built = TicketStationArguments(city=move.city, cards=move.cards)
        return Event(TicketStationEvent(seat=seat, arguments=built))
    if isinstance(move, TicketPayExtraMove):
        paid = TicketPaidArguments(cards=move.cards)
        return Event(TicketPayExtraEvent(seat=seat, arguments=paid))
    if isinstance(move, TicketWithdrawMove):
        return Event(TicketWithdrawEvent(seat=seat, arguments=NO_ARGUMENTS))
    return Event(TicketPassEvent(seat=seat, arguments=NO_ARGUMENTS))


def _tell_blind(seat: int, card: int) -> Event:
    """Only who draws it sees a card of the deck."""
    own = TicketDrawBlindOwnEvent(seat=seat, arguments=TicketCardArguments(card=CARDS[card]))
    public = TicketDrawBlindEvent(seat=seat, arguments=NO_ARGUMENTS)
    return Event(public, {seat: own}, reveals=True)


def _tell_drawn(seat: int, drawn: list[str]) -> Event:
    """All see how many tickets were drawn."""
    offer = TicketOfferArguments(number=len(drawn), tickets=drawn)
    public = TicketDrawTicketsEvent(seat=seat, arguments=TicketNumberArguments(number=len(drawn)))
    return Event(
        public, {seat: TicketDrawTicketsOwnEvent(seat=seat, arguments=offer)}, reveals=True
    )


def _tell_claim(game: "TicketGame", seat: int, move: TicketClaimMove, is_tunnel: bool) -> Event:
    """A tunnel is not dug before its cards are turned up."""
    if is_tunnel:
        dug = TicketTunnelArguments(route=move.route, cards=move.cards)
        return Event(TicketTunnelEvent(seat=seat, arguments=dug), reveals=True)
    points = _points(game, game.names.route[move.route])
    claimed = TicketClaimArguments(route=move.route, cards=move.cards, points=points)
    return Event(TicketClaimEvent(seat=seat, arguments=claimed))


def _tell_keep(state: "State", seat: int, tickets: list[str], offered: int) -> Event:
    """At the start nobody learns more than that a seat has chosen (TTR-SETUP-10)."""
    chose_with_all = any(what == NOTE_ALL_CHOSE for what, _, _ in state._notes())
    if state.is_simultaneous() or chose_with_all:
        chosen = TicketChosenOwnEvent(seat=seat, arguments=TicketTicketsArguments(tickets=tickets))
        return Event(TicketChosenEvent(seat=seat, arguments=NO_ARGUMENTS), {seat: chosen})
    number, returned = len(tickets), offered - len(tickets)
    kept = TicketKeepOwnArguments(number=number, returned=returned, tickets=tickets)
    public = TicketKeepArguments(number=number, returned=returned)
    return Event(
        TicketKeepEvent(seat=seat, arguments=public),
        {seat: TicketKeepOwnEvent(seat=seat, arguments=kept)},
    )


def _points(game: "TicketGame", route: int) -> int:
    """What a route is worth."""
    return game.board.points[game.board.routes[route].length]


def _tell_note(
    game: "TicketGame", state: "State", what: int, a: int, b: int, in_tunnel: bool
) -> list[Event]:
    """What the decision brought about."""
    if what == NOTE_ROW:
        slot = TicketSlotArguments(card=CARDS[b], slot=a)
        return [Event(TicketTurnedUpEvent(seat=None, arguments=slot), reveals=True)]
    if what == NOTE_FLUSH:
        return [Event(TicketFlushEvent(seat=None, arguments=NO_ARGUMENTS), reveals=True)]
    if what == NOTE_SHUFFLE:
        return [Event(TicketShuffleEvent(seat=None, arguments=NO_ARGUMENTS), reveals=True)]
    if what == NOTE_REVEAL:
        card = TicketRevealedArguments(card=CARDS[a], costs_extra=bool(b))
        return [Event(TicketRevealedEvent(seat=None, arguments=card), reveals=True)]
    if what == NOTE_CLAIM and in_tunnel:
        done = TicketTunnelDoneArguments(route=game.names.routes[a], points=_points(game, a))
        return [Event(TicketTunnelDoneEvent(seat=None, arguments=done))]
    if what == NOTE_ALL_CHOSE:
        return _all_chose(game, state)
    if what == NOTE_LAST_ROUND:
        return [Event(TicketLastRoundEvent(seat=a, arguments=NO_ARGUMENTS))]
    if what == NOTE_OVER:
        over = TicketOverAllPassedEvent if a else TicketOverEvent
        return [Event(over(seat=None, arguments=NO_ARGUMENTS), reveals=True)]
    return []


def _all_chose(game: "TicketGame", state: "State") -> list[Event]:
    """How many each seat kept; and in two steps the next tickets (TTR-SETUP-6, -10)."""
    kept = [numbers["kept_at_start"] for numbers in state._dump()["seats"]]
    events = [
        Event(
            TicketKeptEvent(seat=seat, arguments=TicketNumberArguments(number=number)),
            reveals=True,
        )
        for seat, number in enumerate(kept)
    ]
    return events + _offers(game, state)


def _offers(game: "TicketGame", state: "State") -> list[Event]:
    """The tickets dealt to each seat, seen by that seat alone."""
    events = []
    for seat, numbers in enumerate(state._dump()["seats"]):
        if numbers["offer"]:
            dealt = [game.names.tickets[t] for t in numbers["offer"]]
            number = TicketNumberArguments(number=len(dealt))
            offer = TicketOfferArguments(number=len(dealt), tickets=dealt)
            own = TicketDealtOwnEvent(seat=seat, arguments=offer)
            public = TicketDealtEvent(seat=seat, arguments=number)
            events.append(Event(public, {seat: own}, reveals=True))
    return events
