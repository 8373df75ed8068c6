"""Whether puzzles still hold: exact ones are proven again, found ones looked at for longer."""

from dataclasses import dataclass

from stellwerk.games.evaluation import evaluate
from stellwerk.match.evaluation import Budget
from stellwerk.study.puzzles.found import MOVES
from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.sitting import Sitting, sit_down

LONGER = 10
"""Times as many playouts as a found puzzle was found with."""
SEED = 20_261_117
"""Of the check: worlds in which nobody has looked for puzzles."""


@dataclass(frozen=True)
class Checked:
    """What became of a puzzle."""

    id: str
    holds: bool
    reason: str = ""


def check(puzzle: Puzzle, longer: int = LONGER) -> Checked:
    """Prove a puzzle again, or look at it for longer."""
    sitting = sit_down(puzzle)
    try:
        reason = _proven_again(sitting) if puzzle.is_exact else _found_again(sitting, longer)
    except ValueError as error:
        reason = str(error)
    return Checked(puzzle.id, not reason, reason)


def _proven_again(sitting: Sitting) -> str:
    """Why an exact puzzle does not hold; "" if it does."""
    puzzle, kind = sitting.puzzle, sitting.kind
    if kind is None:
        return f"there is no kind {puzzle.theme}"
    proven = kind.prove(sitting.game, sitting.start, puzzle.seat)
    if proven is None:
        return "it has no single answer"
    kept = (puzzle.value, puzzle.second, puzzle.tried)
    now = (proven.value, proven.second, proven.tried)
    if kept != now:
        return f"the answer comes to {now}, not {kept}"
    if kind.asks_number:
        return ""
    answered = sit_down(puzzle, puzzle.answer)
    return "" if answered.is_whole and answered.is_right() else "its answer is not right"


def _found_again(sitting: Sitting, longer: int) -> str:
    """Why a found puzzle does not hold; "" if it does."""
    puzzle = sitting.puzzle
    budget = Budget(rollouts=longer * puzzle.rollouts, candidates=MOVES, caution=0.0)
    found = evaluate(sitting.start, puzzle.seat, budget, seed=SEED)
    best = max(found.candidates, key=lambda each: each.difference)
    answered = sitting.played(best.move.as_json())
    return "" if answered.is_right() else f"now {best.move.as_json()} is best"
