"""Families of games and bots are found as entry points of installed packages, ours like others'.

A package that brings a family names its `Family` in the group `stellwerk.families`; one that
brings a bot names whatever makes it in `stellwerk.bots`. CONTRIBUTING.md shows both.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

FAMILIES = "stellwerk.families"
BOTS = "stellwerk.bots"
_OURS = "stellwerk"


class PluginError(Exception):
    """Something another package offers cannot be used; the text says what and from where."""


@cache
def plugins(group: str) -> dict[str, object]:
    """Everything installed packages offer in a group, by name: ours first, then in order of names.

    >>> list(plugins(FAMILIES))
    ['ticket', 'trans', 'wensleydale'...]
    """
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=_place):
        twin = found.setdefault(entry.name, entry)
        if twin.value != entry.value:
            raise PluginError(
                f"Two packages offer {entry.name!r} as one of the {group}: {_package(twin)} and "
                f"{_package(entry)}. Uninstall one of them."
            )
    if group == FAMILIES and not any(_package(entry) == _OURS for entry in found.values()):
        raise PluginError("Stellwerk is not installed as a package: pip install --editable .")
    return {name: _load(entry) for name, entry in found.items()}


def _place(entry: EntryPoint) -> tuple[bool, str]:
    return _package(entry) != _OURS, entry.name


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


def _load(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise PluginError(
            f"{entry.group}: {entry.name!r} of {_package(entry)} cannot be loaded from "
            f"{entry.value}: {error}"
        ) from error
