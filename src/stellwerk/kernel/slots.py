"""What happens in a slot: dealing, stepping, counting. Nothing here asks for Python's lock."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, pick
from cython.cimports.stellwerk.kernel.chance import Chance, roll
from cython.cimports.stellwerk.kernel.observing import mark_legal
from cython.cimports.stellwerk.kernel.policy import STEP_LIMIT, seed_world
from cython.cimports.stellwerk.kernel.procedures import NO_SEAT, random_action


def rounded(size):
    """The next multiple of 64."""
    return (size + 63) // 64 * 64


def slot_of(table, number):
    """Where a slot is."""
    return cython.cast(cython.pointer(Slot), table.memory + number * table.slot_size)


def first_dice(seed, deal):
    """Where the dice of a slot begin; never 0."""
    chance: Chance
    seed_world(cython.address(chance), ~seed, deal)
    return (cython.cast(cython.ulonglong, chance.key[0]) << 32 | chance.key[1]) | 1


def any_of(legal, words, dice):
    """Any element of a set that is not empty."""
    w: cython.int
    size: cython.int = 0
    rank: cython.int
    for w in range(words):
        size += count(legal[w])
    rank = roll(dice, size)
    for w in range(words):
        size = count(legal[w])
        if rank < size:
            return 64 * w + pick(legal[w], rank)
        rank -= size
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lowest_of(legal: cython.pointer(Word)) -> cython.int:
    """The lowest element of a set that is not empty."""
    w: cython.int = 0
    while not legal[w]:
        w += 1
    return 64 * w + lowest(legal[w])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forget(table: cython.pointer(Table), slot: cython.pointer(Slot)) -> cython.void:
    """Empty the minds of the policies that play."""
    memset(cython.cast(cython.p_char, slot) + table.minds_at, 0, table.players * table.mind_size)


def deal(table, slot, number):
    """Begin the game of the slot's deal."""
    position: cython.p_char = cython.cast(cython.p_char, slot) + table.position_at
    memset(position, 0, table.slot_size - table.position_at)
    seed_world(cython.cast(cython.pointer(Chance), position), table.seed, slot.deal)
    table.rules.set_up(table.board, position)
    slot.steps = 0
    slot.decisions = 0
    slot.dice_at_deal = slot.dice.state
    slot.opening_at_deal = slot.opening


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def policy_action(
    table: cython.pointer(Table), slot: cython.pointer(Slot), seat: cython.int, policy: cython.int
) -> cython.int:
    """What a policy does on a seat."""
    place: cython.p_char = cython.cast(cython.p_char, slot)
    position: cython.p_void = place + table.position_at
    if table.policy[policy] == cython.NULL:
        return random_action(table.rules, table.board, position, seat, cython.address(slot.dice))
    return table.policy[policy].choose(
        table.board, position, seat, table.weights[policy],
        place + table.minds_at + seat * table.mind_size,
    )  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(
    table: cython.pointer(Table), slot: cython.pointer(Slot), number: cython.int
) -> cython.void:
    """Count a game that is over, and pay out."""
    shares: cython.p_float = table.buffers.shares + number * table.players
    points: cython.p_float = table.buffers.points + number * table.players
    seat: cython.int
    other: cython.int
    best: cython.float
    table.buffers.ends[number] = OVER
    table.observer.count_up(
        table.board, cython.cast(cython.p_char, slot) + table.position_at, shares, points
    )
    for seat in range(table.players):
        best = -1e9
        for other in range(table.players):
            if other != seat:
                best = max(best, points[other])
        # a win and the losses it means for the others sum to 0
        table.buffers.rewards[number * table.players + seat] = table.win_reward * (
            table.players * shares[seat] - 1
        ) / (table.players - 1) + table.margin_reward * (points[seat] - best)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stop(table: cython.pointer(Table), number: cython.int) -> cython.void:
    """A game that goes round in circles counts for nobody."""
    seat: cython.int
    table.buffers.ends[number] = STUCK
    for seat in range(table.players):
        table.buffers.shares[number * table.players + seat] = 0
        table.buffers.points[number * table.players + seat] = 0
        table.buffers.rewards[number * table.players + seat] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def advance(
    table: cython.pointer(Table), slot: cython.pointer(Slot), number: cython.int
) -> cython.void:
    """Play on to the next decision of the caller."""
    position: cython.p_void = cython.cast(cython.p_char, slot) + table.position_at
    legal: cython.pointer(Word) = table.buffers.legal + number * table.observer.words
    seat: cython.int
    player: cython.int
    while True:
        seat = table.rules.pending_seat(table.board, position)
        if seat == NO_SEAT or slot.steps >= STEP_LIMIT or slot.decisions >= MOST_DECISIONS:
            if seat == NO_SEAT:
                finish(table, slot, number)
            else:
                stop(table, number)
            slot.deal += table.stride
            slot.opening = 0
            deal(table, slot, number)
            continue
        slot.steps += 1
        player = table.seating[number * table.players + seat]
        if slot.opening > 0:
            slot.opening -= 1
            table.rules.apply(
                table.board, position, seat,
                policy_action(table, slot, seat, table.opening_policy),
            )  # fmt: skip
            if slot.opening == 0:
                forget(table, slot)
            continue
        if player > 0:
            table.rules.apply(
                table.board, position, seat, policy_action(table, slot, seat, player - 1)
            )
            continue
        memset(legal, 0, table.observer.words * cython.sizeof(Word))
        if mark_legal(table.observer, table.board, position, seat, legal) == 1:
            table.rules.apply(table.board, position, seat, lowest_of(legal))
            continue
        slot.seat = seat
        table.buffers.seats[number] = seat
        return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look(
    table: cython.pointer(Table), slot: cython.pointer(Slot), number: cython.int
) -> cython.void:
    """Describe the decision, and ask for advice, if anybody wants that."""
    place: cython.p_char = cython.cast(cython.p_char, slot)
    observation: cython.p_uchar
    if table.buffers.observations != cython.NULL:
        observation = (
            table.buffers.observations
            + cython.cast(cython.Py_ssize_t, number) * table.observer.size
        )
        memset(observation, 0, table.observer.size)
        table.observer.describe(
            table.board, place + table.position_at, slot.seat, table.observer.place,
            place + table.observer_memory_at, observation,
        )  # fmt: skip
    if table.adviser >= 0 and table.buffers.advice != cython.NULL:
        table.buffers.advice[number] = table.policy[table.adviser].choose(
            table.board, place + table.position_at, slot.seat, table.weights[table.adviser],
            place + table.advice_minds_at + slot.seat * table.mind_size,
        )  # fmt: skip


def step_slot(table, number):
    """Carry out the caller's action, if there is one, and go on to the next decision."""
    slot: cython.pointer(Slot) = slot_of(table, number)
    position: cython.p_void = cython.cast(cython.p_char, slot) + table.position_at
    action: cython.int
    table.buffers.ends[number] = STILL_RUNNING
    if table.applying:
        action = table.buffers.actions[number]
        if action < 0 or not table.rules.is_legal(table.board, position, slot.seat, action):
            table.wrong_slot = number + 1
            return
        slot.history[slot.decisions] = action
        slot.decisions += 1
        table.rules.apply(table.board, position, slot.seat, action)
    advance(table, slot, number)
    look(table, slot, number)


def step_slots(table, first, last):
    """A portion of the work."""
    number: cython.int
    for number in range(first, last):
        step_slot(table, number)
