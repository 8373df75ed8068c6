"""The checks that the boards of all families have in common."""

from collections.abc import Iterator, Mapping, Sequence, Set

from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.lines import Path
from stellwerk.boards.shape import Fault, advice, show


def check_players(draft: Draft) -> Iterator[Fault]:
    """The fewest players come first."""
    yield from check_span(("players",), draft.players())


def check_span(path: Path, span: tuple[int, int]) -> Iterator[Fault]:
    """Of two numbers of players the smaller one comes first.

    >>> list(check_span(("players",), (2, 4)))
    []
    """
    fewest, most = span
    if fewest > most:
        yield Fault(path, f"write the fewest players first: players = [{most}, {fewest}]")


def check_complete(
    path: Path, table: object, keys: Sequence[str], message: str = 'the key "{}" is missing'
) -> Iterator[Fault]:
    """A table has all of these keys; the braces in the message stand for the one that is missing.

    >>> [fault.message for fault in check_complete(("goods",), {"hill": 1}, ["plain", "hill"])]
    ['the key "plain" is missing']
    """
    for key in keys:
        if isinstance(table, dict) and key not in table:
            yield Fault((*path, key), message.format(key))


def check_ids(draft: Draft, *names: str) -> Iterator[Fault]:
    """No id occurs twice in these lists of the board taken together."""
    first_rows: dict[str, Row] = {}
    for row in (row for name in names for row in draft.rows(name)):
        label = row.text("id")
        if label is None:
            continue
        first = first_rows.setdefault(label, row)
        if first is not row:
            what = draft.one_of(str(first.path[0]))
            line = draft.lines.line((*first.path, "id"))
            yield row.fault("id", f'the id "{label}" is taken by the {what} on line {line}')


def check_ends(row: Row, places: Sequence[str], one: str, many: str) -> Iterator[Fault]:
    """The keys `a` and `b` name two different places; `one` and `many` say what they are."""
    start, end = row.text("a"), row.text("b")
    for key, place in (("a", start), ("b", end)):
        if place is not None and key in row.given and place not in places:
            hint = advice(place, places, many)
            yield row.fault(key, f"there is no {one} {show(place)}; {hint}")
    if start and start == end:
        yield row.fault("b", f"both ends are {show(start)}; they must be two different {many}")


def check_listed_once(draft: Draft, name: str) -> Iterator[Fault]:
    """No two entries of this list have the same two ends, in whichever order."""
    first_rows: dict[frozenset[str], Row] = {}
    for row in draft.rows(name):
        start, end = row.text("a"), row.text("b")
        if start is None or end is None or start == end:
            continue
        first = first_rows.setdefault(frozenset((start, end)), row)
        if first is not row:
            number = draft.lines.line(first.path)
            yield row.fault("a", f"this one is listed already, on line {number} of the file")


def known_ends(row: Row, places: Sequence[str]) -> frozenset[str]:
    """The two ends of an entry as far as they are places of the board."""
    ends = {row.text("a"), row.text("b")}
    return frozenset(place for place in places if place in ends)


def joined_to(
    places: Sequence[str], pairs: Sequence[tuple[str, str] | frozenset[str]]
) -> dict[str, set[str]]:
    """The neighbours of every place.

    >>> joined_to(["bern", "basel", "chur"], [("bern", "basel")])
    {'bern': {'basel'}, 'basel': {'bern'}, 'chur': set()}
    """
    neighbours: dict[str, set[str]] = {place: set() for place in places}
    for pair in pairs:
        for place in pair:
            neighbours[place] |= set(pair) - {place}
    return neighbours


def cut_off_parts(neighbours: Mapping[str, Set[str]]) -> list[list[str]]:
    """The parts of a net outside its largest one, each in the order of the places.

    >>> cut_off_parts({"a": {"b"}, "b": {"a"}, "c": set()})
    [['c']]
    """
    order = list(neighbours)
    parts: list[set[str]] = []
    for place in order:
        if any(place in part for part in parts):
            continue
        part, waiting = {place}, [place]
        while waiting:
            found = neighbours[waiting.pop()] - part
            part |= found
            waiting.extend(found)
        parts.append(part)
    parts.sort(key=len, reverse=True)
    return [[place for place in order if place in part] for part in parts[1:]]
