"""Runs tests, and the few that fail once more, alone.

    python -m tests.second_look NAME PYTEST-ARGUMENTS

`.ci/run` has real browsers, databases and several processes at work at once on two cores. A test
that fails there and passes alone is unsteady: behind it is a race, in Stellwerk or in the test. One
such test does not throw away a whole run, but it is named at the end of it, and somebody has to
look for the race. `make test` does without a second look.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

#: With more than these something is wrong that no second look makes right.
MOST_LOOKED_AT_AGAIN = 3
KEPT = Path("build", "second_look")
#: What pytest says when tests ran to the end and some of them failed.
SOME_FAILED = 1


def run(name: str, arguments: Sequence[str]) -> int:
    """The exit code of pytest: zero as well if all that failed passes alone."""
    cache = KEPT / name
    shutil.rmtree(cache, ignore_errors=True)
    options = ["-o", f"cache_dir={cache.absolute()}"]
    code = pytest([*arguments, *options])
    failed = failed_tests(cache)
    if code != SOME_FAILED or not 1 <= len(failed) <= MOST_LOOKED_AT_AGAIN:
        return code
    print(f"Once more, alone: {', '.join(failed)}", flush=True)
    alone = ["-n", "0", "--last-failed", "--last-failed-no-failures", "none"]
    code = pytest([*arguments, *options, *alone])
    if code == 0:
        what = "Unsteady, failed beside others and passed alone"
        unsteady = "".join(f"{what}: {test}\n" for test in failed)
        (KEPT / f"{name}.txt").write_text(unsteady, "utf-8")
        print(unsteady, end="", flush=True)
    return code


def pytest(arguments: Sequence[str]) -> int:
    """Its exit code; in a process of its own: nothing of a first look may be left in a second."""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def failed_tests(cache: Path) -> list[str]:
    """What pytest wrote down as failed."""
    kept = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(kept.read_text("utf-8"))) if kept.exists() else []


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
