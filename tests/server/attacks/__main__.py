"""An hour of attacks in minutes: what each of them does to people who only want to play.

    python -m tests.server.attacks [--seconds 5] [--kind two-processes] [--only "pings at a table"]

A real server with the usual settings is attacked, from the loopback only and for a bounded time,
while two people play against bots. One line for each attack tells how long a move waited from
being sent to being seen, how long a bot took, how much memory server and workers took together,
and what the attackers met with. At the end every move that was ever acknowledged must be there,
also after `kill -9`. The exit code is 1 if anybody waited longer than a second, the memory went
over 600 MB, the server was at a loss for an answer (500), an attack got what it wanted, or anything
was lost.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.server.attacks.attackers import SUCCEEDED, Tally
from tests.server.attacks.attempts.all_of_them import ATTEMPTS
from tests.server.attacks.scene import Scene
from tests.server.deployment import KINDS, Kind
from tests.server.postgres import Cluster

MOST_SECONDS = 1.0
MOST_MEGABYTES = 600.0


@dataclass(frozen=True)
class Outcome:
    """What an attack has done."""

    name: str
    move: float
    bot: float
    megabytes: float
    recovered: bool
    tally: Tally

    @property
    def holds(self) -> bool:
        """Whether nobody had to suffer from it."""
        soon = max(self.move, self.bot) <= MOST_SECONDS
        faultless = self.tally["500"] == 0 and self.tally[SUCCEEDED] == 0
        return self.recovered and soon and faultless and self.megabytes <= MOST_MEGABYTES

    def __str__(self) -> str:
        sign = "    " if self.holds else "BAD "
        anew = "" if self.recovered else "; had to be started anew"
        return (
            f"{sign}{self.name:26} {self.move:8.2f} {self.bot:8.2f} {self.megabytes:8.0f}"
            f"   {self.tally}{anew}"
        )


def try_all(scene: Scene, names: list[str], seconds: float) -> list[Outcome]:
    """One after the other, with a line for each."""
    print(f"    {'attack':26} {'move, s':>8} {'bot, s':>8} {'MB':>8}   what attackers met with")
    outcomes = []
    for name in names:
        tally = scene.attack(name, seconds)
        recovered = scene.plays_on()
        outcomes.append(Outcome(name, *scene.waits(), scene.scales.most, recovered, tally))
        print(outcomes[-1], flush=True)
    return outcomes


def find_lost(scene: Scene) -> list[str]:
    """What was acknowledged and is not there, before and after the plug is pulled."""
    scene.close()
    lost = [line for table in scene.tables for line in table.lost()]
    scene.kill_and_restart()
    lost += [line for table in scene.tables for line in table.lost()]
    moves = sum(table.acknowledged() for table in scene.tables)
    print(f"Of {moves} acknowledged moves {len(lost) or 'none'} were lost, also after kill -9.")
    for line in lost:
        print(f"  {line}")
    return lost


def run(kind: Kind, names: list[str], seconds: float, log: Path | None) -> bool:
    """All of it; whether all held."""
    cluster = None if kind == "sqlite" else Cluster()
    with tempfile.TemporaryDirectory() as rooms:
        folder = Path(rooms)
        file = f"sqlite+aiosqlite:///{folder / 'stellwerk.db'}"
        scene = Scene(kind, folder, file if cluster is None else cluster.new_database())
        try:
            outcomes = try_all(scene, names, seconds)
            lost = find_lost(scene)
        finally:
            if log is not None:
                log.write_text(scene.deployment.log())
            scene.deployment.stop()
            if cluster is not None:
                cluster.stop()
    bad = [outcome for outcome in outcomes if not outcome.holds]
    print(f"{len(outcomes) - len(bad)} of {len(outcomes)} attacks failed, as they should.")
    return not bad and not lost


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each attack lasts")
    parser.add_argument("--kind", choices=KINDS, default="sqlite")
    parser.add_argument("--only", choices=list(ATTEMPTS), action="append", metavar="ATTACK")
    parser.add_argument("--log", type=Path, help="where to keep the end of the server's log")
    wanted = parser.parse_args()
    good = run(wanted.kind, wanted.only or list(ATTEMPTS), wanted.seconds, wanted.log)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
