"""Fates: how every seat fares when a policy plays a match to its end in many imagined worlds.

Search asks for one seat, and stops as soon as it can tell its candidates apart; whoever looks back
at a match wants to know about everybody, at the real end.
"""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.notes import Notes
from cython.cimports.stellwerk.kernel.policy import STEP_LIMIT, KernelPolicy, Outcome
from cython.cimports.stellwerk.kernel.procedures import NO_SEAT
from cython.cimports.stellwerk.kernel.search import (
    Search,
    Workspace,
    decide,
    give_back,
    imagine,
    make_room,
    set_table,
)
from cython.cimports.stellwerk.kernel.state import KernelState


def fates(
    state: KernelState,
    policy: KernelPolicy,
    seed: cython.ulonglong,
    worlds: cython.longlong,
    seat=None,
    actions: list | None = None,
    open_hands: bool = False,
) -> list:
    """For every action, in the same worlds: the margins of all seats, then their shares of the win.

    The worlds are those that the pending seat can imagine; with open hands the true one, in which
    only what chance has still to bring is drawn again. Without actions the policy plays on at
    once, and the one row tells how that goes.
    """
    work: Search
    place: cython.longlong
    number: cython.longlong
    if seat is None and not open_hands:
        raise ValueError("a seat imagines worlds; without one the hands must be open")
    memset(cython.address(work), 0, cython.sizeof(Search))
    work.rules = cython.address(state.rules.procedures)
    work.board = state.rules.board_
    work.policy = cython.address(policy.policy)
    work.weights = policy.weights_
    work.seat = NO_SEAT if seat is None else state.pending(seat)
    work.open_hands = open_hands
    work.players = state.players
    work.seed = seed
    work.threads = 1
    taken: list = [None] if actions is None else actions
    for action in taken:
        if action is not None and not state.is_legal_action(action, seat):
            raise ValueError(f"action {action} is not legal for seat {seat}")
    rows: list = [[] for _ in taken]
    try:
        if not make_room(cython.address(work)):
            raise MemoryError
        memcpy(work.root, state.at, work.rules.position_size)
        # nobody will ask what happened in a playout
        place = cython.cast(cython.p_char, state.notes) - cython.cast(cython.p_char, state.at)
        cython.cast(cython.pointer(Notes), work.root + place).tracing = False
        for number in range(worlds):
            imagine(cython.address(work), work.workspaces, number)
            for row, action in zip(rows, taken):  # noqa: B905 - as long as each other
                first: cython.int = -1 if action is None else action
                with cython.nogil:
                    play_to_end(cython.address(work), work.workspaces, first)
                row.append(fared(cython.address(work), work.workspaces))
    finally:
        give_back(cython.address(work))
    return rows


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_to_end(
    work: cython.pointer(Search), place: cython.pointer(Workspace), action: cython.int
) -> cython.void:
    """Take the action, unless it is -1, and let the policy play all seats to the end."""
    steps: cython.int = 0
    seat: cython.int
    set_table(work, place)
    if action >= 0:
        work.rules.apply(work.board, place.table, work.seat, action)
    seat = work.rules.pending_seat(work.board, place.table)
    while seat != NO_SEAT and steps < STEP_LIMIT:
        seat = decide(work, place, seat)
        steps += 1


@cython.cfunc
def fared(work: cython.pointer(Search), place: cython.pointer(Workspace)) -> tuple:
    """How the game at the table ended for everybody."""
    seat: cython.int
    outcome: Outcome
    margins: list = []
    shares: list = []
    for seat in range(work.players):
        work.policy.judge(work.board, place.table, seat, work.weights, cython.address(outcome))
        margins.append(outcome.margin)
        shares.append(outcome.win_share)
    return tuple(margins + shares)
