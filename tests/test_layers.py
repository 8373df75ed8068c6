"""A layer imports only from the layers beneath it; so do the layers within the server."""

import ast
import importlib
import re
from collections.abc import Callable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
# from bottom to top
LAYERS = (
    "kernel",
    "seeds",
    "plugins",
    "texts",
    "pictures",
    "boards",
    "match",
    "nets",
    "bots",
    "terminal",
    "games",
    "arena",
    "dataset",
    "study",
    "vector",
    "envs",
    "learning",
    "server",
    "cli",
)
# the folders and modules of stellwerk.server, from bottom to top
SERVER_LAYERS = (
    "wall_clock", "settings", "logs", "metrics", "addresses", "subscribers", "background",
    "messages", "denied", "database", "migrations", "workers", "requests", "security", "network",
    "bus", "people", "catalogue", "notices", "live", "tables", "lessons", "matches",
    "puzzles", "records", "analysis", "upkeep", "health", "page_head", "web_pages", "docs_pages",
    "openapi_boards", "openapi_games", "openapi_schemas", "openapi", "server_process",
    "app", "run", "load",
)  # fmt: skip
MODULES = sorted((SOURCE / "stellwerk").rglob("*.py"))
SERVER_MODULES = sorted((SOURCE / "stellwerk" / "server").rglob("*.py"))


def module_name(path: Path) -> str:
    """src/stellwerk/match/__init__.py -> stellwerk.match."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    """A module, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def imports_of(path: Path) -> list[tuple[int, str]]:
    """Every import in a module, wherever it stands, with its line.

    `from stellwerk.match import record` counts as stellwerk.match.record; in the kernel,
    `cython.cimports.stellwerk…` counts as stellwerk….
    """
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            found += [(node.lineno, f"{origin}.{alias.name}") for alias in node.names]
    return [(line, name.removeprefix("cython.cimports.")) for line, name in found]


def layer_of(module: str) -> str | None:
    """The layer a module belongs to: its second word; "" is the package itself."""
    words = module.split(".")
    if words[0] != "stellwerk":
        return None
    return words[1] if len(words) > 1 else ""


def layer_behind(imported: str) -> str | None:
    """The layer an import reaches; a name of the package itself reaches all the package imports."""
    layer = layer_of(imported)
    if layer is None or layer in LAYERS:
        return layer
    reached = [layer_of(name) for _, name in imports_of(SOURCE / "stellwerk" / "__init__.py")]
    return max((name for name in reached if name in LAYERS), key=LAYERS.index)


def test_every_module_belongs_to_a_layer() -> None:
    strays = [str(p) for p in MODULES if layer_of(module_name(p)) not in ("", "__main__", *LAYERS)]
    assert not strays, f"no layer is named for {strays}; the layers are {', '.join(LAYERS)}"


def reaching_above(
    path: Path, allowed: tuple[str, ...], layer_at: Callable[[str], str | None]
) -> Iterator[str]:
    """What a module imports beside these layers, the last of which is its own."""
    for line, imported in imports_of(path):
        target = layer_at(imported)
        if target is not None and target not in allowed:
            where = f"{path.relative_to(SOURCE)}:{line}"
            yield f"{where}: {allowed[-1]} imports {imported} from {target}, which lies above it"


def imports_from_above(path: Path) -> Iterator[str]:
    """What a module imports from a layer above its own."""
    layer = layer_of(module_name(path))
    if layer in ("", "__main__"):  # the package itself and its starter stand above all
        return
    assert layer in LAYERS
    yield from reaching_above(path, LAYERS[: LAYERS.index(layer) + 1], layer_behind)


def test_a_module_imports_only_from_layers_beneath_it() -> None:
    wrong = [line for path in MODULES for line in imports_from_above(path)]
    assert not wrong, "\n".join(wrong)


def test_every_module_can_be_imported() -> None:
    """Without PyTorch, which `make test-learning` brings, and without starting the command.

    PufferLib is rarely there: it cannot be built without PyTorch.
    """
    for path in MODULES:
        name = module_name(path)
        left_out = name == "stellwerk.envs.puffer_env" and find_spec("pufferlib") is None
        if layer_of(name) not in ("learning", "__main__") and not left_out:
            importlib.import_module(name)


