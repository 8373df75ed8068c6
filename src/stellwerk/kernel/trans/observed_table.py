"""The blocks of an observation that only need a look at the table and the own hand.

One function writes one block, in the order of the layout (observation.py).
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.observing import byte, write_set
from cython.cimports.stellwerk.kernel.trans.board import NOWHERE, SPECIAL_CARDS
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, LINE_WORDS
from cython.cimports.stellwerk.kernel.trans.observation import next_seat
from cython.cimports.stellwerk.kernel.trans.position import Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of


def write_phase(look, block):
    """Which question is asked."""
    block[look.position.phase] = 1


def write_turn(look, block):
    """Laps, rails laid ÷ 4, budget, rails of this turn, who began the round, the step of a card."""
    position: cython.pointer(Position) = look.position
    block[0] = position.lap
    block[1] = position.rails_laid // 4
    block[2] = position.budget
    block[3] = position.laid_this_turn
    block[4] = (position.start_seat + look.board.players - look.seat) % look.board.players
    block[5] = position.step


def write_rules(look, block):
    """Players, the target, and whether the game is one round."""
    block[0] = look.board.players
    block[1] = byte(look.board.target)
    block[2] = 4 if look.board.rounds == 1 else 0


def write_cards(look, block):
    """The special cards of this round."""
    card: cython.int
    for card in range(SPECIAL_CARDS + 1):
        block[card] = (look.position.cards >> card) & 1


def write_asking(look, block):
    """The card whose choice is being made."""
    block[look.position.card] = 1


def write_points(look, block):
    """The points of all seats, the own ones first."""
    k: cython.int
    for k in range(look.board.players):
        block[k] = byte(look.position.points[next_seat(look, k)])


def write_others(look, block):
    """Of each other: that it is there, on the same network, complete in this round."""
    position: cython.pointer(Position) = look.position
    k: cython.int
    other: cython.int
    for k in range(1, look.board.players):
        other = next_seat(look, k)
        block[0] = 1
        block[1] = (
            position.marker[other] != NOWHERE
            and position.marker[look.seat] != NOWHERE
            and position.leader[other] == position.leader[look.seat]
        )
        block[2] = (position.winners >> other) & 1
        block += 3


def write_hand(look, block):
    """The own cities."""
    write_set(cython.address(look.position.hand[look.seat]), 1, block)


def write_open_cities(look, block):
    """Those that the own network has not joined."""
    position: cython.pointer(Position) = look.position
    left: Word = position.hand[look.seat]
    while left:
        if not has(position.network[position.leader[look.seat]], look.board.city_at[lowest(left)]):
            block[lowest(left)] = 1
        left = without_lowest(left)


def write_known(look, block):
    """The cities that the seat knows others to hold."""
    position: cython.pointer(Position) = look.position
    held: Word
    k: cython.int
    for k in range(1, look.board.players):
        held = position.hand[next_seat(look, k)] & (position.knows[look.seat] | position.revealed)
        write_set(cython.address(held), 1, block)
        block += look.board.cities


def write_rails(look, block):
    """Lines with a rail."""
    write_set(look.position.rails, LINE_WORDS, block)


def write_frontier(look, block):
    """Lines that touch the own network."""
    write_set(look.position.frontier[look.position.leader[look.seat]], LINE_WORDS, block)


def write_costs(look, block):
    """What a rail costs on each line that has none."""
    line: cython.int
    for line in range(look.board.lines):
        if not has(look.position.rails, line):
            block[line] = byte(cost_of(look.board, look.position, line))


def write_network(look, block):
    """Crossings joined with the own marker."""
    write_set(look.position.network[look.position.leader[look.seat]], CROSSING_WORDS, block)


def write_networks(look, block):
    """Crossings joined with each other marker; the marker itself counts 2."""
    position: cython.pointer(Position) = look.position
    k: cython.int
    other: cython.int
    for k in range(1, look.board.players):
        other = next_seat(look, k)
        if position.marker[other] != NOWHERE:
            write_set(position.network[position.leader[other]], CROSSING_WORDS, block)
            block[position.marker[other]] = 2
        block += look.board.crossings
