"""The source of the site in one folder: docs/, the guides, and the pages that are generated."""

import re
import shutil
from pathlib import Path

from docs_site.contents import chapters
from docs_site.game_pages import write_game_pages
from docs_site.reference_pages import write_reference

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
# On a Git host these are files beside docs/; on the site they are pages of it.
MOVED = (
    (re.compile(r"\]\((?:\.\./)+CONTRIBUTING\.md"), "](/contributing.md"),
    (re.compile(r"\]\((?:\.\./)+README\.md[^)]*\)"), "](/index.md)"),
    (re.compile(r"\]\((?:\.\./)+examples[^)]*\)"), "](/examples.md)"),
    (re.compile(r"\[([^\]]+)\]\(balance/([^)]+\.html)\)"), r'<a href="balance/\2">\1</a>'),
    (re.compile(r"\]\(balance/\)"), "](games/index.md)"),
    (re.compile(r"\[([^\]]+)\]\(ladders[^)]*\)"), r"\1"),
)
HIGHLIGHTED = {".py": "python", ".toml": "toml", ".ipynb": "json"}


def assemble(source: Path) -> None:
    """Write the source of the whole site into an empty folder."""
    source.mkdir(parents=True)
    for page in sorted([*DOCS.glob("*.md"), *DOCS.glob("guide/*.md")]):
        _write(source / page.relative_to(DOCS), page.read_text(encoding="utf-8"))
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").replace("](docs/", "](")
    _write(source / "contributing.md", contributing)
    _write(source / "examples.md", examples_page())
    shutil.copytree(DOCS / "curves", source / "curves")
    write_game_pages(source, DOCS)
    write_reference(source)
    (source / "index.md").write_text(_with_contents(source), encoding="utf-8")


def _write(page: Path, words: str) -> None:
    up = "../" if page.parent.name == "guide" else ""
    for pattern, there in MOVED:
        words = pattern.sub(there.replace("](/", f"]({up}"), words)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(words, encoding="utf-8")


def _with_contents(source: Path) -> str:
    """The first page, with all chapters behind it."""
    words = (source / "index.md").read_text(encoding="utf-8")
    files = [*source.rglob("*.md"), *source.rglob("*.rst")]
    pages = {file.relative_to(source).with_suffix("").as_posix() for file in files}
    for chapter, named in chapters(pages).items():
        listed = "\n".join(named)
        words += f"\n```{{toctree}}\n:hidden:\n:caption: {chapter}\n\n{listed}\n```\n"
    return words


def examples_page() -> str:
    """All examples, as they are in examples/; tests run them."""
    words = ["# Examples", "", "All of these lie in `examples/`, and tests run them.", ""]
    for file in sorted([*(ROOT / "examples").glob("*.py"), *(ROOT / "examples").glob("boards/*")]):
        code = file.read_text(encoding="utf-8").rstrip()
        words += [f"## {file.name}", "", f"````{HIGHLIGHTED[file.suffix]}", code, "````", ""]
    return "\n".join(words)
