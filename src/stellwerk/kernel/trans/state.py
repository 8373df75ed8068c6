"""The state of a Trans game as Python holds it; `stellwerk.games.trans` adds the names."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, count
from cython.cimports.stellwerk.kernel.state import KernelState
from cython.cimports.stellwerk.kernel.trans.board import (
    COLOURS,
    NO_CITY,
    NOBODY,
    NOWHERE,
    SPECIAL_CARDS,
    Board,
    Rules,
)
from cython.cimports.stellwerk.kernel.trans.hands import all_choose, chain_colour, set_goals
from cython.cimports.stellwerk.kernel.trans.limits import (
    CROSSING_WORDS,
    LINE_WORDS,
    MAX_CITIES,
    MAX_CROSSINGS,
)
from cython.cimports.stellwerk.kernel.trans.position import OVER, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of, lay_rail, rebuild_networks
from cython.cimports.stellwerk.kernel.trans.steiner import (
    MAX_TERMINALS,
    Costs,
    cheapest_tree,
    measure_steps,
    missing_rails,
)
from cython.cimports.stellwerk.kernel.trans.turn import (
    count_round,
)
from cython.cimports.stellwerk.kernel.trans.ways import missing_by_city, missing_lines, way_to


@cython.auto_pickle(False)  # the named states say how
@cython.cclass
class TransState(KernelState):
    """One position of a Trans game, in numbers."""

    def __cinit__(self):
        self.stand_at(cython.address(self.position_))

    def __init__(self, rules: Rules, seed: bytes | None):
        self.begin(rules, seed)

    def is_simultaneous(self) -> bool:
        """Whether all seats decide at once now."""
        return self.position_.phase != OVER and all_choose(cython.address(self.position_))

    def returns(self) -> list:
        """The final points of every seat; zeros before the end."""
        if self.position_.phase != OVER:
            return [0.0] * self.players
        return [float(self.position_.points[i]) for i in range(self.players)]

    def cost(self, line: cython.int) -> int:
        """What a line costs with the special cards of this round."""
        if not 0 <= line < board_of(self).lines:
            raise IndexError(f"there are lines 0 to {board_of(self).lines - 1}, not {line}")
        return cost_of(board_of(self), cython.address(self.position_), line)

    def chosen_colour(self) -> int:
        """The colour passed along by cards 13 to 15; -1 when any city may be chosen."""
        return chain_colour(self.position_.card) if 13 <= self.position_.card <= 15 else -1

    def missing(self, player) -> int:
        """How many rails a seat with a marker would still need."""
        costs: Costs
        seat: cython.int = self.seat(player)
        if self.position_.marker[seat] == NOWHERE:
            raise ValueError(f"seat {seat} has not placed its marker yet")
        measure_steps(board_of(self), cython.address(self.position_), cython.address(costs))
        return missing_rails(
            board_of(self),
            cython.address(self.position_),
            cython.address(costs),
            seat,
        )

    def missing_by_city(self, player) -> tuple:
        """What `missing` says, and for each city of the hand the rails missing to it alone."""
        rails: cython.uchar[MAX_TERMINALS]
        seat: cython.int = self.seat(player)
        cities: cython.int = count(self.position_.hand[seat])
        if self.position_.marker[seat] == NOWHERE:
            raise ValueError(f"seat {seat} has not placed its marker yet")
        total: cython.int = missing_by_city(
            board_of(self), cython.address(self.position_), seat, rails
        )
        return total, [rails[i] for i in range(cities)]

    def missing_lines(self, player) -> list:
        """The lines of one cheapest tree that a seat with a marker would still need."""
        lines: Word[LINE_WORDS]
        seat: cython.int = self.seat(player)
        if self.position_.marker[seat] == NOWHERE:
            raise ValueError(f"seat {seat} has not placed its marker yet")
        missing_lines(board_of(self), cython.address(self.position_), seat, lines)
        return self.elements(lines, board_of(self).lines)

    def way_to(self, player, crossing: cython.int) -> list:
        """The lines of one cheapest way from the network of a seat with a marker to a crossing."""
        lines: Word[LINE_WORDS]
        seat: cython.int = self.seat(player)
        if self.position_.marker[seat] == NOWHERE:
            raise ValueError(f"seat {seat} has not placed its marker yet")
        if not 0 <= crossing < board_of(self).crossings:
            raise IndexError(f"there is no crossing {crossing}")
        way_to(board_of(self), cython.address(self.position_), seat, crossing, lines)
        return self.elements(lines, board_of(self).lines)

    def tree_cost(self, root: cython.int, crossings: list) -> int:
        """The cost of the cheapest tree that joins crossings with a root, laid rails free."""
        costs: Costs
        terminals: cython.uchar[MAX_TERMINALS]
        goal: Word[CROSSING_WORDS]
        i: cython.int
        for i in range(CROSSING_WORDS):
            goal[i] = 0
        if len(crossings) > MAX_TERMINALS or not all(
            0 <= crossing < board_of(self).crossings for crossing in [root, *crossings]
        ):
            raise ValueError(f"at most {MAX_TERMINALS} crossings of the board can be joined")
        for i in range(len(crossings)):
            terminals[i] = crossings[i]
        add(goal, root)
        measure_steps(board_of(self), cython.address(self.position_), cython.address(costs))
        return cheapest_tree(board_of(self), cython.address(costs), goal, terminals, len(crossings))

    def joined_crossings(self, player) -> list:
        """The crossings joined with a seat's marker."""
        seat: cython.int = self.seat(player)
        leader: cython.int = self.position_.leader[seat]
        return self.elements(self.position_.network[leader], MAX_CROSSINGS)

    def leaders(self) -> list:
        """For every seat the lowest seat of its network, as networks are kept."""
        return [self.position_.leader[seat] for seat in range(self.players)]

    def _lay_rail(self, player, line: cython.int):
        """Lay a rail and nothing more: no turn ends by it, and no round."""
        if not 0 <= line < board_of(self).lines:
            raise IndexError(f"there are lines 0 to {board_of(self).lines - 1}, not {line}")
        lay_rail(board_of(self), cython.address(self.position_), self.seat(player), line)

    def dealt_hands(self) -> list:
        """The cities each seat was dealt this round, before any special card."""
        return [
            self.elements(cython.address(self.position_.dealt[seat]), MAX_CITIES)
            for seat in range(self.players)
        ]

    def last_round(self) -> list:
        """Of the round that ended last, for every seat: (missing, points, won, hand)."""
        return [
            (
                self.position_.last_missing[i],
                self.position_.last_points[i],
                bool((self.position_.last_winners >> i) & 1),
                self.elements(cython.address(self.position_.last_hand[i]), MAX_CITIES),
            )
            for i in range(self.players)
        ]

    def _dump(self) -> dict:
        """All of the state as plain numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        return {
            "phase": p.phase,
            "round": p.round,
            "start_seat": p.start_seat,
            "turn": None if p.turn == NOBODY else p.turn,
            "cards": [card for card in range(1, SPECIAL_CARDS + 1) if (p.cards >> card) & 1],
            "card": p.card,
            "step": p.step,
            "card_stack": [p.card_stack[i] for i in range(p.card_stack_size)],
            "lap": p.lap,
            "budget": p.budget,
            "laid_this_turn": p.laid_this_turn,
            "rails": self.elements(p.rails, board_of(self).lines),
            "rest": [
                [p.rest[colour][i] for i in range(p.rest_size[colour])] for colour in range(COLOURS)
            ],
            "revealed": self.elements(cython.address(p.revealed), MAX_CITIES),
            "winners": [i for i in range(self.players) if (p.winners >> i) & 1],
            "key": self.key(),
            "words": p.chance.words,
            "seats": [self._dump_seat(seat) for seat in range(self.players)],
        }

    def _dump_seat(self, player) -> dict:
        """One seat's part of the state as plain numbers."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        return {
            "hand": self.elements(cython.address(p.hand[seat]), MAX_CITIES),
            "chosen": None if p.chosen[seat] == NO_CITY else p.chosen[seat],
            "marker": None if p.marker[seat] == NOWHERE else p.marker[seat],
            "points": p.points[seat],
            "knows": self.elements(cython.address(p.knows[seat]), MAX_CITIES),
        }

    def _load(self, numbers: dict):
        """Become the state that `_dump` described; the caller has checked the numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = board_of(self)
        memset(p, 0, cython.sizeof(Position))
        p.phase = numbers["phase"]
        p.round = numbers["round"]
        p.start_seat = numbers["start_seat"]
        p.turn = NOBODY if numbers["turn"] is None else numbers["turn"]
        for card in numbers["cards"]:
            p.cards |= cython.cast(cython.uint, 1) << cython.cast(cython.int, card)
        p.card = numbers["card"]
        p.step = numbers["step"]
        for card in numbers["card_stack"]:
            p.card_stack[p.card_stack_size] = card
            p.card_stack_size += 1
        p.lap = numbers["lap"]
        p.budget = numbers["budget"]
        p.laid_this_turn = numbers["laid_this_turn"]
        for line in numbers["rails"]:
            add(p.rails, line)
            p.rails_laid += 1
        for colour in range(COLOURS):
            for city in numbers["rest"][colour]:
                p.rest[colour][p.rest_size[colour]] = city
                p.rest_size[colour] += 1
        self.fill(cython.address(p.revealed), numbers["revealed"])
        for seat in numbers["winners"]:
            p.winners |= 1 << cython.cast(cython.int, seat)
        self.load_chance(numbers)
        for seat in range(board.players):
            self._load_seat(seat, numbers["seats"][seat])
        rebuild_networks(board, p)
        if p.phase >= PLACE:
            set_goals(board, p)
        if p.phase == OVER:
            count_round(board, p)

    def _load_seat(self, player, numbers: dict):
        """One seat's part of `_load`."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        self.fill(cython.address(p.hand[seat]), numbers["hand"])
        p.chosen[seat] = NO_CITY if numbers["chosen"] is None else numbers["chosen"]
        p.marker[seat] = NOWHERE if numbers["marker"] is None else numbers["marker"]
        p.points[seat] = numbers["points"]
        self.fill(cython.address(p.knows[seat]), numbers["knows"])
        p.last_hand[seat] = p.hand[seat]
