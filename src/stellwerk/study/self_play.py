"""Matches of usual players alone, for measuring reviews with them."""

from random import Random

from stellwerk.games.families import families
from stellwerk.games.policies import Policies
from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.match.match import Match


def policies_of(game: Game) -> Policies:
    """The quick players of a game; ValueError, in words, if it has none."""
    found = families()[game.family].policies
    if found is None:
        raise ValueError(f"{game.title} has no quick player.")
    return found


def played_by_usual(game: Game, seed: int) -> Match:
    """A whole match in which the usual player decides for every seat.

    >>> import stellwerk
    >>> game = stellwerk.game("trans-amerika", players=2, rounds=1)
    >>> played_by_usual(game, 7).is_over
    True
    """
    policies = policies_of(game)
    usual = policies.make(policies.searching)
    match = Match(game, seed)
    chance = Random(seed)
    while not match.is_over:
        state = match.state
        assert isinstance(state, KernelState)
        seat = state.current_player()
        (action,) = candidates(state, seat, usual, chance.getrandbits(64), 1)
        match.play_action(seat, action)
    return match
