"""A table in the middle of its match, and its twin: all is changed that is hidden from somebody."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from stellwerk.games.position_parts import PositionError
from stellwerk.match.contract import State
from stellwerk.server.database.models import EntryRow, OrdersRow, SeatRow, TableRow
from stellwerk.server.live.play import Play
from stellwerk.server.live.snapshots import snapshot_of
from stellwerk.server.messages.play import StandingOrder
from tests.plain import plain
from tests.server.secrecy.worlds import Row, Rows, World

SECRET_ORDERS = [StandingOrder([{"do": "sing", "song": "hidden"}], times=7)]
TRIES = 20  # hands drawn anew may not fit what everybody has seen


@dataclass(frozen=True)
class Moment:
    """A table in the middle of its match."""

    table_id: str
    rows: Rows
    play: Play
    pool: list[dict[str, Any]]
    """Moves that somebody could have made so far."""

    @property
    def number(self) -> int:
        """The last entry."""
        return self.play.number

    @property
    def seed(self) -> bytes:
        """The seed of the match."""
        return self.play.match.seed

    @property
    def other_seed(self) -> bytes:
        """The seed of the other world."""
        return hashlib.sha256(b"another world" + self.seed).digest()

    async def lay_truth(self, world: World) -> None:
        """The table as it is."""
        await world.lay(self.table_id, self.rows, self._snapshot(self.play.match.state))

    async def lay_twin(self, world: World, observer: int | None, rng: Random) -> bool:
        """The table with all that the observer cannot know changed; False if there is no such."""
        state = self._other_state(observer, rng)
        if state is None:
            return False
        await world.lay(self.table_id, self._other_rows(observer, rng), self._snapshot(state))
        return True

    def _snapshot(self, state: State) -> Row:
        content = json.loads(snapshot_of(self.play)) | {
            "position": plain(state.position()),
            "open_moves": [],
        }
        return {
            "table_id": self.table_id,
            "number": self.number,
            "content": json.dumps(content),
        }

    def _other_state(self, observer: int | None, rng: Random) -> State | None:
        match = self.play.match
        for _ in range(TRIES):
            other = match.state.resample(observer, rng.randbytes(32))
            try:
                match.game.from_position(plain(other.position()))
            except PositionError:
                continue
            return other
        return None

    def _other_rows(self, observer: int | None, rng: Random) -> Rows:
        (table,) = self.rows[TableRow]
        seats = range(len(self.rows[SeatRow]))
        orders = [
            {"table_id": self.table_id, "seat": seat, "orders": SECRET_ORDERS}
            for seat in seats
            if seat != observer
        ]
        own = [row for row in self.rows[OrdersRow] if row["seat"] == observer]
        return self.rows | {
            TableRow: [table | {"seed": self.other_seed}],
            EntryRow: [_other_entry(row, observer, rng) for row in self.rows[EntryRow]],
            OrdersRow: own + orders,
        }


def _other_entry(row: Mapping[str, Any], observer: int | None, rng: Random) -> Row:
    """The same public events; what others did to bring them about, and saw of them, is other."""
    events = json.loads(row["events"])
    for event in events:
        for seat, seen in event["secret"].items():
            if int(seat) != observer:
                event["secret"][seat] = {name: f"hidden {rng.random()}" for name in seen}
    changed = dict(row) | {"events": json.dumps(events)}
    if row["kind"] == "move" and row["seat"] != observer:
        changed["move"] = {"do": f"hidden {rng.random()}"}
        changed["request"] = f"{row['seat']}:hidden {rng.random()}"
    return changed
