"""`stellwerk bench`: how fast the rules run on this machine."""

from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language

if TYPE_CHECKING:
    from stellwerk.arena.bench import Measurement

MOST_SECONDS = 3600
Seconds = Annotated[
    float, typer.Option("--seconds", metavar="S", help="About how long to measure games, in all.")
]
Peers = Annotated[
    bool, typer.Option("--peers/--no-peers", help="Also measure other programs, if installed.")
]


def bench(
    seconds: Seconds = 10.0, peers: Peers = True, lang: Language = None, as_json: AsJson = False
) -> None:
    """Measure the speed of the rules on this machine."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import console, print_json
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    if not 0 < seconds <= MOST_SECONDS:
        raise Complaint(
            spoken,
            "complaint-range",
            option="--seconds",
            number=str(seconds),
            fewest="0.01",
            most=str(MOST_SECONDS),
        )
    from stellwerk.arena.bench import run

    with console(to_stderr=True).status(text("bench-running", {}, spoken)):
        measured = list(run(seconds, peers))
        if find_spec("gymnasium") is not None:
            from stellwerk.envs.speed import run_environments

            measured += run_environments(seconds, peers)
    if as_json:
        print_json([asdict(measurement) for measurement in measured])
    else:
        print_measurements(measured, spoken)


def print_measurements(measured: "Sequence[Measurement]", lang: str) -> None:
    """A table of what was measured: numbers first, so that long names have room."""
    from rich.table import Table

    from stellwerk.cli.screen import console
    from stellwerk.texts import text

    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for line in measured:
        aim = text("bench-aim", {"aim": line.aim}, lang) if line.aim else ""
        extra = "; ".join(part for part in (aim, line.note) if part)
        words = f"{line.name} ({extra})" if extra else line.name
        table.add_row(_number(line.value), line.unit, words)
    console().print(table)


def _number(value: float) -> str:
    """Large numbers whole, small ones with three digits.

    >>> _number(17955.4), _number(0.01153)
    ('17,955', '0.0115')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
