"""Search: candidates played out in imagined worlds, round by round, with half of them each time.

All candidates are played out in the same worlds. A world is the position with everything the seat
cannot know drawn again, and with one stream of chance; so two candidates differ by what they do and
not by their luck. The budget is spent by sequential halving: after each round only the better half
of the candidates goes on, and the policy's own choice stays to the end, because all others are
compared with it world by world.
"""

import cython
from cython.cimports.libc.math import sqrt
from cython.cimports.libc.stdlib import calloc, free, realloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.chance import Chance
from cython.cimports.stellwerk.kernel.policy import MOST_CANDIDATES, STEP_LIMIT, seed_world
from cython.cimports.stellwerk.kernel.procedures import NO_SEAT
from cython.cimports.stellwerk.kernel.threads import run_on_threads, seconds_now

LISTING = cython.declare(cython.ulonglong, 0xFFFFFFFF)  # the world in which candidates are listed
SURE = cython.declare(cython.double, 3.0)  # standard errors behind at which a candidate is dropped
PROBE = cython.declare(cython.int, 4)  # worlds that show whether chance has any say
LEAST_WORLDS = cython.declare(cython.int, 8)  # before anybody is dropped for being that far behind


def make_room(work):
    """The places of all threads; False if the memory does not suffice."""
    i: cython.int
    place: cython.pointer(Workspace)
    size: cython.size_t = work.rules.position_size
    minds: cython.size_t = work.players * work.policy.mind_size + 1
    work.root = cython.cast(cython.p_char, calloc(1, size))
    work.workspaces = cython.cast(
        cython.pointer(Workspace), calloc(work.threads, cython.sizeof(Workspace))
    )
    if work.root == cython.NULL or work.workspaces == cython.NULL:
        return False
    for i in range(work.threads):
        place = cython.address(work.workspaces[i])
        place.world = cython.cast(cython.p_char, calloc(1, size))
        place.table = cython.cast(cython.p_char, calloc(1, size))
        place.world_minds = cython.cast(cython.p_char, calloc(1, minds))
        place.minds = cython.cast(cython.p_char, calloc(1, minds))
        if (
            place.world == cython.NULL or place.table == cython.NULL
            or place.world_minds == cython.NULL or place.minds == cython.NULL
        ):  # fmt: skip
            return False
    return True


def give_back(work):
    """Free the memory that `make_room` took."""
    i: cython.int
    if work.workspaces != cython.NULL:
        for i in range(work.threads):
            free(work.workspaces[i].world)
            free(work.workspaces[i].table)
            free(work.workspaces[i].world_minds)
            free(work.workspaces[i].minds)
    free(work.workspaces)
    free(work.root)
    free(work.outcomes)


def imagine(work, place, number):
    """A world: the position with all that the seat cannot know drawn again, and every mind ready.

    The mind is prepared for every seat in its own knowledge of this world, so the seats of a
    playout see no more of each other than they would at a table. With open hands only what chance
    has still to bring is drawn again.
    """
    seat: cython.int
    memcpy(place.world, work.root, work.rules.position_size)
    seed_world(cython.cast(cython.pointer(Chance), place.world), work.seed, number)
    if work.open_hands:
        if work.rules.redraw:
            work.rules.redraw(work.board, place.world)
    elif work.rules.resample:
        work.rules.resample(work.board, place.world, work.seat)
    memset(place.world_minds, 0, work.players * work.policy.mind_size)
    if work.policy.prepare:
        for seat in range(work.players):
            work.policy.prepare(
                work.board, place.world, seat, work.weights,
                place.world_minds + seat * work.policy.mind_size,
            )  # fmt: skip


def list_candidates(work, most):
    """The policy's candidates, listed in an imagined world so that nothing hidden decides."""
    place: cython.pointer(Workspace) = cython.address(work.workspaces[0])
    imagine(work, place, LISTING)
    if most == 1 or not work.policy.list_candidates:
        work.size = 1
        work.actions[0] = work.policy.choose(
            work.board, place.world, work.seat, work.weights,
            place.world_minds + work.seat * work.policy.mind_size,
        )  # fmt: skip
        return
    work.size = work.policy.list_candidates(
        work.board, place.world, work.seat, work.weights,
        place.world_minds + work.seat * work.policy.mind_size, work.actions, most,
    )  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(
    work: cython.pointer(Search), place: cython.pointer(Workspace), action: cython.int,
    outcome: cython.pointer(Outcome),
) -> cython.void:  # fmt: skip
    """Take an action in the world, let the policy play all seats, and see how it ends."""
    seat: cython.int
    steps: cython.int = 0
    set_table(work, place)
    work.rules.apply(work.board, place.table, work.seat, action)
    seat = work.rules.pending_seat(work.board, place.table)
    while seat != NO_SEAT:
        if work.policy.is_settled and work.policy.is_settled(work.board, work.root, place.table):
            break
        if (
            seat == work.seat and 0 < work.horizon <= steps and work.policy.foresee
            and work.policy.foresee(
                work.board, place.table, seat, work.weights,
                place.minds + seat * work.policy.mind_size, outcome,
            )
        ):  # fmt: skip
            return
        if steps == STEP_LIMIT:
            place.stuck += 1
            break
        seat = decide(work, place, seat)
        steps += 1
    work.policy.judge(work.board, place.table, work.seat, work.weights, outcome)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_worlds(shared: cython.p_void, number: cython.int) -> cython.void:
    """One thread's share of a batch: every so-manieth world."""
    work: cython.pointer(Search) = cython.cast(cython.pointer(Search), shared)
    place: cython.pointer(Workspace) = cython.address(work.workspaces[number])
    w: cython.longlong = work.worlds + number
    i: cython.int
    while w < work.worlds + work.batch:
        imagine(work, place, w)
        for i in range(work.alive_count):
            play_out(
                work, place, work.actions[work.alive[i]],
                cython.address(work.outcomes[w * work.size + work.alive[i]]),
            )  # fmt: skip
        w += work.threads


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_batch(work: cython.pointer(Search), batch: cython.longlong) -> cython.bint:
    """So many more worlds for all candidates that are left; False if the memory does not suffice.

    What each world brought is kept and summed up in the order of the worlds, so the number of
    threads changes nothing.
    """
    i: cython.int
    if work.worlds + batch > work.capacity:
        work.capacity = 2 * (work.worlds + batch)
        larger = realloc(work.outcomes, work.capacity * work.size * cython.sizeof(Outcome))
        if larger == cython.NULL:
            return False
        work.outcomes = cython.cast(cython.pointer(Outcome), larger)
    work.batch = batch
    if work.threads == 1 or batch == 1:
        work.threads, threads = 1, work.threads
        play_worlds(work, 0)
        work.threads = threads
    else:
        run_on_threads(work.threads, play_worlds, work)
    work.worlds += batch
    for i in range(work.alive_count):
        work.played[work.alive[i]] = work.worlds
    return True


