"""Whether the pieces of a Wensleydale board are enough for its map and its auction."""

from collections.abc import Iterator
from typing import get_args

from stellwerk.boards.check_common import check_complete
from stellwerk.boards.draft import Draft
from stellwerk.boards.lines import Path
from stellwerk.boards.shape import Fault
from stellwerk.games.wensleydale.board.check_areas import people_in
from stellwerk.games.wensleydale.board.schema import (
    Company,
    Good,
    Influence,
    Person,
)
from stellwerk.kernel.wensleydale.limits import (
    CUBES_PER_AREA,
    CUBES_TO_KEEP,
    MAX_GOODS,
    MAX_PEOPLE,
)


def check_components(draft: Draft) -> Iterator[Fault]:
    """All pieces are counted, and everybody has the cubes for two bids."""
    components = draft.data.get("components")
    if not isinstance(components, dict):
        return
    kinds = (
        ("goods", get_args(Good)),
        ("people", get_args(Person)),
        ("start", get_args(Influence)),
    )
    for key, names in kinds:
        yield from check_complete(("components", key), components.get(key), names)
    numbers = draft.numbers("components")
    cubes, taken = numbers.get("cubes"), numbers.get("cubes_per_turn")
    if cubes is None or taken is None:
        return
    path = ("components", "cubes_per_turn")
    if taken > cubes:
        yield Fault(path, f"nobody can take {taken} cubes in a turn: each player has only {cubes}")
    dearest = max(_least_bids(draft), default=0)
    needed = CUBES_TO_KEEP + dearest
    if dearest and taken < needed:
        reason = f"a bid of {dearest} with {CUBES_TO_KEEP} cubes kept back for another box"
        yield Fault(path, f"{taken} cubes are too few: {reason} takes {needed}")


def _least_bids(draft: Draft) -> Iterator[int]:
    for side in draft.rows("sides"):
        for box in side.tables("boxes"):
            least = box.get("least")
            if isinstance(least, int):
                yield least


def check_goods(draft: Draft) -> Iterator[Fault]:
    """There are two cubes to draw for every area with goods."""
    goods = draft.numbers("components", "goods")
    if draft.is_faulty("components", "goods") or set(goods) != set(get_args(Good)):
        return
    areas = sum(area.values.get("goods") is True for area in draft.rows("areas"))
    drawn, there = CUBES_PER_AREA * areas, sum(goods.values())
    yield from _check_total(("components", "goods"), there, MAX_GOODS, "goods")
    if drawn > there:
        need = f"{areas} areas with goods need {drawn} cubes, {CUBES_PER_AREA} each"
        yield Fault(("components", "goods"), f"{need}, but there are {there}")


def check_people(draft: Draft) -> Iterator[Fault]:
    """There are people to fill the towns, and passengers of each colour for the printed ones."""
    people = draft.numbers("components", "people")
    if draft.is_faulty("components", "people") or set(people) != set(get_args(Person)):
        return
    path = ("components", "people")
    areas = draft.rows("areas")
    fixed = [colour for area in areas for colour in area.entries("fixed")]
    for company in get_args(Company):
        printed, there = fixed.count(company), people[company]
        if printed > there:
            message = (
                f"{printed} {company} passengers are printed on the map, but there are {there}"
            )
            yield Fault((*path, company), message)
    room, there = sum(people_in(area) or 0 for area in areas), sum(people.values())
    yield from _check_total(path, there, MAX_PEOPLE, "people")
    if room > there:
        yield Fault(path, f"the towns hold {room} people, but there are {there}")


def _check_total(path: Path, there: int, most: int, what: str) -> Iterator[Fault]:
    if there > most:
        yield Fault(path, f"there are {there} {what} together; at most {most} are allowed")
