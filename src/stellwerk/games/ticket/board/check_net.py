"""Whether cities, countries and routes of a Ticket to Ride board fit together."""

from collections.abc import Iterator

from stellwerk.boards.check_common import check_ends, cut_off_parts, joined_to, known_ends
from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.shape import Fault, advice, show
from stellwerk.kernel.ticket.board import count_ways
from stellwerk.kernel.ticket.limits import MAX_WAYS


def check_countries(draft: Draft) -> Iterator[Fault]:
    """Exits lead to known countries, and every country has one."""
    countries = draft.ids("countries")
    for city in draft.rows("cities"):
        country = city.text("country")
        if country and country not in countries:
            hint = advice(country, countries, "countries")
            yield city.fault("country", f"there is no country {show(country)}; {hint}")
    reached = {city.text("country") for city in draft.rows("cities")}
    for country_row in draft.rows("countries"):
        label = country_row.text("id")
        if label and label not in reached:
            hint = f'give at least one city country = "{label}"'
            yield country_row.fault("id", f"no border exit leads to this country; {hint}")


def check_big_cities(draft: Draft) -> Iterator[Fault]:
    """The big cities are cities of the board."""
    cities = draft.ids("cities")
    named = draft.data.get("big_cities")
    for city in named if isinstance(named, list) else ():
        if isinstance(city, str) and city not in cities:
            hint = advice(city, cities, "cities")
            yield Fault(("big_cities",), f"there is no city {show(city)}; {hint}")


def check_routes(draft: Draft) -> Iterator[Fault]:
    """Each route by itself: its ends, its points, its locomotives."""
    only_tunnels = _only_tunnels(draft)
    points = draft.data.get("points")
    lengths = list(points) if isinstance(points, dict) else None
    cities = draft.ids("cities")
    for route in draft.rows("routes"):
        yield from check_ends(route, cities, "city", "cities")
        length = route.number("length")
        if length and lengths is not None and str(length) not in lengths:
            hint = f"the lengths with points are: {', '.join(lengths) or 'none'}"
            yield route.fault("length", f"[points] says nothing about length {length}; {hint}")
        if route.text("kind") == "ferry":
            yield from _check_ferry(route, only_tunnels)
        elif route.text("kind") and route.number("locomotives"):
            hint = 'write kind = "ferry" or leave locomotives out'
            yield route.fault("locomotives", f"only a ferry asks for locomotives; {hint}")


def _check_ferry(route: Row, only_tunnels: bool) -> Iterator[Fault]:
    length, locomotives = route.number("length"), route.number("locomotives")
    if locomotives == 0:
        yield route.fault("kind", "a ferry needs locomotives = 1 or more")
    if length and locomotives and locomotives > length:
        spaces = f"the route has only {length} spaces"
        yield route.fault("locomotives", f"{locomotives} locomotives are too many; {spaces}")
    if route.text("color") not in (None, "gray"):
        yield route.fault("color", 'a ferry is paid like a gray route; write color = "gray"')
    if only_tunnels:
        reason = 'locomotives = "tunnels" in [rules] allows none on ferries'
        yield route.fault("kind", f"nobody could ever claim this ferry; {reason}")


def check_ways(draft: Draft) -> Iterator[Fault]:
    """There are not too many ways to pay for all routes: each of them is a move of its own."""
    only_tunnels = _only_tunnels(draft)
    ways = 0
    for route in draft.rows("routes"):
        length, fewest = route.number("length"), route.number("locomotives")
        colour, kind = route.text("color"), route.text("kind")
        if length is None or fewest is None or colour is None or kind is None:
            continue
        takes_locomotives = kind == "tunnel" or not only_tunnels
        ways += count_ways(length, colour == "gray", fewest, takes_locomotives)
    if ways > MAX_WAYS:
        reason = "each number of cards and locomotives in each colour counts, gray routes in all 8"
        message = f"there are {ways} ways to pay for the routes; at most {MAX_WAYS} are allowed"
        yield Fault(("routes",), f"{message} ({reason})")


def _only_tunnels(draft: Draft) -> bool:
    rules = draft.data.get("rules")
    return isinstance(rules, dict) and rules.get("locomotives") == "tunnels"


def check_doubles(draft: Draft) -> Iterator[Fault]:
    """Second tracks belong to a first track, and no twin routes stand side by side without it."""
    first_tracks = {row.text("id"): row for row in reversed(draft.rows("routes"))}
    second_tracks: dict[str, Row] = {}
    single_tracks: dict[tuple[frozenset[str], int | None], Row] = {}
    for route in draft.rows("routes"):
        first_id, ends = route.text("double_of"), known_ends(route, draft.ids("cities"))
        if first_id:
            first = first_tracks.get(first_id)
            if first is None:
                hint = advice(first_id, draft.ids("routes"), "routes")
                problem = f"there is no route {show(first_id)}; {hint}"
            else:
                problem = _pair_problem(route, first, second_tracks.get(first_id), draft)
            if problem:
                yield route.fault("double_of", problem)
            second_tracks.setdefault(first_id, route)
        elif first_id is not None and len(ends) == 2 and route.number("length"):
            twin = single_tracks.setdefault((ends, route.number("length")), route)
            if twin is not route:
                hint = f"if it is the second track, write double_of = {show(twin.text('id'))}"
                yield route.fault("id", f"another route joins these cities as long; {hint}")


def _pair_problem(route: Row, first: Row, other: Row | None, draft: Draft) -> str:
    name = show(first.text("id"))
    cities = draft.ids("cities")
    ends, first_ends = known_ends(route, cities), known_ends(first, cities)
    length, first_length = route.number("length"), first.number("length")
    if first is route:
        return "a route cannot be its own second track; name the first track"
    if first.text("double_of"):
        return f"{name} is a second track itself; name the first track"
    if other is not None:
        return f"{name} already has the second track {show(other.text('id'))}"
    if len(ends) == 2 and len(first_ends) == 2 and ends != first_ends:
        return f"{name} joins other cities; both tracks must join the same two"
    if length and first_length and length != first_length:
        return f"{name} has length {first_length}, not {length}; both tracks must be equally long"
    return ""


def check_net(draft: Draft) -> Iterator[Fault]:
    """Every city has a route, the net hangs together, and no exit can be travelled through."""
    tracks = [known_ends(route, draft.ids("cities")) for route in draft.rows("routes")]
    if any(len(ends) != 2 for ends in tracks):
        return  # A route with a wrong end may be the very one that a lonely city lacks.
    neighbours = joined_to(draft.ids("cities"), tracks)
    cities = {row.text("id") or "": row for row in reversed(draft.rows("cities"))}
    for label, row in reversed(cities.items()):
        joined = neighbours.get(label)
        if joined is not None and not joined:
            yield row.fault("id", "no route leads to this city")
        elif joined and len(joined) > 1 and row.text("country"):
            names = ", ".join(sorted(joined))
            reason = "a border exit is an end point and may lead to one city only"
            yield row.fault("id", f"{reason}, not to {names}")
    for cut_off in cut_off_parts(neighbours):
        if len(cut_off) > 1 and cut_off[0] in cities:
            names = ", ".join(cut_off)
            message = f"no routes join these cities to the rest of the net: {names}"
            yield cities[cut_off[0]].fault("id", message)
