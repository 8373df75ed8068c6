"""The boards of the families, in the description of the API.

A board is described by the record of its file, or by what its family says instead. Limits of
numbers and names are left out: they are for authors (docs/boards.md), and what is sent keeps them.
"""

from collections.abc import Iterator, Mapping
from typing import cast

import msgspec

from stellwerk.boards import Board
from stellwerk.games.families import families
from stellwerk.server.messages.common import Json

PLACE = "#/components/schemas/"
LIMITS = ("pattern", "minimum", "maximum", "minLength", "maxLength", "maxProperties")
LENGTHS = ("minItems", "maxItems")
ABOUT = "A board file as JSON, of one of the families; docs/boards.md says what its fields mean."


def board_schemas() -> dict[str, Json]:
    """A schema for the boards of every family and their parts, and one for the board of any.

    >>> schemas = board_schemas()
    >>> sorted(schemas["TicketBoardRoute"]["properties"])
    ['a', 'b', 'color', 'double_of', 'id', 'kind', 'length', 'locomotives']
    >>> [each["$ref"].rpartition("/")[2] for each in schemas["AnyBoard"]["anyOf"]]
    ['TicketBoard', 'TransBoard', 'WensleydaleBoard', 'Board']
    """
    schemas = _parts_of(Board, "Board")
    schemas["Board"] |= {"additionalProperties": True}
    described = {name: family for name, family in families().items() if family.wire}
    for name, family in described.items():
        sent = family.wire and family.wire.board
        schemas |= _parts_of(sent or family.boards.form, f"{name.capitalize()}Board")
    known = [*(f"{name.capitalize()}Board" for name in described), "Board"]
    any_of = [{"$ref": PLACE + name} for name in known]
    return schemas | {"AnyBoard": {"description": ABOUT, "anyOf": any_of}}


def _parts_of(board: type[msgspec.Struct], name: str) -> dict[str, Json]:
    """The schemas of a board and of its parts, each called by the board it belongs to."""
    _, found = msgspec.json.schema_components([board], ref_template="{name}")
    names = {part: name + _own_word(part, name) for part in found}
    names |= {board.__name__: name, "Provenance": "Provenance"}
    schemas: dict[str, Json] = {}
    for part, schema in found.items():
        described = cast("Json", _simplified(schema, names))
        described["title"] = names[part]
        described["description"] = str(schema["description"]).partition("\n")[0]
        schemas[names[part]] = described
    return schemas


def _own_word(part: str, board: str) -> str:
    """What is left of a name without its board's.

    >>> _own_word("TransCity", "TransBoard"), _own_word("BoardRules", "TicketBoard")
    ('City', 'Rules')
    """
    return part.removeprefix(board.removesuffix("Board")).removeprefix("Board") or part


def _simplified(schema: object, names: Mapping[str, str]) -> object:
    """A schema without limits, with its references under their new names."""
    if isinstance(schema, list | tuple):
        return [_simplified(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": PLACE + names[str(schema["$ref"])]}
    return dict(_kept(cast("Json", schema), names))


def _kept(schema: Json, names: Mapping[str, str]) -> Iterator[tuple[str, object]]:
    is_pair = "prefixItems" in schema
    for key, value in schema.items():
        if key == "properties":
            fields = cast("Json", value)
            yield key, {field: _simplified(each, names) for field, each in fields.items()}
        elif key not in LIMITS and (is_pair or key not in LENGTHS):
            yield key, _simplified(value, names)
