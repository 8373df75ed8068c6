"""What the browser tests need: `python -m tests.browser.needed` finds a Chromium or installs it."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PAGES = Path(__file__).parents[2] / "src/stellwerk/server/pages/index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
NO_CHROMIUM = "Chromium is missing: apt install chromium, or set CHROMIUM to where it is."
MINUTES = 5


def find_chromium() -> str | None:
    """Where it is: what CHROMIUM says, one of this machine, or the one Playwright has fetched."""
    if chosen := os.environ.get("CHROMIUM"):
        return chosen
    of_this_machine = (shutil.which(name) for name in NAMES)
    return next((file for file in of_this_machine if file), None) or _of_playwright()


def _of_playwright() -> str | None:
    if find_spec("playwright") is None:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        file = playwright.chromium.executable_path
    return file if Path(file).exists() else None


def find_shell() -> str | None:
    """Chromium without windows, which takes half the time for a page but shows no notices.

    None if there is none, or if somebody chose which Chromium it shall be.
    """
    return None if "CHROMIUM" in os.environ else shutil.which(SHELL)


def install_chromium() -> None:
    """By Debian's packages if we may, otherwise as Playwright does; silent if neither works."""
    if _may_install():
        _try("apt-get", "update", "--quiet")
        _install("chromium")
    else:
        _try(sys.executable, "-m", "playwright", "install", "chromium")


def install_shell() -> None:
    """By Debian's packages, if they have one; without it all tests run in the whole Chromium."""
    if _may_install() and "CHROMIUM" not in os.environ:
        _install(SHELL)


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install(package: str) -> None:
    _try("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package)


def _try(*command: str) -> None:
    try:
        subprocess.run(command, check=False, timeout=60 * MINUTES, capture_output=True)
    except (OSError, subprocess.TimeoutExpired):
        return


CHROMIUM = find_chromium()
WINDOWLESS = find_shell() or CHROMIUM


def what_is_missing() -> str | None:
    """Why no browser can be sent to the pages; None if one can."""
    if find_spec("playwright") is None:
        return "The package playwright is missing; make test installs it."
    if CHROMIUM is None:
        return NO_CHROMIUM
    return None if PAGES.exists() else "The web app is not built; make test builds it."


MISSING = what_is_missing()


def main() -> int:
    """Say in one line what is missing; all other tests run without it."""
    if CHROMIUM is None:
        print("Installing Chromium for the browser tests …", flush=True)
        install_chromium()
        if find_chromium() is None:
            print(NO_CHROMIUM, file=sys.stderr)
    if find_shell() is None:
        install_shell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
