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
from stellwerk.games import UnknownSetting, catalogue, deserialize, game, games, options, replay
from stellwerk.games.evaluation import evaluate
from stellwerk.games.position_parts import PositionError
from stellwerk.match.evaluation import Budget, Candidate, CannotEvaluate, Evaluation
from stellwerk.match.match import Match
from stellwerk.match.outcome import Outcome
from stellwerk.match.record import RecordError
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.undo import NothingToUndo

if TYPE_CHECKING:
    from stellwerk.arena.contest import ContestResult, contest

__version__ = "0.1.0"

__all__ = [
    "BoardError",
    "BotFailed",
    "Budget",
    "Candidate",
    "CannotEvaluate",
    "ContestResult",
    "Evaluation",
    "IllegalMove",
    "Match",
    "NothingToUndo",
    "Outcome",
    "PositionError",
    "RecordError",
    "UnknownBot",
    "UnknownSetting",
    "bot",
    "catalogue",
    "contest",
    "deserialize",
    "evaluate",
    "game",
    "games",
    "options",
    "replay",
]

_OF_THE_ARENA = ("ContestResult", "contest")


def __getattr__(name: str) -> object:
    """Contests need processes and more; whoever has no use for them does not wait for that."""
    if name in _OF_THE_ARENA:
        from stellwerk.arena import contest as arena

        return getattr(arena, name)
    raise AttributeError(f"module 'stellwerk' has no attribute {name!r}")
