"""The state of a Wensleydale game as Python holds it; `stellwerk.games.wensleydale` adds names.

Nothing is secret but the bag (LTW-SETUP-10), so redrawing what a seat cannot know is a new seed.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COLOURS,
    COMPANIES,
    ITEMS,
    NOBODY,
    PROFIT,
    TRACKS,
    Board,
    Rules,
)
from cython.cimports.stellwerk.kernel.wensleydale.building import (
    fees_payable,
    find_bonus,
    last_area,
    may_extend,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import rank
from cython.cimports.stellwerk.kernel.wensleydale.limits import MAX_SEATS, PRICES
from cython.cimports.stellwerk.kernel.wensleydale.network import far_end, find_touched, shows
from cython.cimports.stellwerk.kernel.wensleydale.position import CHAIN, LINE, OVER, Position
from cython.cimports.stellwerk.kernel.wensleydale.transport import missing_brown, replacement
from cython.cimports.stellwerk.kernel.wensleydale.turn import (
    final_points,
    sets_of,
    winner,
)


@cython.auto_pickle(False)  # the named states say how
@cython.cclass
class WensleydaleState(KernelState):
    """One position of a Wensleydale game, in numbers."""

    def __cinit__(self):
        self.stand_at(cython.address(self.position_))

    def __init__(self, rules: Rules, seed: bytes | None):
        self.begin(rules, seed)

    def is_simultaneous(self) -> bool:
        """Never: one seat decides at a time."""
        return False

    def returns(self) -> list:
        """The final points of every seat; zeros before the end."""
        if self.position_.phase != OVER:
            return [0.0] * self.players
        return [float(count["total"]) for count in self.final_count()]

    def final_count(self) -> list:
        """The count of all seats as it would stand now (LTW-FINAL)."""
        board: cython.pointer(Board) = board_of(self)
        p: cython.pointer(Position) = cython.address(self.position_)
        return [
            {
                "points": p.victory[seat],
                "sets": 2 * sets_of(p, seat),
                "profit": p.points[PROFIT][seat],
                "tracks": -p.on_board[seat],
                "total": final_points(board, p, seat),
            }
            for seat in range(self.players)
        ]

    def winner(self) -> int:
        """The seat that wins as things stand (LTW-FINAL-5)."""
        return winner(board_of(self), cython.address(self.position_))

    def shown_colours(self, area: cython.int) -> list:
        """The companies (0 red, 1 green) a town shows now."""
        board: cython.pointer(Board) = board_of(self)
        if not 0 <= area < board.areas:
            raise IndexError(f"there are areas 0 to {board.areas - 1}, not {area}")
        return [
            company
            for company in range(COMPANIES)
            if shows(board, cython.address(self.position_), area, company)
        ]

    def train_costs(self, player) -> list:
        """What every train would cost a seat now: (brown points, units instead of others)."""
        seat: cython.int = self.seat(player)
        board: cython.pointer(Board) = board_of(self)
        p: cython.pointer(Position) = cython.address(self.position_)
        return [
            (
                board.train_price[train] - missing_brown(board, p, seat, train),
                replacement(board, p, seat, train),
            )
            for train in range(board.trains)
        ]

    def next_tracks(self) -> list:
        """Where the line that is built may go on: (area, cost, fees by colour)."""
        fees: cython.int[COLOURS]
        area: cython.int
        border: cython.int
        start: cython.int
        board: cython.pointer(Board) = board_of(self)
        p: cython.pointer(Position) = cython.address(self.position_)
        found: list = []
        if p.phase != LINE:
            return found
        start = p.line[0] if p.line_size == 1 else -1
        for border in range(board.borders):
            if may_extend(board, p, p.seat, border):
                area = far_end(board, border, last_area(p))
                fees_payable(board, p, p.seat, start, area, fees)
                found.append(
                    (area, board.cost[border], [fees[colour] for colour in range(COLOURS)])
                )
        return found

    def last_scoring(self) -> list:
        """Of the turn scored last, for every seat: (victory points, profit)."""
        return [
            (self.position_.last_points[i], self.position_.last_profit[i])
            for i in range(self.players)
        ]

    def track(self, number: cython.int) -> list:
        """An influence track, or the profit track (4), in ranking order: (seat, points)."""
        order: cython.uchar[MAX_SEATS]
        if not 0 <= number < TRACKS:
            raise IndexError(f"there are tracks 0 to {TRACKS - 1}, not {number}")
        rank(board_of(self), cython.address(self.position_), number, order)
        return [(order[i], self.position_.points[number][order[i]]) for i in range(self.players)]

    def _dump(self) -> dict:
        """All of the state as plain numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        return {
            "phase": p.phase,
            "turn": p.turn,
            "seat": None if p.seat == NOBODY else p.seat,
            "index": p.index,
            "general_order": [p.general_order[i] for i in range(self.players)],
            "build_order": [p.build_order[i] for i in range(self.players)],
            "train_order": [p.train_order[i] for i in range(self.players)],
            "tracks": [self.track(number) for number in range(TRACKS)],
            "boxes": [
                (
                    [p.tokens_in[box][colour] for colour in range(COLOURS)],
                    None if p.bidder[box] == NOBODY else (p.bidder[box], p.staked[box]),
                )
                for box in range(board.boxes)
            ],
            "box": p.box,
            "limits": [p.limits[i] for i in range(self.players)],
            "line": [p.line[i] for i in range(p.line_size)],
            "company": p.company,
            "due": p.due,
            "paying_from": p.paying_from,
            "paying_for": p.paying_for,
            "item": (p.item_area, p.item),
            "passed": [i for i in range(self.players) if (p.passed >> i) & 1],
            "bonus_given": bool(p.bonus_given),
            "contents": [
                [p.contents[area][item] for item in range(ITEMS)] for area in range(board.areas)
            ],
            "owners": [p.owner[border] for border in range(board.borders)],
            "chains": [
                [p.chains[i][seat] for seat in range(self.players)] for i in range(p.chains_size)
            ],
            "trains": [
                None
                if p.train_owner[train] == NOBODY
                else (p.train_owner[train], p.passengers_on[train], p.goods_on[train])
                for train in range(board.trains)
            ],
            "key": self.key(),
            "words": p.chance.words,
            "seats": [self._dump_seat(seat) for seat in range(self.players)],
        }

    def _dump_seat(self, player) -> dict:
        """One seat's part of the state as plain numbers."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        return {
            "hand": p.hand[seat],
            "points": p.victory[seat],
            "collected": [p.collected[seat][item] for item in range(CARRIED)],
            "loaded": [
                [p.loaded[seat][item][price] for price in range(PRICES)] for item in range(CARRIED)
            ],
        }

    def _load(self, numbers: dict):
        """Become the state that `_dump` described; the caller has checked the numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        memset(p, 0, cython.sizeof(Position))
        p.phase = numbers["phase"]
        p.turn = numbers["turn"]
        p.seat = NOBODY if numbers["seat"] is None else numbers["seat"]
        p.index = numbers["index"]
        for i in range(self.players):
            p.general_order[i] = numbers["general_order"][i]
            p.build_order[i] = numbers["build_order"][i]
            p.train_order[i] = numbers["train_order"][i]
            p.limits[i] = numbers["limits"][i]
        for number in range(TRACKS):
            for i, (seat, points) in enumerate(numbers["tracks"][number]):
                p.points[number][seat] = points
                p.arrival[number][seat] = MAX_SEATS - i
        p.arrivals = MAX_SEATS
        self._load_boxes(numbers)
        p.box = numbers["box"]
        p.company = numbers["company"]
        p.due = numbers["due"]
        p.paying_from = numbers["paying_from"]
        p.paying_for = numbers["paying_for"]
        p.item_area, p.item = numbers["item"]
        for seat in numbers["passed"]:
            p.passed |= 1 << cython.cast(cython.int, seat)
        p.bonus_given = numbers["bonus_given"]
        for area in range(board.areas):
            for item in range(ITEMS):
                p.contents[area][item] = numbers["contents"][area][item]
        for border in range(board.borders):
            p.owner[border] = numbers["owners"][border]
            if p.owner[border] < MAX_SEATS:
                p.on_board[p.owner[border]] += 1
        find_touched(board, p)
        self._load_line(numbers["line"])
        self.load_chance(numbers)
        for seat in range(self.players):
            self._load_seat(seat, numbers["seats"][seat])
        if p.phase == CHAIN:
            find_bonus(board, p, p.seat)

    def _load_boxes(self, numbers: dict):
        """Boxes and trains of `_load`."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        for box in range(board.boxes):
            tokens, bid = numbers["boxes"][box]
            for colour in range(COLOURS):
                p.tokens_in[box][colour] = tokens[colour]
            p.bidder[box], p.staked[box] = (NOBODY, 0) if bid is None else bid
        for train in range(board.trains):
            owned = numbers["trains"][train]
            p.train_owner[train], p.passengers_on[train], p.goods_on[train] = (
                (NOBODY, 0, 0) if owned is None else owned
            )

    def _load_line(self, line: list):
        """The line of `_load`; its borders follow from its areas."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        for area in line:
            if p.line_size > 0:
                for border in range(board.borders):
                    if {board.border_a[border], board.border_b[border]} == {
                        area,
                        p.line[p.line_size - 1],
                    }:
                        p.line_borders[p.line_size - 1] = border
            p.line[p.line_size] = area
            p.line_size += 1

    def _load_seat(self, player, numbers: dict):
        """One seat's part of `_load`."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        p.hand[seat] = numbers["hand"]
        p.victory[seat] = numbers["points"]
        for item in range(CARRIED):
            p.collected[seat][item] = numbers["collected"][item]
            for price in range(PRICES):
                p.loaded[seat][item][price] = numbers["loaded"][item][price]
