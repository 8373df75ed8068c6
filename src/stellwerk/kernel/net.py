"""Nets that play: a policy that does what a net likes best, and what search asks of it."""

import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.forward import (
    ACTION_WORDS,
    MOST_INPUTS,
    MOST_WIDTH,
    Net,
    foresee,
    rate,
    read,
)
from cython.cimports.stellwerk.kernel.net_weights import NetWeights
from cython.cimports.stellwerk.kernel.observing import MOST_SEATS, mark_legal
from cython.cimports.stellwerk.kernel.policy import (
    ChooseAction,
    Foresee,
    Judge,
    KernelPolicy,
    ListCandidates,
    Outcome,
)
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.state import KernelState

LEAST_CHANCE = cython.declare(cython.double, 0.02)  # of an action that is worth comparing


@cython.cclass
class NetPolicy(KernelPolicy):
    """Plays what a net likes best."""

    def __init__(self, net: NetWeights):
        self.net = net
        self.policy.mind_size = net.observer.observer.memory_size
        self.policy.choose = cython.cast(ChooseAction, choose)
        self.policy.list_candidates = cython.cast(ListCandidates, list_candidates)
        self.policy.judge = cython.cast(Judge, judge)
        self.policy.foresee = cython.cast(Foresee, expect)
        # Whoever calls a policy hands over its weights: for a net they are where the net is.
        address: cython.p_void = cython.address(net.net)
        memcpy(self.weights_, cython.address(address), cython.sizeof(cython.p_void))

    def look(self, state: KernelState, seat: int) -> tuple:
        """(legal actions, their logits, the reward the net expects) of a pending seat."""
        legal: Word[ACTION_WORDS]
        logits: cython.float[MOST_ACTIONS]
        hidden: cython.float[MOST_WIDTH]
        number: cython.int = self.net.observer.checked(state, seat)
        memory: cython.p_void = calloc(1, self.policy.mind_size + 1)
        if memory == cython.NULL:
            raise MemoryError
        net: cython.pointer(Net) = cython.address(self.net.net)
        value: cython.float
        with cython.nogil:
            see(net, state.rules.board_, state.at, number, memory, hidden)
            like(net, state.rules.board_, state.at, number, hidden, legal, logits)
            value = foresee(net, hidden)
        free(memory)
        actions = [action for action in range(net.actions) if has(legal, action)]
        return actions, [logits[action] for action in actions], value


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def net_at(weights: cython.p_void) -> cython.pointer(Net):
    """The net, from the weights of its policy."""
    net: cython.pointer(Net)
    memcpy(cython.address(net), weights, cython.sizeof(cython.p_void))
    return net


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def see(
    net: cython.pointer(Net), board: cython.p_void, position: cython.p_void, seat: cython.int,
    memory: cython.p_void, hidden: cython.p_float,
) -> cython.void:  # fmt: skip
    """What a seat sees, read by the net."""
    observation: cython.uchar[MOST_INPUTS]
    memset(observation, 0, net.inputs)
    net.observer.describe(board, position, seat, net.observer.place, memory, observation)
    read(net, observation, hidden)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def like(
    net: cython.pointer(Net), board: cython.p_void, position: cython.p_void, seat: cython.int,
    hidden: cython.p_float, legal: cython.pointer(Word), logits: cython.p_float,
) -> cython.void:  # fmt: skip
    """How much the net likes what the seat may do."""
    memset(legal, 0, net.observer.words * cython.sizeof(Word))
    mark_legal(net.observer, board, position, seat, legal)
    rate(net, hidden, legal, logits)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_of(legal: cython.pointer(Word), words: cython.int, logits: cython.p_float) -> cython.int:
    """The legal action with the highest logit, the lowest among equals; -1: none is left."""
    best: cython.int = -1
    action: cython.int
    w: cython.int
    left: Word
    for w in range(words):
        left = legal[w]
        while left:
            action = 64 * w + lowest(left)
            left = without_lowest(left)
            if best < 0 or logits[action] > logits[best]:
                best = action
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose(
    board: cython.p_void, position: cython.p_void, seat: cython.int, weights: cython.p_void,
    mind: cython.p_void,
) -> cython.int:  # fmt: skip
    """The legal action that the net likes best."""
    legal: Word[ACTION_WORDS]
    logits: cython.float[MOST_ACTIONS]
    hidden: cython.float[MOST_WIDTH]
    net: cython.pointer(Net) = net_at(weights)
    memset(legal, 0, net.observer.words * cython.sizeof(Word))
    if mark_legal(net.observer, board, position, seat, legal) == 1:
        return best_of(legal, net.observer.words, cython.NULL)
    see(net, board, position, seat, mind, hidden)
    rate(net, hidden, legal, logits)
    return best_of(legal, net.observer.words, logits)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_candidates(
    board: cython.p_void, position: cython.p_void, seat: cython.int, weights: cython.p_void,
    mind: cython.p_void, actions: cython.p_int, most: cython.int,
) -> cython.int:  # fmt: skip
    """What the net would do first, then what it might do, too; returns how many."""
    legal: Word[ACTION_WORDS]
    logits: cython.float[MOST_ACTIONS]
    hidden: cython.float[MOST_WIDTH]
    net: cython.pointer(Net) = net_at(weights)
    size: cython.int = 0
    action: cython.int
    chance: cython.double
    see(net, board, position, seat, mind, hidden)
    like(net, board, position, seat, hidden, legal, logits)
    while size < most:
        action = best_of(legal, net.observer.words, logits)
        if action < 0:
            break
        # against the best one, which is simpler than against all and nearly the same
        chance = exp(logits[action] - logits[actions[0]]) if size else 1.0
        if chance < LEAST_CHANCE:
            break
        actions[size] = action
        size += 1
        legal[action >> 6] &= ~(cython.cast(Word, 1) << (action & 63))
    return size


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def as_value(net: cython.pointer(Net), reward: cython.float) -> cython.float:
    """A reward as a number from 0 to 1; a win by any usual margin lies within."""
    return max(0.0, min(1.0, 0.5 + reward / (4 * net.win)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expect(
    board: cython.p_void, position: cython.p_void, seat: cython.int, weights: cython.p_void,
    mind: cython.p_void, outcome: cython.pointer(Outcome),
) -> cython.bint:  # fmt: skip
    """How the net expects a pending seat to fare, if it has a choice: it has seen no other ones."""
    legal: Word[ACTION_WORDS]
    hidden: cython.float[MOST_WIDTH]
    net: cython.pointer(Net) = net_at(weights)
    reward: cython.float
    memset(legal, 0, net.observer.words * cython.sizeof(Word))
    if mark_legal(net.observer, board, position, seat, legal) == 1:
        return False
    see(net, board, position, seat, mind, hidden)
    reward = foresee(net, hidden)
    outcome.value = as_value(net, reward)
    outcome.win_share = max(0.0, min(1.0, 0.5 + reward / (2 * net.win)))
    outcome.margin = 0.0
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge(
    board: cython.p_void, position: cython.p_void, seat: cython.int, weights: cython.p_void,
    outcome: cython.pointer(Outcome),
) -> cython.void:  # fmt: skip
    """The final count, as it was paid in training."""
    shares: cython.float[MOST_SEATS]
    points: cython.float[MOST_SEATS]
    net: cython.pointer(Net) = net_at(weights)
    other: cython.int
    best: cython.float = -1e9
    net.observer.count_up(board, position, shares, points)
    for other in range(net.players):
        if other != seat:
            best = max(best, points[other])
    outcome.win_share = shares[seat]
    outcome.margin = points[seat] - best
    outcome.value = as_value(
        net,
        net.win * (net.players * shares[seat] - 1) / (net.players - 1)
        + net.margin * outcome.margin,
    )
