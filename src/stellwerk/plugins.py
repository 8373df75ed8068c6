"""Families of games and bots are found as entry points of installed packages, ours like others'.

A package that brings a family names its `Family` in the group `stellwerk.families`; one that
brings a bot names whatever makes it in `stellwerk.bots`. CONTRIBUTING.md shows both. What cannot be
used is left out, and a warning names it: one broken package spoils nobody else's game.
"""

import warnings
from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import EntryPoint, entry_points

FAMILIES = "stellwerk.families"
BOTS = "stellwerk.bots"
_OURS = "stellwerk"


class PluginError(Exception):
    """Something another package offers cannot be used; the text says what and from where."""


class PluginWarning(UserWarning):
    """Something another package offers is left out; the text says what, and why."""


class FamilyPlugin(ABC):
    """What a package offers as a family: a `Family`, of which this layer knows only this."""

    name: str

    @property
    @abstractmethod
    def shipped(self) -> tuple[str, ...]:
        """The ids of the boards that come with it."""


def leave_out(reason: str) -> None:
    """Warn that something another package offers is left out."""
    warnings.warn(f"{reason.rstrip('.')}. It is left out.", PluginWarning, stacklevel=2)


@cache
def plugins(group: str) -> dict[str, object]:
    """All of use that packages offer in a group, by name: ours first, then in order of names.

    >>> list(plugins(FAMILIES))
    ['ticket', 'trans', 'wensleydale'...]
    """
    found: dict[str, object] = {}
    offered_by: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=_place):
        if offered_by.get(entry.name, entry).value != entry.value:
            twin = _package(offered_by[entry.name])
            leave_out(f"{_called(entry)} is offered by {twin}, too; uninstall one of them.")
        elif entry.name not in found:
            try:
                found[entry.name] = _checked(entry, entry.load(), found)
                offered_by[entry.name] = entry
            except Exception as error:
                words = f"{_called(entry)} cannot be used: {error}"
                if _package(entry) == _OURS:
                    raise PluginError(words) from error
                leave_out(words)
    if group == FAMILIES and not any(_package(entry) == _OURS for entry in offered_by.values()):
        raise PluginError("Stellwerk is not installed as a package: pip install --editable .")
    return found


def _place(entry: EntryPoint) -> tuple[bool, str]:
    return _package(entry) != _OURS, entry.name


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


def _called(entry: EntryPoint) -> str:
    return f"{entry.group}: {entry.name!r} of {_package(entry)} ({entry.value})"


def _checked(entry: EntryPoint, offered: object, found: dict[str, object]) -> object:
    """What is offered; PluginError if it is not what it should be, or in the way of another."""
    if entry.group == BOTS:
        if not callable(offered):
            raise PluginError(f"{offered!r} is no class or function that takes a seed.")
        return offered
    if not isinstance(offered, FamilyPlugin):
        raise PluginError("it is not a Family.")
    if offered.name != entry.name:
        raise PluginError(f"it calls itself {offered.name!r}; both names must be the same.")
    for other in found.values():
        assert isinstance(other, FamilyPlugin)
        for board in {*other.shipped} & {*offered.shipped}:
            raise PluginError(f"the family {other.name!r} ships a board {board!r}, too.")
    return offered
