"""The review as one page: in every language, whole, and without anything from elsewhere."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stellwerk.cli.main import app
from stellwerk.study.page.page import review_page
from stellwerk.texts import LANGUAGES
from tests.study.conftest import Reviewed, played


class Tags(HTMLParser):
    """Whether every tag is closed where it should be, and which links there are."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if name in ("href", "src") and value]
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_in_every_language(reviewed: Reviewed, lang: str) -> None:
    names = [f"<b>{seat}&" for seat in range(reviewed.found.players)]
    page = review_page(reviewed.match, reviewed.found, names, lang)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert all(link.startswith("#") and link[1:] in tags.ids for link in tags.links)
    assert "<b>0" not in page
    assert not re.search(r"\b(review|why|field|do)-[a-z]+-?[a-z]*\b(?![^<]*>)(?![^{]*})", page)
    marked = [each for each in reviewed.found.decisions if each.mark is not None]
    assert page.count("<article") == len(marked) > 0


def test_the_command_writes_the_page_and_tells_it_in_short(tmp_path: Path) -> None:
    match = played("trans-amerika", players=2, rounds=1)
    record, page = tmp_path / "record.json", tmp_path / "review.html"
    record.write_text(json.dumps(match.record), encoding="utf-8")
    command = ["review", str(record), "-o", str(page), "--quality", "quick", "--lang", "nl"]
    answer = CliRunner().invoke(app, command)
    assert answer.exit_code == 0, answer.output
    assert "Nauwkeurigheid" in answer.output
    assert '<html lang="nl">' in page.read_text(encoding="utf-8")


def test_an_unfinished_match_is_refused_in_words(tmp_path: Path) -> None:
    match = played("trans-amerika", players=2, rounds=1)
    record = dict(match.record)
    record["moves"] = []
    (tmp_path / "record.json").write_text(json.dumps(record), encoding="utf-8")
    answer = CliRunner().invoke(app, ["review", str(tmp_path / "record.json")])
    assert answer.exit_code == 2
