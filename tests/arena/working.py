"""Work for workers of tests: it can be counted, fail, and kill whoever does it."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Squares:
    """Squares numbers, slowly if wanted."""

    seconds: float = 0.0

    def __call__(self, number: int) -> int:
        time.sleep(self.seconds)
        return number * number


@dataclass(frozen=True)
class DeadlyOnce:
    """Squares numbers; whoever comes to number 3 first is killed, as by a machine that fails."""

    trace: Path

    def __call__(self, number: int) -> int:
        if number == 3 and not self.trace.exists():
            self.trace.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


@dataclass(frozen=True)
class AlwaysDeadly:
    """Nobody survives it."""

    def __call__(self, number: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return number


@dataclass(frozen=True)
class Faulty:
    """Fails by itself, as a bot does that answers with nonsense."""

    def __call__(self, number: int) -> int:
        raise ValueError(f"number {number} is not liked")
