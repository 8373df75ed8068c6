"""Three letters for every city of a Trans board, all different, for the map."""

import re
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from stellwerk.terminal.typed_words import plain

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransCity


def city_labels(cities: "Sequence[TransCity]") -> dict[str, str]:
    """The label of each city id, in capitals; alike names get other letters.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> labels = city_labels(trans_board("trans-amerika").cities)
    >>> [labels[city] for city in ("dallas", "san_diego", "santa_fe", "st_louis", "new_york")]
    ['DAL', 'SDI', 'SFE', 'STL', 'NYO']
    """
    labels: dict[str, str] = {}
    taken: set[str] = set()
    for city in cities:
        label = next(label for label in _candidates(city.name) if label not in taken)
        taken.add(label)
        labels[city.id] = label
    return labels


def _candidates(name: str) -> list[str]:
    """The best label first; in the end numbers, which never run out on a board of 64 cities."""
    words = re.findall(r"[a-z0-9]+", plain(name)) or ["x"]
    letters = "".join(words)
    found = []
    if len(words) > 2:
        found.append("".join(word[0] for word in words[:3]))
    if len(words) == 2 and len(words[0]) == 2:
        found.append(words[0] + words[1][0])
    elif len(words) == 2:
        found.append(words[0][0] + words[1][:2])
    found.append(letters[:3])
    found += [letters[0] + "".join(two) for two in combinations(letters[1:], 2)]
    found += [f"{letters[0]}{number:02}" for number in range(100)]
    return [label.upper().ljust(3, "_") for label in found if label]
