"""Boards of people's own: checked in a worker with limits, then kept by the hash of their file."""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.boards import Board, board_from_text
from stellwerk.games.families import board_message
from stellwerk.server.catalogue.board_check import CheckedBoard, check_board
from stellwerk.server.catalogue.descriptions import describe_board
from stellwerk.server.catalogue.json_responses import Compressible
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import BoardRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.boards import OwnBoard
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.wall_clock import now
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import OutOfTime
from stellwerk.server.workers.process import WorkerLost

Result = TypeVar("Result")
# One thread: boards are described beside the event loop, one after the other.
_DESCRIBER = ThreadPoolExecutor(1, thread_name_prefix="own boards")


class OwnBoards:
    """Takes boards in, and shows those that are kept."""

    def __init__(self, database: Database, work: PersonalWork) -> None:
        self._database = database
        self._work = work

    async def bring_in(self, text: str, visitor: Visitor, lang: str) -> OwnBoard:
        """Check a board and keep it; the same file is kept once, whoever brings it."""
        checked = await self._check(text, visitor)
        if checked.mistake is not None:
            raise Denied("bad-board", {"reason": checked.mistake[:1000]})
        async with self._database.writing() as session:
            row = await keep_board(session, text, checked)
        return await _described(row, lang)

    async def described(self, name: str, lang: str) -> OwnBoard:
        """What can be played on a board, in a language."""
        return await _described(await self.find(name), lang)

    async def drawn(self, name: str) -> Compressible:
        """What a map is drawn from, as JSON."""
        return await _beside(_message, (await self.find(name)).text)

    async def find(self, name: str) -> BoardRow:
        """A board by its hash; denied if nobody brought it, or nobody needed it any more."""
        async with self._database.reading() as session:
            row = await session.get(BoardRow, name)
        if row is None:
            raise Denied("no-such-board")
        return row

    async def _check(self, text: str, visitor: Visitor) -> CheckedBoard:
        try:
            return await self._work.call(visitor.id, check_board, text)
        except OutOfTime:
            reason = "It takes longer to build than the server gives to a board."
        except (MemoryError, WorkerLost):
            reason = "It needs more memory than the server gives to a board."
        return CheckedBoard(mistake=reason)


def board_hash(text: str) -> str:
    """What a board is called by.

    >>> board_hash("")[:12]
    'e3b0c44298fc'
    """
    return hashlib.sha256(text.encode()).hexdigest()


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


async def _described(row: BoardRow, lang: str) -> OwnBoard:
    board = await _beside(_parsed, row.text)
    return OwnBoard(row.hash, describe_board(board, lang))


async def _beside(work: Callable[[str], Result], text: str) -> Result:
    return await asyncio.get_running_loop().run_in_executor(_DESCRIBER, work, text)


@lru_cache(maxsize=32)
def _parsed(text: str) -> Board:
    return board_from_text(text, "board")


@lru_cache(maxsize=8)
def _message(text: str) -> Compressible:
    return Compressible(msgspec.json.encode(board_message(_parsed(text))), level=6)
