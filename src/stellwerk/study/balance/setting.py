"""What is weighed: a game with its options, and the quick players that sit at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from stellwerk.arena.games import deal_seed
from stellwerk.games.balance import Watching
from stellwerk.games.evaluation import NET
from stellwerk.games.families import families
from stellwerk.games.learned import learned_policy
from stellwerk.games.registry import make_game
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.self_play import play_by
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game, Setting


class CannotWeigh(Exception):  # noqa: N818 - an answer to whoever asked
    """A board that cannot be weighed, or not by these players; the text says why."""


@dataclass(frozen=True)
class WeighedGame:
    """A game, and who plays it; small enough to send to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One for each seat: the name of a set of weights, or "net"."""
    seed: int
    settings: tuple[tuple[str, Setting], ...] = ()
    board: str | None = None
    rules: int | None = None

    def make(self) -> Game:
        """The game with its players, options, board and rules version."""
        return make_game(self.game, self.players, dict(self.settings), self.board, self.rules)

    def rotations(self) -> list[tuple[str, ...]]:
        """Every way to sit that differs from the others: one, if all players are alike.

        >>> WeighedGame("trans-europa", 4, ("net", "tuned") * 2, 1).rotations()
        [('net', 'tuned', 'net', 'tuned'), ('tuned', 'net', 'tuned', 'net')]
        """
        turned = [self.bots[step:] + self.bots[:step] for step in range(self.players)]
        return list(dict.fromkeys(turned))


def quick_players(game: Game) -> list[str]:
    """The names of the quick players for a game, the usual choice first.

    >>> import stellwerk
    >>> quick_players(stellwerk.game("ticket-europe", players=4))
    ['net', 'tuned', 'planner']
    """
    policies = families()[game.family].policies
    if policies is None:
        return []
    nets = [] if isinstance(learned_policy(game), str) else [NET]
    return nets + list(policies.sets)[::-1]


def checked_players(game: Game, named: Sequence[str]) -> tuple[str, ...]:
    """A quick player for each seat, those who were named in turn; CannotWeigh says what fails."""
    known = quick_players(game)
    if not known or families()[game.family].watching is None:
        raise CannotWeigh(f"{game.title} has no quick players, or nobody who watches them.")
    for name in named:
        if name not in known:
            raise CannotWeigh(f"There is no quick player {name!r}; there are: {', '.join(known)}.")
    chosen = list(named) or known[:1]
    return tuple(chosen[seat % len(chosen)] for seat in range(game.players))


@dataclass(frozen=True)
class Bench:
    """What the games of a setting that this process plays have in common."""

    game: Game
    watching: Watching
    policies: dict[str, KernelPolicy]


@lru_cache(maxsize=4)
def bench_of(setting: WeighedGame) -> Bench:
    """The game, who watches it, and the players by their names."""
    game = setting.make()
    family = families()[game.family]
    assert family.watching is not None
    assert family.policies is not None
    policies: dict[str, KernelPolicy] = {}
    for name in set(setting.bots):
        found = learned_policy(game) if name == NET else family.policies.make(name)
        if isinstance(found, str):
            raise CannotWeigh(found)
        policies[name] = found
    return Bench(game, family.watching(game), policies)


def played_deal(
    bench: Bench, setting: WeighedGame, deal: int, sitting: Sequence[str]
) -> "KernelState | None":
    """A finished game of a deal with everything that was decided; None if it came to no end."""
    state = bench.game.new_state(deal_seed(setting.seed, deal))
    assert isinstance(state, KernelState)
    return state if play_by(state, [bench.policies[name] for name in sitting]) else None
