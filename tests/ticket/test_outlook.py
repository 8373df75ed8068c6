"""What a view says about tickets, closed tracks and missing cards (games/ticket/outlook.py).

In whole games every word of it is compared with a slow computation that knows only the board and
what the seat sees anyway; so it also tells nothing that the seat could not work out for itself.
"""

from collections.abc import Callable, Iterable
from typing import Any, cast

import pytest

from stellwerk import game
from stellwerk.games.ticket.board.schema import Route, TicketBoard
from stellwerk.games.ticket.game import TicketGame
from tests.models.compare import CONFIGURATIONS, STYLES, Configuration, configuration_id
from tests.plain import plain
from tests.ticket.positions import Table, claim, position, seat, station
from tests.ticket.walks import Walk

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=configuration_id)
View = dict[str, Any]
Price = Callable[[Route], int | None]
BORROWED = 1000  # dearer than any way that borrows one route less


# --- the slow computation --------------------------------------------------------------------


def cities_of(board: TicketBoard, place: str) -> set[str]:
    """A city, or the exits of a country."""
    return {city.id for city in board.cities if place in (city.id, city.country)}


def distances(board: TicketBoard, start: Iterable[str], price: Price) -> dict[str, int]:
    """What it takes to every city: all routes are tried until nothing becomes cheaper."""
    found = dict.fromkeys(start, 0)
    before: dict[str, int] = {}
    while found != before:
        before = dict(found)
        for route in board.routes:
            cost = price(route)
            for a, b in ((route.a, route.b), (route.b, route.a)):
                if cost is not None and a in found:
                    found[b] = min(found.get(b, found[a] + cost), found[a] + cost)
    return found


def trains_for(view: View, number: int) -> Price:
    """Trains for open routes, nothing for one's own."""

    def price(route: Route) -> int | None:
        owner = view["routes"].get(route.id)
        if owner is None:
            return None if route.id in view["closed_routes"] else route.length
        return 0 if owner == number else None

    return price


def with_others(view: View, price: Price) -> Price:
    """The same, and routes of others at a price that is paid only if nothing else goes."""

    def borrowing(route: Route) -> int | None:
        own = price(route)
        return BORROWED if own is None and route.id in view["routes"] else own

    return borrowing


def cost_along(board: TicketBoard, path: list[str], start: set[str], price: Price) -> int:
    """What a path costs that begins at one of these cities; every route joins on to the last."""
    routes = {route.id: route for route in board.routes}
    here, cost = set(start), 0
    for name in path:
        ends = {routes[name].a, routes[name].b}
        step = price(routes[name])
        assert here & ends, f"{path} does not hang together at {name}"
        assert step is not None, f"{name} may not be used"
        here, cost = (ends - here) or ends, cost + step
    return cost


def nearest(board: TicketBoard, found: dict[str, int], places: Iterable[str]) -> int | None:
    """The distance of the nearest of some places."""
    return min(
        (found[city] for place in places for city in cities_of(board, place) if city in found),
        default=None,
    )


def check_ticket(board: TicketBoard, view: View, number: int, own: View) -> str | None:
    """Compare one ticket; the way out that it names."""
    ticket = next(ticket for ticket in board.tickets if ticket.id == own["id"])
    start, mine = cities_of(board, ticket.start), view["seats"][number]
    price = trains_for(view, number)
    found = distances(board, start, price)
    expected = {place: nearest(board, found, [place]) for place in ticket.destinations}
    assert own["destinations"] == expected
    fewest = nearest(board, found, ticket.destinations)
    reachable = fewest is not None and fewest <= mine["trains"]
    assert own["trains_needed"] == (fewest if reachable else None)
    assert own["completed"] == (fewest == 0)
    reached = [points for place, points in ticket.destinations.items() if expected[place] == 0]
    several = len(ticket.destinations) > 1
    assert own.get("points") == (max(reached) if reached and several else None)
    kind = check_way_out(board, view, number, own)
    if kind not in {"station", "own-station"}:
        assert cost_along(board, own["path"], start, price) == (fewest or 0)
        assert (own["path"] == []) == (fewest is None)
    if kind == "too-few-trains":
        assert own["way_out"]["trains"] == fewest
    assert (kind is None) == reachable
    assert kind != "none" or fewest is None
    return kind


