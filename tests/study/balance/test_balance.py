"""Weighing boards: what is counted is what happened, and the page says it in four languages."""

import re
import warnings
from pathlib import Path

import pytest

from stellwerk.cli.contests.balance_file import read_tally, write_tally
from stellwerk.games.registry import make_game
from stellwerk.study.balance.counting import watched, weigh_deal
from stellwerk.study.balance.findings import BalanceFindings, balance_findings
from stellwerk.study.balance.page.page import Weighed, balance_page
from stellwerk.study.balance.setting import (
    CannotWeigh,
    WeighedGame,
    bench_of,
    checked_players,
    played_deal,
)
from stellwerk.study.balance.tally import Tally
from stellwerk.texts import MissingText
from stellwerk.texts.catalogue import LANGUAGES

FAMILIES = [("ticket-europe", 3), ("trans-amerika", 2), ("nurnberg", 2)]
HARZ = Path(__file__).parents[3] / "examples/boards/ticket-harz.toml"


def setting(game: str, players: int, *bots: str, **more: object) -> WeighedGame:
    sitting = tuple((bots or ("tuned",))[seat % max(1, len(bots))] for seat in range(players))
    return WeighedGame(game, players, sitting, 7, **more)  # type: ignore[arg-type]


def counted(weighed: WeighedGame, deals: int) -> Tally:
    tally = Tally()
    for deal in range(deals):
        tally.merge(weigh_deal(weighed, deal))
    return tally


def found(weighed: WeighedGame, deals: int) -> BalanceFindings:
    return balance_findings(weighed, counted(weighed, deals), "stellwerk balance")


@pytest.mark.parametrize(("game", "players"), FAMILIES)
def test_everything_that_was_built_is_counted_once(game: str, players: int) -> None:
    weighed = setting(game, players)
    bench = bench_of(weighed)
    end = played_deal(bench, weighed, 0, weighed.bots)
    assert end is not None
    chapters, result = watched(bench, weighed, 0, end)
    group = next(group for group in bench.watching.groups if group.is_on_map)
    built = [use for chapter in chapters for use in chapter.uses if use.group == group.name]
    names = {thing.id for thing in group.things}
    assert built
    assert all(use.thing in names for use in built)
    for chapter in chapters:
        once = [use.thing for use in chapter.uses if use.group == group.name]
        assert len(once) == len(set(once)), "a place can be built on once in a chapter"
        assert sorted(chapter.order) == list(range(players))
    made_by = next(
        numbers for name, numbers in chapters[0].figures.items()
        if name in ("claimed", "rails", "tracks")
    )  # fmt: skip
    assert sum(made_by) == sum(use.group == group.name for use in chapters[0].uses)
    assert set(chapters[-1].winners) <= set(range(players))
    assert result.winners


def test_tickets_bring_what_the_final_count_says() -> None:
    weighed = setting("ticket-switzerland", 3)
    bench = bench_of(weighed)
    end = played_deal(bench, weighed, 2, weighed.bots)
    assert end is not None
    (chapter,), result = watched(bench, weighed, 2, end)
    brought = [0] * 3
    for use in chapter.uses:
        if use.group == "tickets" and use.stage == "kept" and use.seat is not None:
            brought[use.seat] += use.amount
    assert brought == [score.by_category()["tickets"] for score in result.scores]


def test_shares_of_all_places_make_the_whole() -> None:
    report = found(setting("trans-amerika", 2), 6)
    assert sum(place.value for place in report.places) == pytest.approx(1, abs=1e-3)
    assert sum(place.value for place in report.round_places) == pytest.approx(1, abs=1e-3)
    assert all(place.low <= place.value <= place.high for place in report.places)


def test_different_players_sit_everywhere_and_a_deal_is_one_sample() -> None:
    mixed = setting("ticket-usa", 2, "tuned", "planner")
    assert mixed.rotations() == [("tuned", "planner"), ("planner", "tuned")]
    report = found(mixed, 4)
    assert (report.deals, report.games) == (4, 8)
    assert set(report.bot_wins) == {"tuned", "planner"}


def test_what_is_kept_in_a_file_is_gone_on_with(tmp_path: Path) -> None:
    weighed, file = setting("ticket-usa", 2), tmp_path / "kept.json"
    write_tally(file, weighed, counted(weighed, 3), "en")
    gone_on = read_tally(file, weighed, "en")
    for deal in range(gone_on.deals, 6):
        gone_on.merge(weigh_deal(weighed, deal))
    assert gone_on == counted(weighed, 6)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), FAMILIES)
def test_the_page_speaks_and_needs_nothing_else(game: str, players: int, lang: str) -> None:
    weighed = setting(game, players)
    bench = bench_of(weighed)
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingText)
        page = balance_page(
            [Weighed(bench.game, bench.watching.groups, _once(weighed))], lang
        )  # fmt: skip
    assert f'<html lang="{lang}">' in page
    assert 'class="map"' in page
    assert "<details>" in page
    assert not re.search(r"(src|href)=|url\(|<script", page), "it would need another file"
    assert "balance-" not in page
    assert len(page.encode()) < 300_000


_REPORTS: dict[WeighedGame, BalanceFindings] = {}


def _once(weighed: WeighedGame) -> BalanceFindings:
    if weighed not in _REPORTS:
        _REPORTS[weighed] = found(weighed, 3)
    return _REPORTS[weighed]


def test_two_settings_stand_side_by_side_and_say_what_differs() -> None:
    one = setting("ticket-europe", 2)
    other = setting("ticket-europe", 2, settings=(("tickets", "mega"),))
    sides = []
    for weighed in (one, other):
        bench = bench_of(weighed)
        sides.append(Weighed(bench.game, bench.watching.groups, found(weighed, 8)))
    page = balance_page(sides, "en")
    assert page.count('class="map"') == 2
    assert "What differs most" in page


def test_an_own_board_is_weighed_too() -> None:
    text = HARZ.read_text(encoding="utf-8")
    weighed = setting("ticket-harz", 2, board=text)
    report = found(weighed, 2)
    assert report.games == 2
    assert {group.group for group in report.groups} >= {"routes", "tickets"}


def test_players_that_do_not_exist_are_named_with_the_choices() -> None:
    game = make_game("nurnberg", 3, {}, None, None)
    with pytest.raises(CannotWeigh, match="tuned, promoter"):
        checked_players(game, ["net"])
