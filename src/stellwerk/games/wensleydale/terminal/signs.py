"""The signs of colours, people and goods in the terminal."""

from collections.abc import Mapping

from rich.text import Text

# Every colour and every kind of thing has a sign of its own, so that colour is never needed.
# Landowners cost white points and passengers go to towns of their colour: those signs are shared.
SIGNS = {
    "white": "○", "brown": "■", "red": "♥", "green": "♣", "landowner": "○", "plain": "▫",
    "hill": "▲", "cube": "▪", "profit": "±",
}  # fmt: skip
STYLES = {"white": "bold", "brown": "orange4", "red": "red", "green": "green", "landowner": "bold"}
ITEMS = ("red", "green", "landowner", "plain", "hill")


def signs(amounts: Mapping[str, int], kinds: tuple[str, ...] = ITEMS) -> Text:
    """Amounts with their signs.

    >>> signs({"red": 1, "hill": 2}).plain
    '♥1 ▲2'
    """
    parts = [
        Text(f"{SIGNS[kind]}{amounts[kind]}", style=STYLES.get(kind, ""))
        for kind in kinds
        if amounts.get(kind)
    ]
    return Text(" ").join(parts)
