"""Statements both databases understand, but spell with words of their own."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Executable, bindparam, case, text, update

from stellwerk.server.database.columns import Packed
from stellwerk.server.database.models import OrdersRow, TableRow
from stellwerk.server.messages.play import StandingOrder
from stellwerk.server.wall_clock import now

_ORDERS = Packed(list[StandingOrder])


def set_orders(table_id: str, seat: int, orders: Sequence[StandingOrder]) -> Executable:
    """Replace the standing orders of a seat, whether it had any or not."""
    return text(
        "INSERT INTO standing_orders (table_id, seat, orders) VALUES (:table, :seat, :orders) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET orders = excluded.orders"
    ).bindparams(
        bindparam("table", table_id),
        bindparam("seat", seat),
        bindparam("orders", list(orders), type_=_ORDERS),
    )


def replace_orders(
    table_id: str, seat: int, before: Sequence[StandingOrder], after: Sequence[StandingOrder]
) -> Executable:
    """Let other standing orders take the place of these, if the seat still has them."""
    mine = (OrdersRow.table_id == table_id, OrdersRow.seat == seat)
    orders = update(OrdersRow).where(*mine, OrdersRow.orders == list(before))
    return orders.values(orders=list(after))


def changed_now() -> ColumnElement[int]:
    """For `TableRow.changed_at`: later than before, also if a millisecond sees several changes.

    By this processes notice what others have changed.
    """
    at = now()
    return case((TableRow.changed_at < at, at), else_=TableRow.changed_at + 1)


def admit(table_id: str, person_id: str) -> Executable:
    """Let a person see a table; once is enough."""
    return text(
        "INSERT INTO admissions (table_id, person_id) VALUES (:table, :person) "
        "ON CONFLICT DO NOTHING"
    ).bindparams(table=table_id, person=person_id)
