"""What the families send and read, in the description of the API.

Each family that is installed is described by its structs of moves, views, events, prompts and
results. A client may meet a server with more families, which come from other packages and may say
anything beside what `match` asks of every game: so `AnyView` is the view of one of the families, or
an object about which nothing is known.
"""

from collections.abc import Iterable, Mapping
from typing import cast

import msgspec
from msgspec import inspect

from stellwerk.games.families import families
from stellwerk.games.wire_words import field_words
from stellwerk.match.wire import Wire, WireModels
from stellwerk.server.messages.common import Json
from stellwerk.server.openapi_boards import PLACE
from stellwerk.study.wire import Review

ANYTHING: Json = {"type": "object", "additionalProperties": True}
KINDS = ("View", "Move", "Prompt", "Event", "Result", "Explanation")
OTHERS: Mapping[str, tuple[Json, ...]] = {
    "View": (ANYTHING,),
    "Move": (ANYTHING,),
    "Prompt": ({"$ref": f"{PLACE}Prompt"},),
    "Event": ({"$ref": f"{PLACE}TableEvent"}, {"$ref": f"{PLACE}SeenEvent"}),
    "Result": ({"$ref": f"{PLACE}Result"},),
    "Explanation": ({"$ref": f"{PLACE}Explanation"},),
}
ABOUT = {
    "View": "All that a seat, or a spectator, may know: of one of the families.",
    "Move": "A decision with names: of one of the families.",
    "Prompt": "What a seat is asked, and every move that answers it: of one of the families.",
    "Event": "What happened, as one seat saw it: of one of the families.",
    "Result": "How a match ended: of one of the families.",
    "Explanation": "Why a bot made a move: of one of the families.",
}


def game_schemas() -> dict[str, Json]:
    """A schema for every struct of the families, and one for each kind of message of any family.

    >>> schemas = game_schemas()
    >>> schemas["TransLayMove"]["properties"]
    {'do': {'type': 'string', 'const': 'lay'}, 'line': {'type': 'string'}}
    >>> [each["$ref"].rpartition("/")[2] for each in schemas["AnyView"]["anyOf"][:-1]]
    ['TicketView', 'TransView', 'WensleydaleView']
    """
    described = {name: family.wire for name, family in families().items()}
    schemas: dict[str, Json] = {}
    for name, wire in described.items():
        schemas |= _of_family(name.capitalize(), wire)
    for kind in KINDS:
        known = [
            _ref(f"{name.capitalize()}{kind}")
            for name, wire in described.items()
            if kind != "Explanation" or wire.explanation is not None
        ]
        schemas[f"Any{kind}"] = {"description": ABOUT[kind], "anyOf": [*known, *OTHERS[kind]]}
    return schemas | _of_reviews()


def refer_to_games(schemas: dict[str, Json]) -> None:
    """Fields of other messages that carry what a family says refer to it."""
    for message in ("MatchState", "ReplayStep", "PuzzleState", "AnalysisState"):
        _fields(schemas[message])["view"] = _ref("AnyView")
    for message in ("PlayMove", "MoveFrame", "RecordedMove", "TriedMove", "ValuedMove"):
        _fields(schemas[message])["move"] = _ref("AnyMove")
    for message in ("MatchState", "ReplayStep", "EventPage"):
        _fields(schemas[message])["events"] = {"type": "array", "items": _ref("AnyEvent")}
    for message in ("BotExplanation", "Hint"):
        _fields(schemas[message])["explanation"] = _ref("AnyExplanation")
    for message in ("Hint", "LessonTask"):
        _fields(schemas[message])["move"] = _or_null("AnyMove")
    _fields(schemas["ReviewState"])["review"] = _or_null("Review")
    for message in ("MatchState", "PuzzleState", "AnalysisState"):
        _fields(schemas[message])["prompt"] = _or_null("AnyPrompt")
    for message, field in (
        ("PuzzleMoves", "moves"), ("PuzzleAnswer", "moves"), ("PuzzleVerdict", "answer"),
    ):  # fmt: skip
        cast("Json", _fields(schemas[message])[field])["items"] = _ref("AnyMove")
    for message in ("Table", "KeptTable", "Record"):
        cast("Json", _fields(schemas[message])["result"]).update(_or_null("AnyResult"))


