"""What a match that is over has brought each seat, where statistics find it."""

from sqlalchemy import Executable, update

from stellwerk.server.database.models import SeatRow
from stellwerk.server.live.play import Play


def results_of_seats(table_id: str, play: Play) -> list[Executable]:
    """The statements that write it down; none as long as the match runs."""
    result = play.match.result
    if result is None:
        return []
    return [
        update(SeatRow)
        .where(SeatRow.table_id == table_id, SeatRow.number == number)
        .values(score=score.total, won=number in result.winners)
        for number, score in enumerate(result.scores)
    ]
