"""What is the same for all games: whose decision it is, making it, copying, playing by chance.

Names follow OpenSpiel. Everything speaks in numbers; the families in `stellwerk.games` add names.
"""

import cython
from cython.cimports.cpython.bytes import PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cython.cimports.cpython.list import PyList_New, PyList_SET_ITEM
from cython.cimports.cpython.ref import Py_INCREF
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stellwerk.kernel.bits import add, has
from cython.cimports.stellwerk.kernel.chance import (
    KEY_WORDS,
    SEED_BYTES,
    Dice,
    jump_to,
    set_seed,
)
from cython.cimports.stellwerk.kernel.procedures import (
    MOST_ACTIONS,
    NO_SEAT,
    TERMINAL,
    play_to_end,
    random_action,
)
from cython.cimports.stellwerk.kernel.trail import Trail, put_down


@cython.cclass
class KernelRules:
    """A board and its options as numbers, and the procedures that play by them."""

    def check_sizes(self, sizes):
        """ValueError for what is larger than the kernel's arrays: (what, how many, at most)."""
        for what, number, most in sizes:
            if number > most:
                raise ValueError(f"this board has {number} {what}; at most {most} fit")

    def begin_with(self, board, players):
        """Where the family's board is, and for how many players."""
        self.board_ = board
        self.players = players

    def number_actions_to(self, actions):
        """Make the ints of all actions once."""
        self.actions = tuple(range(actions))


