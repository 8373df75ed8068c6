"""Whether areas, borders and rivers of a Wensleydale board fit together."""

from collections.abc import Iterator, Sequence

from stellwerk.boards.check_common import (
    check_ends,
    check_listed_once,
    cut_off_parts,
    joined_to,
    known_ends,
)
from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.shape import Fault, advice, show
from stellwerk.games.wensleydale.board.schema import TERRAIN_WITH_TRACKS
from stellwerk.kernel.wensleydale.limits import MAX_BORDERS

MOST_NAMED = 12


def check_borders(draft: Draft) -> Iterator[Fault]:
    """Each border by itself: its ends, its river, and whether closing it means anything."""
    areas, open_areas = draft.ids("areas"), _open_areas(draft)
    rivers = [name for row in draft.rows("rivers") if (name := row.text("name"))]
    for border in draft.rows("borders"):
        yield from check_ends(border, areas, "area", "areas")
        river = border.text("river")
        if river and river not in rivers and not draft.is_faulty("rivers"):
            hint = advice(river, rivers, "rivers")
            yield border.fault("river", f"there is no river {show(river)}; {hint}")
        barred = [end for end in known_ends(border, areas) if open_areas.get(end) is False]
        if border.values.get("closed") is True and barred:
            reason = f"no track may touch {show(min(barred))} anyway, because of its terrain"
            yield border.fault("closed", f"{reason}; leave closed out")
    yield from check_listed_once(draft, "borders")


def check_rivers(draft: Draft) -> Iterator[Fault]:
    """No two rivers have the same name."""
    first_rows: dict[str, Row] = {}
    for river in draft.rows("rivers"):
        name = river.text("name")
        if name and first_rows.setdefault(name, river) is not river:
            line = draft.lines.line(first_rows[name].path)
            yield river.fault("name", f"the name {show(name)} is taken by the river on line {line}")


def check_map(draft: Draft) -> Iterator[Fault]:
    """Every area has a border, and tracks can lead from everywhere to everywhere."""
    pairs, rows = _whole_pairs(draft), _first_rows(draft)
    if not pairs:
        return  # A border with a wrong end may be the very one that a lonely area lacks.
    neighbours = joined_to(list(rows), pairs)
    for area, row in rows.items():
        if not neighbours[area]:
            yield row.fault("id", "this area has no border with another one")
    open_areas = _open_areas(draft)
    if None in open_areas.values():
        return  # An area of unknown terrain may be the one that joins the others.
    buildable = [
        pair
        for pair, border in zip(pairs, draft.rows("borders"), strict=True)
        if all(open_areas.get(area) for area in pair) and border.values.get("closed") is False
    ]
    if len(set(buildable)) > MAX_BORDERS:
        many = f"{len(set(buildable))} borders can take a track"
        yield Fault(("borders",), f"{many}; at most {MAX_BORDERS} are allowed")
    reachable = joined_to([area for area in rows if open_areas.get(area)], buildable)
    for cut_off in cut_off_parts(reachable):
        if neighbours[cut_off[0]]:
            message = f"no track can join these areas to the rest of the map: {_listed(cut_off)}"
            yield rows[cut_off[0]].fault("id", message)


def check_hills(draft: Draft) -> Iterator[Fault]:
    """Every hill with goods lies beside a neutral town, from where they are taken (LTW-MOVE-3)."""
    pairs, rows = _whole_pairs(draft), _first_rows(draft)
    if not pairs or any(area.text("town") is None for area in rows.values()):
        return  # The town that is not known may be the one beside the hill.
    neighbours = joined_to(list(rows), pairs)
    for area, row in rows.items():
        has_goods = row.text("terrain") == "hill" and row.values.get("goods") is True
        towns = {rows[other].text("town") for other in neighbours[area]}
        if has_goods and neighbours[area] and towns.isdisjoint(("major", "minor")):
            reason = "no major or minor town lies beside this hill"
            yield row.fault("goods", f"{reason}, so nobody could ever take its goods")


def check_bonus(draft: Draft) -> Iterator[Fault]:
    """The areas of the connection bonus exist, can have tracks, and are not on both sides."""
    areas, open_areas = draft.ids("areas"), _open_areas(draft)
    starts = draft.table_list("connection_bonus", "from")
    for key in ("from", "to"):
        for position, area in enumerate(draft.table_list("connection_bonus", key)):
            if not isinstance(area, str):
                continue
            problem = ""
            if area not in areas:
                problem = f"there is no area {show(area)}; {advice(area, areas, 'areas')}"
            elif open_areas.get(area) is False:
                problem = f"no track may touch {show(area)}, so nothing can be joined to it"
            elif key == "to" and area in starts:
                problem = f'{show(area)} stands under "from" too; it is always joined to itself'
            if problem:
                yield Fault(("connection_bonus", key, position), problem)


def _whole_pairs(draft: Draft) -> list[frozenset[str]]:
    """The two areas of every border; none at all if any of them is in doubt."""
    areas = list(_first_rows(draft))
    pairs = [known_ends(border, areas) for border in draft.rows("borders")]
    in_doubt = draft.is_faulty("borders") or set(areas) != set(draft.ids("areas"))
    return [] if in_doubt or any(len(pair) != 2 for pair in pairs) else pairs


def _first_rows(draft: Draft) -> dict[str, Row]:
    """The areas by their ids, in board order; of two with the same id the first."""
    rows: dict[str, Row] = {}
    for row in draft.rows("areas"):
        label = row.text("id")
        if label is not None:
            rows.setdefault(label, row)
    return rows


def _open_areas(draft: Draft) -> dict[str, bool | None]:
    """Whether tracks may touch an area; None where its terrain is not known."""
    known: dict[str, bool | None] = {}
    for label, row in _first_rows(draft).items():
        terrain = row.text("terrain")
        known[label] = None if terrain is None else terrain in TERRAIN_WITH_TRACKS
    return known


def _listed(names: Sequence[str]) -> str:
    rest = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return f"{', '.join(names[:MOST_NAMED])}{rest}"
