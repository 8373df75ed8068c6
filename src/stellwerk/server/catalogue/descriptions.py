"""The catalogue of games, generated from the games themselves."""

from functools import cache, lru_cache

import msgspec

from stellwerk.boards import Board, shipped_board
from stellwerk.bots import bot_names, level_names, usual_bot
from stellwerk.games.families import board_message, families
from stellwerk.games.registry import board_entry, games
from stellwerk.server.catalogue.json_responses import Compressible
from stellwerk.server.denied import Denied
from stellwerk.server.messages.catalogue import Catalogue, GameDescription, OptionDescription
from stellwerk.server.messages.tables import Setting
from stellwerk.study.lessons import lesson, lesson_names
from stellwerk.texts import has_text, text
from stellwerk.texts.catalogue import LANGUAGES, fluent_of_family


@lru_cache(maxsize=8)
def describe_games(lang: str) -> Catalogue:
    """All games with their options and bots, labelled in a language.

    >>> [game.name for game in describe_games("nl").games][:2]
    ['ticket-europe', 'ticket-switzerland']
    """
    return Catalogue(
        languages=list(LANGUAGES),
        games=[_with_lesson(describe_board(shipped_board(name), lang)) for name in games()],
    )


def _with_lesson(described: GameDescription) -> GameDescription:
    """A shipped game, and how long its lesson takes."""
    if described.name in lesson_names():
        described.lesson = lesson(described.name).minutes
    return described


def describe_board(board: Board, lang: str) -> GameDescription:
    """What can be played on a board, shipped or somebody's own."""
    return _described(msgspec.convert(board_entry(board, lang), _Listed), lang)


class _Listed(msgspec.Struct):
    """A game as the registry lists it."""

    name: str
    title: str
    family: str
    players: tuple[int, int]
    rules: list[int]
    options: list[OptionDescription]
    clashes: list[dict[str, Setting]]
    sources: list[str]
    assumed: list[str]
    assumptions: list[str]


def _described(listed: _Listed, lang: str) -> GameDescription:
    for option in listed.options:
        option.label_text = text(option.label, {}, lang)
        option.choice_texts = [
            _choice_text(option.label, choice, lang) for choice in option.choices
        ]
    return GameDescription(
        name=listed.name,
        title=listed.title,
        family=listed.family,
        players=listed.players,
        rules=listed.rules,
        options=listed.options,
        bots=bot_names(listed.family),
        levels=level_names(listed.family),
        usual_bot=usual_bot(listed.family),
        clashes=listed.clashes,
        sources=listed.sources,
        assumed=listed.assumed,
        assumptions=listed.assumptions,
    )


def _choice_text(family: str, choice: str | int | bool, lang: str) -> str:
    """The words for a choice, if the texts have some.

    >>> _choice_text("ticket", True, "de"), _choice_text("ticket", 3, "de")
    ('Ja', '3')
    """
    written = str(choice).lower()
    for message in (f"choice-{family}-{written}", f"choice-{written}"):
        if has_text(message, lang):
            return text(message, {}, lang)
    return written


@cache
def board_json(name: str) -> Compressible:
    """A board as its file says, with what its places are called."""
    if name not in games():
        raise Denied("no-such-game")
    return Compressible(msgspec.json.encode(board_message(shipped_board(name))))


@lru_cache(maxsize=8)
def catalogue_json(lang: str, is_documented: bool) -> Compressible:
    """All games, as the catalogue shows them in a language."""
    described = msgspec.structs.replace(describe_games(lang), documentation=is_documented)
    return Compressible(msgspec.json.encode(described))


def family_texts(family: str, lang: str) -> str:
    """The words of a family from another package; refuses a family that there is not."""
    if family not in families():
        raise Denied("no-such-game")
    return fluent_of_family(family, lang)
