"""`stellwerk bench`: how fast the rules run on this machine."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, is_dataclass
from typing import Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language

MOST_SECONDS = 3600
Seconds = Annotated[
    float, typer.Option("--seconds", metavar="S", help="Time for each measurement.")
]
Peers = Annotated[
    bool, typer.Option("--peers/--no-peers", help="Also measure other programs, if installed.")
]


def bench(
    seconds: Seconds = 2.0, peers: Peers = True, lang: Language = None, as_json: AsJson = False
) -> None:
    """Measure the speed of the rules on this machine."""
    from stellwerk.arena.bench import run
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
    with console(to_stderr=True).status(text("bench-running", {}, spoken)):
        measured = [_as_data(measurement) for measurement in run(seconds, peers)]
    if as_json:
        print_json(measured)
    else:
        _print_table(measured)


def _as_data(measurement: object) -> dict[str, object]:
    if is_dataclass(measurement) and not isinstance(measurement, type):
        return asdict(measurement)
    return dict(vars(measurement))


def _print_table(measured: Sequence[Mapping[str, object]]) -> None:
    from rich.table import Table

    from stellwerk.cli.screen import console

    table = Table(box=None, pad_edge=False)
    for name in measured[0] if measured else ():
        numeric = isinstance(measured[0][name], int | float)
        table.add_column(name.replace("_", " "), justify="right" if numeric else "left")
    for row in measured:
        table.add_row(*[_cell(value) for value in row.values()])
    console().print(table)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
