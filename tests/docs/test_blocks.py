"""Every code block of the README and the docs runs, or says why it does not."""

import doctest
import shlex
import shutil
from pathlib import Path

import pytest

import stellwerk
from stellwerk.match.record import record_text
from stellwerk.study.self_play import played_by_usual
from tests.docs.blocks import (
    PAGES,
    ROOT,
    Block,
    blocks_of,
    check_command,
    indented_commands,
    run_block,
)

HARZ = ROOT / "examples" / "boards" / "ticket-harz.toml"
SESSION = ">>> "
BOTS = "class ClaimsFirst:\n    def choose(self, seat):\n        return seat.legal_actions()[-1]\n"


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture(scope="module")
def record() -> str:
    game = stellwerk.game("trans-amerika", players=2, rounds=1)
    return record_text(played_by_usual(game, 7).record)


@pytest.fixture
def desk(record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what readers have by then: records, a board, a bot of their own."""
    (tmp_path / "my-matches").mkdir()
    for name in ("match.json", "game.json", "my-matches/first.json"):
        (tmp_path / name).write_text(record, encoding="utf-8")
    shutil.copy(HARZ, tmp_path / "my-board.toml")
    (tmp_path / "my_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if list(blocks_of(page))], ids=name_of)
def test_the_blocks_of_a_page_run_one_after_the_other(page: Path, desk: Path) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks_of(page):
        if block.reason is None:
            run_block(block, names)
        elif block.kind == "python":
            compile(block.code, block.place, "exec")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if SESSION in page.read_text(encoding="utf-8")], ids=name_of
)
def test_the_sessions_of_a_page_say_what_happens(page: Path, desk: Path) -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    given = {"HARZ": HARZ}
    failed, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=options, extraglobs=given, encoding="utf-8"
    )
    assert tried > 0
    assert failed == 0


def test_commands_that_stand_without_a_fence_exist() -> None:
    found = [(page, line) for page in PAGES for line in indented_commands(page)]
    assert len(found) > 3
    for page, line in found:
        if "…" not in line and "branch-" not in line:
            check_command(shlex.split(line, comments=True)[1:], name_of(page))


def test_a_block_that_fails_is_named_with_its_line() -> None:
    for kind, code in (
        ("sh", "stellwerk sim --gaems 3"),
        ("sh", "rm -r ."),
        ("nginx", "server {}"),
    ):
        block = Block(ROOT / "README.md", 7, kind, code, None)
        with pytest.raises(AssertionError, match=r"README\.md:7"):
            run_block(block, {})
    assert all(
        block.reason is None or len(block.reason) > 20
        for page in PAGES
        for block in blocks_of(page)
    )
