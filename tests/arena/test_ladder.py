"""Ladders: the same whoever does the work, fair to all, and true to what was played."""

import json
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from stellwerk.arena.elo import chance_of
from stellwerk.arena.findings import Findings, findings
from stellwerk.arena.games import SHARES, Contest, play_games
from stellwerk.arena.ladder import BATCH, Ladder, Plan
from stellwerk.arena.sprt import Verdict
from stellwerk.arena.workers import workers_here
from tests.arena import document

SETTING = Contest("ticket-switzerland", 2, (), seed=3)
BOTS = ("random", "planner")


def played(plan: Plan, jobs: int = 1) -> Ladder:
    ladder = Ladder(plan)
    with workers_here(jobs) as workers:
        for done, most in ladder.play(workers):
            assert done <= most
    return ladder


def test_it_does_not_matter_who_does_the_work() -> None:
    for stop_early in (False, True):
        plan = Plan(SETTING, BOTS, deals=25, stop_early=stop_early)
        one, two = played(plan, jobs=1), played(plan, jobs=2)
        assert one.series == two.series


def test_more_deals_begin_with_the_same_ones() -> None:
    few = played(Plan(SETTING, BOTS, deals=3)).series[BOTS]
    more = played(Plan(SETTING, BOTS, deals=5)).series[BOTS]
    assert more.margins[:3] == few.margins


def test_a_contest_of_a_ladder_is_the_simulation_of_the_same_bots() -> None:
    series = played(Plan(SETTING, BOTS, deals=6)).series[BOTS]
    tallies = list(play_games(replace(SETTING, bots=BOTS), games=12))
    assert series.wins == [deal[0].shares_of_wins for deal in tallies]
    assert series.margins == [deal[0].margins for deal in tallies]


def test_with_three_players_each_sits_alone_against_two_of_the_other() -> None:
    ladder = played(Plan(replace(SETTING, players=3), BOTS, deals=2))
    assert set(ladder.series) == {("random", "planner"), ("planner", "random")}
    whole = 3 * SHARES  # one win for each rotation
    assert ladder.series["planner", "random"].wins == [whole, whole]
    assert ladder.series["random", "planner"].wins == [0, 0]
    assert ladder.scores(BOTS) == [-0.5, -0.5]
    assert ladder.plan.contest("planner", "random").bots == ("planner", "random", "random")


def test_a_clear_pair_stops_at_the_end_of_a_batch() -> None:
    ladder = played(Plan(SETTING, BOTS, deals=3 * BATCH, stop_early=True))
    assert len(ladder.series[BOTS].wins) == BATCH
    assert ladder.verdict(BOTS) is Verdict.SECOND


def simulated(strengths: dict[str, float], players: int, deals: int) -> Ladder:
    """A ladder as bots of known strengths would have played it."""
    chance = random.Random(7)
    ladder = Ladder(Plan(replace(SETTING, players=players), tuple(strengths), deals))
    for (one, other), series in ladder.series.items():
        win = chance_of(strengths[one] - strengths[other], players - 1)
        for _ in range(deals):
            won = sum(chance.random() < win for _ in range(players))
            series.wins.append(SHARES * won)
            series.margins.append(won * 10 - 5 * players)
    return ladder


def test_bots_stand_in_the_order_of_their_strength() -> None:
    strengths = {"low": -200.0, "high": 150.0, "middle": 0.0}
    found = findings(simulated(strengths, 4, 400), "command", anchor="middle")
    assert [bot.bot for bot in found.bots] == ["high", "middle", "low"]
    for bot in found.bots:
        assert bot.elo_95[0] - 10 <= strengths[bot.bot] <= bot.elo_95[1] + 10
    assert found.better("high", "low") is Verdict.FIRST
    assert found.better("low", "high") is Verdict.SECOND
    assert found.cycles.triples == 1
    assert found.cycles.found == []


def test_what_the_other_did_is_the_rest_between_two() -> None:
    found = findings(simulated({"a": 0.0, "b": 60.0}, 2, 100), "command", anchor="a")
    one, other = found.alone("a", "b"), found.alone("b", "a")
    assert one.win_share + other.win_share == pytest.approx(1)
    assert other.margin == -one.margin
    assert other.win_share_95[0] <= other.win_share <= other.win_share_95[1]


def test_findings_are_read_back_as_they_were_written() -> None:
    found = findings(simulated({"a": 0.0, "b": 60.0, "c": 90.0}, 3, 50), "command", anchor="b")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Findings) == found


def test_the_committed_ladder_is_reproduced_byte_for_byte() -> None:
    """Whoever doubts a published ladder gives its command, and gets the same bytes."""
    from tests.cli.running import invoke

    kept = (Path(__file__).parent / "small_ladder.json").read_bytes()
    command = json.loads(kept)["command"].split()
    assert command[:2] == ["stellwerk", "ladder"]
    assert invoke(*command[1:], "--jobs", "2", "--json").out.encode() == kept


def test_the_table_in_the_readme_is_that_of_the_kept_ladders() -> None:
    readme = document.README.read_text(encoding="utf-8")
    assert "<!-- ladders -->" in readme
    assert readme == document.made(readme), "python -m tests.arena.document makes it anew"
    for ladder in document.ladders():
        words = f"stellwerk ladder {ladder.game} --players {ladder.players} "
        assert ladder.command.startswith(words)
