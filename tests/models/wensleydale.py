"""Last Train to Wensleydale as slowly and plainly as possible: a second opinion for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .wensleydale_board import COLOURS
from .wensleydale_legal import (
    KINDS_FOR_TRACK,
    KINDS_FOR_TRAIN,
    UNITS_PER_BROWN,
    Move,
    buys,
    carries,
    extensions,
    fees,
    find_moves,
    payable_kinds,
    sale_extensions,
    sale_price,
    sales,
    starts,
)
from .wensleydale_scoring import bonus_choices, carried, final_count, turn_points, turn_profit
from .wensleydale_state import BoughtTrain, WensleydaleState

__all__ = ["Move", "WensleydaleModel"]

BOXES_PER_SEAT = 2  # LTW-AUC-1
KEPT_BACK = 3  # LTW-AUC-5


class WensleydaleModel(WensleydaleState):
    """One game: what may be played, and what then happens."""

    def set_up(self, board: Mapping[str, Any]) -> None:
        super().set_up(board)
        self.start_turn()

    # --- moves -------------------------------------------------------------------------------

    def legal_moves(self, seat: int) -> set[Move]:
        """All moves a seat may make now."""
        return find_moves(self, seat) if seat in self.pending() else set()

    def play(self, seat: int, move: Move) -> None:
        """Makes a move."""
        if move not in self.legal_moves(seat):
            raise ValueError(f"seat {seat} may not play {move}")
        self.make(seat, move)

    def make(self, seat: int, move: Move) -> None:
        """Makes a move that is known to be legal."""
        do = move[0]
        if do == "bid":
            self.phase, self.box = "stake", move[1]
        elif do == "stake":
            self.stake(seat, move[1])
        elif do == "start":
            self.phase, self.line = "line", [move[1]]
        elif do == "extend" and self.phase == "line":
            self.build_track(seat, move[1])
        elif do == "extend":
            self.extend_sale(seat, move[1])
        elif do == "stop" and self.phase == "line":
            self.end_line()
        elif do == "stop":
            self.end_sale(seat)
        elif do == "pay":
            self.pay_unit(seat, move[1])
            self.pay_on(seat)
        elif do == "chain":
            self.award_bonus(move[1])
            self.go_on_with_line(seat)
        elif do == "buy":
            self.buy(seat, move[1])
        elif do == "carry":
            self.carry(seat, move[1], move[2])
        elif do == "board":
            self.board_train(seat, move[1])
        elif do == "sell":
            self.start_sale(move[1], move[2])
        else:
            self.pass_by(seat)

    def pass_by(self, i: int) -> None:
        """No line, out of the train phase, or no sale."""
        if self.phase == "build":
            self.next_builder()
        elif self.phase == "trains":
            self.passed.add(i)
            self.next_in_train_phase(after=i)
        else:
            self.next_seller()

    # --- phases 1 to 4 -----------------------------------------------------------------------

    def start_turn(self) -> None:
        """LTW-CUBE-1, LTW-TOKEN-1 to LTW-TOKEN-3, LTW-AUC-5."""
        self.turn += 1
        for seat in self.seats:
            taken = min(self.board.cubes_per_turn, seat.stock)
            seat.stock -= taken
            seat.hand += taken
        bag = [colour for colour in COLOURS for _ in range(self.side.tokens[colour])]
        self.random.shuffle(bag)
        for box, space in zip(self.boxes, self.side.boxes, strict=True):
            box.tokens = [bag.pop() for _ in range(space.tokens)]
        self.limits = [seat.hand - KEPT_BACK for seat in self.seats]
        self.phase, self.seat = "bid", self.general_order[0]

    def stake(self, i: int, cubes: int) -> None:
        """LTW-AUC-2, LTW-AUC-4: who is outbid takes the cubes back at once."""
        assert self.box is not None
        box = self.boxes[self.box - 1]
        if box.bid is not None:
            outbid, returned = box.bid
            self.seats[outbid].hand += returned
        self.seats[i].hand -= cubes
        box.bid = (i, cubes)
        self.box = None
        for each in following(self.general_order, i):  # LTW-AUC-1
            if self.standing_bids(each) < BOXES_PER_SEAT:
                self.phase, self.seat = "bid", each
                return
        self.settle_auction()

    def standing_bids(self, i: int) -> int:
        """How many boxes a seat holds."""
        return sum(box.bid is not None and box.bid[0] == i for box in self.boxes)

    def settle_auction(self) -> None:
        """LTW-AUC-6 to LTW-AUC-8; then the orders of the turn, LTW-ORDER-1."""
        for box, space in zip(self.boxes, self.side.boxes, strict=True):
            if box.bid is not None:
                holder, cubes = box.bid
                points = [*space.printed, *box.tokens]
                for colour in COLOURS:
                    self.move_token(colour, holder, points.count(colour))
                self.seats[holder].stock += cubes
                box.bid = None
        self.limits = [0] * self.players
        self.build_order = self.ranking("white")
        self.train_order = self.ranking("brown")
        self.waiting = list(self.build_order)
        self.next_builder()

    # --- phase 5: building -------------------------------------------------------------------

    def next_builder(self) -> None:
        """LTW-BUILD-1, LTW-CASE-1: the next one in build order who can begin a line."""
        while self.waiting:
            i = self.waiting.pop(0)
            if starts(self, i):
                self.phase, self.seat = "build", i
                return
        self.start_train_phase()

    def build_track(self, i: int, area: str) -> None:
        """LTW-BUILD-7 to LTW-BUILD-11: the fees, the track, the cost."""
        border = next(
            each for each in self.board.borders_of[area] if each.other(area) == self.line[-1]
        )
        for colour, points in fees(self, self.line, area).items():
            self.move_token(colour, i, -points)
        self.contents[area]["landowner"] = 0
        self.line.append(area)
        self.seats[i].supply -= 1
        self.borders[border.id] = i
        cubes = min(self.seats[i].hand, border.cost)
        self.spend_cubes(i, cubes)
        self.start_paying(i, border.cost - cubes, "track")

    def track_is_paid(self, i: int) -> None:
        """LTW-BUILD-14: is the connection made for the first time?"""
        choices = set() if self.bonus_given else bonus_choices(self, i)
        if len(choices) > 1:
            self.phase = "chain"
            return
        for points in choices:  # one or none
            self.award_bonus(points)
        self.go_on_with_line(i)

    def award_bonus(self, points: tuple[int, ...]) -> None:
        """LTW-BUILD-14."""
        for seat, each in zip(self.seats, points, strict=True):
            seat.points += each
        self.bonus_given = True

    def go_on_with_line(self, i: int) -> None:
        """The line ends by itself where it cannot go on."""
        if extensions(self, i, self.line):
            self.phase = "line"
        else:
            self.end_line()

    def end_line(self) -> None:
        """The next one builds."""
        self.line = []
        self.next_builder()

    # --- paying unit by unit -----------------------------------------------------------------

    def start_paying(self, i: int, units: int, what: str) -> None:
        """LTW-BUILD-7, LTW-TRAIN-3: units of which the player chooses the kinds."""
        kinds = KINDS_FOR_TRACK if what == "track" else KINDS_FOR_TRAIN
        self.due, self.paying_from, self.paying_for = units, kinds[0], what
        self.pay_on(i)

    def pay_on(self, i: int) -> None:
        """Pays what leaves no choice; asks for the rest."""
        while self.due:
            kinds = payable_kinds(self, i)
            if len(kinds) > 1:
                self.phase = "pay"
                return
            self.pay_unit(i, kinds[0])
        what = self.paying_for
        assert what is not None
        self.paying_from, self.paying_for = None, None
        if what == "track":
            self.track_is_paid(i)
        else:
            self.trains[what] = BoughtTrain(i)
            self.next_in_train_phase(after=i)

    def pay_unit(self, i: int, kind: str) -> None:
        """One cube or one point."""
        if kind == "cube":
            self.spend_cubes(i, 1)
        else:
            self.move_token(kind, i, -1)
        self.due -= 1
        self.paying_from = kind

    # --- phase 6: trains and transport -------------------------------------------------------

    def start_train_phase(self) -> None:
        """LTW-TRAIN-1."""
        self.passed = set()
        self.ask_first_of(self.train_order)

    def next_in_train_phase(self, after: int) -> None:
        """LTW-TRAIN-1: the next one who has not passed."""
        self.ask_first_of(following(self.train_order, after))

    def ask_first_of(self, order: list[int]) -> None:
        """LTW-CASE-14: who can neither buy nor carry passes without being asked."""
        for i in order:
            if i not in self.passed:
                if buys(self, i) or carries(self, i):
                    self.phase, self.seat = "trains", i
                    return
                self.passed.add(i)
        self.score_turn()

    def buy(self, i: int, train: str) -> None:
        """LTW-TRAIN-3: brown points first, 3 units for each that is missing."""
        price = self.side.trains[train].price
        brown = min(price, self.value("brown", i))
        self.move_token("brown", i, -brown)
        self.start_paying(i, UNITS_PER_BROWN * (price - brown), train)

    def carry(self, i: int, area: str, item: str) -> None:
        """LTW-MOVE-1, LTW-CASE-16."""
        if item in ("plain", "hill"):
            train = self.trains_with_goods_place(i)[0]
            self.trains[train.id].goods.append(item)
            self.contents[area][item] -= 1
            self.next_in_train_phase(after=i)
            return
        self.item = (area, item)
        trains = self.trains_with_passenger_place(i)
        if len({train.points for train in trains}) > 1:
            self.phase = "board"
        else:
            self.board_train(i, trains[0].id)

    def board_train(self, i: int, train: str) -> None:
        """The passenger leaves the town when the train is known."""
        assert self.item is not None
        area, passenger = self.item
        self.item = None
        self.trains[train].passengers.append(passenger)
        self.contents[area][passenger] -= 1
        self.next_in_train_phase(after=i)

    # --- phases 7 and 8 ----------------------------------------------------------------------

    def score_turn(self) -> None:
        """LTW-SCORE-1 to LTW-SCORE-5, LTW-GEN-1."""
        for i in self.general_order:  # LTW-SCORE-4: still the old one
            self.seats[i].points += turn_points(self, i)
            self.move_token("profit", i, turn_profit(self, i))
            for item in carried(self, i):
                self.seats[i].collected[item] += 1
        self.trains = {}
        self.passed = set()
        self.general_order = self.ranking("profit")
        self.waiting = list(self.general_order)
        self.next_seller()

    # --- phase 9: take-over ------------------------------------------------------------------

    def next_seller(self) -> None:
        """LTW-SELL-1: the next one in general order who can sell a line."""
        while self.waiting:
            i = self.waiting.pop(0)
            if sales(self, i):
                self.phase, self.seat = "take-over", i
                return
        self.end_turn()

    def start_sale(self, company: str, area: str) -> None:
        """LTW-SELL-2."""
        self.phase, self.company, self.line = "sale", company, [area]

    def extend_sale(self, i: int, area: str) -> None:
        """LTW-SELL-2: in a town from which the line cannot go on the sale is made by itself."""
        assert self.company is not None
        self.line.append(area)
        if not sale_extensions(self, i, self.company, self.line):
            self.end_sale(i)

    def end_sale(self, i: int) -> None:
        """LTW-SELL-3 to LTW-SELL-5."""
        assert self.company is not None
        assert self.board.is_town(self.line[-1])
        self.move_token(self.company, i, -sale_price(self.line))
        for one, other in zip(self.line, self.line[1:], strict=False):
            border = next(b for b in self.board.borders_of[one] if b.other(one) == other)
            assert self.borders[border.id] == i
            self.borders[border.id] = self.company
            self.seats[i].supply += 1
        self.company, self.line = None, []
        self.next_seller()

    # --- phase 10 ----------------------------------------------------------------------------

    def end_turn(self) -> None:
        """LTW-END-1."""
        for box in self.boxes:
            box.tokens = []
        if self.turn < self.side.turns:
            self.start_turn()
        else:
            self.phase, self.seat = "over", None

    def result(self) -> dict[str, Any]:
        """LTW-FINAL-1 to LTW-FINAL-5."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        return final_count(self)


def following(order: list[int], i: int) -> list[int]:
    """All seats of an order, cyclically, from the one after this seat up to this seat itself."""
    place = order.index(i) + 1
    return order[place:] + order[:place]
