"""The entry point: all commands, and what happens when something is wrong."""

import os
import sys
import warnings
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from stellwerk import BoardError, RecordError, UnknownSetting
from stellwerk.bots import BotFailed
from stellwerk.cli import (
    analyse,
    bench,
    board,
    games,
    learn,
    picture,
    play,
    replay,
    review,
    rules,
    verify,
)
from stellwerk.cli.contests import balance, dataset, ladder, sim, train, tune
from stellwerk.cli.hosting import admin, load, openapi, serve
from stellwerk.cli.puzzles import commands as puzzles
from stellwerk.plugins import PluginError, PluginWarning
from stellwerk.texts import MissingText

INTERRUPTED = 130


class Commands(TyperGroup):
    """The commands; every mistake in the input becomes one sentence and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and leave with its exit code."""
        from stellwerk.cli.complaints import Complaint, system_sentence

        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except typer.TyperException as error:
            code = _say(_usage_sentence(error))
        except (
            Complaint,
            BoardError,
            RecordError,
            UnknownSetting,
            PluginError,
            BotFailed,
        ) as error:
            code = _say(str(error))
        except BrokenPipeError:
            code = _leave_quietly()
        except OSError as error:
            code = _say(system_sentence(error))
        except (KeyboardInterrupt, typer.Abort):
            code = _say("", INTERRUPTED)
        sys.exit(code or 0)


def _usage_sentence(error: typer.TyperException) -> str:
    """What is wrong with the command line, and where to read how it is used."""
    sentence = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "stellwerk"
    return f"{sentence} (See: {path} --help)"


def _say(sentence: str, code: int = 2) -> int:
    sys.stderr.write(sentence + "\n")
    return code


def _leave_quietly() -> int:
    """The reader closed the pipe (`| head`): nothing is left to say, not even at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return 0


def _print_version(wanted: bool) -> None:
    if wanted:
        from stellwerk import __version__

        typer.echo(f"stellwerk {__version__}")
        raise typer.Exit


app = typer.Typer(
    cls=Commands,
    name="stellwerk",
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Railway board games with exact rules: play, simulate, replay and look things up.",
)


UNOFFICIAL = "Unofficial, and not affiliated with any publisher."


@app.callback(invoke_without_command=True, epilog=UNOFFICIAL)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Railway board games with exact rules: play, simulate, replay and look things up.

    Begin with: stellwerk play ticket-europe
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("replay")(replay.replay)
app.command("picture")(picture.picture)
app.command("analyse")(analyse.analyse)
app.command("review")(review.review)
app.command("verify")(verify.verify)
app.command("sim")(sim.sim)
app.command("ladder")(ladder.ladder)
app.command("balance")(balance.balance)
app.command("tune")(tune.tune)
app.command("dataset")(dataset.dataset)
app.command("train")(train.train)
app.command("bench")(bench.bench)
app.command("load")(load.load)
app.add_typer(board.app, name="board")
app.add_typer(puzzles.app, name="puzzles")
app.command("serve")(serve.serve)
app.command("admin")(admin.admin)
app.command("openapi", hidden=True)(openapi.openapi)


def _open_closed_streams() -> None:
    """Somebody may have closed them (`>&-`); then they lead nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


_usual_format = warnings.formatwarning


def _sentence(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """Our own warnings are for people: what they say, and not where in the program."""
    if issubclass(category, (PluginWarning, MissingText)):
        return f"{message}\n"
    return _usual_format(message, category, filename, lineno, line)


def main() -> None:
    """Run the command line."""
    _open_closed_streams()
    warnings.formatwarning = _sentence
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without ♥ shows a ? instead of failing
    app(prog_name="stellwerk")
