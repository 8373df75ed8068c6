"""One process of the server: all its parts are put together here, and nowhere else."""

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.di import Provide
from sqlalchemy import func, select

from stellwerk.bots import offer_bots
from stellwerk.server.analysis.board import AnalysisBoard
from stellwerk.server.analysis.going_on import GoingOn
from stellwerk.server.analysis.services import AnalysisServices
from stellwerk.server.background import BackgroundTasks
from stellwerk.server.bus.bus import Bus
from stellwerk.server.catalogue.own_boards import OwnBoards
from stellwerk.server.catalogue.services import BoardServices
from stellwerk.server.database.engine import Database
from stellwerk.server.database.heartbeat import Heartbeat
from stellwerk.server.database.ledger import Ledger
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.database.models import TableRow
from stellwerk.server.health import HealthChecks
from stellwerk.server.lessons.beginning import Lessons
from stellwerk.server.lessons.services import LessonServices
from stellwerk.server.live.announcements import Announcements
from stellwerk.server.live.bot_workers import BotWorkers
from stellwerk.server.live.door import Door
from stellwerk.server.live.driver import Driver
from stellwerk.server.live.gaps import Gaps
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.live.other_processes import OtherProcesses
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.standing_orders import StandingOrders
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.live.token_checks import TokenChecks
from stellwerk.server.live.watchers import Watchers
from stellwerk.server.matches.hints import Hints
from stellwerk.server.matches.services import MatchServices
from stellwerk.server.notices.push import Pushes
from stellwerk.server.notices.turn_notices import Notices
from stellwerk.server.people.leaving import Departures
from stellwerk.server.people.notice_choices import NoticeChoices
from stellwerk.server.people.push_devices import PushDevices
from stellwerk.server.people.services import AdminServices, PeopleServices
from stellwerk.server.puzzles.choosing import PuzzleChoice
from stellwerk.server.puzzles.services import PuzzleServices
from stellwerk.server.puzzles.solving import Solving
from stellwerk.server.records.explaining import Explanations
from stellwerk.server.records.importing import RecordImporter
from stellwerk.server.records.reviewing import Reviews
from stellwerk.server.records.services import RecordServices
from stellwerk.server.security.confirmations import ConfirmationLimits
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.security.logins import LoginBrake
from stellwerk.server.settings import Settings
from stellwerk.server.tables.access import TableAccess
from stellwerk.server.tables.chat import Chat
from stellwerk.server.tables.colours import ColourChoice
from stellwerk.server.tables.hosting import Hosting
from stellwerk.server.tables.invitations import Invitations
from stellwerk.server.tables.leaving import Leaving
from stellwerk.server.tables.making import TableMaker
from stellwerk.server.tables.previews import Previews
from stellwerk.server.tables.putting_away import PuttingAway
from stellwerk.server.tables.rematch import Rematches
from stellwerk.server.tables.seating import Seating
from stellwerk.server.tables.seats_of_people import SeatsOfPeople
from stellwerk.server.tables.services import TableServices
from stellwerk.server.tables.starting import MatchStarter
from stellwerk.server.upkeep.expiring import Expiry
from stellwerk.server.upkeep.supervisor import LOOK_EVERY, Supervisor
from stellwerk.server.upkeep.sweeping import Sweeper
from stellwerk.server.upkeep.tidying import Tidying
from stellwerk.server.upkeep.timeouts import Timeouts
from stellwerk.server.workers.personal_work import PersonalWork
from stellwerk.server.workers.pool import Workers

LOG = structlog.get_logger("stellwerk.process")
MOST_EXPLAINED = 2  # moves at once: whoever plays comes before whoever asks
MOST_HINTS = 2  # worked out at once, likewise


