"""The part of a state that is the same for all games: whose decision it is, and making it.

Names follow OpenSpiel. Everything speaks in numbers; the families in `stellwerk.games` add names.
"""

import cython
from cython.cimports.cpython.list import PyList_New, PyList_SET_ITEM
from cython.cimports.cpython.ref import Py_INCREF
from cython.cimports.stellwerk.kernel.chance import Dice

TERMINAL = -4  # OpenSpiel's number for "nobody, the game is over"


@cython.cclass
class KernelState:
    """One position of a game, in numbers."""

    def current_player(self) -> int:
        """The seat to decide (the lowest while all decide at once); -4 when the game is over."""
        seat: cython.int = self.pending_seat_()
        return TERMINAL if seat == NO_SEAT else seat

    def pending_players(self) -> list:
        """Every seat that owes a decision now."""
        return [seat for seat in range(self.players) if self.is_pending_(seat)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.pending_seat_() == NO_SEAT

    def num_players(self) -> int:
        """How many seats there are."""
        return self.players

    def legal_actions(self, player=None) -> list:
        """All legal actions of a seat (default: the current one), ascending; [] if not its turn."""
        actions: cython.int[MOST_ACTIONS]
        size: cython.int
        i: cython.int
        seat: cython.int = self.pending_seat_() if player is None else self.seat(player)
        if seat == NO_SEAT or not self.is_pending_(seat):
            return []
        size = self.list_actions_(seat, actions)
        ready: tuple = self.actions
        result: list = PyList_New(size)
        for i in range(size):
            action: object = ready[actions[i]]
            Py_INCREF(action)
            PyList_SET_ITEM(result, i, action)
        return result

    def is_legal_action(self, action: cython.longlong, player=None) -> bool:
        """Whether a seat (by default the current one) may take an action."""
        seat: cython.int = self.pending_seat_() if player is None else self.seat(player)
        return (
            0 <= action < len(self.actions)
            and seat != NO_SEAT
            and self.is_pending_(seat)
            and self.is_legal_(seat, cython.cast(cython.int, action))
        )

    def apply_action(self, action: cython.longlong, player=None):
        """Carry out a legal action of a pending seat (by default the current one)."""
        seat: cython.int = self.pending_seat_() if player is None else self.seat(player)
        if (
            seat == NO_SEAT
            or action < 0
            or action >= len(self.actions)
            or not self.is_pending_(seat)
            or not self.is_legal_(seat, cython.cast(cython.int, action))
        ):
            self.refuse(action, 0 if seat == NO_SEAT else seat)
            return
        self.apply_(seat, cython.cast(cython.int, action))

    def seat(self, player):
        """The number of a seat, checked."""
        number: cython.int = player
        if not 0 <= number < self.players:
            raise IndexError(f"there are seats 0 to {self.players - 1}, not {number}")
        return number

    def refuse(self, action: int, seat: int):
        """Called for an illegal action; the named states explain it."""
        raise ValueError(f"action {action} is not legal for seat {seat}")

    def refusal(self, action: cython.int, seat) -> int:
        """The reason code for not allowing an action; 0 if it is allowed."""
        if not 0 <= action < len(self.actions):
            raise IndexError(f"actions run from 0 to {len(self.actions) - 1}, not {action}")
        return self.refusal_(self.seat(seat), action)

    def clone(self) -> KernelState:
        """An independent copy."""
        kind = type(self)
        other: KernelState = kind.__new__(kind)
        other.players = self.players
        other.actions = self.actions
        other.game = self.game
        self.copy_into_(other)
        return other

    def resampled(self, player, seed: bytes) -> KernelState:
        """A copy in which all that a seat (None: a spectator) cannot know is drawn again."""
        other: KernelState = self.clone()
        seat: cython.int = NO_SEAT if player is None else self.seat(player)
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, this one has {len(seed)}")
        other.resample_(seat, seed)
        return other

    def play_randomly(self, seed: cython.ulonglong) -> int:
        """Play random actions to the end; returns how many."""
        dice: Dice
        steps: cython.int = 0
        seat: cython.int = self.pending_seat_()
        dice.state = mixed(seed)
        while seat != NO_SEAT:
            self.apply_(seat, self.random_action_(seat, cython.address(dice)))
            steps += 1
            seat = self.pending_seat_()
        return steps

    def random_action(self, seed: cython.ulonglong) -> int:
        """One legal action of the current seat by chance; the same seed gives the same action."""
        dice: Dice
        seat: cython.int = self.pending_seat_()
        if seat == NO_SEAT:
            raise ValueError("the game is over: nobody has an action")
        dice.state = mixed(seed)
        return self.random_action_(seat, cython.address(dice))

    # What follows is filled in by the families.

    def pending_seat_(self):
        """The lowest seat that owes a decision, or NO_SEAT."""
        return NO_SEAT

    def is_pending_(self, seat):
        """Whether a seat owes a decision."""
        return False

    def list_actions_(self, seat, actions):
        """Write the legal actions of a pending seat, ascending; returns how many."""
        return 0

    def is_legal_(self, seat, action):
        """Whether a pending seat may take an action."""
        return False

    def apply_(self, seat, action):
        """Carry out a legal action."""

    def random_action_(self, seat, dice):
        """Any legal action of a pending seat with equal chance."""
        return 0

    def copy_into_(self, other):
        """Copy the family's part into another state."""

    def resample_(self, seat, seed):
        """Draw again all that a seat (NO_SEAT: a spectator) cannot know."""

    def refusal_(self, seat, action):
        """The reason code against an action, or 0."""
        return 0


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
