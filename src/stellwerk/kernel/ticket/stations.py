"""Stations (TTR-STATION-1, -2).

A *form* is one way to pay for a station: form MAX_STATIONS * colour + n pays with n locomotives and
the rest in that colour, the last form pays with locomotives alone.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, one
from cython.cimports.stellwerk.kernel.ticket.board import LOCOMOTIVE, STATION_FORMS
from cython.cimports.stellwerk.kernel.ticket.cards import discard_cards, fill_row, pay
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_CITIES, MAX_STATIONS


def stations_built(position, seat):
    """How many stations the seat has built; the next one costs one card more (TTR-STATION-2)."""
    return count(position.stations[seat])


def free_cities(board, position):
    """Cities without a station (TTR-STATION-1)."""
    everywhere: Word = ~cython.cast(Word, 0)
    if board.cities < MAX_CITIES:
        everywhere = one(board.cities) - 1
    return everywhere & ~position.station_cities


def form_of(colour, locomotives):
    """The form that pays in this colour with so many locomotives."""
    return STATION_FORMS - 1 if colour == LOCOMOTIVE else MAX_STATIONS * colour + locomotives


def form_colour(form):
    """The colour a form pays in; LOCOMOTIVE for the last one."""
    return form // MAX_STATIONS


def form_locomotives(form, cost):
    """How many locomotives a form takes when the station costs so many cards."""
    return cost if form == STATION_FORMS - 1 else form % MAX_STATIONS


def may_pay_station(board, position, seat, form):
    """Whether the seat has a station left and the cards for this form (TTR-STATION-1, -2)."""
    built: cython.int = stations_built(position, seat)
    cost: cython.int = built + 1
    locomotives: cython.int = form_locomotives(form, cost)
    if built >= board.stations or position.hand[seat][LOCOMOTIVE] < locomotives:
        return False
    if form == STATION_FORMS - 1:
        return True
    return locomotives < cost and position.hand[seat][form_colour(form)] >= cost - locomotives


def payable_forms(board, position, seat, forms):
    """Write every form the seat can pay a station in, in ascending order; returns how many."""
    form: cython.int
    size: cython.int = 0
    if stations_built(position, seat) >= board.stations:
        return 0
    for form in range(STATION_FORMS):
        if may_pay_station(board, position, seat, form):
            forms[size] = form
            size += 1
    return size


def build_station(board, position, seat, city, form):
    """Pay and build (TTR-STATION-1, -2)."""
    cost: cython.int = stations_built(position, seat) + 1
    locomotives: cython.int = form_locomotives(form, cost)
    colour: cython.int = form_colour(form)
    pay(position, seat, LOCOMOTIVE, locomotives)
    discard_cards(position, LOCOMOTIVE, locomotives)
    if locomotives < cost:
        pay(position, seat, colour, cost - locomotives)
        discard_cards(position, colour, cost - locomotives)
    position.stations[seat] |= one(city)
    position.station_cities |= one(city)
    fill_row(board, position)
