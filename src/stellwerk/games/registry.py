"""The games there are, and how one is made from its name, players and options."""

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from stellwerk.boards import Board, board_from_text, load_board, shipped_board, shipped_boards
from stellwerk.games.assumptions import assumptions
from stellwerk.games.families import (
    board_clashes,
    board_options,
    checked_rules,
    family_of_board,
    versions_for,
)
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.contract import Game, JsonValue, Option, Setting
from stellwerk.plugins import PluginError
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.wensleydale.game import WensleydaleGame


def games() -> list[str]:
    """The names of all games.

    >>> games()[0]
    'ticket-europe'
    """
    return shipped_boards()


def family_of(name: str) -> str:
    """The family of a game.

    >>> family_of("nurnberg")
    'wensleydale'
    """
    _check_name(name)
    return shipped_board(name).family


def options(name: str) -> list[Option]:
    """The options of a game.

    >>> [option.name for option in options("ticket-switzerland")]
    ['first_seat']
    """
    _check_name(name)
    return board_options(shipped_board(name))


TicketName = Literal["ticket-europe", "ticket-switzerland", "ticket-usa"]
TransName = Literal["trans-europa", "trans-amerika"]
WensleydaleName = Literal["wensleydale", "nurnberg"]
BoardPath = str | PathLike[str] | None


@overload
def game(
    name: TicketName,
    players: int | None = None,
    board: BoardPath = None,
    rules: int | None = None,
    **settings: Setting,
) -> "TicketGame": ...
@overload
def game(
    name: TransName,
    players: int | None = None,
    board: BoardPath = None,
    rules: int | None = None,
    **settings: Setting,
) -> "TransGame": ...
@overload
def game(
    name: WensleydaleName,
    players: int | None = None,
    board: BoardPath = None,
    rules: int | None = None,
    **settings: Setting,
) -> "WensleydaleGame": ...
@overload
def game(
    name: str,
    players: int | None = None,
    board: BoardPath = None,
    rules: int | None = None,
    **settings: Setting,
) -> Game: ...
def game(
    name: str,
    players: int | None = None,
    board: BoardPath = None,
    rules: int | None = None,
    **settings: Setting,
) -> Game:
    """A game by name, with a number of players (default: the fewest) and options.

    `rules` is the version of the rules (default: the newest); older ones stay playable.

    >>> game("ticket-europe", players=3, tickets="1912").options["tickets"]
    '1912'
    >>> game("ticket-europe", rules=1).rules_version
    1
    """
    if board is not None:
        return _custom_game(name, players, board, settings, rules)
    return shipped_game(name, players, settings, rules)


def make_game(
    name: str,
    players: int | None,
    settings: Mapping[str, Setting],
    board: str | None,
    rules: int | None,
) -> Game:
    """A game from what was written down of it: with a board's text it is played on that board."""
    if board is not None:
        return game_on_board(board, players, settings, rules)
    return shipped_game(name, players, settings, rules)


def shipped_game(
    name: str, players: int | None, settings: Mapping[str, Setting], rules: int | None = None
) -> Game:
    """A game on a shipped board, with the options as a mapping."""
    _check_name(name)
    found = shipped_board(name)
    version = checked_rules(found, rules)
    seats = _checked_players(found, players)
    chosen = _checked_settings(found, seats, settings, version)
    return _shipped_game(name, seats, tuple(chosen.items()), version)


def game_on_board(
    text: str, players: int | None, settings: Mapping[str, Setting], rules: int | None = None
) -> Game:
    """A game on a board given as the text of its file."""
    found = board_from_text(text, "board")
    version = checked_rules(found, rules)
    seats = _checked_players(found, players)
    chosen = _checked_settings(found, seats, settings, version)
    return _made(found, seats, chosen, version, text)


def _custom_game(
    name: str,
    players: int | None,
    board: str | PathLike[str],
    settings: Mapping[str, Setting],
    rules: int | None,
) -> Game:
    found = load_board(board)
    family = found.family
    wanted = family_of(name) if name in games() else name  # a family's own name will do
    if family != wanted and name != found.id:
        raise UnknownSetting(f"This board is for the family {family!r}, not for {name!r}.")
    return game_on_board(Path(board).read_text(encoding="utf-8-sig"), players, settings, rules)


