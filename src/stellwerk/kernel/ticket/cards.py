"""Train cards: deck, row, discard pile and hands (TTR-SETUP-1…3, TTR-DRAW-1…8)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, one
from cython.cimports.stellwerk.kernel.chance import shuffle
from cython.cimports.stellwerk.kernel.ticket.board import (
    DRAW,
    DRAW_BLIND,
    DRAW_TICKETS,
    EMPTY,
    KINDS,
    LOCOMOTIVE,
    ROW,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOTE_BLIND,
    NOTE_FLUSH,
    NOTE_ROW,
    NOTE_SHUFFLE,
    NOTE_TAKEN,
    Position,
    note,
)


def build_deck(board, position):
    """Shuffle all train cards into the deck (TTR-COMP-1)."""
    card: cython.int
    n: cython.int
    position.deck_size = 0
    for card in range(KINDS):
        for n in range(board.card_count[card]):
            position.deck[position.deck_size] = card
            position.deck_size += 1
    shuffle(cython.address(position.chance), position.deck, position.deck_size)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shuffle_discard_pile(position: cython.pointer(Position)) -> cython.void:
    """An empty deck is refilled by shuffling the discard pile (TTR-DRAW-5)."""
    card: cython.int
    n: cython.int
    for card in range(KINDS):
        for n in range(position.discard[card]):
            position.deck[position.deck_size] = card
            position.deck_size += 1
        position.discard[card] = 0
    position.discard_size = 0
    shuffle(cython.address(position.chance), position.deck, position.deck_size)
    note(position, NOTE_SHUFFLE, 0, 0)


def can_draw_blind(position):
    """Whether deck or discard pile can give a card (TTR-DRAW-6)."""
    return position.deck_size > 0 or position.discard_size > 0


def row_is_open(board, position):
    """Whether cards of the row may be taken: one edition closes it with the deck (TTR-DRAW-6)."""
    return not board.row_closes_without_deck or can_draw_blind(position)


def take_top_card(position):
    """The top card of the deck, or EMPTY when there is none anywhere (TTR-DRAW-5)."""
    if position.deck_size == 0:
        if position.discard_size == 0:
            return EMPTY
        shuffle_discard_pile(position)
    position.deck_size -= 1
    return position.deck[position.deck_size]


def discard_cards(position, card, number):
    """Put cards on the discard pile."""
    position.discard[card] += number
    position.discard_size += number


def pay(position, seat, card, number):
    """Take cards out of a hand; what everybody saw there is what everybody sees leave."""
    position.hand[seat][card] -= number
    if position.seen[seat][card] > number:
        position.seen[seat][card] -= number
    else:
        position.seen[seat][card] = 0


def slot_showing(position, card):
    """The first slot of the row that shows this card, or -1."""
    slot: cython.int
    for slot in range(ROW):
        if position.row[slot] == card:
            return slot
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refill_slot(position: cython.pointer(Position), slot: cython.int) -> cython.void:
    position.row[slot] = take_top_card(position)
    if position.row[slot] != EMPTY:
        note(position, NOTE_ROW, slot, position.row[slot])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def must_flush(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.bint:
    """Three locomotives in the row, and a better row is possible (TTR-SETUP-2, TTR-SETUP-3)."""
    slot: cython.int
    i: cython.int
    locomotives: cython.int = 0
    in_row: cython.int = 0
    for slot in range(ROW):
        if position.row[slot] != EMPTY:
            in_row += 1
            if position.row[slot] == LOCOMOTIVE:
                locomotives += 1
    if locomotives < 3:
        return False
    everything: cython.int = in_row + position.deck_size + position.discard_size
    locomotives += position.discard[LOCOMOTIVE]
    for i in range(position.deck_size):
        if position.deck[i] == LOCOMOTIVE:
            locomotives += 1
    return everything - locomotives >= min(ROW, everything) - 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def flush_row(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Replace the whole row as long as it shows three locomotives (TTR-SETUP-2)."""
    slot: cython.int
    while must_flush(board, position):
        note(position, NOTE_FLUSH, 0, 0)
        for slot in range(ROW):
            if position.row[slot] != EMPTY:
                discard_cards(position, position.row[slot], 1)
        for slot in range(ROW):
            refill_slot(position, slot)


def fill_row(board, position):
    """Lay cards into the empty slots as far as there are any, then look for three locomotives."""
    slot: cython.int
    for slot in range(ROW):
        if position.row[slot] == EMPTY:
            refill_slot(position, slot)
    flush_row(board, position)


def take_from_row(board, position, seat, card):
    """A card from the row into the hand; it is replaced at once (TTR-DRAW-1)."""
    slot: cython.int = slot_showing(position, card)
    position.hand[seat][card] += 1
    position.seen[seat][card] += 1
    note(position, NOTE_TAKEN, slot, card)
    refill_slot(position, slot)
    flush_row(board, position)
    return slot


def draw_blind(position, seat):
    """The top card of the deck into the hand, unseen by the others (TTR-DRAW-1, TTR-DRAW-3)."""
    card: cython.int = take_top_card(position)
    position.hand[seat][card] += 1
    note(position, NOTE_BLIND, card, 0)


def possible_draws(board, position):
    """What a turn may draw, as a set of actions: of the row, the deck, tickets (TTR-DRAW-1, -6)."""
    draws: Word = 0
    slot: cython.int
    if row_is_open(board, position):
        for slot in range(ROW):
            if position.row[slot] != EMPTY:
                draws |= one(DRAW + position.row[slot])
    if can_draw_blind(position):
        draws |= one(DRAW_BLIND)
    if position.ticket_deck_size > 0:
        draws |= one(DRAW_TICKETS)
    return draws


def possible_second_draws(board, position):
    """The same for the second card; if there is none, the turn ends with one (TTR-DRAW-2, -7)."""
    draws: Word = possible_draws(board, position) & ~one(DRAW_TICKETS)
    if board.row_locomotive_is_whole_turn:
        draws &= ~one(DRAW + LOCOMOTIVE)
    return draws
