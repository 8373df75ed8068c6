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


def test_games_that_do_not_make_whole_deals_are_played_and_said() -> None:
    game = ("sim", "ticket-switzerland", "--players", "3", "--bots", "random", "--jobs", "1")
    answer = invoke(*game, "--games", "7", "--json")
    assert "Fair would be 9" in answer.err
    assert json.loads(answer.out)["games"] == 7
    assert json.loads(answer.out)["deals"] == 3
    usual = invoke(*game, "--json")
    assert "Fair" not in usual.err
    assert json.loads(usual.out)["games"] == 102


def test_intervals_are_over_deals() -> None:
    """Two bots that play alike split every deal evenly, however the cards fall."""
    arguments = ("sim", "ticket-europe", "--bots", "planner,planner", "--games", "40")
    data = json.loads(invoke(*arguments, "--json", "--jobs", "1").out)
    for bot in data["bots"]:
        assert bot["win_share"] == 0.5
        low, high = bot["win_share_95"]
        assert 0.44 < low < 0.5 < high < 0.56  # forty independent games would say 35 to 65 %
        assert bot["margin"] == 0
        assert bot["margin_95"] == [0, 0]


def test_one_deal_has_no_interval() -> None:
    data = json.loads(invoke(*ARGUMENTS[:-3], "2", "--json", "--jobs", "1").out)
    assert data["deals"] == 1
    assert data["bots"][0]["win_share_95"] == [0, 1]
    assert data["bots"][0]["margin_95"] is None
