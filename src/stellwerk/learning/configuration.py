"""What a training is made of: one TOML file for each net."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec

Positive = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Span = tuple[float, float]
"""A number at the start and at the end of the training; in between it changes evenly."""


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Games of one kind that are played side by side."""

    players: Positive
    slots: Positive
    settings: dict[str, str | int | bool] = {}


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How large the net is."""

    width: Positive = 512
    blocks: Positive = 2
    value_width: Positive = 128
    without: tuple[str, ...] = ()
    """Blocks of the observation that it does not see."""


class Imitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The start: doing what a quick player does."""

    decisions: int = 8_000_000
    rate: Span = (1e-3, 1e-4)
    epochs: Positive = 2
    alone: int = 3
    """Rounds in which the teacher's own moves are played; then some of the net's."""
    following: Share = 0.7
    """How many of the teacher's are played after that."""


class SelfPlay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Masked PPO: what is learned from, and how far a step may go."""

    steps: Positive = 64
    """Decisions of each slot in a round."""
    batch: Positive = 32768
    epochs: Positive = 2
    clip: float = 0.2
    trace: float = 0.97
    """Lambda of the generalised advantages."""
    value_weight: float = 0.5
    gradient: float = 0.5
    """The norm at which gradients are cut."""
    rate: float = 2e-4
    slowest: float = 2e-5
    fastest: float = 1e-3
    divergence: Span = (0.012, 0.003)
    """The wished KL divergence of a round; it steers the rate."""
    entropy: Span = (0.005, 0.0005)
    win: float = 0.75
    """What a win is worth."""
    margin: float = 0.01
    """What a point ahead of the best other is worth."""


class Opponents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits at the tables: in the rest of the slots the net alone."""

    bots: dict[str, Share] = {}
    """Shares of the slots in which a bot plays some of the seats."""
    past: Share = 0.15
    """The share in which an earlier self does."""
    keep: Positive = 3
    """How many earlier selves are kept."""
    every: Positive = 25_000_000
    """Decisions from one to the next."""


class Trials(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How progress is measured: one seat against bots, every deal in every rotation."""

    against: tuple[str, ...] = ("dispatcher",)
    players: tuple[int, ...] = (2,)
    deals: Positive = 256
    every: Positive = 25_000_000


class Configuration(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A training, as its file says."""

    game: str
    decisions: Positive
    """Of self-play, in all."""
    groups: tuple[Group, ...]
    seed: int = 1
    start: str = ""
    """The net it begins with: a game whose net is shipped, or a file; none: it knows nothing."""
    shape: Shape = Shape()
    imitation: Imitation = Imitation()
    self_play: SelfPlay = SelfPlay()
    opponents: Opponents = Opponents()
    trials: Trials = Trials()


class UnknownConfiguration(ValueError):  # noqa: N818 - it is the reader's input, explained
    """A configuration that is not there, or says something that cannot be."""


def shipped_configurations() -> list[str]:
    """The nets whose training is described.

    >>> "ticket-europe" in shipped_configurations()
    True
    """
    folder = files("stellwerk.learning") / "configurations"
    return sorted(
        entry.name.removesuffix(".toml")
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    )


def read_configuration(name: str) -> Configuration:
    """A shipped configuration by name, or one from a file.

    >>> read_configuration("ticket-europe").game
    'ticket-europe'
    """
    if name in shipped_configurations():
        text = (files("stellwerk.learning") / "configurations" / f"{name}.toml").read_text("utf-8")
    elif name.endswith(".toml") and Path(name).is_file():
        text = Path(name).read_text("utf-8")
    else:
        raise UnknownConfiguration(
            f"There is no configuration {name!r}. "
            f"There are: {', '.join(shipped_configurations())}; or give a file that ends in .toml."
        )
    try:
        return msgspec.toml.decode(text, type=Configuration)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise UnknownConfiguration(f"{name}: {error}") from error


def between(span: Span, progress: float) -> float:
    """The number of a span after so much of the training.

    >>> between((1.0, 0.0), 0.25)
    0.75
    """
    return span[0] + (span[1] - span[0]) * min(1.0, max(0.0, progress))
