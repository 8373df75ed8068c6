"""Builds the kernel with every check there is, in a folder of its own, and plays with it.

Cython checks indices and divisors of Python's kind, the address sanitizer every byte of memory, and
the undefined-behaviour sanitizer every index of a C array, every division, shift and overflow. The
first thing that any of them finds ends the run with a report.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).parents[2]
BUILD = PROJECT / "build" / "sanitized"
LIBRARIES = ("libasan.so", "libubsan.so")
Finished = subprocess.CompletedProcess[str]


def main() -> int:
    """Build, play, and say how long both took."""
    parser = argparse.ArgumentParser(prog="python -m tests.sanitized")
    parser.add_argument("--seconds", type=int, default=120, help="how long to play (default: 120)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    started = time.monotonic()
    if build():
        return 1
    print(f"kernel built with all checks in {time.monotonic() - started:.0f} s", flush=True)
    canary = run("canary", capture_output=True)
    if "out of bounds" not in canary.stderr:
        print(f"the sanitizers do not work: they let a deck of 300 cards pass\n{canary.stderr}")
        return 1
    found = run("play", str(arguments.seconds), str(arguments.seed))
    print("nothing found" if found.returncode == 0 else f"stopped with {found.returncode}")
    return found.returncode


def build() -> int:
    """Compile a copy of the sources; what has not changed since last time is not compiled again."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(PROJECT / name, BUILD / name)
    without = shutil.ignore_patterns("*.so", "*.egg-info", "pages", "__pycache__")
    shutil.copytree(PROJECT / "src", BUILD / "src", ignore=without, dirs_exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    built = subprocess.run(
        command,
        cwd=BUILD,
        env=os.environ | {"STELLWERK_SANITIZED": "1"},
        capture_output=True,
        text=True,
    )
    if built.returncode:
        print(built.stdout[-4000:], built.stderr[-4000:])
    return built.returncode


def run(module: str, *arguments: str, capture_output: bool = False) -> Finished:
    """Run a module of this folder with the sanitized kernel."""
    command = [sys.executable, "-m", f"tests.sanitized.{module}", *arguments]
    return subprocess.run(
        command, cwd=PROJECT, env=environment(), capture_output=capture_output, text=True
    )


def environment() -> dict[str, str]:
    """The sanitizers' libraries come before all others, and Python leaves memory to them."""
    compiler = os.environ.get("CC", "gcc")
    found = [
        subprocess.run(
            [compiler, f"-print-file-name={library}"], capture_output=True, text=True, check=True
        ).stdout.strip()
        for library in LIBRARIES
    ]
    return os.environ | {
        "LD_PRELOAD": " ".join(found),
        "PYTHONPATH": os.pathsep.join([str(BUILD / "src"), str(PROJECT)]),
        "PYTHONMALLOC": "malloc",
        # Python itself keeps some memory to the end.
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


if __name__ == "__main__":
    sys.exit(main())
