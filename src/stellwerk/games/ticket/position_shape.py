"""The form of a position as people write it; msgspec says what does not fit and where."""

from typing import Literal

import msgspec

from stellwerk.games.position_parts import RandomShape, Whole
from stellwerk.games.ticket.board.schema import CardKind

PhaseName = Literal[
    "long-tickets", "starting-tickets", "turn", "second-card", "tunnel", "tickets", "over"
]


class PacketShape(msgspec.Struct, forbid_unknown_fields=True):
    """The starting tickets shuffled under the deck."""

    size: Whole
    below: Whole


class TunnelShape(msgspec.Struct, forbid_unknown_fields=True):
    """A tunnel that waits for its claimer."""

    route: str
    cards: dict[CardKind, Whole]
    revealed: list[CardKind]
    extra: Whole


class SeatShape(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. What may be left out has the value it has at the start of a game."""

    cards: dict[CardKind, Whole]
    trains: Whole
    routes: list[str]
    tickets: list[str]
    points: Whole | None = None
    seen: dict[CardKind, Whole] = {}
    stations: list[str] = []
    offer: list[str] = []
    kept: list[str] | None = None
    kept_at_start: Whole = 0
    knows: list[str] | None = None
    knows_in_packet: list[str] = []


class PositionShape(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position."""

    game: str
    players: Whole
    options: dict[str, str | Whole | bool]
    phase: PhaseName
    turn: Whole | None
    row: list[CardKind | None]
    deck: list[CardKind]
    discard: dict[CardKind, Whole]
    ticket_deck: list[str]
    removed_tickets: list[str]
    random: RandomShape
    seats: list[SeatShape]
    rules: Whole = 1
    first_seat: Whole = 0
    passes: Whole = 0
    final_turns: Whole | None = None
    packet: PacketShape | None = None
    tunnel: TunnelShape | None = None
