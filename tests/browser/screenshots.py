"""Pictures of all pages for docs/screenshots: `python -m tests.browser.screenshots [FOLDER]`."""

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.needed import CHROMIUM, MISSING
from tests.browser.people import DESKTOP, PHONE, Person
from tests.server.deployment import Deployment, build_deployment

if TYPE_CHECKING:
    from tests.server.client import Json

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
LARGEST = 110_000  # bytes
SIZES = {"desktop": DESKTOP, "phone": PHONE}
#: Matches that are shown, each after so many of my own moves.
TABLES = {
    "ticket-europe": 34,
    "ticket-switzerland": 24,
    "ticket-usa": 40,
    "trans-europa": 12,
    "trans-amerika": 10,
    "wensleydale": 40,
    "nurnberg": 52,
}
RESULTS = {"result": "ticket-europe", "trans-result": "trans-europa", "line-result": "wensleydale"}
#: What there is more to see of, first.
BUSY = (
    ("claim", "lay", "place", "bid", "stake", "start", "extend", "carry", "buy"),
    ("draw", "draw-blind"),
)


@dataclass(frozen=True)
class Scene:
    """A page worth a picture."""

    name: str
    path: str
    reads_text: bool = False
    is_guest: bool = True


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


def scenes_around(person: Person) -> Iterator[Scene]:
    """What is seen before and after matches."""
    yield Scene("home", "/", is_guest=False)
    yield Scene("new", "/new/ticket-europe?mode=friends")
    waiting = person.new_table("ticket-usa", ["me", "open", "bot"])
    yield Scene("waiting", f"/t/{waiting['table']['id']}")
    token = waiting["invitation"]["token"]
    yield Scene("invitation", f"/invitation#{token}", is_guest=False)
    yield Scene("settings", "/settings")
    yield Scene("watch", "/watch")
    yield Scene("rules", "/rules/wensleydale")


def scenes_of_play(person: Person) -> Iterator[Scene]:
    """Tables before, in the middle of, and after a match."""
    fresh = person.new_table("ticket-europe", ["me", "bot", "bot"])["table"]["id"]
    yield Scene("tickets", f"/t/{fresh}")
    for game, moves in TABLES.items():
        made = person.new_table(game, ["me", "bot", "bot"], options={"first_seat": 0})
        table = made["table"]["id"]
        play(person, table, moves)
        yield Scene(game, f"/t/{table}")
        if game == "ticket-europe":
            yield Scene("text", f"/t/{table}", reads_text=True)
    curtain = person.new_table("trans-amerika", ["me", "me:Bob"])["table"]["id"]
    yield Scene("curtain", f"/t/{curtain}")
    for name, game in RESULTS.items():
        table = person.new_table(game, ["me", "bot", "bot"])["table"]["id"]
        play(person, table, 2000)
        yield Scene(name, f"/t/{table}")
        if name == "result":
            yield Scene("replay", f"/t/{table}/replay/90")
    yield Scene("matches", "/matches")


def take(person: Person, path: str, file: Path) -> None:
    """One picture, as good as fits the limit."""
    person.open(path)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(1_500)
    if file.suffix == ".png":
        person.page.screenshot(path=file)
        return
    for quality in (80, 66, 52, 40):
        person.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size <= LARGEST:
            return


def take_all(browser: Browser, deployment: Deployment, folder: Path, kind: str) -> None:
    """Every page in both themes, on a desk and on a phone."""
    first = Person(browser, deployment, "Ada")
    scenes = [*scenes_around(first), *scenes_of_play(first)]
    known = {"cookies": first.context.storage_state()["cookies"], "origins": []}
    for scene, size, theme in product(scenes, SIZES, ("light", "dark")):
        person = Person(
            browser,
            deployment,
            "Ada",
            is_known=False,
            theme=theme,
            reads_text=scene.reads_text,
            viewport=SIZES[size],
            has_touch=size == "phone",
            is_mobile=size == "phone",
            **({"storage_state": known} if scene.is_guest else {}),
        )
        file = folder / f"{scene.name}-{size}-{theme}.{kind}"
        take(person, scene.path, file)
        print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)
        person.leave()
    first.leave()


def main() -> int:
    """Write all pictures; a second word, `png`, makes them exact instead of small."""
    if MISSING is not None:
        print(f"No pictures: {MISSING}", file=sys.stderr)
        return 1
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    kind = sys.argv[2] if len(sys.argv) > 2 else "jpg"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as rooms, sync_playwright() as playwright:
        deployment = build_deployment("sqlite", Path(rooms), lambda: "")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            take_all(browser, deployment, folder, kind)
        finally:
            browser.close()
            deployment.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
