"""What a bot is given, and what it gives back."""

import time
from typing import Protocol, runtime_checkable

from stellwerk.bots.patience import TookTooLong, patience
from stellwerk.match.contract import Game, State, View
from stellwerk.match.explanations import CannotExplain, Explanation, Thoughts

MOST_DECISIONS = 20_000
"""Of one game; whoever needs more is going round in circles."""


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
    """A bot that raised, took too long, or answered with none of its legal actions."""

    too_long: bool = False
    """Whether it took too long: then it might do so again, and again."""


class Bot(Protocol):
    """Chooses one of the legal actions of its seat."""

    def choose(self, seat: Seat) -> int:
        """The action to take; it is this seat's turn."""
        ...


@runtime_checkable
class ExplainingBot(Protocol):
    """A bot that says why it decided as it did."""

    def explain(self, seat: Seat, action: int) -> Thoughts:
        """Its thoughts about the decision it has made last, or would make first."""
        ...


def thoughts_of(bot: Bot, seat: Seat, action: int) -> Thoughts:
    """What a bot thought when it took an action; CannotExplain if it does not say."""
    if not isinstance(bot, ExplainingBot):
        raise CannotExplain("This bot keeps its thoughts to itself.")
    return bot.explain(seat, action)


def explanation_of(bot: Bot, seat: Seat, action: int) -> Explanation:
    """Why a bot took an action, from what its seat may know; CannotExplain if it does not say.

    >>> import stellwerk
    >>> from stellwerk.bots import make_bot
    >>> game = stellwerk.game("ticket-europe", players=2)
    >>> seat = Seat(game, game.new_state(seed=7), 0)
    >>> bot = make_bot("ticket", "driver", 1)
    >>> explanation_of(bot, seat, bot.choose(seat)).reasons[0].message
    'why-ticket-keep'
    """
    thoughts = thoughts_of(bot, seat, action)
    return seat.game.explain(seat.imagine(0), seat.number, action, thoughts)


def answer_of(bot: Bot, name: str, seat: Seat, most_seconds: float | None = None) -> int:
    """What a bot chooses; BotFailed, in words, if it does not choose one of its legal actions.

    Whoever thinks longer than `most_seconds` is interrupted (`patience`), or, where that cannot be
    done, waited for; an answer that came too late does not count.
    """
    started = time.perf_counter()
    try:
        with patience(most_seconds):
            action = bot.choose(seat)
    except TookTooLong:
        raise _too_long(name, seat, most_seconds) from None
    except (Exception, SystemExit) as error:
        raise BotFailed(_failure(name, seat, f"{type(error).__name__}: {error}")) from error
    if most_seconds is not None and time.perf_counter() - started > most_seconds:
        raise _too_long(name, seat, most_seconds)
    if type(action) is not int or action not in seat.legal_actions():
        shown = repr(action)[:60]
        raise BotFailed(_failure(name, seat, f"{shown} is not one of its legal actions"))
    return action


def _too_long(name: str, seat: Seat, seconds: float | None) -> BotFailed:
    failure = BotFailed(_failure(name, seat, f"it thought for more than {seconds:g} s"))
    failure.too_long = True
    return failure


def _failure(name: str, seat: Seat, what: str) -> str:
    return f'The bot "{name}" failed on seat {seat.number} of {seat.game.id}: {what}.'
