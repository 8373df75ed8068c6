"""What `make packages` builds is looked at; nothing is left out without a word."""

import importlib.util
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
INSIDE = (
    "stellwerk/py.typed",
    "stellwerk/kernel/bits.so",
    "stellwerk/server/pages/index.html",
    "stellwerk/server/docs/index.html",
    "stellwerk/server/docs/searchindex.js",
)


@pytest.fixture(scope="module")
def check() -> ModuleType:
    """The program that looks, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("check", ROOT / "deploy/packages/check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wheel_of(folder: Path, *names: str) -> Path:
    made = folder / "stellwerk.whl"
    with zipfile.ZipFile(made, "w") as packed:
        for name in names:
            packed.writestr(name, b"")
    return made


def sdist_of(folder: Path, *names: str) -> Path:
    made = folder / "stellwerk.tar.gz"
    with tarfile.open(made, "w:gz") as packed:
        for name in names:
            packed.addfile(tarfile.TarInfo(f"stellwerk/{name}"))
    return made


def test_a_wheel_needs_pages_documentation_types_and_kernels(
    check: ModuleType, tmp_path: Path
) -> None:
    check.check_wheel(wheel_of(tmp_path, *INSIDE))
    for missing in INSIDE:
        words = "kernels are compiled" if missing.endswith(".so") else missing
        with pytest.raises(AssertionError, match=words):
            check.check_wheel(wheel_of(tmp_path, *(name for name in INSIDE if name != missing)))


def test_an_sdist_needs_what_only_node_and_sphinx_could_make(
    check: ModuleType, tmp_path: Path
) -> None:
    source = ["setup.py", "CHANGELOG.md"]
    source += [f"src/{name}" for name in INSIDE if not name.endswith(".so")]
    check.check_sdist(sdist_of(tmp_path, *source))
    for missing in source:
        with pytest.raises(AssertionError, match=missing):
            check.check_sdist(sdist_of(tmp_path, *(name for name in source if name != missing)))
