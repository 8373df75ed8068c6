"""The terminal's texts: complete in every language, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from stellwerk.texts import message_ids
from tests.cli.running import LANGUAGES, SOURCE

SPEAKING = [SOURCE / "stellwerk" / layer for layer in ("cli", "games", "terminal", "arena")]


def messages(lang: str) -> dict[str, str]:
    entries: list[ast.EntryType] = []
    for file in ("terminal.ftl", "contests.ftl"):
        path = SOURCE / f"stellwerk/texts/{lang}" / file
        entries += FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


def arguments(message: str) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", message))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_same_messages_with_same_arguments(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert set(english) == set(other)
    for name, message in english.items():
        assert arguments(message) == arguments(other[name]), name


def test_every_message_is_used_and_every_used_one_exists() -> None:
    files = [path for layer in SPEAKING for path in sorted(layer.rglob("*.py"))]
    files.append(SOURCE / "stellwerk/__main__.py")  # it says what is missing for all the others
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    known = set(messages("en"))
    starts = ("command-", "show-ticket-", "show-trans-", "show-wensleydale-", "choice-")
    for name in known:
        made_up = name.startswith(starts) or name.endswith(("-ticket", "-trans", "-wensleydale"))
        assert f'"{name}"' in source or made_up, name
    used = re.findall(
        r'"((?:complaint|choosing|sim|ladder|tune|train|workers|why|undo|save|games|replay)-[a-z-]+)"',
        source,
    )
    assert set(used) <= message_ids("en")  # reasons of bots stand in files of their own


HELP = ["help", "help-ticket", "help-trans", "help-wensleydale"]
FITTING = [*HELP, "show-trans-key", "show-wensleydale-key"]
EXAMPLE = {"name": "Paris", "part": "par", "place": "paris"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", FITTING)
def test_help_fits_a_narrow_terminal(lang: str, message: str) -> None:
    from stellwerk.texts import text

    assert max(len(line) for line in text(message, EXAMPLE, lang).splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_only_words_that_work(lang: str) -> None:
    from stellwerk.texts import text

    known = [
        word for name in messages("en") if name.startswith("command-") for word in said(name, lang)
    ]
    for message in HELP:
        words = text(message, EXAMPLE, lang).splitlines()
        lines = [line for line in words if line.startswith("  ")]
        assert len(lines) > 8
        typed = [line.split()[0] for line in lines[1:]]  # the first one is Enter
        assert set(typed) <= set(known) | {"map"}


def said(name: str, lang: str) -> list[str]:
    from stellwerk.texts import text

    return text(name, {}, lang).split()


def test_no_file_is_too_long() -> None:
    spoken = [path for layer in SPEAKING for path in layer.rglob("*.py")]
    for path in [*spoken, *Path(__file__).parent.glob("*.py")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) < 400, path
