"""Weights as bytes: the file of a net at half its size, as it is shipped, and what it stands for.

python -m stellwerk.learning.compacting net.safetensors ticket-europe.safetensors

With `--players 2` it is a net for two players alone: where it is weaker than search, search plays.
"""

import argparse
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from stellwerk.nets import NetFile, Tensor, read_net, write_net
from stellwerk.nets.net_file import BYTES, HALVES

LARGEST = 127
ENDING = ".largest"


def compacted(net: NetFile) -> NetFile:
    """The same net with weights that are bytes, and for each row what the largest stands for."""
    if net.header.format != HALVES:
        return net
    tensors: dict[str, Tensor] = {}
    for name, tensor in net.tensors.items():
        if len(tensor.shape) < 2:
            tensors[name] = tensor
            continue
        weights = np.frombuffer(tensor.data, "<f2").astype(np.float32).reshape(tensor.shape)
        largest = np.abs(weights).max(1, keepdims=True)
        small = np.rint(weights / np.where(largest, largest, 1) * LARGEST).astype(np.int8)
        tensors[name] = Tensor(tensor.shape, small.tobytes(), "I8")
        halves = largest.astype("<f2").tobytes()
        tensors[name + ENDING] = Tensor((tensor.shape[0],), halves)
    return NetFile(msgspec.structs.replace(net.header, format=BYTES), "", tensors)


def weights_in(net: NetFile) -> dict[str, npt.NDArray[np.float32]]:
    """What the tensors of a net stand for, whatever they are stored as."""
    kinds = {"F16": "<f2", "I8": "i1"}
    numbers = {
        name: np.frombuffer(data, kinds[kind]).astype(np.float32).reshape(shape)
        for name, (shape, data, kind) in net.tensors.items()
    }
    for name in [name for name in numbers if name.endswith(ENDING)]:
        scale = numbers.pop(name)[:, None] / np.float32(LARGEST)
        numbers[name.removesuffix(ENDING)] *= scale
    return numbers


def main() -> None:
    """Read the file of a net and write the small one."""
    words = argparse.ArgumentParser(description="The file of a net at half its size.")
    words.add_argument("net", type=Path)
    words.add_argument("result", type=Path)
    words.add_argument(
        "--players", type=int, nargs="+", help="those it is for; all it learned with"
    )
    given = words.parse_args()
    net = compacted(read_net(given.net.read_bytes(), given.net.name))
    players = tuple(
        number for number in net.header.players if number in (given.players or net.header.players)
    )
    write_net(given.result, msgspec.structs.replace(net.header, players=players), net.tensors)


if __name__ == "__main__":
    main()
