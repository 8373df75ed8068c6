"""Bad input, answered in one sentence that names the place and the choices."""

import difflib
from collections.abc import Iterable
from pathlib import Path

from stellwerk.terminal.typed_words import shown
from stellwerk.texts import text


class Complaint(Exception):  # noqa: N818 - it is an answer to the reader, not a fault
    """Input that cannot be used; its text is one sentence in the reader's language."""

    exit_code = 2

    def __init__(self, lang: str, message: str, /, **arguments: str | int) -> None:
        super().__init__(text(message, arguments, lang))


def no_such(
    lang: str, message: str, name: str, choices: Iterable[str], /, **arguments: str | int
) -> Complaint:
    """A name that does not exist: the closest one, if any is close, and all choices."""
    listed = list(choices)
    near = difflib.get_close_matches(name.lower()[:60], listed, n=1, cutoff=0.6)
    hint = text("complaint-closest", {"name": near[0]}, lang) if near else ""
    return Complaint(
        lang, message, name=shown(name), hint=hint, choices=", ".join(listed), **arguments
    )


def system_sentence(error: OSError) -> str:
    """What the operating system refused, in one sentence."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


def read_bytes(path: Path, lang: str) -> bytes:
    """The content of a file the reader named."""
    try:
        if path.is_dir():
            raise Complaint(lang, "complaint-directory", file=str(path))
        return path.read_bytes()
    except FileNotFoundError:
        raise Complaint(lang, "complaint-no-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Complaint(lang, "complaint-read", file=str(path), reason=reason) from None


def read_text(path: Path, lang: str) -> str:
    """The text of a file the reader named."""
    try:
        return read_bytes(path, lang).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Complaint(lang, "complaint-encoding", file=str(path), line=line) from None


def write_text(path: Path, words: str, lang: str) -> None:
    """Write a file the reader named."""
    write_bytes(path, words.encode(), lang)


def write_bytes(path: Path, content: bytes, lang: str) -> None:
    """Write a file the reader named, whatever is in it."""
    try:
        if path.is_dir():
            raise Complaint(lang, "complaint-directory", file=str(path))
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Complaint(lang, "complaint-write", file=str(path), reason=reason) from None
