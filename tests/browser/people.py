"""Somebody with a browser, who plays as people do: reads what the page asks, and presses."""

import contextlib
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, expect
from playwright.sync_api import TimeoutError as TooSlow

from tests.server.client import Json, seat_wish
from tests.server.deployment import Deployment

PATIENCE = 30_000  # milliseconds; only a page that hangs takes as long
expect.set_options(timeout=PATIENCE)  # five seconds otherwise, which a busy machine may take
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
CONFIRM = "[data-confirm]"  # the second press that a move waits for
PRESSED = "[data-pressed-by-test]"

#: What to do first in a match that shall end soon; anything else by chance.
EAGER = (
    r"^Claim a route",
    r"^(Take a card|Draw a card)",
    r"^(Lay a rail|Place)",
    r"^Pay the extra",
)

#: Given the question and its answers: which one.
Choose = Callable[[str, Sequence[str]], int]


def eager(chance: random.Random) -> Choose:
    """Somebody who wants the match to end."""

    def choose(_question: str, answers: Sequence[str]) -> int:
        for wanted in EAGER:
            fitting = [i for i, answer in enumerate(answers) if re.search(wanted, answer)]
            if fitting:
                return chance.choice(fitting)
        return chance.randrange(len(answers))

    return choose


class Person:
    """One browser window with its own cookies, and whoever sits before it."""

    def __init__(
        self,
        browser: Browser,
        deployment: Deployment,
        name: str,
        language: str = "en",
        *,
        reads_text: bool = False,
        is_known: bool = True,
        theme: str = "light",
        **context: Any,
    ) -> None:
        self.deployment = deployment
        self.name = name
        #: What no page should ever do: errors, requests to other places, what its policy forbids.
        self.troubles: list[str] = []
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": language}
        self.context = browser.new_context(**{**settings, **context})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            "if (origin !== 'null' && !localStorage.getItem('stellwerk.theme')) {"
            f"localStorage.setItem('stellwerk.theme', '{theme}');"
            f"localStorage.setItem('stellwerk.text-mode', '{'on' if reads_text else 'off'}'); }}"
        )
        self.page = self.context.new_page()
        self._watch()
        if is_known:
            self.ask("POST", "/api/people", {"name": name, "language": language})

    def _watch(self) -> None:
        self.page.on("pageerror", lambda error: self.troubles.append(f"{self.name}: {error}"))
        self.page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith(("data:", "blob:", self.deployment.address()))
                else self.troubles.append(f"{self.name}: asked {request.url}")
            ),
        )

        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.troubles.append(f"{self.name}: {message.text}")

    def leave(self) -> None:
        """Close the window."""
        with contextlib.suppress(Error):
            self.context.close()

    def picture(self, file: Path) -> str:
        """Take a picture of the page: where it is, and what the page says."""
        try:
            self.page.screenshot(path=file)
            return f"{file}\n{self.page.url}\n{self.page.inner_text('body')[:1500]}"
        except Error as error:
            return f"(no picture: {error})"

    # — the server, without the pages

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as the page would, with the same cookies."""
        address = f"{self.deployment.address()}{path}"
        # As a page does: a connection that the server closed while it rested is opened anew.
        again = 1 if method == "GET" else 0
        answer = self.context.request.fetch(address, method=method, data=body, max_retries=again)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json() if answer.body() else None

    def new_table(self, game: str, seats: Sequence[str], **settings: Any) -> Json:
        """`{"table": …, "invitation": …}`; bots do not pause."""
        wishes = [seat_wish(wish) for wish in seats]
        return self.ask(
            "POST", "/api/tables", {"game": game, "seats": wishes, "bot_pause": 0, **settings}
        )

    def table(self, table: str) -> Json:
        """The table as this person sees it."""
        return self.ask("GET", f"/api/tables/{table}")

    # — the pages

    def open(self, path: str) -> None:
        """Type an address of the deployment, or a whole one."""
        self.page.goto(path if path.startswith("http") else f"{self.deployment.address()}{path}")

    def sit_at(self, game: str, seats: Sequence[str], **settings: Any) -> str:
        """Make a table and go there: its id."""
        table: str = self.new_table(game, seats, **settings)["table"]["id"]
        self.open(f"/t/{table}")
        return table

    def find(self, selector: str) -> Locator:
        """Something on the page."""
        return self.page.locator(selector)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button with this name."""
        return self.page.get_by_role("button", name=name)

    def sees(self, text: str | re.Pattern[str], timeout: float = PATIENCE) -> None:
        """Wait until the page says this."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=timeout)

    # — playing, whatever the game, with the list of moves

    @property
    def question(self) -> Locator:
        """What the list of moves asks."""
        return self.find(".prompt .chooser")

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.find("#tab-result").count() > 0

    def wait_for_question(self, patience: float = 4 * PATIENCE) -> bool:
        """Until the page asks something (True) or the match is over (False)."""
        self.page.wait_for_function(
            "() => document.querySelector('#tab-result')"
            " || document.querySelector("
            "'.prompt .chooser [data-choice]:not([aria-disabled=true])')",
            timeout=patience,
            polling=40,  # a page that is watched at every frame is also drawn at every frame
        )
        return not self.is_over()

    def answer(self, choose: Choose) -> None:
        """Answer one question, or one part of it."""
        if self.find(".prompt .chooser input[type=checkbox]").count() > 0:
            self._tick(choose)
            return
        answers = self.find(".prompt .chooser [data-choice]")
        words = answers.all_inner_texts()
        if not words:
            return  # it was answered otherwise meanwhile
        asked = self.question.get_attribute("aria-label") or ""
        self.press(answers.nth(choose(asked, words)))
        self.confirm()

    def confirm(self) -> None:
        """Mean what was pressed, if the page asks once more."""
        with contextlib.suppress(Error):
            if self.find(CONFIRM).count() > 0:
                self.find(CONFIRM).click(timeout=2_000)

    def _tick(self, choose: Choose) -> None:
        """Tick one after another until that may be taken."""
        boxes = self.find(".prompt .chooser input[type=checkbox]")
        take = self.find(".prompt .chooser .button.primary")
        for index in range(boxes.count()):
            boxes.nth(index).check()
            if take.is_enabled():
                break
        self.press(take)

    def press(self, button: Locator) -> None:
        """Press, and wait until the page has taken note: nobody presses twice within a blink."""
        try:
            button.evaluate("button => button.setAttribute('data-pressed-by-test', '')")
            button.click(timeout=5_000)
            self.page.wait_for_function(
                f"() => !document.querySelector('{PRESSED}')"
                f" || document.querySelector('{CONFIRM}')",
                timeout=2_000,
                polling=20,
            )
        except TooSlow:
            # The same question came again, or it was settled before the finger came down.
            self.page.evaluate(
                f"document.querySelector('{PRESSED}')?.removeAttribute('data-pressed-by-test')"
            )

    def play_out(self, choose: Choose | None = None, limit: float = 1200) -> int:
        """Answer everything until the match is over: how many presses it took."""
        choose = choose or eager(random.Random(1))
        deadline = time.monotonic() + limit
        presses = 0
        while self.wait_for_question():
            assert time.monotonic() < deadline, f"The match is not over after {limit} s."
            self.answer(choose)
            presses += 1
        return presses
