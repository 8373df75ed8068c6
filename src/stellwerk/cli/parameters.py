"""Arguments and options that several commands share, with their help texts."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

GameName: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game, such as ticket-europe. See: stellwerk games.",
        show_default=False,
    ),
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help="en, de, fr or nl. Without it: $STELLWERK_LANG, else your system's language.",
        show_default=False,
    ),
]
AsJson: TypeAlias = Annotated[
    bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="Number of players.", show_default=False),
]
Bots: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,…",
        help="Bots by name, separated by commas (random and others). The last one repeats.",
        show_default=False,
    ),
]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. See: stellwerk games.",
        show_default=False,
    ),
]
BoardFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="Your own board file.", show_default=False),
]
RulesVersion: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--rules",
        metavar="VERSION",
        help="An older version of the rules. Without it: the newest. See: stellwerk games.",
        show_default=False,
    ),
]
RecordFile: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)
]
SeatNumber: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--seat",
        metavar="K",
        help="Show only what this seat could see (0 is the first seat). Without it: a spectator.",
        show_default=False,
    ),
]
