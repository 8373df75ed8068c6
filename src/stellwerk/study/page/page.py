"""The page of a review: chances, ledger, what stood out, what to learn, and how to read it."""

from collections.abc import Sequence
from html import escape
from importlib import resources

from stellwerk.match.match import Match
from stellwerk.pictures.standalone_page import standalone_page
from stellwerk.study.page.graph import graph
from stellwerk.study.page.moments import every_decision, lessons, moments
from stellwerk.study.page.words import ReviewWords
from stellwerk.study.wire import Review

LINES = ("start", "deal", "draws", "choices", "others", "result")
EXPLAINED = ("values", "choices", "luck", "errors")


def review_page(
    match: Match, found: Review, names: Sequence[str], lang: str, command: str | None = None
) -> str:
    """A review as HTML, in a language; the names are those of the seats."""
    words = ReviewWords(match.game, found, names, lang)

    def say(tag: str, message: str) -> str:
        return f"<{tag}>{escape(words.say(message))}</{tag}>"

    parts = [
        say("h2", "review-chances"),
        say("p", "review-chances-how"),
        graph(found, names, words.say("review-chances"), words.say("review-moves")),
        say("h2", "review-persons"),
        _persons(words),
        say("h2", "review-ledger"),
        say("p", "review-ledger-how"),
        _ledger(words),
        say("h2", "review-moments"),
        moments(match, words),
        say("h2", "review-learn"),
        say("p", "review-learn-how"),
        lessons(match, words),
        say("h2", "review-all"),
        every_decision(words),
        say("h2", "review-how"),
        *[say("p", f"review-how-{part}") for part in EXPLAINED],
    ]
    if command is not None:
        parts += [say("h2", "review-again"), f"<p><code>{escape(command)}</code></p>"]
    style = resources.files("stellwerk.study.page").joinpath("page.css").read_text("utf-8")
    title = words.say("review-page-title", game=match.game.title)
    above = [f"<h1>{escape(title)}</h1>", f"<p>{escape(words.heading())}</p>"]
    return standalone_page(lang, title, style, "\n".join(["<main>", *above, *parts, "</main>"]))


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the rows; all cells are HTML already."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in headings)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _persons(words: ReviewWords) -> str:
    headings = ["", *[
        escape(words.say(f"review-{name}"))
        for name in ("accuracy", "luck", "choices-left", "mark-good", "mark-doubtful", "mark-bad",
                     "best", "worst")
    ]]  # fmt: skip
    rows = []
    for seat, person in enumerate(words.found.seats):
        exact = "–" if person.accuracy is None else words.number(person.accuracy)
        rows.append([
            f'<span class="seat-{seat} swatch"></span>{escape(words.names[seat])}',
            exact,
            words.signed(person.luck),
            str(person.decisions),
            str(person.good),
            str(person.doubtful),
            str(person.bad),
            _link(words, person.best),
            _link(words, person.worst),
        ])  # fmt: skip
    return table(headings, rows)


def _link(words: ReviewWords, step: int | None) -> str:
    if step is None:
        return "–"
    return f'<a href="#step-{step}">{escape(words.say("review-step", step=step + 1))}</a>'


def _ledger(words: ReviewWords) -> str:
    """One column for each seat; every line but the first and the last is a change."""
    headings = ["", *[escape(name) for name in words.names]]
    rows = []
    for line in LINES:
        cells = []
        for person in words.found.seats:
            number: float = getattr(person.account, line)
            error: float = getattr(person.account, f"{line}_error", 0.0)
            written = words.points(number) if line in ("start", "result") else words.signed(number)
            behind = f' <span class="quiet">± {words.points(error)}</span>' if error else ""
            cells.append(written + behind)
        rows.append([escape(words.say(f"review-{line}")), *cells])
    return table(headings, rows)
