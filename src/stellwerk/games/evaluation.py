"""Evaluating moves by the policies of a family; see `stellwerk.kernel.search` for how."""

from stellwerk.games.learned import HORIZON, learned_policy
from stellwerk.games.policies import Policies
from stellwerk.kernel import evaluation as kernel
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game, State
from stellwerk.match.evaluation import Budget, Candidate, CannotEvaluate, Evaluation

NET = "net"
"""In place of the name of weights: the net that is shipped for the game."""


def evaluate(
    state: State,
    seat: int | None = None,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    actions: list[int] | None = None,
    weights: str | None = None,
) -> Evaluation:
    """What the moves of a pending seat (default: the current one) are worth.

    Nothing that the seat cannot know has any influence. `actions` names what to compare instead of
    the policy's candidates; `weights` the set of weights to play with, by default the strongest, or
    "net": then the net that fits the game lists the candidates, plays on, and foresees the rest.

    >>> import stellwerk
    >>> state = stellwerk.game("ticket-europe", players=2).new_state(seed=7)
    >>> found = stellwerk.evaluate(state, budget=stellwerk.Budget(rollouts=60), seed=1)
    >>> type(found.best.move).__name__, found.best.difference, found.stuck
    ('TicketKeepMove', 0.0, 0)
    """
    chooser = state.current_player() if seat is None else seat
    game = getattr(state, "game", None)
    if not isinstance(game, Game):
        raise CannotEvaluate("Only states that were made by a game can be evaluated.")
    return game.evaluate(state, chooser, budget or Budget(seconds=0.5), seed, actions, weights)


def evaluate_by(
    policies: Policies,
    game: Game,
    state: State,
    seat: int,
    budget: Budget,
    seed: int,
    actions: list[int] | None,
    weights: str | None,
) -> Evaluation:
    """The same for a family whose policies are known."""
    if seat not in state.pending_players():
        raise CannotEvaluate(f"Seat {seat} has nothing to decide now.")
    assert isinstance(state, KernelState)
    policy = _net(game) if weights == NET else policies.make(weights or policies.searching)
    chosen, rows, stuck = kernel.evaluate(
        state, seat, policy, seed % 2**64, rollouts=budget.rollouts, seconds=budget.seconds,
        threads=budget.threads, most=budget.candidates, caution=budget.caution, actions=actions,
        horizon=HORIZON if weights == NET else 0,
    )  # fmt: skip
    found = tuple(
        Candidate(
            action=action,
            move=game.move(state, seat, action),
            worlds=worlds,
            win_share=win_share,
            margin=margin,
            value=value,
            difference=difference,
            error=error,
        )
        for action, worlds, win_share, margin, value, difference, error in rows
    )
    return Evaluation(seat=seat, best=found[chosen], candidates=found, stuck=stuck)


def _net(game: Game) -> KernelPolicy:
    policy = learned_policy(game)
    if isinstance(policy, str):
        raise CannotEvaluate(policy)
    return policy
