"""Why not? The reason for every refusal, asked with cards as people play them.

The questions run from the general to the particular: is it your turn, is it the moment for this,
is the route free, do the cards fit, do you hold them.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, has
from cython.cimports.stellwerk.kernel.ticket.board import (
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    EMPTY,
    GREY,
    KEEP,
    KINDS,
    LOCOMOTIVE,
    PASS,
    PAY_EXTRA,
    ROW,
    TUNNEL,
    WITHDRAW,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import (
    can_draw_blind,
    possible_draws,
    possible_second_draws,
    row_is_open,
    slot_showing,
)
from cython.cimports.stellwerk.kernel.ticket.claims import extra_colour
from cython.cimports.stellwerk.kernel.ticket.position import (
    OVER,
    SECOND_CARD,
    STARTING_TICKETS,
    TICKETS,
    TUNNEL_DECISION,
    TURN,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.stations import (
    form_colour,
    form_locomotives,
    stations_built,
)
from cython.cimports.stellwerk.kernel.ticket.tickets import fewest_to_keep, most_to_keep
from cython.cimports.stellwerk.kernel.ticket.turn import nothing_possible


def refuse_now(board, position, seat):
    """Whether the seat is to decide anything at all."""
    if position.phase == OVER:
        return GAME_IS_OVER
    if position.phase <= STARTING_TICKETS:
        return ALREADY_CHOSEN if position.has_chosen[seat] else ALLOWED
    return ALLOWED if position.turn == seat else NOT_YOUR_TURN


def refuse_turn_action(board, position, seat):
    """Whether the seat may begin a turn's action now (TTR-TURN-1)."""
    refusal: Refusal = refuse_now(board, position, seat)
    if refusal != ALLOWED or position.phase == TURN:
        return refusal
    if position.phase == SECOND_CARD:
        return TAKE_SECOND_CARD_FIRST
    if position.phase == TUNNEL_DECISION:
        return DECIDE_TUNNEL_FIRST
    return CHOOSE_TICKETS_FIRST


def refuse_draw(board, position, seat, card):
    """Why a card of the row may not be taken (TTR-DRAW-1, -2, -6)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    second: cython.bint = refusal == TAKE_SECOND_CARD_FIRST
    if refusal != ALLOWED and not second:
        return refusal
    if not row_shows_a_card(position):
        return NO_CARDS_ANYWHERE
    if not row_is_open(board, position):
        return ROW_IS_CLOSED
    if slot_showing(position, card) < 0:
        return CARD_NOT_IN_ROW
    if second and not (possible_second_draws(board, position) >> card) & 1:
        return LOCOMOTIVE_NOT_AS_SECOND
    return ALLOWED


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def row_shows_a_card(position: cython.pointer(Position)) -> cython.bint:
    slot: cython.int
    for slot in range(ROW):
        if position.row[slot] != EMPTY:
            return True
    return False


def refuse_draw_blind(board, position, seat):
    """Why no card may be drawn from the deck (TTR-DRAW-6)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    if refusal != ALLOWED and refusal != TAKE_SECOND_CARD_FIRST:
        return refusal
    if can_draw_blind(position):
        return ALLOWED
    if not row_shows_a_card(position):
        return NO_CARDS_ANYWHERE
    return NO_CARDS_TO_DRAW if row_is_open(board, position) else ROW_IS_CLOSED


def refuse_draw_tickets(board, position, seat):
    """Why no tickets may be drawn (TTR-TICKET-1)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    draws: Word = possible_draws(board, position)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if (draws >> DRAW_TICKETS) & 1 else TICKET_DECK_EMPTY


def refuse_pass(board, position, seat):
    """Nobody may pass while any action is possible (TTR-TURN-2)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if nothing_possible(board, position, seat) else CANNOT_PASS


def refuse_keep(board, position, seat, choice):
    """Why this set of offered tickets may not be kept (TTR-SETUP-5…8, TTR-TICKET-1)."""
    refusal: Refusal = refuse_now(board, position, seat)
    kept: cython.int = count(choice)
    if refusal != ALLOWED:
        return refusal
    if position.phase > STARTING_TICKETS and position.phase != TICKETS:
        return NOTHING_TO_CHOOSE
    if choice >> position.offer_size[seat]:
        return NOTHING_TO_CHOOSE
    if kept < fewest_to_keep(board, position, seat):
        return KEEP_MORE
    if kept > most_to_keep(board, position, seat):
        return KEEP_ONE_LONG_AT_MOST
    return ALLOWED


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_route(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    route: cython.int,
) -> Refusal:  # fmt: skip
    """Why a route is closed to a seat (TTR-CLAIM-5, TTR-DOUBLE-1…3)."""
    twin: cython.int = board.twin[route]
    other: cython.int
    for other in range(board.players):
        if has(position.owned[other], route):
            return ROUTE_TAKEN
    if twin >= 0:
        if has(position.owned[seat], twin):
            return OWN_SECOND_TRACK
        for other in range(board.players):
            if has(position.owned[other], twin) and not board.both_tracks_open:
                return SECOND_TRACK_CLOSED
    return TOO_FEW_TRAINS if position.trains[seat] < board.length[route] else ALLOWED


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def total_cards(cards: cython.pointer(cython.uchar)) -> cython.int:
    card: cython.int
    total: cython.int = 0
    for card in range(KINDS):
        total += cards[card]
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def colours_played(cards: cython.pointer(cython.uchar)) -> cython.int:
    card: cython.int
    colours: cython.int = 0
    for card in range(LOCOMOTIVE):
        if cards[card]:
            colours += 1
    return colours


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_hand(
    position: cython.pointer(Position), seat: cython.int, cards: cython.pointer(cython.uchar)
) -> Refusal:
    card: cython.int
    for card in range(KINDS):
        if cards[card] > position.hand[seat][card]:
            return NOT_IN_HAND
    return ALLOWED


