"""A board file as its author wrote it, faults and all, for the checks across its parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct, inspect, structs

from stellwerk.boards.lines import Lines, Path
from stellwerk.boards.shape import Fault, show


@dataclass(frozen=True)
class EntryName:
    """What one entry of a list is called: a route by its id, a border by the places at its ends.

    >>> EntryName("border", between="|").label({"a": "aysgarth", "b": "leyburn"})
    'aysgarth|leyburn'
    """

    one: str
    key: str = "id"
    between: str | None = None  # instead of a key: what stands between the two ends

    def label(self, entry: Mapping[str, object]) -> object:
        """What this entry is called, if its author has said it."""
        if self.between is None:
            return entry.get(self.key)
        ends = [end for end in (entry.get("a"), entry.get("b")) if isinstance(end, str)]
        return self.between.join(ends) if len(ends) == 2 else None


class Row:
    """One element of a list of the board; a value with a fault of its own reads as None."""

    def __init__(
        self, record: type[Struct], path: Path, values: dict[str, object], faulty: set[str]
    ) -> None:
        defaults = {entry.encode_name: entry.default for entry in structs.fields(record)}
        self.path = path
        self.given = set(values)
        self.values = {
            key: value for key, value in (defaults | values).items() if key not in faulty
        }
        self.whole = not faulty

    def text(self, key: str) -> str | None:
        """The text under a key."""
        value = self.values.get(key)
        return value if isinstance(value, str) else None

    def number(self, key: str) -> int | None:
        """The whole number under a key."""
        value = self.values.get(key)
        return value if isinstance(value, int) else None

    def entries(self, key: str) -> list[object]:
        """The list under a key; empty if anything in it has a fault."""
        value = self.values.get(key)
        return list(value) if isinstance(value, list | tuple) else []

    def tables(self, key: str) -> list[dict[str, object]]:
        """The tables in the list under a key; none if anything in it has a fault."""
        return [entry for entry in self.entries(key) if isinstance(entry, dict)]

    def numbers(self, key: str) -> dict[str, int]:
        """The table of numbers under a key; empty if anything in it has a fault."""
        value = self.values.get(key)
        table = value if isinstance(value, dict) else {}
        return {name: number for name, number in table.items() if isinstance(number, int)}

    def words(self, key: str) -> set[str]:
        """The words in the list under a key; none if anything in it has a fault."""
        return {word for word in self.entries(key) if isinstance(word, str)}

    def fault(self, key: str, message: str) -> Fault:
        """A fault at one of the keys of this row."""
        return Fault((*self.path, key), message)


class Draft:
    """A board file that may have faults, for checks that need only parts of it to be right."""

    def __init__(
        self,
        data: dict[str, object],
        board_type: type[Struct],
        faults: Sequence[Fault],
        lines: Lines,
        names: Mapping[str, EntryName],
    ) -> None:
        self.data = data
        self._names = names
        self.lines = lines
        self.faulty = {fault.path for fault in faults}
        self._rows = {
            name: self._read_rows(name, record) for name, record in _records(board_type).items()
        }

    def _read_rows(self, name: str, record: type[Struct]) -> list[Row]:
        values = self.data.get(name)
        faulty_keys: dict[Path, set[str]] = {}
        for path in self.faulty:
            if len(path) > 2 and path[0] == name:
                faulty_keys.setdefault(path[:2], set()).add(str(path[2]))
        return [
            Row(record, (name, place), value, faulty_keys.get((name, place), set()))
            for place, value in enumerate(values if isinstance(values, list) else [])
            if isinstance(value, dict)
        ]

    def rows(self, name: str) -> list[Row]:
        """The elements of a list of the board, as far as they are tables."""
        return self._rows[name]

    def ids(self, name: str) -> list[str]:
        """All ids of a list, also ill-formed ones: what refers to them is not a second mistake."""
        values = self.data.get(name)
        rows = values if isinstance(values, list) else []
        labels = [row.get("id") for row in rows if isinstance(row, dict)]
        return [label for label in labels if isinstance(label, str)]

    def numbers(self, *path: str) -> dict[str, int]:
        """The numbers in a table, or in a table of a table, that have no fault."""
        table: object = self.data
        for name in path:
            table = table.get(name) if isinstance(table, dict) else None
        return {
            key: value
            for key, value in (table.items() if isinstance(table, dict) else ())
            if isinstance(value, int) and (*path, key) not in self.faulty
        }

    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        value = self.data.get("players")
        if self.is_faulty("players") or not isinstance(value, list):
            return 1, 1  # the mildest case, so that a fault here does not bring up others
        return value[0], value[1]

    def is_faulty(self, *part: str) -> bool:
        """Whether anything in this part of the board has not the right form."""
        return any(path[: len(part)] == part for path in self.faulty)

    def table_list(self, table: str, key: str) -> list[object]:
        """A list that stands in a table of the board; empty if anything in it has a fault."""
        values = self.data.get(table)
        found = values.get(key) if isinstance(values, dict) else None
        return found if isinstance(found, list) and not self.is_faulty(table, key) else []

    def where(self, path: Path) -> str:
        """The part of the board in which a place lies, as people would call it."""
        name = str(path[0]) if path else ""
        values = self.data.get(name)
        place = path[1] if len(path) > 1 else None
        if isinstance(place, str) and isinstance(values, dict):
            return f"[{name}]"
        called = self._names.get(name)
        if called is None or not isinstance(place, int) or not isinstance(values, list):
            return "the board"
        entry = values[place]
        label = called.label(entry) if isinstance(entry, dict) else None
        return f"{called.one} {show(label) if isinstance(label, str) else place + 1}"

    def one_of(self, name: str) -> str:
        """What one entry of a list is called."""
        return self._names[name].one if name in self._names else f"entry of {name}"


def _records(board_type: type[Struct]) -> dict[str, type[Struct]]:
    """The lists of records that a board has, each with the type of its records."""
    board = inspect.type_info(board_type)
    return {
        entry.encode_name: entry.type.item_type.cls
        for entry in (board.fields if isinstance(board, inspect.StructType) else ())
        if isinstance(entry.type, inspect.VarTupleType)
        if isinstance(entry.type.item_type, inspect.StructType)
    }
