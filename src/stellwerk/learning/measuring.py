"""How strong the file of a net is: contests inside the kernel, as the ladder counts them.

python -m stellwerk.learning.measuring net.safetensors --players 2 --against planner --deals 1000
"""

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import cast

from stellwerk.arena.intervals import share_interval
from stellwerk.games.net_policies import net_policy
from stellwerk.games.registry import shipped_game
from stellwerk.games.trainable import TrainableGame
from stellwerk.kernel.contest import contest
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.match.contract import Setting
from stellwerk.nets import NetFile, read_net

MEASURING_SEED = 20261118
"""Of the deals; trainings and their trials have others."""


@dataclass(frozen=True)
class Strength:
    """One net against others on all other seats: its share of wins, over deals in all rotations."""

    game: str
    players: int
    against: str
    deals: int
    share: float
    interval: tuple[float, float]
    margin: float


def measure(
    net: NetFile, players: int, against: str, deals: int,
    settings: dict[str, Setting] | None = None, rival: NetFile | None = None, first_deal: int = 0,
) -> Strength:  # fmt: skip
    """Play deals against a bot by name, or against another net."""
    game = cast("TrainableGame", shipped_game(net.header.game, players, settings or {}))
    own = net_policy(game, net)
    others = _player(game, against) if rival is None else net_policy(game, rival)
    found = contest(game.rules, own, others, deals, MEASURING_SEED, first_deal)
    shares = found["win_shares"]
    error = stdev(shares) / deals**0.5 if deals > 1 else 0.0
    return Strength(
        game.id, players, against, deals, fmean(shares),
        share_interval(fmean(shares), error, deals), fmean(found["margins"]),
    )  # fmt: skip


def _player(game: TrainableGame, name: str) -> KernelPolicy:
    """Who plays inside the kernel by this name."""
    players = game.observing.players if game.observing is not None else {}
    policy = players[name]() if name in players else None
    if policy is None:
        known = ", ".join(own for own in players if own != "random")
        raise ValueError(f"{name!r} cannot play in contests of {game.id}. Those who can: {known}.")
    return policy


def main() -> None:
    """Measure the net of a file, and print one line of JSON."""
    words = argparse.ArgumentParser(description="How strong the file of a net is.")
    words.add_argument("net", type=Path)
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--against", default="dispatcher", help="a bot, or the file of another net")
    words.add_argument("--deals", type=int, default=1000)
    words.add_argument("--first", type=int, default=0, help="the first deal")
    words.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = words.parse_args()
    path = Path(given.against)
    rival = read_net(path.read_bytes(), path.name) if path.is_file() else None
    settings: dict[str, Setting] = dict(option.split("=", 1) for option in given.option)
    net = read_net(given.net.read_bytes(), given.net.name)
    found = measure(net, given.players, given.against, given.deals, settings, rival, given.first)
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
