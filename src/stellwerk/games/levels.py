"""Levels: the bots of a family by which people choose how strong an opponent they want.

A weaker level sees less and has tastes of its own; nothing is left to blunders by chance.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from stellwerk.bots import Bot, MakeBot, SearchingBot
from stellwerk.games.learned import LearnedBot
from stellwerk.games.policies import Policies, Weights


@dataclass(frozen=True, kw_only=True)
class Level:
    """How one level plays: what it values and how far it sees, and how much it thinks."""

    weights: Weights
    rollouts: int = 0
    """Playouts for a decision; without any it does what comes to its mind first."""
    candidates: int = 12
    """How many moves it compares at most, if it compares them."""
    is_learned: bool = False
    """Whether it plays what a net has learned; the rest is for where no net fits."""
    net_rollouts: int = 0
    """Playouts by the net for a decision; without any it does what the net likes best."""


def level_bots(policies: Policies, levels: Mapping[str, Level]) -> dict[str, MakeBot]:
    """The bots of these levels, by their names.

    >>> from stellwerk.games.ticket.levels import LEVELS
    >>> from stellwerk.games.ticket.policies import POLICIES
    >>> list(level_bots(POLICIES, LEVELS))[:2]
    ['porter', 'stoker']
    """
    return {name: partial(_bot, policies, level) for name, level in levels.items()}


def _bot(policies: Policies, level: Level, seed: int) -> Bot:
    if level.is_learned:
        stand_in = partial(_searching, policies, level)
        return LearnedBot(stand_in, seed, rollouts=level.net_rollouts)
    return _searching(policies, level, seed)


def _searching(policies: Policies, level: Level, seed: int) -> SearchingBot:
    policy = policies.make(level.weights)
    return SearchingBot(policy, seed, rollouts=level.rollouts, most=level.candidates)
