"""Two settings side by side: what differs beyond both intervals."""

from collections.abc import Iterator, Sequence
from html import escape

from stellwerk.games.balance import Group
from stellwerk.study.balance.findings import BalanceFindings, Figure
from stellwerk.study.balance.page.tables import table
from stellwerk.study.balance.page.words import BalanceWords

MOST = 15
"""Rows of the table of differences."""


def differences(one: BalanceWords, other: BalanceWords, groups: Sequence[Group]) -> str:
    """The things that both have and that are used most differently."""
    found = sorted(_apart(one, other, groups), key=lambda each: -each[0])[:MOST]
    if not found:
        return f"<p>{escape(one.say('differences-none'))}</p>"
    rows = [[escape(name), escape(what), first, second] for _, name, what, first, second in found]
    headings = ["", "", one.say("first"), one.say("second")]
    return table(headings, rows)


def _apart(
    one: BalanceWords, other: BalanceWords, groups: Sequence[Group]
) -> Iterator[tuple[float, str, str, str, str]]:
    there = _figures(other.found)
    for group in groups:
        for key, figure in _figures(one.found, group.name).items():
            beside = there.get(key)
            if beside is None or not _are_apart(figure, beside):
                continue
            _, place, thing = key
            as_share = group.is_single
            yield (
                _distance(figure, beside),
                group.called(thing, one.lang),
                one.group(group, group.stages[place]),
                one.figure(figure, as_share, 1 if as_share else 2),
                other.figure(beside, as_share, 1 if as_share else 2),
            )


def _figures(found: BalanceFindings, name: str | None = None) -> dict[tuple[str, int, str], Figure]:
    """How often things were used: those of one group, or all."""
    return {
        (group.group, place, thing.thing): stage.of_before or stage.often
        for group in found.groups
        if name in (None, group.group)
        for thing in group.things
        for place, stage in enumerate(thing.stages)
    }


def _are_apart(one: Figure, other: Figure) -> bool:
    return one.high < other.low or other.high < one.low


def _distance(one: Figure, other: Figure) -> float:
    """How far apart, as a part of the larger, so that shares and counts can be compared."""
    return abs(one.value - other.value) / max(abs(one.value), abs(other.value), 1e-9)
