"""Giving and reading the standing orders of a seat; `orders.py` says what they mean."""

from collections.abc import Sequence

from stellwerk.server.bus.bus import Bus
from stellwerk.server.live.door import Door
from stellwerk.server.live.driver import Driver
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.orders import check_orders
from stellwerk.server.messages.play import StandingOrder


class StandingOrders:
    """Takes orders from the owner of a seat, and has them carried out at once if they can be."""

    def __init__(self, door: Door, driver: Driver, bus: Bus) -> None:
        self._door = door
        self._driver = driver
        self._bus = bus

    async def read(self, table_id: str, seat: int) -> list[StandingOrder]:
        """The orders that a seat has now."""
        return await self._door.read_orders(table_id, seat)

    async def give(self, live: LiveTable, seat: int, orders: Sequence[StandingOrder]) -> None:
        """Replace the orders of a seat."""
        check_orders(orders)
        if live.play is None or live.row.status != "running":
            raise live.not_running
        await self._door.set_orders(live, seat, orders)
        live.left_to_owner.pop(seat, None)
        self._bus.send("table", live.id)
        self._driver.nudge(live)
