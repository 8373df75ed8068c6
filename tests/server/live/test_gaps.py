"""Time that counts for nobody: the machine slept, or somebody set the clock."""

from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.gaps import Gap, Gaps
from stellwerk.server.messages.clocks import ClockRule, DaysClock, TotalClock, TurnClock

HOUR = 3_600_000


class TwoClocks:
    """One on the wall, one that counts."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.counted = 50.0

    def passes(self, milliseconds: int) -> None:
        """As time does."""
        self.wall += milliseconds
        self.counted += milliseconds / 1000

    def gaps(self) -> Gaps:
        return Gaps(500, wall=lambda: self.wall, count=lambda: self.counted)


def test_time_that_passes_is_no_gap() -> None:
    clocks = TwoClocks()
    gaps = clocks.gaps()
    for _ in range(100):
        clocks.passes(700)
        assert gaps.look() is None
    assert gaps.after(0) == []


def test_a_clock_that_is_set_forward_is_a_gap() -> None:
    clocks = TwoClocks()
    gaps = clocks.gaps()
    clocks.wall += HOUR
    clocks.passes(500)
    assert gaps.look() == Gap(clocks.wall, HOUR)
    clocks.passes(500)
    assert gaps.look() is None
    assert gaps.after(0) == [Gap(clocks.wall - 500, HOUR)]
    assert gaps.after(clocks.wall - 500) == []


def test_a_clock_that_is_set_back_takes_nothing_from_anybody() -> None:
    clocks = TwoClocks()
    gaps = clocks.gaps()
    clocks.wall -= HOUR
    clocks.passes(500)
    assert gaps.look() is None


def test_a_process_that_stood_still_leaves_a_gap_although_both_clocks_ran() -> None:
    clocks = TwoClocks()
    gaps = clocks.gaps()
    clocks.passes(60_500)
    assert gaps.look() == Gap(clocks.wall, 60_000)


def test_a_machine_that_slept_leaves_a_gap() -> None:
    """Where the counting clock sleeps as well."""
    clocks = TwoClocks()
    gaps = clocks.gaps()
    clocks.wall += 8 * HOUR
    assert gaps.look() == Gap(clocks.wall, 8 * HOUR)


def asked_at(rule: ClockRule, at: int) -> MatchClock:
    clock = MatchClock(rule, seats=2)
    clock.start(pending=[0], at=at, timed={0, 1})
    return clock


def test_after_a_gap_everybody_has_as_much_time_as_before() -> None:
    for rule in (TurnClock(seconds=90), TotalClock(seconds=300, increment=5)):
        clock = asked_at(rule, 10_000)
        before = clock.left(30_000)
        clock.pause(HOUR, until=30_000 + HOUR)
        assert clock.left(30_000 + HOUR) == before
        assert clock.late(30_000 + HOUR) == []


def test_the_account_is_not_charged_for_a_gap() -> None:
    clock = asked_at(TotalClock(seconds=300, increment=0), 0)
    clock.pause(HOUR, until=HOUR + 20_000)
    clock.entry("move", 0, [1], at=HOUR + 20_000)
    assert clock.left(HOUR + 20_000)[0] == 280_000


def test_whoever_was_asked_after_a_gap_gains_nothing() -> None:
    clock = asked_at(TurnClock(seconds=90), HOUR + 10)
    clock.pause(HOUR, until=HOUR)
    assert clock.deadline(0) == HOUR + 10 + 90_000


def test_nobody_gains_more_than_was_lost() -> None:
    clock = asked_at(TurnClock(seconds=90), HOUR - 5_000)
    clock.pause(HOUR, until=HOUR)
    assert clock.left(HOUR) == [90_000, 90_000]


def test_a_move_taken_back_after_a_gap_costs_nothing_either() -> None:
    clock = asked_at(TotalClock(seconds=300, increment=0), 0)
    clock.entry("move", 0, [0], at=10_000)
    clock.pause(HOUR, until=HOUR + 10_000)
    clock.entry("undo", 0, [0], at=HOUR + 10_000)
    assert clock.left(HOUR + 10_000)[0] == 290_000


def test_days_count_without_the_gap() -> None:
    clock = asked_at(DaysClock(days=1, opens=8, closes=22), 10 * HOUR)
    before = clock.deadline(0)
    clock.pause(2 * HOUR, until=13 * HOUR)
    assert before is not None
    assert clock.deadline(0) == before + 2 * HOUR


def test_a_clock_remembers_what_it_has_left_out() -> None:
    clock = asked_at(TurnClock(seconds=90), 0)
    clock.pause(HOUR, until=HOUR + 1)
    again = MatchClock.from_json(TurnClock(seconds=90), clock.as_json())
    assert again.paused_at == clock.copy().paused_at == HOUR + 1
    assert again.deadline(0) == clock.deadline(0)
