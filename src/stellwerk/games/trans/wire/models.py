"""The structs of Trans, collected."""

from typing import get_args

from stellwerk.games.trans.wire.boards import SentBoard
from stellwerk.games.trans.wire.events import TransEvent
from stellwerk.games.trans.wire.explanations import TransExplanation
from stellwerk.games.trans.wire.moves import TransMove
from stellwerk.games.trans.wire.positions import TransPosition
from stellwerk.games.trans.wire.prompts import TransPrompt
from stellwerk.games.trans.wire.results import TransResult
from stellwerk.games.trans.wire.views import TransView
from stellwerk.match.wire import WireModels

WIRE = WireModels(
    moves=get_args(TransMove),
    view=TransView,
    events=get_args(TransEvent),
    prompts=get_args(TransPrompt),
    result=TransResult,
    position=TransPosition,
    explanation=TransExplanation,
    board=SentBoard,
)
