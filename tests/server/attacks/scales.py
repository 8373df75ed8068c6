"""How much memory a deployment takes: its servers and all their workers together."""

import contextlib
import threading

import psutil

from tests.server.deployment import Deployment

MEGABYTE = 1_000_000
INTERVAL = 0.05


class Scales(threading.Thread):
    """Weighs all the time, and keeps the largest sum."""

    def __init__(self, deployment: Deployment) -> None:
        super().__init__(name="scales", daemon=True)
        self.most = 0.0
        self._deployment = deployment
        self._ends = threading.Event()

    def run(self) -> None:
        while not self._ends.wait(INTERVAL):
            self.most = max(self.most, weight(self._deployment))

    def end(self) -> None:
        """Weigh no more."""
        self._ends.set()
        self.join()

    def reset(self) -> None:
        """From now on."""
        self.most = 0.0


def weight(deployment: Deployment) -> float:
    """Megabytes; memory that processes share is counted once, where the system says so."""
    total = 0
    for server in deployment.servers:
        with contextlib.suppress(psutil.Error, AssertionError):
            total += sum(_bytes(each) for each in [psutil.Process(server.pid), *server.workers()])
    return total / MEGABYTE


def _bytes(process: psutil.Process) -> int:
    try:
        taken = process.memory_full_info()
    except psutil.Error:
        return 0
    return int(getattr(taken, "pss", taken.rss))
