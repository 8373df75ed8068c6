"""Notes between the processes of one server: something changed, look it up.

A note carries no secrets and no contents, only what to look at; a lost one delays, it cannot harm.
"""

import asyncio
import secrets
from typing import Literal

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from stellwerk.server.bus.line import CHANNEL, NotesLine
from stellwerk.server.settings import Settings
from stellwerk.server.subscribers import Subscribers

LOG = structlog.get_logger("stellwerk.bus")


class Note(msgspec.Struct, omit_defaults=True):
    """One note. `entry`: a table has a new entry. `table`: its seats or settings changed.

    `chat`: something was said. `here`: which seats look at a table in a process. `gone`: some of
    a person's tokens are good no longer. `turn`: it may be a person's turn.
    """

    kind: Literal["entry", "table", "chat", "here", "gone", "turn"]
    sender: str
    table: str = ""
    number: int = 0
    person: str = ""
    here: list[int] = []


def channels_backend(settings: Settings) -> ChannelsBackend:
    """In memory for one process; through PostgreSQL or Redis for several."""
    wanted = settings.channels
    if wanted == "auto":
        wanted = settings.database if settings.database.startswith("postgresql") else "memory"
    if wanted.startswith("redis"):
        from stellwerk.server.bus.redis_line import RedisNotes

        return RedisNotes(wanted)
    if wanted.startswith("postgresql"):
        from stellwerk.server.bus.postgres_line import PostgresNotes

        return PostgresNotes(wanted.replace("postgresql+asyncpg://", "postgresql://"))
    return MemoryChannelsBackend()


class Bus:
    """Sends notes to the other processes, and tells the subscribers of `heard` of theirs.

    Those of `missed` are told when the line to the other processes was down and is back: nobody
    knows what was said meanwhile.
    """

    def __init__(self, channels: ChannelsPlugin, backend: ChannelsBackend) -> None:
        self.sender = secrets.token_hex(8)
        self.alone = isinstance(backend, MemoryChannelsBackend)  # nobody else could hear
        self.heard: Subscribers[Note] = Subscribers()
        self.missed: Subscribers[()] = Subscribers()
        self._channels = channels
        self._listener: asyncio.Task[None] | None = None
        self._line = backend if isinstance(backend, NotesLine) else None
        if self._line is not None:
            self._line.on_return = self.missed.tell

    @property
    def is_heard(self) -> bool:
        """Whether notes of other processes reach us, if there can be any."""
        return self._line is None or self._line.is_up

    def start(self) -> None:
        """Begin to hear what other processes tell."""
        self._listener = asyncio.create_task(self._listen(), name="bus")
        self._listener.add_done_callback(_complain)

    async def close(self) -> None:
        """Stop listening."""
        if self._line is not None:
            self._line.is_closing = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    def send(
        self,
        kind: Literal["entry", "table", "chat", "here", "gone", "turn"],
        table: str = "",
        number: int = 0,
        person: str = "",
        here: list[int] | None = None,
    ) -> None:
        """Tell the other processes; it does not wait for them."""
        if self.alone:
            return
        note = Note(kind, self.sender, table, number, person, here or [])
        self._channels.publish(msgspec.json.encode(note), CHANNEL)

    async def _listen(self) -> None:
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    note = msgspec.json.decode(message, type=Note)
                except msgspec.MsgspecError as error:
                    LOG.warning("note not understood", error=str(error))
                    continue
                if note.sender != self.sender:
                    self.heard.tell(note)


def _complain(listener: asyncio.Task[None]) -> None:
    """Without notes the processes hear of each other only now and then: nobody must miss that."""
    if not listener.cancelled() and listener.exception() is not None:
        LOG.error("notes of other processes are not heard", error=repr(listener.exception()))
