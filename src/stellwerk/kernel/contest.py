"""Contests: one policy against another over whole deals, as fast as they play.

A deal is played once for every seat of the challenger. The games of one deal are not independent of
each other, so a deal is one sample: its mean over all rotations.
"""

import cython
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.chance import Chance
from cython.cimports.stellwerk.kernel.policy import STEP_LIMIT, KernelPolicy, Outcome, seed_world
from cython.cimports.stellwerk.kernel.procedures import NO_SEAT
from cython.cimports.stellwerk.kernel.state import KernelRules


def contest(
    rules: KernelRules,
    challenger: KernelPolicy,
    others: KernelPolicy,
    deals: cython.longlong,
    seed: cython.ulonglong,
    first_deal: cython.longlong = 0,
) -> dict:
    """Play deals with the challenger on each seat in turn and the other policy on the rest.

    `win_shares` and `margins` hold the challenger's mean for each deal; `steps`, `games` and
    `stuck` (games stopped by the limit of steps) count everything.
    """
    work: Contest
    share: cython.double
    margin: cython.double
    deal: cython.longlong
    memset(cython.address(work), 0, cython.sizeof(Contest))
    work.rules = cython.address(rules.procedures)
    work.board = rules.board_
    work.players = rules.players
    work.policy[0] = cython.address(challenger.policy)
    work.policy[1] = cython.address(others.policy)
    work.weights[0] = challenger.weights_
    work.weights[1] = others.weights_
    work.seed = seed
    work.mind_size = max(work.policy[0].mind_size, work.policy[1].mind_size)
    work.position = cython.cast(cython.p_char, calloc(1, work.rules.position_size))
    work.minds = cython.cast(cython.p_char, calloc(work.players, work.mind_size + 1))
    win_shares: list = []
    margins: list = []
    try:
        if work.position == cython.NULL or work.minds == cython.NULL:
            raise MemoryError
        for deal in range(first_deal, first_deal + deals):
            with cython.nogil:
                play_deal(cython.address(work), deal, cython.address(share), cython.address(margin))
            win_shares.append(share)
            margins.append(margin)
    finally:
        free(work.position)
        free(work.minds)
    return {
        "win_shares": win_shares, "margins": margins, "steps": work.steps, "games": work.games,
        "stuck": work.stuck,
    }  # fmt: skip


def play_deal(contest, deal, win_share, margin):
    """One deal in every rotation; the means of the challenger's shares and margins."""
    seat: cython.int
    outcome: Outcome
    win_share[0] = 0.0
    margin[0] = 0.0
    for seat in range(contest.players):
        play_game(contest, deal, seat)
        contest.policy[0].judge(
            contest.board, contest.position, seat, contest.weights[0], cython.address(outcome)
        )
        win_share[0] += outcome.win_share
        margin[0] += outcome.margin
    win_share[0] /= contest.players
    margin[0] /= contest.players


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_game(
    contest: cython.pointer(Contest), deal: cython.longlong, challenger: cython.int
) -> cython.void:
    """One game of a deal, with the challenger on a seat."""
    steps: cython.int = 0
    side: cython.int
    action: cython.int
    seat: cython.int
    memset(contest.position, 0, contest.rules.position_size)
    memset(contest.minds, 0, contest.players * contest.mind_size)
    seed_world(cython.cast(cython.pointer(Chance), contest.position), contest.seed, deal)
    contest.rules.set_up(contest.board, contest.position)
    seat = contest.rules.pending_seat(contest.board, contest.position)
    while seat != NO_SEAT:
        if steps == STEP_LIMIT:
            contest.stuck += 1
            break
        side = 0 if seat == challenger else 1
        action = contest.policy[side].choose(
            contest.board, contest.position, seat, contest.weights[side],
            contest.minds + seat * contest.mind_size,
        )  # fmt: skip
        contest.rules.apply(contest.board, contest.position, seat, action)
        steps += 1
        seat = contest.rules.pending_seat(contest.board, contest.position)
    contest.steps += steps
    contest.games += 1
