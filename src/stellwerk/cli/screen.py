"""Where text goes: the console for people, JSON for programs."""

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST = 40


def console(to_stderr: bool = False) -> "Console":
    """A console that prints what it is given: no guessing of numbers and markup in names."""
    from rich.console import Console

    made = Console(stderr=to_stderr, highlight=False, markup=False, emoji=False)
    if made.width < NARROWEST:
        made.width = NARROWEST
    return made


def print_json(data: object) -> None:
    """Data as JSON on the standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
