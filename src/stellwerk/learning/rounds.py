"""Rounds: so many decisions of every slot, and what they turned out to be worth."""

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

from stellwerk.learning.banks import MOST_SEATS, Bank
from stellwerk.learning.network import Network, sampled

if TYPE_CHECKING:
    from collections.abc import Sequence


class Experience:
    """What happened in one round: [step, slot] of everything, where the learning is done."""

    def __init__(self, steps: int, slots: int, size: int, legal_bytes: int, device: str) -> None:
        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, slots, *shape), dtype=kind, device=device)

        self.observations = room(size, kind=torch.uint8)
        self.legal = room(legal_bytes, kind=torch.uint8)
        self.actions = room(kind=torch.int64)
        self.advice = room(kind=torch.int64)
        self.chances = room(kind=torch.float32)
        self.values = room(kind=torch.float32)
        self.seats = room(kind=torch.int64)
        self.ends = room(kind=torch.bool)
        self.stuck = room(kind=torch.bool)
        self.rewards = room(MOST_SEATS, kind=torch.float32)
        self.is_own = room(kind=torch.bool)
        self.advantages = room(kind=torch.float32)
        self.returns = room(kind=torch.float32)
        self.counts = room(kind=torch.bool)
        """Decisions of the net whose outcome is known."""


@dataclass
class RoundReport:
    """What is told about a round."""

    made: int
    """How many decisions were made in it."""
    games: int
    stuck: int
    points: float
    playing: float
    """Seconds, of which for the crew:"""
    waiting: float


class Collector:
    """Plays rounds: while the net looks at one bank, the crew steps the other."""

    def __init__(
        self, banks: "Sequence[Bank]", network: Network, device: str, chance: torch.Generator
    ) -> None:
        self.banks = banks
        self.network = network
        self.past: Network | None = None
        self.device = device
        self.chance = chance

    def play(self, experience: Experience, steps: int, following: float | None) -> RoundReport:
        """One round; `following`: how many of the teacher's actions are taken, if one is asked."""
        began, waited = time.monotonic(), 0.0
        totals = RoundReport(0, 0, 0, 0.0, 0.0, 0.0)
        points: list[float] = []
        with torch.no_grad():
            for step in range(steps + 1):
                at = 0
                for bank in self.banks:
                    rows = slice(at, at + bank.slots)
                    at += bank.slots
                    waiting = time.monotonic()
                    bank.wait()
                    waited += time.monotonic() - waiting
                    if step > 0:
                        self._note_ends(bank, experience, step - 1, rows, totals, points)
                    if step < steps:
                        self._decide(bank, experience, step, rows, following)
                        bank.go()
                        totals.made += bank.slots
        totals.points = float(np.mean(points)) if points else 0.0
        totals.playing, totals.waiting = time.monotonic() - began, waited
        return totals

    def _note_ends(
        self, bank: Bank, experience: Experience, step: int, rows: slice, totals: RoundReport,
        points: list[float],
    ) -> None:  # fmt: skip
        ends = bank.arrays["ends"]
        experience.ends[step, rows] = torch.from_numpy(ends != 0).to(self.device)
        experience.stuck[step, rows] = torch.from_numpy(ends == 2).to(self.device)
        if ends.any():
            experience.rewards[step, rows] = torch.from_numpy(bank.rewards()).to(self.device)
            totals.games += int((ends == 1).sum())
            totals.stuck += int((ends == 2).sum())
            made = bank.points()[ends == 1]
            points.extend(float(each) for each in made[~np.isnan(made)])

    def _decide(
        self, bank: Bank, experience: Experience, step: int, rows: slice, following: float | None
    ) -> None:
        arrays = bank.arrays
        observations = experience.observations[step, rows]
        legal = experience.legal[step, rows]
        observations.copy_(torch.from_numpy(arrays["observations"]), non_blocking=True)
        legal.copy_(torch.from_numpy(arrays["legal"].view(np.uint8)), non_blocking=True)
        experience.seats[step, rows] = torch.from_numpy(arrays["seats"]).to(self.device).long()
        logits, values = self.network.masked(observations, legal)
        actions, chances = sampled(logits, self.chance)
        is_past = bank.is_past()
        experience.is_own[step, rows] = torch.from_numpy(~is_past).to(self.device)
        if self.past is not None and is_past.any():
            theirs = torch.from_numpy(np.flatnonzero(is_past)).to(self.device)
            logits, _ = self.past.masked(observations[theirs], legal[theirs])
            actions[theirs] = sampled(logits, self.chance)[0]
        if following is not None:
            advice = torch.from_numpy(arrays["advice"]).to(self.device).long()
            experience.advice[step, rows] = advice
            follows = torch.rand(len(advice), device=self.device, generator=self.chance)
            actions = torch.where(follows < following, advice, actions)
        experience.actions[step, rows] = actions
        experience.chances[step, rows] = chances
        experience.values[step, rows] = values
        arrays["actions"][:] = actions.int().cpu().numpy()


def weigh_up(experience: Experience, steps: int, trace: float) -> None:
    """Generalised advantages, seat by seat: what a decision brought against what was expected.

    A seat's next decision is its own next one in the slot, whatever the others did in between.
    A decision whose next one lies beyond the round does not count; nor does a game that was stuck.
    """
    slots, device = experience.seats.shape[1], experience.seats.device
    next_value = torch.zeros(slots, MOST_SEATS, device=device)
    next_advantage = torch.zeros(slots, MOST_SEATS, device=device)
    is_known = torch.zeros(slots, MOST_SEATS, dtype=torch.bool, device=device)
    zeros = torch.zeros_like(next_advantage)
    for step in range(steps - 1, -1, -1):
        ended = experience.ends[step][:, None]
        next_value = torch.where(ended, experience.rewards[step], next_value)
        next_advantage = torch.where(ended, zeros, next_advantage)
        is_known = (is_known | ended) & ~experience.stuck[step][:, None]
        seat = experience.seats[step][:, None]
        own = experience.is_own[step]
        value = experience.values[step]
        known = is_known.gather(1, seat).squeeze(1) & own
        surprise = next_value.gather(1, seat).squeeze(1) - value
        advantage = surprise + trace * next_advantage.gather(1, seat).squeeze(1)
        advantage = torch.where(known, advantage, torch.zeros_like(advantage))
        experience.advantages[step] = advantage
        experience.returns[step] = advantage + value
        experience.counts[step] = known
        mine = own[:, None]
        next_value = torch.where(mine, next_value.scatter(1, seat, value[:, None]), next_value)
        next_advantage = torch.where(
            mine, next_advantage.scatter(1, seat, advantage[:, None]), next_advantage
        )
        is_known = torch.where(mine, is_known.scatter(1, seat, True), is_known)
