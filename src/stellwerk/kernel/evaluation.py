"""Evaluation: what each action of a seat is worth, and how sure that is; for Python."""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.notes import Notes
from cython.cimports.stellwerk.kernel.policy import MOST_CANDIDATES, KernelPolicy
from cython.cimports.stellwerk.kernel.search import (
    Search,
    choose_candidate,
    compare,
    give_back,
    list_candidates,
    make_room,
    search,
)
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.threads import MOST_THREADS


def evaluate(
    state: KernelState,
    seat: cython.int,
    policy: KernelPolicy,
    seed: cython.ulonglong,
    rollouts: cython.longlong = 0,
    seconds: cython.double = 0.0,
    threads: cython.int = 1,
    most: cython.int = 12,
    caution: cython.double = 1.5,
    actions: list | None = None,
    horizon: cython.int = 0,
) -> tuple:
    """Compare a pending seat's candidates within a budget of playouts, of seconds, or of both.

    Returns the place of the chosen one and, for each candidate, (action, worlds, win share, margin,
    value, difference, error): difference is the mean of its value less the chosen one's in the same
    worlds, error the standard error of that. The last of the tuple is the number of playouts that
    were stopped by the limit of steps. A policy that foresees how a seat will fare plays on for
    `horizon` decisions only, unless that is 0.
    """
    work: Search
    if rollouts <= 0 and seconds <= 0:
        raise ValueError("an evaluation needs a budget: rollouts, seconds, or both")
    memset(cython.address(work), 0, cython.sizeof(Search))
    begin(cython.address(work), state, seat, policy, seed)
    work.rollouts = max(0, rollouts)
    work.seconds = max(0.0, seconds)
    work.horizon = max(0, horizon)
    work.threads = max(1, min(threads, cython.cast(cython.int, MOST_THREADS)))
    try:
        copy_root(cython.address(work), state)
        if actions is None:
            list_candidates(cython.address(work), max(1, min(most, MOST_CANDIDATES)))
        else:
            take_actions(cython.address(work), state, actions)
        with cython.nogil:
            search(cython.address(work))
        return described(cython.address(work), caution)
    finally:
        give_back(cython.address(work))


@cython.cfunc
@cython.exceptval(check=True)
def begin(
    work: cython.pointer(Search), state: KernelState, seat: cython.int, policy: KernelPolicy,
    seed: cython.ulonglong,
) -> cython.void:  # fmt: skip
    """Whose decision it is, and by which rules and policy."""
    work.rules = cython.address(state.rules.procedures)
    work.board = state.rules.board_
    work.policy = cython.address(policy.policy)
    work.weights = policy.weights_
    work.seat = state.pending(seat)
    work.players = state.players
    work.seed = seed
    work.threads = 1


@cython.cfunc
@cython.exceptval(check=True)
def copy_root(work: cython.pointer(Search), state: KernelState) -> cython.void:
    """The position, without what it notes down: nobody will ask what happened in a playout."""
    notes: cython.pointer(Notes)
    if not make_room(work):
        raise MemoryError
    memcpy(work.root, state.at, work.rules.position_size)
    place: cython.longlong = cython.cast(cython.p_char, state.notes) - cython.cast(
        cython.p_char, state.at
    )
    notes = cython.cast(cython.pointer(Notes), work.root + place)
    notes.tracing = False


@cython.cfunc
@cython.exceptval(check=True)
def take_actions(
    work: cython.pointer(Search), state: KernelState, actions: list
) -> cython.void:  # fmt: skip
    """Compare these, which must be legal."""
    if not 0 < len(actions) <= MOST_CANDIDATES:
        raise ValueError(f"1 to {MOST_CANDIDATES} actions can be compared, not {len(actions)}")
    for action in actions:
        if not state.is_legal_action(action, work.seat):
            raise ValueError(f"action {action} is not legal for seat {work.seat}")
        work.actions[work.size] = action
        work.size += 1


@cython.cfunc
def described(work: cython.pointer(Search), caution: cython.double) -> tuple:
    """The numbers of a finished search as Python reads them."""
    chosen: cython.int = choose_candidate(work, caution)
    difference: cython.double
    error: cython.double
    i: cython.int
    w: cython.longlong
    sums: cython.double[3]
    rows: list = []
    for i in range(work.size):
        sums[0] = sums[1] = sums[2] = 0.0
        for w in range(work.played[i]):
            outcome = cython.address(work.outcomes[w * work.size + i])
            sums[0] += outcome.win_share
            sums[1] += outcome.margin
            sums[2] += outcome.value
        n = max(1, work.played[i])
        compare(work, i, chosen, cython.address(difference), cython.address(error))
        rows.append(
            (work.actions[i], work.played[i], sums[0] / n, sums[1] / n, sums[2] / n,
             difference, error)
        )  # fmt: skip
    stuck = sum(work.workspaces[i].stuck for i in range(work.threads))
    return chosen, rows, stuck


def candidates(
    state: KernelState, seat: cython.int, policy: KernelPolicy, seed: cython.ulonglong,
    most: cython.int = 12,
) -> list:  # fmt: skip
    """The actions worth comparing for a pending seat, the policy's own choice first."""
    work: Search
    memset(cython.address(work), 0, cython.sizeof(Search))
    begin(cython.address(work), state, seat, policy, seed)
    try:
        copy_root(cython.address(work), state)
        list_candidates(cython.address(work), max(1, min(most, MOST_CANDIDATES)))
        return [work.actions[i] for i in range(work.size)]
    finally:
        give_back(cython.address(work))
