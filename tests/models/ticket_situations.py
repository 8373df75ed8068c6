"""What is special about a moment of Ticket to Ride: tests of agreement say what they have met."""

from collections.abc import Iterator

from .ticket import TicketModel
from .ticket_board import LOCOMOTIVE
from .ticket_legal import Move


def situations(model: TicketModel, seat: int, move: Move, legal: set[Move]) -> Iterator[str]:
    """What is special about a move that is about to be made."""
    yield f"{model.phase}: {move[0]}"
    yield from of_cards(model)
    yield from of_tickets(model)
    if model.final_turns is not None:
        yield "the last turns"
    if model.tunnel is not None:
        yield f"a tunnel asks for {model.tunnel.extra}"
        if len(model.tunnel.revealed) < 3:
            yield "a tunnel without three cards"
        if len(legal) == 1:
            yield "a tunnel that cannot be paid"
    if move[0] in ("claim", "station"):
        yield from of_payment(model, seat, move)


def of_cards(model: TicketModel) -> Iterator[str]:
    """Row, deck and discard pile."""
    if model.row.count(LOCOMOTIVE) >= 3:
        yield "a row of three locomotives that stays"
    if None in model.row:
        yield "an empty slot in the row"
    if not model.deck:
        yield "no card in the deck"
        if not model.discard.total():
            yield "no card in deck and discard pile"


def of_tickets(model: TicketModel) -> Iterator[str]:
    """Offers, the deck of tickets, the packet under it."""
    if model.turn is None and len(model.pending()) < model.players:
        yield "some have chosen, others have not"
    if model.removed_tickets:
        yield "tickets that are out of the game"
    if model.packet:
        yield "a packet under tickets" if not model.packet["below"] else "a packet upon tickets"
    if model.phase == "tickets":
        if len(model.seats[model.turn or 0].offer) < model.ticket_set.draw:
            yield "fewer tickets than are drawn"
        if not model.ticket_deck:
            yield "the last tickets"


def of_payment(model: TicketModel, seat: int, move: Move) -> Iterator[str]:
    """What is bought, and with which cards."""
    kinds = {kind for kind, _ in move[2]}
    if LOCOMOTIVE not in kinds:
        yield "paid with a colour"
    else:
        yield "paid with both" if len(kinds) > 1 else "paid with locomotives"
    if move[0] == "station":
        yield f"station {len(model.seats[seat].stations) + 1}"
        return
    route = model.board.routes[move[1]]
    yield f"a {'grey' if len(route.payable_colors) > 1 else 'coloured'} {route.kind} route"
    beside = {r.id for r in model.board.routes.values() if r.track_group == route.track_group}
    if len(beside) > 1:
        taken = {r for other in model.seats for r in other.routes}
        yield "the second track" if beside & taken else "the first track"
    if route.length == model.seats[seat].trains:
        yield "the last train"


def outcomes(model: TicketModel, was: str, move: Move) -> Iterator[str]:
    """What is special about what came of a move that was made in this phase."""
    if move[0].startswith("draw") and move[0] != "draw-tickets" and was == "turn":
        if model.phase == "second-card":
            yield "a second card may follow"
        else:
            yield "a row locomotive" if move[-1] == LOCOMOTIVE else "no second card"
    if model.passes == model.players:
        yield "all pass"


def at_the_end(result: dict[str, list[dict[str, int]]]) -> Iterator[str]:
    """What is special about a final count."""
    count = result["seats"]
    for part in ("longest_path_bonus", "globetrotter"):
        having = sum(line[part] > 0 for line in count)
        yield f"{part} for {('nobody', 'one', 'several')[min(having, 2)]}"
    yield "one winner" if len(result["winners"]) == 1 else "several winners"
    most = max(line["total"] for line in count)
    if sum(line["total"] == most for line in count) > len(result["winners"]):
        yield "a tie that is broken"
    if any(line["tickets"] < 0 for line in count):
        yield "tickets are lost"
    if any(line["completed"] for line in count):
        yield "tickets are completed"
