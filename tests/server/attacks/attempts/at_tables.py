"""Somebody at a table, or looking at one, who asks without end."""

import json

from tests.server.attacks import hostile_records as hostile
from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments
from tests.server.raw_sockets import TEXT, frame


def chat(target: Target, until: float) -> Tally:
    """As many lines as are taken, over REST."""

    def talk(attacker: Attacker) -> None:
        attacker.come_in()
        table = attacker.new_table("me", "bot")
        for number in moments(until):
            said = {"text": f"{number} " + "blah " * 90}
            attacker.ask("POST", f"/api/tables/{table}/chat", json=said)

    return all_at_once([Attacker(target, number) for number in range(4)], talk)


def undo(target: Target, until: float) -> Tally:
    """A move, and back, and again: a record that grows without a match that goes on."""

    def change_ones_mind(attacker: Attacker) -> None:
        attacker.come_in()
        seat = f"/api/tables/{attacker.new_table('me', 'me')}/seats/0"
        for number in moments(until):
            state = attacker.ask_for("GET", f"{seat}/state")
            prompt = state.get("prompt")
            if not isinstance(prompt, dict):
                continue
            answer = {"position": state["number"], "id": f"do-{number}", "move": prompt["moves"][0]}
            done = attacker.ask_for("POST", f"{seat}/moves", json=answer)
            back = {"position": done.get("number", 0), "id": f"undo-{number}"}
            attacker.ask("POST", f"{seat}/undo", json=back)

    return all_at_once([Attacker(target, number) for number in range(4)], change_ones_mind)


def hints(target: Target, until: float) -> Tally:
    """Hints without end: each after a move, so that each has to be worked out anew."""

    def be_helpless(attacker: Attacker) -> None:
        attacker.come_in()
        seat = f"/api/tables/{attacker.new_table('me', 'bot')}/seats/0"
        for number in moments(until):
            state = attacker.ask_for("GET", f"{seat}/state")
            asked = {"position": state.get("number", 0), "step": 3}
            hinted = attacker.ask_for("POST", f"{seat}/hints", json=asked)
            move = {**asked, "id": f"do-{number}", "move": hinted.get("move") or {"do": "pass"}}
            del move["step"]
            attacker.ask("POST", f"{seat}/moves", json=move)

    return all_at_once([Attacker(target, number) for number in range(4)], be_helpless)


def scrubbing(target: Target, until: float) -> Tally:
    """A long replay, to and fro."""
    record = hostile.with_many_moves(1_000)
    last = len(json.loads(record)["moves"])

    def scrub(attacker: Attacker) -> None:
        table = attacker.come_in().bring_in(record)
        for number in moments(until):
            step = number * 37 % (last + 1)
            attacker.ask("GET", f"/api/tables/{table}/replay/{step}?seat=0")

    return all_at_once([Attacker(target, number) for number in range(4)], scrub)


def bad_frames(target: Target, until: float) -> Tally:
    """Words that mean nothing, as fast as they go; who is thrown out comes back."""
    attacker = Attacker(target).come_in()
    for _ in moments(until, 0.05):
        try:
            with attacker.websocket(f"/api/tables/{target.table}/live") as opened:
                opened.sendall(frame(TEXT, b"\xc3\x28 {") * 500)
                attacker.tally["sent"] += 1
        except OSError:
            attacker.tally["not let in"] += 1
    return attacker.tally
