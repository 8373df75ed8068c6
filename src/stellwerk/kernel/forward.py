"""The forward pass of nets that were trained elsewhere.

Weights are small whole numbers, with a scale for each output. Layers keep them by input, so that
inputs that are 0 (most of an observation, half of what a rectifier lets through) are skipped, and
whole rows are added at once, which compilers vectorise.
"""

import cython
from cython.cimports.libc.math import sqrt
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest

EPSILON = cython.declare(cython.float, 1e-5)
ROWS = cython.declare(cython.int, 4)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pass_on(
    layer: cython.pointer(Layer), numbers: cython.p_float, sums: cython.p_float
) -> cython.void:
    """All outputs of a layer; four rows at a time, so that sums are read and written less."""
    rows: cython.p_schar[4]
    factors: cython.float[4]
    i: cython.int
    j: cython.int
    found: cython.int = 0
    size: cython.int = layer.outputs
    memset(sums, 0, size * cython.sizeof(cython.float))
    for i in range(layer.inputs):
        if numbers[i] == 0:
            continue
        rows[found] = layer.weights + i * size
        factors[found] = numbers[i]
        if layer.input_scale != cython.NULL:
            factors[found] *= layer.input_scale[i]
        found += 1
        if found == ROWS:
            add_four_rows(sums, rows, factors, size)
            found = 0
    for i in range(found):
        add_one_row(sums, rows[i], factors[i], size)
    for j in range(size):
        sums[j] = layer.bias[j] + layer.output_scale[j] * sums[j]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rectify(numbers: cython.p_float, size: cython.int) -> cython.void:
    """What is below 0 becomes 0."""
    i: cython.int
    for i in range(size):
        numbers[i] = numbers[i] if numbers[i] > 0 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def normalise(
    numbers: cython.p_float, scale: cython.p_float, shift: cython.p_float, size: cython.int,
    result: cython.p_float,
) -> cython.void:  # fmt: skip
    """A mean of 0 and a spread of 1, then scaled and shifted."""
    i: cython.int
    mean: cython.float = 0
    spread: cython.float = 0
    for i in range(size):
        mean += numbers[i]
    mean /= size
    for i in range(size):
        spread += (numbers[i] - mean) * (numbers[i] - mean)
    spread = 1 / cython.cast(cython.float, sqrt(spread / size + EPSILON))
    for i in range(size):
        result[i] = (numbers[i] - mean) * spread * scale[i] + shift[i]


def read(net, observation, hidden):
    """From an observation to the numbers that policy and value are made of."""
    numbers: cython.float[MOST_INPUTS]
    usual: cython.float[MOST_WIDTH]
    inner: cython.float[MOST_WIDTH]
    sums: cython.float[MOST_WIDTH]
    i: cython.int
    number: cython.int
    for i in range(net.inputs):
        numbers[i] = observation[i]
    pass_on(cython.address(net.enter), numbers, sums)
    rectify(sums, net.width)
    for number in range(net.blocks):
        normalise(sums, net.block[number].scale, net.block[number].shift, net.width, usual)
        pass_on(cython.address(net.block[number].first), usual, inner)
        rectify(inner, net.width)
        pass_on(cython.address(net.block[number].second), inner, usual)
        for i in range(net.width):
            sums[i] += usual[i]
    normalise(sums, net.scale, net.shift, net.width, hidden)


def rate(net, hidden, legal, logits):
    """The logits of legal actions; parts that none of them has are never worked out."""
    known: Word[ACTION_WORDS]
    part: cython.float[MOST_PARTS]
    w: cython.int
    i: cython.int
    number: cython.int
    action: cython.int
    left: Word
    memset(known, 0, cython.sizeof(known))
    for w in range(net.observer.words):
        left = legal[w]
        while left:
            action = 64 * w + lowest(left)
            left = without_lowest(left)
            logits[action] = 0
            for i in range(PARTS_OF_ACTION):
                number = net.part[action * PARTS_OF_ACTION + i]
                if number < 0:
                    break
                if not has(known, number):
                    known[number >> 6] |= cython.cast(Word, 1) << (number & 63)
                    part[number] = net.policy_bias[number] + net.policy_scale[number] * row_product(
                        net.policy + number * net.width, hidden, net.width
                    )
                logits[action] += part[number]


def foresee(net, hidden):
    """The reward that the net expects for the seat."""
    inner: cython.float[MOST_WIDTH]
    value: cython.float[MOST_WIDTH]
    pass_on(cython.address(net.value_first), hidden, inner)
    rectify(inner, net.value_first.outputs)
    pass_on(cython.address(net.value_second), inner, value)
    return value[0]
