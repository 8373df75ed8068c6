"""Time is data: what a clock says follows from what happened when, and from nothing else."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk.server.live.clock import MatchClock
from stellwerk.server.messages.clocks import ClockRule, DaysClock, NoClock, TotalClock, TurnClock
from stellwerk.server.messages.play import Kind

TURN = TurnClock(seconds=60)
TOTAL = TotalClock(seconds=100, increment=5)
DAYS = DaysClock(days=2, opens=8, closes=22, timezone="Europe/Berlin")
EVERY_RULE = pytest.mark.parametrize("rule", [TURN, TOTAL, DAYS], ids=["turn", "total", "days"])
often = settings(max_examples=200, deadline=None)


def started(rule: ClockRule, pending: list[int], timed: set[int] | None = None) -> MatchClock:
    """A clock of three people at moment 0."""
    clock = MatchClock(rule, 3)
    clock.start(pending, 0, {0, 1, 2} if timed is None else timed)
    return clock


# --- turns and accounts, by example --------------------------------------------------------------


def test_each_decision_has_its_own_time_in_a_streak_too() -> None:
    clock = started(TURN, [0])
    clock.entry("move", 0, [0], 50_000)
    assert clock.deadline(0) == 110_000
    clock.entry("move", 0, [1], 60_000)
    assert (clock.deadline(0), clock.deadline(1)) == (None, 120_000)


def test_an_account_pays_for_the_time_its_seat_is_asked_and_gains_with_each_move() -> None:
    clock = started(TOTAL, [0])
    clock.entry("move", 0, [1], 30_000)
    assert clock.left(40_000) == [75_000, 90_000, 100_000]
    clock.entry("move", 1, [0], 50_000)
    assert clock.left(50_000) == [75_000, 85_000, 100_000]
    assert clock.next_deadline() == 125_000


def test_others_who_decide_at_the_same_time_do_not_touch_my_time() -> None:
    for rule in (TURN, TOTAL, DAYS):
        clock = started(rule, [0, 1, 2])
        before = clock.deadline(1)
        clock.entry("move", 0, [1, 2], 10_000)
        clock.entry("undo", 0, [0, 1, 2], 20_000)
        clock.entry("stand-in", 2, [0, 1, 2], 25_000)
        clock.entry("move", 2, [0, 1], 30_000)
        assert clock.deadline(1) == before


def test_taking_a_move_back_gives_back_the_moment_it_was_begun() -> None:
    clock = started(TURN, [0])
    for at in (10_000, 20_000, 30_000):
        clock.entry("move", 0, [1], at)
        clock.entry("undo", 0, [0], at + 1000)
        assert clock.deadline(0) == 60_000
    assert clock.runs == [0]


def test_taking_a_move_back_takes_its_increment_back() -> None:
    clock = started(TOTAL, [0])
    clock.entry("move", 0, [0], 10_000)
    assert clock.left(10_000)[0] == 95_000
    clock.entry("undo", 0, [0], 20_000)
    assert clock.left(20_000)[0] == 80_000


def test_who_was_asked_only_by_a_move_that_is_taken_back_pays_nothing() -> None:
    clock = started(TOTAL, [0])
    clock.entry("move", 0, [1], 10_000)
    clock.entry("undo", 0, [0], 40_000)
    assert clock.left(40_000) == [60_000, 100_000, 100_000]


def test_moves_can_be_taken_back_one_after_the_other_by_several_seats() -> None:
    clock = started(TURN, [0, 1])
    clock.entry("move", 0, [1], 5_000)
    clock.entry("move", 1, [2], 8_000)
    clock.entry("undo", 1, [1], 9_000)
    clock.entry("undo", 0, [0, 1], 10_000)
    assert [clock.deadline(seat) for seat in range(3)] == [60_000, 60_000, None]


def test_a_bot_has_all_the_time_in_the_world() -> None:
    clock = started(TURN, [0], timed={1, 2})
    assert (clock.deadline(0), clock.runs, clock.left(0)[0]) == (None, [], None)
    assert clock.late(10**15) == []


def test_no_time_runs_without_a_clock() -> None:
    clock = started(NoClock(), [0, 1])
    assert clock.left(10**9) == [None, None, None]
    assert (clock.runs, clock.next_deadline(), clock.late(10**15)) == ([], None, [])


@EVERY_RULE
def test_a_seat_is_late_from_its_deadline_on_and_has_nothing_left_then(rule: ClockRule) -> None:
    clock = started(rule, [1])
    end = clock.deadline(1)
    assert end is not None
    assert (clock.late(end - 1), clock.late(end)) == ([], [1])
    assert (clock.left(end - 1)[1], clock.left(end + 10**9)[1]) == (1, 0)


@EVERY_RULE
def test_while_a_bot_stands_in_no_time_runs_and_the_owner_returns_to_a_fresh_start(
    rule: ClockRule,
) -> None:
    clock = started(rule, [0])
    end = clock.deadline(0) or 0
    clock.entry("stand-in", 0, [0], end)
    assert (clock.runs, clock.left(end)[0]) == ([], None)
    clock.entry("move", 0, [0], end + 1)
    clock.entry("return", 0, [0], end + 2)
    fresh = 30_000 if rule is TOTAL else started_at(rule, end + 2)
    assert (clock.runs, clock.left(end + 2)[0]) == ([0], fresh)


def started_at(rule: ClockRule, at: int) -> int | None:
    """The time a seat has that is asked at this moment for the first time."""
    clock = MatchClock(rule, 1)
    clock.start([0], at, {0})
    return clock.left(at)[0]


@pytest.mark.parametrize(("increment", "left"), [(0, 30_000), (29, 30_000), (45, 45_000)])
def test_an_empty_account_is_filled_a_little_on_return(increment: int, left: int) -> None:
    clock = started(TotalClock(seconds=10, increment=increment), [0])
    clock.entry("stand-in", 0, [0], 15_000)
    clock.entry("return", 0, [0], 20_000)
    assert clock.left(20_000)[0] == left


def test_a_full_account_gains_nothing_by_leaving_and_returning() -> None:
    clock = started(TOTAL, [0])
    clock.entry("stand-in", 0, [0], 10_000)
    clock.entry("return", 0, [0], 50_000)
    assert clock.left(50_000)[0] == 90_000


def test_a_move_of_the_stand_in_earns_no_increment_and_can_be_taken_back() -> None:
    clock = started(TOTAL, [0])
    clock.entry("stand-in", 0, [0], 10_000)
    clock.entry("move", 0, [1], 11_000)
    clock.entry("return", 0, [1], 12_000)
    clock.entry("undo", 0, [0], 13_000)
    assert clock.left(13_000)[0] == 90_000


def test_a_late_move_that_still_counts_leaves_no_debt() -> None:
    clock = started(TOTAL, [0])
    clock.entry("move", 0, [1], 500_000)
    assert clock.left(500_000)[0] == 5_000


def test_what_is_settled_is_forgotten() -> None:
    clock = started(TURN, [0])
    clock.entry("move", 0, [0], 10_000)
    assert "[[0,0]]" in json.dumps(clock.as_json(), separators=(",", ":"))
    clock.entry("move", 0, [1], 20_000, settled=True)
    assert "[[" not in json.dumps(clock.as_json(), separators=(",", ":"))


# --- what always holds ---------------------------------------------------------------------------

RULES: st.SearchStrategy[ClockRule] = st.one_of(
    st.builds(TurnClock, seconds=st.integers(5, 100)),
    st.builds(TotalClock, seconds=st.integers(10, 1000), increment=st.integers(0, 20)),
    st.builds(DaysClock, days=st.integers(1, 3), timezone=st.just("America/New_York")),
)
PENDING = st.lists(st.integers(0, 2), min_size=1, unique=True)
Entry = tuple[Kind, int, list[int], int]


@st.composite
def histories(draw: st.DrawFn, kinds: tuple[Kind, ...]) -> tuple[list[int], list[Entry], int]:
    """Who is asked first, and entries as a match would write them; then the moment of the last."""
    first = pending = draw(PENDING)
    entries: list[Entry] = []
    at = 0
    for kind in draw(st.lists(st.sampled_from(kinds), max_size=12)):
        at += draw(st.integers(0, 40_000))
        seat = draw(st.sampled_from(pending))
        if kind == "move":
            pending = draw(PENDING)
            stays = {other for other in entries_pending(first, entries) if other != seat}
            pending = sorted({*pending, *stays})
        entries.append((kind, seat, pending, at))
    return first, entries, at


def entries_pending(first: list[int], entries: list[Entry]) -> list[int]:
    """Who is asked after the last entry."""
    return entries[-1][2] if entries else first


def played(rule: ClockRule, first: list[int], entries: list[Entry]) -> MatchClock:
    clock = started(rule, first)
    for entry in entries:
        clock.entry(*entry)
    return clock


MOVES_AND_CHANGES = histories(("move", "move", "move", "stand-in", "return"))


@often
@given(histories(("move",)), st.integers(0, 20))
def test_an_account_is_what_it_was_less_the_time_asked_plus_the_increments(
    history: tuple[list[int], list[Entry], int], increment: int
) -> None:
    first, entries, end = history
    clock = played(TotalClock(seconds=80_000, increment=increment), first, entries)
    accounts = [80_000_000] * 3
    pending, moment = first, 0
    for _, mover, after, at in entries:
        for seat in pending:
            accounts[seat] -= at - moment
        accounts[mover] += increment * 1000
        pending, moment = after, at
    assert clock.left(end) == accounts
    later = clock.left(end + 777)
    assert later == [left - 777 * (seat in pending) for seat, left in enumerate(accounts)]


@often
@given(
    RULES, MOVES_AND_CHANGES, st.lists(st.integers(0, 50_000), min_size=2, max_size=12), st.data()
)
def test_moving_and_taking_back_never_gains_or_loses_anything(
    rule: ClockRule,
    history: tuple[list[int], list[Entry], int],
    waits: list[int],
    data: st.DataObject,
) -> None:
    first, entries, at = history
    clock = played(rule, first, entries)
    before, asked = clock.as_json(), [entries_pending(first, entries)]
    seat = data.draw(st.sampled_from(asked[0]))
    for wait in waits:
        at += wait
        if seat in asked[-1] and (len(asked) == 1 or data.draw(st.booleans())):
            others = [other for other in asked[-1] if other != seat]
            asked.append(sorted({*others, *data.draw(PENDING)}))
            clock.entry("move", seat, asked[-1], at)
        else:
            asked.pop()
            clock.entry("undo", seat, asked[-1], at)
    while len(asked) > 1:
        at += 1000
        asked.pop()
        clock.entry("undo", seat, asked[-1], at)
    assert clock.as_json() == before


@often
@given(RULES, MOVES_AND_CHANGES, st.lists(st.integers(0, 10**9), min_size=2, max_size=6))
def test_what_is_left_only_shrinks_while_it_runs_and_never_below_nothing(
    rule: ClockRule, history: tuple[list[int], list[Entry], int], moments: list[int]
) -> None:
    first, entries, end = history
    clock = played(rule, first, entries)
    for seat in clock.runs:
        seen = [clock.left(end + moment)[seat] for moment in sorted(moments)]
        numbers = [left for left in seen if left is not None]
        assert numbers == sorted(numbers, reverse=True)
        assert len(numbers) == len(moments)
        assert numbers[-1] >= 0
    late = clock.late(end + max(moments))
    assert late == [s for s in clock.runs if clock.left(end + max(moments))[s] == 0]


@often
@given(RULES, MOVES_AND_CHANGES, MOVES_AND_CHANGES)
def test_a_clock_read_from_a_snapshot_goes_on_as_the_first_would_have(
    rule: ClockRule,
    history: tuple[list[int], list[Entry], int],
    more: tuple[list[int], list[Entry], int],
) -> None:
    first, entries, end = history
    clock = played(rule, first, entries)
    read = MatchClock.from_json(rule, json.loads(json.dumps(clock.as_json())))
    copied, old = clock.copy(), json.dumps(clock.as_json())
    for kind, seat, pending, at in more[1]:
        for each in (read, copied):
            each.entry(kind, seat, pending, end + at)
            each.entry("undo", seat, pending, end + at)
    assert json.dumps(clock.as_json()) == old  # a copy leaves it alone
    assert read.as_json() == copied.as_json()
    assert read.left(end) == copied.left(end)
