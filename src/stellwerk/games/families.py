"""The families there are, each found by its name, and what they say about a board."""

from typing import TYPE_CHECKING, cast

from stellwerk.boards import Board
from stellwerk.games.family import Family, show_plainly
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.contract import Clash, JsonValue, Option
from stellwerk.plugins import FAMILIES, plugins

if TYPE_CHECKING:
    from stellwerk.terminal.presenter import Presenter
    from stellwerk.terminal.speaking import Speaker


def families() -> dict[str, Family[Board]]:
    """All families, ours and those of other packages.

    >>> list(families())[:3]
    ['ticket', 'trans', 'wensleydale']
    """
    # Whoever looks a family up by its name gives it boards of this family only.
    return cast("dict[str, Family[Board]]", plugins(FAMILIES))


def family_of_board(board: Board) -> Family[Board]:
    """The family whose rules are played on a board.

    >>> from stellwerk.boards import shipped_board
    >>> family_of_board(shipped_board("nurnberg")).name
    'wensleydale'
    """
    return families()[board.family]


def presenter(speaker: "Speaker") -> "Presenter":
    """How the game that is spoken about shows itself in the terminal."""
    family = families().get(speaker.game.family)
    make = show_plainly if family is None else family.presenter
    # Whoever shows a game gives its presenter views and results of this game only.
    return cast("Presenter", make(speaker))


def board_message(board: Board) -> dict[str, JsonValue]:
    """A board as it is sent to whoever draws it."""
    return family_of_board(board).board_message(board)


def board_options(
    board: Board, players: int | None = None, rules: int | None = None
) -> list[Option]:
    """The options a board offers so many players (None: any number), under a rules version."""
    return family_of_board(board).options(board, players, checked_rules(board, rules))


def board_clashes(board: Board, rules: int | None = None) -> list[Clash]:
    """The settings of a board that do not go together under a rules version."""
    return family_of_board(board).clashes(board, checked_rules(board, rules))


def versions_for(board: Board) -> list[int]:
    """The rules versions a board can be played with, oldest first; there is always one.

    >>> from stellwerk.boards import shipped_board
    >>> versions_for(shipped_board("wensleydale"))
    [1, 2]
    """
    family = family_of_board(board)
    return [version for version in family.versions if family.suits(board, version)]


def checked_rules(board: Board, rules: int | None) -> int:
    """A rules version (None: the newest); UnknownSetting if this release does not know it.

    >>> from stellwerk.boards import shipped_board
    >>> checked_rules(shipped_board("ticket-usa"), 1)
    1
    """
    versions = versions_for(board)
    if rules is None:
        return versions[-1]
    if isinstance(rules, bool) or rules not in family_of_board(board).versions:
        known = ", ".join(str(version) for version in family_of_board(board).versions)
        raise UnknownSetting(
            f"{board.id} cannot be played with rules version {rules}; "
            f"this release knows version {known}."
        )
    if rules not in versions:
        raise UnknownSetting(
            f"The board {board.id} cannot be played with rules version {rules}: it does not say "
            f"what these rules need to know (docs/boards.md). Without rules={rules} it is played "
            f"with version {versions[-1]}."
        )
    return rules
