"""A match as one HTML file: every position drawn, and what happened in between."""

from collections.abc import Mapping
from os import PathLike

from stellwerk.games.record import Record
from stellwerk.games.replay import replay
from stellwerk.match.match import Match
from stellwerk.pictures.film import film as film_of
from stellwerk.pictures.notebook import Film
from stellwerk.terminal.speaking import Speaker, seat_names
from stellwerk.texts import text

BUTTONS = {"back": "replay-back", "play": "replay-play", "next": "replay-next"}


def film(
    source: Match | Record | str | bytes | Mapping[str, object] | PathLike[str],
    seat: int | None = None,
    lang: str = "en",
    theme: str = "light",
) -> Film:
    """A match, or that of a record, as a page to be watched: one file that needs no other.

    It shows what a seat saw; without a seat, what everybody saw. In a notebook it plays itself.

    >>> import stellwerk
    >>> match = stellwerk.game("trans-europa").new_match(seed=7)
    >>> _ = match.play(0, match.prompts[0].moves[0])
    >>> stellwerk.film(match)[:15]
    '<!doctype html>'
    """
    match = source if isinstance(source, Match) else replay(source)
    game = match.game
    speaker = Speaker(game, seat_names(game.players, lang), lang)
    states = [*[step.before for step in match.steps], match.state]
    pictures = [game.picture(state, seat, lang, theme) for state in states]
    steps = [match.opening, *[step.events for step in match.steps]]
    said = [" ".join(str(speaker.event(event, seat)) for event in events) for events in steps]
    words = {name: text(message, {}, lang) for name, message in BUTTONS.items()}
    return film_of(pictures, said, lang, {**words, "position": words["play"]})
