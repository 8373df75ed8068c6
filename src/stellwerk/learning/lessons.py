"""Lessons: what the net learns from a round, by imitation or by PPO."""

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from stellwerk.learning.configuration import Imitation, SelfPlay
from stellwerk.learning.network import Network
from stellwerk.learning.rounds import Experience

Report = dict[str, float]


@dataclass
class Batch:
    """Some decisions of a round, by chance."""

    observations: Tensor
    legal: Tensor
    actions: Tensor
    advice: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class Learner:
    """Changes the weights of a net, step by step."""

    def __init__(
        self, network: Network, rate: float, gradient: float, chance: torch.Generator
    ) -> None:
        self.network = network
        self.gradient = gradient
        self.chance = chance
        self.rate = rate
        self.forget(rate)

    def forget(self, rate: float) -> None:
        """Begin anew with the means of gradients, but not with the weights."""
        self.rate = rate
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate, eps=1e-5)

    def _batches(self, experience: Experience, size: int, epochs: int) -> Iterator[Batch]:
        rows = experience.counts.flatten().nonzero().squeeze(1)
        observations = experience.observations.flatten(0, 1)
        legal = experience.legal.flatten(0, 1)
        flat = {
            name: getattr(experience, name).flatten()
            for name in ("actions", "advice", "chances", "advantages", "returns")
        }
        known = flat["advantages"][rows]
        flat["advantages"] = (flat["advantages"] - known.mean()) / (known.std() + 1e-6)
        for _ in range(epochs):
            order = torch.randperm(len(rows), device=rows.device, generator=self.chance)
            for first in range(0, max(1, len(rows) - size + 1), size):
                own = rows[order[first : first + size]]
                yield Batch(
                    observations[own],
                    legal[own],
                    **{name: each[own] for name, each in flat.items()},
                )

    def _step(self, loss: Tensor) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.gradient)
        self.optimizer.step()

    def imitate(self, experience: Experience, lesson: Imitation, play: SelfPlay) -> Report:
        """Towards what the teacher would have done, and what came of it."""
        found: list[Tensor] = []
        for batch in self._batches(experience, play.batch, lesson.epochs):
            logits, values = self.network.masked(batch.observations, batch.legal)
            missed = functional.cross_entropy(logits, batch.advice)
            error = functional.mse_loss(values, batch.returns)
            self._step(missed + play.value_weight * error)
            agreement = (logits.argmax(1) == batch.advice).float().mean()
            found.append(torch.stack([missed, error, agreement]).detach())
        return _mean_report(("cross_entropy", "value_error", "agreement"), found)

    def improve(self, experience: Experience, play: SelfPlay, entropy_weight: float) -> Report:
        """Masked PPO: more of what went better than expected, in small steps."""
        found: list[Tensor] = []
        for batch in self._batches(experience, play.batch, play.epochs):
            logits, values = self.network.masked(batch.observations, batch.legal)
            logs = functional.log_softmax(logits, 1)
            change = logs.gather(1, batch.actions[:, None]).squeeze(1) - batch.chances
            ratio = change.exp()
            cut = ratio.clamp(1 - play.clip, 1 + play.clip)
            gain = torch.min(ratio * batch.advantages, cut * batch.advantages).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            error = functional.mse_loss(values, batch.returns)
            self._step(play.value_weight * error - gain - entropy_weight * entropy)
            found.append(
                torch.stack(
                    [
                        gain, error, entropy, ((ratio - 1) - change).mean(),
                        ((ratio - 1).abs() > play.clip).float().mean(),
                    ]
                ).detach()
            )  # fmt: skip
        return _mean_report(("gain", "value_error", "entropy", "divergence", "clipped"), found)

    def steer(self, divergence: float, wished: float, play: SelfPlay) -> None:
        """A faster or slower rate, so that rounds change the net as much as is wished."""
        if divergence > 1.3 * wished:
            self.rate = max(play.slowest, self.rate / 1.25)
        elif divergence < wished / 1.3:
            self.rate = min(play.fastest, self.rate * 1.25)


def _mean_report(names: tuple[str, ...], found: list[Tensor]) -> Report:
    means = torch.stack(found).mean(0).tolist()
    return dict(zip(names, means, strict=True))


def explained(experience: Experience) -> float:
    """How much of the spread of outcomes the values foresaw; 1 would be all of it."""
    counts = experience.counts
    errors = (experience.returns - experience.values)[counts]
    return float(1 - errors.var() / (experience.returns[counts].var() + 1e-9))
