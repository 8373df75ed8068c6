"""Self-play: policies play a game on to its end, and the state remembers what they decided.

A contest only says who won; whoever wants to know what was built, kept or given up looks at the
history of the state.
"""

import cython
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.stellwerk.kernel.policy import STEP_LIMIT, KernelPolicy
from cython.cimports.stellwerk.kernel.procedures import NO_SEAT
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.trail import put_down


def play_by(state: KernelState, policies: list) -> bool:
    """Let a policy decide for each seat until the game is over; False if it came to no end.

    Each has a mind of its own that remembers the whole game, as in contests.
    """
    policy: KernelPolicy
    size: cython.size_t = 1
    seat: cython.int
    action: cython.int
    if len(policies) != state.players:
        raise ValueError(f"{state.players} seats need as many policies, not {len(policies)}")
    for policy in policies:
        size = max(size, cython.cast(cython.size_t, policy.policy.mind_size))
    minds: cython.p_char = cython.cast(cython.p_char, calloc(state.players, size))
    if minds == cython.NULL:
        raise MemoryError
    try:
        for _ in range(STEP_LIMIT):
            seat = state.rules.procedures.pending_seat(state.rules.board_, state.at)
            if seat == NO_SEAT:
                return True
            policy = policies[seat]
            with cython.nogil:
                action = policy.policy.choose(
                    state.rules.board_, state.at, seat, policy.weights_, minds + seat * size
                )
                state.rules.procedures.apply(state.rules.board_, state.at, seat, action)
            put_down(state.own_steps(), seat, action)
            state.steps = state.trail.steps.size
        return False
    finally:
        free(minds)
