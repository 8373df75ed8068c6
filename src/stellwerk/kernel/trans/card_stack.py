"""The stack of special cards, and which of them lie open in a round (TRANS-CARDS)."""

import cython
from cython.cimports.stellwerk.kernel.chance import shuffle
from cython.cimports.stellwerk.kernel.trans.board import (
    CARDS_CHOSEN,
    CARDS_FROM_STACK,
    SPECIAL_CARDS,
)
from cython.cimports.stellwerk.kernel.trans.position import NOTE_ASIDE, NOTE_CARD, has_card, note


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clashing_card(cards: cython.uint, card: cython.int) -> cython.int:
    """The card beside which this one cannot be played, or 0: 1 and 2, 3 and 9 (TRANS-CARDS-2)."""
    other: cython.int = 0
    if card == 1 or card == 2:
        other = 3 - card
    elif card == 3 or card == 9:
        other = 12 - card
    return other if other and (cards >> other) & 1 else 0


def turn_up_cards(board, position):
    """The special cards of the round (TRANS-CARDS-1, -2)."""
    card: cython.int
    other: cython.int
    turned: cython.int = 0
    position.cards = 0
    if board.card_source == CARDS_CHOSEN:
        position.cards = board.chosen_cards
    while board.card_source == CARDS_FROM_STACK and turned < board.cards_at_once:
        if position.card_stack_size == 0:
            make_card_stack(board, position)
        position.card_stack_size -= 1
        card = position.card_stack[position.card_stack_size]
        if has_card(position, card):
            continue
        other = clashing_card(position.cards, card)
        if other:
            note(position, NOTE_ASIDE, card, other)
            continue
        position.cards |= cython.cast(cython.uint, 1) << card
        turned += 1
    for card in range(1, SPECIAL_CARDS + 1):
        if has_card(position, card):
            note(position, NOTE_CARD, card, 0)


def make_card_stack(board, position):
    """Shuffle all special cards but those in force into a new stack (TRANS-CARDS-2)."""
    card: cython.int
    position.card_stack_size = 0
    for card in range(1, SPECIAL_CARDS + 1):
        if board.renews_with_cards_in_force or not has_card(position, card):
            position.card_stack[position.card_stack_size] = card
            position.card_stack_size += 1
    shuffle(cython.address(position.chance), position.card_stack, position.card_stack_size)