def compare(work, candidate, other, difference, error):
    """How much better a candidate did than another in the worlds both were played out in."""
    n: cython.longlong = min(work.played[candidate], work.played[other])
    w: cython.longlong
    x: cython.double
    total: cython.double = 0.0
    squares: cython.double = 0.0
    difference[0] = 0.0
    error[0] = 0.0
    if n == 0 or candidate == other:
        return
    for w in range(n):
        x = (
            work.outcomes[w * work.size + candidate].value
            - work.outcomes[w * work.size + other].value
        )
        total += x
        squares += x * x
    difference[0] = total / n
    if n > 1:
        error[0] = sqrt(max(0.0, (squares / n - difference[0] * difference[0]) / (n - 1)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_better_half(work: cython.pointer(Search)) -> cython.void:
    """Drop who is surely behind the policy's own choice, then the worse half of the others."""
    difference: cython.double[MOST_CANDIDATES]
    error: cython.double
    i: cython.int
    j: cython.int
    size: cython.int = 1
    candidate: cython.int
    for i in range(1, work.alive_count):
        candidate = work.alive[i]
        compare(work, candidate, 0, cython.address(difference[candidate]), cython.address(error))
        if work.worlds >= LEAST_WORLDS and difference[candidate] + SURE * error < 0:
            continue
        # into its place among those kept so far, the best first
        j = size
        while j > 1 and difference[work.alive[j - 1]] < difference[candidate]:
            work.alive[j] = work.alive[j - 1]
            j -= 1
        work.alive[j] = candidate
        size += 1
    work.alive_count = min(size, max(2, (work.alive_count + 1) // 2))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def all_alike(work: cython.pointer(Search)) -> cython.bint:
    """Whether every candidate did the same in all worlds: then more of them tell nothing."""
    w: cython.longlong
    i: cython.int
    for w in range(1, work.worlds):
        for i in range(work.size):
            if work.outcomes[w * work.size + i].value != work.outcomes[i].value:
                return False
    return True


def search(work):
    """Spend the budget in rounds, each with half the candidates of the one before."""
    rounds: cython.int = 1
    r: cython.int
    i: cython.int
    batch: cython.longlong
    left: cython.longlong = work.rollouts
    goal: cython.longlong
    start: cython.double = seconds_now()
    until: cython.double
    for i in range(work.size):
        work.alive[i] = i
    work.alive_count = work.size
    while (1 << rounds) < work.size:
        rounds += 1
    for r in range(rounds):
        goal = max(1, (left // (rounds - r)) // work.alive_count) if work.rollouts else -1
        until = start + work.seconds * (r + 1) / rounds
        while goal != 0:
            batch = goal if work.worlds >= PROBE or goal < 0 else min(goal, PROBE - work.worlds)
            if work.seconds > 0:
                if work.worlds > 0 and seconds_now() >= until:
                    break
                batch = work.threads if goal < 0 else min(goal, work.threads)
            if not play_batch(work, batch):
                return
            left -= batch * work.alive_count
            goal -= batch if goal > 0 else 0
            if work.worlds == PROBE and work.alive_count == work.size and all_alike(work):
                return
        if r < rounds - 1:
            keep_better_half(work)
            if work.alive_count == 1:
                return


def choose_candidate(work, caution):
    """The policy's own choice, unless another is better by more than its error allows for.

    The best of several noisy means looks better than it is; without this caution a search of few
    worlds overrules a good policy with noise.
    """
    difference: cython.double
    error: cython.double
    best: cython.int = 0
    best_score: cython.double = 0.0
    i: cython.int
    for i in range(1, work.alive_count):
        compare(work, work.alive[i], 0, cython.address(difference), cython.address(error))
        if work.played[work.alive[i]] >= PROBE and difference - caution * error > best_score:
            best_score = difference - caution * error
            best = work.alive[i]
    return best
