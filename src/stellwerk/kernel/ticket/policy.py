"""The policies of Ticket to Ride: one that is tuned by weights, and the planner as it was.

>>> WEIGHTS[:3]
('keep_point', 'keep_train', 'keep_lost')
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import (
    Word,
    count,
    lowest,
    one,
    without_lowest,
)
from cython.cimports.stellwerk.kernel.policy import (
    ChooseAction,
    Judge,
    KernelPolicy,
    ListCandidates,
    Prepare,
    squashed,
)
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, Board
from cython.cimports.stellwerk.kernel.ticket.candidates import list_candidates
from cython.cimports.stellwerk.kernel.ticket.choices import choose
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CITIES,
    ROUTE_WORDS,
    TICKET_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.mind import Mind, Thought, refresh, think
from cython.cimports.stellwerk.kernel.ticket.planner import choose_action
from cython.cimports.stellwerk.kernel.ticket.position import TURN, Position
from cython.cimports.stellwerk.kernel.ticket.scoring import (
    Scores,
    own_components,
    score,
    ticket_value,
)
from cython.cimports.stellwerk.kernel.ticket.state import TicketState
from cython.cimports.stellwerk.kernel.ticket.weights import Weights

SCALE = cython.declare(cython.double, 15.0)  # so many points ahead: nearly three quarters won


UNSET = cython.declare(Weights)
WEIGHTS = tuple(UNSET)  # their names, in order


@cython.cclass
class TicketPolicy(KernelPolicy):
    """Plays by a plan that it remembers, and by its weights."""

    def __init__(self, weights: list):
        self.take_weights(weights, WEIGHTS)
        self.policy.mind_size = cython.sizeof(Mind)
        self.policy.choose = cython.cast(ChooseAction, choose)
        self.policy.list_candidates = cython.cast(ListCandidates, list_candidates)
        self.policy.prepare = cython.cast(Prepare, prepare)
        self.policy.judge = cython.cast(Judge, judge)

    def plan(self, state: TicketState, player: int, tickets: list) -> dict:
        """What a seat that plays by this policy would want now if it held these tickets."""
        mind: Mind
        thought: Thought
        table: Position
        done: Word[TICKET_WORDS]
        served: Word[TICKET_WORDS]
        board: cython.pointer(Board) = cython.cast(cython.pointer(Board), state.rules.board_)
        seat: cython.int = state.seat(player)
        w: cython.int
        if tickets and not 0 <= min(tickets) <= max(tickets) < board.tickets:
            raise IndexError(f"there are tickets 0 to {board.tickets - 1}")
        memcpy(cython.address(table), cython.address(state.position_), cython.sizeof(Position))
        memset(cython.address(mind), 0, cython.sizeof(Mind))
        memset(table.tickets[seat], 0, TICKET_WORDS * cython.sizeof(Word))
        state.fill(table.tickets[seat], tickets)
        think(
            board, cython.address(table), seat,
            cython.cast(cython.pointer(Weights), self.weights_),
            cython.address(mind), cython.address(thought),
        )  # fmt: skip
        find_completed(board, cython.address(table), seat, done)
        for w in range(ROUTE_WORDS):
            table.owned[seat][w] |= mind.plan.wanted[w]
        find_completed(board, cython.address(table), seat, served)
        for w in range(TICKET_WORDS):
            served[w] &= ~done[w]
        return {
            "routes": state.elements(mind.plan.wanted, board.routes),
            "trains": mind.plan.trains,
            "tickets": state.elements(served, board.tickets),
            "given_up": state.elements(mind.plan.dropped, board.tickets),
            "target": None if thought.target < 0 else thought.target,
            "needed": [thought.needed[kind] for kind in range(KINDS)],
            "is_hurried": bool(thought.hurry),
        }


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_completed(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    completed: cython.pointer(Word),
) -> cython.void:  # fmt: skip
    """The tickets of a seat that its routes complete."""
    component: Word[MAX_CITIES]
    is_done: cython.bint = False
    left: Word
    w: cython.int
    own_components(board, position, seat, component)
    for w in range(TICKET_WORDS):
        completed[w] = 0
        left = position.tickets[seat][w]
        while left:
            ticket_value(board, component, 64 * w + lowest(left), cython.address(is_done))
            if is_done:
                completed[w] |= one(lowest(left))
            left = without_lowest(left)


@cython.cclass
class PlannerPolicy(KernelPolicy):
    """The bot `planner` as a policy, for contests; it has no weights and compares nothing."""

    def __init__(self):
        self.policy.choose = cython.cast(ChooseAction, choose_as_planner)
        self.policy.judge = cython.cast(Judge, judge)


def choose_as_planner(board, position, seat, weights, mind):
    """What the planner does, which has nothing to weigh and remembers nothing."""
    return choose_action(board, position, seat)


def prepare(board, position, seat, weights, mind):
    """Make the plan, once the tickets are chosen."""
    if position.phase >= TURN:
        refresh(board, position, seat, weights, mind)


def judge(board, position, seat, weights, outcome):
    """The final count as one seat sees it."""
    scores: Scores
    other: cython.int
    best: cython.int = -1000000
    score(board, position, cython.address(scores))
    for other in range(board.players):
        if other != seat:
            best = max(best, scores.seat[other].total)
    outcome.margin = scores.seat[seat].total - best
    outcome.win_share = 0.0
    if (scores.winners >> seat) & 1:
        outcome.win_share = 1.0 / count(scores.winners)
    outcome.value = squashed(outcome.margin, SCALE)
