"""Changes of a position by chance, field by field: numbers, names, lists, types, what is there.

A change may be wild (another type, a huge number) or sly: an entry moved from one list to another,
a field taken from another position of the same game. The sly ones come through the first checks.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

Json = Any  # whatever JSON can hold: a change may put anything anywhere
Path = tuple[str | int, ...]

NUMBERS = (
    *(-(10**30), -(2**63), -(2**31), -32769, -256, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 15, 16, 17),
    *(63, 64, 127, 128, 249, 250, 253, 254, 255, 256, 257, 32767, 32768, 65535, 65536),
    *(2**31 - 1, 2**31, 2**32, 2**36 - 1, 2**63 - 1, 2**64, 10**30),
)
ODD = (None, True, False, "", "nobody", "a\nb", "\x00", "ü" * 300, 1.5, -0.0, [], {}, [[]], {"": 0})
FEW_CHANGES = (1, 1, 1, 1, 2, 2, 3)


@dataclass(frozen=True)
class Changed:
    """A position that was changed, and what was done to it, in words."""

    position: Json
    changes: tuple[str, ...]


def changed(rng: random.Random, position: Json, other: Json) -> Changed:
    """The position with one change or a few; `other` is from the same game and lends its parts."""
    now = msgspec.json.decode(msgspec.json.encode(position))
    done: list[str] = []
    wanted = rng.choice(FEW_CHANGES)
    while len(done) < wanted:
        change = rng.choice(CHANGES)(rng, now, other)
        if change is not None:
            done.append(change)
    return Changed(now, tuple(done))


def _children(value: Json) -> list[str | int]:
    if isinstance(value, dict):
        return list(value)
    return list(range(len(value))) if isinstance(value, list) else []


def _at(position: Json, path: Path) -> Json:
    for key in path:
        position = position[key]
    return position


def _some_place(rng: random.Random, position: Json) -> Path:
    """Any place in the position; each branch is as likely as its neighbours."""
    path: Path = ()
    value = position
    while children := _children(value):
        path = (*path, rng.choice(children))
        value = _at(position, path)
        if rng.random() < 0.25:
            break
    return path


def _places(value: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every place in the position with what is there."""
    yield path, value
    for key in _children(value):
        yield from _places(value[key], (*path, key))


def _lists(position: Json) -> list[Path]:
    return [path for path, value in _places(position) if isinstance(value, list)]


def _is_count(value: Json) -> bool:
    return isinstance(value, dict) and all(type(number) is int for number in value.values())


def _counts(position: Json) -> list[Path]:
    return [path for path, value in _places(position) if _is_count(value)]


def _put(position: Json, path: Path, value: Json) -> str | None:
    """Put another value somewhere; says so, or None if it was there already."""
    if _at(position, path) == value:
        return None
    change = f"{_called(path)}: {_brief(_at(position, path))} becomes {_brief(value)}"
    _at(position, path[:-1])[path[-1]] = value
    return change


def _called(path: Path) -> str:
    return ".".join(map(str, path)) or "the position"


def _brief(value: Json) -> str:
    text = repr(value)
    return text if len(text) < 120 else text[:120] + " …"


def _lone(value: Json) -> Json:
    """A copy that shares nothing."""
    return msgspec.json.decode(msgspec.json.encode(value)) if _children(value) else value


def another_number(rng: random.Random, position: Json, other: Json) -> str | None:
    """A number becomes another one, near or far."""
    path = _some_place(rng, position)
    if not path or type(number := _at(position, path)) is not int:
        return None
    near = number + rng.choice((-2, -1, -1, 1, 1, 2, 3))
    return _put(position, path, near if rng.random() < 0.6 else rng.choice(NUMBERS))


def another_name(rng: random.Random, position: Json, other: Json) -> str | None:
    """A name becomes another one of the same position."""
    path = _some_place(rng, position)
    if not path or not isinstance(_at(position, path), str):
        return None
    names = [value for _, value in _places(position) if isinstance(value, str)]
    return _put(position, path, rng.choice(names))


