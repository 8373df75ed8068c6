"""Browsers that somebody wants to be told by while the page is closed."""

import hashlib

from sqlalchemy import delete, func, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PushDeviceRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.push import NewPushDevice, PushState
from stellwerk.server.people.contract import PushSender
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.wall_clock import now

MOST_DEVICES = 10


class PushDevices:
    """Keeps them. One ends with the session it was made in: whoever logs out hears no more."""

    def __init__(self, database: Database, pushes: PushSender) -> None:
        self._database = database
        self._pushes = pushes

    async def state(self, person_id: str) -> PushState:
        """The server's key, and how many browsers are told."""
        mine = select(func.count()).where(PushDeviceRow.person_id == person_id)
        async with self._database.reading() as session:
            count = await session.scalar(mine)
        return PushState(await self._pushes.push_key(), count or 0)

    async def add(self, visitor: Visitor, device: NewPushDevice) -> None:
        """From now on this browser is told of this person's turns, and of nobody else's.

        Beyond so many the oldest ones go: nobody remembers which of them still exist.
        """
        if not device.endpoint.isprintable():
            raise Denied("bad-push", {"reason": "url"})
        await self._pushes.check_push(device)
        row = PushDeviceRow(
            hash=endpoint_hash(device.endpoint),
            person_id=visitor.id,
            token_hash=visitor.token_hash,
            endpoint=device.endpoint,
            p256dh=device.p256dh,
            auth=device.auth,
            created_at=now(),
        )
        kept = (
            select(PushDeviceRow.hash)
            .where(PushDeviceRow.person_id == visitor.id)
            .order_by(PushDeviceRow.created_at.desc(), PushDeviceRow.hash)
            .offset(MOST_DEVICES - 1)
        )
        async with self._database.writing() as session:
            await session.execute(delete(PushDeviceRow).where(PushDeviceRow.hash == row.hash))
            too_many = list(await session.scalars(kept))
            await session.execute(delete(PushDeviceRow).where(PushDeviceRow.hash.in_(too_many)))
            session.add(row)

    async def end(self, person_id: str, endpoint: str) -> None:
        """This browser of theirs is told no more."""
        mine = (
            PushDeviceRow.hash == endpoint_hash(endpoint),
            PushDeviceRow.person_id == person_id,
        )
        async with self._database.writing() as session:
            await session.execute(delete(PushDeviceRow).where(*mine))


def endpoint_hash(endpoint: str) -> str:
    """What a browser is found by.

    >>> endpoint_hash("https://push.example/1")[:12]
    '5ba15fff965f'
    """
    return hashlib.sha256(endpoint.encode()).hexdigest()
