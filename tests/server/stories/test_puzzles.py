"""Puzzles on a server: one first answer counts, and nothing of the answer is told before it."""

import json

import pytest

from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.shelf import shipped_puzzles
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied

PUZZLE = "/api/puzzles/{}"


def some(game: str, theme: str, which: int = 0) -> Puzzle:
    return [p for p in shipped_puzzles().values() if (p.game, p.theme) == (game, theme)][which]


def right(puzzle: Puzzle) -> Json:
    return {"moves": puzzle.answer} if puzzle.answer else {"number": puzzle.value}


@pytest.mark.story
@pytest.mark.parametrize(
    ("game", "theme"),
    [
        ("ticket-usa", "keep-tickets"),
        ("ticket-europe", "cheapest-network"),
        ("trans-europa", "win-round"),
        ("wensleydale", "best-sale"),
    ],
)
def test_the_right_answer_is_right_and_only_the_first_counts(
    game: str, theme: str, deployment: Deployment
) -> None:
    puzzle = some(game, theme)
    ada = Guest(deployment, "Ada")
    path = PUZZLE.format(puzzle.id)
    assert not ada.get(path)["attempted"]
    verdict = ada.post(f"{path}/answer", right(puzzle))
    assert (verdict["right"], verdict["counted"], verdict["value"]) == (True, True, puzzle.value)
    assert verdict["gained"] > 0
    assert verdict["solver"] | {"rating": 0, "deviation": 0} == {
        "rating": 0, "deviation": 0, "tried": 1, "right": 1, "streak": 1, "best_streak": 1,
    }  # fmt: skip
    again = ada.post(f"{path}/answer", right(puzzle))
    assert (again["right"], again["counted"], again["gained"]) == (True, False, 0)
    assert ada.get(path)["attempted"]


def test_a_wrong_answer_ends_a_streak_and_costs_rating(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    for which in range(2):
        puzzle = some("ticket-usa", "cheapest-network", which)
        ada.post(PUZZLE.format(puzzle.id) + "/answer", right(puzzle))
    wrong = some("ticket-usa", "cheapest-network", 2)
    verdict = ada.post(PUZZLE.format(wrong.id) + "/answer", {"number": wrong.value + 1})
    assert not verdict["right"]
    assert verdict["gained"] < 0
    assert (verdict["solver"]["streak"], verdict["solver"]["best_streak"]) == (0, 2)
    assert ada.get("/api/puzzles")["solver"] == verdict["solver"]


def test_nothing_of_the_answer_is_told_before_it_is_given(deployment: Deployment) -> None:
    """What is sent has the fields it should, and no count that the table would show."""
    ada = Guest(deployment, "Ada")
    for puzzle in (some("trans-europa", "missing-rails"), some("trans-europa", "best-turn")):
        state = ada.get(PUZZLE.format(puzzle.id))
        assert state["view"]["you"]["missing"] is None
        assert state["view"]["seat"] == puzzle.seat
        assert not {"answer", "value", "plan", "position"} & set(state)
    # What others hide is in the position alone.
    puzzle = some("ticket-usa", "last-turn")
    sent = json.dumps(ada.get(PUZZLE.format(puzzle.id)))
    others = [seat for number, seat in enumerate(puzzle.position["seats"]) if number != puzzle.seat]  # type: ignore[arg-type]
    hidden = {ticket for seat in others for ticket in seat["tickets"]}
    assert hidden
    assert not [ticket for ticket in hidden if f'"{ticket}"' in sent]


def test_a_line_is_tried_step_by_step_and_judged_only_when_it_is_whole(
    deployment: Deployment,
) -> None:
    puzzle = next(p for p in shipped_puzzles().values() if p.theme == "win-round" and p.answer[1:])
    ada, path = Guest(deployment, "Ada"), PUZZLE.format(puzzle.id)
    first, second = puzzle.answer
    begun = ada.post(f"{path}/moves", {"moves": [first]})
    assert (begun["is_whole"], begun["prompt"]["kind"]) == (False, "lay")
    assert denied(ada, "POST", f"{path}/answer", {"moves": [first]}) == (409, "not-an-answer")
    assert not ada.get(path)["attempted"]
    whole = ada.post(f"{path}/moves", {"moves": [first, second]})
    assert (whole["is_whole"], whole["prompt"]) == (True, None)
    more = {"moves": [first, second, first]}
    assert denied(ada, "POST", f"{path}/moves", more) == (409, "no-prompt")
    for twice in (f"{path}/moves", f"{path}/answer"):
        assert denied(ada, "POST", twice, {"moves": [first, first]}) == (422, "illegal")
    assert denied(ada, "POST", f"{path}/answer", {"number": 3}) == (409, "not-an-answer")
    assert denied(ada, "POST", f"{path}/moves", {"moves": [first] * 41})[0] == 400


def test_everybody_has_the_same_puzzle_of_the_day_and_a_next_one_that_fits(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    assert ada.get("/api/puzzles")["day"] == bo.get("/api/puzzles")["day"] in shipped_puzzles()
    boards = {board["game"]: board for board in ada.get("/api/puzzles")["boards"]}
    assert len(boards) == 7
    assert sum(t["number"] for board in boards.values() for t in board["themes"]) >= 300
    query = "/api/puzzles/next?game=nurnberg&theme=best-sale"
    assert (ada.get(query)["game"], ada.get(query)["theme"]) == ("nurnberg", "best-sale")
    assert denied(ada, "GET", "/api/puzzles/next?game=chess") == (404, "no-such-puzzle")
    assert denied(ada, "GET", "/api/puzzles/none") == (404, "no-such-puzzle")


def test_a_puzzle_that_many_doubt_is_retired(deployment: Deployment) -> None:
    doubted, *others = [
        puzzle for puzzle in shipped_puzzles().values() if puzzle.theme == "cheapest-network"
    ][-6:]
    for number in range(5):
        solver = Guest(deployment, f"Solver {number}")
        path = PUZZLE.format(doubted.id)
        assert denied(solver, "POST", f"{path}/doubt") == (409, "not-tried")
        for puzzle in (*others[:4], doubted):
            solver.post(PUZZLE.format(puzzle.id) + "/answer", {"number": puzzle.value + 5})
        solver.post(f"{path}/doubt", {}, 204)
        solver.post(f"{path}/doubt", {}, 204)  # twice is once
        query = f"/api/puzzles/next?game={doubted.game}&theme={doubted.theme}"
        given = {solver.get(query)["id"] for _ in range(30)}
        if number == 4:
            assert doubted.id not in given


def test_attempts_are_among_what_is_kept_about_me_and_go_with_me(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    puzzle = some("ticket-europe", "cheapest-network")
    assert ada.get("/api/me/data")["puzzle_solver"] is None
    verdict = ada.post(PUZZLE.format(puzzle.id) + "/answer", {"number": puzzle.value})
    kept = ada.get("/api/me/data")
    assert [(each["puzzle"], each["right"]) for each in kept["puzzles"]] == [(puzzle.id, True)]
    assert kept["puzzle_solver"]["tried"] == 1
    assert round(kept["puzzle_solver"]["rating"]) == verdict["solver"]["rating"] > 1500
    assert kept["puzzle_solver"]["volatility"] > 0
    ada.delete("/api/me", 204)
    fresh = Guest(deployment, "Ada")
    assert fresh.get("/api/puzzles")["solver"]["tried"] == 0
