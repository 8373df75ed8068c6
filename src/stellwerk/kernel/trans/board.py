"""Lays out the numbers of a Trans game from plain numbers."""

import cython
from cython.cimports.stellwerk.kernel.bits import add, one
from cython.cimports.stellwerk.kernel.state import KernelRules
from cython.cimports.stellwerk.kernel.trans.board import CARDS_AGREED, SPECIAL_CARDS
from cython.cimports.stellwerk.kernel.trans.limits import (
    MAX_CITIES,
    MAX_CROSSINGS,
    MAX_LINES,
    MAX_POINTS,
    MAX_RAILS,
    MAX_SCALE,
    MAX_SEATS,
)
from cython.cimports.stellwerk.kernel.trans.procedures import hand_over


@cython.cclass
class Rules(KernelRules):
    """A board and its options as numbers.

    `lines` are tuples (a, b, terrain), `cities` tuples (crossing, colour, is in play), `scales` the
    points by missing rails: base, card 1, card 2; `settings` has players, rails, target, rounds,
    first_seat, card_source, cards_at_once, chosen_cards and renews_with_cards_in_force.
    """

    def __init__(self, crossings: int, lines: list, cities: list, scales: list, settings: dict):
        board: cython.pointer(Board) = cython.address(self.board)
        self.check_sizes(
            (
                ("players", settings["players"], MAX_SEATS),
                ("crossings", crossings, MAX_CROSSINGS),
                ("lines", len(lines), MAX_LINES),
                ("cities", len(cities), MAX_CITIES),
                ("rails", settings["rails"], MAX_RAILS),
                ("points to win", settings["target"], MAX_POINTS),
                ("entries on a scale of points", max(len(scale) for scale in scales), MAX_SCALE),
            )
        )
        board.crossings = crossings
        board.players = settings["players"]
        board.rails = settings["rails"]
        board.target = settings["target"]
        board.rounds = settings["rounds"]
        board.first_seat = settings["first_seat"]
        board.card_source = settings["card_source"]
        board.cards_at_once = settings["cards_at_once"]
        board.renews_with_cards_in_force = settings["renews_with_cards_in_force"]
        for card in settings["chosen_cards"]:
            board.chosen_cards |= cython.cast(cython.uint, 1) << cython.cast(cython.int, card)
        for line in lines:
            self.add_line(line)
        for city in cities:
            self.add_city(city)
        for i, scale in enumerate(scales):
            self.set_scale(i, scale)
        self.number_actions()

    def add_line(self, line: tuple):
        """Enter one line between two crossings."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.lines
        a: cython.int = line[0]
        b: cython.int = line[1]
        terrain: cython.int = line[2]
        board.line_a[number] = a
        board.line_b[number] = b
        board.terrain[number] = terrain
        add(board.lines_at[a], number)
        add(board.lines_at[b], number)
        add(board.all_lines, number)
        add(board.lines_on[terrain], number)
        board.neighbour[a][board.degree[a]] = b
        board.line_to[a][board.degree[a]] = number
        board.degree[a] += 1
        board.neighbour[b][board.degree[b]] = a
        board.line_to[b][board.degree[b]] = number
        board.degree[b] += 1
        board.lines += 1

    def add_city(self, city: tuple):
        """Enter one city; only those in play are dealt (TRANS-SETUP-2)."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.cities
        colour: cython.int = city[1]
        board.city_at[number] = city[0]
        board.colour[number] = colour
        if city[2]:
            board.cities_of[colour] |= one(number)
        board.cities += 1

    def set_scale(self, which: cython.int, points: list):
        """A scale of points by missing rails (TRANS-SCORE-1, TRANS-CARD-1, -2)."""
        i: cython.int
        self.board.scale_size[which] = len(points)
        for i in range(len(points)):
            self.board.scale[which][i] = points[i]

    def number_actions(self):
        """Place a marker, lay a rail, choose a city, stop, pass, agree on a card: a number each."""
        board: cython.pointer(Board) = cython.address(self.board)
        board.place = 0
        board.lay = board.crossings
        board.choose = board.lay + board.lines
        board.stop = board.choose + board.cities
        board.pass_ = board.stop + 1
        board.agree = board.pass_ + 1
        board.actions = board.agree
        if board.card_source == CARDS_AGREED:
            board.actions += SPECIAL_CARDS + 1
        self.number_actions_to(board.actions)
        self.begin_with(cython.address(self.board), self.board.players)
        hand_over(cython.address(self.procedures))

    @property
    def first_actions(self) -> dict:
        """The first action of each kind."""
        return {
            "place": self.board.place,
            "lay": self.board.lay,
            "choose": self.board.choose,
            "stop": self.board.stop,
            "pass": self.board.pass_,
            "agree": self.board.agree,
        }
