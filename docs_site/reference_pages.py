"""The reference: every public name, from its docstring."""

import importlib
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path

import stellwerk
from docs_site.stubs import kernel_modules, public_names

PACKAGES = (
    "stellwerk.arena",
    "stellwerk.boards",
    "stellwerk.bots",
    "stellwerk.dataset",
    "stellwerk.envs",
    "stellwerk.nets",
    "stellwerk.pictures",
    "stellwerk.texts",
    "stellwerk.vector",
)
"""Packages that say what is public of them."""
MODULES = {
    "stellwerk.games.named_state": ("NamedState",),
    "stellwerk.games.record": ("RecordedMove", "read_record", "verify_commitment"),
    "stellwerk.games.ticket.state": ("TicketState",),
    "stellwerk.games.trans.state": ("TransState",),
    "stellwerk.games.wensleydale.state": ("WensleydaleState",),
    "stellwerk.games.family": ("Family",),
    "stellwerk.games.family_game": ("FamilyGame",),
    "stellwerk.match.contract": ("Game", "State", "Option", "Clash", "Prompt", "Event"),
    "stellwerk.match.match": ("Step",),
    "stellwerk.match.wire": ("Move", "Result", "Score", "Wire", "WireModels"),
    "stellwerk.match.explanations": ("Explanation", "Thoughts"),
    "stellwerk.arena.contest": ("Row",),
    "stellwerk.arena.games": ("Contest", "Failure"),
    "stellwerk.envs.seat_env": ("SeatEnv",),
    "stellwerk.envs.turn_env": ("TurnEnv",),
    "stellwerk.envs.vector_env": ("SeatVectorEnv",),
    "stellwerk.seeds": ("seed_bytes", "commitment"),
}
"""What people meet through those names, by where it is written."""


def public_of(package: str) -> list[str]:
    """The names of a package in order, but for those that `stellwerk` itself offers."""
    module = importlib.import_module(package)
    names: list[str] = list(module.__all__)
    return [name for name in names if package == "stellwerk" or name not in stellwerk.__all__]


def write_reference(source: Path) -> None:
    """Write all pages into a folder."""
    folder = source / "reference"
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "stellwerk": list(_package("stellwerk", "stellwerk: what most need")),
        "states": list(_modules("States, games and records", MODULES)),
    }
    for package in PACKAGES:
        pages[package.rpartition(".")[2]] = list(_package(package, package))
    pages["kernel"] = list(_kernel())
    for name, lines in pages.items():
        (folder / f"{name}.rst").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "index.rst").write_text("\n".join(_index(pages)) + "\n", encoding="utf-8")


def _index(pages: Iterable[str]) -> Iterator[str]:
    yield from _title("Reference")
    yield "Every public name, from its docstring; examples are tested."
    yield from ("", ".. toctree::", "   :maxdepth: 1", "")
    yield from (f"   {name}" for name in pages)


def _title(words: str) -> Iterator[str]:
    yield from (words, "=" * len(words), "")


def _package(package: str, title: str) -> Iterator[str]:
    yield from _title(title)
    summary = inspect.getdoc(importlib.import_module(package)) or ""
    yield summary.partition("\n")[0]
    yield ""
    for name in public_of(package):
        yield from _directive(package, name)


def _modules(title: str, modules: dict[str, tuple[str, ...]]) -> Iterator[str]:
    yield from _title(title)
    for module, names in modules.items():
        for name in names:
            yield from _directive(module, name)


def _kernel() -> Iterator[str]:
    yield from _title("The compiled kernel")
    yield "What Python sees of it, as its stubs say. Most programs need nothing of this: states and"
    yield "games offer the same with names."
    yield ""
    for module in kernel_modules():
        names = public_names(module)
        if not names:
            continue
        yield from (module, "-" * len(module), "")
        for name in names:
            yield from _directive(module, name)


def _directive(module: str, name: str) -> Iterator[str]:
    """The reference of one name: a class with all that is public of it, a function, or data."""
    thing = getattr(importlib.import_module(module), name)
    if inspect.isclass(thing):
        yield f".. autoclass:: {module}.{name}"
        yield "   :members:"
        yield "   :undoc-members:"
        if name.endswith("State") and ".games." in module:
            yield "   :inherited-members:"
        else:
            yield "   :show-inheritance:"
    elif callable(thing) and not _is_alias(thing):
        yield f".. autofunction:: {module}.{name}"
    else:
        yield f".. autodata:: {module}.{name}"
        yield "   :no-value:"
    yield ""


def _is_alias(thing: object) -> bool:
    return type(thing).__module__ == "typing" or not hasattr(thing, "__name__")
