"""The terminal plays families it has never heard of: any Game will do."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import pytest

from stellwerk.cli.playing.lines import Leave
from stellwerk.cli.playing.questions import Dialogue
from stellwerk.cli.screen import console
from stellwerk.games.families import presenter
from stellwerk.match.contract import Game, JsonValue, Prompt
from stellwerk.match.wire import NO_ARGUMENTS, Move, RandomStream, Result
from stellwerk.terminal.presenter import Presenter
from stellwerk.terminal.speaking import Speaker

if TYPE_CHECKING:
    from stellwerk.match.match import Match


class UnknownGame:
    """As much of a Game of another family as asking for a move needs."""

    family = "unheard-of"
    players = 2

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        return str(value)

    def why_not(self, state: object, seat: int, move: Mapping[str, object]) -> None:
        return None


class Script:
    """Lines typed in advance."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def read(self, prompt: str = "> ") -> str:
        if not self.lines:
            raise Leave
        return self.lines.pop(0)


class NoCommands:
    """Only the words of choosing."""

    def run(self, line: str) -> bool:
        return False

    def means(self, line: str, command: str) -> bool:
        return line == command


class LayMove(Move, tag="lay", kw_only=True):
    line: str
    times: int


class RestMove(Move, tag="rest"):
    pass


ASKED = [
    LayMove(line="north", times=1),
    LayMove(line="north", times=2),
    LayMove(line="south", times=1),
    RestMove(),
]
MOVES = [move.as_json() for move in ASKED]


def decide(*lines: str) -> dict[str, JsonValue]:
    game = cast("Game", UnknownGame())
    speaker = Speaker(game, ["A", "B"], "en")
    shows = presenter(speaker)
    assert type(shows) is Presenter
    dialogue = Dialogue(
        cast("Match", game),
        Prompt(
            seat=0,
            kind="turn",
            message="prompt-unheard-of",
            arguments=NO_ARGUMENTS,
            moves=ASKED,
        ),
        shows,
        console(),
        Script(*lines),  # type: ignore[arg-type]
        NoCommands(),
    )
    return dialogue.decide()


def test_by_numbers() -> None:
    assert decide("2") == {"do": "rest"}
    assert decide("1", "2") == MOVES[2]
    assert decide("1", "1", "2") == MOVES[1]


def test_by_words() -> None:
    assert decide("rest") == {"do": "rest"}
    assert decide("south") == MOVES[2]
    assert decide("north", "2") == MOVES[1]


def test_back() -> None:
    assert decide("lay", "back", "2") == {"do": "rest"}
    assert decide("north", "back", "back", "2") == {"do": "rest"}
    assert decide("lay", "undo", "2") == {"do": "rest"}


def test_the_end_of_the_input() -> None:
    with pytest.raises(Leave):
        decide("lay")


def test_the_plain_view() -> None:
    shows = presenter(Speaker(cast("Game", UnknownGame()), ["A", "B"], "en"))
    view = RandomStream(key="07", words=3)  # any struct will do
    assert shows.position(view)
    assert shows.wishes(view, "x") == []
    assert shows.final(Result(scores=[], winners=[], ranking=[])) == []
