"""From what was typed on the command line to a game: name, players, options, board, bots."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from stellwerk.cli.complaints import Complaint, no_such, read_text
from stellwerk.cli.setup.choices import choice_words, listed_choices
from stellwerk.terminal.typed_words import shown

if TYPE_CHECKING:
    from stellwerk.boards import Board
    from stellwerk.match.contract import Game, Option, Setting

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
MOST_SEED = 2**256 - 1


@dataclass(frozen=True)
class Table:
    """A game that is set up, and what it takes to set it up again in another process."""

    game: "Game"
    settings: dict[str, "Setting"]
    board: str | None


def check_rules(board: "Board", rules: int | None, lang: str) -> None:
    """Complain about a rules version this release does not know."""
    from stellwerk.games.families import versions_for

    versions = versions_for(board)
    if rules is not None and rules not in versions:
        known = [str(version) for version in versions]
        raise no_such(lang, "complaint-no-rules", str(rules), known, game=board.id)


def check_game_name(name: str, lang: str) -> None:
    """Complain if there is no game of this name."""
    from stellwerk import games

    if name not in games():
        raise no_such(lang, "complaint-no-game", name, games())


def set_up(
    name: str,
    players: int | None,
    typed: Sequence[str],
    board: Path | None,
    rules: int | None,
    lang: str,
) -> Table:
    """The game as it was asked for on the command line."""
    if board is not None:
        return _on_own_board(name, players, typed, board, rules, lang)
    from stellwerk.games.registry import shipped_game

    shipped = board_of(name, None, lang)
    check_players(name, shipped.players, players, lang)
    check_rules(shipped, rules, lang)
    settings = _settings(shipped, players or shipped.players[0], typed, rules, lang)
    _check_together(shipped, settings, rules, lang)
    return Table(shipped_game(name, players, settings, rules), settings, None)


def _on_own_board(
    name: str,
    players: int | None,
    typed: Sequence[str],
    board: Path,
    rules: int | None,
    lang: str,
) -> Table:
    from stellwerk.games.registry import game_on_board

    found, words = _own_board(name, board, lang)
    check_players(found.id, found.players, players, lang)
    seats = players or found.players[0]
    check_rules(found, rules, lang)
    settings = _settings(found, seats, typed, rules, lang)
    _check_together(found, settings, rules, lang)
    return Table(game_on_board(words, players, settings, rules), settings, words)


def _own_board(name: str, file: Path, lang: str) -> tuple["Board", str]:
    """The board in a file, and its text; a complaint if the game is not one of its family."""
    from stellwerk.boards import board_from_text
    from stellwerk.games.registry import family_of

    words = read_text(file, lang)
    found = board_from_text(words, file.name)
    if name != found.id:
        check_game_name(name, lang)
        if family_of(name) != found.family:
            raise Complaint(
                lang, "complaint-family", file=str(file), family=found.family, name=name
            )
    return found, words


def board_of(name: str, file: Path | None, lang: str) -> "Board":
    """The board of a game: the shipped one, or one's own in a file."""
    from stellwerk.boards import shipped_board

    if file is not None:
        return _own_board(name, file, lang)[0]
    check_game_name(name, lang)
    return shipped_board(name)


def check_players(name: str, span: tuple[int, int], players: int | None, lang: str) -> None:
    """Complain about a number of players the game is not made for."""
    fewest, most = span
    if players is not None and not fewest <= players <= most:
        raise Complaint(
            lang, "complaint-players", name=name, fewest=fewest, most=most, players=str(players)
        )


def _settings(
    board: "Board", seats: int, typed: Sequence[str], rules: int | None, lang: str
) -> "dict[str, Setting]":
    """The typed options; only what goes with so many seats can be chosen."""
    from stellwerk.games.families import board_options

    options = {option.name: option for option in board_options(board, seats, rules)}
    chosen: dict[str, Setting] = {}
    for words in typed:
        key, equals, value = words.partition("=")
        if not equals:
            raise Complaint(
                lang, "complaint-option-form", typed=shown(words), choices=", ".join(options)
            )
        if key.strip() not in options:
            raise no_such(lang, "complaint-no-option", key, options, game=board.id)
        chosen[key.strip()] = _value(board.id, options[key.strip()], value.strip(), lang)
    return chosen


