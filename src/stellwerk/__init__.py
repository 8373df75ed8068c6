"""Stellwerk: exact, fast rules for railway board games.

>>> import stellwerk
>>> game = stellwerk.game("ticket-europe", players=2)
>>> state = game.new_state(seed=7)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns())
2
"""

from typing import TYPE_CHECKING

from stellwerk.boards import BoardError
from stellwerk.bots import BotFailed, UnknownBot, bot
from stellwerk.games import (
    Record,
    UnknownSetting,
    catalogue,
    deserialize,
    game,
    games,
    open_record,
    options,
    replay,
)
from stellwerk.games.evaluation import evaluate
from stellwerk.games.position_parts import PositionError
from stellwerk.match.evaluation import Budget, Candidate, CannotEvaluate, Evaluation
from stellwerk.match.match import Match
from stellwerk.match.outcome import Outcome
from stellwerk.match.record import RecordError
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.undo import NothingToUndo
from stellwerk.pictures import CannotDraw

if TYPE_CHECKING:
    from stellwerk.arena.contest import ContestResult, contest
    from stellwerk.games.filming import film
    from stellwerk.study.review import CannotReview, review
    from stellwerk.study.wire import Review

__version__ = "0.1.0"

__all__ = [
    "BoardError",
    "BotFailed",
    "Budget",
    "Candidate",
    "CannotDraw",
    "CannotEvaluate",
    "CannotReview",
    "ContestResult",
    "Evaluation",
    "IllegalMove",
    "Match",
    "NothingToUndo",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Review",
    "UnknownBot",
    "UnknownSetting",
    "bot",
    "catalogue",
    "contest",
    "deserialize",
    "evaluate",
    "film",
    "game",
    "games",
    "open_record",
    "options",
    "replay",
    "review",
]

_LATER = {
    "film": "stellwerk.games.filming",
    "CannotReview": "stellwerk.study.review",
    "ContestResult": "stellwerk.arena.contest",
    "Review": "stellwerk.study.wire",
    "contest": "stellwerk.arena.contest",
    "review": "stellwerk.study.review",
}


def __getattr__(name: str) -> object:
    """Contests, films and reviews need more; whoever has no use for them need not wait."""
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'stellwerk' has no attribute {name!r}")
