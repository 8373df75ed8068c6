"""What a description promises, and what of it was seen: so that nothing is described that is not.

A mark is a struct, one of its fields, and what can stand there: each of several types, each of the
words that are possible, something in a list, a field that is left out.
"""

from collections.abc import Iterator

from msgspec import NODEFAULT, inspect

Mark = tuple[str, ...]
STRUCTURED = (inspect.StructType, inspect.NamedTupleType)
LISTS = (inspect.ListType, inspect.VarTupleType)


def promised(described: inspect.Type, place: Mark = ()) -> Iterator[Mark]:
    """Every mark of a type."""
    if isinstance(described, STRUCTURED):
        for field in described.fields:
            here = (described.cls.__name__, field.encode_name)
            yield here
            if _optional(field) and not described.cls.__name__.endswith("Position"):
                yield (*here, "left out")  # what may be left out of a position is always written
            if field.encode_name != "options":  # which there are is a matter of the board
                yield from _promised_of_field(field, here)
    elif isinstance(described, inspect.UnionType):
        for member in described.types:
            yield (*place, _name(member))
            yield from promised(member, place)
    elif isinstance(described, inspect.LiteralType):
        yield from ((*place, str(value)) for value in described.values)
    elif isinstance(described, LISTS):
        yield (*place, "something")
        yield from promised(described.item_type, place)
    elif isinstance(described, inspect.DictType):
        yield (*place, "something")
        yield from promised(described.key_type, (*place, "key"))
        yield from promised(described.value_type, place)
    elif isinstance(described, inspect.Metadata):
        yield from promised(described.type, place)


def _promised_of_field(field: inspect.Field, here: Mark) -> Iterator[Mark]:
    """A position may say null where a value is missing; it is never written so."""
    for mark in promised(field.type, here):
        if not (field.default is None and mark == (*here, "null")):
            yield mark


def seen(described: inspect.Type, value: object, place: Mark = ()) -> Iterator[Mark]:
    """The marks of a type that a value shows."""
    if isinstance(described, inspect.StructType):
        assert isinstance(value, dict)
        for field in described.fields:
            here = (described.cls.__name__, field.encode_name)
            if field.encode_name in value:
                yield here
                yield from seen(field.type, value[field.encode_name], here)
            else:
                yield (*here, "left out")
    elif isinstance(described, inspect.NamedTupleType):
        assert isinstance(value, list | tuple)
        for field, part in zip(described.fields, value, strict=True):
            here = (described.cls.__name__, field.encode_name)
            yield here
            yield from seen(field.type, part, here)
    elif isinstance(described, inspect.UnionType):
        member = next(member for member in described.types if _fits(member, value))
        yield (*place, _name(member))
        yield from seen(member, value, place)
    elif isinstance(described, inspect.LiteralType):
        yield (*place, str(value))
    elif isinstance(described, LISTS):
        assert isinstance(value, list | tuple)
        for item in value:
            yield (*place, "something")
            yield from seen(described.item_type, item, place)
    elif isinstance(described, inspect.DictType):
        assert isinstance(value, dict)
        for key, item in value.items():
            yield (*place, "something")
            yield from seen(described.key_type, key, (*place, "key"))
            yield from seen(described.value_type, item, place)
    elif isinstance(described, inspect.Metadata):
        yield from seen(described.type, value, place)


def _optional(field: inspect.Field) -> bool:
    without_default = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return without_default and not field.required


def _name(described: inspect.Type) -> str:
    if isinstance(described, STRUCTURED):
        return described.cls.__name__
    return "null" if isinstance(described, inspect.NoneType) else type(described).__name__


def _fits(described: inspect.Type, value: object) -> bool:
    """Which member of a union a value is."""
    if isinstance(described, inspect.StructType):
        tag = isinstance(value, dict) and value.get(str(described.tag_field), described.tag)
        return isinstance(value, dict) and tag == described.tag
    if isinstance(described, inspect.NoneType):
        return value is None
    if isinstance(described, inspect.LiteralType):
        return value in described.values
    if isinstance(described, inspect.BoolType):
        return isinstance(value, bool)
    if isinstance(described, inspect.IntType):
        return isinstance(value, int) and not isinstance(value, bool)
    if isinstance(described, inspect.StrType):
        return isinstance(value, str)
    return isinstance(value, list | tuple)
