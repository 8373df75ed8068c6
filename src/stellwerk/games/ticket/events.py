"""Events: what happened, for everybody and for those who may see more."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS
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

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.match.contract import JsonValue, Move


def opening(game: "TicketGame", state: "State") -> list[Event]:
    """Who begins, and the tickets each seat is dealt (TTR-SETUP-4, -5)."""
    started = Event("ticket-start", state._dump()["first_seat"])
    return [started, *_offers(game, state, "ticket-dealt")]


def play(game: "TicketGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    move = game.book.move(state, seat, action)
    before = state._dump()
    state._trace(True)
    state.apply_action(action, seat)
    notes = state._notes()
    told = _tell_move(game, state, seat, move, notes, before["seats"][seat]["offer"])
    in_tunnel = any(event.kind != "ticket-claim" for event in told)
    for what, a, b in notes:
        told += _tell_note(game, state, what, a, b, in_tunnel)
    extra = state._dump()["extra"]
    if extra:
        told.append(Event("ticket-extra", seat, {"extra": extra}, reveals=True))
    return told


def _tell_move(
    game: "TicketGame",
    state: "State",
    seat: int,
    move: "Move",
    notes: list[tuple[int, int, int]],
    offer: list[int],
) -> list[Event]:
    """The decision itself."""
    do = str(move["do"])
    named: dict[str, JsonValue] = {key: value for key, value in move.items() if key != "do"}
    if do == "draw-blind":
        card = next(a for what, a, _ in notes if what == NOTE_BLIND)
        return [Event("ticket-draw-blind", seat, {}, {seat: {"card": CARDS[card]}}, reveals=True)]
    if do == "draw-tickets":
        drawn = [game.names.tickets[t] for t in state._dump_seat(seat)["offer"]]
        number: dict[str, JsonValue] = {"number": len(drawn)}
        secret: dict[int, dict[str, JsonValue]] = {seat: {"tickets": drawn}}
        return [Event("ticket-draw-tickets", seat, number, secret, reveals=True)]
    if do == "keep":
        return [_tell_keep(state, seat, named, len(offer))]
    if do == "claim" and any(what == NOTE_REVEAL for what, _, _ in notes):
        return [Event("ticket-tunnel", seat, named, reveals=True)]
    if do == "claim":
        return [Event("ticket-claim", seat, {**named, **_points(game, named)})]
    return [Event(f"ticket-{do}", seat, named)]


def _tell_keep(state: "State", seat: int, named: dict[str, "JsonValue"], offered: int) -> Event:
    """At the start nobody learns more than that a seat has chosen (TTR-SETUP-10)."""
    tickets = named["tickets"]
    kept = len(tickets) if isinstance(tickets, list) else 0
    secret = {seat: {"tickets": tickets}}
    chose_with_all = any(what == NOTE_ALL_CHOSE for what, _, _ in state._notes())
    if state.is_simultaneous() or chose_with_all:
        return Event("ticket-chosen", seat, {}, secret)
    return Event("ticket-keep", seat, {"number": kept, "returned": offered - kept}, secret)


def _points(game: "TicketGame", named: dict[str, "JsonValue"]) -> dict[str, "JsonValue"]:
    route = game.board.routes[game.names.route[str(named["route"])]]
    return {"points": game.board.points[route.length]}


def _tell_note(
    game: "TicketGame", state: "State", what: int, a: int, b: int, in_tunnel: bool
) -> list[Event]:
    """What the decision brought about."""
    if what == NOTE_ROW:
        return [Event("ticket-turned-up", None, {"card": CARDS[b], "slot": a}, reveals=True)]
    if what == NOTE_FLUSH:
        return [Event("ticket-flush", None, reveals=True)]
    if what == NOTE_SHUFFLE:
        return [Event("ticket-shuffle", None, reveals=True)]
    if what == NOTE_REVEAL:
        return [Event("ticket-revealed", None, {"card": CARDS[a]}, reveals=True)]
    if what == NOTE_CLAIM and in_tunnel:
        named: dict[str, JsonValue] = {"route": game.names.routes[a]}
        return [Event("ticket-tunnel-done", None, {**named, **_points(game, named)})]
    if what == NOTE_ALL_CHOSE:
        return _all_chose(game, state)
    if what == NOTE_LAST_ROUND:
        return [Event("ticket-last-round", a)]
    if what == NOTE_OVER:
        return [Event("ticket-over-all-passed" if a else "ticket-over", None, reveals=True)]
    return []


def _all_chose(game: "TicketGame", state: "State") -> list[Event]:
    """How many each seat kept; and in two steps the next tickets (TTR-SETUP-6, -10)."""
    told = [
        Event("ticket-kept", seat, {"number": numbers["kept_at_start"]}, reveals=True)
        for seat, numbers in enumerate(state._dump()["seats"])
    ]
    return told + _offers(game, state, "ticket-dealt")


def _offers(game: "TicketGame", state: "State", kind: str) -> list[Event]:
    """The tickets dealt to each seat, seen by that seat alone."""
    told = []
    for seat, numbers in enumerate(state._dump()["seats"]):
        if numbers["offer"]:
            dealt = [game.names.tickets[t] for t in numbers["offer"]]
            secret = {seat: {"tickets": dealt}}
            told.append(Event(kind, seat, {"number": len(dealt)}, secret, reveals=True))
    return told