@cython.auto_pickle(False)  # the named states say how
@cython.cclass
class KernelState:
    """One position of a game, in numbers."""

    def stand_at(self, position):
        """Where the family keeps its position."""
        head: cython.pointer(Head) = cython.cast(cython.pointer(Head), position)
        self.at = position
        self.chance = cython.address(head.chance)
        self.notes = cython.address(head.notes)

    def begin(self, rules, seed):
        """The start of a game, dealt by a seed; without one, a blank position to be loaded."""
        self.rules = rules
        self.players = rules.players
        self.actions = rules.actions
        memset(self.at, 0, rules.procedures.position_size)
        if seed is None:
            return
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        set_seed(self.chance, seed)
        self.notes.tracing = True  # a game begins before anybody can ask what happened
        rules.procedures.set_up(rules.board_, self.at)
        self.notes.tracing = False

    def current_player(self) -> int:
        """The seat to decide (the lowest while all decide at once); -4 when the game is over."""
        seat: cython.int = self.rules.procedures.pending_seat(self.rules.board_, self.at)
        return TERMINAL if seat == NO_SEAT else seat

    def pending_players(self) -> list:
        """Every seat that owes a decision now."""
        return [
            seat
            for seat in range(self.players)
            if self.rules.procedures.is_pending(self.rules.board_, self.at, seat)
        ]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.rules.procedures.pending_seat(self.rules.board_, self.at) == NO_SEAT

    def num_players(self) -> int:
        """How many seats there are."""
        return self.players

    def legal_actions(self, player=None) -> list:
        """All legal actions of a seat (default: the current one), ascending; [] if not its turn."""
        actions: cython.int[MOST_ACTIONS]
        size: cython.int
        i: cython.int
        rules: KernelRules = self.rules
        seat: cython.int = (
            rules.procedures.pending_seat(rules.board_, self.at)
            if player is None
            else self.seat(player)
        )
        if seat == NO_SEAT or not rules.procedures.is_pending(rules.board_, self.at, seat):
            return []
        size = rules.procedures.list_actions(rules.board_, self.at, seat, actions)
        ready: tuple = self.actions
        result: list = PyList_New(size)
        for i in range(size):
            action: object = ready[actions[i]]
            Py_INCREF(action)
            PyList_SET_ITEM(result, i, action)
        return result

    def legal_actions_mask(self, player=None) -> list:
        """A 1 for every legal action of a seat (default: the current one), a 0 for every other."""
        mask: list = [0] * len(self.actions)
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def is_legal_action(self, action: cython.longlong, player=None) -> bool:
        """Whether a seat (by default the current one) may take an action."""
        rules: KernelRules = self.rules
        seat: cython.int = (
            rules.procedures.pending_seat(rules.board_, self.at)
            if player is None
            else self.seat(player)
        )
        return (
            0 <= action < len(self.actions)
            and seat != NO_SEAT
            and rules.procedures.is_pending(rules.board_, self.at, seat)
            and rules.procedures.is_legal(
                rules.board_, self.at, seat, cython.cast(cython.int, action)
            )
        )

    def apply_action(self, action: cython.longlong, player=None):
        """Carry out a legal action of a pending seat (by default the current one)."""
        rules: KernelRules = self.rules
        seat: cython.int = (
            rules.procedures.pending_seat(rules.board_, self.at)
            if player is None
            else self.seat(player)
        )
        if (
            seat == NO_SEAT
            or action < 0
            or action >= len(self.actions)
            or not rules.procedures.is_pending(rules.board_, self.at, seat)
            or not rules.procedures.is_legal(
                rules.board_, self.at, seat, cython.cast(cython.int, action)
            )
        ):
            self.refuse(action, 0 if seat == NO_SEAT else seat)
            return
        rules.procedures.apply(rules.board_, self.at, seat, cython.cast(cython.int, action))
        put_down(self.own_steps(), seat, cython.cast(cython.int, action))
        self.steps = self.trail.steps.size

    def own_steps(self):
        """The trail that led here, at its end: the shared one if nobody has gone on from here."""
        own: Trail
        if self.trail is None or self.trail.steps.size != self.steps:
            own = Trail()
            own.begin_with(self.trail, self.steps)
            self.trail = own
        return cython.address(self.trail.steps)

    def full_history(self) -> list:
        """Every decision since the state was made, as (seat, action).

        A state begins with `new_state` or with a position; a resampled one has no history, for
        what others chose in secret would be in it.
        """
        return [
            (self.trail.steps.step[i] >> 16, self.trail.steps.step[i] & 65535)
            for i in range(self.steps)
        ]

    def history(self) -> list:
        """The actions of `full_history` alone."""
        return [self.trail.steps.step[i] & 65535 for i in range(self.steps)]

    def _remember(self, history: list):
        """Take over the history of the state that this one was copied from."""
        for seat, action in history:
            if not 0 <= action < len(self.actions):
                raise ValueError(f"actions run from 0 to {len(self.actions) - 1}, not {action}")
            put_down(self.own_steps(), self.seat(seat), action)
            self.steps = self.trail.steps.size

    def _canonical(self) -> bytes:
        """What makes a state equal to another of the same game: its position, nothing beside it."""
        size: cython.Py_ssize_t = self.rules.procedures.position_size
        canonical: bytes = PyBytes_FromStringAndSize(cython.NULL, size)
        memset(PyBytes_AS_STRING(canonical), 0, size)
        self.rules.procedures.write_canonical(
            self.rules.board_, self.at, PyBytes_AS_STRING(canonical)
        )
        return canonical

    def seat(self, player):
        """The number of a seat, checked."""
        number: cython.int = player
        if not 0 <= number < self.players:
            raise IndexError(f"there are seats 0 to {self.players - 1}, not {number}")
        return number

    def pending(self, player):
        """The number of a seat that owes a decision, checked: bots decide for no other."""
        number: cython.int = player
        if number not in self.pending_players():
            raise ValueError(f"seat {player} has nothing to decide")
        return number

    def refuse(self, action: int, seat: int):
        """Called for an illegal action; the named states explain it."""
        raise ValueError(f"action {action} is not legal for seat {seat}")

    def refusal(self, action: cython.int, seat) -> int:
        """The reason code for not allowing an action; 0 if it is allowed."""
        if not 0 <= action < len(self.actions):
            raise IndexError(f"actions run from 0 to {len(self.actions) - 1}, not {action}")
        return self.rules.procedures.refuse_action(
            self.rules.board_, self.at, self.seat(seat), action
        )

    def clone(self) -> KernelState:
        """An independent copy."""
        kind = type(self)
        other: KernelState = kind.__new__(kind)
        other.players = self.players
        other.actions = self.actions
        other.game = self.game
        other.rules = self.rules
        other.trail = self.trail
        other.steps = self.steps
        memcpy(other.at, self.at, self.rules.procedures.position_size)
        return other

    def resampled(self, player, seed: bytes) -> KernelState:
        """A copy in which all that a seat (None: a spectator) cannot know is drawn again."""
        other: KernelState = self.clone()
        seat: cython.int = NO_SEAT if player is None else self.seat(player)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        other.trail = None
        other.steps = 0
        set_seed(other.chance, seed)
        if self.rules.procedures.resample:
            self.rules.procedures.resample(self.rules.board_, other.at, seat)
        return other

    def redrawn(self, seed: bytes) -> KernelState:
        """A copy in which only what chance has still to bring is drawn again: all hands stay."""
        other: KernelState = self.clone()
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        other.trail = None
        other.steps = 0
        set_seed(other.chance, seed)
        if self.rules.procedures.redraw:
            self.rules.procedures.redraw(self.rules.board_, other.at)
        return other

    def play_randomly(self, seed: cython.ulonglong) -> int:
        """Play random actions to the end; returns how many."""
        dice: Dice
        played: cython.int
        dice.state = mixed(seed)
        played = play_to_end(
            cython.address(self.rules.procedures), self.rules.board_, self.at,
            cython.address(dice), self.own_steps(),
        )  # fmt: skip
        self.steps = self.trail.steps.size
        return played

    def random_action(self, seed: cython.ulonglong) -> int:
        """One legal action of the current seat by chance; the same seed gives the same action."""
        dice: Dice
        rules: KernelRules = self.rules
        seat: cython.int = rules.procedures.pending_seat(rules.board_, self.at)
        if seat == NO_SEAT:
            raise ValueError("the game is over: nobody has an action")
        dice.state = mixed(seed)
        return random_action(
            cython.address(rules.procedures), rules.board_, self.at, seat, cython.address(dice)
        )

    def _trace(self, on: bool):
        """Whether to note down what actions bring about, for `_notes`."""
        self.notes.tracing = on
        self.notes.size = 0

    def _notes(self) -> list:
        """What the last action brought about: tuples (what, a, b)."""
        return [
            (
                self.notes.note[i] >> 24,
                (self.notes.note[i] >> 8) & 65535,
                self.notes.note[i] & 255,
            )
            for i in range(self.notes.size)
        ]

    # For the families: sets as lists, and where the stream of chance stands.

    def elements(self, words, size):
        """A set as an ascending list."""
        return [i for i in range(size) if has(words, i)]

    def fill(self, words, items):
        """The other way round: add everything in a list."""
        i: cython.int
        for i in items:
            add(words, i)

    def key(self):
        """The seed as the stream of chance holds it."""
        return [self.chance.key[i] for i in range(KEY_WORDS)]

    def load_chance(self, numbers):
        """The stream of chance as `_dump` described it."""
        for i in range(KEY_WORDS):
            self.chance.key[i] = numbers["key"][i]
        jump_to(self.chance, numbers["words"])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mixed(seed: cython.ulonglong) -> cython.ulonglong:
    """A starting state for the dice in which every bit of the seed counts; never 0."""
    i: cython.int
    seed = seed * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15) + 1
    for i in range(3):
        seed ^= seed >> 29
        seed *= cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
    return seed | 1
