"""The bots there are, by family of games and name: a family's own, and those of other packages."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol, cast

from stellwerk.bots.bot import Bot, BotFailed
from stellwerk.plugins import BOTS, FAMILIES, PluginError, plugins

MakeBot = Callable[[int], Bot]


class UnknownBot(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A bot that does not exist; the text names the choices."""


class _Family(Protocol):
    """What this layer needs to know of a family."""

    bots: Mapping[str, MakeBot]


@cache
def _bots(family: str) -> dict[str, MakeBot]:
    """The family's own bots, then those that are entry points called `family.name`."""
    own = dict(cast("_Family", plugins(FAMILIES)[family]).bots)
    strangers = {
        entry.removeprefix(f"{family}."): make
        for entry, make in plugins(BOTS).items()
        if entry.startswith(f"{family}.")
    }
    for name, make in strangers.items():
        if name in own:
            raise PluginError(
                f"{BOTS}: the family {family!r} has a bot {name!r} of its own already."
            )
        if not callable(make):
            raise PluginError(
                f"{BOTS}: {family}.{name} is {make!r}; it must be a class or function that takes a "
                "seed."
            )
    return own | {name: cast("MakeBot", make) for name, make in strangers.items()}


def bot_names(family: str) -> list[str]:
    """The bots that play a family of games: its own, the weakest first, then others.

    >>> bot_names("ticket")[:2]
    ['random', 'planner']
    """
    return list(_bots(family))


def usual_bot(family: str) -> str:
    """Who plays if nobody says who: the strongest of the family's own bots.

    >>> usual_bot("trans")
    'surveyor'
    """
    return list(cast("_Family", plugins(FAMILIES)[family]).bots)[-1]


def make_bot(family: str, name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes it play the same way."""
    makers = _bots(family)
    if name not in makers:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(makers)}.")
    try:
        return makers[name](seed)
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        raise BotFailed(f'The bot "{name}" cannot be made with a seed: {words}.') from error
