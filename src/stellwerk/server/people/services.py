"""What the routes of people, and those of admins, work with."""

from dataclasses import dataclass

from stellwerk.server.database.engine import Database
from stellwerk.server.people.contract import ConnectionKeeper, SeatKeeper, TableCloser
from stellwerk.server.people.leaving import Departures
from stellwerk.server.people.notice_choices import NoticeChoices
from stellwerk.server.people.push_devices import PushDevices
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.security.logins import LoginBrake
from stellwerk.server.settings import Settings


@dataclass(frozen=True)
class PeopleServices:
    """For everything about who somebody is."""

    settings: Settings
    database: Database
    logins: LoginBrake
    creation_limits: CreationLimits
    notice_choices: NoticeChoices
    push_devices: PushDevices
    connections: ConnectionKeeper
    seats: SeatKeeper
    departures: Departures


@dataclass(frozen=True)
class AdminServices:
    """For what admins look at and remove."""

    database: Database
    tables: TableCloser
    departures: Departures
