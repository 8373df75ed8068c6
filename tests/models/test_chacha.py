"""The stream against the vectors of RFC 8439, and its own promises."""

from __future__ import annotations

import pytest

from .chacha import Stream, block, quarter_round


def as_bytes(words: list[int]) -> bytes:
    return b"".join(w.to_bytes(4, "little") for w in words)


def test_quarter_round_vector() -> None:
    """RFC 8439, 2.1.1."""
    s = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(s, 0, 1, 2, 3)
    assert s == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_block_vector() -> None:
    """RFC 8439, 2.3.2."""
    out = block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert as_bytes(out).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_stream_of_key_zero() -> None:
    """RFC 8439, A.1, test vectors 1 and 2: key and nonce of zeros, counters 0 and 1."""
    stream = Stream(0)
    out = as_bytes([stream.word() for _ in range(32)]).hex()
    assert out.startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    assert out[128:].startswith("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")
    assert stream.words == 32


def test_a_number_is_a_big_endian_key() -> None:
    assert Stream(258).key == bytes(30) + b"\x01\x02"
    assert Stream(bytes(range(32))).key == bytes(range(32))
    with pytest.raises(ValueError):
        Stream(b"short")


def test_below_follows_the_words() -> None:
    words, stream = Stream(7), Stream(7)
    for n in (1, 2, 5, 110, 2**31):
        assert stream.below(n) == words.word() * n >> 32


def test_below_tries_again() -> None:
    """For n = 2**31 + 1 almost half of the words are refused."""
    n = 2**31 + 1
    stream = Stream(3)
    out = [stream.below(n) for _ in range(100)]
    assert all(0 <= x < n for x in out)
    assert 150 < stream.words < 260


def test_shuffle() -> None:
    stream, twin = Stream(11), Stream(11)
    items = list(range(6))
    stream.shuffle(items)
    expected = list(range(6))
    for i in (5, 4, 3, 2, 1):
        j = twin.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert sorted(items) == list(range(6))
    empty: list[int] = []
    words = stream.words
    stream.shuffle(empty)
    stream.shuffle([1])
    assert stream.words == words
