"""The parts of a Wensleydale view that the terminal shows, with their types (docs/positions.md)."""

from typing import TypedDict

from stellwerk.games.wensleydale.board.schema import Influence

# The ten phases of a turn (LTW-TURN-2); paying belongs to building or to trains.
PHASE_NUMBERS = {
    "bid": 3, "stake": 3, "build": 5, "line": 5, "chain": 5, "trains": 6, "board": 6,
    "take-over": 9, "sale": 9, "over": 10,
}  # fmt: skip


class LoadView(TypedDict):
    """What a seat carries this turn; passengers by the price of their train."""

    plain: int
    hill: int
    red: list[int]
    green: list[int]


class SeatView(TypedDict):
    """A seat; everything is open."""

    hand: int
    points: int
    plain: int
    hill: int
    red: int
    green: int
    loaded: LoadView
    tracks_left: int
    would_be: int


class BoxView(TypedDict):
    """An auction box; a bid is a seat and its cubes. Under rules version 1 nothing is printed."""

    printed: list[Influence]
    tokens: list[Influence]
    bid: tuple[int, int] | None


class TrainView(TypedDict):
    """A train that somebody has bought, and its places that are taken."""

    seat: int
    passengers: int
    goods: int


class WensleydaleView(TypedDict):
    """The table."""

    seat: int | None
    options: dict[str, str | int | bool]
    phase: str
    turn: int
    turns: int
    pending: list[int]
    general_order: list[int]
    build_order: list[int]
    train_order: list[int]
    tracks: dict[str, list[tuple[int, int]]]
    boxes: list[BoxView]
    box: int | None
    limits: list[int]
    line: list[str]
    company: str | None
    due: int
    paying_for: str | None
    item: tuple[str, str] | None
    passed: list[int]
    areas: dict[str, dict[str, int]]
    borders: dict[str, int | str]
    towns: dict[str, list[str]]
    trains: dict[str, TrainView]
    seats: list[SeatView]


def phase_number(view: WensleydaleView) -> int:
    """Which of the ten phases it is."""
    if view["phase"] == "pay":
        return 5 if view["paying_for"] == "track" else 6
    return PHASE_NUMBERS[view["phase"]]


def start_costs(view: WensleydaleView) -> bool:
    """Whether the start of a line costs the company fee (LTW-BUILD-8)."""
    return bool(view["options"].get("start_fee", True))


def points_of(view: WensleydaleView, track: str, seat: int) -> int:
    """Where a seat stands on one of the five tracks."""
    return next(points for owner, points in view["tracks"][track] if owner == seat)


def collected(view: WensleydaleView, seat: int) -> dict[str, int]:
    """The items of a seat by kind, with those it carries this turn."""
    mine = view["seats"][seat]
    loaded = mine["loaded"]
    return {
        "plain": mine["plain"] + loaded["plain"],
        "hill": mine["hill"] + loaded["hill"],
        "red": mine["red"] + sum(loaded["red"]),
        "green": mine["green"] + sum(loaded["green"]),
    }
