"""The families of games: for each how its boards become games, and which options they have."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from stellwerk.boards import AnyBoard, TicketBoard, TransBoard, WensleydaleBoard
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.options import ticket_clashes, ticket_options
from stellwerk.games.trans.cards import CardsClash, chosen_cards
from stellwerk.games.trans.game import TransGame, trans_options
from stellwerk.games.wensleydale.game import WensleydaleGame, wensleydale_options
from stellwerk.games.wensleydale.kernel_rules import suits
from stellwerk.match.contract import Clash, Game, Option

Setting = str | int | bool


class UnknownSetting(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A game, an option or a number of players that does not exist; the text names the choices."""


@dataclass(frozen=True)
class Family:
    """One family: options of a board, a check of options that belong together, and the game.

    `versions` are the rules versions that can be played, oldest first. A record keeps the version
    it was played with, so an old one is never taken out and never changed: what a later version
    does differently is data of the board, or a switch that only this family knows. A board that
    lacks this data is not `suited`: it is played with the versions before.
    """

    versions: tuple[int, ...]
    options: Callable[[AnyBoard, int | None, int], list[Option]]
    check: Callable[[AnyBoard, Mapping[str, Setting], int], None]
    make: Callable[[AnyBoard, int, Mapping[str, Setting], int, str | None], Game]
    clashes: Callable[[AnyBoard, int], list[Clash]] = lambda board, rules: []
    """Settings that do not go together under a rules version."""
    suits: Callable[[AnyBoard, int], bool] = lambda board, rules: True

    @property
    def newest(self) -> int:
        """The rules version new games are played with."""
        return self.versions[-1]


def _check_special_cards(settings: Mapping[str, Setting]) -> None:
    """Chosen cards are named if, and only if, they are to be chosen (TRANS-CARDS-2)."""
    try:
        cards = chosen_cards(str(settings["cards"]))
    except CardsClash as clash:
        raise UnknownSetting(str(clash)) from None
    if bool(cards) != (settings["special_cards"] == "chosen"):
        raise UnknownSetting(
            "The options 'special_cards' and 'cards' belong together: name the cards, such as "
            'cards="4,18", with special_cards="chosen", and only then.'
        )
    if settings["cards_at_once"] != 1 and settings["special_cards"] != "each-round":
        raise UnknownSetting("The option 'cards_at_once' is for special_cards=\"each-round\" only.")


FAMILIES: dict[str, Family] = {
    "ticket": Family(
        versions=TicketGame.versions,
        options=lambda board, players, rules: ticket_options(
            cast("TicketBoard", board), players or board.players[1]
        ),
        check=lambda board, settings, rules: None,
        make=lambda board, players, settings, rules, text: TicketGame(
            cast("TicketBoard", board), players, settings, rules, text
        ),
        clashes=lambda board, rules: ticket_clashes(cast("TicketBoard", board), rules),
    ),
    "trans": Family(
        versions=TransGame.versions,
        options=lambda board, players, rules: trans_options(players or board.players[1], rules),
        check=lambda board, settings, rules: _check_special_cards(settings),
        make=lambda board, players, settings, rules, text: TransGame(
            cast("TransBoard", board), players, settings, rules, text
        ),
    ),
    "wensleydale": Family(
        versions=WensleydaleGame.versions,
        options=lambda board, players, rules: wensleydale_options(
            cast("WensleydaleBoard", board), players, rules
        ),
        check=lambda board, settings, rules: None,
        make=lambda board, players, settings, rules, text: WensleydaleGame(
            cast("WensleydaleBoard", board), players, settings, rules, text
        ),
        suits=lambda board, rules: suits(cast("WensleydaleBoard", board), rules),
    ),
}


def board_options(
    board: AnyBoard, players: int | None = None, rules: int | None = None
) -> list[Option]:
    """The options a board offers so many players (None: any number), under a rules version."""
    return FAMILIES[board.family].options(board, players, checked_rules(board, rules))


def board_clashes(board: AnyBoard, rules: int | None = None) -> list[Clash]:
    """The settings of a board that do not go together under a rules version."""
    return FAMILIES[board.family].clashes(board, checked_rules(board, rules))


def versions_for(board: AnyBoard) -> list[int]:
    """The rules versions a board can be played with, oldest first; there is always one.

    >>> from stellwerk.boards import shipped_board
    >>> versions_for(shipped_board("wensleydale"))
    [1, 2]
    """
    family = FAMILIES[board.family]
    return [version for version in family.versions if family.suits(board, version)]


def checked_rules(board: AnyBoard, rules: int | None) -> int:
    """A rules version (None: the newest); UnknownSetting if this release does not know it.

    >>> from stellwerk.boards import shipped_board
    >>> checked_rules(shipped_board("ticket-usa"), 1)
    1
    """
    versions = versions_for(board)
    if rules is None:
        return versions[-1]
    if isinstance(rules, bool) or rules not in FAMILIES[board.family].versions:
        known = ", ".join(str(version) for version in FAMILIES[board.family].versions)
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
