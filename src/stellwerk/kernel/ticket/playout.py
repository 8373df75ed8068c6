"""Whole games by chance, as fast as they go: for statistics, for search, for measuring speed."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, count, pick
from cython.cimports.stellwerk.kernel.chance import SEED_BYTES, Dice, roll, set_seed
from cython.cimports.stellwerk.kernel.ticket.board import (
    CHOICES,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    EMPTY,
    NOBODY,
    PASS,
    ROW,
    STATION_FORMS,
    Board,
    Rules,
)
from cython.cimports.stellwerk.kernel.ticket.cards import can_draw_blind
from cython.cimports.stellwerk.kernel.ticket.claims import payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import WAY_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import TURN, Position
from cython.cimports.stellwerk.kernel.ticket.scoring import Scores, score
from cython.cimports.stellwerk.kernel.ticket.stations import free_cities, may_pay_station
from cython.cimports.stellwerk.kernel.ticket.turn import apply, list_actions, pending_seat, set_up


def random_action(board, position, seat, dice):
    """Any legal action with equal chance; counts and picks instead of listing."""
    actions: cython.int[CHOICES]
    ways: Word[WAY_WORDS]
    forms: cython.int[STATION_FORMS]
    draws: Word = 0
    draw_count: cython.int
    claim_count: cython.int = 0
    form_count: cython.int = 0
    free: Word = 0
    rank: cython.int
    n: cython.int
    i: cython.int
    if position.phase != TURN:
        n = list_actions(board, position, seat, actions)
        return actions[roll(dice, n)]
    for i in range(ROW):
        if position.row[i] != EMPTY:
            draws |= cython.cast(Word, 1) << position.row[i]
    if can_draw_blind(position):
        draws |= cython.cast(Word, 1) << DRAW_BLIND
    if position.ticket_deck_size > 0:
        draws |= cython.cast(Word, 1) << DRAW_TICKETS
    draw_count = count(draws)
    payable_ways(board, position, seat, ways)
    for i in range(board.way_words):
        claim_count += count(ways[i])
    if count(position.stations[seat]) < board.stations:
        free = free_cities(board, position)
        for i in range(STATION_FORMS):
            if may_pay_station(board, position, seat, i):
                forms[form_count] = i
                form_count += 1
    n = draw_count + claim_count + form_count * count(free)
    if n == 0:
        return PASS
    rank = roll(dice, n)
    if rank < draw_count:
        return pick(draws, rank)
    rank -= draw_count
    if rank < claim_count:
        for i in range(board.way_words):
            n = count(ways[i])
            if rank < n:
                return CLAIM + 64 * i + pick(ways[i], rank)
            rank -= n
    rank -= claim_count
    n = count(free)
    return board.station + forms[rank // n] * board.cities + pick(free, rank % n)


def play_to_end(board, position, dice):
    """Play random actions until the game is over; returns how many."""
    steps: cython.int = 0
    seat: cython.int = pending_seat(board, position)
    while seat != NOBODY:
        apply(board, position, seat, random_action(board, position, seat, dice))
        steps += 1
        seat = pending_seat(board, position)
    return steps


def random_games(
    rules: Rules, games: cython.int, seed: bytes, dice_seed: cython.ulonglong
) -> tuple:
    """Play and score whole random games; returns (steps, summed points of all seats).

    The seed of game n is the given one with n in place of its last four bytes.
    """
    position: Position
    scores: Scores
    dice: Dice
    key: cython.uchar[SEED_BYTES]
    steps: cython.longlong = 0
    points: cython.longlong = 0
    n: cython.int
    i: cython.int
    board: cython.pointer(Board) = cython.address(rules.board)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
    for i in range(SEED_BYTES):
        key[i] = seed[i]
    dice.state = dice_seed | 1
    with cython.nogil:
        for n in range(games):
            for i in range(4):
                key[SEED_BYTES - 1 - i] = cython.cast(cython.uchar, (n >> (8 * i)) & 255)
            memset(cython.address(position), 0, cython.sizeof(Position))
            set_seed(cython.address(position.chance), key)
            set_up(board, cython.address(position))
            steps += play_to_end(board, cython.address(position), cython.address(dice))
            score(board, cython.address(position), cython.address(scores))
            for i in range(board.players):
                points += scores.seat[i].total
    return steps, points
