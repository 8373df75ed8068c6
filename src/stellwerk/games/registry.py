"""The games there are, and how one is made from its name, players and options."""

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from pathlib import Path

from stellwerk.boards import load_board, shipped_board, shipped_boards
from stellwerk.boards.load import board_from_text
from stellwerk.games.ticket.game import TicketGame, ticket_options
from stellwerk.match.contract import JsonValue, Option

Setting = str | int | bool


class UnknownSetting(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A game, an option or a number of players that does not exist; the text names the choices."""


def games() -> list[str]:
    """The names of all games.

    >>> games()[0]
    'ticket-europe'
    """
    return shipped_boards()


def options(name: str) -> list[Option]:
    """The options of a game.

    >>> [option.name for option in options("ticket-switzerland")]
    ['first_seat']
    """
    _check_name(name)
    return ticket_options(shipped_board(name))


def game(
    name: str,
    players: int | None = None,
    board: str | PathLike[str] | None = None,
    **settings: Setting,
) -> TicketGame:
    """A game by name, with a number of players (default: the fewest) and options.

    >>> game("ticket-europe", players=3, tickets="1912").options["tickets"]
    '1912'
    """
    if board is not None:
        return _custom_game(name, players, Path(board).read_text(encoding="utf-8"), board, settings)
    return shipped_game(name, players, settings)


def shipped_game(name: str, players: int | None, settings: Mapping[str, Setting]) -> TicketGame:
    """A game on a shipped board, with the options as a mapping."""
    _check_name(name)
    found = shipped_board(name)
    seats = _checked_players(name, found.players, players)
    chosen = _checked_settings(name, ticket_options(found), seats, settings)
    return _shipped_game(name, seats, tuple(sorted(chosen.items(), key=lambda item: item[0])))


def game_on_board(text: str, players: int | None, settings: Mapping[str, Setting]) -> TicketGame:
    """A game on a board given as the text of its file."""
    found = board_from_text(text, "board")
    seats = _checked_players(found.id, found.players, players)
    chosen = _checked_settings(found.id, ticket_options(found), seats, settings)
    return TicketGame(found, seats, chosen, custom_board=text)


def _custom_game(
    name: str,
    players: int | None,
    text: str,
    path: str | PathLike[str],
    settings: Mapping[str, Setting],
) -> TicketGame:
    load_board(path)  # explains mistakes with the file's name
    made = game_on_board(text, players, settings)
    if name and made.family != name.split("-")[0]:
        raise UnknownSetting(f"This board is for the family {made.family!r}, not for {name!r}.")
    return made


@lru_cache(maxsize=64)
def _shipped_game(name: str, players: int, chosen: tuple[tuple[str, Setting], ...]) -> TicketGame:
    return TicketGame(shipped_board(name), players, dict(chosen))


def _check_name(name: str) -> None:
    if name not in games():
        raise UnknownSetting(f"There is no game {name!r}. The games are: {', '.join(games())}.")


def _checked_players(name: str, span: tuple[int, int], players: int | None) -> int:
    fewest, most = span
    if players is None:
        return fewest
    if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
        raise UnknownSetting(f"{name} is for {fewest} to {most} players, not {players}.")
    return players


def _checked_settings(
    name: str, known: list[Option], players: int, settings: Mapping[str, Setting]
) -> dict[str, Setting]:
    names = [option.name for option in known]
    for setting in settings:
        if setting not in names:
            raise UnknownSetting(
                f"{name} has no option {setting!r}. Its options are: {', '.join(names)}."
            )
    chosen: dict[str, Setting] = {}
    for option in known:
        value = settings.get(option.name, option.default)
        choices = [
            choice
            for choice in option.choices
            if not (option.name == "first_seat" and isinstance(choice, int) and choice >= players)
        ]
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            listed = ", ".join(str(choice).lower() for choice in choices)
            raise UnknownSetting(
                f"{name}: the option {option.name!r} cannot be {value!r}. It can be: {listed}."
            )
        chosen[option.name] = value
    return chosen


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
                "options": [option.as_json() for option in ticket_options(board)],
                "sources": list(board.provenance.sources),
                "assumed": list(board.provenance.assumed),
            }
        )
    return listed
