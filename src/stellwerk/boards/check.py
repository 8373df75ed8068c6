"""Every mistake in a board file, each with its line and a sentence for its author."""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from stellwerk.boards import check_deal, check_net
from stellwerk.boards.draft import ONE_OF, Draft, Row
from stellwerk.boards.lines import Lines
from stellwerk.boards.schema import Board, TicketBoard
from stellwerk.boards.shape import Fault, shape_faults

FAMILIES: dict[str, type[Board]] = {"ticket": TicketBoard}


@dataclass(frozen=True)
class Mistake:
    """One thing to put right in a board file.

    >>> print(Mistake("my.toml", 7, 'route "x"', '"length" must be from 1 to 9'))
    my.toml, line 7, route "x": "length" must be from 1 to 9
    """

    source: str
    line: int
    where: str
    message: str

    def __str__(self) -> str:
        return f"{self.source}, line {self.line}, {self.where}: {self.message}"


def check_board(text: str, source_name: str) -> list[Mistake]:
    """All mistakes of a board file in the order of its lines; none: the board can be played.

    >>> print(check_board("format = ", "my.toml")[0])
    my.toml, line 1, the file: this is not valid TOML: Invalid value
    """
    try:
        data: dict[str, object] = tomllib.loads(text)
        lines = Lines.of_text(text)
    except RecursionError:
        return [Mistake(source_name, 1, "the file", "lists are nested far too deeply")]
    except ValueError as error:
        return [_syntax_mistake(text, source_name, str(error))]
    family = data.get("family")
    board_type = FAMILIES.get(family) if isinstance(family, str) else None
    if board_type is None:
        names = ", ".join(FAMILIES)
        message = f'the board must say family = "…"; the families are: {names}'
        return [Mistake(source_name, lines.line(("family",)), "the board", message)]
    faults = shape_faults(data, board_type)
    draft = Draft(data, faults, lines)
    faults += [fault for check in _CHECKS for fault in check(draft)]
    mistakes = [
        Mistake(source_name, lines.line(fault.path), draft.where(fault.path), fault.message)
        for fault in faults
    ]
    return sorted(mistakes, key=lambda mistake: mistake.line)


def _syntax_mistake(text: str, source_name: str, error: str) -> Mistake:
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    line = text.rstrip().count("\n") + 1
    if found is None:
        line = 1
    elif found.group(1):
        line = int(found.group(1))
    reason = error[: found.start()] if found else error
    return Mistake(source_name, line, "the file", f"this is not valid TOML: {reason}")


def _check_ids(draft: Draft) -> Iterator[Fault]:
    # Tickets name cities and countries alike, so those two share their ids.
    for names in (("cities", "countries"), ("routes",), ("tickets",), ("ticket_sets",)):
        yield from _check_unique([row for name in names for row in draft.rows(name)], draft)
    yield from _check_unique(draft.rows("bonus_tickets"), draft)


def _check_unique(rows: Sequence[Row], draft: Draft) -> Iterator[Fault]:
    first_rows: dict[str, Row] = {}
    for row in rows:
        label = row.text("id")
        if label is None:
            continue
        first = first_rows.setdefault(label, row)
        if first is not row:
            what = ONE_OF[str(first.path[0])]
            line = draft.lines.line((*first.path, "id"))
            yield row.fault("id", f'the id "{label}" is taken by the {what} on line {line}')


_CHECKS: tuple[Callable[[Draft], Iterator[Fault]], ...] = (
    _check_ids,
    check_deal.check_players,
    check_deal.check_cards,
    check_net.check_countries,
    check_net.check_routes,
    check_net.check_doubles,
    check_net.check_net,
    check_deal.check_tickets,
    check_deal.check_ticket_sets,
    check_deal.check_bonus_tickets,
)
