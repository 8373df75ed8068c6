"""Who is at the table: people with an open connection, here or in another process."""

from collections import Counter, defaultdict

from stellwerk.server.wall_clock import now

BELIEVED = 90_000  # milliseconds without news before another process counts as gone


class Presence:
    """Counts connections by table and seat.

    >>> presence = Presence()
    >>> presence.come("t", [1]), presence.is_here("t", 1), presence.is_here("t", 0)
    (True, True, False)
    >>> presence.leave("t", [1]), presence.is_here("t", 1)
    (True, False)
    """

    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._elsewhere: dict[str, dict[str, tuple[int, frozenset[int]]]] = {}

    def come(self, table_id: str, seats: list[int]) -> bool:
        """A connection opened; True if that is news."""
        counts = self._here[table_id]
        news = any(not counts[seat] for seat in seats)
        counts.update(seats)
        return news

    def leave(self, table_id: str, seats: list[int]) -> bool:
        """A connection closed; True if that is news."""
        counts = self._here[table_id]
        counts.subtract(seats)
        gone = [seat for seat in seats if counts[seat] <= 0]
        for seat in gone:
            del counts[seat]
        if not counts:
            del self._here[table_id]
        return bool(gone)

    def local(self, table_id: str) -> list[int]:
        """The seats with a connection to this process."""
        return sorted(self._here.get(table_id, ()))

    def local_tables(self) -> list[str]:
        """The tables somebody looks at through this process."""
        return list(self._here)

    def hear(self, sender: str, table_id: str, seats: list[int]) -> None:
        """Another process says who is there."""
        senders = self._elsewhere.setdefault(table_id, {})
        if seats:
            senders[sender] = (now(), frozenset(seats))
        else:
            senders.pop(sender, None)
        if not senders:
            del self._elsewhere[table_id]

    def is_here(self, table_id: str, seat: int) -> bool:
        """Whether the owner of a seat has an open connection to the table."""
        if table_id in self._here and self._here[table_id][seat] > 0:
            return True
        believed_after = now() - BELIEVED
        return any(
            at > believed_after and seat in seats
            for at, seats in self._elsewhere.get(table_id, {}).values()
        )
