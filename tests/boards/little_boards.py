"""Small boards of every family, as data that a test can change, and as the text of a file."""

from itertools import combinations
from typing import Any

Data = dict[str, Any]

CARDS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive")
COLOURS = ("brown", "white", "pink", "orange", "turquoise")
PROVENANCE = {"sources": ["made up"]}


def toml(data: Data) -> str:
    """A board as the text of its file: every list with one entry a line, as people write them."""
    lines = []
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = "".join(f"  {_inline(entry)},\n" for entry in value)
            lines.append(f"{key} = [\n{rows}]\n")
        else:
            lines.append(f"{key} = {_inline(value)}\n")
    return "".join(lines)


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_inline(v)}' for key, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return str(value)


def city(number: int) -> Data:
    """A city of a Ticket to Ride board."""
    return {"id": f"c{number}", "name": f"City {number}", "lon": 0.0, "lat": 0.0}


def route(a: int, b: int, **changes: object) -> Data:
    """A route between two cities by their numbers."""
    ends = {"id": f"c{a}_c{b}", "a": f"c{a}", "b": f"c{b}"}
    return ends | {"length": 2, "color": "red"} | changes


def ticket(number: int, **changes: object) -> Data:
    """A ticket between the first two cities."""
    plain = {"id": f"t{number}", "a": "c0", "b": "c1", "points": 5, "tags": ["all"]}
    return plain | changes


def ticket_board(cities: int = 20, routes: list[Data] | None = None, tickets: int = 40) -> Data:
    """A Ticket to Ride board: a line of cities, unless the routes are given."""
    return {
        "format": 1,
        "family": "ticket",
        "id": "little",
        "title": "Little",
        "players": [2, 5],
        "trains": 20,
        "stations": 3,
        "countries": [],
        "cities": [city(n) for n in range(cities)],
        "routes": [route(n, n + 1) for n in range(cities - 1)] if routes is None else routes,
        "tickets": [ticket(n) for n in range(tickets)],
        "provenance": PROVENANCE,
        "cards": dict.fromkeys(CARDS, 12),
        "points": {str(length): 2 * length for length in range(1, 10)},
        "rules": {
            "locomotives": "anywhere",
            "row_locomotive": "whole-turn",
            "second_track_from": 4,
            "unkept_tickets": "under-deck",
        },
        "ticket_sets": [
            {
                "id": "all",
                "tags": ["all"],
                "regular": 3,
                "keep": 2,
                "unkept_at_start": "leave-game",
                "draw": 3,
                "longest_path": 10,
            }
        ],
    }


def many_routes(number: int, cities: int = 20, **changes: object) -> list[Data]:
    """So many routes, first those between neighbouring cities."""
    pairs = sorted(combinations(range(cities), 2), key=lambda pair: pair[1] - pair[0])
    return [route(a, b, **changes) for a, b in pairs[:number]]


def trans_board(rows: list[list[int]] | None = None, of_each_colour: int = 7) -> Data:
    """A Trans board: rows of crossings, with cities at the first of them."""
    net = rows or [[column + row % 2 for column in range(0, 24, 2)] for row in range(8)]
    crossings = [f"r{r}c{c}" for r, columns in enumerate(net) for c in columns]
    return {
        "format": 1,
        "family": "trans",
        "id": "little",
        "title": "Little",
        "players": [2, 6],
        "rails": 85,
        "target": 13,
        "cities": [
            {
                "id": f"{colour}{n}",
                "name": f"{colour} {n}",
                "at": crossings[n * len(COLOURS) + i],
                "colour": colour,
                "lon": 0.0,
                "lat": 0.0,
            }
            for n in range(of_each_colour)
            for i, colour in enumerate(COLOURS)
        ],
        "lines": [],
        "provenance": PROVENANCE,
        "net": {"rows": net},
        "scoring": {"base": [4, 3, 2], "card_1": [4, 3], "card_2": [4]},
        "geo_fit": {"lon0": 0.0, "lat0": 0.0, "x": [0.0] * 6, "y": [0.0] * 6},
    }


def net_of_lines(number: int) -> list[list[int]]:
    """A net with 613 lines or more: the first row is drawn out until there are so many."""
    rows = [[column + row % 2 for column in range(0, 32, 2)] for row in range(14)]
    # The first crossing more is joined with two others, each further one only with the last.
    rows[0] += [32 + 2 * n for n in range(number - 613 - 1)]
    return rows


def area(number: int, **changes: object) -> Data:
    """A plain area of a Wensleydale board."""
    place = {"x": 1.0, "y": 1.0, "polygon": [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]}
    return {"id": f"a{number}", "name": f"Area {number}", "terrain": "plain"} | place | changes


def border(a: int, b: int, **changes: object) -> Data:
    """A border between two areas by their numbers."""
    line = {"x": 1.0, "y": 1.0, "angle": 0.0, "line": [[0.0, 0.0], [1.0, 1.0]]}
    return {"a": f"a{a}", "b": f"a{b}"} | line | changes


def side(**changes: object) -> Data:
    """The one side of the little Wensleydale board."""
    trains = [
        {"id": f"{'ABC'[price - 1]}{n}", "price": price, "passengers": 2, "goods": 1, "points": 1}
        for price in (1, 2, 3)
        for n in range(1, 5)
    ]
    plain = {
        "id": "all",
        "players": [2, 4],
        "turns": {"2": 3, "3": 3, "4": 3},
        "tokens": {"white": 4, "brown": 4, "red": 4, "green": 4},
        "boxes": [{"least": 1, "tokens": 2}] * 8,
        "trains": trains,
    }
    return plain | changes


def wensleydale_board(areas: int = 20, **changes: object) -> Data:
    """A Wensleydale board: a row of areas, the first two of which are the companies' towns."""
    rows = [area(n, goods=True) for n in range(areas)]
    rows[0] = area(0, town="company", company="red")
    rows[1] = area(1, town="company", company="green")
    rows[2] = area(2, town="major")
    rows[3] = area(3, town="minor", fixed=["red"])
    return {
        "format": 1,
        "family": "wensleydale",
        "id": "little",
        "title": "Little",
        "players": [2, 4],
        "goods": {"plain": "cheese", "hill": "stone"},
        "companies": {"red": "Red", "green": "Green"},
        "size": [10, 10],
        "areas": rows,
        "borders": [border(n, n + 1) for n in range(areas - 1)],
        "rivers": [],
        "provenance": PROVENANCE,
        "components": {
            "cubes": 15,
            "tracks": 15,
            "cubes_per_turn": 12,
            "goods": {"plain": 195, "hill": 60},
            "people": {"red": 25, "green": 25, "landowner": 25},
            "start": {"white": 1, "brown": 2, "red": 1, "green": 1},
        },
        "sides": [side()],
    } | changes
