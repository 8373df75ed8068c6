"""The colours of seats: people choose theirs, and no two seats have the same."""

from collections.abc import Sequence
from itertools import count

from stellwerk.server.database.models import SeatRow
from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import TableChanges
from stellwerk.server.requests.visitor import Visitor


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """The colour of each seat: the one that was chosen, else that of its number, else a free one.

    >>> colours_of([SeatRow(number=0, colour=2), SeatRow(number=1), SeatRow(number=2)])
    [2, 1, 0]
    """
    worn: list[int | None] = [seat.colour for seat in seats]
    for place, seat in enumerate(seats):
        if worn[place] is None and seat.number not in worn:
            worn[place] = seat.number
    for place, _ in enumerate(seats):
        if worn[place] is None:
            worn[place] = next(colour for colour in count() if colour not in worn)
    return [colour for colour in worn if colour is not None]


class ColourChoice:
    """Lets people choose the colours of their seats, before the match and in it."""

    def __init__(self, changes: TableChanges) -> None:
        self._changes = changes

    async def choose(self, table_id: str, number: int, colour: int, visitor: Visitor) -> None:
        """Choose for one's own seat; other people keep theirs, bots and open seats make room."""
        async with self._changes.changing(table_id) as change:
            seat = change.seat(number)
            if seat.person_id != visitor.id:
                raise Denied("not-yours")
            for other, worn in zip(change.seats, colours_of(change.seats), strict=True):
                if other is seat or worn != colour:
                    continue
                if other.person_id is not None:
                    raise Denied("colour-taken")
                other.colour = None
            seat.colour = colour
