"""What a Ticket to Ride position says about its phase: whose turn, choices, what seats know."""

from typing import TYPE_CHECKING

from stellwerk.games.position_parts import PositionError, check_no_repeats
from stellwerk.games.ticket.kernel_rules import row_closes_without_deck
from stellwerk.games.ticket.wire.positions import TicketPosition, TicketSeatPosition
from stellwerk.kernel.ticket.board import FEW_TRAINS

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame

AT_THE_START = frozenset({"long-tickets", "starting-tickets"})
IN_A_TURN = frozenset({"turn", "second-card", "tunnel", "tickets"})


def check_phase(game: "TicketGame", shape: TicketPosition) -> None:
    """Phase, turn, choices and what seats know fit together."""
    _check_turn(game, shape)
    _check_end(game, shape)
    _check_start(game, shape)
    _check_second_card(game, shape)
    for seat, mine in enumerate(shape.seats):
        _check_offer(game, shape, seat)
        if shape.phase in AT_THE_START:
            _check_starting_choice(game, shape, seat)
        elif mine.kept is not None:
            raise PositionError(f"Seat {seat} can have kept tickets in secret only at the start.")


def _check_turn(game: "TicketGame", shape: TicketPosition) -> None:
    """Whose turn it is fits the phase."""
    if (shape.phase in IN_A_TURN) != (shape.turn is not None):
        raise PositionError(f"In the phase {shape.phase!r} the turn cannot be {shape.turn}.")
    for name, seat in (("turn", shape.turn), ("first_seat", shape.first_seat)):
        if seat is not None and not 0 <= seat < game.players:
            raise PositionError(f"{name} names seat {seat}; there are 0 to {game.players - 1}.")
    if shape.phase == "long-tickets" and not game.ticket_set.two_steps:
        raise PositionError("Only a ticket set of two steps has the phase 'long-tickets'.")


def _check_end(game: "TicketGame", shape: TicketPosition) -> None:
    """How near the end is: passes in a row (TTR-TURN-2), turns of the last round (TTR-END-1)."""
    final, most = shape.final_turns, game.players
    if not 0 <= shape.passes <= most or (shape.passes == most and shape.phase != "over"):
        raise PositionError(f"After {shape.passes} passes in a row this phase is not possible.")
    if shape.passes > 0 and shape.phase not in {"turn", "over"}:
        raise PositionError(f"In the phase {shape.phase!r} nobody has just passed.")
    if final is None:
        for seat, mine in enumerate(shape.seats):
            if shape.phase in IN_A_TURN and mine.trains <= FEW_TRAINS:
                raise PositionError(f"Seat {seat} has {mine.trains} trains: the last round is on.")
        return
    fewest, most = (1, game.players) if shape.phase in IN_A_TURN else (0, 0)
    if not fewest <= final <= most or shape.phase in AT_THE_START:
        raise PositionError(f"In the phase {shape.phase!r} there are no {final} final turns.")
    if shape.phase != "over" and shape.passes > game.players - final:
        raise PositionError(f"Nobody has passed {shape.passes} times since the last round began.")


def _check_start(game: "TicketGame", shape: TicketPosition) -> None:
    """Before the first turn nothing is built, and no tickets lie under the deck (TTR-SETUP)."""
    if shape.phase not in AT_THE_START:
        return
    for seat, mine in enumerate(shape.seats):
        if mine.routes or mine.stations:
            raise PositionError(f"Seat {seat} cannot have built anything before the first turn.")
        if len(mine.tickets) != mine.kept_at_start:
            raise PositionError(f"Seat {seat} has {len(mine.tickets)} tickets before choosing.")
        if mine.tickets and (shape.phase == "long-tickets" or not game.ticket_set.two_steps):
            raise PositionError(f"Seat {seat} cannot have tickets before its first choice.")
    if shape.packet is not None:
        raise PositionError("No packet of tickets lies under the deck before all have chosen.")
    if all(mine.kept is not None for mine in shape.seats):
        raise PositionError("All have chosen their tickets: the next phase would have begun.")


def _check_second_card(game: "TicketGame", shape: TicketPosition) -> None:
    """A second card is asked for only where one can be taken (TTR-DRAW-6, TTR-DRAW-7)."""
    if shape.phase != "second-card" or shape.deck or any(shape.discard.values()):
        return
    is_closed = row_closes_without_deck(game.options, game.rules_version)
    locomotives = game.board.rules.row_locomotive != "whole-turn"
    if is_closed or not any(card and (locomotives or card != "locomotive") for card in shape.row):
        raise PositionError("There is no second card to take, so the turn would be over.")


