"""Networks that make the search for the longest path work hardest, found by climbing.

The climb counts steps of the search, not time, and always goes the same way.
"""

from functools import cache
from random import Random

from stellwerk.games.ticket.board.kind import ticket_board
from stellwerk.kernel.trails import longest_trail_of

Edge = tuple[int, int, int]


@cache
def hardest_network(name: str, starts: int = 12, changes: int = 150) -> tuple[list[Edge], int]:
    """The hardest network found on a board with one player's trains, and its steps of search."""
    board = ticket_board(name)
    number = {city.id: index for index, city in enumerate(board.cities)}
    routes = [
        (number[route.a], number[route.b], route.length)
        for route in board.routes
        if not route.double_of
    ]
    random = Random(name)
    best: list[Edge] = []
    best_steps = -1
    for _ in range(starts):
        network = _grow(routes, [], board.trains, random)
        steps = longest_trail_of(network)[2]
        for _ in range(changes):
            kept = random.sample(network, max(len(network) - random.randint(1, 4), 0))
            changed = _grow(routes, kept, board.trains, random)
            changed_steps = longest_trail_of(changed)[2]
            if changed_steps >= steps:
                network, steps = changed, changed_steps
        if steps > best_steps:
            best, best_steps = network, steps
    return best, best_steps


def _grow(routes: list[Edge], network: list[Edge], trains: int, random: Random) -> list[Edge]:
    """Add routes at the network until no train is left, rather short and loop-closing ones."""
    network = list(network)
    left = trains - sum(length for _, _, length in network)
    cities = {city for a, b, _ in network for city in (a, b)}
    while True:
        candidates = [
            (a, b, length)
            for a, b, length in routes
            if length <= left
            and (a, b, length) not in network
            and (not cities or a in cities or b in cities)
        ]
        if not candidates:
            return network
        weights = [(3 if {a, b} <= cities else 1) / length for a, b, length in candidates]
        chosen = random.choices(candidates, weights)[0]
        network.append(chosen)
        cities |= {chosen[0], chosen[1]}
        left -= chosen[2]
