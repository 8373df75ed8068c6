"""Connected components: every node knows the set of nodes it is joined with."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, one, without_lowest


def start_alone(component, nodes):
    """Every node is joined with itself alone."""
    node: cython.int
    for node in range(nodes):
        component[node] = one(node)


def join(component, a, b):
    """Join the components of two nodes."""
    joined: Word = component[a] | component[b]
    left: Word = joined
    if component[a] == component[b]:
        return
    while left:
        component[lowest(left)] = joined
        left = without_lowest(left)
