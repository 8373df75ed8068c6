"""The net: an observation in, a number for every part of an action and a value out."""

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from stellwerk.games.observing import numbered_parts
from stellwerk.learning.configuration import Shape

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame

NEVER = -1e9
"""The logit of an action that is not legal."""


class ResidualBlock(nn.Module):
    """Normalise, widen, bend, and add to what was there."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        with torch.no_grad():
            self.second.weight.mul_(0.3)

    def forward(self, hidden: Tensor) -> Tensor:
        """The hidden numbers after this block."""
        return hidden + self.second(functional.relu(self.first(self.norm(hidden))))


class Network(nn.Module):
    """Plays every number of players and option set of one board."""

    scales: Tensor
    sums: Tensor

    def __init__(self, game: "TrainableGame", shape: Shape) -> None:
        super().__init__()
        observer = game.observer(shape.without)
        assert game.observing is not None
        parts = numbered_parts(game.observing.parts(game.rules))
        units = [unit for _, size, unit in observer.blocks for _ in range(size)]
        assert min(units) >= 1, "an input without a unit would be one that the net never sees"
        count = 1 + max(number for own in parts for number in own)
        sums = torch.zeros(count, len(parts))
        for action, own in enumerate(parts):
            sums[own, action] = 1
        self.register_buffer("scales", 1 / torch.tensor(units, dtype=torch.float32))
        self.register_buffer("sums", sums)
        self.enter = nn.Linear(len(units), shape.width)
        self.blocks = nn.ModuleList(ResidualBlock(shape.width) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width)
        self.policy = nn.Linear(shape.width, count)
        self.value_first = nn.Linear(shape.width, shape.value_width)
        self.value_second = nn.Linear(shape.value_width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.1)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, legal or not, and the expected reward."""
        hidden = functional.relu(self.enter(observations.float() * self.scales))
        for block in self.blocks:
            hidden = block(hidden)
        hidden = self.norm(hidden)
        value = self.value_second(functional.relu(self.value_first(hidden))).squeeze(-1)
        return self.policy(hidden) @ self.sums, value

    def masked(self, observations: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The same, without a chance for illegal actions."""
        logits, value = self(observations)
        return logits.masked_fill(~allowed(legal, logits.shape[1]), NEVER), value


def allowed(legal: Tensor, actions: int) -> Tensor:
    """Bits in bytes as a table of truths."""
    shifts = torch.arange(8, device=legal.device, dtype=torch.uint8)
    return ((legal.unsqueeze(-1) >> shifts) & 1).flatten(1)[:, :actions].bool()


def sampled(logits: Tensor, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    """An action by its chances, and the logarithm of its own."""
    logs = functional.log_softmax(logits, 1)
    races = torch.empty_like(logs).exponential_(generator=chance)
    actions = (logs - races.log()).argmax(1)
    return actions, logs.gather(1, actions[:, None]).squeeze(1)


def weights_of(network: Network) -> dict[str, npt.NDArray[np.float32]]:
    """All that was learned, by name."""
    return {name: each.detach().cpu().numpy().copy() for name, each in network.named_parameters()}


def put_weights(network: Network, weights: dict[str, npt.NDArray[np.float32]]) -> None:
    """Give a network what another one has learned, by name."""
    with torch.no_grad():
        for name, each in network.named_parameters():
            each.copy_(torch.from_numpy(np.asarray(weights[name], np.float32)))
