"""Found puzzles: decisions at which one move is clearly best, by playing on in many worlds.

Two judges must agree: playouts by the family's quick player, in which every other move is behind by
much more than its error, and the net of the board, where one fits.
"""

from dataclasses import dataclass
from math import log2
from random import Random

from stellwerk.games.evaluation import NET, evaluate
from stellwerk.games.families import families
from stellwerk.match.contract import Game, State
from stellwerk.match.evaluation import Budget, CannotEvaluate, Evaluation
from stellwerk.match.match import Match
from stellwerk.study.puzzles.puzzle import FOUND, Puzzle, clipped, id_of

LOOKS = 16
"""Decisions of a match that are looked at."""
FIRST_LOOK, SECOND_LOOK, NET_LOOK = 300, 4000, 240
"""Playouts: to see whether it is worth a second look, to be sure, and by the net."""
LEAST_LEAD = 0.06
"""By how much of its value, from 0 to 1, the best must lead every other move."""
LEAST_ERRORS = 6.0
"""By how many standard errors, in the second look."""
MOVES = 12


@dataclass(frozen=True)
class Lead:
    """One move that is ahead of all others that are not the same."""

    action: int
    by: float
    """of its value, the least of all leads"""
    errors: float
    """the least of all leads, in standard errors"""
    others: int
    is_usual: bool
    """whether the quick player would have chosen it at once"""


def lead_of(game: Game, state: State, seat: int, found: Evaluation) -> Lead | None:
    """The lead of the best move; None if nothing else was compared."""
    essence = families()[game.family].puzzles.essence
    best = max(found.candidates, key=lambda each: (each.difference, each is found.best))
    same = essence(game, best.move)
    others = [each for each in found.candidates if essence(game, each.move) != same]
    if not others:
        return None
    leads = [best.difference - each.difference for each in others]
    errors = [
        lead / max(1e-9, (each.error**2 + best.error**2) ** 0.5)
        for lead, each in zip(leads, others, strict=True)
    ]
    usual = essence(game, found.candidates[0].move) == same
    return Lead(best.action, min(leads), min(errors), len(others), usual)


def found_puzzle(match: Match, seed: int) -> Puzzle | None:
    """The first decision of a match, in an order by lot, at which one move is clearly best."""
    chance = Random(seed)
    steps = [step for step in match.steps if len(step.before.legal_actions(step.seat)) > 3]
    for step in chance.sample(steps, min(LOOKS, len(steps))):
        lead = clear_lead(match.game, step.before, step.seat, seed)
        if lead is not None:
            return _puzzle(match.game, step.before, step.seat, lead)
    return None


def clear_lead(game: Game, state: State, seat: int, seed: int) -> Lead | None:
    """The lead of a move that is clearly best, for all judges; else None."""
    first = _look(game, state, seat, seed, FIRST_LOOK)
    if first is None or first.others < 2 or first.by < LEAST_LEAD:
        return None
    second = _look(game, state, seat, seed + 1, SECOND_LOOK)
    if second is None or second.by < LEAST_LEAD or second.errors < LEAST_ERRORS:
        return None
    best = _essence(game, state, seat, second.action)
    if _essence(game, state, seat, first.action) != best:
        return None
    try:
        net = evaluate(state, seat, Budget(rollouts=NET_LOOK, candidates=MOVES), weights=NET)
    except CannotEvaluate:
        return second
    return second if _essence(game, state, seat, net.best.action) == best else None


def _look(game: Game, state: State, seat: int, seed: int, rollouts: int) -> Lead | None:
    budget = Budget(rollouts=rollouts, candidates=MOVES)
    return lead_of(game, state, seat, evaluate(state, seat, budget, seed=seed))


def _essence(game: Game, state: State, seat: int, action: int) -> object:
    return families()[game.family].puzzles.essence(game, game.move(state, seat, action))


def _puzzle(game: Game, state: State, seat: int, lead: Lead) -> Puzzle:
    position = dict[str, object](state.position().as_json())
    move = game.move(state, seat, lead.action)
    plan = families()[game.family].puzzles.marks(game, state, seat, [move])
    surprise = 0 if lead.is_usual else 350
    return Puzzle(
        id=id_of(game.id, FOUND, seat, position),
        game=game.id,
        theme=FOUND,
        seat=seat,
        rating=clipped(1250 + 80 * log2(lead.others) + surprise - 1200 * (lead.by - LEAST_LEAD)),
        position=position,
        answer=[dict(move.as_json())],
        value=round(100 * lead.by),
        tried=lead.others + 1,
        plan=None if plan is None else dict(plan.as_json()),
        rollouts=SECOND_LOOK,
    )
