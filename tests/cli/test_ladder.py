"""Ladders from the command line: table, JSON and page; and what cannot be compared."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stellwerk.arena.findings import (
    ContestFinding,
    CycleFinding,
    CyclesFinding,
    Findings,
    PairFinding,
    RatedBot,
)
from stellwerk.cli.contests.ladder_page import page
from stellwerk.cli.contests.ladder_report import print_report
from tests.cli.running import LANGUAGES, complaint, invoke, run

BOTS = ("--bots", "random,planner")
ARGUMENTS = ("ladder", "ticket-switzerland", *BOTS, "--deals", "4", "--seed", "2")
EMPTY_TAGS = {"meta"}


def test_the_result_does_not_depend_on_the_jobs() -> None:
    one = run(*ARGUMENTS, "--json", "--jobs", "1")
    two = run(*ARGUMENTS, "--json", "--jobs", "2")
    assert one.code == 0
    assert one.out == two.out


def test_json_says_with_which_command_it_can_be_had_again() -> None:
    data = json.loads(invoke(*ARGUMENTS, "--json", "--jobs", "1").out)
    assert data["command"] == (
        "stellwerk ladder ticket-switzerland --players 2 --bots random,planner --deals 4 --seed 2 "
        "--anchor planner --rules 2"
    )
    assert [bot["bot"] for bot in data["bots"]] == ["planner", "random"]
    assert data["pairs"][0]["deals"] == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(lang: str) -> None:
    answer = invoke(*ARGUMENTS, "--jobs", "1", "--lang", lang)
    assert answer.code == 0
    assert answer.err == ""
    assert "ladder-" not in answer.out
    planner = next(line for line in answer.out.splitlines() if line.startswith("planner"))
    assert planner.split()[:2] == ["planner", "+0"]
    assert "100.0 %" in planner
    assert "--seed 2" in answer.out


def three_in_a_circle() -> Findings:
    """What a ladder of rock, paper and scissors would find; one of them has a wild name."""
    names = ("rock", "paper", "<b>scissors</b>")
    pairs = [(0, 1, -0.2), (1, 2, -0.1), (0, 2, 0.3)]
    return Findings(
        command="stellwerk ladder janken --deals 9",
        game="janken",
        players=2,
        options={},
        rules=1,
        seed=1,
        deals=9,
        stop_early=True,
        sprt_elo=30.0,
        anchor="rock",
        bots=[
            RatedBot(bot=name, elo=20.0 * -place, elo_95=(-20.0 * place - 30, -20.0 * place + 30))
            for place, name in enumerate(names)
        ],
        pairs=[
            PairFinding(
                bots=(names[one], names[other]),
                deals=9,
                lead=lead,
                lead_95=(lead - 0.05, lead + 0.05),
                verdict="first" if lead > 0 else "second",
                contests=[
                    ContestFinding(
                        one=names[one],
                        others=names[other],
                        win_share=0.5 + lead,
                        win_share_95=(0.45 + lead, 0.55 + lead),
                        margin=10 * lead,
                        margin_95=(10 * lead - 1, 10 * lead + 1),
                    )
                ],
            )
            for one, other, lead in pairs
        ],
        cycles=CyclesFinding(
            triples=1,
            share=1.0,
            found=[CycleFinding(bots=("rock", names[2], "paper"), sure=True)],
        ),
    )


def test_a_circle_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    print_report(three_in_a_circle(), 1.0, "en")
    said = " ".join(capsys.readouterr().out.split())
    assert "1 of 1 triple goes round in a circle" in said
    assert "rock > <b>scissors</b> > paper > rock (for certain)" in said


class Tags(HTMLParser):
    """Checks that every tag is closed, and collects what there is."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_in_every_language(lang: str) -> None:
    words = page(three_in_a_circle(), lang)
    tags = Tags()
    tags.feed(words)
    assert tags.open == []
    assert tags.seen.count("svg") == 2
    assert tags.seen.count("circle") == 3 + 2  # ratings, and neighbours
    assert "b" not in tags.seen, "a name became a tag"
    assert f'lang="{lang}"' in words
    assert "ladder-" not in words


def test_a_page_needs_nothing_else_and_has_two_themes() -> None:
    words = page(three_in_a_circle(), "en")
    assert not re.search(r"https?:|<script|<link|@import|url\(", words)
    assert "prefers-color-scheme: dark" in words


def test_the_page_is_written_where_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "ladder.html"
    assert invoke(*ARGUMENTS, "--jobs", "1", "--html", str(file)).code == 0
    assert "ticket-switzerland" in file.read_text(encoding="utf-8")


def test_what_cannot_be_compared_is_said() -> None:
    game = ("ladder", "ticket-switzerland")
    assert "named twice" in complaint(*game, "--bots", "random,random")
    assert "two bots at least" in complaint(*game, "--bots", "random")
    assert "did you mean “planner”" in complaint(*game, "--bots", "random,planer")
    assert "--anchor" in complaint(*game, "--bots", "random,planner", "--anchor", "surveyor")
    assert "--deals must be from 2" in complaint(*game, "--deals", "1")
    assert "--seed" in complaint(*game, "--seed", "-1")
    assert "There is no game" in complaint("ladder", "ticket-mars")
