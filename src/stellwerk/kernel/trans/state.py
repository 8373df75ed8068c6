"""The state of a Trans game as Python holds it; `stellwerk.games.trans` adds the names."""

import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import Word, add, has
from cython.cimports.stellwerk.kernel.chance import KEY_WORDS, jump_to, set_seed
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
from cython.cimports.stellwerk.kernel.trans.limits import CROSSING_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.playout import random_action
from cython.cimports.stellwerk.kernel.trans.position import OVER, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import cost_of, rebuild_networks
from cython.cimports.stellwerk.kernel.trans.refusals import refuse_action
from cython.cimports.stellwerk.kernel.trans.resample import resample
from cython.cimports.stellwerk.kernel.trans.steiner import (
    MAX_TERMINALS,
    Costs,
    cheapest_tree,
    measure_steps,
    missing_rails,
)
from cython.cimports.stellwerk.kernel.trans.turn import (
    apply,
    count_round,
    is_legal,
    is_pending,
    list_actions,
    pending_seat,
    set_up,
)


@cython.cfunc
def cities_in(word: Word) -> list:
    """A set of cities as an ascending list."""
    return [i for i in range(64) if (word >> i) & 1]


@cython.cfunc
@cython.exceptval(check=False)
def set_of(items: list) -> Word:
    word: Word = 0
    i: cython.int
    for i in items:
        word |= cython.cast(Word, 1) << i
    return word


