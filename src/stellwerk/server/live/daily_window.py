"""The daily window of slow games: the hours of the day that count, in the zone of the table."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, available_timezones

from stellwerk.server.denied import Denied
from stellwerk.server.messages.clocks import ClockRule, DaysClock

HOUR = 3_600_000


def check_clock(rule: ClockRule) -> None:
    """Deny a clock that cannot run; the bounds of its numbers have been checked already.

    >>> check_clock(DaysClock(days=2, opens=8, closes=22, timezone="UTC"))
    """
    if not isinstance(rule, DaysClock):
        return
    if rule.opens >= rule.closes:
        raise Denied("bad-clock", {"reason": "The window must open before it closes."})
    zone_of(rule.timezone)


def zone_of(name: str) -> tzinfo:
    """A time zone by its name, such as Europe/Berlin; denied if there is none of this name.

    >>> zone_of("UTC")
    datetime.timezone.utc
    """
    if name == "UTC":  # known without any database of zones
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # OSError: the name of a folder of zones
        reason = "There is no such time zone."
        if not available_timezones():
            reason = "This server knows no time zone but UTC; the package tzdata brings the others."
        raise Denied("bad-clock", {"reason": reason}) from None


def time_per_decision(rule: DaysClock) -> int:
    """The milliseconds of window time that a decision may take.

    >>> time_per_decision(DaysClock(days=2, opens=8, closes=22)) // HOUR
    28
    """
    return rule.days * (rule.closes - rule.opens) * HOUR


def add_window_time(rule: DaysClock, start: int, amount: int) -> int:
    """The moment when so much window time has passed since the start.

    >>> rule = DaysClock(days=1, opens=8, closes=22)
    >>> [add_window_time(rule, 8 * HOUR, hours * HOUR) // HOUR for hours in (13, 14, 15)]
    [21, 22, 33]
    """
    reached = start
    if amount <= 0:
        return reached
    for opens, closes in _windows(rule, start):
        begin = max(reached, opens)
        if closes <= begin:
            continue
        if amount <= closes - begin:
            return begin + amount
        amount -= closes - begin
        reached = closes
    raise AssertionError("days do not end")


def window_time_between(rule: DaysClock, start: int, end: int) -> int:
    """How much window time passes from one moment to a later one.

    >>> rule = DaysClock(days=1, opens=8, closes=22)
    >>> window_time_between(rule, 9 * HOUR, 33 * HOUR) // HOUR
    14
    """
    passed, reached = 0, start
    for opens, closes in _windows(rule, start):
        if reached >= end or opens >= end:
            break
        begin = max(reached, opens)
        if closes > begin:
            passed += min(closes, end) - begin
            reached = closes
    return passed


def _windows(rule: DaysClock, start: int) -> Iterator[tuple[int, int]]:
    """The windows of all days from the day of the start on."""
    zone = zone_of(rule.timezone)
    day = datetime.fromtimestamp(start // 1000, zone).date()
    while True:
        yield _hour_of_day(day, rule.opens, zone), _hour_of_day(day, rule.closes, zone)
        day += timedelta(days=1)


def _hour_of_day(day: date, hour: int, zone: tzinfo) -> int:
    """An hour of a day; one that the change to summer time leaves out is the moment of the change.

    An hour that comes twice is the first of the two, so a window that opens or ends there is whole.
    """
    if hour == 24:
        day, hour = day + timedelta(days=1), 0
    local = datetime(day.year, day.month, day.day, hour, tzinfo=zone)
    return int(local.timestamp()) * 1000
