"""The structs of Wensleydale, collected."""

from typing import get_args

from stellwerk.games.wensleydale.wire.boards import SentBoard
from stellwerk.games.wensleydale.wire.events import WensleydaleEvent
from stellwerk.games.wensleydale.wire.explanations import WensleydaleExplanation
from stellwerk.games.wensleydale.wire.moves import WensleydaleMove
from stellwerk.games.wensleydale.wire.positions import WensleydalePosition
from stellwerk.games.wensleydale.wire.prompts import WensleydalePrompt
from stellwerk.games.wensleydale.wire.results import WensleydaleResult
from stellwerk.games.wensleydale.wire.views import WensleydaleView
from stellwerk.match.wire import WireModels

WIRE = WireModels(
    moves=get_args(WensleydaleMove),
    view=WensleydaleView,
    events=get_args(WensleydaleEvent),
    prompts=get_args(WensleydalePrompt),
    result=WensleydaleResult,
    position=WensleydalePosition,
    explanation=WensleydaleExplanation,
    board=SentBoard,
)
