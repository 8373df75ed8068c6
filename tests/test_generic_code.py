"""What is shared by all families of games names none of them, in Python or in the pages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OF_FAMILIES = re.compile(
    r"ticket|\btrans\b|wensleydale|n[uü]rnberg|locomotive|tunnel", re.IGNORECASE
)
PYTHON = ROOT / "src" / "stellwerk"
GENERIC = (
    "arena", "boards", "bots", "cli", "dataset", "envs", "games", "learning", "match", "nets",
    "pictures", "study", "terminal", "vector",
)  # fmt: skip
# Benches choose what they measure; `stellwerk.game` has a type for each name of ours; somebody has
# to say what is played in an environment; colours and symbols of pictures are those of the pages.
NAMES_GAMES = {
    "bench.py", "bench_subjects.py", "hard_networks.py", "speed.py", "registry.py", "usual_game.py",
    "theme.py", "looks.py",
}  # fmt: skip
# Where commands are explained, games and families stand as examples.
EXAMPLES = re.compile(r"such as ticket|: ticket|play ticket-")
SAYING = ast.Constant | ast.Name | ast.Attribute | ast.keyword | ast.arg
PAGES = ROOT / "web" / "src"
GENERIC_PAGES = ("api", "map", "pages", "shell", "table", "texts", "visitor")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)


def said_in(source: str) -> Iterator[tuple[int, str]]:
    """The names and texts in a module, apart from docstrings."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            yield node.lineno, node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, SAYING) and id(node) not in docstrings:
            yield node.lineno, ast.unparse(node)


def test_python_that_serves_all_families_names_none() -> None:
    sources = [source for name in GENERIC for source in (PYTHON / name).glob("**/*.py")]
    families = {family.parent for family in (PYTHON / "games").glob("*/family.py")}
    assert {folder.name for folder in families} == {"ticket", "trans", "wensleydale"}
    wrong = [
        f"{source.relative_to(ROOT)}:{line}: {said}"
        for source in sources
        if source.name not in NAMES_GAMES and not families & {*source.parents}
        for line, said in said_in(source.read_text(encoding="utf-8"))
        if OF_FAMILIES.search(said) and not EXAMPLES.search(said)
    ]
    assert not wrong, "\n".join(wrong)


def test_pages_that_serve_all_families_name_none() -> None:
    sources = [
        source
        for name in GENERIC_PAGES
        for ending in ("ts", "svelte")
        for source in (PAGES / name).glob(f"**/*.{ending}")
        if not source.name.endswith(".test.ts") and source.name != "schema.ts"
    ]
    wrong = [
        f"{source.relative_to(ROOT)}: {found[0]}"
        for source in sources
        for found in OF_FAMILIES.finditer(COMMENT.sub("", source.read_text(encoding="utf-8")))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_check_sees_imports_names_and_texts() -> None:
    source = (
        "from stellwerk.games import trans\n\ndef f(tunnel=1):\n    return x.locomotive or 'Ticket'"
    )
    found = {line for line, said in said_in(source) if OF_FAMILIES.search(said)}
    assert found == {1, 3, 4}
