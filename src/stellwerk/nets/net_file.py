"""The file of a net: what it was trained for, and its weights.

The format is that of safetensors: the length of a JSON header in 8 bytes, the header, the numbers.
Our own header is in its metadata, with a checksum of all numbers. Weights are halves or, in a file
of half the size, bytes from -127 to 127; then a tensor of halves beside them, named with `.largest`
at the end, says for each row what 127 stands for.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import NamedTuple

import msgspec

HALVES, BYTES = 1, 2
"""The formats there are."""
SIZES = {"F16": 2, "I8": 1}
"""The kinds of numbers there are, and how many bytes each takes."""
MOST_HEADER = 1_000_000
MOST_BYTES = 64_000_000


class NetError(ValueError):
    """A net that cannot be used; the text says why."""


class NetHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a net was trained for, and how it is built."""

    format: int = HALVES
    game: str
    board: str
    """The SHA-256 of what the board numbers: cities, routes, tickets."""
    family: str
    layout: int
    """The version of the observation."""
    blocks: tuple[tuple[str, int, int], ...]
    """(name, size, unit) of what it sees."""
    actions: int
    parts: int
    players: tuple[int, ...]
    settings: tuple[dict[str, str | int | bool], ...]
    """The option sets it has played."""
    width: int
    residual_blocks: int
    value_width: int
    decisions: int
    """How many decisions it was trained on."""
    win: float = 0.75
    """What it was paid there for a win …"""
    margin: float = 0.01
    """… and for a point ahead of the best other."""


class _Entry(msgspec.Struct, frozen=True):
    """One tensor in the header of the file."""

    dtype: str
    shape: tuple[int, ...]
    data_offsets: tuple[int, int]


class Tensor(NamedTuple):
    """Numbers, little-endian, row by row."""

    shape: tuple[int, ...]
    data: bytes
    kind: str = "F16"


@dataclass(frozen=True)
class NetFile:
    """A net as it was read."""

    header: NetHeader
    checksum: str
    tensors: Mapping[str, Tensor]


def write_net(path: Path, header: NetHeader, tensors: Mapping[str, Tensor]) -> None:
    """Write a net; the file is there completely or not at all."""
    entries: dict[str, object] = {}
    at = 0
    for name, (shape, numbers, kind) in tensors.items():
        entries[name] = {
            "dtype": kind,
            "shape": list(shape),
            "data_offsets": [at, at + len(numbers)],
        }
        at += len(numbers)
    data = b"".join(tensor.data for tensor in tensors.values())
    entries["__metadata__"] = {
        "stellwerk": msgspec.json.encode(header).decode(),
        "checksum": hashlib.sha256(data).hexdigest(),
    }
    text = json.dumps(entries).encode()
    text += b" " * (-len(text) % 8)
    new = path.with_name(path.name + ".new")
    new.write_bytes(len(text).to_bytes(8, "little") + text + data)
    new.replace(path)


def read_net(content: bytes, name: str) -> NetFile:
    """A net from the bytes of its file; NetError, in words, if it is none or was damaged."""
    size = int.from_bytes(content[:8], "little")
    if not 2 <= size <= min(MOST_HEADER, len(content) - 8) or len(content) > MOST_BYTES:
        raise NetError(f"{name} is not the file of a net.")
    try:
        entries = json.loads(content[8 : 8 + size])
        metadata = entries.pop("__metadata__")
        header = msgspec.json.decode(metadata["stellwerk"], type=NetHeader)
        data = content[8 + size :]
        tensors = {
            own: _tensor(msgspec.convert(entry, _Entry), data) for own, entry in entries.items()
        }
        checksum = str(metadata["checksum"])
    except (ValueError, KeyError, TypeError, AttributeError, msgspec.MsgspecError) as error:
        raise NetError(f"{name} is not the file of a net: {error}.") from error
    if header.format not in {HALVES, BYTES}:
        raise NetError(
            f"{name} has the format {header.format}; this version reads {HALVES} and {BYTES}."
        )
    if hashlib.sha256(data).hexdigest() != checksum:
        raise NetError(f"{name} is damaged: its checksum is another.")
    return NetFile(header, checksum, tensors)


def _tensor(entry: _Entry, data: bytes) -> Tensor:
    first, last = entry.data_offsets
    size = SIZES.get(entry.dtype, 0) * prod(entry.shape)
    if entry.dtype not in SIZES or not 0 <= first <= last <= len(data) or last - first != size:
        raise ValueError("a tensor does not fit")
    return Tensor(entry.shape, data[first:last], entry.dtype)
