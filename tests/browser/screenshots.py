"""Pictures of all pages for docs/screenshots: `python -m tests.browser.screenshots [FOLDER]`.

With `--all-sizes` they are taken on every screen that the pages are looked at on, and names of
scenes (`--only puzzle hint`) leave out the others.
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from playwright.sync_api import Browser, sync_playwright

from stellwerk.study.puzzles.shelf import shipped_puzzles
from tests.browser.conftest import FLAGS
from tests.browser.needed import CHROMIUM, MISSING
from tests.browser.people import DESKTOP, PHONE, Person
from tests.server.client import eventually
from tests.server.deployment import Deployment, build_deployment
from tests.study.conftest import played

if TYPE_CHECKING:
    from tests.server.client import Json

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
LARGEST = 110_000  # bytes
SLOW = 600  # seconds
#: On phones the hint is in the menu.
HINT_OR_MENU = ".undo:has-text('Hint'), .menu > button"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ALL_SIZES = {
    "wide": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "touch": {"width": 390, "height": 844},
    "aside": {"width": 740, "height": 360},  # a phone on its side
    "zoomed": {"width": 720, "height": 450},  # a desk at 200 %
}
TOUCHED = ("phone", "tablet", "touch", "aside")
#: In pixels.
Size: TypeAlias = dict[str, int]
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
    #: Pressed one after another before the picture is taken, where it is there.
    presses: tuple[str, ...] = ()
    #: What there is to see; it may take a while.
    ready: str = "body"


class Wanted(list[str]):
    """Names of scenes; all of them, if none is named."""

    def has(self, *names: str) -> bool:
        """Whether one of these is to be taken."""
        return not self or any(name in self for name in names)


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


def scenes_of_play(person: Person, wanted: Wanted) -> Iterator[Scene]:
    """Tables before, in the middle of, and after a match."""
    fresh = person.new_table("ticket-europe", ["me", "bot", "bot"])["table"]["id"]
    yield Scene("tickets", f"/t/{fresh}")
    for game, moves in TABLES.items():
        if not wanted.has(game, *(["text"] if game == "ticket-europe" else [])):
            continue
        made = person.new_table(game, ["me", "bot", "bot"], options={"first_seat": 0})
        table = made["table"]["id"]
        play(person, table, moves)
        yield Scene(game, f"/t/{table}")
        if game == "ticket-europe":
            yield Scene("text", f"/t/{table}", reads_text=True)
    curtain = person.new_table("trans-amerika", ["me", "me:Bob"])["table"]["id"]
    yield Scene("curtain", f"/t/{curtain}")
    for name, game in RESULTS.items():
        if not wanted.has(name, "matches", *(["replay"] if name == "result" else [])):
            continue
        table = person.new_table(game, ["me", "bot", "bot"])["table"]["id"]
        play(person, table, 2000)
        yield Scene(name, f"/t/{table}")
        if name == "result":
            yield Scene("replay", f"/t/{table}/replay/90")
    yield Scene("matches", "/matches")


def scenes_of_study(person: Person, wanted: Wanted) -> Iterator[Scene]:
    """Where people learn: a lesson, a hint, a puzzle, a place to try, and looking back."""
    lesson = person.ask("GET", "/api/lessons")["lessons"][0]["name"]
    begun = person.ask("POST", f"/api/lessons/{lesson}")["id"]
    yield Scene("lesson", f"/t/{begun}", ready="section.lesson")
    hinted = person.new_table("ticket-switzerland", ["me", "bot"], options={"first_seat": 0})
    yield Scene(
        "hint",
        f"/t/{hinted['table']['id']}",
        presses=(HINT_OR_MENU, ".entry:has-text('Hint')", "section.hint .button"),
        ready="section.hint",
    )
    puzzles = sorted(shipped_puzzles().values(), key=lambda each: each.id)
    puzzle = next(each for each in puzzles if each.theme == "cheapest-network")
    yield Scene("puzzle", f"/puzzles/{puzzle.id}", ready="section.puzzle")
    yield Scene(
        "analysis", "/analysis", presses=("main .button.primary",), ready="[data-values] button"
    )
    if wanted.has("review"):
        record = played("trans-europa", players=3, rounds=1).record
        table = person.ask("POST", "/api/records", record)["id"]
        person.ask("POST", f"/api/tables/{table}/review")
        done = lambda: person.ask("GET", f"/api/tables/{table}/review")["review"] is not None  # noqa: E731
        eventually(done, timeout=SLOW)
        yield Scene("review", f"/t/{table}/replay?review", ready=".review table")


def take(person: Person, scene: Scene, file: Path) -> None:
    """One picture, as good as fits the limit."""
    person.open(scene.path)
    person.page.wait_for_load_state("networkidle")
    for press in scene.presses:
        for button in person.find(press).filter(visible=True).all()[:1]:
            button.click()
            person.page.wait_for_timeout(500)
    person.find(scene.ready).first.wait_for(state="attached", timeout=SLOW * 1000)
    person.page.wait_for_timeout(1_500)
    if file.suffix == ".png":
        person.page.screenshot(path=file)
        return
    for quality in (80, 66, 52, 40):
        person.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size <= LARGEST:
            return


def take_all(
    browser: Browser, deployment: Deployment, wishes: argparse.Namespace, sizes: dict[str, Size]
) -> None:
    """Every page in both themes, on every screen."""
    first = Person(browser, deployment, "Ada")
    wanted = Wanted(wishes.only)
    scenes = [
        scene
        for scene in (
            *scenes_around(first),
            *scenes_of_play(first, wanted),
            *scenes_of_study(first, wanted),
        )
        if wanted.has(scene.name)
    ]
    known = {"cookies": first.context.storage_state()["cookies"], "origins": []}
    for scene, size, theme in product(scenes, sizes, ("light", "dark")):
        person = Person(
            browser,
            deployment,
            "Ada",
            is_known=False,
            theme=theme,
            reads_text=scene.reads_text,
            viewport=sizes[size],
            has_touch=size in TOUCHED,
            is_mobile=size in TOUCHED,
            **({"storage_state": known} if scene.is_guest else {}),
        )
        file: Path = wishes.folder / f"{scene.name}-{size}-{theme}.{wishes.kind}"
        take(person, scene, file)
        print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)
        person.leave()
    first.leave()


def read_wishes() -> argparse.Namespace:
    """Which pictures, and where to."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    reader.add_argument("--kind", choices=("jpg", "png"), default="jpg", help="small, or exact")
    reader.add_argument("--all-sizes", action="store_true")
    reader.add_argument("--only", nargs="+", default=[], metavar="SCENE")
    return reader.parse_args()


def main() -> int:
    """Write the pictures."""
    if MISSING is not None:
        print(f"No pictures: {MISSING}", file=sys.stderr)
        return 1
    wishes = read_wishes()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as rooms, sync_playwright() as playwright:
        deployment = build_deployment("sqlite", Path(rooms), lambda: "")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            take_all(browser, deployment, wishes, ALL_SIZES if wishes.all_sizes else SIZES)
        finally:
            browser.close()
            deployment.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
