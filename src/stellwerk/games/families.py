"""The families of games: for each how its boards become games, and which options they have."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from stellwerk.boards import AnyBoard, TicketBoard, TransBoard, WensleydaleBoard
from stellwerk.games.ticket.game import TicketGame, ticket_options
from stellwerk.games.trans.cards import CardsClash, chosen_cards
from stellwerk.games.trans.game import TransGame, trans_options
from stellwerk.games.wensleydale.game import WensleydaleGame, wensleydale_options
from stellwerk.match.contract import Game, Option

Setting = str | int | bool


class UnknownSetting(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A game, an option or a number of players that does not exist; the text names the choices."""


@dataclass(frozen=True)
class Family:
    """One family: options of a board, a check of options that belong together, and the game."""

    options: Callable[[AnyBoard, int | None], list[Option]]
    check: Callable[[Mapping[str, Setting]], None]
    make: Callable[[AnyBoard, int, Mapping[str, Setting], str | None], Game]


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
        options=lambda board, players: ticket_options(
            cast("TicketBoard", board), players or board.players[1]
        ),
        check=lambda settings: None,
        make=lambda board, players, settings, text: TicketGame(
            cast("TicketBoard", board), players, settings, text
        ),
    ),
    "trans": Family(
        options=lambda board, players: trans_options(players or board.players[1]),
        check=_check_special_cards,
        make=lambda board, players, settings, text: TransGame(
            cast("TransBoard", board), players, settings, text
        ),
    ),
    "wensleydale": Family(
        options=lambda board, players: wensleydale_options(
            cast("WensleydaleBoard", board), players
        ),
        check=lambda settings: None,
        make=lambda board, players, settings, text: WensleydaleGame(
            cast("WensleydaleBoard", board), players, settings, text
        ),
    ),
}


def board_options(board: AnyBoard, players: int | None = None) -> list[Option]:
    """The options a board offers so many players (None: any number)."""
    return FAMILIES[board.family].options(board, players)
