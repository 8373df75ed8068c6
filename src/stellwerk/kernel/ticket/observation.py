"""The observation of Ticket to Ride: its blocks in order, and what writes them.

>>> VERSION
1
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.observing import (
    CountUp,
    Describe,
    KernelObserver,
    MarkLegal,
    WriteBlock,
    write_blocks,
)
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, Board, Rules
from cython.cimports.stellwerk.kernel.ticket.claims import open_routes
from cython.cimports.stellwerk.kernel.ticket.legal_bits import count_up, mark_legal
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_OFFER,
    MAX_SEATS,
    MAX_STATIONS,
    ROUTE_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.observed_plan import (
    write_choices,
    write_given_up,
    write_needed,
    write_offer_numbers,
    write_plan,
    write_reserved,
    write_station_gain,
    write_target,
    write_trains_to,
    write_wanted,
)
from cython.cimports.stellwerk.kernel.ticket.observed_table import (
    write_discard,
    write_hand,
    write_hand_steps,
    write_last_turns,
    write_me,
    write_mine,
    write_missing,
    write_my_stations,
    write_my_steps,
    write_offer,
    write_open,
    write_others,
    write_others_seen,
    write_others_steps,
    write_payable,
    write_phase,
    write_piles,
    write_row,
    write_rules,
    write_their_stations,
    write_theirs,
    write_ticket_done,
    write_ticket_open,
    write_tunnel,
    write_unseen,
)
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.ticket.scoring import own_components
from cython.cimports.stellwerk.kernel.trails import Network, add_edge, clear, longest_trail

VERSION = 1
"""The layout that nets are trained for: whoever changes what a byte means counts it up."""

PLANNING_BLOCKS = (
    "wanted", "target", "needed", "reserved", "plan", "trains_to", "given_up", "offer_numbers",
    "choices", "station_gain",
)  # fmt: skip
"""What a plan is needed for; an observation without them is several times quicker."""

BLOCKS = cython.declare(cython.int, 35)
WRITERS = cython.declare(Write[35])
WRITERS[:] = [
    write_phase, write_last_turns, write_rules, write_hand, write_hand_steps, write_row,
    write_discard, write_unseen, write_piles, write_me, write_my_steps, write_others,
    write_others_seen, write_others_steps, write_mine, write_theirs, write_open, write_payable,
    write_missing, write_ticket_open, write_ticket_done, write_offer, write_tunnel,
    write_my_stations, write_their_stations, write_wanted, write_target, write_needed,
    write_reserved, write_plan, write_trains_to, write_given_up, write_offer_numbers,
    write_choices, write_station_gain,
]  # fmt: skip


@cython.cclass
class TicketObserver(KernelObserver):
    """Sees positions of one game of Ticket to Ride; blocks can be left out by name."""

    def __init__(self, rules: Rules, without: tuple = ()):
        self.lay_out(
            rules, blocks_of(rules), without,
            cython.cast(Describe, describe), cython.cast(CountUp, count_up),
        )  # fmt: skip
        self.observer.memory_size = cython.sizeof(Memory)
        self.observer.mark_legal = cython.cast(MarkLegal, mark_legal)


def blocks_of(rules: Rules) -> list:
    """(name, size, unit) of every block, in the order of the functions that write them."""
    routes: cython.int = rules.board.routes
    tickets: cython.int = rules.board.tickets
    cities: cython.int = rules.board.cities
    return [
        ("phase", PHASES, 1),
        ("last_turns", MAX_SEATS + 2, 1),
        ("rules", 8, 4),
        ("hand", KINDS, 6),
        ("hand_steps", KINDS * HAND_STEPS, 1),
        ("row", KINDS, 2),
        ("discard", KINDS, 8),
        ("unseen", KINDS, 12),
        ("piles", 3, 64),
        ("me", 7, 32),
        ("my_steps", TRAIN_STEPS + MAX_STATIONS + 1, 1),
        ("others", OTHERS * 8, 32),
        ("others_seen", OTHERS * KINDS, 4),
        ("others_steps", OTHERS * TRAIN_STEPS, 1),
        ("mine", routes, 1),
        ("theirs", OTHERS * routes, 1),
        ("open", routes, 1),
        ("payable", routes, 1),
        ("missing", routes, 4),
        ("ticket_open", tickets, 1),
        ("ticket_done", tickets, 1),
        ("offer", MAX_OFFER * tickets, 1),
        ("tunnel", KINDS + 5, 1),
        ("my_stations", cities, 1),
        ("their_stations", cities, 1),
        ("wanted", routes, 1),
        ("target", routes, 1),
        ("needed", KINDS, 4),
        ("reserved", KINDS, 8),
        ("plan", 6, 16),
        ("trains_to", tickets, 8),
        ("given_up", tickets, 1),
        ("offer_numbers", MAX_OFFER * 3, 8),
        ("choices", (1 << MAX_OFFER) * 3, 16),
        ("station_gain", cities, 8),
    ]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def measure_paths(
    board: cython.pointer(Board), position: cython.pointer(Position), memory: cython.pointer(Memory)
) -> cython.void:
    """The longest path of every seat whose routes have changed."""
    network: Network
    seat: cython.int
    w: cython.int
    route: cython.int
    visited: cython.int
    used: Word
    left: Word
    for seat in range(board.players):
        if (
            memory.measured[seat][0] == position.owned[seat][0]
            and memory.measured[seat][1] == position.owned[seat][1]
        ):
            continue
        clear(cython.address(network))
        for w in range(ROUTE_WORDS):
            memory.measured[seat][w] = position.owned[seat][w]
            left = position.owned[seat][w]
            while left:
                route = 64 * w + lowest(left)
                left = without_lowest(left)
                add_edge(
                    cython.address(network), board.route_a[route], board.route_b[route],
                    board.length[route],
                )  # fmt: skip
        memory.longest[seat] = longest_trail(
            cython.address(network), cython.address(used), cython.address(visited)
        )


def describe(board, position, seat, place, memory, observation):
    """What a seat sees."""
    look: Look
    look.board, look.position, look.seat = board, position, seat
    look.memory = memory
    look.has_thought = False
    measure_paths(board, position, memory)
    open_routes(board, position, seat, look.open)
    own_components(board, position, seat, look.component)
    write_blocks(
        cython.cast(cython.pointer(WriteBlock), WRITERS), BLOCKS, place,
        cython.address(look), observation,
    )  # fmt: skip
