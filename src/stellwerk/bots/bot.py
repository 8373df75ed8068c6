"""What a bot is given, and what it gives back."""

from typing import Protocol

from stellwerk.match.contract import Game, State, View


class Seat:
    """A view-safe handle: what a bot may know of a state from its seat.

    It holds the true state out of reach; `imagine` gives a state in which everything hidden from
    the seat has been drawn again, so that a bot can search it without learning anything.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.number = seat
        self.__state = state

    def legal_actions(self) -> list[int]:
        """What this seat may do now."""
        return self.__state.legal_actions(self.number)

    def imagine(self, seed: int) -> State:
        """A state that could be the true one, as far as this seat knows."""
        return self.__state.resample(self.number, seed)

    def view(self) -> View:
        """What a person on this seat sees."""
        return self.game.view(self.__state, self.number)


class Bot(Protocol):
    """Chooses one of the legal actions of its seat."""

    def choose(self, seat: Seat) -> int:
        """The action to take; it is this seat's turn."""
        ...