def _of_family(prefix: str, wire: WireModels) -> dict[str, Json]:
    """The structs of a family, and which of them are its moves, prompts and events."""
    explanation = () if wire.explanation is None else (wire.explanation,)
    roots = (*wire.moves, wire.view, *wire.events, *wire.prompts, wire.result, *explanation)
    _, components = msgspec.json.schema_components(roots, ref_template=PLACE + "{name}")
    schemas = {name: cast("Json", schema) for name, schema in components.items()}
    for struct in _all_structs(roots):
        _complete(schemas[struct.__name__], struct)
    for struct in wire.events:
        _number(schemas[struct.__name__])
    schemas[f"{prefix}Move"] = _one_of(wire.moves, "do", schemas)
    schemas[f"{prefix}Event"] = _one_of(wire.events, "message", schemas)
    schemas[f"{prefix}Prompt"] = _one_of(wire.prompts, "message", schemas)
    return schemas


def _of_reviews() -> dict[str, Json]:
    """A review, whose moves and plans are those of a family."""
    _, components = msgspec.json.schema_components((Review,), ref_template=PLACE + "{name}")
    schemas = {
        name: cast("Json", schema) for name, schema in components.items() if "Review" in name
    }
    for struct in _all_structs((Review,)):
        if struct.__name__ in schemas:
            _complete(schemas[struct.__name__], struct)
    for message in ("ReviewDecision", "ReviewAlternative"):
        _fields(schemas[message])["move"] = _ref("AnyMove")
    _fields(schemas["ReviewDecision"])["plan"] = _or_null("AnyExplanation")
    return schemas


def _all_structs(roots: Iterable[type[Wire]]) -> set[type[msgspec.Struct]]:
    """These structs, and those that are parts of them."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[object] = [inspect.type_info(root) for root in roots]
    while waiting:
        part = waiting.pop()
        if isinstance(part, inspect.StructType):
            found.add(part.cls)
            waiting += [field.type for field in part.fields]
        elif isinstance(part, inspect.UnionType):
            waiting += part.types
        elif isinstance(part, inspect.ListType):
            waiting.append(part.item_type)
        elif isinstance(part, inspect.DictType):
            waiting.append(part.value_type)
    return found


def _complete(schema: Json, struct: type[msgspec.Struct]) -> None:
    """What the struct says about its fields, tags as constants, objects whose keys are known."""
    fields = _fields(schema)
    config = struct.__struct_config__
    if config.tag is not None:
        fields[str(config.tag_field)] = {"type": "string", "const": config.tag}
    for field in msgspec.structs.fields(struct):
        described = cast("Json", fields[field.encode_name])
        _name_keys(described, inspect.type_info(field.type))
        words = field_words(struct).get(field.encode_name)
        if words is not None:
            described["description"] = words


def _name_keys(schema: Json, described: inspect.Type) -> None:
    """msgspec forgets which keys an object can have."""
    if not isinstance(described, inspect.DictType):
        return
    values = cast("Json", schema["additionalProperties"])
    _name_keys(values, described.value_type)
    if isinstance(described.key_type, inspect.LiteralType):
        schema["properties"] = {str(key): values for key in described.key_type.values}
        schema["additionalProperties"] = False


def _number(event: Json) -> None:
    """A server says which entry of the record brought an event about."""
    number: Json = {"type": "integer", "description": "the entry that brought it about"}
    fields = _fields(event)
    if fields["seat"] == {"type": "null"}:
        # openapi-fetch takes fields that can only be null out of its answers' types.
        fields["seat"] = {"type": ["integer", "null"], "description": "null: it concerns all"}
    event["properties"] = {"number": number, **fields}
    event["required"] = ["number", *cast("list[str]", event["required"])]


def _one_of(structs: Iterable[type[Wire]], told_by: str, schemas: Mapping[str, Json]) -> Json:
    """One of several messages, which a constant tells apart."""
    refs = {}
    for struct in structs:
        word = cast("Json", _fields(schemas[struct.__name__])[told_by])
        refs[str(word.get("const") or cast("list[str]", word["enum"])[0])] = _ref(struct.__name__)
    mapping = {word: ref["$ref"] for word, ref in refs.items()}
    discriminator = {"propertyName": told_by, "mapping": mapping}
    return {"anyOf": list(refs.values()), "discriminator": discriminator}


def _fields(schema: Json) -> Json:
    return cast("Json", schema.get("properties", {}))


def _ref(name: str) -> Json:
    return {"$ref": f"{PLACE}{name}"}


def _or_null(name: str) -> Json:
    return {"anyOf": [_ref(name), {"type": "null"}]}
