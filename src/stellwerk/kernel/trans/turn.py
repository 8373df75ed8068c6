"""The course of a Trans game: rounds, turns, what may be done, and what doing it changes."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.chance import below
from cython.cimports.stellwerk.kernel.trans.board import (
    CARDS_AGREED,
    CARDS_FROM_STACK,
    NO_CITY,
    NOBODY,
    NOWHERE,
    SPECIAL_CARDS,
    Board,
)
from cython.cimports.stellwerk.kernel.trans.card_stack import make_card_stack, turn_up_cards
from cython.cimports.stellwerk.kernel.trans.hands import (
    agree_on_card,
    all_choose,
    begin_effects,
    choosable,
    choose_city,
    clear_hands,
    deal,
)
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, LINE_WORDS, MAX_ROUNDS
from cython.cimports.stellwerk.kernel.trans.position import (
    AGREE,
    LAY,
    NOTE_COMPLETE,
    NOTE_OVER,
    NOTE_RAILS_OUT,
    NOTE_ROUND,
    NOTE_ROUND_OVER,
    OVER,
    PLACE,
    Position,
    has_card,
    note,
)
from cython.cimports.stellwerk.kernel.trans.rails import (
    can_lay,
    cost_of,
    has_completed,
    lay_rail,
    layable,
    may_lay,
    place_marker,
    turn_budget,
)
from cython.cimports.stellwerk.kernel.trans.steiner import Costs, measure_steps, missing_rails


def set_up(board, position):
    """Start the game with its first round; the seed is already set (TRANS-SETUP-4)."""
    position.start_seat = (
        below(cython.address(position.chance), board.players)
        if board.first_seat < 0
        else board.first_seat
    )
    if board.card_source == CARDS_FROM_STACK:
        make_card_stack(board, position)
    start_round(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def start_round(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """All rails off, markers back, cities dealt anew, special cards turned up (TRANS-SETUP-6)."""
    seat: cython.int
    w: cython.int
    position.round += 1
    for w in range(LINE_WORDS):
        position.rails[w] = 0
    for seat in range(board.players):
        position.marker[seat] = NOWHERE
        position.leader[seat] = seat
        for w in range(CROSSING_WORDS):
            position.network[seat][w] = 0
        for w in range(LINE_WORDS):
            position.frontier[seat][w] = 0
    position.rails_laid = 0
    position.laid_this_turn = 0
    position.budget = 0
    position.lap = 0
    position.winners = 0
    note(position, NOTE_ROUND, position.start_seat, 0)
    clear_hands(board, position)
    if board.card_source == CARDS_AGREED:
        ask_for_card(position)
        return
    deal(board, position)
    turn_up_cards(board, position)
    begin_effects(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ask_for_card(position: cython.pointer(Position)) -> cython.void:
    """The starting seat names the card before any city is dealt (TRANS-CARDS-4)."""
    position.cards = 0
    position.card = 0
    position.step = 0
    position.phase = AGREE
    position.turn = position.start_seat


def is_pending(board, position, seat):
    """Whether this seat owes a decision now."""
    if position.phase == OVER:
        return False
    if all_choose(position):
        return position.chosen[seat] == NO_CITY
    return position.turn == seat


def pending_seat(board, position):
    """The lowest seat that owes a decision, or NOBODY."""
    seat: cython.int
    if position.phase == OVER:
        return NOBODY
    if not all_choose(position):
        return position.turn
    for seat in range(board.players):
        if position.chosen[seat] == NO_CITY:
            return seat
    return NOBODY


def is_free_crossing(board, position, crossing):
    """Two markers never share a crossing (TRANS-SETUP-5)."""
    seat: cython.int
    for seat in range(board.players):
        if position.marker[seat] == crossing:
            return False
    return True


def may_stop(position):
    """After the first rail a turn may end (TRANS-TURN-2)."""
    return position.laid_this_turn > 0


def may_pass(board, position, seat):
    """Only who can lay no rail at all passes (TRANS-TURN-6)."""
    return position.laid_this_turn == 0 and not can_lay(board, position, seat)


def list_actions(board, position, seat, actions):
    """Write all legal actions of a pending seat, in ascending order; returns how many."""
    size: cython.int = 0
    i: cython.int
    left: Word
    if position.phase == PLACE:
        for i in range(board.crossings):
            if is_free_crossing(board, position, i):
                actions[size] = board.place + i
                size += 1
        return size
    if position.phase == LAY:
        return list_rails(board, position, seat, actions)
    if position.phase == AGREE:
        for i in range(SPECIAL_CARDS + 1):
            actions[i] = board.agree + i
        return SPECIAL_CARDS + 1
    left = choosable(board, position, seat)
    while left:
        actions[size] = board.choose + lowest(left)
        left = without_lowest(left)
        size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_rails(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    actions: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """Every rail that can be laid; after the first one may stop (TRANS-TURN-1, -2, -6)."""
    lines: Word[LINE_WORDS]
    size: cython.int = 0
    w: cython.int
    left: Word
    layable(board, position, seat, lines)
    for w in range(LINE_WORDS):
        left = lines[w]
        while left:
            actions[size] = board.lay + 64 * w + lowest(left)
            left = without_lowest(left)
            size += 1
    if size == 0:
        actions[0] = board.pass_
        return 1
    if may_stop(position):
        actions[size] = board.stop
        size += 1
    return size


def is_legal(board, position, seat, action):
    """Whether a pending seat may do this now."""
    if action < board.lay:
        return position.phase == PLACE and is_free_crossing(board, position, action)
    if action < board.choose:
        return position.phase == LAY and may_lay(board, position, seat, action - board.lay)
    if action < board.stop:
        return (
            position.phase < PLACE
            and (choosable(board, position, seat) >> (action - board.choose)) & 1
        )
    if action >= board.agree:
        return position.phase == AGREE
    if position.phase != LAY:
        return False
    if action == board.stop:
        return may_stop(position)
    return may_pass(board, position, seat)


def apply(board, position, seat, action):
    """Carry out a legal action."""
    position.notes.size = 0
    if action < board.lay:
        place_marker(board, position, seat, action)
        position.turn = (seat + 1) % board.players
        if position.turn == position.start_seat:
            position.phase = LAY
            position.budget = turn_budget(position)
    elif action < board.choose:
        lay(board, position, seat, action - board.lay)
    elif action < board.stop:
        choose_city(board, position, seat, action - board.choose)
    elif action >= board.agree:
        agree_on_card(board, position, action - board.agree)
    else:
        end_turn(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    line: cython.int,
) -> cython.void:  # fmt: skip
    """Lay one rail and see who has completed (TRANS-ROUND-1, -2, -4)."""
    other: cython.int
    position.budget -= cost_of(board, position, line)
    lay_rail(board, position, seat, line)
    for other in range(board.players):
        if not (position.winners >> other) & 1 and has_completed(position, other):
            position.winners |= 1 << other
            note(position, NOTE_COMPLETE, other, 0)
    if (position.winners >> seat) & 1:
        end_round(board, position)
    elif position.rails_laid == board.rails:
        note(position, NOTE_RAILS_OUT, 0, 0)
        end_round(board, position)
    elif position.budget == 0 or not can_lay(board, position, seat):
        end_turn(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """The next seat, unless somebody has completed during this turn (TRANS-ROUND-2)."""
    if position.winners:
        end_round(board, position)
        return
    position.turn = (seat + 1) % board.players
    if position.turn == position.start_seat:
        position.lap += 1
    position.laid_this_turn = 0
    position.budget = turn_budget(position)


def points_for(board, position, missing):
    """Points by the scale that holds this round (TRANS-SCORE-1, TRANS-CARD-1, -2)."""
    which: cython.int = 0
    if has_card(position, 1):
        which = 1
    elif has_card(position, 2):
        which = 2
    return board.scale[which][missing] if missing < board.scale_size[which] else 0


def count_round(board, position):
    """What everybody still lacks, and the points for it (TRANS-SCORE-1, -2)."""
    costs: Costs
    seat: cython.int
    missing: cython.int
    measure_steps(board, position, cython.address(costs))
    for seat in range(board.players):
        missing = 0
        if not (position.winners >> seat) & 1:
            missing = missing_rails(board, position, cython.address(costs), seat)
        position.last_missing[seat] = missing
        position.last_points[seat] = points_for(board, position, missing)
        position.last_hand[seat] = position.hand[seat]
    position.last_winners = position.winners


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_round(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Count, then the next round or the end of the game (TRANS-ROUND-3, TRANS-END-1)."""
    seat: cython.int
    best: cython.int = 0
    count_round(board, position)
    for seat in range(board.players):
        position.points[seat] += position.last_points[seat]
        best = max(best, position.points[seat])
    note(position, NOTE_ROUND_OVER, 0, 0)
    if best >= board.target or board.rounds == 1 or position.round == MAX_ROUNDS:
        finish(board, position)
    else:
        position.start_seat = (position.start_seat + 1) % board.players
        start_round(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """The game is over; all cities are laid open."""
    seat: cython.int
    position.phase = OVER
    position.turn = NOBODY
    position.budget = 0
    position.laid_this_turn = 0
    for seat in range(board.players):
        position.revealed |= position.hand[seat]
    for seat in range(board.players):
        position.knows[seat] |= position.revealed
    note(position, NOTE_OVER, 0, 0)


def summed_points(board, position):
    """The points of all seats together."""
    points: cython.int = 0
    seat: cython.int
    for seat in range(board.players):
        points += position.points[seat]
    return points


def rounds_played(board, position):
    """How many rounds there have been, with the one being played."""
    return position.round
