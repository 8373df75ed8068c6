"""Messages that are parsed one by one say what whole files of them say."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stellwerk.texts import message_ids
from stellwerk.texts.fluent_words import FluentWords, entries, named_in
from tests.texts.test_messages import EVERY_LANGUAGE, FILES, source


class References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


@EVERY_LANGUAGE
@pytest.mark.parametrize("file", FILES)
def test_every_entry_of_a_file_is_found_as_it_stands(lang: str, file: str) -> None:
    whole = [
        entry
        for entry in FluentParser().parse(source(lang, file)).body
        if isinstance(entry, (ast.Message, ast.Term))
    ]
    alone = dict(entries(source(lang, file)))
    assert len(alone) == len(whole)
    for entry in whole:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        (parsed,) = FluentParser().parse(alone[name]).body
        assert parsed.equals(entry, ignored_fields=["span", "comment"]), name
        references = References()
        references.visit(entry)
        assert references.names <= named_in(alone[name]), name


@EVERY_LANGUAGE
def test_all_messages_are_known_before_any_is_said(lang: str) -> None:
    files = [source(lang, file) for file in FILES]
    words = FluentWords(lang, files)
    assert words.ids == message_ids(lang)
    assert all(words.has(message) for message in words.ids)


def test_what_a_message_refers_to_is_read_with_it() -> None:
    words = FluentWords("en", ["a = { -b } and { c }\n-b = bee\nc = { d }s\nd = sea"])
    assert words.say("a", {}) == "bee and seas"
    assert not words.has("-b")


def test_the_first_of_two_messages_of_one_name_counts() -> None:
    words = FluentWords("en", ["a = first\na = second", "a = third"])
    assert words.say("a", {}) == "first"


def test_what_is_no_fluent_is_no_message() -> None:
    words = FluentWords("en", ["broken = { $n -> }\nwhole = yes"])
    assert not words.has("broken")
    assert words.say("broken", {}) is None
    assert words.say("whole", {}) == "yes"
