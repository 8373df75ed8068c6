"""`stellwerk board check`: every mistake in a board file, with its line."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language, argument

if TYPE_CHECKING:
    from stellwerk.boards import Mistake

app = typer.Typer(help="Work on board files.", no_args_is_help=False)
BoardPath = Annotated[Path, argument("FILE", "A board file (TOML).")]


@app.callback(invoke_without_command=True)
def board(context: typer.Context) -> None:
    """Work on your own board files."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("check")
def check(file: BoardPath, lang: Language = None, as_json: AsJson = False) -> None:
    """Explain every mistake in a board file; exit code 2 if there is one."""
    from stellwerk.boards import check_board
    from stellwerk.cli.complaints import read_text
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import print_json
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    mistakes = check_board(read_text(file, spoken), file.name)
    if as_json:
        print_json({"file": str(file), "mistakes": [_as_json(mistake) for mistake in mistakes]})
    else:
        for mistake in mistakes:
            typer.echo(str(mistake))
        number = len(mistakes)
        summary = text("board-checked", {"file": file.name, "number": number}, spoken)
        typer.echo(summary, err=bool(mistakes))
    if mistakes:
        raise typer.Exit(2)


def _as_json(mistake: "Mistake") -> dict[str, str | int]:
    return {"line": mistake.line, "where": mistake.where, "message": mistake.message}
