"""The analysis board: positions as large as they may be, values without end, links to nowhere."""

import json
from typing import cast

import stellwerk
from stellwerk.match.wire import plain_data
from tests.server.attacks.attackers import JSON, Attacker, Tally, Target, all_at_once, moments
from tests.server.attacks.attempts.deep_json import DEEP
from tests.server.attacks.attempts.odd_ids import ODD

ANALYSIS = "/api/analysis"
JUST_ALLOWED = 250_000
CROWD = 12


def _start(game: str, players: int) -> dict[str, object]:
    position = stellwerk.game(game, players=players).new_state(seed=7).position()
    return dict(plain_data(position))


def huge_positions(target: Target, until: float) -> Tally:
    """Long lists, many keys, great numbers: just small enough to be read."""
    good = _start("ticket-europe", 4)
    card = cast("list[str]", good["deck"])[0]
    keys = {f"key{number}": number for number in range(15_000)}
    crowd = [{"seat": 0, "move": {"do": "draw-blind"}}] * 600
    questions = [
        {"position": {**good, "deck": [card] * (JUST_ALLOWED // 10)}},
        {"position": {**good, "seats": cast("list[object]", good["seats"]) * 200}},
        {"position": {**good, "options": keys}},
        {"position": {**good, **keys}},
        {"position": {**good, "players": 10**18}},
        {"position": {**good, "turn": -(10**18)}},
        {"position": {**good, "deck": ["x" * 100] * (JUST_ALLOWED // 50)}},
        {"position": good, "moves": crowd, "values": True},
    ]
    bodies = [json.dumps(each).encode() for each in questions]
    bodies += [b'{"position":' + DEEP + b"}", b"[" * JUST_ALLOWED]

    def ask(attacker: Attacker) -> None:
        attacker.come_in()
        for number in moments(until):
            attacker.ask("POST", ANALYSIS, content=bodies[number % len(bodies)], headers=JSON)

    return all_at_once([Attacker(target, number) for number in range(CROWD)], ask)


def values(target: Target, until: float) -> Tally:
    """What the moves of the slowest boards are worth, asked by many at once, again and again."""
    boards = ("trans-europa", "trans-amerika", "nurnberg", "ticket-europe")
    questions = [{"position": _start(game, 4), "values": True} for game in boards]

    def ask(attacker: Attacker) -> None:
        attacker.come_in()
        for number in moments(until):
            attacker.ask("POST", ANALYSIS, json=questions[number % len(questions)])

    return all_at_once([Attacker(target, number) for number in range(CROWD)], ask)


def broken_links(target: Target, until: float) -> Tally:
    """Links to steps of matches that are not over, not there, or not mine; to what is no position.

    What a link holds is unpacked in the browser; so these are the questions that come of them.
    """
    attacker = Attacker(target).come_in()
    mine = attacker.new_table("me", "bot")
    good = _start("trans-europa", 2)
    for number in moments(until, 0.01):
        odd = ODD[number % len(ODD)]
        for table in (mine, target.table, odd):
            attacker.ask("GET", f"/api/tables/{table}/replay/{number}/position")
            wish = {"number": number, "seats": [{"kind": "me"}] * (number % 12)}
            attacker.ask("POST", f"/api/tables/{table}/go-on", json=wish)
        cut = json.dumps({"position": good}).encode()[: number % 1_000]
        attacker.ask("POST", ANALYSIS, content=cut, headers=JSON)
        fresh = {"game": odd, "players": number, "options": {odd: odd}}
        attacker.ask("POST", ANALYSIS, json={"fresh": fresh, "seat": number})
    return attacker.tally
