"""The bots there are, by family of games and name: a family's own, and those of other packages."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol, cast

from stellwerk.bots.bot import Bot, BotFailed
from stellwerk.bots.own import UnknownBot, bot_made, offer_bot, own_bots
from stellwerk.plugins import BOTS, FAMILIES, leave_out, plugins

MakeBot = Callable[[int], Bot]
LONGEST_NAME = 30


class _Family(Protocol):
    """What this layer needs to know of a family."""

    bots: Mapping[str, MakeBot]
    levels: tuple[str, ...]
    usual: str | None


@cache
def _bots(family: str) -> dict[str, MakeBot]:
    """The family's own bots, then those that are entry points called `family.name`."""
    own = dict(cast("_Family", plugins(FAMILIES)[family]).bots)
    strangers: dict[str, MakeBot] = {}
    for entry, make in plugins(BOTS).items():
        name = entry.removeprefix(f"{family}.")
        if entry == name:
            continue
        if name in own:
            leave_out(f"{BOTS}: the family {family!r} has a bot {name!r} of its own already.")
            continue
        strangers[name] = cast("MakeBot", make)
    return own | strangers


def _others(family: str) -> dict[str, object]:
    """Bots of one's own; none of them takes the name of one that comes with a package."""
    return {name: make for name, make in own_bots(family).items() if name not in _bots(family)}


def _all_bots(family: str) -> dict[str, MakeBot]:
    return cast("dict[str, MakeBot]", {**_bots(family), **_others(family)})


def bot_names(family: str) -> list[str]:
    """The bots that play a family of games: its own, then others; the first is the simplest.

    >>> bot_names("ticket")[:2]
    ['random', 'planner']
    """
    return list(_all_bots(family))


def offer_bots(addresses: str) -> list[str]:
    """Let bots play in all families by the names of their classes in small letters; UnknownBot.

    A name that a family has given away already gets the ending `-own`.

    >>> offer_bots("stellwerk.bots:RandomBot, stellwerk.bots.chance:RandomBot")
    ['randombot', 'randombot-own']
    """
    taken = {name for family in plugins(FAMILIES) for name in _bots(family)}
    names = []
    for address in filter(None, map(str.strip, addresses.split(","))):
        name = address.partition(":")[2].rpartition(".")[2].lower()[:LONGEST_NAME]
        while name in taken:
            name += "-own"
        offer_bot(address, name)
        taken.add(name)
        names.append(name)
    return names


def level_names(family: str) -> list[str]:
    """The bots by which people choose how strong an opponent they want, the easiest first.

    >>> level_names("ticket")[0], level_names("ticket")[-1]
    ('porter', 'superintendent')
    """
    return list(cast("_Family", plugins(FAMILIES)[family]).levels)


def usual_bot(family: str) -> str:
    """Who plays if nobody says who: the one the family names, or the strongest of its own.

    >>> usual_bot("trans")
    'surveyor'
    """
    found = cast("_Family", plugins(FAMILIES)[family])
    return found.usual or list(found.bots)[-1]


def make_bot(family: str, name: str, seed: int) -> Bot:
    """A bot by name; the same seed makes it play the same way."""
    makers = _all_bots(family)
    if name not in makers:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(makers)}.")
    try:
        made = bot_made(makers[name], seed)
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        raise BotFailed(f'The bot "{name}" cannot be made with a seed: {words}.') from error
    if not callable(getattr(made, "choose", None)):
        raise BotFailed(f'The bot "{name}" has no method choose(seat).')
    return cast("Bot", made)
