"""The documentation site: built strictly, whole, and within the policy of the server."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

import stellwerk
from docs_site.__main__ import build
from docs_site.reference_pages import MODULES, PACKAGES, public_of
from docs_site.stubs import kernel_modules, public_names
from stellwerk.boards import shipped_board
from stellwerk.bots import usual_bot
from stellwerk.games.rule_book import sections

LINK = re.compile(r"<(?:a|link|img|script)\b[^<>]*?\s(?:href|src)=\"([^\"]+)\"")
ANCHOR = re.compile(r"\s(?:id|name)=\"([^\"]+)\"")
INLINE = re.compile(
    r"<script(?![^>]*\bsrc=)|<style|<[^<>]*\sstyle=|<[^<>]*\son\w+=\"", re.IGNORECASE
)
ELSEWHERE = ("http://", "https://", "mailto:", "data:")
CODE = re.compile(r"<pre>.*?</pre>", re.DOTALL)


@pytest.mark.filterwarnings(
    "ignore:.*MystReferenceResolver"
)  # MyST's, and harmless until Sphinx 11
def test_the_site_is_whole(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """One build, looked at from all sides: it takes twenty seconds."""
    folder = tmp_path / "site"
    build(folder)  # raises at the first warning: a link that leads nowhere, a name that is missing
    pages = {page: page.read_text(encoding="utf-8") for page in folder.rglob("*.html")}
    with subtests.test("every public name has a place in the reference"):
        assert not missing_names(pages)
    with subtests.test("every game has a page with its rules and its picture"):
        for name in stellwerk.games():
            check_game(name, folder)
    with subtests.test("every link within the site leads somewhere"):
        assert not broken_links(folder, pages)
    with subtests.test("nothing stands inline that the policy of the server forbids"):
        for page, words in pages.items():
            found = INLINE.search(CODE.sub("", words))
            assert not found, f"{page.name}: {words[found.start() : found.end() + 80]}"
    with subtests.test("it can be searched without a server"):
        index = (folder / "searchindex.js").read_text(encoding="utf-8")
        assert "tunnel" in index
        assert "apply_action" in index


def missing_names(pages: dict[Path, str]) -> list[str]:
    anchors = {
        name for page, words in pages.items() if page.parent.name == "reference"
        for name in ANCHOR.findall(words)
    }  # fmt: skip
    wanted = [
        f"{package}.{name}" for package in ("stellwerk", *PACKAGES) for name in public_of(package)
    ]
    wanted += [f"{module}.{name}" for module, names in MODULES.items() for name in names]
    wanted += [f"{module}.{name}" for module in kernel_modules() for name in public_names(module)]
    assert len(wanted) > 150
    return [name for name in wanted if name not in anchors]


def check_game(name: str, folder: Path) -> None:
    words = (folder / "games" / f"{name}.html").read_text(encoding="utf-8")
    for _, rules in sections(shipped_board(name)):
        for rule in rules:
            assert rule in words, f"{name} says nothing of {rule}"
    assert f"{name}-light" in words
    for heading in ("Options", "Moves", "Actions", "Observation", "Bots", "Ladders"):
        assert f"<h2>{heading}" in words, f"{name} has no part {heading}"
    ladders = words.partition("<h2>Ladders")[2]
    for bot in ("random", usual_bot(shipped_board(name).family), "stationmaster", "superintendent"):
        assert f"<p>{bot}</p>" in ladders, f"no ladder of {name} has {bot} in it"
    assert f'href="../balance/{name}.html"' in words, f"{name} has no balance report"


def broken_links(folder: Path, pages: dict[Path, str]) -> list[str]:
    anchors = {page: set(ANCHOR.findall(words)) for page, words in pages.items()}
    broken = []
    for page, words in pages.items():
        for link in set(map(unescape, LINK.findall(words))):
            if link.startswith(ELSEWHERE):
                continue
            place, anchor = urldefrag(link)
            target = (page.parent / unquote(place.partition("?")[0])).resolve() if place else page
            if not target.is_file() or (
                anchor and target in anchors and unquote(anchor) not in anchors[target]
            ):
                broken.append(f"{page.relative_to(folder)}: {link}")
    return broken
