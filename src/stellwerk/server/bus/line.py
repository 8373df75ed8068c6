"""A line on which notes between processes come in: when it breaks, it is opened again."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Iterable

import structlog
from litestar.channels.backends.base import ChannelsBackend

LOG = structlog.get_logger("stellwerk.bus")
CHANNEL = "stellwerk"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between two tries
START_SECONDS = 20.0
SEND_SECONDS = 30.0  # on a line that is up; a busy machine takes its time
LAST_SECONDS = 3.0  # on one that is down or being closed


class NotesLine(ChannelsBackend, ABC):
    """What the lines through PostgreSQL and Redis do alike.

    A note that cannot be sent is lost and no more: the sweep of the other processes finds what it
    told of. When the line was down, `on_return` is called, so that everything is looked at again.
    """

    def __init__(self) -> None:
        self.is_up = False
        self.is_closing = False
        self.on_return: Callable[[], None] | None = None
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._first = asyncio.Event()

    @abstractmethod
    async def listen(self) -> None:
        """Connect, call `opened`, and put notes into `hear` until the line breaks."""

    @abstractmethod
    async def send(self, data: bytes, channel: str) -> None:
        """Send one note."""

    @abstractmethod
    async def let_go(self) -> None:
        """Close all connections."""

    def opened(self) -> None:
        """The line is open, for the first time or again."""
        self.is_up = True
        if self._first.is_set():
            LOG.info("notes of other processes are heard again")
            if self.on_return is not None:
                self.on_return()
        self._first.set()

    def hear(self, channel: str, data: bytes) -> None:
        """Take in a note, if somebody listens to its channel."""
        if channel in self._channels:
            self._heard.put_nowait((channel, data))

    async def on_startup(self) -> None:
        """Nothing yet: the line is opened when it is known what to listen to."""

    async def on_shutdown(self) -> None:
        """Stop listening, and close the line."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.let_go()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these channels from now on; all are known when the first is named."""
        self._channels |= set(channels)
        if self._task is None:
            self._task = asyncio.create_task(self._keep(), name="notes")
            first = asyncio.create_task(self._first.wait())
            await asyncio.wait(
                {first, self._task}, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            first.cancel()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to these channels no more."""
        self._channels -= set(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a note, or give it up.

        Litestar's task that sends would end with the first error that reaches it, and closing the
        server waits for all notes: so none takes long, and on a dead line none is tried.
        """
        if self.is_closing and not self.is_up:
            return
        try:
            patient = self.is_up and not self.is_closing
            async with asyncio.timeout(SEND_SECONDS if patient else LAST_SECONDS):
                for channel in channels:
                    await self.send(data, channel)
        except Exception as error:
            LOG.warning("note not sent", error=repr(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """The notes that come in."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: a note says only "look", and whoever missed it reads the database."""
        return []

    async def _keep(self) -> None:
        """Open the line again and again."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.listen()
            except Exception as error:
                if self.is_up or pause == FIRST_PAUSE:
                    LOG.error("notes of other processes are not heard", error=repr(error))
            pause = FIRST_PAUSE if self.is_up else min(2 * pause, LONGEST_PAUSE)
            self.is_up = False
            await asyncio.sleep(pause)
