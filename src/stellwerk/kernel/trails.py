"""The longest trail, exactly (TTR-SCORE-2).

Each connected part of the network is searched on its own, the heaviest first; a part that cannot
beat the best trail so far is skipped. A part without loops is a tree, whose longest trail is its
diameter: two sweeps find it. Any other part is searched depth first with a bound: a trail from here
can use all the edges still in reach, less what parity forbids: it uses an even number of edges at
every node but its two ends, so what it leaves behind must join the other nodes of odd degree in
pairs. Positions of the search that come up again (the same edges used, the same node) are
remembered and not searched twice.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, one, without_lowest


def clear(network):
    """A network without edges."""
    memset(network, 0, cython.sizeof(Network))


def add_edge(network, a, b, length):
    """Add an edge between two nodes."""
    edge: cython.int = network.edges
    network.a[edge] = a
    network.b[edge] = b
    network.length[edge] = length
    network.edges_at[a] |= one(edge)
    network.edges_at[b] |= one(edge)
    network.edges += 1


SHORT_SEARCH = cython.declare(cython.int, 100)

Search = cython.struct(
    network=cython.pointer(Network),
    best=cython.int,
    best_used=Word,
    enough=cython.int,
    visited=cython.int,
    finished=Word,  # nodes from which every trail has been followed
    distance=cython.uchar[MAX_NODES][MAX_NODES],
    seen_used=Word[MEMORY],
    seen_node=cython.uchar[MEMORY],
)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def far_end(network: cython.pointer(Network), edge: cython.int, node: cython.int) -> cython.int:
    return network.a[edge] + network.b[edge] - node


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def total_length(network: cython.pointer(Network), edges: Word) -> cython.int:
    total: cython.int = 0
    while edges:
        total += network.length[lowest(edges)]
        edges = without_lowest(edges)
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reach(
    network: cython.pointer(Network), start: cython.int, free: Word, nodes: cython.pointer(Word)
) -> Word:
    """The free edges that can be reached from a node, and the nodes on them."""
    edges: Word = 0
    new_nodes: Word = one(start)
    new_edges: Word
    node: cython.int
    edge: cython.int
    nodes[0] = one(start)
    while new_nodes:
        node = lowest(new_nodes)
        new_nodes = without_lowest(new_nodes)
        new_edges = network.edges_at[node] & free & ~edges
        edges |= new_edges
        while new_edges:
            edge = lowest(new_edges)
            new_edges = without_lowest(new_edges)
            new_nodes |= one(far_end(network, edge, node)) & ~nodes[0]
            nodes[0] |= one(far_end(network, edge, node))
    return edges


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def measure_distances(search: cython.pointer(Search), part: Word, nodes: Word) -> cython.void:
    """The shortest distances between the nodes of a part (Floyd and Warshall)."""
    network: cython.pointer(Network) = search.network
    listed: cython.uchar[MAX_NODES]
    size: cython.int = 0
    i: cython.int
    j: cython.int
    k: cython.int
    edge: cython.int
    through: cython.int
    while nodes:
        listed[size] = lowest(nodes)
        nodes = without_lowest(nodes)
        size += 1
    for i in range(size):
        for j in range(size):
            search.distance[listed[i]][listed[j]] = FARTHEST
    while part:
        edge = lowest(part)
        part = without_lowest(part)
        i = network.a[edge]
        j = network.b[edge]
        search.distance[i][j] = min(search.distance[i][j], network.length[edge])
        search.distance[j][i] = search.distance[i][j]
    for k in range(size):
        for i in range(size):
            through = search.distance[listed[i]][listed[k]]
            if through == FARTHEST:
                continue
            for j in range(size):
                if (
                    through + search.distance[listed[k]][listed[j]]
                    < (search.distance[listed[i]][listed[j]])
                ):
                    search.distance[listed[i]][listed[j]] = (
                        through + search.distance[listed[k]][listed[j]]
                    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def left_behind(
    search: cython.pointer(Search), edges: Word, nodes: Word, start: cython.int
) -> cython.int:
    """A lower bound on the length that a trail from the start must leave unused (parity).

    The edges left behind join the nodes of wrong parity in pairs, so each such node accounts for
    half its distance to the nearest other one. With start < 0 the trail may begin anywhere. It does
    not end in a finished node: backwards it would have been followed from there.
    """
    odd: cython.uchar[MAX_NODES]
    size: cython.int = 0
    i: cython.int
    j: cython.int
    node: cython.int
    nearest: cython.int
    total: cython.int = 0
    largest: cython.int = 0
    second: cython.int = 0
    while nodes:
        node = lowest(nodes)
        nodes = without_lowest(nodes)
        if (count(search.network.edges_at[node] & edges) & 1) != (node == start):
            odd[size] = node
            size += 1
    if size <= 2:
        return 0
    for i in range(size):
        nearest = FARTHEST
        for j in range(size):
            if i != j:
                nearest = min(nearest, search.distance[odd[i]][odd[j]])
        total += nearest
        if (search.finished >> odd[i]) & 1:
            continue
        if nearest > largest:
            second = largest
            largest = nearest
        elif nearest > second:
            second = nearest
    total -= largest
    if start < 0:
        total -= second
    return (total + 1) // 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def at_most(
    search: cython.pointer(Search), node: cython.int, used: Word, length: cython.int, part: Word
) -> cython.int:
    """No trail that goes on from here is longer than this."""
    nodes: Word = 0
    edges: Word = reach(search.network, node, part & ~used, cython.address(nodes))
    bound: cython.int = length + total_length(search.network, edges)
    if bound > search.best and edges:
        bound -= left_behind(search, edges, nodes, node)
    return bound


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def seen_before(search: cython.pointer(Search), used: Word, node: cython.int) -> cython.bint:
    """Whether the search has been here; remembers it if not. Short searches need no memory."""
    if search.visited < SHORT_SEARCH:
        return False
    if search.visited == SHORT_SEARCH:
        memset(search.seen_used, 255, cython.sizeof(search.seen_used))
    slot: cython.int = cython.cast(
        cython.int,
        ((used + cython.cast(Word, node)) * cython.cast(Word, 0x9E3779B97F4A7C15))
        >> (64 - MEMORY_BITS),
    )
    if search.seen_used[slot] == used and search.seen_node[slot] == node:
        return True
    search.seen_used[slot] = used
    search.seen_node[slot] = node
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def extend(
    search: cython.pointer(Search), node: cython.int, used: Word, length: cython.int, part: Word
) -> cython.void:
    """Follow every trail from a node that could still be the longest, best hopes first."""
    network: cython.pointer(Network) = search.network
    left: Word = network.edges_at[node] & part & ~used
    hopes: cython.int[MAX_EDGES]
    steps: cython.uchar[MAX_EDGES]
    size: cython.int = 0
    edge: cython.int
    hope: cython.int
    i: cython.int
    search.visited += 1
    if length > search.best:
        search.best = length
        search.best_used = used
    if left == 0 or seen_before(search, used, node):
        return
    while left:
        edge = lowest(left)
        left = without_lowest(left)
        hope = at_most(
            search, far_end(network, edge, node), used | one(edge),
            length + network.length[edge], part,
        )  # fmt: skip
        if hope <= search.best:
            continue
        i = size
        while i > 0 and hopes[i - 1] < hope:
            hopes[i] = hopes[i - 1]
            steps[i] = steps[i - 1]
            i -= 1
        hopes[i] = hope
        steps[i] = edge
        size += 1
    for i in range(size):
        if hopes[i] <= search.best or search.best >= search.enough:
            return
        edge = steps[i]
        extend(
            search, far_end(network, edge, node), used | one(edge),
            length + network.length[edge], part,
        )  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def farthest(
    network: cython.pointer(Network), start: cython.int, part: Word,
    path: cython.pointer(Word), length: cython.pointer(cython.int),
) -> cython.int:  # fmt: skip
    """The node of a tree that is farthest from the start, and the way there."""
    waiting: cython.uchar[MAX_NODES]
    way_to: Word[MAX_NODES]
    distance: cython.int[MAX_NODES]
    size: cython.int = 1
    node: cython.int
    other: cython.int
    edge: cython.int
    best: cython.int = start
    left: Word
    waiting[0] = start
    way_to[start] = 0
    distance[start] = 0
    while size > 0:
        size -= 1
        node = waiting[size]
        if distance[node] > distance[best]:
            best = node
        left = network.edges_at[node] & part & ~way_to[node]
        while left:
            edge = lowest(left)
            left = without_lowest(left)
            other = far_end(network, edge, node)
            way_to[other] = way_to[node] | one(edge)
            distance[other] = distance[node] + network.length[edge]
            waiting[size] = other
            size += 1
    path[0] = way_to[best]
    length[0] = distance[best]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def search_tree(search: cython.pointer(Search), part: Word, start: cython.int) -> cython.void:
    path: Word = 0
    length: cython.int = 0
    end: cython.int = farthest(
        search.network, start, part, cython.address(path), cython.address(length)
    )
    farthest(search.network, end, part, cython.address(path), cython.address(length))
    if length > search.best:
        search.best = length
        search.best_used = path


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def search_loops(search: cython.pointer(Search), part: Word, nodes: Word) -> cython.void:
    """Try every start in a part with loops: odd nodes first, where a longest trail often begins."""
    network: cython.pointer(Network) = search.network
    odd_first: cython.int
    left: Word
    node: cython.int
    measure_distances(search, part, nodes)
    search.enough = total_length(network, part) - left_behind(search, part, nodes, -1)
    for odd_first in range(2):
        left = nodes
        while left:
            node = lowest(left)
            left = without_lowest(left)
            if (count(network.edges_at[node] & part) & 1) == odd_first:
                continue
            if at_most(search, node, 0, 0, part) > search.best:
                extend(search, node, 0, 0, part)
            search.finished |= one(node)


def longest_trail(network, used, visited):
    """The length of the longest trail; `used` gets its edges, `visited` the steps of search."""
    search: Search
    parts: Word[MAX_EDGES]
    part_nodes: Word[MAX_EDGES]
    weights: cython.int[MAX_EDGES]
    size: cython.int = 0
    i: cython.int
    heaviest: cython.int
    left: Word
    search.network = network
    search.best = 0
    search.best_used = 0
    search.visited = 0
    search.finished = 0
    left = one(network.edges) - 1 if network.edges < MAX_EDGES else ~cython.cast(Word, 0)
    while left:
        parts[size] = reach(
            network, network.a[lowest(left)], left, cython.address(part_nodes[size])
        )
        weights[size] = total_length(network, parts[size])
        left &= ~parts[size]
        size += 1
    while size > 0:
        heaviest = 0
        for i in range(size):
            if weights[i] > weights[heaviest]:
                heaviest = i
        if weights[heaviest] <= search.best:
            break
        if count(parts[heaviest]) < count(part_nodes[heaviest]):
            search_tree(cython.address(search), parts[heaviest], lowest(part_nodes[heaviest]))
        else:
            search_loops(cython.address(search), parts[heaviest], part_nodes[heaviest])
        size -= 1
        parts[heaviest] = parts[size]
        part_nodes[heaviest] = part_nodes[size]
        weights[heaviest] = weights[size]
    used[0] = search.best_used
    visited[0] = search.visited
    return search.best


def longest_trail_of(edges: list) -> tuple:
    """The longest trail of edges (a, b, length): its length, its edges, the steps of search.

    >>> longest_trail_of([(0, 1, 2), (1, 2, 3), (1, 3, 4)])
    (7, [1, 2], 0)
    """
    network: Network
    used: Word = 0
    visited: cython.int = 0
    if len(edges) > MAX_EDGES:
        raise ValueError(f"a network has at most {MAX_EDGES} edges, not {len(edges)}")
    clear(cython.address(network))
    for a, b, length in edges:
        if not (0 <= a < MAX_NODES and 0 <= b < MAX_NODES and a != b and 1 <= length < FARTHEST):
            raise ValueError(f"({a}, {b}, {length}) is no edge between two of the nodes 0 to 63")
        add_edge(cython.address(network), a, b, length)
    length = longest_trail(cython.address(network), cython.address(used), cython.address(visited))
    return length, [edge for edge in range(network.edges) if (used >> edge) & 1], visited
