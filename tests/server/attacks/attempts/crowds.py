"""More of everything than anybody needs: guests, tables, bots, imports, keys, lobby lines."""

from tests.server.attacks import hostile_records as hostile
from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments, together


def guests(target: Target, until: float) -> Tally:
    """New people from many addresses."""
    attackers = [Attacker(target, number) for number in range(100)]
    for number in moments(until):
        attackers[number % 100].come_in(f"Guest {number}")
    return together(attackers)


def tables(target: Target, until: float) -> Tally:
    """Open tables that wait for others for ever, and push everybody else out of the lobby."""

    def lay(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until):
            attacker.new_table("me", "open", visibility="open")
            attacker.ask("GET", "/api/tables")

    return all_at_once([Attacker(target, number) for number in range(4)], lay)


def tables_of_bots(target: Target, until: float) -> Tally:
    """Matches that nobody plays and nobody looks at."""

    def lay(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until):
            attacker.new_table("bot", "bot", "bot", "bot", game="wensleydale", bot_pause=0)

    return all_at_once([Attacker(target, number) for number in range(4)], lay)


def imports(target: Target, until: float) -> Tally:
    """Real records, as long and as many as are taken."""
    record = hostile.with_many_moves(1_000)

    def bring(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until):
            attacker.bring_in(record)

    return all_at_once([Attacker(target, number) for number in range(4)], bring)


def keys(target: Target, until: float) -> Tally:
    """Keys and links for one and the same person."""

    def make(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until):
            attacker.ask("POST", "/api/me/keys", json={"label": "one more"})
            attacker.ask("POST", "/api/me/link")

    return all_at_once([Attacker(target, number) for number in range(4)], make)


def reviews(target: Target, until: float) -> Tally:
    """Matches to be looked back at, one after the other, again and again, and those of others."""
    record = hostile.with_many_moves(1_000)

    def look_back(attacker: Attacker) -> None:
        table = attacker.come_in().bring_in(record)
        for number in moments(until):
            asked = table if number % 3 else f"{number:032x}"
            attacker.ask("POST", f"/api/tables/{asked}/review")
            attacker.ask("GET", f"/api/tables/{table}/review")

    return all_at_once([Attacker(target, number) for number in range(4)], look_back)
