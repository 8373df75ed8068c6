"""Telling people who are not at the table that it is their turn, or that their match is over."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TypeAlias

import msgspec
import structlog
from structlog.typing import FilteringBoundLogger

from stellwerk.server.catalogue.table_games import title_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.mail import Mails
from stellwerk.server.notices.people_at_table import (
    OVER,
    PeopleAtTable,
    claim_notice,
    read_people_at_table,
)
from stellwerk.server.notices.push import Pushes
from stellwerk.server.notices.webhook import Webhooks
from stellwerk.server.notices.words import (
    Notice,
    confirmation,
    one_line,
    over_notice,
    turn_notice,
)
from stellwerk.server.settings import Settings

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.notices")

Place: TypeAlias = tuple[str, int | None]  # a table and a seat; None: all of the table
Tell: TypeAlias = Callable[[], Coroutine[None, None, None]]

MOST_SEATS = 10
# After a restart many may be due together; the tables being played need the database, too.
LOOKING_AT_ONCE = 2


class Notices:
    """Waits a while after each turn, and then tells whoever has not come to the table.

    `is_present(table_id, seat)` says whether somebody looks at the table from that seat.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database,
        is_present: Callable[[str, int], bool],
        webhooks: Webhooks | None = None,
        mails: Mails | None = None,
        pushes: Pushes | None = None,
    ) -> None:
        self._settings = settings
        self._database = database
        self._is_present = is_present
        self._webhooks = webhooks or Webhooks(settings)
        self._mails = mails or Mails(settings)
        self._pushes = pushes or Pushes(settings, database)
        self._waiting: dict[Place, asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Semaphore(LOOKING_AT_ONCE)
        self._closed = False

    @property
    def mail_possible(self) -> bool:
        """Whether this server can send mail at all."""
        return self._mails.possible

    @property
    def busy(self) -> bool:
        """Whether somebody may still be told about what has happened so far."""
        return bool(self._waiting or self._telling)

    async def check_webhook(self, webhook: Webhook) -> None:
        """Denied unless we would post to this webhook."""
        await self._webhooks.check(webhook)

    async def send_confirmation(self, person: PersonRow, token: str) -> None:
        """Ask by mail whether the person's address is theirs."""
        if not self.mail_possible:
            raise Denied("mail-not-configured")
        if person.mail is not None:
            letter = confirmation(self._settings, person.language, token)
            await self._mails.send(person.mail, letter.subject, letter.text)

    def turn_came(self, table_id: str, seat: int, number: int) -> None:
        """A person's seat is asked to decide after entry `number`; returns at once.

        Calling it again for the same entry, in any process, tells nobody twice.
        """
        self._later((table_id, seat), partial(self._tell_turn, table_id, seat, number))

    def match_over(self, table_id: str) -> None:
        """A match has ended; returns at once. Whoever was there needs no telling."""
        there = frozenset(seat for seat in range(MOST_SEATS) if self._is_present(table_id, seat))
        self._later((table_id, None), partial(self._tell_over, table_id, there))

    async def close(self) -> None:
        """Stop: what waits is not told, what is on its way is given up."""
        self._closed = True
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()
        under_way = list(self._telling)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _later(self, place: Place, tell: Tell) -> None:
        """Tell after the delay, in place of whatever was to be told there before.

        Only the waiting is replaced: a notice that is already on its way is not stopped.
        """
        if self._closed:
            return
        before = self._waiting.pop(place, None)
        if before is not None:
            before.cancel()
        loop = asyncio.get_running_loop()
        delay = self._settings.notice_delay
        self._waiting[place] = loop.call_later(delay, self._start, place, tell)

    def _start(self, place: Place, tell: Tell) -> None:
        del self._waiting[place]
        task = asyncio.get_running_loop().create_task(self._guarded(place[0], tell))
        self._telling.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._telling.discard)

    async def _guarded(self, table_id: str, tell: Tell) -> None:
        try:
            await tell()
        except Exception:
            LOG.exception("notice-failed", table=table_id)

    async def _tell_turn(self, table_id: str, seat_number: int, number: int) -> None:
        if self._is_present(table_id, seat_number):
            return
        async with self._looking:
            at_table = await read_people_at_table(self._database, table_id)
            if at_table is None or (asked := at_table.asked(seat_number)) is None:
                return
            seat, person = asked
            if not await self._is_ours_to_tell(at_table, person, number):
                return
        name = seat.name or person.name
        title = one_line(title_at(at_table.table))
        others = at_table.others(person)
        await self._send(
            at_table,
            person,
            turn_notice(
                self._settings, person.language, table_id, at_table.table.game, title, name, others
            ),
        )

    async def _tell_over(self, table_id: str, there: frozenset[int]) -> None:
        async with self._looking:
            at_table = await read_people_at_table(self._database, table_id)
            if at_table is None or at_table.table.status != "over":
                return
            absent = [
                person
                for person in at_table.people.values()
                if there.isdisjoint(seat.number for seat in at_table.seats_of(person))
                and not at_table.has_given_up(person)
                and await self._is_ours_to_tell(at_table, person, OVER)
            ]
        game = at_table.table.game
        title = one_line(title_at(at_table.table))
        await asyncio.gather(
            *(
                self._send(
                    at_table,
                    person,
                    over_notice(self._settings, person.language, table_id, game, title),
                )
                for person in absent
            )
        )

    async def _is_ours_to_tell(
        self, at_table: PeopleAtTable, person: PersonRow, number: int
    ) -> bool:
        """Whether the person is away, wants to be told, and nobody else tells them."""
        seats = at_table.seats_of(person)
        if any(self._is_present(seat.table_id, seat.number) for seat in seats):
            return False
        ways = (_webhook(person), self._mail_address(person), at_table.devices.get(person.id))
        if not any(ways):
            return False
        # Claimed on the first of their seats, so that several seats bring one notice.
        return await claim_notice(self._database, seats[0], number)

    async def _send(self, at_table: PeopleAtTable, person: PersonRow, notice: Notice) -> None:
        ways: list[Coroutine[None, None, bool]] = []
        webhook = _webhook(person)
        if webhook is not None:
            ways.append(self._webhooks.send(webhook, notice))
        address = self._mail_address(person)
        if address is not None:
            ways.append(self._mails.send(address, notice.subject, notice.text))
        ways += [
            self._pushes.send(device, notice) for device in at_table.devices.get(person.id, [])
        ]
        reached = await asyncio.gather(*ways)
        LOG.info(
            "noticed", notice=notice.event, table=notice.table, ways=len(reached), told=sum(reached)
        )

    def _mail_address(self, person: PersonRow) -> str | None:
        return person.mail if person.mail_confirmed and self.mail_possible else None


def _webhook(person: PersonRow) -> Webhook | None:
    if person.webhook_kind is None or person.webhook_url is None:
        return None
    return msgspec.convert({"kind": person.webhook_kind, "url": person.webhook_url}, Webhook)
