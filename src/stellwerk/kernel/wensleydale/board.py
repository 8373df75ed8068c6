"""Lays out the numbers of a Wensleydale game from plain numbers."""

import cython
from cython.cimports.stellwerk.kernel.bits import add
from cython.cimports.stellwerk.kernel.state import KernelRules
from cython.cimports.stellwerk.kernel.wensleydale.limits import (
    MAX_AREAS,
    MAX_BORDERS,
    MAX_BOX_TOKENS,
    MAX_BOXES,
    MAX_CHAINS,
    MAX_CUBES,
    MAX_GOODS,
    MAX_PEOPLE,
    MAX_SEATS,
    MAX_STAKE,
    MAX_TOKENS,
    MAX_TRACKS,
    MAX_TRAINS,
)
from cython.cimports.stellwerk.kernel.wensleydale.procedures import hand_over


@cython.cclass
class Rules(KernelRules):
    """A board and its options as numbers.

    `areas` are dicts with goods (0 plain, 1 hill, -1 none), town (bool), people, fixed (red,
    green), printed (0 red, 1 green, -1 none), near (areas); `borders` tuples (a, b, cost) of those
    that can take a track; `boxes` tuples (least, tokens drawn, printed points by colour); `trains`
    tuples (price, passengers, goods, points).
    """

    def __init__(
        self, areas: list, borders: list, boxes: list, trains: list, bonus: tuple, settings: dict
    ):
        board: cython.pointer(Board) = cython.address(self.board)
        self.check_sizes(
            (
                ("players", settings["players"], MAX_SEATS),
                ("areas", len(areas), MAX_AREAS),
                ("borders that can take a track", len(borders), MAX_BORDERS),
                ("boxes", len(boxes), MAX_BOXES),
                ("tokens in a box", max(box[1] for box in boxes), MAX_BOX_TOKENS),
                ("tokens", sum(settings["tokens"]), MAX_TOKENS),
                ("trains", len(trains), MAX_TRAINS),
                ("cubes per player", settings["cubes"], MAX_CUBES),
                ("tracks per player", settings["tracks"], MAX_TRACKS),
                ("goods", sum(settings["goods"]), MAX_GOODS),
                ("people", sum(settings["people"]), MAX_PEOPLE),
            )
        )
        board.players = settings["players"]
        board.turns = settings["turns"]
        board.cubes = settings["cubes"]
        board.tracks = settings["tracks"]
        board.cubes_per_turn = settings["cubes_per_turn"]
        board.first_seat = settings["first_seat"]
        board.hill_goods_from_any_area = settings["hill_goods_from_any_area"]
        board.start_fee = settings["start_fee"]
        for i in range(COLOURS):
            board.start_points[i] = settings["start_points"][i]
            board.tokens[i] = settings["tokens"][i]
        for i in range(GOODS):
            board.goods[i] = settings["goods"][i]
        for i in range(PEOPLE):
            board.people[i] = settings["people"][i]
        for area in areas:
            self.add_area(area)
        for border in borders:
            self.add_border(border)
        for box in boxes:
            self.add_box(box)
        for train in trains:
            self.add_train(train)
        self.set_bonus(bonus)
        self.number_actions()

    def add_area(self, area: dict):
        """Enter one area."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.areas
        board.goods_kind[number] = area["goods"]
        board.people_in[number] = area["people"]
        board.fixed[number][0], board.fixed[number][1] = area["fixed"]
        if area["town"]:
            add(board.towns, number)
        if area["printed"] >= 0:
            add(board.printed[area["printed"]], number)
        for other in area["near"]:
            add(board.near[number], other)
        board.areas += 1

    def add_border(self, border: tuple):
        """Enter one border that can take a track."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.borders
        a: cython.int = border[0]
        b: cython.int = border[1]
        board.border_a[number] = a
        board.border_b[number] = b
        board.cost[number] = border[2]
        add(board.borders_at[a], number)
        add(board.borders_at[b], number)
        board.borders += 1

    def add_box(self, box: tuple):
        """Enter one auction box (LTW-TOKEN-3)."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.boxes
        board.box_least[number] = box[0]
        board.box_tokens[number] = box[1]
        for colour in range(COLOURS):
            board.box_printed[number][colour] = box[2][colour]
        board.boxes += 1

    def add_train(self, train: tuple):
        """Enter one train (LTW-TRAIN-5)."""
        board: cython.pointer(Board) = cython.address(self.board)
        number: cython.int = board.trains
        board.train_price[number] = train[0]
        board.train_passengers[number] = train[1]
        board.train_goods[number] = train[2]
        board.train_points[number] = train[3]
        board.trains += 1

    def set_bonus(self, bonus: tuple):
        """The two sets of areas whose first connection scores (LTW-BUILD-14)."""
        for area in bonus[0]:
            add(self.board.bonus_from, area)
        for area in bonus[1]:
            add(self.board.bonus_to, area)
        self.board.has_bonus = len(bonus[0]) > 0

    def number_actions(self):
        """One number for every decision there can be; both sides of a board number them alike."""
        board: cython.pointer(Board) = cython.address(self.board)
        board.bid = 0
        board.stake = board.bid + MAX_BOXES
        board.start = board.stake + MAX_STAKE
        board.extend = board.start + board.areas
        board.stop = board.extend + board.borders
        board.pass_ = board.stop + 1
        board.pay = board.pass_ + 1
        board.chain = board.pay + UNITS
        board.buy = board.chain + MAX_CHAINS
        board.carry = board.buy + MAX_TRAINS
        board.board_ = board.carry + CARRIED * board.areas
        board.sell = board.board_ + MAX_TRAINS
        board.actions = board.sell + 2 * board.areas
        self.number_actions_to(board.actions)
        self.begin_with(cython.address(self.board), self.board.players)
        hand_over(cython.address(self.procedures))

    @property
    def first_actions(self) -> dict:
        """The first action of each kind."""
        board: cython.pointer(Board) = cython.address(self.board)
        return {
            "bid": board.bid,
            "stake": board.stake,
            "start": board.start,
            "extend": board.extend,
            "stop": board.stop,
            "pass": board.pass_,
            "pay": board.pay,
            "chain": board.chain,
            "buy": board.buy,
            "carry": board.carry,
            "board": board.board_,
            "sell": board.sell,
        }
