"""Trials: how a net does against bots, on deals that it has never seen."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch

from stellwerk.learning.network import Network
from stellwerk.vector import Crew, Vector

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame

TRIAL_SEED = 0x7E57
"""Of the deals of all trials; trainings have other seeds."""


@dataclass(frozen=True)
class Finding:
    """What came out: the share of wins with its 95 % interval over deals, and points."""

    share: float
    half: float
    points: float
    others: float
    games: int


def hold_trial(
    network: Network, game: "TrainableGame", against: str, deals: int, crew: Crew, device: str,
    without: tuple[str, ...] = (), seed: int = TRIAL_SEED,
) -> Finding:  # fmt: skip
    """One seat plays what the net likes best, `against` all others; each deal in each rotation."""
    players = game.players
    slots = deals * players
    vector = Vector(
        game, slots, seed=seed, crew=crew, without=without,
        seating=[[None if s == own else against for s in range(players)] for own in range(players)],
        deals=[slot // players for slot in range(slots)], stride=deals,
    )  # fmt: skip
    vector.begin()
    own = np.arange(slots) % players
    share, points = np.full(slots, np.nan), np.zeros((slots, players))
    arrays = vector.arrays
    while np.isnan(share).any():
        with torch.no_grad():
            logits, _ = network.masked(
                torch.from_numpy(arrays.observations).to(device),
                torch.from_numpy(arrays.legal.view(np.uint8)).to(device),
            )
            arrays.actions[:] = logits.argmax(1).int().cpu().numpy()
        vector.step()
        for slot in np.flatnonzero((arrays.ends > 0) & np.isnan(share)):
            share[slot] = arrays.shares[slot, own[slot]]
            points[slot] = arrays.points[slot]
    by_deal = share.reshape(deals, players).mean(1)
    mine = points[np.arange(slots), own]
    return Finding(
        share=float(share.mean()),
        half=float(1.96 * by_deal.std(ddof=1) / np.sqrt(deals)) if deals > 1 else 1.0,
        points=float(mine.mean()),
        others=float((points.sum() - mine.sum()) / (slots * (players - 1))),
        games=slots,
    )
