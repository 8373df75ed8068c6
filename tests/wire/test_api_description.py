"""The description of the API says of boards and of all that is sent in a match what is so."""

from functools import cache
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from stellwerk.boards import shipped_board, shipped_boards
from stellwerk.games.families import board_message
from stellwerk.games.record import read_record
from stellwerk.server.openapi_schemas import message_schemas
from tests.wire.said import Said, said_while_replaying

TESTS = Path(__file__).parents[1]
RECORDS = (
    "ticket/golden/europe-5-big-cities-all-passed",
    "ticket/golden/usa-3-mega-exhausted",
    "ticket/golden/rules-2-europe-3-mega-orient_express-max-exhausted",
    "trans/golden/amerika-4-chosen-two-winners",
    "trans/golden/rules-2-europa-3-agreed-active",
    "wensleydale/golden/nurnberg-4-side-3-4-chain-rules-2",
    "wensleydale/golden/wensleydale-2-side-2-3-take-overs",
)


@cache
def checker(name: str) -> jsonschema_rs.Validator:
    """Checks values against a schema of the description."""
    components = {"schemas": message_schemas()}
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": components}
    )


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_match_says_is_as_described(name: str) -> None:
    path = TESTS / f"{name}.json"
    family = path.parent.parent.name.capitalize()
    record = read_record(path.read_text(encoding="utf-8"))
    for said in set(said_while_replaying(record, every=7)):
        if said.kind != "position":  # a server sends none
            sent = as_sent(said)
            checker(f"{family}{said.kind.capitalize()}").validate(sent)
            checker(f"Any{said.kind.capitalize()}").validate(sent)


def as_sent(said: Said) -> dict[str, object]:
    """A server numbers its events."""
    return {"number": 3, **said.data} if said.kind == "event" else said.data


def test_what_another_family_says_is_allowed_too() -> None:
    checker("AnyView").validate({"anything": [1, 2]})
    checker("AnyMove").validate({"do": "build", "track": "a"})
    checker("AnyEvent").validate(
        {"number": 1, "message": "event-branch-built", "seat": 1, "arguments": {"track": "a"}}
    )


@pytest.mark.parametrize("name", shipped_boards())
def test_boards_are_as_described(name: str) -> None:
    board = shipped_board(name)
    sent = msgspec.json.decode(msgspec.json.encode(board_message(board)))
    checker(f"{board.family.capitalize()}Board").validate(sent)
    checker("AnyBoard").validate(sent)
    assert not checker(f"{board.family.capitalize()}Board").is_valid({**sent, "more": 1})
    assert checker("AnyBoard").is_valid({**sent, "family": "branch", "more": 1})


def test_what_happens_at_every_table_is_described() -> None:
    undone = {"number": 4, "message": "event-undone", "seat": 1, "arguments": {"number": 3}}
    checker("TableEvent").validate(undone)
    assert not checker("TableEvent").is_valid({**undone, "message": "event-ticket-claim"})


def test_a_field_nobody_described_is_found_out() -> None:
    assert checker("TransMove").is_valid({"do": "lay", "line": "r0c2-r0c4"})
    assert not checker("TransMove").is_valid({"do": "lay", "line": "r0c2-r0c4", "cost": 1})
    assert not checker("TransMove").is_valid({"do": "lay"})
