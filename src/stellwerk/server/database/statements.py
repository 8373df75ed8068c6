"""Statements both databases understand, but spell with words of their own."""

from collections.abc import Sequence

from sqlalchemy import Executable, bindparam, text

from stellwerk.server.database.columns import Packed
from stellwerk.server.messages.play import StandingOrder

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


def admit(table_id: str, person_id: str) -> Executable:
    """Let a person see a table; once is enough."""
    return text(
        "INSERT INTO admissions (table_id, person_id) VALUES (:table, :person) "
        "ON CONFLICT DO NOTHING"
    ).bindparams(table=table_id, person=person_id)
