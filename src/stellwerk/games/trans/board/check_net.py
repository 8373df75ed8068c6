"""Whether the rows, crossings and lines of a Trans board fit together."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from stellwerk.boards.check_common import check_ends, check_listed_once, cut_off_parts, joined_to
from stellwerk.boards.draft import Draft
from stellwerk.boards.shape import Fault, show
from stellwerk.games.trans.board.triangles import crossing_id, crossing_ids, neighbour_pairs
from stellwerk.kernel.trans.limits import MAX_CROSSINGS, MAX_LINES

ROWS = ("net", "rows")
MOST_NAMED = 12


def net_rows(draft: Draft) -> list[list[int]]:
    """The columns of every row; none if the rows have not the right form or are too many."""
    rows = _rows_of_any_size(draft)
    return rows if sum(map(len, rows)) <= MAX_CROSSINGS else []


def _rows_of_any_size(draft: Draft) -> list[list[int]]:
    rows = draft.table_list(*ROWS)
    return [[column for column in row if isinstance(column, int)] for row in _lists(rows)]


def _lists(values: Sequence[object]) -> list[list[object]]:
    return [value for value in values if isinstance(value, list)]


def check_size(draft: Draft) -> Iterator[Fault]:
    """There are not too many crossings and lines."""
    crossings = sum(map(len, _rows_of_any_size(draft)))
    lines = len(neighbour_pairs(net_rows(draft)))
    for number, most, what in (
        (crossings, MAX_CROSSINGS, "crossings"),
        (lines, MAX_LINES, "lines"),
    ):
        if number > most:
            yield Fault(ROWS, f"the net has {number} {what}; at most {most} are allowed")


def check_rows(draft: Draft) -> Iterator[Fault]:
    """Each row goes from west to east in whole steps, half a step off from the row above."""
    rows = net_rows(draft)
    for place, columns in enumerate(rows):
        for position in range(1, len(columns)):
            message = _column_problem(columns, position)
            if message:
                yield Fault((*ROWS, place, position), message)
    for place, (above, columns) in enumerate(pairwise(rows), start=1):
        parities = {column % 2 for column in above + columns}
        if len(parities) == 1:
            both = f"this row and the row above both have {_parity(columns[0])} columns"
            hint = "neighbouring rows are half a step apart: move one of them by 1"
            yield Fault((*ROWS, place), f"{both}, so no line joins them; {hint}")


def _column_problem(columns: Sequence[int], position: int) -> str:
    first, before, column = columns[0], columns[position - 1], columns[position]
    if column in columns[:position]:
        return f"column {column} stands twice in this row"
    if column < before:
        return f"write the columns from west to east: {column} must not come after {before}"
    if column % 2 != first % 2:
        reason = f"{column} is {_parity(column)}, but the row begins with {first}"
        return f"the columns of a row are all even or all odd; {reason}"
    return ""


def _parity(column: int) -> str:
    return "odd" if column % 2 else "even"


def check_net(draft: Draft) -> Iterator[Fault]:
    """The net hangs together."""
    rows = net_rows(draft)
    if any(check_rows(draft)):
        return  # A wrong column may be the very one that joins the parts.
    places = {
        crossing_id(row, column): (row, position)
        for row, columns in enumerate(rows)
        for position, column in enumerate(columns)
    }
    for cut_off in cut_off_parts(joined_to(list(places), neighbour_pairs(rows))):
        names = ", ".join(cut_off[:MOST_NAMED])
        rest = f" and {len(cut_off) - MOST_NAMED} more" if len(cut_off) > MOST_NAMED else ""
        message = f"no line joins these crossings to the rest of the net: {names}{rest}"
        yield Fault((*ROWS, *places[cut_off[0]]), message)


def check_lines(draft: Draft) -> Iterator[Fault]:
    """Each listed line joins two neighbours and is listed once."""
    rows = net_rows(draft)
    crossings = crossing_ids(rows)
    neighbours = joined_to(crossings, neighbour_pairs(rows))
    for line in draft.rows("lines"):
        start, end = line.text("a"), line.text("b")
        if rows:
            yield from check_ends(line, crossings, "crossing", "crossings")
        if start is None or end is None or start == end:
            continue
        if start in neighbours and end in neighbours and end not in neighbours[start]:
            near = ", ".join(name for name in crossings if name in neighbours[start])
            hint = f"the neighbours of {show(start)} are: {near or 'none'}"
            yield line.fault("b", f"{show(start)} and {show(end)} are not neighbours; {hint}")
    yield from check_listed_once(draft, "lines")
