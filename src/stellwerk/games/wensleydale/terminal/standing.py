"""What the terminal reads out of a view of Wensleydale."""

from stellwerk.games.wensleydale.wire.parts import WensleydalePlace
from stellwerk.games.wensleydale.wire.views import WensleydaleView

# The ten phases of a turn (LTW-TURN-2); paying belongs to building or to trains.
PHASE_NUMBERS = {
    "bid": 3, "stake": 3, "build": 5, "line": 5, "chain": 5, "trains": 6, "board": 6,
    "take-over": 9, "sale": 9, "over": 10,
}  # fmt: skip


def phase_number(view: WensleydaleView) -> int:
    """Which of the ten phases it is."""
    if view.phase == "pay":
        return 5 if view.paying_for == "track" else 6
    return PHASE_NUMBERS[view.phase]


def places_on(view: WensleydaleView, track: str) -> list[WensleydalePlace]:
    """Where the seats stand on one of the five tracks, the leader first."""
    places: list[WensleydalePlace] = getattr(view.tracks, track)
    return places


def points_of(view: WensleydaleView, track: str, seat: int) -> int:
    """Where a seat stands on one of the five tracks."""
    return next(points for owner, points in places_on(view, track) if owner == seat)


def collected(view: WensleydaleView, seat: int) -> dict[str, int]:
    """The items of a seat by kind, with those it carries this turn."""
    mine = view.seats[seat]
    loaded = mine.loaded
    return {
        "plain": mine.plain + loaded.plain,
        "hill": mine.hill + loaded.hill,
        "red": mine.red + sum(loaded.red),
        "green": mine.green + sum(loaded.green),
    }
