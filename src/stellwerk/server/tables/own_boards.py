"""Boards of people's own: checked in a worker with limits, then kept by the hash of their file."""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.boards import Board, BoardError, board_from_text, shipped_board
from stellwerk.games.families import board_message
from stellwerk.games.registry import family_of, game_on_board, games
from stellwerk.match.record import RecordError
from stellwerk.server.catalogue import describe_board
from stellwerk.server.database.models import BoardRow, TableRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.boards import OwnBoard
from stellwerk.server.moment import now
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.record_bounds import check_game_id
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall

Result = TypeVar("Result")
MOST_TOLD = 5  # mistakes in a board that are told at once
MOST_READ = 8  # boards that are read or wait for it; whoever comes then comes again
# One thread: boards are described beside the event loop, one after the other.
_DESCRIBER = ThreadPoolExecutor(1, thread_name_prefix="own boards")


class CheckedBoard(msgspec.Struct):
    """A board that can be played, in short; or the mistake in it, in words."""

    mistake: str | None = None
    game: str = ""
    family: str = ""
    title: str = ""
    fewest: int = 0


def board_hash(text: str) -> str:
    """What a board is called by.

    >>> board_hash("")[:12]
    'e3b0c44298fc'
    """
    return hashlib.sha256(text.encode()).hexdigest()


def check_board(text: str) -> CheckedBoard:
    """Read a board and build its smallest and its largest game; done in a worker process."""
    try:
        board = board_from_text(text, "board")
        check_game_id(board.id)
        for players in sorted(set(board.players)):
            game_on_board(text, players, {}).new_state(0)
    except BoardError as error:
        return CheckedBoard(mistake=told(error))
    except (RecordError, ValueError) as error:
        return CheckedBoard(mistake=str(error))
    return CheckedBoard(None, board.id, board.family, board.title, board.players[0])


def told(error: BoardError) -> str:
    """The first mistakes of a board, one below the other.

    >>> from stellwerk.boards.check import Mistake
    >>> print(told(BoardError([Mistake("board", 9, "the board", "there is no such city")])))
    line 9, the board: there is no such city
    """
    lines = [
        f"line {mistake.line}, {mistake.where}: {mistake.message}"
        for mistake in error.mistakes[:MOST_TOLD]
    ]
    more = len(error.mistakes) - MOST_TOLD
    if more > 0:
        lines.append(f"and {more} more mistake{'s' if more > 1 else ''}")
    return "\n".join(lines)


async def bring_in_board(hall: "Hall", text: str, visitor: Visitor, lang: str) -> OwnBoard:
    """Check a board and keep it; the same file is kept once, whoever brings it."""
    checked = await _check(hall, text, visitor)
    if checked.mistake is not None:
        raise Denied("bad-board", {"reason": checked.mistake[:1000]})
    async with hall.database.writing() as session:
        row = await keep_board(session, text, checked)
    return await described(row, lang)


async def _check(hall: "Hall", text: str, visitor: Visitor) -> CheckedBoard:
    readers = hall.being_read
    if visitor.id in readers or len(readers) >= MOST_READ:
        raise Denied("too-fast", {"seconds": 5})
    readers.add(visitor.id)
    try:
        return await hall.readers.call(check_board, text)
    except OutOfTime:
        return CheckedBoard(mistake="It takes longer to build than the server gives to a board.")
    except (MemoryError, WorkerLost):
        return CheckedBoard(mistake="It needs more memory than the server gives to a board.")
    finally:
        readers.discard(visitor.id)


async def keep_board(session: AsyncSession, text: str, checked: CheckedBoard) -> BoardRow:
    """The row of a board, new or kept before."""
    name = board_hash(text)
    row = await session.get(BoardRow, name)
    if row is None:
        row = BoardRow(
            hash=name,
            game=checked.game,
            family=checked.family,
            title=checked.title,
            fewest=checked.fewest,
            text=text,
            created_at=now(),
        )
        session.add(row)
        await session.flush()
    return row


async def find_board(session: AsyncSession, name: str) -> BoardRow:
    """A board by its hash; denied if nobody brought it, or nobody needed it any more."""
    row = await session.get(BoardRow, name)
    if row is None:
        raise Denied("no-such-board")
    return row


async def described(row: BoardRow, lang: str) -> OwnBoard:
    """What can be played on a board, in a language."""
    game = await _beside(_parsed, row.text)
    return OwnBoard(row.hash, describe_board(game, lang))


async def drawn(row: BoardRow) -> bytes:
    """What a map is drawn from, as JSON."""
    return await _beside(_message, row.text)


async def _beside(work: Callable[[str], Result], text: str) -> Result:
    return await asyncio.get_running_loop().run_in_executor(_DESCRIBER, work, text)


@lru_cache(maxsize=32)
def _parsed(text: str) -> Board:
    return board_from_text(text, "board")


@lru_cache(maxsize=8)
def _message(text: str) -> bytes:
    return msgspec.json.encode(board_message(_parsed(text)))


def family_at(row: TableRow) -> str:
    """The family of the game at a table."""
    return row.own_board.family if row.own_board is not None else family_of(row.game)


def title_at(row: TableRow) -> str:
    """The title of the game at a table."""
    if row.own_board is not None:
        return row.own_board.title
    return shipped_board(row.game).title if row.game in games() else row.game


def fewest_at(row: TableRow) -> int:
    """How many players a table needs at least."""
    return row.own_board.fewest if row.own_board is not None else shipped_board(row.game).players[0]
