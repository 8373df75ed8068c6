"""Nets of chance: they have learned nothing, but are whole."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from stellwerk.games.observing import numbered_parts
from stellwerk.games.trainable import TrainableGame
from stellwerk.nets import NetHeader, Tensor, write_net

Weights = dict[str, npt.NDArray[np.float32]]


def header_for(game: TrainableGame, width: int = 32, **changes: object) -> NetHeader:
    assert game.observing is not None
    parts = numbered_parts(game.observing.parts(game.rules))
    facts: dict[str, object] = {
        "game": game.id,
        "board": game.observing.fingerprint(game.board),
        "family": game.family,
        "layout": game.observing.version,
        "blocks": game.observer().blocks,
        "actions": len(parts),
        "parts": 1 + max(max(own) for own in parts),
        "players": (game.players,),
        "settings": ({},),
        "width": width,
        "residual_blocks": 2,
        "value_width": 16,
        "decisions": 0,
    }
    return NetHeader(**{**facts, **changes})  # type: ignore[arg-type]


def weights_by_chance(header: NetHeader, seed: int = 1) -> Weights:
    chance = np.random.default_rng(seed)
    inputs = sum(size for _, size, _ in header.blocks)
    width = header.width

    def some(*shape: int) -> npt.NDArray[np.float32]:
        spread = 1 / np.sqrt(shape[-1]) if len(shape) > 1 else 0.1
        return chance.normal(0, spread, shape).astype(np.float16).astype(np.float32)

    weights = {"enter.weight": some(width, inputs), "enter.bias": some(width)}
    for number in range(header.residual_blocks):
        name = f"blocks.{number}."
        weights |= {name + "norm.weight": 1 + some(width), name + "norm.bias": some(width)}
        for part in ("first", "second"):
            weights |= {
                f"{name}{part}.weight": some(width, width),
                f"{name}{part}.bias": some(width),
            }
    weights |= {"norm.weight": 1 + some(width), "norm.bias": some(width)}
    weights |= {"policy.weight": some(header.parts, width), "policy.bias": some(header.parts)}
    weights |= {
        "value_first.weight": some(header.value_width, width),
        "value_first.bias": some(header.value_width),
        "value_second.weight": some(1, header.value_width),
        "value_second.bias": some(1),
    }
    return {name: each.astype(np.float16).astype(np.float32) for name, each in weights.items()}


def write_by_chance(path: Path, header: NetHeader, seed: int = 1) -> Weights:
    weights = weights_by_chance(header, seed)
    write_net(
        path,
        header,
        {name: Tensor(each.shape, each.astype("<f2").tobytes()) for name, each in weights.items()},
    )
    return weights
