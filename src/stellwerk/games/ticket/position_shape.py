"""The form of a position as people write it; msgspec says what does not fit and where."""

from typing import Literal

import msgspec

from stellwerk.boards.schema import CardKind
from stellwerk.games.position_parts import RandomShape

PhaseName = Literal[
    "long-tickets", "starting-tickets", "turn", "second-card", "tunnel", "tickets", "over"
]


class PacketShape(msgspec.Struct, forbid_unknown_fields=True):
    """The starting tickets shuffled under the deck."""

    size: int
    below: int


class TunnelShape(msgspec.Struct, forbid_unknown_fields=True):
    """A tunnel that waits for its claimer."""

    route: str
    cards: dict[CardKind, int]
    revealed: list[CardKind]
    extra: int


class SeatShape(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. What may be left out has the value it has at the start of a game."""

    cards: dict[CardKind, int]
    trains: int
    routes: list[str]
    tickets: list[str]
    points: int | None = None
    seen: dict[CardKind, int] = {}
    stations: list[str] = []
    offer: list[str] = []
    kept: list[str] | None = None
    kept_at_start: int = 0
    knows: list[str] | None = None
    knows_in_packet: list[str] = []


class PositionShape(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    phase: PhaseName
    turn: int | None
    row: list[CardKind | None]
    deck: list[CardKind]
    discard: dict[CardKind, int]
    ticket_deck: list[str]
    removed_tickets: list[str]
    random: RandomShape
    seats: list[SeatShape]
    rules: int = 1
    first_seat: int = 0
    passes: int = 0
    final_turns: int | None = None
    packet: PacketShape | None = None
    tunnel: TunnelShape | None = None
