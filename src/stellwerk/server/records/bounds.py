"""How much a record from elsewhere may hold."""

from stellwerk.boards.bounds import MOST_LETTERS
from stellwerk.games.record import Record
from stellwerk.match.record import RecordError
from stellwerk.server.messages.nesting import MOST_NESTED, is_nested_deeper

MOST_BYTES = 8_000_000
MOST_MOVES = 20_000
MOST_BRACKETS = 10 * MOST_MOVES  # lists and objects; few of our moves have more than three
SPARE_UNDONE = 1_000
MOST_SEATS = 10


def check_bytes(content: bytes) -> None:
    """Refuse what would become a mountain in memory, before it is parsed.

    >>> check_bytes(b"[]," * 300_000)
    Traceback (most recent call last):
    stellwerk.match.record.RecordError: The record has more than 200,000 lists and objects.
    """
    if content.count(b"[") + content.count(b"{") > MOST_BRACKETS:
        raise RecordError(f"The record has more than {MOST_BRACKETS:,} lists and objects.")


def check_counts(record: Record) -> None:
    """Refuse more moves than a match has, and a record that is hardly more than undone ones."""
    if len(record.moves) > MOST_MOVES:
        raise RecordError(f"The record has more than {MOST_MOVES:,} moves.")
    undone = sum(move.undone for move in record.moves)
    played = len(record.moves) - undone
    if undone > played + SPARE_UNDONE:
        raise RecordError(
            f"The record has {undone:,} moves that were taken back and {played:,} that were not; "
            f"of the first there may be {SPARE_UNDONE:,} more."
        )
    if record.board is not None and len(record.board) > MOST_LETTERS:
        raise RecordError(f"The board of the record has more than {MOST_LETTERS:,} letters.")
    if not all(0 <= move.seat < MOST_SEATS for move in record.moves):
        raise RecordError(f"The seats of a record are numbered from 0 to {MOST_SEATS - 1}.")
    if any(is_nested_deeper(move.move, MOST_NESTED) for move in record.moves):
        raise RecordError(f"A move of the record is nested more than {MOST_NESTED} deep.")
