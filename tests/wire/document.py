"""Makes the tables of docs/views.md, docs/messages.md and docs/positions.md of the structs.

    python -m tests.wire.document

A document says where a table stands: between `<!-- view of ticket -->` and `<!-- end -->`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import inspect, structs

from stellwerk.games.families import families
from stellwerk.games.wire_words import field_words
from stellwerk.match.wire import Wire, WireModels
from tests.wire.said import message_of

DOCS = Path(__file__).parents[2] / "docs"
MADE = ("messages.md", "positions.md", "views.md")
PLACE = re.compile(r"(<!-- (\w+) of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
KINDS = ("view", "prompts", "events", "result", "position")
LISTS = (inspect.ListType, inspect.VarTupleType)
STRUCTURED = (inspect.StructType, inspect.NamedTupleType)


def made(text: str) -> str:
    """A document with its tables as the structs say."""
    return PLACE.sub(lambda found: f"{found[1]}\n{_tables(found[2], found[3])}\n\n{found[4]}", text)


def _tables(kind: str, family: str) -> str:
    wire = families()[family].wire
    if kind == "events":
        return "\n".join(_events(wire))
    if kind == "prompts":
        return "\n".join(_prompts(wire))
    root = {"view": wire.view, "result": wire.result, "position": wire.position}[kind]
    told_elsewhere = set() if kind == "result" else {wire.result.__name__}
    return "\n\n".join(_struct_tables(inspect.type_info(root), told_elsewhere))


def _struct_tables(described: inspect.Type, known: set[str]) -> Iterator[str]:
    """The table of a struct, and those of the structs in it that have not been told yet."""
    if isinstance(described, STRUCTURED):
        name = described.cls.__name__
        if name in known:
            return
        known.add(name)
        if isinstance(described, inspect.StructType):
            yield "\n".join(_rows(described))
        for field in described.fields:
            yield from _struct_tables(field.type, known)
    elif isinstance(described, inspect.UnionType):
        for member in described.types:
            yield from _struct_tables(member, known)
    elif isinstance(described, LISTS):
        yield from _struct_tables(described.item_type, known)
    elif isinstance(described, inspect.DictType):
        yield from _struct_tables(described.value_type, known)


def _rows(described: inspect.StructType) -> Iterator[str]:
    words = field_words(described.cls)
    yield f"`{described.cls.__name__}`: {described.cls.__doc__}"
    yield ""
    yield "| key | JSON | what |"
    yield "|---|---|---|"
    for field in described.fields:
        sort = _json(field.type)
        may = "" if field.required else "; may be left out"
        yield f"| `{field.encode_name}` | {sort}{may} | {words.get(field.encode_name, '')} |"


def _events(wire: WireModels) -> Iterator[str]:
    yield "| message | seat | arguments | what happened |"
    yield "|---|---|---|---|"
    for struct in wire.events:
        fields = {field.name: inspect.type_info(field.type) for field in _fields(struct)}
        who = "`null`" if isinstance(fields["seat"], inspect.NoneType) else "number"
        message = struct.__struct_config__.tag
        yield f"| `{message}` | {who} | {_listed(fields['arguments'])} | {struct.__doc__} |"


def _prompts(wire: WireModels) -> Iterator[str]:
    yield "| message | kind | arguments | moves | the question |"
    yield "|---|---|---|---|---|"
    for struct in wire.prompts:
        fields = {field.name: inspect.type_info(field.type) for field in _fields(struct)}
        moves = fields["moves"]
        assert isinstance(moves, inspect.ListType)
        kind, arguments = _json(fields["kind"]), _listed(fields["arguments"])
        answers = ", ".join(f"`{each.tag}`" for each in _members(moves.item_type))
        yield f"| `{message_of(struct)}` | {kind} | {arguments} | {answers} | {struct.__doc__} |"


def _fields(struct: type[Wire]) -> tuple[structs.FieldInfo, ...]:
    return structs.fields(struct)


def _members(described: inspect.Type) -> list[inspect.StructType]:
    members = described.types if isinstance(described, inspect.UnionType) else (described,)
    return [member for member in members if isinstance(member, inspect.StructType)]


def _listed(arguments: inspect.Type) -> str:
    """The arguments of a message, each with its type."""
    assert isinstance(arguments, inspect.StructType)
    may = {True: "", False: " (may be left out)"}
    return "; ".join(
        f"`{field.encode_name}`{may[field.required]}: {_json(field.type)}"
        for field in arguments.fields
    )


def _json(described: inspect.Type) -> str:
    """A type in the words of JSON."""
    if isinstance(described, inspect.StructType):
        return f"`{described.cls.__name__}`"
    if isinstance(described, inspect.NamedTupleType):
        return f"`[{', '.join(field.name for field in described.fields)}]`"
    if isinstance(described, inspect.UnionType):
        return " or ".join(_json(member) for member in described.types)
    if isinstance(described, inspect.LiteralType):
        return ", ".join(f"`{value}`" for value in described.values)
    if isinstance(described, LISTS):
        return f"list of {_json(described.item_type)}"
    if isinstance(described, inspect.TupleType):
        return f"list of {len(described.item_types)}"
    if isinstance(described, inspect.DictType):
        return f"object with {_json(described.value_type)}"
    names = {
        inspect.NoneType: "`null`",
        inspect.BoolType: "`true`, `false`",
        inspect.IntType: "number",
        inspect.StrType: "text",
    }
    return names[type(described)]


if __name__ == "__main__":
    for name in MADE:
        path = DOCS / name
        path.write_text(made(path.read_text(encoding="utf-8")), encoding="utf-8")
