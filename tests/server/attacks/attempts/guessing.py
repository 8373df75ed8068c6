"""Passwords, links and invitations tried at random; addresses inside tried by name."""

from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments


def passwords(target: Target, until: float) -> Tally:
    """One account, many addresses: each guess makes the server compute a hash."""
    owner = Attacker(target, 150).come_in("Owner")
    owner.ask(
        "PUT", "/api/me/account", json={"login": "owner", "password": "correct horse battery"}
    )

    def guess(attacker: Attacker) -> None:
        for number in moments(until):
            said = {"login": "owner", "password": f"guess number {number}"}
            attacker.ask("POST", "/api/login", json=said)

    return all_at_once([Attacker(target, number) for number in range(12)], guess)


def invitations(target: Target, until: float) -> Tally:
    """Tokens of invitations and of personal links."""

    def guess(attacker: Attacker) -> None:
        attacker.come_in()
        for number in moments(until):
            token = f"{number:032x}"
            attacker.ask("POST", "/api/invitations", json={"token": token})
            attacker.ask("POST", "/api/links", json={"token": token})

    return all_at_once([Attacker(target, number) for number in range(4)], guess)


def webhooks(target: Target, until: float) -> Tally:
    """Which names and ports there are inside, asked by way of notices."""
    attacker = Attacker(target).come_in()
    inside = (
        "localhost:22",
        "127.0.0.1:5432",
        "metadata.internal",
        "no-such-name.invalid",
        "[::1]",
    )
    for number in moments(until, 0.02):
        hook = {"kind": "generic", "url": f"http://{inside[number % len(inside)]}/"}
        attacker.ask("PUT", "/api/me/notices", json={"webhook": hook})
    return attacker.tally
