"""What crossings and lines are called: by their cities, or by the cities nearest to them.

A name is a phrase: the id of a message ("say") and its arguments, so that it can be read in every
language, here and in the browser. No two crossings and no two lines have the same phrase.
"""

from typing import TYPE_CHECKING

from stellwerk.games.trans.board.triangles import crossing_ids

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard, TransCity

Phrase = dict[str, str | int]
Offset = tuple[int, int]
Legs = list[tuple[str, int]]

HEADINGS: dict[Offset, str] = {
    (0, 2): "east",
    (-1, 1): "northeast",
    (-1, -1): "northwest",
    (0, -2): "west",
    (1, -1): "southwest",
    (1, 1): "southeast",
}
BETWEEN_TWO: dict[frozenset[str], str] = {
    frozenset({"east", "northeast"}): "east-northeast",
    frozenset({"northeast", "northwest"}): "north",
    frozenset({"northwest", "west"}): "west-northwest",
    frozenset({"west", "southwest"}): "west-southwest",
    frozenset({"southwest", "southeast"}): "south",
    frozenset({"southeast", "east"}): "east-southeast",
}
SIDES = (*HEADINGS.values(), *BETWEEN_TWO.values())


class Places:
    """The phrases for one board.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> places = Places(trans_board("trans-amerika"))
    >>> places.crossings["r0c4"]
    {'say': 'place-trans-beside', 'near': 'Seattle', 'side': 'east'}
    >>> places.lines["r0c2-r0c4"]
    {'say': 'line-trans-from', 'near': 'Seattle', 'heading': 'east'}
    """

    def __init__(self, board: "TransBoard") -> None:
        rows = board.net.rows
        spots = [(row, column) for row, columns in enumerate(rows) for column in columns]
        self._spot = dict(zip(crossing_ids(rows), spots, strict=True))
        self._city_at = {self._spot[city.at]: city for city in board.cities}
        self.crossings = {crossing: self._crossing(spot) for crossing, spot in self._spot.items()}
        self.lines = {line.id: self._line(line.a, line.b) for line in board.all_lines}

    def _crossing(self, spot: Offset) -> Phrase:
        if spot in self._city_at:
            return {"say": "place-trans-city", "near": self._city_at[spot].name}
        for down, right in HEADINGS:
            first = self._city_at.get((spot[0] - down, spot[1] - right))
            second = self._city_at.get((spot[0] + down, spot[1] + right))
            if first and second:
                return {"say": "place-trans-between", "near": first.name, "other": second.name}
        nearest = min(self._city_at, key=lambda city: _awkwardness(_legs(_less(spot, city))))
        return _beside(self._city_at[nearest], _legs(_less(spot, nearest)))

    def _line(self, a: str, b: str) -> Phrase:
        ends = [self._city_at.get(self._spot[end]) for end in (a, b)]
        if ends[0] and not ends[1]:
            return self._from(ends[0], a, b)
        if ends[1] and not ends[0]:
            return self._from(ends[1], b, a)
        return {"say": "line-trans-between", "place": a, "other_place": b}

    def _from(self, city: "TransCity", start: str, end: str) -> Phrase:
        heading = HEADINGS[_less(self._spot[end], self._spot[start])]
        return {"say": "line-trans-from", "near": city.name, "heading": heading}


def _less(spot: Offset, other: Offset) -> Offset:
    return spot[0] - other[0], spot[1] - other[1]


def _legs(offset: Offset) -> Legs:
    """A shortest way over the net: steps in one direction, or in two neighbouring ones.

    >>> _legs((0, 4)), _legs((-2, 0)), _legs((1, 5))
    ([('east', 2)], [('northeast', 1), ('northwest', 1)], [('east', 2), ('southeast', 1)])
    """
    down, right = offset
    vertical = "south" if down > 0 else "north"
    if abs(right) >= abs(down):
        horizontal = "east" if right > 0 else "west"
        legs = [(horizontal, (abs(right) - abs(down)) // 2), (vertical + horizontal, abs(down))]
    else:
        legs = [
            (f"{vertical}east", (abs(down) + right) // 2),
            (f"{vertical}west", (abs(down) - right) // 2),
        ]
    return [leg for leg in legs if leg[1] > 0]


def _awkwardness(legs: Legs) -> tuple[int, int]:
    """The nearest city first; of equally near ones, the one with the plainest direction."""
    sides = {side for side, _ in legs}
    plainness = 0 if BETWEEN_TWO.get(frozenset(sides)) in {"north", "south"} else len(sides)
    return sum(steps for _, steps in legs), plainness


def _beside(city: "TransCity", legs: Legs) -> Phrase:
    (side, steps), *rest = legs
    if rest and steps == rest[0][1] == 1:
        side, rest = BETWEEN_TWO[frozenset({side, rest[0][0]})], []
    said: Phrase = {"say": "place-trans-beside", "near": city.name, "side": side}
    if steps > 1 or rest:
        said |= {"say": "place-trans-far", "steps": steps}
    if rest:
        heading, more = rest[0]
        said |= {"say": "place-trans-bent", "heading": heading, "more": more}
    return said