def refuse_claim(board, position, seat, route, cards):
    """Why a route may not be claimed with these cards (TTR-CLAIM-1…5, TTR-DOUBLE, TTR-FERRY-1)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    colour: cython.int = board.colour[route]
    if refusal == ALLOWED:
        refusal = refuse_route(board, position, seat, route)
    if refusal != ALLOWED:
        return refusal
    if total_cards(cards) != board.length[route]:
        return WRONG_NUMBER_OF_CARDS
    if colours_played(cards) > 1:
        return ONE_COLOUR_ONLY
    if colour != GREY and total_cards(cards) != cards[colour] + cards[LOCOMOTIVE]:
        return WRONG_COLOUR
    if cards[LOCOMOTIVE] and not board.locomotives_anywhere and board.kind[route] != TUNNEL:
        return LOCOMOTIVES_ONLY_IN_TUNNELS
    if cards[LOCOMOTIVE] < board.ferry_locomotives[route]:
        return FERRY_NEEDS_LOCOMOTIVES
    return refuse_hand(position, seat, cards)


def refuse_station(board, position, seat, city, cards):
    """Why a station may not be built with these cards (TTR-STATION-1, -2)."""
    refusal: Refusal = refuse_turn_action(board, position, seat)
    if board.stations == 0:
        return NO_STATIONS_HERE
    if refusal != ALLOWED:
        return refusal
    if has(cython.address(position.station_cities), city):
        return CITY_HAS_STATION
    if stations_built(position, seat) >= board.stations:
        return NO_STATION_LEFT
    if total_cards(cards) != stations_built(position, seat) + 1:
        return STATION_COST
    if colours_played(cards) > 1:
        return ONE_COLOUR_ONLY
    return refuse_hand(position, seat, cards)


def refuse_pay_extra(board, position, seat, cards):
    """Why these cards do not pay the extra of a tunnel (TTR-TUNNEL-1, -2)."""
    refusal: Refusal = refuse_now(board, position, seat)
    colour: cython.int
    if refusal != ALLOWED:
        return refusal
    if position.phase != TUNNEL_DECISION:
        return NO_TUNNEL_WAITING
    colour = extra_colour(board, position)
    if total_cards(cards) != position.extra:
        return EXTRA_NUMBER
    if colour == LOCOMOTIVE and cards[LOCOMOTIVE] != position.extra:
        return EXTRA_ONLY_LOCOMOTIVES
    if colour != LOCOMOTIVE and cards[colour] + cards[LOCOMOTIVE] != position.extra:
        return EXTRA_COLOUR
    return refuse_hand(position, seat, cards)


def refuse_withdraw(board, position, seat):
    """Why no tunnel can be given up now (TTR-TUNNEL-3)."""
    refusal: Refusal = refuse_now(board, position, seat)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if position.phase == TUNNEL_DECISION else NO_TUNNEL_WAITING


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_way(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    way: cython.int,
) -> Refusal:  # fmt: skip
    cards: cython.uchar[KINDS]
    card: cython.int
    for card in range(KINDS):
        cards[card] = 0
    cards[board.way_colour[way]] = board.way_cards[way]
    cards[LOCOMOTIVE] = board.way_locomotives[way]
    return refuse_claim(board, position, seat, board.way_route[way], cards)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_station_form(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    city: cython.int, form: cython.int,
) -> Refusal:  # fmt: skip
    cards: cython.uchar[KINDS]
    card: cython.int
    cost: cython.int = stations_built(position, seat) + 1
    for card in range(KINDS):
        cards[card] = 0
    cards[form_colour(form)] = max(cost - form_locomotives(form, cost), 0)
    cards[LOCOMOTIVE] = form_locomotives(form, cost)
    refusal: Refusal = refuse_station(board, position, seat, city, cards)
    too_many: cython.bint = form_colour(form) != LOCOMOTIVE and form_locomotives(form, cost) >= cost
    if too_many and (refusal == ALLOWED or refusal == NOT_IN_HAND):
        return STATION_COST
    return refusal


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refuse_extra_locomotives(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    locomotives: cython.int,
) -> Refusal:  # fmt: skip
    cards: cython.uchar[KINDS]
    card: cython.int
    refusal: Refusal = refuse_withdraw(board, position, seat)
    if refusal != ALLOWED:
        return refusal
    if locomotives > position.extra:
        return EXTRA_NUMBER
    for card in range(KINDS):
        cards[card] = 0
    cards[extra_colour(board, position)] = position.extra - locomotives
    cards[LOCOMOTIVE] = locomotives
    return refuse_pay_extra(board, position, seat, cards)


def refuse_action(board, position, seat, action):
    """Why a seat may not take an action; ALLOWED if it may."""
    if action < DRAW_BLIND:
        return refuse_draw(board, position, seat, action)
    if action == DRAW_BLIND:
        return refuse_draw_blind(board, position, seat)
    if action == DRAW_TICKETS:
        return refuse_draw_tickets(board, position, seat)
    if action == PASS:
        return refuse_pass(board, position, seat)
    if action == WITHDRAW:
        return refuse_withdraw(board, position, seat)
    if action < KEEP:
        return refuse_extra_locomotives(board, position, seat, action - PAY_EXTRA)
    if action < CLAIM:
        return refuse_keep(board, position, seat, action - KEEP)
    if action < board.station:
        return refuse_way(board, position, seat, action - CLAIM)
    action -= board.station
    return refuse_station_form(board, position, seat, action % board.cities, action // board.cities)
