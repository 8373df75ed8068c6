"""Whose network is whose, in a view of Trans."""

from stellwerk.games.trans.wire.views import TransView


def own_crossings(view: TransView) -> list[str]:
    """The crossings of the reader's own network; none before the start marker is placed."""
    for network in view.networks:
        if view.seat in network.seats:
            return network.crossings
    return []


def partners(view: TransView, seat: int) -> list[int]:
    """The other seats on a seat's network."""
    for network in view.networks:
        if seat in network.seats:
            return [other for other in network.seats if other != seat]
    return []
