"""Builds the compiled kernels: every .py below src/stellwerk/kernel that has a .pxd beside it."""

import os
import platform
import shutil
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

KERNEL = Path("src/stellwerk/kernel")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
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
    if sys.platform == "win32":
        return ["/O2"]
    flags = ["-O3"]
    if platform.machine() in {"x86_64", "AMD64"}:
        flags.append("-march=x86-64-v2")
    return flags


def extensions() -> list[Extension]:
    """One extension for every kernel module."""
    return [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=compiler_flags(),
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


setup(
    ext_modules=cythonize(  # type: ignore[no-untyped-call]
        extensions(),
        compiler_directives=DIRECTIVES,
        include_path=["src"],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
    ),
    cmdclass={"build_ext": BuildKernels},
)
