"""Lays out the numbers of a Ticket to Ride game from plain numbers.

Everything here runs once per Game; the rules then only look things up.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import add
from cython.cimports.stellwerk.kernel.state import KernelRules
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_CARDS,
    MAX_CITIES,
    MAX_DESTINATIONS,
    MAX_LENGTH,
    MAX_ROUTES,
    MAX_SEATS,
    MAX_STATIONS,
    MAX_TICKETS,
    MAX_TRAINS,
    MAX_WAYS,
)
from cython.cimports.stellwerk.kernel.ticket.procedures import hand_over

SETTINGS = (
    "trains", "stations", "locomotives_anywhere", "row_locomotive_is_whole_turn",
    "row_closes_without_deck", "both_tracks_open", "unkept_in_play", "unkept_at_start",
    "long_dealt", "regular_dealt", "keep", "keep_without_long", "two_steps", "tickets_drawn",
    "longest_path_bonus", "globetrotter_bonus", "fewest_stations_break_ties", "first_seat",
)  # fmt: skip


def coloured_payments(length: int, fewest: int, takes_locomotives: bool) -> list:
    """The (cards, locomotives) that pay for a route in one colour, locomotives spared first.

    >>> coloured_payments(3, 1, True)
    [(2, 1), (1, 2)]
    """
    most = length - 1 if takes_locomotives else 0
    return [(length - n, n) for n in range(fewest, most + 1)]


def count_ways(length: int, grey: bool, fewest: int, takes_locomotives: bool) -> int:
    """How many ways there are to pay for a route; all routes together have at most MAX_WAYS.

    >>> count_ways(2, True, 0, True)
    17
    """
    in_one_colour = len(coloured_payments(length, fewest, takes_locomotives))
    return in_one_colour * (LOCOMOTIVE if grey else 1) + (1 if takes_locomotives else 0)


@cython.cclass
class Rules(KernelRules):
    """A board and a variant as numbers.

    `routes` are tuples (a, b, length, colour, kind, locomotives, points, twin), `tickets` tuples
    (start cities, [(destination cities, value), …], is long, is in play); cities, colours and kinds
    are numbers, `settings` holds one number for every name of SETTINGS.
    """

    def __init__(
        self, players: int, cities: int, cards: list, routes: list, tickets: list, settings: dict
    ):
        self.check_sizes(
            (
                ("players", players, MAX_SEATS),
                ("cities", cities, MAX_CITIES),
                ("train cards", sum(cards), MAX_CARDS),
                ("routes", len(routes), MAX_ROUTES),
                ("spaces on a route", max(route[2] for route in routes), MAX_LENGTH),
                ("tickets", len(tickets), MAX_TICKETS),
                ("destinations on a ticket", max(len(t[1]) for t in tickets), MAX_DESTINATIONS),
                ("trains per player", settings["trains"], MAX_TRAINS),
                ("stations per player", settings["stations"], MAX_STATIONS),
            )
        )
        self.board.players = players
        self.board.cities = cities
        self.set_cards(cards)
        self.set_variant(settings)
        for route in routes:
            self.add_route(route)
        self.number_ways()
        for ticket in tickets:
            self.add_ticket(ticket)
        self.board.station = CLAIM + self.board.ways
        self.board.actions = self.board.station
        if self.board.stations > 0:
            self.board.actions += STATION_FORMS * self.board.cities
        self.number_actions_to(self.board.actions)
        self.begin_with(cython.address(self.board), self.board.players)
        hand_over(cython.address(self.procedures))

    def set_cards(self, cards: list):
        """How many train cards of each kind there are (TTR-COMP-1)."""
        for kind in range(KINDS):
            self.board.card_count[kind] = cards[kind]
        self.board.cards = sum(cards)

    def set_variant(self, settings: dict):
        """The numbers in which boards, ticket sets and editions differ."""
        board: cython.pointer(Board) = cython.address(self.board)
        board.trains = settings["trains"]
        board.stations = settings["stations"]
        board.locomotives_anywhere = settings["locomotives_anywhere"]
        board.row_locomotive_is_whole_turn = settings["row_locomotive_is_whole_turn"]
        board.row_closes_without_deck = settings["row_closes_without_deck"]
        board.both_tracks_open = settings["both_tracks_open"]
        board.unkept_in_play = settings["unkept_in_play"]
        board.unkept_at_start = settings["unkept_at_start"]
        board.long_dealt = settings["long_dealt"]
        board.regular_dealt = settings["regular_dealt"]
        board.keep = settings["keep"]
        board.keep_without_long = settings["keep_without_long"]
        board.two_steps = settings["two_steps"]
        board.tickets_drawn = settings["tickets_drawn"]
        board.longest_path_bonus = settings["longest_path_bonus"]
        board.globetrotter_bonus = settings["globetrotter_bonus"]
        board.fewest_stations_break_ties = settings["fewest_stations_break_ties"]
        board.first_seat = settings["first_seat"]

    def add_route(self, route: tuple):
        """Enter one track."""
        board: cython.pointer(Board) = cython.address(self.board)
        r: cython.int = board.routes
        a, b, length, colour, kind, locomotives, points, twin = route
        board.route_a[r] = a
        board.route_b[r] = b
        board.length[r] = length
        board.colour[r] = colour
        board.kind[r] = kind
        board.ferry_locomotives[r] = locomotives
        board.route_points[r] = points
        board.twin[r] = twin
        board.first_way[r] = -1
        add(board.routes_at[board.route_a[r]], r)
        add(board.routes_at[board.route_b[r]], r)
        board.routes += 1

    def number_ways(self):
        """Number all ways to pay for routes, grouped by colour (TTR-CLAIM-1…3, TTR-FERRY-1)."""
        board: cython.pointer(Board) = cython.address(self.board)
        r: cython.int
        for colour in range(KINDS):
            board.first_word[colour] = board.ways >> 6
            for r in range(board.routes):
                for cards, locomotives in self.payments(r, colour):
                    self.add_way(r, colour, cards, locomotives)
            board.last_word[colour] = max(board.ways - 1, 0) >> 6
        board.way_words = (board.ways + 63) >> 6

    def payments(self, r: cython.int, colour: cython.int) -> list:
        """The (cards, locomotives) that pay for a route in a colour, locomotives spared first."""
        board: cython.pointer(Board) = cython.address(self.board)
        takes_locomotives = board.locomotives_anywhere or board.kind[r] == TUNNEL
        if colour == LOCOMOTIVE:
            return [(0, board.length[r])] if takes_locomotives else []
        if board.colour[r] != GREY and board.colour[r] != colour:
            return []
        return coloured_payments(board.length[r], board.ferry_locomotives[r], takes_locomotives)

    def add_way(self, r: cython.int, colour: cython.int, cards: cython.int, locos: cython.int):
        """Give one way to pay the next number, and enter what pays for it."""
        board: cython.pointer(Board) = cython.address(self.board)
        way: cython.int = board.ways
        n: cython.int
        if way >= MAX_WAYS:
            raise ValueError(f"this board has more than {MAX_WAYS} ways to pay for its routes")
        board.way_route[way] = r
        board.way_colour[way] = colour
        board.way_cards[way] = cards
        board.way_locomotives[way] = locos
        if board.first_way[r] < 0:
            board.first_way[r] = way
        add(board.ways_of_route[r], way)
        add(board.ways_of_colour[colour], way)
        for n in range(MAX_LENGTH + 1):
            if n >= cards:
                add(board.payable_with_cards[n], way)
            if n >= locos:
                add(board.payable_with_locomotives[n], way)
            if n >= board.length[r]:
                add(board.payable_with_trains[n], way)
        board.ways += 1

    def add_ticket(self, ticket: tuple):
        """Enter one ticket; a country is the set of its exits (TTR-SCORE-4)."""
        board: cython.pointer(Board) = cython.address(self.board)
        t: cython.int = board.tickets
        d: cython.int = 0
        start, destinations, is_long, in_play = ticket
        for city in start:
            add(cython.address(board.ticket_start[t]), city)
        for cities, value in destinations:
            for city in cities:
                add(cython.address(board.destination[t][d]), city)
            board.value[t][d] = value
            d += 1
        board.destinations[t] = d
        board.is_long[t] = is_long
        board.in_play[t] = in_play
        board.tickets += 1

    def way(self, way: int) -> tuple:
        """(route, colour, cards, locomotives) of a way to pay."""
        if not 0 <= way < self.board.ways:
            raise IndexError(way)
        return (
            self.board.way_route[way],
            self.board.way_colour[way],
            self.board.way_cards[way],
            self.board.way_locomotives[way],
        )

    @property
    def ways(self) -> int:
        """How many ways to pay the board has."""
        return self.board.ways

    @property
    def cities(self) -> int:
        """How many cities it has."""
        return self.board.cities

    @property
    def first_station_action(self) -> int:
        """The first of the station actions."""
        return self.board.station
