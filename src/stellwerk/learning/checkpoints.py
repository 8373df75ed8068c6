"""Checkpoints: all that a training needs to go on as if it had never stopped.

A folder of files that stay under 16 MB each, so that they can travel one by one.
"""

import json
import os
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import torch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stellwerk.kernel.vector import History

FOLDER = "checkpoint"
Numbers = npt.NDArray[np.generic]
Weights = dict[str, npt.NDArray[np.float32]]


@dataclass
class Progress:
    """Where a training stands."""

    stage: str = "imitation"
    """imitation, self-play or done."""
    rounds: int = 0
    imitated: int = 0
    decisions: int = 0
    rate: float = 0.0
    adam_steps: int = 0
    next_past: int = 0
    next_trial: int = 0
    seconds: float = 0.0
    past: list[int] = field(default_factory=list)
    """The decisions after which each earlier self was kept."""


@dataclass
class Checkpoint:
    """All that a training needs to go on as if it had never been interrupted."""

    progress: Progress
    weights: Weights
    first_moments: Weights
    second_moments: Weights
    past: list[Weights]
    histories: "list[list[list[History]]]"
    chance: "Mapping[str, torch.Tensor]"


def write_checkpoint(folder: Path, checkpoint: Checkpoint) -> None:
    """All files, or none: the old ones are there until the new ones are complete."""
    new = folder / f"{FOLDER}.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    (new / "progress.json").write_text(json.dumps(asdict(checkpoint.progress)), "utf-8")
    _write(new / "weights.npz", checkpoint.weights)
    _write(new / "first_moments.npz", checkpoint.first_moments)
    _write(new / "second_moments.npz", checkpoint.second_moments)
    for number, weights in enumerate(checkpoint.past):
        halves = {name: each.astype(np.float16) for name, each in weights.items()}
        _write(new / f"past_{number}.npz", halves)
    chance = {f"chance_{name}": state.numpy() for name, state in checkpoint.chance.items()}
    _write(new / "games.npz", {**_packed(checkpoint.histories), **chance})
    shutil.rmtree(folder / FOLDER, ignore_errors=True)
    os.replace(new, folder / FOLDER)


def read_checkpoint(folder: Path) -> Checkpoint | None:
    """The last checkpoint of a training, if it has one."""
    at = folder / FOLDER
    if not (at / "progress.json").exists():
        return None
    progress = Progress(**json.loads((at / "progress.json").read_text("utf-8")))
    games = np.load(at / "games.npz")
    return Checkpoint(
        progress=progress,
        weights=_weights(at / "weights.npz"),
        first_moments=_weights(at / "first_moments.npz"),
        second_moments=_weights(at / "second_moments.npz"),
        past=[_weights(at / f"past_{number}.npz") for number in range(len(progress.past))],
        histories=_unpacked(games),
        chance={
            name.removeprefix("chance_"): torch.from_numpy(games[name])
            for name in games.files
            if name.startswith("chance_")
        },
    )


def _write(path: Path, arrays: "Mapping[str, Numbers]") -> None:
    np.savez(path, **arrays)  # type: ignore[arg-type]


def _weights(path: Path) -> Weights:
    with np.load(path) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


def _packed(banks: "list[list[list[History]]]") -> dict[str, Numbers]:
    """Histories as arrays: one row for each slot, and all actions in one."""
    slots = [history for bank in banks for vector in bank for history in vector]
    return {
        "banks": np.array([len(bank) for bank in banks], np.int64),
        "vectors": np.array([len(vector) for bank in banks for vector in bank], np.int64),
        "slots": np.array(
            [
                (deal, dice, opening, choosing, len(actions))
                for deal, dice, opening, choosing, actions in slots
            ],
            np.uint64,
        ),
        "actions": np.array([action for *_, actions in slots for action in actions], np.int16),
    }


def _unpacked(games: "Mapping[str, Numbers]") -> "list[list[list[History]]]":
    actions = games["actions"].tolist()
    slots: list[History] = []
    at = 0
    for deal, dice, opening, choosing, size in games["slots"].tolist():
        slots.append((deal, dice, opening, choosing, actions[at : at + size]))
        at += size
    sizes, found, first = games["vectors"].tolist(), [], 0
    vectors: list[list[History]] = []
    for size in sizes:
        vectors.append(slots[first : first + size])
        first += size
    at = 0
    for count in games["banks"].tolist():
        found.append(vectors[at : at + count])
        at += count
    return found
