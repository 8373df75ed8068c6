"""Looking at puzzles and judging answers: what takes long is done in a worker."""

from collections.abc import Sequence

import msgspec

from stellwerk.match.refusal import IllegalMove
from stellwerk.server.denied import Denied
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.puzzles import PuzzleState
from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.shelf import shipped_puzzles
from stellwerk.study.puzzles.sitting import Sitting, sit_down


def puzzle_called(puzzle_id: str) -> Puzzle:
    """A shipped puzzle; Denied if there is none."""
    found = shipped_puzzles().get(puzzle_id)
    if found is None:
        raise Denied("no-such-puzzle")
    return found


def sitting_after(puzzle: Puzzle, moves: Sequence[Json]) -> Sitting:
    """A puzzle after moves; Denied, with the reason, if one is not allowed."""
    try:
        return sit_down(puzzle, moves)
    except IllegalMove as refusal:
        raise Denied("illegal", refusal=refusal) from None
    except ValueError:
        raise Denied("no-prompt") from None


def is_right(puzzle_id: str, moves: Sequence[Json]) -> bool:
    """Whether moves, which are an answer, are the right one. For workers."""
    return sitting_after(puzzle_called(puzzle_id), moves).is_right()


def state_of(sitting: Sitting, rating: float, attempted: bool) -> PuzzleState:
    """What is sent of a puzzle before it is answered."""
    puzzle, prompt = sitting.puzzle, sitting.prompt
    return PuzzleState(
        id=puzzle.id,
        game=puzzle.game,
        title=sitting.game.title,
        family=sitting.game.family,
        theme=puzzle.theme,
        players=puzzle.players,
        seat=puzzle.seat,
        rating=round(rating),
        exact=puzzle.is_exact,
        asks_number=sitting.asks_number,
        is_whole=sitting.is_whole,
        attempted=attempted,
        view=msgspec.Raw(msgspec.json.encode(sitting.view)),
        prompt=None if prompt is None else msgspec.Raw(msgspec.json.encode(prompt)),
    )