def _check_together(
    board: "Board", settings: "Mapping[str, Setting]", rules: int | None, lang: str
) -> None:
    """Complain about options that do not go together; what is not known here, the game knows."""
    from stellwerk.games.families import (
        board_clashes,
        board_options,
        checked_rules,
        family_of_board,
    )
    from stellwerk.games.unknown_setting import UnknownSetting
    from stellwerk.texts import text

    usual = {option.name: option.default for option in board_options(board, rules=rules)}
    for clash in board_clashes(board, rules):
        if clash.holds({**usual, **settings}):
            reason = text(clash.because, {}, lang)
            raise Complaint(lang, "complaint-clash", settings=clash.words, reason=reason)
    try:
        family_of_board(board).check(board, {**usual, **settings}, checked_rules(board, rules))
    except UnknownSetting as problem:
        if problem.message is None:
            raise
        raise Complaint(lang, problem.message, **problem.arguments) from None


def _value(name: str, option: "Option", typed: str, lang: str) -> "Setting":
    if not option.several:
        return _one_value(name, option, typed, lang)
    words = [word.strip() for word in typed.split(",") if word.strip()]
    chosen = {_one_value(name, option, word, lang) for word in words}
    return ",".join(choice_words(choice) for choice in option.choices if choice in chosen)


def _one_value(name: str, option: "Option", typed: str, lang: str) -> "Setting":
    for choice in option.choices:
        if isinstance(choice, bool):
            if TRUTH.get(typed.lower()) is choice:
                return choice
        elif str(choice).lower() == typed.lower():
            return choice
    choices = [choice_words(choice) for choice in option.choices if type(choice) is not int]
    numbers = [choice for choice in option.choices if type(choice) is int]
    choices += [listed_choices(numbers)] if numbers else []
    raise no_such(lang, "complaint-option-value", typed, choices, game=name, option=option.name)


def bot_list(typed: str | None, family: str, seats: int, lang: str) -> list[str]:
    """One bot for every seat that needs one; the last one named repeats."""
    from stellwerk.bots import usual_bot

    named = [usual_bot(family)] if typed is None else [name.strip() for name in typed.split(",")]
    for name in named:
        check_bot(name, family, lang)
    if len(named) > seats:
        raise Complaint(lang, "complaint-too-many-bots", bots=len(named), seats=seats)
    return named + [named[-1]] * (seats - len(named))


def check_bot(name: str, family: str, lang: str) -> None:
    """Complain if there is no such bot; one's own is named by where it is: package.module:Class."""
    from stellwerk.bots import bot_names, is_address, offer_bot

    if is_address(name):
        with _own_bots_beside(name, lang):
            offer_bot(name)
    elif name not in bot_names(family):
        raise no_such(lang, "complaint-no-bot", name, bot_names(family))


def offer_own_bots(addresses: str, lang: str) -> None:
    """Let bots sit at the tables of a server; complain if one of them cannot be used."""
    from stellwerk.bots import offer_bots

    with _own_bots_beside(addresses, lang):
        offer_bots(addresses)


@contextmanager
def _own_bots_beside(named: str, lang: str) -> Iterator[None]:
    """A command finds what lies beside it, as `python -m` does; complain about what it does not."""
    from stellwerk.bots import UnknownBot

    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        yield
    except UnknownBot as error:
        cause = error.__cause__
        reason = f"{type(cause).__name__}: {cause}" if cause is not None else str(error)
        raise Complaint(
            lang, "complaint-own-bot", name=shown(named), reason=shown(reason)
        ) from None


def check_number(option: str, number: int | None, fewest: int, most: int | None, lang: str) -> None:
    """Complain about a number outside its range."""
    if number is None or (number >= fewest and (most is None or number <= most)):
        return
    if most is None:
        raise Complaint(
            lang, "complaint-at-least", option=option, number=shown(str(number)), fewest=fewest
        )
    raise Complaint(
        lang,
        "complaint-range",
        option=option,
        number=shown(str(number)),
        fewest=fewest,
        most="2^256 - 1" if most == MOST_SEED else str(most),
    )
