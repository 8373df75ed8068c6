"""Arguments and options that several commands share, with their help texts."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from typer.models import ArgumentInfo, OptionInfo


def argument(metavar: str, words: str) -> ArgumentInfo:
    """What a command must be given, with its help."""
    found: ArgumentInfo = typer.Argument(metavar=metavar, help=words, show_default=False)
    return found


def option(name: str, metavar: str, words: str) -> OptionInfo:
    """An option whose help says itself what holds without it."""
    found: OptionInfo = typer.Option(name, metavar=metavar, help=words, show_default=False)
    return found


GameName: TypeAlias = Annotated[
    str,
    argument("GAME", "A game, such as ticket-europe. See: stellwerk games."),
]
Language: TypeAlias = Annotated[
    str | None,
    option(
        "--lang",
        "LANG",
        "en, de, fr or nl. Without it: $STELLWERK_LANG, else your system's language.",
    ),
]
AsJson: TypeAlias = Annotated[
    bool, typer.Option("--json", help="Print JSON for programs instead of text for people.")
]
Players: TypeAlias = Annotated[
    int | None,
    option("--players", "N", "Number of players."),
]
Bots: TypeAlias = Annotated[
    str | None,
    option(
        "--bots",
        "A,B,…",
        "Bots by name, with commas between; your own: package.module:Class. The last one repeats.",
    ),
]
Settings: TypeAlias = Annotated[
    list[str] | None,
    option(
        "--option",
        "NAME=VALUE",
        "An option of the game; may be given several times. See: stellwerk games.",
    ),
]
BoardFile: TypeAlias = Annotated[
    Path | None,
    option("--board", "FILE", "Your own board file."),
]
RulesVersion: TypeAlias = Annotated[
    int | None,
    option(
        "--rules",
        "VERSION",
        "An older version of the rules. Without it: the newest. See: stellwerk games.",
    ),
]
RecordFile: TypeAlias = Annotated[Path, argument("FILE", "The record of a game.")]
SeatNumber: TypeAlias = Annotated[
    int | None,
    option(
        "--seat",
        "K",
        "Show only what this seat could see (0 is the first seat). Without it: a spectator.",
    ),
]