def something_odd(rng: random.Random, position: Json, other: Json) -> str | None:
    """Anything becomes something of another type, or nothing at all."""
    path = _some_place(rng, position)
    if not path:
        return None
    return _put(position, path, _lone(rng.choice((*ODD, *NUMBERS))))


def removed(rng: random.Random, position: Json, other: Json) -> str | None:
    """A field or an entry is missing."""
    path = _some_place(rng, position)
    if not path:
        return None
    change = f"{_called(path)}: {_brief(_at(position, path))} is missing"
    del _at(position, path[:-1])[path[-1]]
    return change


def added(rng: random.Random, position: Json, other: Json) -> str | None:
    """A field nobody knows."""
    path = _some_place(rng, position)
    if not isinstance(_at(position, path), dict):
        return None
    name = rng.choice(("", "weather", "a\nb", "x" * 500, *other))
    _at(position, path).setdefault(name, rng.choice(NUMBERS))
    return f"{_called(path)} has {_brief(name)}"


def repeated(rng: random.Random, position: Json, other: Json) -> str | None:
    """An entry of a list stands there twice."""
    path = rng.choice(_lists(position) or [()])
    if not path or not (found := _at(position, path)):
        return None
    entry = _lone(rng.choice(found))
    found.insert(rng.randint(0, len(found)), entry)
    return f"{_called(path)}: {_brief(entry)} stands there once more"


def swapped(rng: random.Random, position: Json, other: Json) -> str | None:
    """Two entries of a list change places."""
    path = rng.choice(_lists(position) or [()])
    if not path or len(found := _at(position, path)) < 2:
        return None
    i, j = rng.sample(range(len(found)), 2)
    if found[i] == found[j]:
        return None
    found[i], found[j] = found[j], found[i]
    return f"{_called(path)}: entries {i} and {j} change places"


def moved(rng: random.Random, position: Json, other: Json) -> str | None:
    """An entry goes from one list to another."""
    lists = [path for path in _lists(position) if all(type(e) is str for e in _at(position, path))]
    if len(lists) < 2:
        return None
    start, end = rng.sample(lists, 2)
    if not (found := _at(position, start)):
        return None
    entry = found.pop(rng.randrange(len(found)))
    goal = _at(position, end)
    goal.insert(rng.randint(0, len(goal)), entry)
    return f"{_brief(entry)} goes from {_called(start)} to {_called(end)}"


def counted_over(rng: random.Random, position: Json, other: Json) -> str | None:
    """Something that is counted goes from one count to another, or from a list to a count."""
    end = rng.choice(_counts(position) or [()])
    start = rng.choice([*_counts(position), *_lists(position)] or [()])
    if not start or not end or not (found := _at(position, start)):
        return None
    goal = _at(position, end)
    name = rng.choice(list(found))
    if not isinstance(name, str):
        return None
    if isinstance(found, list):
        found.remove(name)
    else:
        found[name] -= 1
        if found[name] == 0 and rng.random() < 0.8:
            del found[name]
    goal[name] = goal.get(name, 0) + 1
    return f"one {_brief(name)} goes from {_called(start)} to {_called(end)}"


def lent(rng: random.Random, position: Json, other: Json) -> str | None:
    """A field is taken from another position of the same game."""
    path = _some_place(rng, other)
    path = path[: rng.choice((1, 1, 2, 3, 3))]
    try:
        _at(position, path[:-1])[path[-1]]
        return _put(position, path, _lone(_at(other, path)))
    except (KeyError, IndexError, TypeError):
        return None


def copied(rng: random.Random, position: Json, other: Json) -> str | None:
    """A part of the position is copied to another place of it."""
    start, end = _some_place(rng, position), _some_place(rng, position)
    if not end:
        return None
    return _put(position, end, _lone(_at(position, start)))


CHANGES: tuple[Callable[[random.Random, Json, Json], str | None], ...] = (
    another_number,
    another_number,
    another_name,
    something_odd,
    removed,
    added,
    repeated,
    swapped,
    moved,
    moved,
    counted_over,
    counted_over,
    lent,
    lent,
    lent,
    copied,
)
