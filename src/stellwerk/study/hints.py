"""A hint in three steps: where to look, what kind of move, and the move with its plan.

It is what `evaluate` finds best for the seat, told by the plan of the family's usual player. All of
it follows from what the seat may know: two positions that look alike from it give the same hint.
"""

import hashlib
from dataclasses import dataclass

import msgspec

from stellwerk.games.evaluation import NET
from stellwerk.games.families import families
from stellwerk.games.learned import CAUTION, COMPARED, learned_policy
from stellwerk.games.policies import Policies
from stellwerk.match.contract import Game, Prompt, State
from stellwerk.match.evaluation import Budget, CannotEvaluate, Evaluation
from stellwerk.match.explanations import Explanation, Thoughts
from stellwerk.match.wire import Move
from stellwerk.texts import has_text

STEPS = 3
"""Where to look, what kind of move, the move."""
PLAYOUTS_BY_NET = 96
"""As many as the strongest level of Ticket to Ride: half a second on one core."""
SURE = 2.0
"""Standard errors by which a move is clearly ahead of another."""


class CannotHint(ValueError):  # noqa: N818 - it is an answer to whoever asks
    """There is nothing to choose here, or nobody who knows this game; the text says which."""


class NothingToChoose(CannotHint):
    """Only one move is possible."""


@dataclass(frozen=True, kw_only=True)
class Hint:
    """A hint as a whole; whoever gives it tells it step by step."""

    look: str
    """The id of the words that say where to look."""
    glance: Explanation
    """What is marked on the board from the first step on."""
    kind: str
    """The id of the words that say what kind of move it is."""
    move: Move
    explanation: Explanation
    """Reasons and the whole plan, with the move in it. The reasons are those that a bot gives for
    its own move; the words for whoever might make it begin with `hint-` instead of `why-`."""
    compared: int
    """How many moves were compared."""
    is_clear: bool
    """Whether the move is ahead of all others by more than chance explains."""


def hint(game: Game, state: State, seat: int) -> Hint:
    """What a pending seat might do; CannotHint where there is nothing to say.

    >>> import stellwerk
    >>> game = stellwerk.game("trans-europa", players=2)
    >>> state = game.new_state(seed=7)
    >>> found = hint(game, state, state.current_player())
    >>> found.look, found.kind, found.move.do
    ('hint-trans-look-place', 'hint-trans-kind-place', 'place')
    """
    family = families()[game.family]
    if family.policies is None or family.hinting is None:
        raise CannotHint(f"Nobody knows {game.id} well enough to give hints.")
    if len(state.legal_actions(seat)) == 1:
        raise NothingToChoose("Only one move is possible.")
    seed = _seed(game, state, seat)
    imagined = state.resample(seat, seed)
    found = _evaluation(game, imagined, seat, seed, family.policies)
    policy = family.policies.make(family.policies.strongest)
    explanation = game.explain(imagined, seat, found.best.action, Thoughts(policy=policy))
    prompt, move = game.prompt(imagined, seat), found.best.move
    drawn = family.hinting.drawn(explanation, move)
    return Hint(
        look=_words(game, "look", prompt, move),
        glance=family.hinting.glance(explanation, move),
        kind=_words(game, "kind", prompt, move),
        move=move,
        explanation=msgspec.structs.replace(drawn, reasons=explanation.reasons),
        compared=len(found.candidates),
        is_clear=_is_clear(found),
    )


def _seed(game: Game, state: State, seat: int) -> int:
    """The chance of a hint follows from what the seat sees, so that asking again changes nothing.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-usa", players=2)
    >>> state = game.new_state(seed=7)
    >>> twin = state.resample(0, seed=99)  # differs only in what seat 0 cannot know
    >>> _seed(game, state, 0) == _seed(game, twin, 0)
    True
    """
    seen = msgspec.json.encode(game.view(state, seat), order="deterministic")
    return int.from_bytes(hashlib.sha256(seen).digest()[:7], "big")


def _evaluation(game: Game, state: State, seat: int, seed: int, policies: Policies) -> Evaluation:
    """By the net where one fits the game, else by playing on to the end."""
    by_net = not isinstance(learned_policy(game), str)
    budget = (
        Budget(rollouts=PLAYOUTS_BY_NET, candidates=COMPARED, caution=CAUTION)
        if by_net
        else Budget(rollouts=policies.rollouts)
    )
    try:
        return game.evaluate(state, seat, budget, seed, None, NET if by_net else None)
    except CannotEvaluate as error:
        raise CannotHint(str(error)) from None


def _words(game: Game, what: str, prompt: Prompt, move: Move) -> str:
    """The words for this kind of move at this question, at any question, or for any move."""
    whole = f"hint-{game.family}-{what}"
    ids = (f"{whole}-{prompt.kind}-{move.do}", f"{whole}-{move.do}", f"{whole}-{prompt.kind}")
    return next((each for each in ids if has_text(each)), f"hint-{what}")


def _is_clear(found: Evaluation) -> bool:
    others = [each for each in found.candidates if each is not found.best]
    return all(each.difference + SURE * each.error < 0 for each in others)
