"""Drawing hidden cities so that they fit what everybody sees: who has won the round, and who not.

All cities of a winner are joined with its marker; of everybody else at least one is not, or the
rail that joined it would have made a winner of that seat too (TRANS-ROUND-1, -2). All deals that
fit are equally likely. Cities of a colour on the same network stand for each other, so winners
simply draw from their network. The others are drawn city by city, each weighed by the odds that
after it nobody else turns out to have won; these odds are exact (inclusion and exclusion), so
nothing has to be drawn twice.

When exactly a winner has completed is not kept in a position; a perfect memory could also rule out
hands that would have won before this turn.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import (
    Word,
    count,
    has,
    lowest,
    one,
    pick,
    without_lowest,
)
from cython.cimports.stellwerk.kernel.chance import below, next_word
from cython.cimports.stellwerk.kernel.trans.board import COLOURS, Board
from cython.cimports.stellwerk.kernel.trans.limits import MAX_SEATS
from cython.cimports.stellwerk.kernel.trans.position import Position

# Where a deal that fits exists, the odds of one city for each of 6 seats are at least 12**-6.
IMPOSSIBLE = cython.declare(cython.double, 1e-9)


def draw_by_completion(board, position, hidden):
    """Draw the hands of winners, and of the others as much as it takes to see they have not won."""
    seat: cython.int
    hidden.doubtful = 0
    find_joined(board, position, hidden)
    for seat in range(board.players):
        if (position.winners >> seat) & 1:
            draw_winner(board, position, hidden, seat)
    for seat in range(board.players):
        if not (position.winners >> seat) & 1 and is_doubtful(board, position, hidden, seat):
            hidden.doubtful |= cython.cast(cython.uint, 1) << seat
    if odds_that_nobody_has_won(board, position, hidden) < IMPOSSIBLE:
        return  # a state nobody can have played to
    for seat in range(board.players):
        draw_unfinished(board, position, hidden, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_joined(
    board: cython.pointer(Board), position: cython.pointer(Position), hidden: cython.pointer(Hidden)
) -> cython.void:
    """The cities on everybody's network."""
    seat: cython.int
    city: cython.int
    for seat in range(board.players):
        hidden.joined[seat] = 0
        for city in range(board.cities):
            if has(position.network[position.leader[seat]], board.city_at[city]):
                hidden.joined[seat] |= one(city)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give(
    board: cython.pointer(Board), hidden: cython.pointer(Hidden), seat: cython.int, city: cython.int
) -> cython.void:
    """A seat gets a city; if that is not joined, it is clear that the seat has not won."""
    hidden.cities &= ~one(city)
    hidden.wanted[seat][board.colour[city]] -= 1
    if not (hidden.joined[seat] >> city) & 1:
        hidden.doubtful &= ~(cython.cast(cython.uint, 1) << seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_winner(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seat: cython.int,
) -> cython.void:  # fmt: skip
    """All cities of a winner are joined with its marker (TRANS-ROUND-1)."""
    colour: cython.int
    city: cython.int
    choices: Word
    for colour in range(COLOURS):
        while hidden.wanted[seat][colour]:
            choices = hidden.cities & board.cities_of[colour] & hidden.joined[seat]
            if choices == 0:
                break
            city = pick(choices, below(cython.address(position.chance), count(choices)))
            position.hand[seat] |= one(city)
            give(board, hidden, seat, city)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_doubtful(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seat: cython.int,
) -> cython.bint:  # fmt: skip
    """Whether a hand has hidden cities and they might make it complete."""
    colour: cython.int
    wanted: cython.int = 0
    possible: Word = hidden.cities & hidden.joined[seat]
    if position.hand[seat] & ~hidden.joined[seat]:
        return False
    for colour in range(COLOURS):
        wanted += hidden.wanted[seat][colour]
        if hidden.wanted[seat][colour] > count(possible & board.cities_of[colour]):
            return False
    return wanted > 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_unfinished(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seat: cython.int,
) -> cython.void:  # fmt: skip
    """Draw cities for a seat until one of them shows that it has not won (TRANS-ROUND-1)."""
    colour: cython.int
    city: cython.int
    for colour in range(COLOURS):
        while (hidden.doubtful >> seat) & 1 and hidden.wanted[seat][colour]:
            city = draw_weighed(board, position, hidden, seat, colour)
            position.hand[seat] |= one(city)
            give(board, hidden, seat, city)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_weighed(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seat: cython.int, colour: cython.int,
) -> cython.int:  # fmt: skip
    """A city of this colour, each as likely as it is among all deals that fit."""
    alike: Word[MAX_ALIKE]
    weight: cython.double[MAX_ALIKE]
    total: cython.double = 0
    mark: cython.double
    kinds: cython.int = sort_by_network(
        board, position, hidden, hidden.cities & board.cities_of[colour], alike
    )
    kind: cython.int
    drawn: cython.int = 0
    for kind in range(kinds):
        weight[kind] = count(alike[kind]) * odds_after(
            board, position, hidden, seat, lowest(alike[kind])
        )
        total += weight[kind]
    mark = total * (next_word(cython.address(position.chance)) / 4294967296.0)
    for kind in range(kinds):
        if weight[kind] > 0:
            drawn = kind
            if mark < weight[kind]:
                break
            mark -= weight[kind]
    return pick(alike[drawn], below(cython.address(position.chance), count(alike[drawn])))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort_by_network(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), cities: Word, alike: cython.pointer(Word),
) -> cython.int:  # fmt: skip
    """Put cities on the same network together, those on none at the end; returns how many sets."""
    seat: cython.int
    kinds: cython.int = 0
    for seat in range(board.players):
        if position.leader[seat] == seat and cities & hidden.joined[seat]:
            alike[kinds] = cities & hidden.joined[seat]
            cities &= ~hidden.joined[seat]
            kinds += 1
    if cities:
        alike[kinds] = cities
        kinds += 1
    return kinds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def odds_after(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seat: cython.int, city: cython.int,
) -> cython.double:  # fmt: skip
    """The odds that no doubtful seat has won, once a seat has been given a city."""
    after: Hidden = hidden[0]
    odds: cython.double
    give(board, cython.address(after), seat, city)
    odds = odds_that_nobody_has_won(board, position, cython.address(after))
    return odds if odds >= IMPOSSIBLE else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def odds_that_nobody_has_won(
    board: cython.pointer(Board), position: cython.pointer(Position), hidden: cython.pointer(Hidden)
) -> cython.double:
    """The odds that a blind deal leaves none of the doubtful seats complete."""
    odds: cython.double = 1
    some: cython.uint = hidden.doubtful
    while some:
        if count(some) % 2:
            odds -= odds_that_all_have_won(board, position, hidden, some)
        else:
            odds += odds_that_all_have_won(board, position, hidden, some)
        some = (some - 1) & hidden.doubtful
    return odds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def odds_that_all_have_won(
    board: cython.pointer(Board), position: cython.pointer(Position),
    hidden: cython.pointer(Hidden), seats: cython.uint,
) -> cython.double:  # fmt: skip
    """The odds that a blind deal completes all of these seats."""
    odds: cython.double = 1
    joined: cython.int[MAX_SEATS]
    left: Word
    cities: Word
    colour: cython.int
    number: cython.int
    seat: cython.int
    n: cython.int
    for colour in range(COLOURS):
        cities = hidden.cities & board.cities_of[colour]
        number = count(cities)
        for seat in range(board.players):
            joined[seat] = count(cities & hidden.joined[seat])
        left = seats
        while left:
            seat = lowest(left)
            left = without_lowest(left)
            for n in range(hidden.wanted[seat][colour]):
                odds *= joined[position.leader[seat]]
                odds /= number
                joined[position.leader[seat]] -= 1
                number -= 1
    return odds
