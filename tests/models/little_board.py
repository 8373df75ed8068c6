"""Little boards for tests of the model, as a board file would be parsed."""

from __future__ import annotations

from typing import Any

from .ticket_board import CARDS, COLORS

Data = dict[str, Any]


def ticket_set(set_id: str, **changes: object) -> Data:
    usual: Data = {
        "id": set_id,
        "tags": ["base"],
        "big_city_only": False,
        "long": 1,
        "regular": 3,
        "keep": 2,
        "two_steps": False,
        "keep_without_long": 2,
        "unkept_at_start": "leave-game",
        "draw": 3,
        "longest_path": 10,
        "globetrotter": 0,
    }
    return {**usual, **changes}


def little_board() -> Data:
    """A grid of 5 x 4 cities with every kind of route, and four ticket sets."""
    columns, rows = 5, 4
    cities = [
        {"id": f"c{x}{y}", "name": f"C{x}{y}", "lon": x, "lat": y}
        for y in range(rows)
        for x in range(columns)
    ]
    routes: list[Data] = []
    for y in range(rows):
        for x in range(columns):
            for to_x, to_y in ((x + 1, y), (x, y + 1)):
                if to_x < columns and to_y < rows:
                    i = len(routes)
                    route: Data = {"id": f"r{x}{y}_{to_x}{to_y}"}
                    route |= {"a": f"c{x}{y}", "b": f"c{to_x}{to_y}", "length": i % 4 + 1}
                    route["color"] = "gray" if i % 3 == 0 else COLORS[i % 8]
                    if i % 4 == 1:
                        route["kind"] = "tunnel"
                    elif i % 6 == 3:
                        route |= {"kind": "ferry", "locomotives": 1, "color": "gray"}
                    routes.append(route)
                    if i % 5 == 2:
                        second = {**route, "id": route["id"] + "_2", "double_of": route["id"]}
                        routes.append(second)
    tickets: list[Data] = []
    for i in range(50):
        a, b = cities[i % 20]["id"], cities[(i * 7 + 3) % 20]["id"]
        if a == b:
            continue
        ticket: Data = {"id": f"t{i}", "a": a, "b": b, "points": i % 9 + 2, "tags": ["base"]}
        if i % 5 == 0:
            ticket["kind"] = "long"
        elif i % 2:
            ticket["big_city"] = True
        if i % 12 == 11:
            ticket["tags"] = ["extra"]
        tickets.append(ticket)
    return {
        "format": 1,
        "family": "ticket",
        "id": "ticket-little",
        "players": [2, 5],
        "trains": 20,
        "stations": 3,
        "countries": [],
        "cards": {kind: 14 if kind == "locomotive" else 12 for kind in CARDS},
        "points": {"1": 1, "2": 2, "3": 4, "4": 7},
        "rules": {
            "locomotives": "anywhere",
            "row_locomotive": "whole-turn",
            "second_track_from": 4,
            "unkept_tickets": "under-deck",
        },
        "ticket_sets": [
            ticket_set("classic"),
            ticket_set(
                "two-steps",
                long=2,
                regular=4,
                two_steps=True,
                keep_without_long=3,
                unkept_at_start="shuffled-under-deck",
                globetrotter=15,
            ),
            ticket_set("big", big_city_only=True, long=0, unkept_at_start="shuffled-under-deck"),
            ticket_set("under", long=0, unkept_at_start="under-deck"),
        ],
        "bonus_tickets": [{"id": "extra"}],
        "cities": cities,
        "routes": routes,
        "tickets": tickets,
    }


def line_board() -> Data:
    """Two countries at the ends of a line, rules as in Switzerland.

    west_1 - c1 - c2 - c3 - east_1, and west_2 - c2.
    """
    board = little_board()
    names = ["c1", "c2", "c3"]
    board["id"] = "ticket-line"
    board["trains"], board["stations"] = 8, 0
    board["countries"] = [{"id": "west", "name": "West"}, {"id": "east", "name": "East"}]
    board["cities"] = [{"id": n, "name": n, "lon": 0, "lat": 0} for n in names]
    for exit_id in ("west_1", "west_2", "east_1"):
        city = {"id": exit_id, "name": exit_id, "lon": 0, "lat": 0, "country": exit_id[:4]}
        board["cities"].append(city)
    board["routes"] = [
        {"id": "w1", "a": "west_1", "b": "c1", "length": 1, "color": "gray"},
        {"id": "w2", "a": "west_2", "b": "c2", "length": 1, "color": "blue", "kind": "tunnel"},
        {"id": "m1", "a": "c1", "b": "c2", "length": 2, "color": "gray"},
        {"id": "m1_2", "a": "c1", "b": "c2", "length": 2, "color": "red", "double_of": "m1"},
        {"id": "m2", "a": "c2", "b": "c3", "length": 3, "color": "gray", "kind": "tunnel"},
        {"id": "e1", "a": "c3", "b": "east_1", "length": 1, "color": "green"},
    ]
    board["tickets"] = [
        {"id": "t1", "a": "c1", "b": "c3", "points": 5, "tags": ["base"]},
        {"id": "t2", "from": "c1", "to": {"west": 2, "east": 6}, "tags": ["base"]},
        {"id": "t3", "from": "west", "to": {"east": 9}, "tags": ["base"]},
        {"id": "t4", "from": "c3", "to": {"west": 4, "east": 3}, "tags": ["base"]},
        {"id": "t5", "a": "c1", "b": "c2", "points": 1, "tags": ["base"]},
        {"id": "t6", "a": "c2", "b": "c3", "points": 2, "tags": ["base"]},
        {"id": "t7", "from": "east", "to": {"west": 9}, "tags": ["base"]},
    ]
    board["rules"] |= {
        "locomotives": "tunnels",
        "row_locomotive": "one-card",
        "second_track_from": 3,
        "unkept_tickets": "leave-game",
    }
    board["ticket_sets"] = [ticket_set("base", long=0)]
    board["bonus_tickets"] = []
    return board
