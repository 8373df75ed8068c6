"""Names and numbers: the kernel counts cards, cities, routes and tickets; people name them."""

from collections.abc import Mapping, Sequence

from stellwerk.games.ticket.board.schema import CardKind, TicketBoard
from stellwerk.games.ticket.wire.parts import Cards

CARDS: tuple[CardKind, ...] = (
    "pink", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive",
)  # fmt: skip
CARD_NUMBER: dict[str, int] = {card: number for number, card in enumerate(CARDS)}


class Names:
    """The ids of one board, both ways.

    >>> from stellwerk.boards import shipped_board
    >>> names = Names(shipped_board("ticket-europe"))
    >>> names.cities[names.city["roma"]]
    'roma'
    """

    def __init__(self, board: TicketBoard) -> None:
        self.cities = [city.id for city in board.cities]
        self.routes = [route.id for route in board.routes]
        self.tickets = [ticket.id for ticket in board.tickets]
        self.city = {name: number for number, name in enumerate(self.cities)}
        self.route = {name: number for number, name in enumerate(self.routes)}
        self.ticket = {name: number for number, name in enumerate(self.tickets)}


def cards_by_name(counts: Sequence[int]) -> Cards:
    """Nine counts as a dict of the kinds that are there.

    >>> cards_by_name([0, 0, 2, 0, 0, 0, 0, 0, 1])
    {'blue': 2, 'locomotive': 1}
    """
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}


def cards_by_number(cards: Mapping[CardKind, int]) -> list[int]:
    """Cards by kind as the kernel counts them, from those by name."""
    counts = [0] * len(CARDS)
    for card, count in cards.items():
        counts[CARD_NUMBER[card]] = count
    return counts