def check_way_out(board: TicketBoard, view: View, number: int, own: View) -> str | None:
    """Whether stations can help, by the cheapest way with routes of others."""
    out = own["way_out"]
    if out is None:
        return None
    ticket = next(ticket for ticket in board.tickets if ticket.id == own["id"])
    start, mine = cities_of(board, ticket.start), view["seats"][number]
    borrowing = with_others(view, trains_for(view, number))
    cheapest = nearest(board, distances(board, start, borrowing), ticket.destinations)
    if out["kind"] not in {"station", "own-station"}:
        assert out["cities"] == []
        few = cheapest is None or cheapest % BORROWED > mine["trains"]
        many = cheapest is not None and cheapest // BORROWED > mine["stations_left"]
        assert few or many or not cheapest or mine["stations"], "a new station would do"
        return str(out["kind"])
    assert cost_along(board, own["path"], start, borrowing) == cheapest
    assert out["trains"] == (cheapest or 0) % BORROWED <= mine["trains"]
    routes = {route.id: route for route in board.routes}
    borrowed = [routes[name] for name in own["path"] if borrowing(routes[name]) == BORROWED]
    lacking = [r for r in borrowed if not {r.a, r.b} & set(mine["stations"])]
    if out["kind"] == "own-station":
        assert not lacking
        assert 0 < len(borrowed) <= len(mine["stations"])
        assert out["cities"] == []
    else:
        assert 0 < len(lacking) <= mine["stations_left"]
        assert out["cities"] == [lacking[0].a, lacking[0].b]
    return str(out["kind"])


def cards_missing(rules: TicketGame, route: Route, hand: dict[str, int]) -> int:
    """The fewest cards that would have to be added to a hand, over all ways to pay."""
    colours = [c for c in rules.board.cards if c != "locomotive"]
    if route.color != "gray":
        colours = [route.color]
    usable = rules.board.rules.locomotives == "anywhere" or route.kind == "tunnel"
    most = route.length if usable else 0
    held = hand.get("locomotive", 0)
    return min(
        max(route.length - n - hand.get(colour, 0), 0) + max(n - held, 0)
        for colour in colours
        for n in range(route.locomotives, most + 1)
    )


def twins(board: TicketBoard) -> dict[str, str]:
    """The other track of every double route."""
    doubles = {route.id: route.double_of for route in board.routes if route.double_of}
    return doubles | {first: second for second, first in doubles.items()}


def closed_to(rules: TicketGame, view: View, number: int | None) -> list[str]:
    """Open tracks beside one that is taken: by the seat itself, or with few players by anybody."""
    both_open = rules.players >= rules.board.rules.second_track_from
    owners, other = view["routes"], twins(rules.board)
    return [
        route.id
        for route in rules.board.routes
        if route.id not in owners
        and other.get(route.id) in owners
        and (not both_open or owners[other[route.id]] == number)
    ]


# --- whole games -----------------------------------------------------------------------------


