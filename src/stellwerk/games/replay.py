"""Replaying records: the match again, move by move, to the same digest."""

from collections.abc import Iterator, Mapping
from os import PathLike

from stellwerk.boards import BoardError
from stellwerk.games.record import Record, open_record
from stellwerk.games.registry import make_game
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.match import Match
from stellwerk.match.record import RecordError
from stellwerk.match.refusal import IllegalMove


def replay(source: Record | str | bytes | Mapping[str, object] | PathLike[str]) -> Match:
    """The match a record describes, at its end; RecordError if it does not replay.

    The record is a file (a path, or its name as a text), JSON text, or data.

    >>> import stellwerk
    >>> match = stellwerk.game("ticket-usa").new_match(seed=7)
    >>> _ = match.play(0, match.prompts[0].moves[0])
    >>> stellwerk.replay(match.record).state.digest() == match.state.digest()
    True
    """
    record = source if isinstance(source, Record) else open_record(source)
    match = start(record)
    for _ in replay_moves(record, match):
        pass
    if match.state.digest() != record.digest:
        raise RecordError(
            "The record replays, but to another position than it says: it was changed."
        )
    return match


def start(record: Record) -> Match:
    """The match of a record before its first move."""
    try:
        made = make_game(record.game, record.players, record.options, record.board, record.rules)
    except (UnknownSetting, BoardError) as error:
        raise RecordError(f"The settings of this record cannot be played: {error}") from None
    if record.position is None:
        return Match(made, bytes.fromhex(record.seed))
    try:
        match = Match(made, position=record.position)
    except ValueError as error:
        raise RecordError(f"The position this record begins with cannot be: {error}") from None
    if match.seed.hex() != record.seed.lower():
        raise RecordError("The position this record begins with has another seed than the record.")
    return match


def replay_moves(record: Record, match: Match) -> Iterator[int]:
    """Play the moves of a record one after the other; yields the number of each one played."""
    for number, recorded in enumerate(record.moves, start=1):
        try:
            if recorded.undone:
                # It revealed nothing and left no trace; it only stays in the record.
                match.remember_undone(recorded.seat, recorded.move)
            else:
                match.play(recorded.seat, recorded.move)
        except (IllegalMove, ValueError) as error:
            raise RecordError(f"Move {number} of this record cannot be played: {error}") from None
        yield number
