"""What the positions of all families have in common, and the error for those that do not add up."""

import msgspec

from stellwerk.games.key import key_from_hex

MOST_WORDS = 2**36


class PositionError(ValueError):
    """A position that does not add up; the text says what is wrong and where."""


class RandomShape(msgspec.Struct, forbid_unknown_fields=True):
    """Where the stream of chance stands."""

    key: str
    words: int


def check_random(random: RandomShape) -> None:
    """The key is 32 bytes in hex, and the words are counted from 0."""
    try:
        key_from_hex(random.key)
    except ValueError:
        raise PositionError("The random key is not written as 64 hex digits.") from None
    if not 0 <= random.words < MOST_WORDS:
        raise PositionError("The words of the random stream are counted from 0.")


def check_settings(
    found: tuple[str, int, int, dict[str, str | int | bool]],
    wanted: tuple[str, int, int, dict[str, str | int | bool]],
) -> None:
    """Game, rules version, players and options are those of the game that reads the position."""
    if found[1] != wanted[1]:
        raise PositionError(
            f"This position is from rules version {found[1]}; this game has version {wanted[1]}."
        )
    if found != wanted:
        raise PositionError(
            f"This position is from {found[0]} for {found[2]} players with the options {found[3]}; "
            f"this game is {wanted[0]} for {wanted[2]} players with {wanted[3]}."
        )
