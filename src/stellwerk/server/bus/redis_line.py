"""Notes between processes through Redis: one connection to hear, others to send."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from stellwerk.server.bus.line import CHANNEL, NotesLine

CONNECT_SECONDS = 10.0
ALIVE_EVERY = 15.0  # seconds; a connection can be dead without anybody being told
MOST_SILENT = 2


class RedisNotes(NotesLine):
    """Notes by PUBLISH and SUBSCRIBE of Redis."""

    def __init__(self, address: str) -> None:
        super().__init__()
        # It would come back by itself without a word, and nobody would know that notes were missed.
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=CONNECT_SECONDS, retry=Retry(NoBackoff(), 0)
        )

    async def listen(self) -> None:
        """Until the connection is gone."""
        async with self._redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            silent = 0
            while silent < MOST_SILENT:
                message = await line.get_message(timeout=ALIVE_EVERY)
                silent = silent + 1 if message is None else 0
                if message is None:
                    await line.ping()
                elif message["type"] == "subscribe":
                    self.opened()
                elif message["type"] == "message":
                    self.hear(message["channel"].decode(), message["data"])
        raise ConnectionError("Redis does not answer any more.")

    async def send(self, data: bytes, channel: str) -> None:
        """Over a connection that is kept."""
        await self._redis.publish(channel, data)

    async def let_go(self) -> None:
        """Close the connections."""
        await self._redis.aclose()
