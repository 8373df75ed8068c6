"""The documents about moves, views, events, prompts, results and positions say what is so."""

import json
import re

import msgspec
import pytest

from stellwerk.games.families import families
from tests.wire.document import DOCS, KINDS, MADE, PLACE, made
from tests.wire.said import Reader, Said

FAMILIES = ("ticket", "trans", "wensleydale")
EXAMPLE = re.compile(r"`(\{\"do\".*?\})`")


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MADE)
def test_the_tables_are_those_of_the_structs(name: str) -> None:
    assert text_of(name) == made(text_of(name)), "python -m tests.wire.document makes them anew"


def test_every_family_has_a_table_of_everything() -> None:
    found = [(kind, family) for name in MADE for _, kind, family, _ in PLACE.findall(text_of(name))]
    assert sorted(found) == sorted((kind, family) for kind in KINDS for family in FAMILIES)


def test_every_move_has_an_example_that_is_one() -> None:
    """In docs/moves.md, by families in their order; `…` stands for more of the same."""
    sections = text_of("moves.md").split("\n## ")[1:]
    for family, section in zip(FAMILIES, sections, strict=True):
        wire = families()[family].wire
        examples = [json.loads(found.replace(", …", "")) for found in EXAMPLE.findall(section)]
        reader = Reader(wire)
        read = [msgspec.convert(each, reader.struct_of(Said.of("move", each))) for each in examples]
        assert {type(move) for move in read} == set(wire.moves)
        assert len(read) == len(wire.moves), "a move has two examples"
