"""The seed inside a position."""


def key_as_hex(key: list[int]) -> str:
    """The eight little-endian words of a seed as 64 hex digits."""
    return b"".join(word.to_bytes(4, "little") for word in key).hex()


def key_from_hex(digits: str) -> list[int]:
    """The other way round; ValueError if these are not 64 hex digits, written as above.

    >>> key_as_hex(key_from_hex("07" * 32)) == "07" * 32
    True
    """
    if len(digits) != 64 or not set(digits) <= set("0123456789abcdef"):
        raise ValueError("a key has 64 hex digits")
    key = bytes.fromhex(digits)
    return [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
