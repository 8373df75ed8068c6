"""JSON so deep that whoever reads it by recursion falls."""

from tests.server.attacks.attackers import JSON, Attacker, Tally, Target, moments, pour
from tests.server.raw_sockets import TEXT, frame

DEEP = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
LISTS = b"[" * 30_000 + b"]" * 30_000


def in_bodies(target: Target, until: float) -> Tally:
    """Where tables, people, moves and standing orders are expected."""
    attacker = Attacker(target).come_in()
    table = attacker.new_table("me", "bot")
    seat = f"/api/tables/{table}/seats/0"
    for number in moments(until, 0.02):
        deep = (DEEP, LISTS, b'{"position":0,"id":"a","move":' + DEEP + b"}")[number % 3]
        for method, path in (
            ("POST", "/api/tables"),
            ("POST", "/api/people"),
            ("POST", f"{seat}/moves"),
            ("PUT", f"{seat}/orders"),
        ):
            attacker.ask(method, path, content=deep, headers=JSON)
    return attacker.tally


def in_frames(target: Target, until: float) -> Tally:
    """At the table itself; who is thrown out comes back."""
    attacker = Attacker(target).come_in()
    table = attacker.new_table("me", "bot")
    words = b'{"type":"move","position":0,"id":"a","move":' + DEEP + b"}"
    for _ in moments(until, 0.1):
        try:
            with attacker.websocket(f"/api/tables/{table}/live?seat=0") as opened:
                attacker.tally[pour(opened, frame(TEXT, words), 500_000, until)] += 1
        except OSError:
            attacker.tally["not let in"] += 1
    return attacker.tally
