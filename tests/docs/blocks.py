"""The code blocks of README.md, CONTRIBUTING.md and docs/: every one is run, read, or excused.

A block that cannot be run says why, in the line before it: `<!-- not run: REASON -->`.
"""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from typer.main import get_command

from stellwerk.cli.main import app
from tests.cli.running import invoke

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(
    r"^(?:[ ]*<!-- not run: (?P<reason>[^>]+?) -->\n)?"
    r"(?P<indent>[ ]*)```(?P<kind>\w*)\n(?P<code>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
INDENTED = re.compile(r"^    (stellwerk .+)$", re.MULTILINE)
RUN = {"games", "rules", "sim", "ladder", "dataset", "replay", "verify", "picture", "board"}
"""Commands that end by themselves and soon; of the others the words are checked."""
ASKS_MANY = {"sim", "ladder", "dataset"}
SMALLER = {"--games": "4", "--deals": "2", "--trials": "1", "--step": "9"}
"""A page shows what one would ask for; here a little of it is enough."""


@dataclass(frozen=True)
class Block:
    """One block of a page."""

    page: Path
    line: int
    kind: str
    code: str
    reason: str | None
    """why it is not run, if it is not"""

    @property
    def place(self) -> str:
        """Where it stands."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    words = page.read_text(encoding="utf-8")
    for found in FENCED.finditer(words):
        line = words[: found.start("code")].count("\n") + 1
        yield Block(page, line, found["kind"], dedent(found["code"]), found["reason"])


def indented_commands(page: Path) -> list[str]:
    """Commands that stand indented, without a fence."""
    words = FENCED.sub("", page.read_text(encoding="utf-8"))
    return INDENTED.findall(words)


def run_block(block: Block, names: dict[str, object]) -> None:
    """Run a block in the folder where we are; what it cannot be, it must not claim to be."""
    if block.kind == "python":
        exec(compile(block.code, block.place, "exec"), names)
    elif block.kind == "sh":
        for line in block.code.replace("\\\n", " ").splitlines():
            if shlex.split(line, comments=True):
                run_line(shlex.split(line, comments=True), block.place)
    elif block.kind == "json":
        json.loads(block.code)
    elif block.kind == "toml":
        tomllib.loads(block.code)
    else:
        raise AssertionError(f"{block.place}: nobody knows how to try a block of {block.kind!r}")


def run_line(words: list[str], place: str) -> None:
    """A line of a shell: commands of ours are run or at least understood, others are known."""
    program, *rest = words
    if program == "stellwerk":
        check_command(rest, place)
        if rest[0] in RUN and (rest[0] != "ladder" or "--bots" in rest):
            answer = invoke(*smaller(rest))
            assert answer.code == 0, f"{place}: {shlex.join(words)}: {answer.err}"
    elif program == "make":
        target = rest[0]
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), place
    elif program == "pip":
        known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        for extra in re.findall(r"\[([\w,-]+)\]", " ".join(rest)):
            assert set(extra.split(",")) <= set(known["optional-dependencies"]), place
    else:
        raise AssertionError(f"{place}: excuse the block, or say how {program!r} is tried")


def smaller(words: list[str]) -> list[str]:
    """The same command with less work."""
    made = list(words)
    for place, word in enumerate(words[:-1]):
        if word in SMALLER:
            made[place + 1] = SMALLER[word]
        if word == "--jobs":
            made[place + 1] = "1"
    return made if "--jobs" in made or words[0] not in ASKS_MANY else [*made, "--jobs", "1"]


def check_command(words: list[str], place: str) -> None:
    """Whether there is such a command with such options."""
    command = get_command(app)
    name, context = "stellwerk", None
    rest = list(words)
    while True:
        try:
            context = command.make_context(name, rest, parent=context)
        except Exception as error:
            raise AssertionError(f"{place}: stellwerk {shlex.join(words)}: {error}") from error
        if not hasattr(command, "resolve_command"):
            return
        name, command, rest = command.resolve_command(
            context, [*context._protected_args, *context.args]
        )
