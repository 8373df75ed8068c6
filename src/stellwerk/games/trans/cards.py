"""The special cards as an option: which are chosen, and which cannot be played together."""

from stellwerk.kernel.trans import board as kernel

SPECIAL_CARDS = range(1, kernel.SPECIAL_CARDS + 1)
CLASHES = ((1, 2), (3, 9))


class CardsClash(ValueError):  # noqa: N818 - it is the reader's input, explained
    """Two special cards that cannot hold at the same time, or a card that does not exist.

    The texts have a message for the first; `arguments` are the two cards.
    """

    def __init__(self, words: str, message: str | None = None, **arguments: int) -> None:
        super().__init__(words)
        self.message = message
        self.arguments = arguments


def chosen_cards(cards: str) -> list[int]:
    """The numbers in a text such as "3,8,18", ascending; CardsClash if they cannot be played.

    >>> chosen_cards("18, 3")
    [3, 18]
    """
    numbers = set()
    for word in cards.replace(" ", "").split(","):
        if not word:
            continue
        if not word.isdecimal() or int(word) not in SPECIAL_CARDS:
            raise CardsClash(f"There is no special card {word!r}. They are numbered 1 to 19.")
        numbers.add(int(word))
    for first, second in CLASHES:
        if {first, second} <= numbers:
            raise CardsClash(
                f"The special cards {first} and {second} cannot be played together: both change "
                f"{'the table of points' if first == 1 else 'how much a turn may cost'} "
                "(TRANS-CARDS-2).",
                "refusal-trans-cards-clash",
                first=first,
                second=second,
            )
    return sorted(numbers)
