"""The final count of random end positions: the kernel, the slow model and networkx agree.

The positions are made for scoring, not by play: networks that grow together so that tickets get
completed, stations beside other seats' routes, and small networks so that seats tie.
"""

import random
from collections import Counter
from functools import cache
from typing import Any, cast

import networkx as nx
import pytest

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State
from tests.models.compare import VARIANTS, configuration_id, parsed_board
from tests.models.ticket_board import CARDS, Board, Route, Ticket
from tests.models.ticket_scoring import Holdings, final_count

Options = dict[str, object]
POSITIONS_PER_BATCH = 120
BATCHES = 4  # 480 positions for every board
FEW_ROUTES = 13  # so many can be tried one by one without any memory


def made(name: str, players: int, options: Options) -> TicketGame:
    game = stellwerk.game(name, players, **options)  # type: ignore[arg-type]
    return cast("TicketGame", game)


@cache
def model_board(name: str) -> Board:
    return Board(parsed_board(name))


# --- making end positions --------------------------------------------------------------------


def grow_networks(rng: random.Random, board: Board, players: int) -> list[list[Route]]:
    """Routes for every seat, by the rules of double routes and no more than the trains allow."""
    both_open = players >= board.second_track_from
    owned: list[list[Route]] = [[] for _ in range(players)]
    cities: list[set[str]] = [{rng.choice(board.cities)} for _ in range(players)]
    # few trains: many ties; all trains: completed tickets and long paths
    trains = [rng.choice([rng.randint(0, 6), rng.randint(7, 30), board.trains])] * players
    if rng.random() < 0.4:
        trains = [rng.randint(0, board.trains) for _ in range(players)]
    together = rng.choice([0.0, 0.7, 0.95, 1.0])
    free = list(board.routes.values())
    rng.shuffle(free)
    while free:
        seat = rng.randrange(players)
        touching = [r for r in free if {r.a, r.b} & cities[seat]]
        route = rng.choice(touching if touching and rng.random() < together else free)
        free.remove(route)
        rivals = [owned[seat]] if both_open else owned
        closed = {r.track_group for routes in rivals for r in routes}
        if route.track_group in closed or route.length > trains[seat]:
            continue
        trains[seat] -= route.length
        owned[seat].append(route)
        cities[seat] |= {route.a, route.b}
    return owned


def place_stations(rng: random.Random, board: Board, players: int) -> list[list[str]]:
    cities = rng.sample(board.cities, 3 * players)
    return [cities[3 * i : 3 * i + rng.randint(0, board.stations)] for i in range(players)]


def deal_tickets(
    rng: random.Random, board: Board, options: Options, owned: list[list[Route]]
) -> tuple[list[list[str]], list[str]]:
    """Tickets for every seat, often those that its network can complete; and the rest."""
    rest = board.tickets_in_play(options)
    rng.shuffle(rest)
    hands: list[list[str]] = [[] for _ in owned]
    for seat, routes in enumerate(owned):
        places = {c for r in routes for c in (r.a, r.b)}
        places |= {board.city_country[c] for c in places}
        for _ in range(min(rng.randint(0, 8), len(rest))):
            near = [t for t in rest if t.start in places and set(t.ends) & places]
            ticket = rng.choice(near if near and rng.random() < 0.7 else rest)
            rest.remove(ticket)
            hands[seat].append(ticket.id)
    return hands, [t.id for t in rest]


def end_position(rng: random.Random, game: TicketGame) -> dict[str, Any]:
    """A random position in which the game is over; everything adds up."""
    board, players = model_board(game.id), game.players
    owned = grow_networks(rng, board, players)
    stations = place_stations(rng, board, players)
    tickets, rest = deal_tickets(rng, board, dict(game.options), owned)
    cards = [kind for kind in CARDS for _ in range(board.cards[kind])]
    rng.shuffle(cards)
    hands = [Counter(cards.pop() for _ in range(rng.randint(0, 15))) for _ in range(players)]
    split = rng.randint(0, len(rest))
    return {
        "game": game.id,
        "rules": game.rules_version,
        "players": players,
        "options": dict(game.options),
        "phase": "over",
        "first_seat": rng.randrange(players),
        "turn": None,
        "final_turns": 0,
        "row": [cards.pop() for _ in range(5)],
        "deck": cards,
        "discard": {},
        "ticket_deck": rest[:split],
        "removed_tickets": rest[split:],
        "random": {"key": rng.randbytes(32).hex(), "words": rng.randrange(1000)},
        "seats": [
            {
                "cards": dict(hands[seat]),
                "trains": board.trains - sum(r.length for r in owned[seat]),
                "routes": [r.id for r in owned[seat]],
                "stations": stations[seat],
                "tickets": tickets[seat],
            }
            for seat in range(players)
        ],
    }


def bring_totals_together(rng: random.Random, game: TicketGame, position: dict[str, Any]) -> None:
    """Exchange tickets with the deck as long as that brings the two leaders closer to a tie."""

    def gap() -> int:
        totals = sorted(game.from_position(position).returns())
        return int(totals[-1] - totals[-2])

    smallest = gap()
    for _ in range(60):
        hand, deck = rng.choice(position["seats"])["tickets"], position["ticket_deck"]
        if not (smallest and hand and deck):
            continue
        i, j = rng.randrange(len(hand)), rng.randrange(len(deck))
        hand[i], deck[j] = deck[j], hand[i]
        found = gap()
        if found > smallest:
            hand[i], deck[j] = deck[j], hand[i]
        smallest = min(found, smallest)


# --- other opinions --------------------------------------------------------------------------


