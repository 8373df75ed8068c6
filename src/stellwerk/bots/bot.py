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


class BotFailed(Exception):  # noqa: N818 - what happened to a bot, for those who let it play
    """A bot that raised, or answered with something that is not one of its legal actions."""


class Bot(Protocol):
    """Chooses one of the legal actions of its seat."""

    def choose(self, seat: Seat) -> int:
        """The action to take; it is this seat's turn."""
        ...


def answer_of(bot: Bot, name: str, seat: Seat) -> int:
    """What a bot chooses; BotFailed, in words, if it does not choose one of its legal actions."""
    try:
        action = bot.choose(seat)
    except Exception as error:
        raise BotFailed(_failure(name, seat, f"{type(error).__name__}: {error}")) from error
    if type(action) is not int or action not in seat.legal_actions():
        shown = repr(action)[:60]
        raise BotFailed(_failure(name, seat, f"{shown} is not one of its legal actions"))
    return action


def _failure(name: str, seat: Seat, what: str) -> str:
    return f'The bot "{name}" failed on seat {seat.number} of {seat.game.id}: {what}.'
