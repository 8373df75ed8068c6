"""States out of text: what `state.serialize()` wrote, read again and checked."""

import msgspec

from stellwerk.boards import BoardError
from stellwerk.games.named_state import FORMAT, NamedState
from stellwerk.games.position_parts import PositionError
from stellwerk.games.registry import make_game
from stellwerk.games.unknown_setting import UnknownSetting


class _Serialized(msgspec.Struct, forbid_unknown_fields=True):
    """A state as it is read from text."""

    stellwerk: int
    position: dict[str, object]
    board: str | None = None


class _Head(msgspec.Struct, kw_only=True):
    """What a position says of its game."""

    game: str
    rules: int | None = None
    players: int
    options: dict[str, str | int | bool]


def deserialize(text: str | bytes) -> NamedState:
    """The state that `serialize` wrote; PositionError, in words, if the text is no such state.

    >>> import stellwerk
    >>> state = stellwerk.game("nurnberg").new_state(seed=7)
    >>> stellwerk.deserialize(state.serialize()).digest() == state.digest()
    True
    >>> stellwerk.deserialize("half of it")
    Traceback (most recent call last):
    stellwerk.games.position_parts.PositionError: This is not a state, or it is cut off: ...
    """
    found = _read(text)
    try:
        head = msgspec.convert(found.position, _Head)
        game = make_game(head.game, head.players, head.options, found.board, head.rules)
    except msgspec.ValidationError as error:
        raise PositionError(f"This is not a whole position: {error}.") from None
    except (UnknownSetting, BoardError) as error:
        raise PositionError(f"The game of this state cannot be played: {error}") from None
    state = game.from_position(found.position)
    assert isinstance(state, NamedState)
    return state


def _read(text: str | bytes) -> _Serialized:
    try:
        found = msgspec.json.decode(text, type=_Serialized)
    except msgspec.ValidationError as error:
        raise PositionError(f"This is not a state: {error}.") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PositionError(f"This is not a state, or it is cut off: {error}.") from None
    except RecursionError:
        raise PositionError("This is not a state: it is nested far too deeply.") from None
    except TypeError:
        raise PositionError("A state is read from text or bytes.") from None
    if found.stellwerk != FORMAT:
        raise PositionError(
            f"This state has format {found.stellwerk}; this release reads format {FORMAT}."
        )
    return found
