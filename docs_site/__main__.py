"""Builds the site into the package; every warning is an error."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from sphinx.application import Sphinx

from docs_site.assembling import DOCS, ROOT, assemble
from docs_site.strict_pages import make_strict

BUILT = ROOT / "src" / "stellwerk" / "server" / "docs"


class NotBuilt(Exception):  # noqa: N818 - says why
    """Something is wrong with the documentation; all of it has been said."""


def build(target: Path) -> None:
    """Build the whole site into a folder, in place of what was there."""
    with tempfile.TemporaryDirectory() as scratch:
        source, made = Path(scratch) / "source", Path(scratch) / "made"
        assemble(source)
        app = Sphinx(
            source, Path(__file__).parent, made, Path(scratch) / "doctrees", "html",
            status=None, warning=sys.stderr, warningiserror=False,
        )  # fmt: skip
        app.build()
        if app._warncount:
            raise NotBuilt(f"{app._warncount} warnings")
        balance = DOCS / "balance"
        if balance.is_dir():
            shutil.copytree(balance, made / "balance")
        make_strict(made)
        for file in [made / ".buildinfo", *made.rglob("*.map")]:
            file.unlink(missing_ok=True)
        shutil.rmtree(made / "_sources", ignore_errors=True)
        if target.exists():
            shutil.rmtree(target)
        shutil.copytree(made, target)


def main() -> int:
    """Build it where the server looks for it, or elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m docs_site", description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILT, help="where to build it")
    try:
        build(parser.parse_args().out)
    except NotBuilt as error:
        sys.stderr.write(f"The documentation was not built: {error}.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
