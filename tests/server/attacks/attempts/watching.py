"""The pages that watch the server, asked without end."""

from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments


def scraping(target: Target, until: float) -> Tally:
    """Numbers, health, and the largest answers there are."""

    def scrape(attacker: Attacker) -> None:
        for _ in moments(until):
            for path in ("/metrics", "/health", "/api/openapi.json", "/api/catalogue?lang=de"):
                attacker.ask("GET", path)

    return all_at_once([Attacker(target, number) for number in range(4)], scrape)
