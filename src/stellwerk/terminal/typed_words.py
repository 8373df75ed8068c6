"""Words that somebody typed: cleaned, compared with labels, read as numbers."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

HANDY = 5  # letters of a name that is quickly typed and easily told from others


def shown(typed: str) -> str:
    """What somebody typed, short and without control characters.

    >>> shown("a\\x1b[31mb")
    'a[31mb'
    """
    clean = "".join(letter for letter in typed if letter.isprintable())
    return clean if len(clean) <= 60 else clean[:59] + "…"


def plain(words: str) -> str:
    """Words for comparing: small letters without accents.

    >>> plain("Zürich – København")
    'zurich – kobenhavn'
    """
    folded = words.casefold().replace("ø", "o").replace("æ", "ae").replace("œ", "oe")
    parts = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def handiest(names: Iterable[str]) -> list[str]:
    """Names, those first that make the best examples of typing: a single word, not too long.

    >>> handiest(["Edinburgh", "Los Angeles", "Paris", "Zürich"])[:2]
    ['Paris', 'Zürich']
    """
    return sorted(names, key=lambda name: (not plain(name).isalpha(), abs(len(name) - HANDY)))


def matching(labels: Sequence[str], typed: str) -> list[int]:
    """Which labels contain every typed word; one that is exactly it stands alone.

    Whole words come before beginnings, and beginnings before other parts of words.

    >>> matching(["Paris – Dieppe", "Paris – Zürich", "Roma – Venezia"], "zur par")
    [1]
    """
    wanted = plain(typed).split()
    known = [plain(label) for label in labels]
    exact = [i for i, label in enumerate(known) if label.split() == wanted]
    if len(exact) == 1:
        return exact
    whole = [i for i, label in enumerate(known) if all(_has_word(label, word) for word in wanted)]
    if whole:
        return whole
    starting = [i for i, label in enumerate(known) if all(_begins(label, word) for word in wanted)]
    if starting:
        return starting
    return [i for i, label in enumerate(known) if all(word in label for word in wanted)]


def _has_word(label: str, word: str) -> bool:
    """Whether this is a whole word of the label."""
    return re.search(rf"(?:^|[^\w]|_){re.escape(word)}(?:$|[^\w]|_)", label) is not None


def _begins(label: str, word: str) -> bool:
    """Whether a word of the label begins like this."""
    return re.search(rf"(?:^|[^\w]|_){re.escape(word)}", label) is not None


def numbers(typed: str, highest: int) -> list[int] | None:
    """Typed numbers as positions from 0, or None if it is something else or out of range.

    >>> numbers("1, 3", 4), numbers("5", 4), numbers("par", 4)
    ([0, 2], None, None)
    """
    words = re.split(r"[\s,;+]+", typed.strip())
    if not all(re.fullmatch("[0-9]{1,4}", word) for word in words):
        return None
    found = list(dict.fromkeys(int(word) - 1 for word in words))
    return found if all(0 <= position < highest for position in found) else None


def looks_like_numbers(typed: str) -> bool:
    """Whether somebody meant to type numbers.

    >>> looks_like_numbers("12 3"), looks_like_numbers("-1"), looks_like_numbers("paris")
    (True, True, False)
    """
    return re.fullmatch(r"[-\d\s,;+.]+", typed.strip()) is not None
