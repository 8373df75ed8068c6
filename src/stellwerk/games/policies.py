"""Policies of a family as Python knows them: which weights there are, and sets of them by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stellwerk.bots import SearchingBot
from stellwerk.kernel.policy import KernelPolicy

Weights = Mapping[str, int]


@dataclass(frozen=True, kw_only=True)
class Policies:
    """The quick players of a family, made of named sets of weights."""

    names: tuple[str, ...]
    """The weights, in the order in which the kernel keeps them."""
    build: Callable[[list[int]], KernelPolicy]
    sets: Mapping[str, Weights]
    """Sets of weights by name; the last is the strongest without search."""
    searching: str
    """The set that search plays out with."""
    rollouts: int
    """What the strongest level spends on a decision: well under a second on one core."""
    untuned: frozenset[str] = frozenset()
    """Weights that tuning leaves alone: those only search reads, and how far a set sees."""

    @property
    def strongest(self) -> str:
        """The name of the set that is strongest without search."""
        return list(self.sets)[-1]

    def make(self, weights: str | Weights) -> KernelPolicy:
        """The policy with a set of weights, by its name or as it is; KeyError names the choices.

        >>> from stellwerk.games.ticket.policies import POLICIES
        >>> POLICIES.make("tuned").weight_count == len(POLICIES.names)
        True
        """
        if isinstance(weights, str):
            if weights not in self.sets:
                raise KeyError(f"there is no set {weights!r}; there are: {', '.join(self.sets)}")
            weights = self.sets[weights]
        unknown = weights.keys() ^ set(self.names)
        if unknown:
            raise ValueError(f"these weights are missing or unknown: {', '.join(sorted(unknown))}")
        return self.build([weights[name] for name in self.names])

    def dispatcher(self, seed: int) -> SearchingBot:
        """A bot that does at once what the strongest policy would do."""
        return SearchingBot(self.make(self.strongest), seed)
