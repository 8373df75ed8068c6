"""Simulations: the same whatever the number of jobs; tables and JSON."""

import json

import pytest

from tests.cli.running import LANGUAGES, invoke, run

ARGUMENTS = ("sim", "ticket-switzerland", "--bots", "random", "--games", "40", "--seed", "3")


def test_the_result_does_not_depend_on_the_jobs() -> None:
    one = json.loads(run(*ARGUMENTS, "--json", "--jobs", "1").out)
    two = json.loads(run(*ARGUMENTS, "--json", "--jobs", "2").out)
    assert one.pop("speed").keys() == two.pop("speed").keys()
    assert one == two


def test_table_is_the_same_apart_from_the_speed() -> None:
    one, two = (invoke(*ARGUMENTS, "--jobs", "1").out for _ in range(2))
    assert one.splitlines()[:-1] == two.splitlines()[:-1]
    assert "games per second" in one


def test_json() -> None:
    answer = invoke(*ARGUMENTS[:-4], "--players", "3", "--games", "7", "--json", "--jobs", "1")
    assert "random plays 3 seats" in answer.err
    data = json.loads(answer.out)
    assert [bot["label"] for bot in data["bots"]] == ["random#1", "random#2", "random#3"]
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)
    for bot in data["bots"]:
        assert bot["games"] == 7
        assert bot["win_share_95"][0] <= bot["win_share"] <= bot["win_share_95"][1]
        assert sum(bot["categories"].values()) == pytest.approx(bot["mean"])
        assert bot["decisions_per_game"] > 10


def test_another_seed_gives_other_games() -> None:
    one = json.loads(invoke(*ARGUMENTS, "--json", "--jobs", "1").out)
    other = json.loads(invoke(*ARGUMENTS[:-1], "4", "--json", "--jobs", "1").out)
    assert one["bots"] != other["bots"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_kinds_of_bots(lang: str) -> None:
    answer = invoke(
        "sim", "ticket-europe", "--bots", "planner,random", "--games", "4", "--jobs", "1",
        "--option", "tickets=mega", "--lang", lang,
    )  # fmt: skip
    assert answer.code == 0
    assert answer.err == ""
    assert "planner" in answer.out.splitlines()[1]
    assert "sim-" not in answer.out
    assert "category-" not in answer.out
