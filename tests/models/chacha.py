"""The random stream of docs/randomness.md, word by word, in plain Python."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFF


def rotate_left(word: int, bits: int) -> int:
    """A 32-bit word, rotated."""
    return ((word << bits) | (word >> (32 - bits))) & MASK


def quarter_round(s: list[int], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1."""
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotate_left(s[d] ^ s[a], 16)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotate_left(s[b] ^ s[c], 12)
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotate_left(s[d] ^ s[a], 8)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotate_left(s[b] ^ s[c], 7)


def block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """RFC 8439, 2.3: the sixteen words of one block."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    start += [counter & MASK]
    start += [int.from_bytes(nonce[i : i + 4], "little") for i in range(0, 12, 4)]
    s = list(start)
    for _ in range(10):
        quarter_round(s, 0, 4, 8, 12)
        quarter_round(s, 1, 5, 9, 13)
        quarter_round(s, 2, 6, 10, 14)
        quarter_round(s, 3, 7, 11, 15)
        quarter_round(s, 0, 5, 10, 15)
        quarter_round(s, 1, 6, 11, 12)
        quarter_round(s, 2, 7, 8, 13)
        quarter_round(s, 3, 4, 9, 14)
    return [(x + y) & MASK for x, y in zip(s, start, strict=True)]


class Stream:
    """The stream of words of one seed."""

    def __init__(self, seed: int | bytes) -> None:
        self.key = seed.to_bytes(32, "big") if isinstance(seed, int) else bytes(seed)
        if len(self.key) != 32:
            raise ValueError("a seed has 32 bytes")
        self.words = 0  # words drawn so far
        self._block: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        place = self.words % 16
        if place == 0:
            self._block = block(self.key, self.words // 16, bytes(12))
        self.words += 1
        return self._block[place]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, without bias."""
        while True:
            m = self.word() * n
            if (m & MASK) >= 2**32 % n:
                return m >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffles in place, from the last index down to 1."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
