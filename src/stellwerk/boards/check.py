"""Every mistake in a board file, each with its line and a sentence for its author."""

import re
import tomllib
from dataclasses import dataclass
from itertools import islice

from stellwerk.boards.board import Board
from stellwerk.boards.bounds import MOST_MISTAKES, excess
from stellwerk.boards.draft import Draft
from stellwerk.boards.kinds import BoardKind, board_kinds
from stellwerk.boards.lines import Lines
from stellwerk.boards.shape import Fault, shape_faults

LONGEST_NAME = 40


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
    kinds = board_kinds()
    if not isinstance(family, str) or family not in kinds:
        names = ", ".join(kinds)
        message = f'the board must say family = "…"; the families are: {names}'
        if isinstance(family, str) and len(family) <= LONGEST_NAME:
            message = (
                f'there is no family "{family}" here (is its package installed?); '
                f"the families are: {names}"
            )
        return [Mistake(source_name, lines.line(("family",)), "the board", message)]
    kind = kinds[family]
    faults = shape_faults(data, kind.form)
    draft = Draft(data, kind.form, faults, lines, kind.names)
    if not any(fault.is_too_long for fault in faults):
        # Lists longer than a board's would be compared with each other, each with each.
        faults += _faults_across(draft, kind)
    mistakes = [
        Mistake(source_name, lines.line(fault.path), draft.where(fault.path), fault.message)
        for fault in faults
    ]
    return sorted(mistakes, key=lambda mistake: mistake.line)


def _faults_across(draft: Draft, kind: BoardKind[Board]) -> list[Fault]:
    found = (fault for check in kind.checks for fault in check(draft))
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
