"""What the structs of the wire say about their fields: the text under a field describes it."""

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise

import msgspec


@cache
def field_words(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The descriptions of a struct's fields, as far as they have one, by their names in JSON.

    >>> from stellwerk.match.wire import RandomStream
    >>> field_words(RandomStream)
    {'key': 'the seed, in hex', 'words': 'how many 32-bit words have been drawn'}
    """
    words: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if issubclass(part, msgspec.Struct) and part is not msgspec.Struct:
            words |= _words_in(part)
    sent = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
    return {sent[name]: text for name, text in words.items() if name in sent}


def _words_in(struct: type[msgspec.Struct]) -> dict[str, str]:
    """A text that follows a field is about it; Python itself forgets it."""
    body = _classes_of(struct.__module__)[struct.__name__].body
    words = {}
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            found = _text_of(text)
            if found is not None:
                words[field.target.id] = " ".join(found.split())
    return words


@cache
def _classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written; a module is read once for all of them."""
    written = ast.parse(inspect.getsource(sys.modules[module])).body
    return {node.name: node for node in written if isinstance(node, ast.ClassDef)}


def _text_of(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else None
    return None
