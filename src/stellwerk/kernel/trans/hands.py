"""Cities in hands: dealing, and the special cards that put back, pass on and reveal (TRANS-CARD).

Cards that touch the hands act in the order of their numbers (TRANS-CARDS-3): 6 and 7, 8, 13 to 15,
16, 17; when all passing is done 10 to 12 and 19 reveal.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, count, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.chance import shuffle
from cython.cimports.stellwerk.kernel.trans.board import (
    BROWN,
    COLOURS,
    EXCHANGES,
    NO_CITY,
    NOBODY,
    ORANGE,
    PINK,
    TURQUOISE,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS
from cython.cimports.stellwerk.kernel.trans.position import (
    HAND_ON,
    NOTE_DEALT,
    NOTE_EXTRA,
    NOTE_HAND_ON,
    NOTE_HANDS_MOVE,
    NOTE_PUT_BACK,
    NOTE_REVEAL,
    PLACE,
    PUT_BACK,
    Position,
    has_card,
    note,
)


def clear_hands(board, position):
    """All cities of the last round are taken back (TRANS-SETUP-6)."""
    seat: cython.int
    colour: cython.int
    for seat in range(board.players):
        position.hand[seat] = 0
        position.dealt[seat] = 0
        position.knows[seat] = 0
        position.chosen[seat] = NO_CITY
    for colour in range(COLOURS):
        position.rest_size[colour] = 0
    position.revealed = 0


def deal(board, position):
    """Shuffle every colour and deal one city of each to every seat (TRANS-SETUP-3, -6)."""
    colour: cython.int
    n: cython.int
    seat: cython.int
    city: cython.int
    left: Word
    for colour in range(COLOURS):
        left = board.cities_of[colour]
        while left:
            position.rest[colour][position.rest_size[colour]] = lowest(left)
            position.rest_size[colour] += 1
            left = without_lowest(left)
        shuffle(cython.address(position.chance), position.rest[colour], position.rest_size[colour])
        for n in range(board.players):
            seat = (position.start_seat + n) % board.players
            city = take_from_rest(position, colour)
            position.hand[seat] |= one(city)
    for seat in range(board.players):
        position.knows[seat] = position.hand[seat]
        position.dealt[seat] = position.hand[seat]
    note(position, NOTE_DEALT, 0, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_from_rest(position: cython.pointer(Position), colour: cython.int) -> cython.int:
    position.rest_size[colour] -= 1
    return position.rest[colour][position.rest_size[colour]]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_under_rest(
    board: cython.pointer(Board), position: cython.pointer(Position), city: cython.int
) -> cython.void:
    """A city goes to the bottom of its colour's rest stack."""
    colour: cython.int = board.colour[city]
    i: cython.int
    for i in range(position.rest_size[colour], 0, -1):
        position.rest[colour][i] = position.rest[colour][i - 1]
    position.rest[colour][0] = city
    position.rest_size[colour] += 1


def agree_on_card(board, position, card):
    """The starting seat names the card of the round, 0 for none; then the cities are dealt."""
    if card:
        position.cards = cython.cast(cython.uint, 1) << card
    deal(board, position)
    begin_effects(board, position)