def _check_offer(game: "TicketGame", shape: TicketPosition, seat: int) -> None:
    """Who chooses tickets now has some to choose from, and nobody else."""
    mine = shape.seats[seat]
    choosing = shape.phase in AT_THE_START or (shape.phase == "tickets" and seat == shape.turn)
    most = _most_offered(game, shape) if choosing else 0
    if bool(mine.offer) != choosing or len(mine.offer) > most:
        raise PositionError(f"Seat {seat} has {len(mine.offer)} tickets to choose from now.")


def _most_offered(game: "TicketGame", shape: TicketPosition) -> int:
    """How many tickets are dealt or drawn at once in this phase (TTR-SETUP-5…8, TTR-TICKET-1)."""
    if shape.phase == "long-tickets":
        return game.ticket_set.long
    if shape.phase == "starting-tickets":
        return game.ticket_set.regular + (0 if game.ticket_set.two_steps else game.ticket_set.long)
    return game.ticket_set.draw


def _check_starting_choice(game: "TicketGame", shape: TicketPosition, seat: int) -> None:
    """A secret choice is among what was offered, and enough of it (TTR-SETUP-5…8)."""
    mine = shape.seats[seat]
    fewest, most = _to_keep(game, shape, mine)
    if len(mine.offer) < fewest:
        raise PositionError(f"Seat {seat} has too few tickets to choose from to keep {fewest}.")
    if mine.kept is None:
        return
    check_no_repeats(f"What seat {seat} has kept", mine.kept)
    if not set(mine.kept) <= set(mine.offer):
        raise PositionError(f"Seat {seat} cannot have kept tickets it was not offered.")
    if not fewest <= len(mine.kept) <= most:
        raise PositionError(f"Seat {seat} cannot have kept {len(mine.kept)} of these tickets.")


def _to_keep(
    game: "TicketGame", shape: TicketPosition, mine: TicketSeatPosition
) -> tuple[int, int]:
    """The fewest and the most of its offer that a seat may keep at the start."""
    if shape.phase == "long-tickets":
        return 0, 1
    without_long = game.ticket_set.two_steps and mine.kept_at_start == 0
    return (
        game.ticket_set.keep_without_long if without_long else game.ticket_set.keep,
        len(mine.offer),
    )


def check_knowledge(game: "TicketGame", shape: TicketPosition, in_play: set[str]) -> None:
    """The packet lies in the deck; a seat knows its own tickets, and each other one in one way."""
    packet = shape.packet
    if packet and not (
        packet.size > 0
        and packet.below >= 0
        and packet.size + packet.below <= len(shape.ticket_deck)
        and game.ticket_set.unkept_at_start == "shuffled-under-deck"
    ):
        raise PositionError("The packet does not fit into the ticket deck.")
    dealt = game.ticket_set.long + game.ticket_set.regular
    for seat, mine in enumerate(shape.seats):
        if not 0 <= mine.kept_at_start <= min(dealt, len(mine.tickets)):
            raise PositionError(
                f"Seat {seat} has {len(mine.tickets)} tickets; it cannot have kept "
                f"{mine.kept_at_start} of its {dealt} starting tickets."
            )
        _check_known(seat, mine, in_play, _in_packet(shape))


def _in_packet(shape: TicketPosition) -> set[str]:
    if shape.packet is None:
        return set()
    bottom_up = shape.ticket_deck[::-1]
    return set(bottom_up[shape.packet.below : shape.packet.below + shape.packet.size])


def _check_known(seat: int, mine: TicketSeatPosition, in_play: set[str], packet: set[str]) -> None:
    own = {*mine.tickets, *mine.offer}
    knows = own if mine.knows is None else set(mine.knows)
    check_no_repeats(f"What seat {seat} knows", mine.knows or ())
    check_no_repeats(f"What seat {seat} knows in the packet", mine.knows_in_packet)
    if not own <= knows <= in_play:
        raise PositionError(f"Seat {seat} knows its own tickets, and only tickets in play.")
    if not set(mine.knows_in_packet) <= packet:
        raise PositionError(f"Seat {seat} knows a ticket to be in the packet; it is not.")
    if both := knows & set(mine.knows_in_packet):
        raise PositionError(
            f"Seat {seat} knows where {min(both)} is; then it is not just somewhere in the packet."
        )