@cython.cclass
class TransState(KernelState):
    """One position of a Trans game, in numbers."""

    def __init__(self, rules: Rules, seed: bytes | None):
        self.rules = rules
        self.players = rules.board.players
        self.actions = rules.actions
        memset(cython.address(self.position_), 0, cython.sizeof(Position))
        if seed is not None:
            if len(seed) != 32:
                raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
            set_seed(cython.address(self.position_.chance), seed)
            self.position_.tracing = True  # the first round is dealt before anybody can ask for it
            set_up(cython.address(rules.board), cython.address(self.position_))
            self.position_.tracing = False

    def is_simultaneous(self) -> bool:
        """Whether all seats decide at once now."""
        return self.position_.phase != OVER and all_choose(cython.address(self.position_))

    def pending_seat_(self):
        return pending_seat(cython.address(self.rules.board), cython.address(self.position_))

    def is_pending_(self, seat):
        return is_pending(cython.address(self.rules.board), cython.address(self.position_), seat)

    def list_actions_(self, seat, actions):
        return list_actions(
            cython.address(self.rules.board), cython.address(self.position_), seat, actions
        )

    def is_legal_(self, seat, action):
        return is_legal(
            cython.address(self.rules.board), cython.address(self.position_), seat, action
        )

    def apply_(self, seat, action):
        apply(cython.address(self.rules.board), cython.address(self.position_), seat, action)

    def random_action_(self, seat, dice):
        return random_action(
            cython.address(self.rules.board), cython.address(self.position_), seat, dice
        )

    def copy_into_(self, other):
        copy: TransState = other
        copy.rules = self.rules
        memcpy(
            cython.address(copy.position_), cython.address(self.position_), cython.sizeof(Position)
        )

    def resample_(self, seat, seed):
        set_seed(cython.address(self.position_.chance), seed)
        resample(cython.address(self.rules.board), cython.address(self.position_), seat)

    def refusal_(self, seat, action):
        return refuse_action(
            cython.address(self.rules.board), cython.address(self.position_), seat, action
        )

    def returns(self) -> list:
        """The final points of every seat; zeros before the end."""
        if self.position_.phase != OVER:
            return [0.0] * self.players
        return [float(self.position_.points[i]) for i in range(self.players)]

    def cost(self, line: cython.int) -> int:
        """What a line costs with the special cards of this round."""
        if not 0 <= line < self.rules.board.lines:
            raise IndexError(f"there are lines 0 to {self.rules.board.lines - 1}, not {line}")
        return cost_of(cython.address(self.rules.board), cython.address(self.position_), line)

    def chosen_colour(self) -> int:
        """The colour passed along by cards 13 to 15; -1 when any city may be chosen."""
        return chain_colour(self.position_.card) if 13 <= self.position_.card <= 15 else -1

    def missing(self, player) -> int:
        """How many rails a seat with a marker would still need."""
        costs: Costs
        seat: cython.int = self.seat(player)
        if self.position_.marker[seat] == NOWHERE:
            raise ValueError(f"seat {seat} has not placed its marker yet")
        measure_steps(
            cython.address(self.rules.board), cython.address(self.position_), cython.address(costs)
        )
        return missing_rails(
            cython.address(self.rules.board),
            cython.address(self.position_),
            cython.address(costs),
            seat,
        )

    def tree_cost(self, root: cython.int, crossings: list) -> int:
        """The cost of the cheapest tree that joins crossings with a root, laid rails free."""
        costs: Costs
        terminals: cython.uchar[MAX_TERMINALS]
        goal: Word[CROSSING_WORDS]
        i: cython.int
        for i in range(CROSSING_WORDS):
            goal[i] = 0
        if len(crossings) > MAX_TERMINALS or not all(
            0 <= crossing < self.rules.board.crossings for crossing in [root, *crossings]
        ):
            raise ValueError(f"at most {MAX_TERMINALS} crossings of the board can be joined")
        for i in range(len(crossings)):
            terminals[i] = crossings[i]
        add(goal, root)
        measure_steps(
            cython.address(self.rules.board), cython.address(self.position_), cython.address(costs)
        )
        return cheapest_tree(
            cython.address(self.rules.board), cython.address(costs), goal, terminals, len(crossings)
        )

    def network(self, player) -> list:
        """The crossings joined with a seat's marker."""
        seat: cython.int = self.seat(player)
        leader: cython.int = self.position_.leader[seat]
        return [i for i in range(MAX_CROSSINGS) if has(self.position_.network[leader], i)]

    def leaders(self) -> list:
        """For every seat the lowest seat of its network, as networks are kept."""
        return [self.position_.leader[seat] for seat in range(self.players)]

    def _trace(self, on: bool):
        """Whether to note down what actions bring about, for `_notes`."""
        self.position_.tracing = on
        self.position_.notes_size = 0

    def _notes(self) -> list:
        """What the last action brought about: tuples (what, a, b)."""
        return [
            (
                self.position_.notes[i] >> 24,
                (self.position_.notes[i] >> 8) & 65535,
                self.position_.notes[i] & 255,
            )
            for i in range(self.position_.notes_size)
        ]

    def dealt_hands(self) -> list:
        """The cities each seat was dealt this round, before any special card."""
        return [cities_in(self.position_.dealt[seat]) for seat in range(self.players)]

    def last_round(self) -> list:
        """Of the round that ended last, for every seat: (missing, points, won, hand)."""
        return [
            (
                self.position_.last_missing[i],
                self.position_.last_points[i],
                bool((self.position_.last_winners >> i) & 1),
                cities_in(self.position_.last_hand[i]),
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
            "rails": [i for i in range(self.rules.board.lines) if has(p.rails, i)],
            "rest": [
                [p.rest[colour][i] for i in range(p.rest_size[colour])] for colour in range(COLOURS)
            ],
            "revealed": cities_in(p.revealed),
            "winners": [i for i in range(self.players) if (p.winners >> i) & 1],
            "key": [p.chance.key[i] for i in range(KEY_WORDS)],
            "words": p.chance.words,
            "seats": [self._dump_seat(seat) for seat in range(self.players)],
        }

    def _dump_seat(self, player) -> dict:
        """One seat's part of the state as plain numbers."""
        seat: cython.int = self.seat(player)
        p: cython.pointer(Position) = cython.address(self.position_)
        return {
            "hand": cities_in(p.hand[seat]),
            "chosen": None if p.chosen[seat] == NO_CITY else p.chosen[seat],
            "marker": None if p.marker[seat] == NOWHERE else p.marker[seat],
            "points": p.points[seat],
            "knows": cities_in(p.knows[seat]),
        }

    def _load(self, numbers: dict):
        """Become the state that `_dump` described; the caller has checked the numbers."""
        p: cython.pointer(Position) = cython.address(self.position_)
        board: cython.pointer(Board) = cython.address(self.rules.board)
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
        p.revealed = set_of(numbers["revealed"])
        for seat in numbers["winners"]:
            p.winners |= 1 << cython.cast(cython.int, seat)
        for i in range(KEY_WORDS):
            p.chance.key[i] = numbers["key"][i]
        jump_to(cython.address(p.chance), numbers["words"])
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
        p.hand[seat] = set_of(numbers["hand"])
        p.chosen[seat] = NO_CITY if numbers["chosen"] is None else numbers["chosen"]
        p.marker[seat] = NOWHERE if numbers["marker"] is None else numbers["marker"]
        p.points[seat] = numbers["points"]
        p.knows[seat] = set_of(numbers["knows"])
        p.last_hand[seat] = p.hand[seat]
