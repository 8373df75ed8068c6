"""What a move spends of a hand: of several ways to pay, people mean the one that costs least."""

from collections.abc import Mapping

from stellwerk.match.contract import Move


def spending(move: Move) -> tuple[int, int]:
    """The locomotives, then all the cards, that a move spends.

    >>> spending({"do": "claim", "route": "a_b", "cards": {"red": 2, "locomotive": 1}})
    (1, 3)
    >>> spending({"do": "draw-blind"})
    (0, 0)
    """
    cards = move.get("cards")
    if not isinstance(cards, Mapping):
        return 0, 0
    counts = {card: count for card, count in cards.items() if isinstance(count, int)}
    return counts.get("locomotive", 0), sum(counts.values())
