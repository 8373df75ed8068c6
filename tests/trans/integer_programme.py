"""Missing rails by an integer programme: a second opinion on the kernel's Steiner trees.

Crossings joined by laid rails become one node. From the root one unit flows to every other node
that must be joined; a direction of a line that carries anything must be paid for. HiGHS finds the
cheapest such flow.
"""

from collections.abc import Iterable, Mapping

import numpy as np
import scipy  # its parts are read when they are needed

Edge = tuple[str, str]


def contracted(crossings: Iterable[str], laid: Iterable[Edge]) -> dict[str, str]:
    """For every crossing the one that stands for all that rails join with it."""
    stands_for = {crossing: crossing for crossing in crossings}

    def find(crossing: str) -> str:
        while stands_for[crossing] != crossing:
            crossing = stands_for[crossing]
        return crossing

    for a, b in laid:
        stands_for[find(a)] = find(b)
    return {crossing: find(crossing) for crossing in stands_for}


def cheapest_tree(
    costs: Mapping[Edge, int], laid: Iterable[Edge], root: str, wanted: Iterable[str]
) -> int:
    """The cost of the cheapest tree that joins the root and all wanted crossings."""
    return sum(costs[edge] for edge in cheapest_lines(costs, laid, root, wanted))


def cheapest_lines(
    costs: Mapping[Edge, int], laid: Iterable[Edge], root: str, wanted: Iterable[str]
) -> list[Edge]:
    """The lines of a cheapest tree that have to be laid yet."""
    node = contracted({end for edge in costs for end in edge}, laid)
    targets = sorted({node[crossing] for crossing in wanted} - {node[root]})
    if not targets:
        return []
    cheapest: dict[Edge, Edge] = {}  # of several lines between two nodes one is enough
    for edge in sorted(costs, key=costs.__getitem__, reverse=True):
        a, b = node[edge[0]], node[edge[1]]
        if a != b:
            cheapest[min(a, b), max(a, b)] = edge
    arcs = [arc for a, b in cheapest for arc in ((a, b), (b, a))]
    prices = [costs[edge] for edge in cheapest.values() for _ in range(2)]
    used = solve(arcs, prices, node[root], targets)
    return [edge for i, edge in enumerate(cheapest.values()) if used[2 * i] or used[2 * i + 1]]


def solve(arcs: list[Edge], prices: list[int], root: str, targets: list[str]) -> list[bool]:
    """Which arcs are paid for: variables are the arcs, then the flow to each target on each arc.

    The first try may pay for parts of arcs, which makes it quick. Where it pays for whole arcs all
    the same, nothing cheaper can; only else is the second try made, which must.
    """
    number = {name: i for i, name in enumerate(sorted({end for arc in arcs for end in arc}))}
    size, nodes = len(arcs), len(number)
    rows: list[int] = []
    columns: list[int] = []
    values: list[float] = []
    balance = np.zeros(nodes * len(targets))
    for k, target in enumerate(targets):
        rows += [k * nodes + number[end] for arc in arcs for end in arc]
        columns += [size * (k + 1) + i for i in range(size) for _ in range(2)]
        values += [1.0, -1.0] * size
        balance[k * nodes + number[root]] = 1
        balance[k * nodes + number[target]] = -1
    variables = size * (len(targets) + 1)
    flow = scipy.sparse.coo_array((values, (rows, columns)), shape=(len(balance), variables))
    flows = np.arange(size * len(targets))
    paid = scipy.sparse.coo_array(
        (
            np.concatenate([np.ones(len(flows)), -np.ones(len(flows))]),
            (np.concatenate([flows, flows]), np.concatenate([flows + size, flows % size])),
        ),
        shape=(len(flows), variables),
    )
    constraints = [
        scipy.optimize.LinearConstraint(flow.tocsc(), balance, balance),
        scipy.optimize.LinearConstraint(paid.tocsc(), -np.inf, 0),
    ]
    costs = np.concatenate([np.array(prices, dtype=float), np.zeros(variables - size)])
    for whole in (0, 1):
        integrality = np.concatenate([np.full(size, whole), np.zeros(variables - size)])
        found = scipy.optimize.milp(
            costs,
            integrality=integrality,
            bounds=scipy.optimize.Bounds(0, 1),
            constraints=constraints,
        )
        assert found.success, found.message
        payments = found.x[:size]
        if np.allclose(payments, np.round(payments), atol=1e-6):
            break
    return [value > 0.5 for value in payments]