def server_layer_of(module: str) -> str | None:
    """The layer of a module within the server; None for other modules, "" for the package."""
    words = module.split(".")
    if words[:2] != ["stellwerk", "server"]:
        return None
    return words[2] if len(words) > 2 else ""


def test_every_part_of_the_server_has_its_layer() -> None:
    found = {server_layer_of(module_name(path)) for path in SERVER_MODULES}
    assert found == {"", *SERVER_LAYERS}


def server_imports_from_above(path: Path) -> Iterator[str]:
    """What a module of the server imports from a part of it that lies above."""
    layer = server_layer_of(module_name(path))
    if layer == "":
        assert imports_of(path) == [], "the package itself holds nothing"
        return
    assert layer in SERVER_LAYERS
    beneath = SERVER_LAYERS[: SERVER_LAYERS.index(layer) + 1]
    yield from reaching_above(path, beneath, server_layer_of)


def test_a_part_of_the_server_imports_only_from_parts_beneath_it() -> None:
    wrong = [line for path in SERVER_MODULES for line in server_imports_from_above(path)]
    assert not wrong, "\n".join(wrong)


# what only a family knows; a crowd that plays to measure a server has to choose a game
OF_FAMILIES = re.compile(r"ticket|\btrans-|wensleydale|nurnberg|locomotive|tunnel", re.IGNORECASE)


def names_of_families(path: Path) -> Iterator[str]:
    """What a module says that only a family knows; its docstrings may."""
    tree = tree_of(path)
    words = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant | ast.Name | ast.Attribute)
            and id(node) not in words
            and OF_FAMILIES.search(ast.unparse(node))
        ):
            yield f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}"


def test_what_is_for_all_games_knows_no_family() -> None:
    parts = [path for path in SERVER_MODULES if server_layer_of(module_name(path)) != "load"]
    for layer in ("match", "bots", "terminal"):
        parts += sorted((SOURCE / "stellwerk" / layer).rglob("*.py"))
    wrong = [line for path in parts for line in names_of_families(path)]
    assert not wrong, "\n".join(wrong)


def test_no_two_modules_of_the_server_need_each_other() -> None:
    names = {module_name(path) for path in SERVER_MODULES}
    needs = {
        module_name(path): {
            found
            for _, imported in imports_of(path)
            for found in (imported, imported.rpartition(".")[0])
            if found in names and "." in found.removeprefix("stellwerk.")
        }
        for path in SERVER_MODULES
    }
    TopologicalSorter(needs).prepare()  # raises CycleError, which names them


# The system's own name, and Alembic's, which knows no public way to migrate by our connection.
OFFERED = {"_exit", "_upgrade_revs"}


def kept_to_themselves(tree: ast.Module) -> set[str]:
    """The private attributes that the classes of a module have."""
    return {
        node.attr if isinstance(node, ast.Attribute) else node.name
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
        or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def reads_of_private_things(path: Path) -> Iterator[str]:
    """Private attributes that a module reads and does not have."""
    tree = tree_of(path)
    own = kept_to_themselves(tree) | OFFERED
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and node.attr.startswith("_")
            and not node.attr.startswith("__")
            and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
            and node.attr not in own
        ):
            yield f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}"


def test_no_part_of_the_server_reads_what_another_keeps_to_itself() -> None:
    wrong = [line for path in SERVER_MODULES for line in reads_of_private_things(path)]
    assert not wrong, "\n".join(wrong)


def test_the_check_itself_sees_every_kind_of_import() -> None:
    """Conditional, late and relative imports all count."""
    module = SOURCE / "stellwerk" / "match" / "record.py"
    names = [name for _, name in imports_of(module)]
    assert "stellwerk.seeds.commitment" in names
    assert "stellwerk.match.contract.Game" in names  # under TYPE_CHECKING
    assert layer_of("stellwerk.games.ticket.moves") == "games"
    assert layer_of("json") is None