@every_configuration
def test_every_view_says_what_a_slow_look_at_the_board_finds(configuration: Configuration) -> None:
    number = CONFIGURATIONS.index(configuration)
    for steps in (0, 30, 90, 150, 210, 300):
        walk = Walk(configuration, number + steps, STYLES[(number + steps // 30) % 4], steps)
        state, rules = walk.state(), walk.game
        for each in (None, *range(rules.players)):
            view = plain(rules.view(state, each))
            assert view["closed_routes"] == closed_to(rules, view, each)
            if each is None:
                continue
            you, mine = view["you"], view["seats"][each]
            for own in (*you["tickets"], *you["offered"]):
                check_ticket(rules.board, view, each, own)
            assert [own["id"] for own in you["offered"]] == you["offer"]
            assert you["one_card_short"] == [
                route.id
                for route in rules.board.routes
                if trains_for(view, each)(route) and route.length <= mine["trains"]
                if cards_missing(rules, route, you["cards"]) == 1
            ]
            left = mine["stations_left"]
            assert you["station_cost"] == (len(mine["stations"]) + 1 if left else None)


@every_configuration
def test_the_tickets_of_the_final_count_add_up_and_show_their_ways(
    configuration: Configuration,
) -> None:
    walk = Walk(configuration, 7, "builder", 5000)
    match, board = walk.match(), walk.game.board
    view = plain(match.view(None))
    for number, (score, counted) in enumerate(
        zip(view["result"]["scores"], view["counted_tickets"], strict=True)
    ):
        assert sum(ticket["points"] for ticket in counted) == score["categories"]["tickets"]
        assert [t["id"] for t in counted] == score["completed"] + score["failed"]
        usable = {name for name, owner in view["routes"].items() if owner == number}
        usable |= set(score["stations"].values())
        for own in counted:
            check_counted(board, own, usable, own["id"] in score["completed"])
    assert all(
        plain(match.view(each))["counted_tickets"] == view["counted_tickets"]
        for each in range(walk.game.players)
    )


def check_counted(board: TicketBoard, own: View, usable: set[str], done: bool) -> None:
    """The way of a counted ticket is a shortest one to the best place it reaches."""
    ticket = next(ticket for ticket in board.tickets if ticket.id == own["id"])
    if not done:
        worst = min(ticket.destinations.values())
        assert own == {"id": own["id"], "points": -worst, "cities": [], "path": []}
        return

    def price(route: Route) -> int | None:
        return route.length if route.id in usable else None

    start = cities_of(board, ticket.start)
    found = distances(board, start, price)
    reached = {p: nearest(board, found, [p]) for p in ticket.destinations}
    best = max(v for p, v in ticket.destinations.items() if reached[p] is not None)
    assert own["points"] == best
    assert own["cities"][0] in start
    ends = [p for p, v in ticket.destinations.items() if v == best]
    assert any(own["cities"][1] in cities_of(board, place) for place in ends)
    length = cost_along(board, own["path"], {own["cities"][0]}, price)
    assert length == found[own["cities"][1]]
    assert length in [reached[place] for place in ends]


@every_configuration
def test_before_the_end_nobody_sees_tickets_counted(configuration: Configuration) -> None:
    walk = Walk(configuration, 3, "chance", 40)
    for each in (None, *range(walk.game.players)):
        assert walk.game.view(walk.state(), each).counted_tickets is None


# --- ways out, one by one --------------------------------------------------------------------

TICKET = "t_berlin_roma"
EUROPE = cast("TicketGame", game("ticket-europe", players=2))


def sealed_off(city: str) -> list[str]:
    """All routes to a city, one track of each."""
    return [r.id for r in EUROPE.board.routes if city in (r.a, r.b) and not r.double_of]


def own_ticket(table: Table) -> View:
    """The only ticket of seat 0."""
    (own,) = table.view(0)["you"]["tickets"]
    return cast("View", own)


def test_an_open_ticket_needs_no_way_out() -> None:
    own = own_ticket(position(EUROPE, seat(tickets=[TICKET])))
    assert (own["way_out"], own["completed"]) == (None, False)
    assert own["trains_needed"] == own["destinations"]["roma"] == 9
    assert len(own["path"]) > 0


def test_a_station_helps_where_others_have_taken_every_route() -> None:
    table = position(EUROPE, seat(tickets=[TICKET]), seat(routes=sealed_off("roma")))
    own = own_ticket(table)
    assert own["trains_needed"] is None
    assert own["way_out"]["kind"] == "station"
    assert "roma" in own["way_out"]["cities"]
    assert own["path"][-1] in sealed_off("roma")


def test_a_station_that_is_built_needs_trains_alone() -> None:
    table = position(
        EUROPE, seat(tickets=[TICKET], stations=["roma"]), seat(routes=sealed_off("roma"))
    )
    own = own_ticket(table)
    assert own["way_out"]["kind"] == "own-station"
    assert own["way_out"]["trains"] > 0


def test_without_stations_left_nothing_helps() -> None:
    table = position(
        EUROPE,
        seat(tickets=[TICKET], stations=["athina", "london", "moskva"]),
        seat(routes=sealed_off("roma")),
    )
    own = own_ticket(table)
    assert own["way_out"] == {"kind": "none", "trains": 0, "cities": []}
    assert own["path"] == []


def test_too_few_trains_are_said_to_be_too_few() -> None:
    long_routes = sorted(EUROPE.board.routes, key=lambda r: -r.length)
    far = [r for r in long_routes if not {"berlin", "roma"} & {r.a, r.b} and not r.double_of]
    spent: list[str] = []
    for route in far:
        if sum(EUROPE.board.routes[EUROPE.names.route[r]].length for r in spent) < 38:
            spent.append(route.id)
    own = own_ticket(position(EUROPE, seat(tickets=[TICKET], routes=spent)))
    assert own["way_out"]["kind"] == "too-few-trains"
    assert own["way_out"]["trains"] == own["destinations"]["roma"]


def test_the_next_station_costs_one_card_more_each_time() -> None:
    table = position(EUROPE, seat(red=6), seat(red=6))
    assert table.view(0)["you"]["station_cost"] == 1
    table.play(station("roma", red=1), station("athina", red=1))
    assert table.view(0)["you"]["station_cost"] == 2
    assert table.refuses(station("wien", red=1)) == "TTR-STATION-2"


def test_a_route_is_one_card_short_until_that_card_is_there() -> None:
    short = "constantinople_sofia"
    lacking = position(EUROPE, seat(blue=2))
    assert short in lacking.view(0)["you"]["one_card_short"]
    enough = position(EUROPE, seat(blue=3))
    assert short not in enough.view(0)["you"]["one_card_short"]
    assert enough.allows(claim(short, blue=3))


# --- tunnels ---------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["ticket-europe", "ticket-switzerland"])
def test_the_cards_that_make_a_tunnel_dearer_are_named_one_by_one(board: str) -> None:
    configuration: Configuration = (board, 2, {})
    for seed in range(12):
        match = Walk(configuration, seed, "builder", 20, "tunnel").match()
        if match.is_over:
            continue
        view = plain(match.view(None))
        tunnel, costly = view["tunnel"], view["costly_cards"]
        paid_with = set(tunnel["cards"]) | {"locomotive"}
        assert costly == [card in paid_with for card in tunnel["revealed"]]
        assert sum(costly) == tunnel["extra"] > 0
        revealed = [e.arguments for e in match.steps[-1].events if e.kind == "ticket-revealed"]
        assert [plain(arguments)["costs_extra"] for arguments in revealed] == costly


def test_without_a_tunnel_no_card_costs_extra() -> None:
    assert position(EUROPE, seat()).view(None)["costly_cards"] == []