class ServerProcess:
    """Makes the parts from the bottom up, gives each what it works with, opens and closes them."""

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, backend: ChannelsBackend
    ) -> None:
        self.settings = settings
        self.is_open = False
        self._make_foundations(channels, backend)
        self._make_live_parts()
        self._make_table_parts()
        self._make_upkeep()
        self._subscribe()

    def _make_foundations(self, channels: ChannelsPlugin, backend: ChannelsBackend) -> None:
        settings = self.settings
        offer_bots(settings.bots)
        self.database = Database(settings.database)
        self._ledger = Ledger(self.database)
        self._background = BackgroundTasks()
        self._bus = Bus(channels, backend)
        self._heartbeat = Heartbeat(self.database, self._bus.sender)
        niceness = settings.worker_niceness
        self._bot_workers = BotWorkers(
            settings.bot_workers,
            settings.bot_seconds,
            settings.bot_megabytes,
            niceness,
            settings.bots,
        )
        self._readers = Workers(
            "readers", 1, settings.record_seconds, settings.record_megabytes, niceness
        )
        self._personal_work = PersonalWork(self._readers)
        self._reviewers = Workers(
            "reviewers", 1, settings.review_seconds, settings.bot_megabytes, niceness
        )
        self._analysts = Workers(
            "analysts", 2, settings.analysis_seconds, settings.bot_megabytes, niceness
        )
        self._creation_limits = CreationLimits(settings)

    def _make_live_parts(self) -> None:
        database, bus = self.database, self._bus
        self.gaps = Gaps(int(LOOK_EVERY * 1000))
        self._watchers = Watchers()
        self._presence = Presence()
        self._pushes = Pushes(self.settings, database)
        self._notices = Notices(
            self.settings, database, self._presence.is_here, pushes=self._pushes
        )
        self.tables = LiveTables(database, bus, self._watchers)
        self._changes = TableChanges(database, self.tables, self._watchers, bus)
        self._announcements = Announcements(
            self.tables, self._watchers, self._presence, bus, self._notices
        )
        self.door = Door(
            database, self._ledger, self.gaps, self._watchers, self.settings.snapshot_every
        )
        self._driver = Driver(self.door, self._bot_workers, self._changes.mark_broken)
        self._token_checks = TokenChecks(database, self._watchers, bus, self._background)
        self._other_processes = OtherProcesses(
            self.tables,
            self._watchers,
            self._presence,
            self._announcements,
            self._token_checks,
            self._background,
        )

    def _make_table_parts(self) -> None:
        self._access = TableAccess(self.database, self.tables)
        self._own_boards = OwnBoards(self.database, self._personal_work)
        self._starter = MatchStarter(
            self.settings, self._creation_limits, self.tables, self._announcements, self._driver
        )
        self._leaving = Leaving(self.tables, self.door, self._changes)
        self._seats = SeatsOfPeople(self.database, self._changes, self._leaving)
        self._departures = Departures(self.database, self._token_checks, self._seats)

    def _make_upkeep(self) -> None:
        self.timeouts = Timeouts(
            self.tables, self._changes, self.door, self.gaps, self.settings.grace
        )
        sweeper = Sweeper(self.database, self._bus, self.tables, self._driver, self._notices)
        tidying = Tidying(
            self.settings,
            self.database,
            self.tables,
            self._changes,
            self._watchers,
            self._announcements,
            self._token_checks,
        )
        self.expiry = Expiry(
            self.settings, self.database, self._changes, self._watchers, self._departures
        )
        self.supervisor = Supervisor(self.timeouts, sweeper, tidying, self.expiry)

    def _subscribe(self) -> None:
        """Who hears of what; those who tell do not know those who listen."""
        self.door.written.add(self._announcements.entry_written)
        self.door.written.add(lambda live, _play, _before: self._driver.nudge(live))
        self._changes.changed.add(self._driver.nudge)
        self.tables.refreshed.add(self._driver.nudge_for_orders)
        if self._bus.alone:  # otherwise the process that wrote last sees to the bots
            self.tables.loaded.add(self._driver.nudge)
        self._watchers.joined.add(self._token_checks.check_newcomer)
        self._bus.heard.add(self._other_processes.hear)
        self._bus.missed.add(self._other_processes.notes_missed)

    def dependencies(self) -> dict[str, Provide]:
        """What handlers are given, by the names of their parameters."""
        services = {
            "admin": AdminServices(self.database, self._changes, self._departures),
            "analysis": AnalysisServices(
                AnalysisBoard(
                    PersonalWork(self._analysts), PersonalWork(self._analysts), self._own_boards
                ),
                GoingOn(self.settings, self.database, self._starter),
                self._access,
                self.tables,
                self._presence,
            ),
            "boards": BoardServices(self._own_boards, self._creation_limits),
            "checks": HealthChecks(
                self.settings,
                self.database,
                self._heartbeat,
                self._bus,
                self.tables,
                lambda: self.is_open,
            ),
            "lessons": LessonServices(
                Lessons(self.settings, self.database, self._changes, self._starter),
                self.tables,
                self._presence,
            ),
            "matches": self._match_services(),
            "people": self._people_services(),
            "puzzles": PuzzleServices(
                PuzzleChoice(self.database), Solving(self.database, PersonalWork(self._readers))
            ),
            "records": self._record_services(),
            "tables": self._table_services(),
        }
        return {name: provided(service) for name, service in services.items()}

    def _match_services(self) -> MatchServices:
        per_minute = self.settings.chat_per_minute
        return MatchServices(
            frames_per_second=self.settings.frames_per_second,
            database=self.database,
            tables=self.tables,
            watchers=self._watchers,
            presence=self._presence,
            announcements=self._announcements,
            door=self.door,
            orders=StandingOrders(self.door, self._driver, self._bus),
            access=self._access,
            leaving=self._leaving,
            chat=Chat(self.database, self._watchers, self._bus, per_minute),
            hints=Hints(self._changes, PersonalWork(self._bot_workers, MOST_HINTS)),
        )

    def _people_services(self) -> PeopleServices:
        return PeopleServices(
            settings=self.settings,
            database=self.database,
            logins=LoginBrake(),
            creation_limits=self._creation_limits,
            notice_choices=NoticeChoices(self.database, self._notices, ConfirmationLimits()),
            push_devices=PushDevices(self.database, self._pushes),
            connections=self._token_checks,
            seats=self._seats,
            departures=self._departures,
        )

    def _record_services(self) -> RecordServices:
        importer = RecordImporter(
            self.settings, self.database, self._personal_work, self._creation_limits
        )
        explanations = Explanations(self.database, PersonalWork(self._bot_workers, MOST_EXPLAINED))
        reviews = Reviews(
            self.settings,
            self.database,
            self._reviewers,
            self._background,
            self._creation_limits,
        )
        return RecordServices(
            self.database,
            self.tables,
            self._presence,
            self._access,
            importer,
            explanations,
            reviews,
        )

    def _table_services(self) -> TableServices:
        settings, changes, starter = self.settings, self._changes, self._starter
        return TableServices(
            settings=settings,
            database=self.database,
            live=self.tables,
            presence=self._presence,
            access=self._access,
            maker=TableMaker(settings, self.database, self._own_boards, starter),
            hosting=Hosting(changes, starter),
            invitations=Invitations(settings, self.database, changes, self._creation_limits),
            previews=Previews(self.database),
            seating=Seating(changes, starter),
            colours=ColourChoice(changes),
            leaving=self._leaving,
            putting_away=PuttingAway(self.database, self.tables, changes, self._leaving),
            rematches=Rematches(settings, changes, starter),
        )

    async def open(self) -> None:
        """Bring the database up to date and begin."""
        await upgrade(self.database)
        await self._changes.try_broken_again()
        await self._pushes.signature()
        self._ledger.start()
        self._bus.start()
        self._bot_workers.start()
        self._readers.start()
        self._reviewers.start()
        self._analysts.start()
        self.supervisor.start()
        await self._heartbeat.start()
        self.is_open = True
        LOG.info("the server is open", tables=await self._count_running())

    async def close(self) -> None:
        """Stop cleanly: what was accepted is written, what was not is not."""
        self.is_open = False
        await self._heartbeat.close()
        await self.supervisor.close()
        await self._driver.close()
        await self._watchers.close_all()
        await self._background.close()
        await self._notices.close()
        await self._bus.close()
        await self._ledger.close()
        await self._bot_workers.close()
        await self._readers.close()
        await self._reviewers.close()
        await self._analysts.close()
        await self.database.close()
        LOG.info("the server is closed")

    async def _count_running(self) -> int:
        query = select(func.count()).select_from(TableRow).where(TableRow.status == "running")
        async with self.database.reading() as session:
            return await session.scalar(query) or 0


def provided(service: object) -> Provide:
    """One object for all requests."""
    return Provide(lambda: service, sync_to_thread=False)
