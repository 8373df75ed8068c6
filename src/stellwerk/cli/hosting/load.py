"""`stellwerk load`: how much a server on this machine can carry."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language

if TYPE_CHECKING:
    from stellwerk.arena.bench import Measurement

MOST_TABLES = 2000
MOST_SECONDS = 600
Tables = Annotated[
    int, typer.Option("--tables", metavar="N", min=1, max=MOST_TABLES, help="Tables of four.")
]
Seconds = Annotated[
    float,
    typer.Option("--seconds", metavar="S", min=1, max=MOST_SECONDS, help="How long each part."),
]


def load(
    tables: Tables = 500, seconds: Seconds = 15.0, lang: Language = None, as_json: AsJson = False
) -> None:
    """Start a server of its own and play at many tables at once, over loopback."""
    import asyncio

    from stellwerk.cli.hosting.serve import server_parts
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import console, print_json
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    with server_parts(spoken):
        from stellwerk.server.load.measure import measure

    async def measured() -> "list[Measurement]":
        return [line async for line in measure(tables, seconds)]

    with console(to_stderr=True).status(text("bench-running", {}, spoken)):
        lines = asyncio.run(measured())
    if as_json:
        print_json([asdict(line) for line in lines])
        return
    from stellwerk.cli.bench import print_measurements

    print_measurements(lines, spoken)
