"""`stellwerk train`: a net that learns to play, in pieces as long as one likes."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import Language, argument, option

if TYPE_CHECKING:
    from stellwerk.learning.configuration import Configuration

MOST_THREADS = 256
MOST_MINUTES = 100_000
ConfigurationName = Annotated[
    str,
    argument("TRAINING", "What to train: ticket-europe, … or a TOML file."),
]
Folder = Annotated[
    Path,
    option(
        "--folder",
        "FOLDER",
        "Where checkpoints, metrics and the net are kept, and from where it goes on.",
    ),
]
Minutes = Annotated[
    float | None,
    option("--minutes", "M", "Stop after so long. Without it: train to the end."),
]
Decisions = Annotated[
    int | None,
    option("--decisions", "N", "Decisions of self-play, instead of those of the file."),
]
Threads = Annotated[
    int | None,
    option("--threads", "N", "Threads that play. Without it: one for every core."),
]
Device = Annotated[
    str | None,
    option("--device", "D", "cpu or cuda. Without it: a GPU, if there is one."),
]


def train(
    training: ConfigurationName,
    folder: Folder,
    minutes: Minutes = None,
    decisions: Decisions = None,
    threads: Threads = None,
    device: Device = None,
    lang: Language = None,
) -> None:
    """Train a net by imitation and self-play; the same command goes on where its folder ends.

    Metrics are written as one line of JSON after another, to the screen and to metrics.jsonl.
    """
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import check_number
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    configuration = _configuration(training, decisions, spoken)
    if threads is not None:
        check_number("--threads", threads, 1, MOST_THREADS, spoken)
    try:
        import torch
    except ImportError:
        raise Complaint(spoken, "complaint-no-torch") from None
    from stellwerk.learning.training import Training

    _check_folder(folder, training, spoken)
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    session = Training(
        configuration, folder, threads or os.cpu_count() or 1, chosen,
        say=lambda line: typer.echo(json.dumps(line)),
    )  # fmt: skip
    if session.run(minutes):
        typer.echo(text("train-done", {"file": str(session.net_file)}, spoken), err=True)
    else:
        facts = {"decisions": session.progress.decisions, "all": configuration.decisions}
        typer.echo(text("train-not-done", {**facts}, spoken), err=True)


def _configuration(name: str, decisions: int | None, lang: str) -> "Configuration":
    import msgspec

    from stellwerk.cli.complaints import Complaint, no_such
    from stellwerk.learning.configuration import (
        UnknownConfiguration,
        read_configuration,
        shipped_configurations,
    )

    if name not in shipped_configurations() and not name.endswith(".toml"):
        raise no_such(lang, "complaint-no-configuration", name, shipped_configurations())
    try:
        found = read_configuration(name)
    except UnknownConfiguration as error:
        raise Complaint(lang, "complaint-configuration", reason=str(error)) from None
    return msgspec.structs.replace(found, decisions=decisions) if decisions else found


def _check_folder(folder: Path, training: str, lang: str) -> None:
    """A folder belongs to one training."""
    from stellwerk.cli.complaints import Complaint

    name = folder / "training.txt"
    if name.exists() and name.read_text("utf-8") != training:
        raise Complaint(
            lang, "complaint-other-training", folder=str(folder), other=name.read_text("utf-8")
        )
    folder.mkdir(parents=True, exist_ok=True)
    name.write_text(training, "utf-8")
