"""The schemas of all messages as msgspec, which checks them, describes them itself.

Litestar's own are vaguer: they lose limits, defaults and what the structs say about themselves.
"""

from collections.abc import Sequence
from types import ModuleType

import msgspec

from stellwerk.games.record import Record
from stellwerk.match.cautions import Cautions
from stellwerk.server.messages import (
    admin,
    analysis,
    boards,
    catalogue,
    clocks,
    common,
    health,
    hints,
    lessons,
    people,
    personal_data,
    play,
    push,
    puzzles,
    reviews,
    statistics,
    tables,
)
from stellwerk.server.messages.common import Json
from stellwerk.server.openapi_boards import PLACE, board_schemas
from stellwerk.server.openapi_games import game_schemas, refer_to_games

MODULES: Sequence[ModuleType] = (
    admin, analysis, boards, catalogue, clocks, common, health, hints, lessons, people,
    personal_data, play, push, puzzles, reviews, statistics, tables,
)  # fmt: skip
UNIONS = {
    "ClientFrame": play.ClientFrame,
    "ServerFrame": play.ServerFrame,
    "TableEvent": play.TableEvent,
}


class Prompt(msgspec.Struct, omit_defaults=True):
    """What a seat is asked, and every move that answers it; `message` is the id of a text.

    Families that describe their prompts themselves send no other than those.
    """

    seat: int
    kind: str
    message: str
    arguments: Json
    moves: list[Json]
    cautions: Cautions | msgspec.UnsetType = msgspec.UNSET


class Score(msgspec.Struct):
    """The count of a seat, by what its points are for."""

    total: int
    categories: dict[str, int]


class Result(msgspec.Struct):
    """How a match ended; `ranking` lists the seats, the first first.

    Families say more about their scores.
    """

    scores: list[Score]
    winners: list[int]
    ranking: list[int]


class Reason(msgspec.Struct):
    """One sentence of a bot; `message` is the id of its text."""

    message: str
    arguments: Json


class Explanation(msgspec.Struct):
    """Why a bot made a move, in reasons, the most important first.

    Families add what is to be marked on their boards.
    """

    reasons: list[Reason]


def message_schemas() -> dict[str, Json]:
    """A schema for every message, frames of the WebSockets included, by the name of its struct.

    >>> message_schemas()["PingFrame"]["properties"]
    {'type': {'type': 'string', 'const': 'ping'}}
    """
    structs: list[type[msgspec.Struct]] = [
        *_structs(),
        Prompt,
        Score,
        Result,
        Reason,
        Explanation,
        Record,
    ]
    whole, schemas = msgspec.json.schema_components(
        [*UNIONS.values(), *structs], schema_hook=_anything, ref_template=PLACE + "{name}"
    )
    for struct in structs:
        _make_exact(schemas[struct.__name__], struct)
    refer_to_games(schemas)
    schemas.update(zip(UNIONS, whole, strict=False))
    schemas.update(game_schemas())
    schemas.update(board_schemas())
    return dict(sorted(schemas.items()))


def _structs() -> list[type[msgspec.Struct]]:
    """Every struct that the modules of messages define."""
    return [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


def _anything(_: type) -> Json:
    return {"description": "any JSON"}


def _make_exact(schema: Json, struct: type[msgspec.Struct]) -> None:
    """Tags are constants; what we send and never leave out is required, default or not."""
    schema["description"] = str(schema["description"]).replace("None", "null")
    properties = schema["properties"]
    assert isinstance(properties, dict)
    config = struct.__struct_config__
    if config.tag is not None:
        properties[config.tag_field] = {"type": "string", "const": config.tag}
    if not config.forbid_unknown_fields and not config.omit_defaults:
        left_out = {
            field.encode_name
            for field in msgspec.structs.fields(struct)
            if field.default is msgspec.UNSET
        }
        schema["required"] = [name for name in properties if name not in left_out]
