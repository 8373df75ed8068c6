"""Stellwerk: exact, fast rules for railway board games.

>>> import stellwerk
>>> game = stellwerk.game("ticket-europe", players=2)
>>> state = game.new_state(seed=7)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns())
2
"""

from stellwerk.boards import BoardError
from stellwerk.games import UnknownSetting, catalogue, deserialize, game, games, options, replay
from stellwerk.games.evaluation import evaluate
from stellwerk.games.position_parts import PositionError
from stellwerk.match.evaluation import Budget, Candidate, CannotEvaluate, Evaluation
from stellwerk.match.match import Match
from stellwerk.match.outcome import Outcome
from stellwerk.match.record import RecordError
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.undo import NothingToUndo

__version__ = "0.1.0"

__all__ = [
    "BoardError",
    "Budget",
    "Candidate",
    "CannotEvaluate",
    "Evaluation",
    "IllegalMove",
    "Match",
    "NothingToUndo",
    "Outcome",
    "PositionError",
    "RecordError",
    "UnknownSetting",
    "catalogue",
    "deserialize",
    "evaluate",
    "game",
    "games",
    "options",
    "replay",
]
