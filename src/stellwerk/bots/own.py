"""Bots of one's own: registered by a decorator, or named by where they are written."""

import importlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from stellwerk.bots.bot import Bot


class MakesBot(Protocol):
    """A class or function that makes a bot, with a seed or without anything."""

    def __call__(self, *seed: int) -> "Bot":
        """Make a bot that decides by this seed."""
        ...


AnyMaker = TypeVar("AnyMaker", bound=Callable[..., object])
_registered: dict[str, dict[str, Callable[..., object]]] = {}
_offered: dict[str, Callable[..., object]] = {}


class UnknownBot(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A bot that does not exist; the text names the choices."""


def bot(family: str, name: str | None = None) -> Callable[[AnyMaker], AnyMaker]:
    """Register a bot for a family, by the name of its class in small letters or another one.

    It plays wherever bots of this process do: in `stellwerk.contest`, and by name with `make_bot`.

    >>> import stellwerk
    >>> @stellwerk.bot("ticket", "last-action")
    ... class LastAction:
    ...     def choose(self, seat):
    ...         return seat.legal_actions()[-1]
    >>> stellwerk.contest("ticket-usa", ["last-action", "random"], games=2).games
    2
    """

    def register(make: AnyMaker) -> AnyMaker:
        called = name or str(getattr(make, "__name__", "")).lower()
        if not called or not called.replace("-", "").replace("_", "").isalnum():
            raise ValueError(f"A bot needs a name of letters, digits, - and _, not {called!r}.")
        _registered.setdefault(family, {})[called] = make
        return make

    return register


def is_address(name: str) -> bool:
    """Whether a bot is named by where it is written: package.module:Class."""
    return ":" in name


def offer_bot(address: str, name: str | None = None) -> None:
    """Let a bot play, in all families, that is named by where it is written; UnknownBot if not.

    It plays by its address, or by another name.

    >>> offer_bot("stellwerk.bots:RandomBot")
    >>> offer_bot("stellwerk.bots:Nobody")
    Traceback (most recent call last):
    stellwerk.bots.own.UnknownBot: There is no bot stellwerk.bots:Nobody: ...
    """
    module, _, path = address.partition(":")
    try:
        found: object = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"There is no bot {address}: {words}.") from error
    if not callable(found):
        raise UnknownBot(f"There is no bot {address}: it is no class or function.")
    _offered[name or address] = found


def address_of(make: Callable[..., object]) -> str | None:
    """Where a bot is written, if another process can find it there."""
    module, path = getattr(make, "__module__", ""), getattr(make, "__qualname__", "")
    if not module or module == "__main__" or "<" in path or not path:
        return None
    return f"{module}:{path}"


def own_bots(family: str) -> dict[str, Callable[..., object]]:
    """Those that were registered for a family, and those that were named by their address."""
    return {**_registered.get(family, {}), **_offered}


def bot_made(make: Callable[..., object], seed: int) -> object:
    """A bot, made with a seed if it takes one."""
    from inspect import signature

    try:
        signature(make).bind(seed)
    except TypeError:
        return make()
    except ValueError:  # it does not say what it takes
        pass
    return make(seed)
