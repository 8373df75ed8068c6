"""Trans Europa and Trans Amerika as a family: what the rest of the program asks of it."""

from importlib import resources
from typing import TYPE_CHECKING

from stellwerk.bots import RandomBot, ThinkingBot
from stellwerk.games.family import Family, plain_message
from stellwerk.games.levels import level_bots
from stellwerk.games.trans.board.kind import BOARDS
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.hinting import HINTING
from stellwerk.games.trans.levels import LEVELS
from stellwerk.games.trans.options import check_special_cards, trans_options
from stellwerk.games.trans.places import Places
from stellwerk.games.trans.policies import POLICIES
from stellwerk.games.trans.puzzles.kinds import PUZZLES
from stellwerk.games.trans.rule_book import BOOK
from stellwerk.games.trans.sketch import sketch
from stellwerk.games.trans.wire.models import WIRE
from stellwerk.kernel.trans.surveyor import survey_action
from stellwerk.match.contract import JsonValue

if TYPE_CHECKING:
    from stellwerk.games.trans.balance import TransWatching
    from stellwerk.games.trans.board.schema import TransBoard
    from stellwerk.games.trans.pictures.painter import TransPainter
    from stellwerk.games.trans.terminal.presenter import TransPresenter
    from stellwerk.match.contract import Game
    from stellwerk.terminal.speaking import Speaker


def board_message(board: "TransBoard") -> dict[str, JsonValue]:
    """A board with the phrases by which its crossings and lines are called.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> board_message(trans_board("trans-europa"))["called"]["crossings"]["r4c9"]["say"]
    'place-trans-beside'
    """
    places = Places(board)
    called = {"crossings": places.crossings, "lines": places.lines}
    return {**plain_message(board), "called": called}


def paint(board: "TransBoard", is_shipped: bool) -> "TransPainter":
    """In pictures; what draws them is read only when somebody looks."""
    from stellwerk.games.trans.pictures.painter import TransPainter

    return TransPainter(board, is_shipped)


def watch(game: "Game") -> "TransWatching":
    """Many games, to weigh a board; what counts them is read only when somebody does."""
    from stellwerk.games.trans.balance import TransWatching

    return TransWatching(game)


def show(speaker: "Speaker") -> "TransPresenter":
    """In the terminal; what draws there is read only when somebody looks."""
    from stellwerk.games.trans.terminal.presenter import TransPresenter

    return TransPresenter(speaker)


TRANS = Family(
    name="trans",
    boards=BOARDS,
    versions=TransGame.versions,
    options=lambda board, players, rules: trans_options(players or board.players[1], rules),
    check=lambda board, chosen, rules: check_special_cards(chosen),
    make=TransGame,
    book=BOOK,
    bots={
        "random": RandomBot,
        "surveyor": lambda seed: ThinkingBot(survey_action, seed, POLICIES.make("surveyor")),
        "dispatcher": POLICIES.dispatcher,
        **level_bots(POLICIES, LEVELS),
    },
    levels=tuple(LEVELS),
    usual="surveyor",
    board_message=board_message,
    presenter=show,
    painter=paint,
    wire=WIRE,
    policies=POLICIES,
    hinting=HINTING,
    lessons=resources.files("stellwerk.games.trans") / "lesson_files",
    sketch=sketch,
    puzzles=PUZZLES,
    watching=watch,
)
