"""Whether each area of a Wensleydale board makes sense by itself."""

from collections.abc import Iterator
from typing import get_args

from stellwerk.boards.check_common import check_complete
from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.lines import Path
from stellwerk.boards.shape import Fault
from stellwerk.games.wensleydale.board.schema import (
    PEOPLE_IN,
    TERRAIN_WITH_TRACKS,
    Company,
    Good,
)

_LISTS_OF_POINTS = (("areas", "polygon"), ("borders", "line"), ("rivers", "points"))


def people_in(area: Row) -> int | None:
    """How many people the town of an area holds; None if its town is not known."""
    town = area.text("town")
    return next((people for name, people in PEOPLE_IN.items() if name == town), None)


def check_names(draft: Draft) -> Iterator[Fault]:
    """Both kinds of goods and both companies have a name."""
    yield from check_complete(("goods",), draft.data.get("goods"), get_args(Good))
    yield from check_complete(("companies",), draft.data.get("companies"), get_args(Company))


def check_areas(draft: Draft) -> Iterator[Fault]:
    """Each area by itself: its town, its company, its goods, its printed passengers."""
    for area in draft.rows("areas"):
        yield from _check_town(area)
        yield from _check_goods(area)
        yield from _check_fixed(area)


def _check_town(area: Row) -> Iterator[Fault]:
    terrain, town, company = area.text("terrain"), area.text("town"), area.text("company")
    if town == "company" and company == "":
        yield area.fault("town", 'a company town needs company = "red" or company = "green"')
    if company and town is not None and town != "company":
        hint = 'write town = "company" or leave company out'
        yield area.fault("company", f"only a company town has a company; {hint}")
    if town and terrain and terrain not in TERRAIN_WITH_TRACKS:
        reason = "a town lies in a plain or a valley, because no track leads elsewhere"
        yield area.fault("town", f'{reason}; here terrain = "{terrain}"')


def _check_goods(area: Row) -> Iterator[Fault]:
    terrain = area.text("terrain")
    if area.values.get("goods") is not True:
        return
    if area.text("town"):
        yield area.fault("goods", "a town holds people, never goods; leave goods out")
    elif terrain and terrain not in get_args(Good):
        reason = f'here terrain = "{terrain}"'
        yield area.fault("goods", f"goods lie on plains and on hills only; {reason}")


def _check_fixed(area: Row) -> Iterator[Fault]:
    fixed, room = len(area.entries("fixed")), people_in(area)
    if room is None or fixed <= room:
        return
    if room == 0:
        reason = "printed passengers stand in major and minor towns only"
        yield area.fault("fixed", f"{reason}; leave fixed out")
    else:
        message = f"{fixed} printed passengers are too many: this town holds {room} people"
        yield area.fault("fixed", message)


def check_companies(draft: Draft) -> Iterator[Fault]:
    """Each company has a town, where its network begins."""
    areas = draft.rows("areas")
    if not areas or any(
        area.text("town") is None or area.text("company") is None for area in areas
    ):
        return  # An area with such a fault may be the very town that is missing.
    there = {area.text("company") for area in areas}
    for company in get_args(Company):
        if company not in there:
            hint = f'give at least one area town = "company", company = "{company}"'
            yield Fault(("companies", company), f"the {company} company has no town; {hint}")


def check_places(draft: Draft) -> Iterator[Fault]:
    """Everything lies on the board, as large as it is."""
    size = draft.data.get("size")
    if draft.is_faulty("size") or not isinstance(size, list):
        return
    width, height = size
    for name, key in _LISTS_OF_POINTS:
        for row in draft.rows(name):
            if name != "rivers":
                yield from _check_point(row.path, row.values, width, height)
            for position, point in enumerate(row.entries(key)):
                if isinstance(point, list):
                    path = (*row.path, key, position)
                    values = dict(zip(("x", "y"), point, strict=True))
                    yield from _check_point(path, values, width, height)


def _check_point(
    path: Path, values: dict[str, object], width: float, height: float
) -> Iterator[Fault]:
    for key, most in (("x", width), ("y", height)):
        value = values.get(key)
        if isinstance(value, int | float) and value > most:
            message = f"{key} = {value} lies outside the board, which ends at {most}; see size"
            yield Fault((*path, key), message)