def model_opinion(board: Board, position: dict[str, Any]) -> dict[str, Any]:
    holdings = [
        Holdings(
            points=sum(board.points[board.routes[r].length] for r in seat["routes"]),
            routes=[board.routes[r] for r in seat["routes"]],
            stations=seat["stations"],
            stations_left=board.stations - len(seat["stations"]),
            tickets=[board.tickets[t] for t in seat["tickets"]],
        )
        for seat in position["seats"]
    ]
    return final_count(board, position["options"], holdings)


def graph_of(board: Board, routes: list[Route]) -> Any:
    """Routes as a networkx graph; no path runs through a border exit (TTR-SCORE-4)."""
    graph: Any = nx.MultiGraph()
    for r in routes:
        a, b = ((city, r.id) if board.city_country[city] else city for city in (r.a, r.b))
        graph.add_edge(a, b, key=r.id, length=r.length)
    return graph


def nodes_at(board: Board, graph: Any, place: str) -> list[Any]:
    """The nodes of a city or country."""
    exits = {city for city in board.cities if place in (city, board.city_country[city])}
    return [n for n in graph if (n[0] if isinstance(n, tuple) else n) in exits]


def ticket_points(board: Board, graph: Any, ticket: Ticket) -> tuple[int, bool]:
    reached = [
        value
        for end, value in ticket.ends.items()
        if any(
            nx.has_path(graph, a, b)
            for a in nodes_at(board, graph, ticket.start)
            for b in nodes_at(board, graph, end)
        )
    ]
    return (max(reached), True) if reached else (-min(ticket.ends.values()), False)


def longest_by_trying_all(graph: Any) -> int:
    """Every trail from every node, edge by edge."""

    def best(here: Any, used: frozenset[str]) -> int:
        return max(
            (
                data["length"] + best(there, used | {key})
                for _, there, key, data in graph.edges(here, keys=True, data=True)
                if key not in used
            ),
            default=0,
        )

    return max((best(node, frozenset()) for node in graph), default=0)


# --- the tests -------------------------------------------------------------------------------


def check_path(board: Board, count: Any, routes: list[str], names: list[str]) -> None:
    """The path shown is a trail of own routes of the length that is said, and none is longer."""
    path = [names[r] for r in count["path"]]
    assert set(path) <= set(routes)
    trail = graph_of(board, [board.routes[r] for r in path])
    assert sum(board.routes[r].length for r in path) == count["longest_path"]
    assert not path or nx.has_eulerian_path(trail)
    if len(routes) <= FEW_ROUTES:
        graph = graph_of(board, [board.routes[r] for r in routes])
        assert count["longest_path"] == longest_by_trying_all(graph)


def check_tickets(game: TicketGame, position: dict[str, Any], seat: int, count: Any) -> None:
    """With the station routes shown, exactly the tickets shown are completed."""
    board, mine = model_board(game.id), position["seats"][seat]
    lent = [(game.names.cities[c], game.names.routes[r]) for c, r in count["station_routes"]]
    others = {r for i, s in enumerate(position["seats"]) if i != seat for r in s["routes"]}
    assert len({city for city, _ in lent}) == len(lent)
    for city, route in lent:
        assert city in mine["stations"]
        assert route in others
        assert city in (board.routes[route].a, board.routes[route].b)
    routes = [board.routes[r] for r in [*mine["routes"], *dict.fromkeys(r for _, r in lent)]]
    graph = graph_of(board, routes)
    counted = {t: ticket_points(board, graph, board.tickets[t]) for t in mine["tickets"]}
    assert sum(points for points, _ in counted.values()) == count["tickets"]
    done = {t for t, (_, completed) in counted.items() if completed}
    assert done == {game.names.tickets[t] for t in count["done"]}
    assert len(done) == count["completed"]


def check_end_count(game: TicketGame, state: State, position: dict[str, Any]) -> Counter[str]:
    """All opinions on one end position; returns what made it interesting."""
    board = model_board(game.id)
    seats, winners = state.scores()
    expected = model_opinion(board, position)
    found = [{key: cast("Any", c)[key] for key in expected["seats"][0]} for c in seats]
    assert found == expected["seats"]
    assert winners == expected["winners"]
    assert state.returns() == [float(c["total"]) for c in seats]
    totals = [c["total"] for c in seats]
    seen: Counter[str] = Counter()
    for seat, count in enumerate(seats):
        check_path(board, count, position["seats"][seat]["routes"], game.names.routes)
        check_tickets(game, position, seat, count)
        seen["completed"] += bool(count["done"])
        seen["station used"] += bool(count["station_routes"])
    seen["most points tied"] += totals.count(max(totals)) > 1
    seen["tie broken"] += totals.count(max(totals)) > len(winners)
    seen["shared win"] += len(winners) > 1
    seen["longest path tied"] += sum(c["longest_path_bonus"] > 0 for c in seats) > 1
    return seen


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", list(VARIANTS))
def test_end_counts_agree_with_model_and_networkx(name: str, batch: int) -> None:
    rng = random.Random(f"end counts {name} {batch}")
    seen: Counter[str] = Counter()
    for number in range(POSITIONS_PER_BATCH):
        players = rng.randint(2, 3 if name == "ticket-switzerland" else 5)
        options = rng.choice(VARIANTS[name])
        game = made(name, players, options)
        position = end_position(rng, game)
        if number % 2:
            bring_totals_together(rng, game, position)
        state = game.from_position(position)
        where = f"{configuration_id((name, players, options))}, batch {batch}, number {number}"
        try:
            seen += check_end_count(game, state, position)
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}\n{state.serialize()}") from error
    wanted = {"completed", "most points tied", "tie broken", "shared win", "longest path tied"}
    if name == "ticket-europe":
        wanted.add("station used")
    assert all(seen[what] for what in wanted), f"the positions have become too tame: {seen}"
