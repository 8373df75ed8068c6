"""Builds what a wheel needs beyond Python: the compiled kernels, and the pages of the web app.

A kernel is every .py below src/stellwerk/kernel that has a .pxd beside it.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

KERNEL = Path("src/stellwerk/kernel")
WEB = Path("web")
PAGES = Path("src/stellwerk/server/pages")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
# `make sanitize` builds the kernel so: whatever steps outside an array or divides by zero stops it.
SANITIZED = os.environ.get("STELLWERK_SANITIZED") == "1"
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
if SANITIZED:
    DIRECTIVES |= {"boundscheck": True, "cdivision": False}
WITHOUT_KERNELS = {"egg_info", "dist_info", "sdist"}
NO_COMPILER = """
Stellwerk's kernels are compiled when it is installed, and no C compiler was found.
Install one and try again:
  Debian, Ubuntu   apt install gcc python3-dev
  Fedora           dnf install gcc python3-devel
  macOS            xcode-select --install
  Windows          the "Desktop development with C++" tools of Visual Studio
"""


def compiler_flags() -> list[str]:
    """Portable flags: the same wheel runs on every machine of its kind."""
    if SANITIZED:
        return ["-O1", "-g", "-fno-wrapv", "-fno-omit-frame-pointer", *SANITIZERS]
    if sys.platform == "win32":
        return ["/O2"]
    # Without what only a debugger reads, which takes a quarter of the time to compile.
    flags = ["-O3", "-g0"]
    # On a Mac one kind of processor builds for the other, or for both at once.
    target = os.environ.get("ARCHFLAGS") or platform.machine()
    if "arm64" not in target and ("x86_64" in target or "AMD64" in target):
        flags.append("-march=x86-64-v2")
    return flags


def extensions() -> list[Extension]:
    """One extension for every kernel module."""
    return [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            include_dirs=[str(KERNEL)],
            extra_compile_args=compiler_flags(),
            extra_link_args=SANITIZERS if SANITIZED else [],
        )
        for source in sorted(KERNEL.rglob("*.py"))
        if source.with_suffix(".pxd").exists()
    ]


class BuildKernels(build_ext):  # type: ignore[misc]
    """Compiles on all cores, and explains a missing compiler."""

    def build_extensions(self) -> None:
        """Stop with one clear message where no compiler can be had."""
        self.parallel = True
        compiler = getattr(self.compiler, "compiler_so", None)
        if compiler and shutil.which(compiler[0]) is None:
            raise SystemExit(NO_COMPILER)
        super().build_extensions()


class BuildPages(build_py):  # type: ignore[misc]
    """Puts the built web app into the wheel; without Node the server still works, without pages."""

    def run(self) -> None:
        """Build the pages unless they are there, or the package is only linked to its source."""
        if not self.editable_mode and not build_pages():
            self.warn("Node was not found: the web app is left out. Install Node 20 to have it.")
        super().run()


class WithPages(sdist):  # type: ignore[misc]
    """An sdist has the pages inside: who installs from it needs a C compiler, and no Node."""

    def run(self) -> None:
        """Build the pages first; without them there is no sdist."""
        if not build_pages():
            raise SystemExit("An sdist needs the pages: run `make pages`, or install Node 20.")
        super().run()


def build_pages() -> bool:
    """Build the web app unless it is there; False where that cannot be done."""
    if (PAGES / "index.html").exists() or not WEB.is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    install = subprocess.run([npm, "ci", "--silent"], cwd=WEB, check=False)
    if install.returncode:
        # A lock file made elsewhere may lack optional parts for this platform.
        subprocess.run([npm, "install", "--no-save", "--silent"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build", "--silent"], cwd=WEB, check=True)
    return True


def compiled(kernels: list[Extension]) -> list[Extension]:
    """The kernels in C; whoever only packs or describes the source need not wait for it."""
    if WITHOUT_KERNELS & set(sys.argv):
        return kernels
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        kernels,
        compiler_directives=DIRECTIVES,
        include_path=["src"],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    return made


setup(
    ext_modules=compiled(extensions()),
    cmdclass={"build_ext": BuildKernels, "build_py": BuildPages, "sdist": WithPages},
)
