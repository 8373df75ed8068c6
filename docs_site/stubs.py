"""What Sphinx has to be told about our docstrings, and about those of compiled modules.

Compiled code has docstrings, but says its types in stubs.
"""

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import stellwerk

KERNEL = Path(stellwerk.__file__).parent / "kernel"
DOCS = Path(__file__).parents[1] / "docs"
PAGE = re.compile(r"docs/(\w+)\.md")


def kernel_modules() -> list[str]:
    """Every module of the kernel that has a stub: what Python sees of it.

    >>> "stellwerk.kernel.state" in kernel_modules()
    True
    """
    source = KERNEL.parents[1]
    stubs = sorted(path for path in KERNEL.rglob("*.pyi") if path.stem != "__init__")
    return [".".join(path.relative_to(source).with_suffix("").parts) for path in stubs]


def import_kernel() -> None:
    """Import the compiled modules before Sphinx would read their stubs in place of them."""
    for name in kernel_modules():
        importlib.import_module(name)


@cache
def signatures_of(module: str) -> dict[str, tuple[str, str]]:
    """The parameters and the answer of every function in a stub, by name.

    >>> signatures_of("stellwerk.kernel.state")["KernelState.legal_actions"]
    ('(player: int | None=None)', 'list[int]')
    """
    stub = KERNEL.parents[1] / Path(*module.split(".")).with_suffix(".pyi")
    if not stub.exists():
        return {}
    found: dict[str, tuple[str, str]] = {}
    written = ast.parse(stub.read_text(encoding="utf-8"))
    for node in _WithModules(module, written).visit(written).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _signature(node, node.args.args)
        elif isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    called = node.name if each.name == "__init__" else f"{node.name}.{each.name}"
                    found[called] = _signature(each, _without_self(each))
    return found


class _WithModules(ast.NodeTransformer):
    """Names of classes with the modules they are in: several are called alike."""

    def __init__(self, module: str, written: ast.Module) -> None:
        self.places: dict[str, str] = {}
        for node in written.body:
            if isinstance(node, ast.ClassDef):
                self.places[node.name] = module
            elif isinstance(node, ast.ImportFrom) and str(node.module).startswith("stellwerk."):
                self.places |= {each.name: str(node.module) for each in node.names}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name, with its module if we know it."""
        place = self.places.get(node.id)
        return ast.parse(f"{place}.{node.id}", mode="eval").body if place else node


def public_names(module: str) -> list[str]:
    """The classes and functions that a stub declares; not those that only type checkers know."""
    stub = KERNEL.parents[1] / Path(*module.split(".")).with_suffix(".pyi")
    declared = ast.parse(stub.read_text(encoding="utf-8")).body
    kinds = (ast.FunctionDef, ast.ClassDef)
    names = [node.name for node in declared if isinstance(node, kinds)]
    compiled = importlib.import_module(module)
    return [name for name in names if not name.startswith("_") and hasattr(compiled, name)]


def _without_self(method: ast.FunctionDef) -> list[ast.arg]:
    plain = any(getattr(each, "id", "") == "staticmethod" for each in method.decorator_list)
    return method.args.args if plain else method.args.args[1:]


def _signature(function: ast.FunctionDef, positional: list[ast.arg]) -> tuple[str, str]:
    shown = ast.arguments(
        posonlyargs=function.args.posonlyargs,
        args=positional,
        vararg=function.args.vararg,
        kwonlyargs=function.args.kwonlyargs,
        kw_defaults=function.args.kw_defaults,
        kwarg=function.args.kwarg,
        defaults=function.args.defaults,
    )
    answer = ast.unparse(function.returns) if function.returns is not None else ""
    return f"({ast.unparse(shown)})", answer.replace("None", "") if answer == "None" else answer


def signature_from_stub(
    app: object,
    what: str,
    name: str,
    thing: object,
    options: object,
    signature: str | None,
    answer: str | None,
) -> tuple[str, str | None] | None:
    """For Sphinx: what a stub says of a name, if it says anything."""
    if not name.startswith("stellwerk.") or signature is None:
        return None
    defined = getattr(thing, "__module__", None) or getattr(
        getattr(thing, "__objclass__", None), "__module__", ""
    )
    own = getattr(thing, "__qualname__", "")
    found = signatures_of(str(defined)).get(own) if own else None
    return found and (found[0], found[1] or None)


def link_pages(
    app: object, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """For Sphinx: a page that a docstring names becomes a link to it.

    >>> said = ["A complete, named description (docs/positions.md)."]
    >>> link_pages(None, "method", "x", None, None, said)
    >>> said
    ['A complete, named description (:doc:`/positions`).']
    """
    for number, line in enumerate(lines):
        if not line.lstrip().startswith((">>>", "...")):
            lines[number] = PAGE.sub(_link, line)


def _link(found: re.Match[str]) -> str:
    is_page = (DOCS / f"{found[1]}.md").exists()
    return f":doc:`/{found[1]}`" if is_page else found[0]
