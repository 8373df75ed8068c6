"""A deployment with the settings that everybody has who sets none, and two honest tables in it."""

import multiprocessing
import time
from multiprocessing.connection import Connection
from pathlib import Path

from stellwerk.server.settings import Settings
from tests.server.attacks.attackers import Tally, Target
from tests.server.attacks.attempts.all_of_them import ATTEMPTS
from tests.server.attacks.honest_play import HonestTable
from tests.server.attacks.scales import Scales
from tests.server.client import eventually
from tests.server.deployment import FOR_TESTS, Deployment, Kind, start_cold

RECOVERY = 15.0  # seconds after which a server that serves nobody is started anew
OVERTIME = 20.0  # seconds an attacker may take beyond its time
PATIENCE = 60.0  # seconds for a start on a busy machine
MOVES = 2  # that each honest table plays after an attack, to show that all is well again


class Scene:
    """What is attacked, and what is measured meanwhile."""

    def __init__(self, kind: Kind, folder: Path, database: str) -> None:
        usual = {name: getattr(Settings(), name) for name in FOR_TESTS}
        self.deployment = Deployment(kind, folder, database, **usual)
        for server in self.deployment.servers:
            server.begin = start_cold
        self.deployment.start()
        self.tables = [
            HonestTable(self.deployment, "Ada", "ticket-usa"),
            HonestTable(self.deployment, "Bo", "trans-europa"),
        ]
        self.scales = Scales(self.deployment)
        for each in (*self.tables, self.scales):
            each.start()
        self.plays_on()

    def attack(self, name: str, seconds: float) -> Tally:
        """Let an attacker do its worst for a while, in a process of its own."""
        for table in self.tables:
            table.move.reset()
            table.bot.reset()
        self.scales.reset()
        target = Target(
            tuple(server.port for server in self.deployment.servers),
            tuple(server.pid for server in self.deployment.servers),
            self.tables[0].newest,
        )
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        attacker = context.Process(target=_carry_out, args=(name, target, seconds, theirs))
        attacker.start()
        theirs.close()
        tally = Tally({"did not come to an end": 1})
        try:
            if ours.poll(seconds + OVERTIME):
                tally = ours.recv()
        except EOFError:
            tally = Tally({"fell over": 1})
        attacker.kill()
        attacker.join()
        return tally

    def plays_on(self) -> bool:
        """Whether both tables go on within a time; if not, the deployment is started anew."""
        if self._has_gone_on(RECOVERY):
            return True
        self.kill_and_restart()
        assert self._has_gone_on(PATIENCE), f"Nobody can play any more:\n{self.deployment.log()}"
        return False

    def _has_gone_on(self, patience: float) -> bool:
        goals = [(table, table.acknowledged() + MOVES) for table in self.tables]
        try:
            eventually(lambda: all(each.acknowledged() >= goal for each, goal in goals), patience)
        except AssertionError:
            return False
        return True

    def kill_and_restart(self) -> None:
        """`kill -9`, and open again."""
        self.deployment.kill()
        for server in self.deployment.servers:
            server.sweep()
        self.deployment.restart()

    def waits(self) -> tuple[float, float]:
        """The longest waits for a move and for a bot, at either table."""
        moves = max(table.move.longest() for table in self.tables)
        return moves, max(table.bot.longest() for table in self.tables)

    def close(self) -> None:
        """Nobody plays any more."""
        for each in (*self.tables, self.scales):
            each.end()


def _carry_out(name: str, target: Target, seconds: float, result: Connection) -> None:
    """In the attacker's process."""
    result.send(ATTEMPTS[name](target, time.monotonic() + seconds))
