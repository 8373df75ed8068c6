"""Pictures of the pages for docs/screenshots: `python -m tests.browser.screenshots [FOLDER]`."""

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, MISSING
from tests.browser.people import DESKTOP, PHONE, Person
from tests.server.house import House, build_house

if TYPE_CHECKING:
    from tests.server.client import Json

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
LARGEST = 200_000  # bytes
SIZES = {"desktop": DESKTOP, "phone": PHONE}
#: What is shown, and after how many of my own moves.
TABLES = {"ticket-europe": 34, "trans-europa": 12, "wensleydale": 40}
#: What there is more to see of, first.
BUSY = (
    ("claim", "lay", "place", "bid", "stake", "start", "extend", "carry", "buy"),
    ("draw", "draw-blind"),
)


def play(person: Person, table: str, moves: int) -> None:
    """Play some moves without the pages, so that there is something to see."""
    chance = random.Random(4)
    place = f"/api/tables/{table}/seats/0"
    while moves > 0 and person.table(table)["status"] == "running":
        state = person.ask("GET", f"{place}/state")
        if state["prompt"] is None:
            time.sleep(0.02)
            continue
        possible: list[Json] = state["prompt"]["moves"]
        for busy in BUSY:
            possible = [move for move in possible if move["do"] in busy] or possible
        move = chance.choice(possible)
        body = {"position": state["number"], "id": f"p{moves}", "move": move}
        person.ask("POST", f"{place}/moves", body)
        moves -= 1


def prepare(person: Person) -> dict[str, str]:
    """Tables in the middle of a match, one that is over: what to show at which address."""
    pages = {"home": "/", "new": "/new/ticket-europe?mode=friends", "rules": "/rules/wensleydale"}
    for game, moves in TABLES.items():
        table = person.new_table(game, ["me", "bot", "bot"], options={"first_seat": 0})
        pages[game] = f"/t/{table['table']['id']}"
        play(person, table["table"]["id"], moves)
    table = person.new_table("ticket-europe", ["me", "bot", "bot"])["table"]["id"]
    play(person, table, 1000)
    pages["result"] = f"/t/{table}"
    pages["replay"] = f"/t/{table}/replay/90"
    return pages


def take(person: Person, path: str, file: Path) -> None:
    """One picture, as good as fits the limit."""
    person.open(path)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(1_500)
    for quality in (82, 70, 58, 45):
        person.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size <= LARGEST:
            return


def take_all(browser: Browser, house: House, folder: Path) -> None:
    """Every page in both themes, and on a phone."""
    first = Person(browser, house, "Ada")
    pages = prepare(first)
    cookies = first.context.storage_state()
    for size, theme in (("desktop", "light"), ("desktop", "dark"), ("phone", "light")):
        wishes = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        person = Person(
            browser,
            house,
            "Ada",
            is_known=False,
            theme=theme,
            viewport=SIZES[size],
            storage_state={"cookies": cookies["cookies"], "origins": []},
            **wishes,
        )
        for name, path in pages.items():
            file = folder / f"{name}-{size}-{theme}.jpg"
            take(person, path, file)
            print(f"{file.name}: {file.stat().st_size // 1000} kB")
        person.leave()
    first.leave()


def main() -> int:
    """Write all pictures."""
    if MISSING is not None:
        print(f"No pictures: {MISSING}", file=sys.stderr)
        return 1
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as rooms, sync_playwright() as playwright:
        house = build_house("sqlite", Path(rooms), lambda: "")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            take_all(browser, house, folder)
        finally:
            browser.close()
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
