"""What the positions of all families have in common, and the error for those that do not add up."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sized
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from stellwerk.games.key import key_as_hex, key_from_hex
from stellwerk.match.wire import RandomStream

if TYPE_CHECKING:
    from stellwerk.match.contract import Game

MOST_WORDS = 2**35  # half of the stream: whatever is loaded has more left than a game can draw
LONGEST_TEXT = 400

Shape = TypeVar("Shape", bound=msgspec.Struct)


class PositionError(ValueError):
    """A position that does not add up; the text says what is wrong and where.

    What somebody wrote may be part of the text, so it is made one line that is not too long.

    >>> print(PositionError("There is no city 'a\\nb'."))
    There is no city 'a b'.
    """

    def __init__(self, text: str) -> None:
        line = "".join(sign if sign.isprintable() else " " for sign in text)
        if len(line) > LONGEST_TEXT:
            line = f"{line[:LONGEST_TEXT]} … and so on."
        super().__init__(line)


def read_shape(position: Mapping[str, object], shape: type[Shape]) -> Shape:
    """The position in its family's form; PositionError if a part is missing or of another type."""
    try:
        return msgspec.convert(position, shape)
    except msgspec.ValidationError as error:
        raise PositionError(f"This is not a whole position: {error}.") from None


def check_no_repeats(what: str, items: Iterable[object]) -> None:
    """Nothing stands in a list twice that is there only once."""
    for item, count in Counter(items).items():
        if count > 1:
            raise PositionError(f"{what}: {item} stands there {count} times.")


def check_random(random: RandomStream) -> None:
    """The key is 32 bytes in hex, and the words are counted from 0."""
    try:
        key_from_hex(random.key)
    except ValueError:
        raise PositionError("The random key is not written as 64 hex digits.") from None
    if not 0 <= random.words < MOST_WORDS:
        raise PositionError("The words of the random stream are counted from 0, and are fewer.")


class PositionHead(Protocol):
    """What the positions of all families begin with, and where chance stands."""

    @property
    def game(self) -> str:
        """The id of the board."""
        ...

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def options(self) -> dict[str, str | int | bool]:
        """All settings of the game."""
        ...

    @property
    def random(self) -> RandomStream:
        """Where the stream of chance stands."""
        ...


def check_head(game: "Game", shape: PositionHead, rules: int) -> None:
    """Game, rules version, players and options are those of the game that reads the position."""
    if rules != game.rules_version:
        raise PositionError(
            f"This position is from rules version {rules}; "
            f"this game has version {game.rules_version}."
        )
    found = (shape.game, shape.players, shape.options)
    if found != (game.id, game.players, dict(game.options)):
        raise PositionError(
            f"This position is from {shape.game} for {shape.players} players with "
            f"{_listed(shape.options)}; this game is {game.id} for {game.players} players with "
            f"{_listed(game.options)}."
        )
    check_random(shape.random)


def check_seats(game: "Game", seats: Sized) -> None:
    """As many seats as players."""
    if len(seats) != game.players:
        raise PositionError(f"There are {len(seats)} seats for {game.players} players.")


def random_of(key: list[int], words: int) -> RandomStream:
    """Where the stream of chance stands, as a position says it."""
    return RandomStream(key=key_as_hex(key), words=words)


def _listed(options: Mapping[str, object]) -> str:
    """Options as people write them."""
    written = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())
    return written or "no options"
