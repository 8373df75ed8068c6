"""Lines that a person, or a pipe, types."""

import sys
from typing import TYPE_CHECKING

from stellwerk.terminal.typed_words import shown

if TYPE_CHECKING:
    from rich.console import Console


class Leave(Exception):  # noqa: N818 - somebody leaves the table; nothing is wrong
    """The player wants to go; `code` is the exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class LineReader:
    """Reads line by line: with editing in a terminal, plainly from a pipe."""

    def __init__(self, console: "Console") -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and history for input()

    def read(self, prompt: str = "> ") -> str:
        """The next line without its end; raises Leave when there is none."""
        try:
            if self.interactive:
                self.console.file.flush()
                return input(prompt).strip()
            return self._read_from_pipe(prompt)
        except EOFError:
            self.console.print()
            raise Leave from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leave(130) from None
        except UnicodeDecodeError:
            return "?"

    def _read_from_pipe(self, prompt: str) -> str:
        """What was typed is printed too, so that the output reads like a game."""
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(shown(line))
        return line.strip()
