"""The games there are, and how one is made from its name, players and options."""

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from pathlib import Path

from stellwerk.boards import AnyBoard, board_from_text, load_board, shipped_board, shipped_boards
from stellwerk.games.families import FAMILIES, Setting, UnknownSetting, board_options
from stellwerk.match.contract import Game, JsonValue, Option


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


def game(
    name: str,
    players: int | None = None,
    board: str | PathLike[str] | None = None,
    **settings: Setting,
) -> Game:
    """A game by name, with a number of players (default: the fewest) and options.

    >>> game("ticket-europe", players=3, tickets="1912").options["tickets"]
    '1912'
    """
    if board is not None:
        return _custom_game(name, players, board, settings)
    return shipped_game(name, players, settings)


def shipped_game(name: str, players: int | None, settings: Mapping[str, Setting]) -> Game:
    """A game on a shipped board, with the options as a mapping."""
    _check_name(name)
    found = shipped_board(name)
    seats = _checked_players(found, players)
    chosen = _checked_settings(found, seats, settings)
    return _shipped_game(name, seats, tuple(chosen.items()))


def game_on_board(text: str, players: int | None, settings: Mapping[str, Setting]) -> Game:
    """A game on a board given as the text of its file."""
    found = board_from_text(text, "board")
    seats = _checked_players(found, players)
    chosen = _checked_settings(found, seats, settings)
    return FAMILIES[found.family].make(found, seats, chosen, text)


def _custom_game(
    name: str,
    players: int | None,
    board: str | PathLike[str],
    settings: Mapping[str, Setting],
) -> Game:
    family = load_board(board).family
    wanted = family_of(name) if name in games() else name  # a family's own name will do
    if family != wanted:
        raise UnknownSetting(f"This board is for the family {family!r}, not for {name!r}.")
    return game_on_board(Path(board).read_text(encoding="utf-8-sig"), players, settings)


@lru_cache(maxsize=64)
def _shipped_game(name: str, players: int, chosen: tuple[tuple[str, Setting], ...]) -> Game:
    board = shipped_board(name)
    return FAMILIES[board.family].make(board, players, dict(chosen), None)


def _check_name(name: str) -> None:
    if name not in games():
        raise UnknownSetting(f"There is no game {name!r}. The games are: {', '.join(games())}.")


def _checked_players(board: AnyBoard, players: int | None) -> int:
    fewest, most = board.players
    if players is None:
        return fewest
    if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
        raise UnknownSetting(f"{board.id} is for {fewest} to {most} players, not {players}.")
    return players


def _checked_settings(
    board: AnyBoard, players: int, settings: Mapping[str, Setting]
) -> dict[str, Setting]:
    known = board_options(board, players)
    names = [option.name for option in known]
    for setting in settings:
        if setting not in names:
            raise UnknownSetting(
                f"{board.id} has no option {setting!r}. Its options are: {', '.join(names)}."
            )
    chosen = {option.name: _checked_value(board, option, settings) for option in known}
    FAMILIES[board.family].check(chosen)
    return chosen


def _checked_value(board: AnyBoard, option: Option, settings: Mapping[str, Setting]) -> Setting:
    value = settings.get(option.name, option.default)
    if option.several:
        return str(value)  # the family's own check reads it
    if not any(value == choice and type(value) is type(choice) for choice in option.choices):
        listed = ", ".join(str(choice).lower() for choice in option.choices)
        raise UnknownSetting(
            f"{board.id}: the option {option.name!r} cannot be {value!r}. It can be: {listed}."
        )
    return value


def catalogue() -> list[dict[str, JsonValue]]:
    """All games with players, options and what their boards assume: what a lobby shows."""
    listed: list[dict[str, JsonValue]] = []
    for name in games():
        board = shipped_board(name)
        listed.append(
            {
                "name": name,
                "title": board.title,
                "family": board.family,
                "players": list(board.players),
                "options": [option.as_json() for option in board_options(board)],
                "sources": list(board.provenance.sources),
                "assumed": list(board.provenance.assumed),
            }
        )
    return listed
