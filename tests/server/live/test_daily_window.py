"""Slow games: only the hours of the daily window count, whatever the clocks of the zone do."""

import zoneinfo
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk.server.denied import Denied
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.daily_window import (
    HOUR,
    add_window_time,
    check_clock,
    time_per_decision,
    window_time_between,
)
from stellwerk.server.messages.clocks import ClockRule, DaysClock, NoClock, TotalClock, TurnClock

BERLIN = DaysClock(days=2, timezone="Europe/Berlin")
often = settings(max_examples=200, deadline=None)


def berlin(text: str) -> int:
    """A moment by the clocks of Berlin; "+" marks the second of an hour that comes twice."""
    moment = datetime.fromisoformat(text.removesuffix("+")).replace(
        tzinfo=ZoneInfo("Europe/Berlin")
    )
    return int(moment.replace(fold=int(text.endswith("+"))).timestamp()) * 1000


@pytest.mark.parametrize(
    ("days", "opens", "closes", "asked", "end"),
    [
        # an ordinary week
        (1, 8, 22, "2025-06-10 12:00", "2025-06-11 12:00"),
        (2, 8, 22, "2025-06-10 12:30", "2025-06-12 12:30"),
        (1, 8, 22, "2025-06-10 03:00", "2025-06-10 22:00"),  # asked at night
        (1, 8, 22, "2025-06-10 23:00", "2025-06-11 22:00"),
        (1, 8, 22, "2025-06-10 22:00", "2025-06-11 22:00"),  # closed at this moment
        (1, 8, 22, "2025-06-10 08:00", "2025-06-10 22:00"),  # opened at this moment
        (30, 0, 24, "2025-06-10 12:00", "2025-07-10 12:00"),
        # clocks go forward on 30 March 2025, from 2:00 to 3:00
        (1, 8, 22, "2025-03-29 12:00", "2025-03-30 12:00"),
        (1, 0, 24, "2025-03-29 12:00", "2025-03-30 13:00"),  # that day has an hour less
        (1, 2, 3, "2025-03-29 03:00", "2025-03-31 03:00"),  # that day has no such hour
        (1, 2, 4, "2025-03-29 03:00", "2025-03-30 04:00"),  # one hour of it
        (1, 1, 2, "2025-03-29 12:00", "2025-03-30 03:00"),  # 2:00 is 3:00
        # clocks go back on 26 October 2025, from 3:00 to 2:00
        (1, 8, 22, "2025-10-25 12:00", "2025-10-26 12:00"),
        (1, 0, 24, "2025-10-25 12:00", "2025-10-26 11:00"),  # that day has an hour more
        (1, 2, 3, "2025-10-26 02:30", "2025-10-26 02:30+"),
        (2, 2, 3, "2025-10-25 12:00", "2025-10-26 03:00"),  # the hour comes twice
        (1, 1, 2, "2025-10-25 12:00", "2025-10-26 02:00"),
    ],
)
def test_only_the_hours_of_the_window_count(
    days: int, opens: int, closes: int, asked: str, end: str
) -> None:
    rule = DaysClock(days=days, opens=opens, closes=closes, timezone="Europe/Berlin")
    clock = MatchClock(rule, 1)
    clock.start([0], berlin(asked), {0})
    assert clock.deadline(0) == berlin(end)
    assert clock.left(berlin(asked)) == [berlin(end) - berlin(asked)]
    counted = window_time_between(rule, berlin(asked), berlin(end))
    assert counted == time_per_decision(rule) == days * (closes - opens) * HOUR


ZONES = [
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
    "America/Havana", "Asia/Beirut",  # their clocks change at midnight
    "Pacific/Apia",  # left out a whole day, the 30th of December 2011
]  # fmt: skip
WINDOWS = st.tuples(st.integers(0, 24), st.integers(0, 24)).filter(lambda pair: pair[0] < pair[1])
MOMENTS = st.integers(berlin("2011-01-01"), berlin("2030-01-01"))


@often
@given(
    WINDOWS, st.sampled_from(ZONES), MOMENTS, st.integers(1, 90 * HOUR), st.integers(0, 200 * HOUR)
)
def test_window_time_adds_up(
    window: tuple[int, int], zone: str, start: int, amount: int, more: int
) -> None:
    rule = DaysClock(days=1, opens=window[0], closes=window[1], timezone=zone)
    end = add_window_time(rule, start, amount)
    assert window_time_between(rule, start, end) == amount
    assert window_time_between(rule, start, end - 1) == amount - 1  # no earlier moment would do
    whole = window_time_between(rule, start, end + more)
    assert whole == amount + window_time_between(rule, end, end + more)
    assert 0 <= whole <= end + more - start


@often
@given(WINDOWS, st.sampled_from(ZONES[:5]), MOMENTS)
def test_a_moment_counts_if_the_clocks_of_the_zone_show_an_hour_of_the_window(
    window: tuple[int, int], zone: str, start: int
) -> None:
    rule = DaysClock(days=1, opens=window[0], closes=window[1], timezone=zone)
    inside = window[0] <= datetime.fromtimestamp(start // 1000, ZoneInfo(zone)).hour < window[1]
    assert window_time_between(rule, start, start + 1) == int(inside)


@pytest.mark.parametrize(
    ("opens", "closes", "zone", "word"),
    [
        (22, 8, "UTC", "open"),
        (8, 8, "UTC", "open"),
        (8, 22, "Europe/Atlantis", "zone"),
        (8, 22, "Europe", "zone"),
        (8, 22, "", "zone"),
        (8, 22, "../../etc/passwd", "zone"),
        (8, 22, "/etc/passwd", "zone"),
        (8, 22, "a\0b", "zone"),
        (8, 22, "\ud800", "zone"),
    ],
)
def test_a_clock_that_cannot_run_is_denied_with_the_reason(
    opens: int, closes: int, zone: str, word: str
) -> None:
    with pytest.raises(Denied) as denied:
        check_clock(DaysClock(days=1, opens=opens, closes=closes, timezone=zone))
    assert denied.value.code == "bad-clock"
    assert word in str(denied.value.arguments["reason"])


def test_clocks_that_can_run_are_not_denied() -> None:
    every: list[ClockRule] = [NoClock(), TurnClock(seconds=60), TotalClock(seconds=600), BERLIN]
    for rule in [*every, DaysClock(days=1, opens=0, closes=24)]:
        check_clock(rule)


def test_without_a_database_of_zones_utc_still_works_and_the_answer_names_the_cure() -> None:
    paths = zoneinfo.TZPATH
    try:
        zoneinfo.reset_tzpath(to=())
        zoneinfo.ZoneInfo.clear_cache()
        check_clock(DaysClock(days=1))
        if zoneinfo.available_timezones():  # the package tzdata is installed beside Python
            return
        with pytest.raises(Denied) as denied:
            check_clock(BERLIN)
        assert "tzdata" in str(denied.value.arguments["reason"])
    finally:
        zoneinfo.reset_tzpath(to=paths)
