"""Last Train to Wensleydale as a family: what the rest of the program asks of it."""

from importlib import resources
from typing import TYPE_CHECKING

from stellwerk.bots import RandomBot, ThinkingBot
from stellwerk.games.family import Family, plain_message
from stellwerk.games.levels import level_bots
from stellwerk.games.wensleydale.board.kind import BOARDS
from stellwerk.games.wensleydale.game import WensleydaleGame, wensleydale_options
from stellwerk.games.wensleydale.hinting import HINTING
from stellwerk.games.wensleydale.kernel_rules import suits
from stellwerk.games.wensleydale.levels import LEVELS
from stellwerk.games.wensleydale.policies import POLICIES
from stellwerk.games.wensleydale.puzzles.kinds import PUZZLES
from stellwerk.games.wensleydale.rule_book import BOOK
from stellwerk.games.wensleydale.sketch import sketch
from stellwerk.games.wensleydale.wire.models import WIRE
from stellwerk.kernel.wensleydale.promoter import promote_action
from stellwerk.match.contract import JsonValue

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.balance import WensleydaleWatching
    from stellwerk.games.wensleydale.board.schema import WensleydaleBoard
    from stellwerk.games.wensleydale.pictures.painter import WensleydalePainter
    from stellwerk.games.wensleydale.terminal.presenter import WensleydalePresenter
    from stellwerk.match.contract import Game
    from stellwerk.terminal.speaking import Speaker


def board_message(board: "WensleydaleBoard") -> dict[str, JsonValue]:
    """A board whose borders say what a track there costs.

    >>> from stellwerk.games.wensleydale.board.kind import wensleydale_board
    >>> sent = board_message(wensleydale_board("nurnberg"))["borders"]
    >>> sorted({border["cost"] for border in sent})
    [1, 2]
    """
    message = plain_message(board)
    borders = [{**plain_message(border), "cost": board.cost(border)} for border in board.borders]
    return {**message, "borders": borders}


def paint(board: "WensleydaleBoard", is_shipped: bool) -> "WensleydalePainter":
    """In pictures; what draws them is read only when somebody looks."""
    from stellwerk.games.wensleydale.pictures.painter import WensleydalePainter

    return WensleydalePainter(board, is_shipped)


def watch(game: "Game") -> "WensleydaleWatching":
    """Many games, to weigh a board; what counts them is read only when somebody does."""
    from stellwerk.games.wensleydale.balance import WensleydaleWatching

    return WensleydaleWatching(game)


def show(speaker: "Speaker") -> "WensleydalePresenter":
    """In the terminal; what draws there is read only when somebody looks."""
    from stellwerk.games.wensleydale.terminal.presenter import WensleydalePresenter

    return WensleydalePresenter(speaker)


WENSLEYDALE = Family(
    name="wensleydale",
    boards=BOARDS,
    versions=WensleydaleGame.versions,
    options=wensleydale_options,
    suits=suits,
    make=WensleydaleGame,
    book=BOOK,
    bots={
        "random": RandomBot,
        "promoter": lambda seed: ThinkingBot(promote_action, seed, POLICIES.make("promoter")),
        "dispatcher": POLICIES.dispatcher,
        **level_bots(POLICIES, LEVELS),
    },
    levels=tuple(LEVELS),
    usual="promoter",
    board_message=board_message,
    presenter=show,
    painter=paint,
    wire=WIRE,
    policies=POLICIES,
    hinting=HINTING,
    lessons=resources.files("stellwerk.games.wensleydale") / "lesson_files",
    sketch=sketch,
    puzzles=PUZZLES,
    watching=watch,
)
