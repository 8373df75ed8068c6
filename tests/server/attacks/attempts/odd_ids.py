"""Ids and paths that no database can hold."""

from tests.server.attacks.attackers import Attacker, Tally, Target, moments

ODD = (
    "%00",
    "a%00b",
    "x" * 5_000,
    "%ff%fe",
    "..%2f..%2fetc",
    "'%20OR%201=1--",
    "%F0%9F%9A%82" * 90,
)


def in_paths_and_bodies(target: Target, until: float) -> Tally:
    """As tables, people, moves and tokens."""
    attacker = Attacker(target).come_in()
    table = attacker.new_table("me", "bot")
    for number in moments(until, 0.01):
        odd = ODD[number % len(ODD)]
        attacker.ask("GET", f"/api/tables/{odd}")
        attacker.ask("GET", f"/api/tables/{odd}/replay/99999999999999999999")
        attacker.ask("POST", "/api/invitations", json={"token": "\0" + odd})
        move = {"position": 0, "id": "\0", "move": {"do": "\0"}}
        attacker.ask("POST", f"/api/tables/{table}/seats/0/moves", json=move)
    return attacker.tally