@lru_cache(maxsize=64)
def _shipped_game(
    name: str, players: int, chosen: tuple[tuple[str, Setting], ...], rules: int
) -> Game:
    board = shipped_board(name)
    return _made(board, players, dict(chosen), rules, None)


def _made(
    board: Board, players: int, chosen: Mapping[str, Setting], rules: int, text: str | None
) -> Game:
    made = family_of_board(board).make(board, players, chosen, rules, text)
    if made.family != board.family:
        raise PluginError(
            f"A game of the family {board.family!r} calls its family {made.family!r}; both names "
            "must be the same."
        )
    return made


def _check_name(name: str) -> None:
    if name not in games():
        raise UnknownSetting(f"There is no game {name!r}. The games are: {', '.join(games())}.")


def _checked_players(board: Board, players: int | None) -> int:
    fewest, most = board.players
    if players is None:
        return fewest
    if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
        raise UnknownSetting(f"{board.id} is for {fewest} to {most} players, not {players}.")
    return players


def _checked_settings(
    board: Board, players: int, settings: Mapping[str, Setting], rules: int
) -> dict[str, Setting]:
    known = board_options(board, players, rules)
    names = [option.name for option in known]
    for setting in settings:
        if setting not in names:
            raise UnknownSetting(
                f"{board.id} has no option {setting!r}. Its options are: {', '.join(names)}."
            )
    chosen = {option.name: _checked_value(board, option, settings) for option in known}
    family_of_board(board).check(board, chosen, rules)
    for clash in board_clashes(board, rules):
        if clash.holds(chosen):
            reason = text(clash.because, {})
            raise UnknownSetting(f"{board.id}: {clash.words} do not go together. {reason}")
    return chosen


def _checked_value(board: Board, option: Option, settings: Mapping[str, Setting]) -> Setting:
    value = settings.get(option.name, option.default)
    if option.several:
        return str(value)  # the family's own check reads it
    if not any(value == choice and type(value) is type(choice) for choice in option.choices):
        listed = ", ".join(str(choice).lower() for choice in option.choices)
        raise UnknownSetting(
            f"{board.id}: the option {option.name!r} cannot be {value!r}. It can be: {listed}."
        )
    return value


def offered_by_players(board: Board, option: Option) -> dict[int, Option]:
    """The option as it is offered to so many players, where that differs: choices and default.

    >>> from stellwerk.boards import shipped_board
    >>> board = shipped_board("wensleydale")
    >>> offered = offered_by_players(board, board_options(board)[0])
    >>> {players: (each.choices, each.default) for players, each in offered.items()}
    {2: (('2-3',), '2-3'), 4: (('3-4',), '3-4')}
    """
    fewest, most = board.players
    for_each = {
        players: next(each for each in board_options(board, players) if each.name == option.name)
        for players in range(fewest, most + 1)
    }
    return {players: each for players, each in for_each.items() if each != option}


def _listed_option(board: Board, option: Option) -> dict[str, JsonValue]:
    by_players: dict[str, JsonValue] = {
        str(players): {"choices": list(offered.choices), "default": offered.default}
        for players, offered in offered_by_players(board, option).items()
    }
    return {**option.as_json(), "by_players": by_players}


def catalogue(lang: str = "en") -> list[dict[str, JsonValue]]:
    """All games with players, options and what their boards assume: what a lobby shows.

    `assumed` has the words in a language, `assumptions` the messages they come from.
    """
    return [board_entry(shipped_board(name), lang) for name in games()]


def board_entry(board: Board, lang: str = "en") -> dict[str, JsonValue]:
    """One board, shipped or somebody's own, as the catalogue lists it."""
    return {
        "name": board.id,
        "title": board.title,
        "family": board.family,
        "players": list(board.players),
        "rules": list(versions_for(board)),
        "options": [_listed_option(board, option) for option in board_options(board)],
        "clashes": [dict(clash.settings) for clash in board_clashes(board)],
        "sources": list(board.provenance.sources),
        "assumed": list(assumptions(board, lang)),
        "assumptions": list(board.provenance.assumed),
    }
