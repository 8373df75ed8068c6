"""More connections than anybody needs."""

import contextlib
import resource

from tests.server.attacks.attackers import Attacker, Tally, Target, moments

MOST = 3_000


def thousands(target: Target, until: float) -> Tally:
    """Opened from ten addresses and kept, without a word."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attackers = [Attacker(target, number) for number in range(10)]
    tally = Tally()
    with contextlib.ExitStack() as all_open:
        for number in moments(until):
            if number >= MOST:
                break
            try:
                all_open.enter_context(attackers[number % 10].connect())
                tally["opened"] += 1
            except OSError:
                tally["not let in"] += 1
        for _ in moments(until, 0.1):
            pass
    return tally
