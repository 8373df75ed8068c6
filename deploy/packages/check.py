"""Looks at what `make packages` has built: sizes, contents, what PyPI and old systems will say.

`python deploy/packages/check.py dist`
"""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

MEGABYTE = 1_000_000
MOST_WITHOUT_NETS = 12 * MEGABYTE
MOST_OF_NETS = 24 * MEGABYTE
PAGES = "stellwerk/server/pages/index.html"
DOCS = ("stellwerk/server/docs/index.html", "stellwerk/server/docs/searchindex.js")
TYPED = "stellwerk/py.typed"


def check_wheel(wheel: Path) -> None:
    """The wheel has everything in it, and is small."""
    with zipfile.ZipFile(wheel) as packed:
        sizes = {each.filename: each.compress_size for each in packed.infolist()}
    nets = sum(size for name, size in sizes.items() if name.endswith(".safetensors"))
    whole = wheel.stat().st_size
    print(
        f"{wheel.name}: {whole / MEGABYTE:.1f} MB, {(whole - nets) / MEGABYTE:.1f} MB without nets"
    )
    assert whole - nets <= MOST_WITHOUT_NETS, "without nets a wheel has at most 12 MB"
    assert nets <= MOST_OF_NETS, "nets have at most 24 MB"
    missing = {PAGES, TYPED, *DOCS} - sizes.keys()
    assert not missing, f"pages, documentation and types are inside, but for {sorted(missing)}"
    assert any(name.endswith((".so", ".pyd")) for name in sizes), "the kernels are compiled"
    strays = [name for name in sizes if name.startswith("tests/") or name.endswith(".c")]
    assert not strays, f"not for those who install it: {strays[:5]}"


def check_sdist(sdist: Path) -> None:
    """The sdist has pages and documentation as they were built; and nothing of here."""
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    print(f"{sdist.name}: {sdist.stat().st_size / MEGABYTE:.1f} MB, {len(names)} files")
    wanted = {f"src/{name}" for name in (PAGES, TYPED, *DOCS)} | {"setup.py", "CHANGELOG.md"}
    missing = wanted - names
    assert not missing, f"an sdist that needs neither Node nor Sphinx, but for {sorted(missing)}"
    strays = [
        name for name in names if name.endswith((".so", ".c", ".pyc")) or name.startswith("web")
    ]
    assert not strays, f"what is built does not belong into an sdist: {strays[:5]}"


def ask(*command: str) -> str:
    """What a tool for packages says; it must be content."""
    said = subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


def check_tools(wheel: Path, sdist: Path) -> None:
    """PyPI would take them, older systems too, and wheels can be built for other systems."""
    ask("twine", "check", "--strict", str(wheel), str(sdist))
    print("twine: both would be taken")
    if sys.platform == "linux":
        found = " ".join(ask("auditwheel", "show", str(wheel)).split())
        assert "manylinux" in found, found
        print(f"auditwheel: {found.split('platform tag: ')[1].split('.')[0]}")
    for platform in ("linux", "macos", "windows"):
        wheels = ask("cibuildwheel", "--print-build-identifiers", "--platform", platform).split()
        print(f"cibuildwheel, {platform}: {' '.join(wheels)}")
        assert {name[:5] for name in wheels} == {"cp311", "cp312", "cp313", "cp314"}
    ask(
        "check_jsonschema",
        "--builtin-schema",
        "vendor.compose-spec",
        "deploy/container/compose.yaml",
    )
    print("compose.yaml: fits the schema")


def main(folder: Path) -> None:
    """Look at the one wheel and the one sdist of a folder."""
    [wheel], [sdist] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    check_wheel(wheel)
    check_sdist(sdist)
    check_tools(wheel, sdist)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
