"""Runs tests, and the few that fail once more, alone.

    python -m tests.second_look NAME PYTEST-ARGUMENTS

`.ci/run` has real browsers, databases and several processes at work at once on two cores. A test
that fails there and passes alone is unsteady: behind it is a race, in Stellwerk or in the test. The
run fails all the same; the second look only says which kind of failure it is, so that whoever reads
the output knows whether to look for a race or for a mistake. `make test` does without it.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

#: With more than these something is wrong at large, and a second look tells nothing.
MOST_LOOKED_AT_AGAIN = 3
KEPT = Path("build", "second_look")
#: What pytest says when tests ran to the end and some of them failed.
SOME_FAILED = 1


def run(name: str, arguments: Sequence[str]) -> int:
    """The exit code of pytest at the first look: what failed has failed."""
    cache = KEPT / name
    shutil.rmtree(cache, ignore_errors=True)
    options = ["-o", f"cache_dir={cache.absolute()}"]
    code = pytest([*arguments, *options])
    failed = failed_tests(cache)
    if code != SOME_FAILED or not 1 <= len(failed) <= MOST_LOOKED_AT_AGAIN:
        return code
    print(f"Once more, alone: {', '.join(failed)}", flush=True)
    alone = ["-n", "0", "--last-failed", "--last-failed-no-failures", "none"]
    pytest([*arguments, *options, *alone])
    still = failed_tests(cache)
    for test in failed:
        kind = "fails alone, too" if test in still else "unsteady: it passes alone"
        print(f"{test} {kind}", flush=True)
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
