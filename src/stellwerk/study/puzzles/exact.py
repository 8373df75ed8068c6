"""Exact puzzles: positions of a match at which a kind of question has one answer that is proven."""

from collections.abc import Sequence
from math import log2
from random import Random

from stellwerk.games.puzzle_kinds import Proven, PuzzleKind
from stellwerk.match.contract import Game, State
from stellwerk.match.match import Match
from stellwerk.study.puzzles.puzzle import Plain, Puzzle, clipped, id_of

LOOKS = 24
"""Positions of a match that are looked at for each kind, beside the last of all."""
AT_THE_END = 2


def exact_puzzle(match: Match, kind: PuzzleKind, seed: int) -> Puzzle | None:
    """The first position of a match, in an order by lot, at which the question has one answer."""
    steps = list(match.steps)
    last, others = steps[-AT_THE_END:], steps[:-AT_THE_END]
    order = [*last, *Random(seed).sample(others, min(LOOKS, len(others)))]
    if kind.is_rare:
        order = steps[::-1]
    for step in order:
        state = kind.approach(match.game, step.before, step.seat)
        proven = kind.prove(match.game, state, step.seat)
        if proven is not None:
            return _puzzle(match.game, kind, state, step.seat, proven)
    return None


def _puzzle(game: Game, kind: PuzzleKind, state: State, seat: int, proven: Proven) -> Puzzle:
    position = dict[str, object](state.position().as_json())
    return Puzzle(
        id=id_of(game.id, kind.theme, seat, position),
        game=game.id,
        theme=kind.theme,
        seat=seat,
        rating=_first_rating(kind, proven),
        position=position,
        answer=moves_of(game, state, seat, proven.line),
        value=proven.value,
        second=proven.second,
        tried=proven.tried,
        plan=None if proven.plan is None else dict(proven.plan.as_json()),
    )


def moves_of(game: Game, start: State, seat: int, line: Sequence[int]) -> list[Plain]:
    """The actions of a line as plain moves."""
    moves: list[Plain] = []
    state = start.clone()
    for action in line:
        moves.append(dict(game.move(state, seat, action).as_json()))
        state.apply_action(action, seat)
    return moves


def _first_rating(kind: PuzzleKind, proven: Proven) -> int:
    """A guess, to begin with: more answers, longer ones and closer ones are harder."""
    behind = abs((proven.second or 0) - proven.value)
    if kind.asks_number:
        return clipped(950 + 90 * proven.tried + 18 * proven.value + 12 * behind)
    closeness = 200 / max(1, behind)
    return clipped(850 + 50 * log2(proven.tried) + 60 * (len(proven.line) - 1) + closeness)
