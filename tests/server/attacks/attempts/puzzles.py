"""Answers to puzzles: more than anybody can think of, such as nobody could give, and for others."""

from stellwerk.study.puzzles.puzzle import Puzzle
from stellwerk.study.puzzles.shelf import shipped_puzzles
from tests.server.attacks.attackers import (
    SUCCEEDED,
    Attacker,
    Tally,
    Target,
    all_at_once,
    moments,
    together,
)
from tests.server.attacks.attempts.deep_json import DEEP

CROWD = 12


def _longest_answers() -> list[Puzzle]:
    """Those that take longest to judge come first."""
    return sorted(shipped_puzzles().values(), key=lambda puzzle: (-len(puzzle.answer), puzzle.id))


def answers(target: Target, until: float) -> Tally:
    """One after the other, right ones and wrong ones, and every step of them tried before."""
    puzzles = _longest_answers()

    def answer_all(attacker: Attacker) -> None:
        attacker.come_in()
        for number in moments(until):
            puzzle = puzzles[number % len(puzzles)]
            path = f"/api/puzzles/{puzzle.id}"
            given = {"moves": puzzle.answer} if puzzle.answer else {"number": number}
            attacker.ask("GET", "/api/puzzles/next")
            attacker.ask("POST", f"{path}/moves", json={"moves": puzzle.answer})
            attacker.ask("POST", f"{path}/answer", json=given)
            attacker.ask("POST", f"{path}/doubt")

    return all_at_once([Attacker(target, number) for number in range(CROWD)], answer_all)


def forged(target: Target, until: float) -> Tally:
    """Answers that cannot be, in the name of others, and with a verdict of one's own."""
    victim = Attacker(target, 150).come_in("Victim")
    victim_id = str(victim.ask_for("GET", "/api/me").get("id"))
    puzzle = next(each for each in _longest_answers() if len(each.answer) > 1)
    number = next(each for each in shipped_puzzles().values() if not each.answer)
    before = victim.ask_for("POST", _path(number), json={"number": 0}).get("solver")

    def forge(attacker: Attacker) -> None:
        attacker.come_in()
        for turn in moments(until):
            right = {"moves": puzzle.answer}
            for given in (
                {**right, "person": victim_id},
                {**right, "right": True, "rating": 3_000, "solver": {"rating": 3_000}},
                {"moves": puzzle.answer * 20},
                {"moves": puzzle.answer * 30},
                {"moves": [{"do": "\0", "seat": victim_id}]},
                {"number": 10**30},
                {"number": -1},
            ):
                attacker.ask("POST", _path(puzzle), json=given)
            attacker.ask("POST", _path(puzzle), content=DEEP)
            attacker.ask("POST", f"{_path(number)}?person={victim_id}", json={"number": turn})
            attacker.ask("POST", f"/api/puzzles/{turn:010x}/doubt", json={"person": victim_id})

    tally = all_at_once([Attacker(target, each) for each in range(4)], forge)
    if before is None or victim.ask_for("GET", "/api/puzzles").get("solver") != before:
        tally[SUCCEEDED] += 1
    return tally


def doubts(target: Target, until: float) -> Tally:
    """A crowd of new guests tries to have a puzzle taken away that they have not solved."""
    puzzle = next(each for each in shipped_puzzles().values() if not each.answer)
    attackers = [Attacker(target, number) for number in range(50)]
    for number in moments(until):
        attacker = attackers[number % len(attackers)].come_in(f"Doubter {number}")
        attacker.ask("POST", f"/api/puzzles/{puzzle.id}/doubt")
        attacker.ask("POST", _path(puzzle), json={"number": 1})
        attacker.ask("POST", f"/api/puzzles/{puzzle.id}/doubt")
    look = f"/api/puzzles/next?game={puzzle.game}&theme={puzzle.theme}"
    given = {attackers[0].ask_for("GET", look).get("id") for _ in range(3)}
    tally = together(attackers)
    if given == {None}:
        tally[SUCCEEDED] += 1
    return tally


def _path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{puzzle.id}/answer"
