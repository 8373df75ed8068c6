"""Every mistake in a board file, each with its line and a sentence for its author."""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from stellwerk.boards import (
    check_ticket_deal,
    check_ticket_net,
    check_trans_cities,
    check_trans_net,
    check_wensleydale_areas,
    check_wensleydale_map,
    check_wensleydale_sides,
    check_wensleydale_supply,
)
from stellwerk.boards.bounds import MOST_MISTAKES, excess
from stellwerk.boards.check_common import check_ids, check_players
from stellwerk.boards.draft import Draft
from stellwerk.boards.lines import Lines
from stellwerk.boards.schema import FAMILIES
from stellwerk.boards.shape import Fault, shape_faults


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
    too_much = excess(text)
    if too_much is not None:
        return [Mistake(source_name, too_much.line, "the file", too_much.message)]
    try:
        data: dict[str, object] = tomllib.loads(text)
        lines = Lines.of_text(text)
    except RecursionError:
        return [Mistake(source_name, 1, "the file", "lists are nested far too deeply")]
    except ValueError as error:
        return [_syntax_mistake(text, source_name, str(error))]
    family = data.get("family")
    if not isinstance(family, str) or family not in FAMILIES:
        names = ", ".join(FAMILIES)
        message = f'the board must say family = "…"; the families are: {names}'
        return [Mistake(source_name, lines.line(("family",)), "the board", message)]
    faults = shape_faults(data, FAMILIES[family])
    draft = Draft(data, FAMILIES[family], faults, lines)
    if not any(fault.is_too_long for fault in faults):
        # Lists longer than a board's would be compared with each other, each with each.
        faults += _faults_across(draft, family)
    mistakes = [
        Mistake(source_name, lines.line(fault.path), draft.where(fault.path), fault.message)
        for fault in faults
    ]
    return sorted(mistakes, key=lambda mistake: mistake.line)


def _faults_across(draft: Draft, family: str) -> list[Fault]:
    found = (fault for check in _CHECKS[family] for fault in check(draft))
    return list(islice(found, MOST_MISTAKES))


def _syntax_mistake(text: str, source_name: str, error: str) -> Mistake:
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    line = text.rstrip().count("\n") + 1
    if found is None:
        line = 1
    elif found.group(1):
        line = int(found.group(1))
    reason = error[: found.start()] if found else error
    return Mistake(source_name, line, "the file", f"this is not valid TOML: {reason}")


def _check_ticket_ids(draft: Draft) -> Iterator[Fault]:
    # Tickets name cities and countries alike, so those two share their ids.
    yield from check_ids(draft, "cities", "countries")
    for name in ("routes", "tickets", "ticket_sets", "bonus_tickets"):
        yield from check_ids(draft, name)


def _check_trans_ids(draft: Draft) -> Iterator[Fault]:
    yield from check_ids(draft, "cities")


def _check_wensleydale_ids(draft: Draft) -> Iterator[Fault]:
    for name in ("areas", "sides"):
        yield from check_ids(draft, name)


_CHECKS: dict[str, tuple[Callable[[Draft], Iterator[Fault]], ...]] = {
    "ticket": (
        _check_ticket_ids,
        check_players,
        check_ticket_deal.check_cards,
        check_ticket_net.check_countries,
        check_ticket_net.check_routes,
        check_ticket_net.check_ways,
        check_ticket_net.check_doubles,
        check_ticket_net.check_net,
        check_ticket_deal.check_tickets,
        check_ticket_deal.check_ticket_sets,
        check_ticket_deal.check_bonus_tickets,
    ),
    "trans": (
        _check_trans_ids,
        check_players,
        check_trans_net.check_size,
        check_trans_net.check_rows,
        check_trans_net.check_net,
        check_trans_net.check_lines,
        check_trans_cities.check_places,
        check_trans_cities.check_colours,
        check_trans_cities.check_scoring,
    ),
    "wensleydale": (
        _check_wensleydale_ids,
        check_players,
        check_wensleydale_areas.check_names,
        check_wensleydale_areas.check_areas,
        check_wensleydale_areas.check_companies,
        check_wensleydale_areas.check_places,
        check_wensleydale_map.check_borders,
        check_wensleydale_map.check_rivers,
        check_wensleydale_map.check_map,
        check_wensleydale_map.check_hills,
        check_wensleydale_map.check_bonus,
        check_wensleydale_supply.check_components,
        check_wensleydale_supply.check_goods,
        check_wensleydale_supply.check_people,
        check_wensleydale_sides.check_sides,
        check_wensleydale_sides.check_trains,
    ),
}
