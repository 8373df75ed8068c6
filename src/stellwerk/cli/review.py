"""`stellwerk review`: a finished match looked back at, as one page and in short in the terminal."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import AsJson, Language, RecordFile

if TYPE_CHECKING:
    from stellwerk.match.match import Match
    from stellwerk.study.page.words import ReviewWords
    from stellwerk.study.wire import Review

Page = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Write the whole review as a page that opens anywhere.",
        show_default=False,
    ),
]
QualityChoice = Annotated[
    str, typer.Option("--quality", metavar="Q", help="quick, usual or thorough.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same review.")]


def review(
    file: RecordFile,
    output: Page = None,
    quality: QualityChoice = "usual",
    seed: Seed = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a finished game: chances, luck, and what every decision cost."""
    from stellwerk import RecordError, replay
    from stellwerk.cli.complaints import Complaint, no_such, read_bytes, write_text
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import print_json
    from stellwerk.cli.setup.game_settings import MOST_SEED, check_number
    from stellwerk.study.page.page import review_page
    from stellwerk.study.page.words import ReviewWords
    from stellwerk.study.quality import QUALITIES
    from stellwerk.study.review import CannotReview
    from stellwerk.terminal.speaking import seat_names

    spoken = chosen_language(lang)
    check_number("--seed", seed, 0, MOST_SEED, spoken)
    if quality not in QUALITIES:
        raise no_such(spoken, "complaint-no-quality", quality, QUALITIES)
    try:
        match = replay(read_bytes(file, spoken))
        found = _looked_back(match, quality, seed, spoken)
    except RecordError as error:
        raise Complaint(spoken, "complaint-record", file=str(file), reason=str(error)) from None
    except CannotReview as error:
        raise Complaint(spoken, "complaint-review", file=str(file), reason=str(error)) from None
    names = seat_names(match.game.players, spoken)
    if output is not None:
        command = shlex.join(
            ["stellwerk", "review", file.name, "-o", output.name, "--quality", quality,
             "--seed", str(seed), "--lang", spoken]
        )  # fmt: skip
        write_text(output, review_page(match, found, names, spoken, command), spoken)
    if as_json:
        print_json(found.as_json())
        return
    words = ReviewWords(match.game, found, names, spoken)
    _print_summary(match, words)
    if output is not None:
        typer.echo(words.say("review-written", file=str(output)))


def _looked_back(match: "Match", quality: str, seed: int, lang: str) -> "Review":
    """The review, with a progress bar in a terminal."""
    from stellwerk.cli.contests.work import progress_bar
    from stellwerk.study.quality import QUALITIES
    from stellwerk.study.review import review_match
    from stellwerk.texts import text

    name = next(each for each in QUALITIES if each == quality)
    with progress_bar() as bar:
        task = bar.add_task(text("review-running", {}, lang), total=len(match.steps))

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return review_match(match, name, seed, progress)


def _print_summary(match: "Match", words: "ReviewWords") -> None:
    from rich.table import Table
    from rich.text import Text

    from stellwerk.cli.screen import console

    screen = console()
    screen.print(Text(match.game.title, style="bold"))
    screen.print(words.heading())
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in words.names:
        table.add_column(Text(name), justify="right")
    people = words.found.seats
    for line in ("start", "deal", "draws", "choices", "others", "result"):
        numbers = [float(getattr(person.account, line)) for person in people]
        plain = line in ("start", "result")
        cells = [words.points(each) if plain else words.signed(each) for each in numbers]
        table.add_row(words.say(f"review-{line}"), *cells)
    exact = ["–" if each.accuracy is None else words.number(each.accuracy) for each in people]
    table.add_row(words.say("review-accuracy"), *exact)
    for mark in ("good", "doubtful", "bad"):
        counts = [str(getattr(person, mark)) for person in people]
        table.add_row(words.say(f"review-mark-{mark}"), *counts)
    screen.print(table)
    for seat, person in enumerate(people):
        if person.worst is not None:
            screen.print(_worst(words, seat, person.worst))


def _worst(words: "ReviewWords", seat: int, step: int) -> str:
    """The worst moment of a seat, and what would have been better."""
    found = next(each for each in words.found.decisions if each.step == step)
    did = words.say("review-did", player=words.names[seat], move=words.move(found.move))
    cost = words.say("review-cost", cost=words.points(found.cost), error=words.points(found.error))
    better = words.say("review-better", move=words.move(found.alternatives[0].move))
    return f"{words.say('review-step', step=step + 1)}. {did}. {cost}. {better}"