def begin_effects(board, position):
    """Let the cards act on the hands, up to the first choice."""
    run_effects(board, position, 6)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def run_effects(
    board: cython.pointer(Board), position: cython.pointer(Position), first: cython.int
) -> cython.void:
    """Carry out the cards from this number on; a card that needs a choice stops here."""
    card: cython.int
    position.card = 0
    position.step = 0
    for card in range(first, 18):
        if not has_card(position, card):
            continue
        if card == 6:
            put_back_colour(board, position, WHITE)
        elif card == 7:
            put_back_colour(board, position, TURQUOISE)
        elif card == 17:
            move_hands(board, position)
        elif card == 8 or card >= 13:
            ask_for_choice(board, position, card)
            return
    reveal(board, position)
    set_goals(board, position)
    position.phase = PLACE
    position.turn = position.start_seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_back_colour(
    board: cython.pointer(Board), position: cython.pointer(Position), colour: cython.int
) -> cython.void:
    """Everyone puts the city of a colour back, unseen by others (TRANS-CARD-6, -7)."""
    n: cython.int
    seat: cython.int
    left: Word
    for n in range(board.players):
        seat = (position.start_seat + n) % board.players
        left = position.hand[seat] & board.cities_of[colour]
        while left:
            position.hand[seat] &= ~one(lowest(left))
            put_under_rest(board, position, lowest(left))
            note(position, NOTE_PUT_BACK, seat, lowest(left))
            left = without_lowest(left)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def move_hands(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Whole hands go one to the left; so everyone knows the left neighbour's (TRANS-CARD-17)."""
    last: Word = position.hand[board.players - 1]
    seat: cython.int
    for seat in range(board.players - 1, 0, -1):
        position.hand[seat] = position.hand[seat - 1]
    position.hand[0] = last
    for seat in range(board.players):
        position.knows[seat] |= position.hand[seat]
    note(position, NOTE_HANDS_MOVE, 0, 0)


def chain_colour(card):
    """The colour that cards 13 to 15 pass along (TRANS-CARD-13…15)."""
    if card == 13:
        return PINK
    return BROWN if card == 14 else ORANGE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ask_for_choice(
    board: cython.pointer(Board), position: cython.pointer(Position), card: cython.int
) -> cython.void:
    """All choose at once (8, 16), or the starting seat takes an extra city and begins (13…15)."""
    city: cython.int
    position.card = card
    position.turn = NOBODY
    position.phase = PUT_BACK if card == 8 else HAND_ON
    if card == 16:
        position.step = 1
    elif card >= 13:
        position.turn = position.start_seat
        city = take_from_rest(position, chain_colour(card))
        position.hand[position.turn] |= one(city)
        position.knows[position.turn] |= one(city)
        note(position, NOTE_EXTRA, position.turn, city)


def all_choose(position):
    """Whether all seats choose at the same time now (TRANS-CARD-8, -16)."""
    return position.phase == PUT_BACK or (position.phase == HAND_ON and position.card == 16)


def choosable(board, position, seat):
    """The cities a seat may choose: any of the hand, or only of the colour passed along."""
    if position.phase == HAND_ON and position.card != 16:
        return position.hand[seat] & board.cities_of[chain_colour(position.card)]
    return position.hand[seat]


def choose_city(board, position, seat, city):
    """One seat's choice; secret ones are carried out when all have chosen."""
    other: cython.int
    if not all_choose(position):
        hand_on_in_turn(board, position, seat, city)
        return
    position.chosen[seat] = city
    for other in range(board.players):
        if position.chosen[other] == NO_CITY:
            return
    if position.card == 8:
        put_back_chosen(board, position)
    else:
        exchange_chosen(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_back_chosen(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    """All have chosen: the cities go back, unseen by others (TRANS-CARD-8)."""
    n: cython.int
    seat: cython.int
    for n in range(board.players):
        seat = (position.start_seat + n) % board.players
        position.hand[seat] &= ~one(position.chosen[seat])
        put_under_rest(board, position, position.chosen[seat])
        note(position, NOTE_PUT_BACK, seat, position.chosen[seat])
        position.chosen[seat] = NO_CITY
    run_effects(board, position, 9)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forget_handed_on(
    board: cython.pointer(Board), position: cython.pointer(Position), giver: cython.int,
    receiver: cython.int, city: cython.int,
) -> cython.void:  # fmt: skip
    """Others see only the back: they lose track of that colour, unless it was the only one."""
    alike: Word = position.hand[giver] & board.cities_of[board.colour[city]]
    seat: cython.int
    if count(alike) == 1:
        return
    for seat in range(board.players):
        if seat != giver and seat != receiver:
            position.knows[seat] &= ~(alike & ~position.revealed)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exchange_chosen(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    """All have chosen: every city goes to the left; three times in all (TRANS-CARD-16)."""
    seat: cython.int
    receiver: cython.int
    for seat in range(board.players):
        receiver = (seat + 1) % board.players
        forget_handed_on(board, position, seat, receiver, position.chosen[seat])
    for seat in range(board.players):
        position.hand[seat] &= ~one(position.chosen[seat])
        note(position, NOTE_HAND_ON, seat, position.chosen[seat])
    for seat in range(board.players):
        receiver = (seat + 1) % board.players
        position.hand[receiver] |= one(position.chosen[seat])
        position.knows[receiver] |= one(position.chosen[seat])
    for seat in range(board.players):
        position.chosen[seat] = NO_CITY
    position.step += 1
    if position.step > EXCHANGES:
        run_effects(board, position, 17)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def hand_on_in_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    city: cython.int,
) -> cython.void:  # fmt: skip
    """One city goes to the left, the last one back under the rest (TRANS-CARD-13…15)."""
    receiver: cython.int = (seat + 1) % board.players
    position.step += 1
    if position.step == board.players:
        note(position, NOTE_PUT_BACK, seat, city)
        forget_handed_on(board, position, seat, seat, city)
        position.hand[seat] &= ~one(city)
        put_under_rest(board, position, city)
        run_effects(board, position, position.card + 1)
        return
    note(position, NOTE_HAND_ON, seat, city)
    forget_handed_on(board, position, seat, receiver, city)
    position.hand[seat] &= ~one(city)
    position.hand[receiver] |= one(city)
    position.knows[receiver] |= one(city)
    position.turn = receiver


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reveal(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Cities that everybody may see (TRANS-CARD-10…12, -19)."""
    shown: Word = 0
    seat: cython.int
    colour: cython.int
    if has_card(position, 10):
        shown |= board.cities_of[PINK] | board.cities_of[ORANGE]
    if has_card(position, 11):
        shown |= board.cities_of[PINK] | board.cities_of[BROWN]
    if has_card(position, 12):
        shown |= board.cities_of[BROWN] | board.cities_of[ORANGE]
    if has_card(position, 19):
        for colour in range(COLOURS):
            shown |= board.cities_of[colour]
    for seat in range(board.players):
        position.revealed |= position.hand[seat] & shown
    for seat in range(board.players):
        position.knows[seat] |= position.revealed
    if position.revealed:
        note(position, NOTE_REVEAL, 0, 0)


def set_goals(board, position):
    """The crossings each seat has to join."""
    seat: cython.int
    w: cython.int
    left: Word
    for seat in range(board.players):
        for w in range(CROSSING_WORDS):
            position.goal[seat][w] = 0
        left = position.hand[seat]
        while left:
            add(position.goal[seat], board.city_at[lowest(left)])
            left = without_lowest(left)
