"""The weights of a net: read from the tensors of its file, checked, and laid out for playing."""

import cython
from cython.cimports.cpython.mem import PyMem_Free, PyMem_Malloc
from cython.cimports.libc.math import fabs, rint
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.forward import (
    ACTION_WORDS,
    MOST_INPUTS,
    MOST_PARTS,
    MOST_RESIDUAL_BLOCKS,
    MOST_WIDTH,
    PARTS_OF_ACTION,
    Net,
)
from cython.cimports.stellwerk.kernel.observing import KernelObserver

LARGEST = cython.declare(cython.int, 127)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def from_half(halves: cython.p_uchar, place: cython.int) -> cython.float:
    """A number of 16 bits, as IEEE 754 describes them."""
    half: cython.uint = halves[2 * place] | (halves[2 * place + 1] << 8)
    sign: cython.uint = (half >> 15) << 31
    exponent: cython.uint = (half >> 10) & 31
    fraction: cython.uint = half & 1023
    bits: cython.uint
    number: cython.float
    if exponent == 0:
        number = fraction * cython.cast(cython.float, 5.9604644775390625e-08)
        return -number if sign else number
    bits = sign | ((exponent + 112) << 23) | (fraction << 13)
    if exponent == 31:
        bits = sign | (255 << 23) | (fraction << 13)
    memcpy(cython.address(number), cython.address(bits), 4)
    return number


@cython.final
@cython.cclass
class Block:
    """A piece of memory that lives as long as somebody holds it."""

    start: cython.p_void

    def __cinit__(self, size: cython.Py_ssize_t):
        self.start = PyMem_Malloc(max(1, size))
        if self.start == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        PyMem_Free(self.start)


@cython.cclass
class NetWeights:
    """The weights of a net for the observations of one game.

    `tensors` holds each tensor by name: halves, or bytes with halves beside them (`….largest`) that
    say for each row what 127 stands for. `parts` are the parts of every action, `rewards` what the
    net was paid for a win and for a point ahead of the best other.
    """

    def __init__(
        self, observer: KernelObserver, width: cython.int, blocks: cython.int,
        value_width: cython.int, parts: list, tensors: dict, rewards: tuple,
    ):  # fmt: skip
        net: cython.pointer(Net) = cython.address(self.net)
        number: cython.int
        self.kept = []
        self.observer = observer
        self.tensors = tensors
        net.observer = cython.address(observer.observer)
        net.players = observer.rules.players
        net.inputs = observer.size
        net.width = width
        net.blocks = blocks
        net.win, net.margin = rewards
        net.actions = len(parts)
        net.parts = 1 + max(max(own) for own in parts)
        self.check_sizes(value_width, parts)
        self.layer(cython.address(net.enter), "enter", net.inputs, width)
        self.divide_by_units()
        for number in range(blocks):
            name = f"blocks.{number}."
            net.block[number].scale = self.numbers(name + "norm.weight", width)
            net.block[number].shift = self.numbers(name + "norm.bias", width)
            self.layer(cython.address(net.block[number].first), name + "first", width, width)
            self.layer(cython.address(net.block[number].second), name + "second", width, width)
        net.scale = self.numbers("norm.weight", width)
        net.shift = self.numbers("norm.bias", width)
        net.policy = self.rows(
            "policy.weight", net.parts, width, cython.address(net.policy_scale), False
        )
        net.policy_bias = self.numbers("policy.bias", net.parts)
        self.layer(cython.address(net.value_first), "value_first", width, value_width)
        self.layer(cython.address(net.value_second), "value_second", value_width, 1)
        self.number_parts(parts)
        self.tensors = {}

    def check_sizes(self, value_width: cython.int, parts: list):
        """ValueError for what is larger than the kernel's arrays."""
        sizes = (
            ("inputs", self.net.inputs, MOST_INPUTS),
            ("numbers in a layer", max(self.net.width, value_width), MOST_WIDTH),
            ("parts of actions", self.net.parts, MOST_PARTS),
            ("parts in one action", max(len(own) for own in parts), PARTS_OF_ACTION),
            ("blocks", self.net.blocks, MOST_RESIDUAL_BLOCKS),
            ("words of actions", self.observer.words, ACTION_WORDS),
        )
        for what, number, most in sizes:
            if number > most:
                raise ValueError(f"this net has {number} {what}; at most {most} fit")

    def room(self, size):
        """Memory that is there as long as these weights."""
        memory: Block = Block(size)
        self.kept.append(memory)
        return memory.start

    def stored(self, name: str, size: cython.Py_ssize_t) -> bytes:
        """The bytes of a tensor, which must be so many."""
        found: bytes = self.tensors.get(name, b"")
        if len(found) != size:
            raise ValueError(f"{name} of this net has not the size that it should have")
        return found

    def numbers(self, name, size):
        """The numbers of a tensor, from halves."""
        halves: bytes = self.stored(name, 2 * size)
        start: cython.p_uchar = halves
        result: cython.p_float = cython.cast(
            cython.p_float, self.room(size * cython.sizeof(cython.float))
        )
        i: cython.int
        for i in range(size):
            result[i] = from_half(start, i)
        return result

    def rows(self, name, outputs, inputs, scale, by_input):
        """The small weights of a tensor, row by row or turned over, and what 1 is worth in each."""
        size: cython.Py_ssize_t = cython.cast(cython.Py_ssize_t, outputs) * inputs
        result: cython.p_schar = cython.cast(cython.p_schar, self.room(size))
        scales: cython.p_float = cython.cast(
            cython.p_float, self.room(outputs * cython.sizeof(cython.float))
        )
        is_small: cython.bint = name + ".largest" in self.tensors
        given: bytes = self.stored(name, size if is_small else 2 * size)
        halves: bytes = self.stored(name + ".largest", 2 * outputs) if is_small else b""
        start: cython.p_uchar = given
        start_of_halves: cython.p_uchar = halves
        i: cython.int
        j: cython.int
        place: cython.Py_ssize_t
        largest: cython.float
        for j in range(outputs):
            if is_small:
                largest = from_half(start_of_halves, j)
            else:
                largest = 0
                for i in range(inputs):
                    largest = max(largest, fabs(from_half(start, j * inputs + i)))
            scales[j] = largest / LARGEST
            for i in range(inputs):
                place = i * outputs + j if by_input else j * inputs + i
                if is_small:
                    result[place] = cython.cast(cython.schar, start[j * inputs + i])
                else:
                    result[place] = small(from_half(start, j * inputs + i), largest)
        scale[0] = scales
        return result

    def layer(self, layer, name, inputs, outputs):
        """A layer, its weights turned over: by input, then output."""
        layer.inputs = inputs
        layer.outputs = outputs
        layer.weights = self.rows(
            name + ".weight", outputs, inputs, cython.address(layer.output_scale), True
        )
        layer.input_scale = cython.NULL
        layer.bias = self.numbers(name + ".bias", outputs)

    def divide_by_units(self):
        """Inputs are bytes; a net reads byte / unit."""
        scale: cython.p_float = cython.cast(
            cython.p_float, self.room(self.net.inputs * cython.sizeof(cython.float))
        )
        i: cython.int = 0
        for _, size, unit in self.observer.blocks:
            for _ in range(size):
                scale[i] = 1.0 / cython.cast(cython.float, unit)
                i += 1
        self.net.enter.input_scale = scale

    def number_parts(self, parts: list):
        """The parts of every action."""
        self.net.part = cython.cast(
            cython.pointer(cython.short),
            self.room(PARTS_OF_ACTION * len(parts) * cython.sizeof(cython.short)),
        )
        for action in range(len(parts)):
            for i in range(PARTS_OF_ACTION):
                self.net.part[action * PARTS_OF_ACTION + i] = (
                    parts[action][i] if i < len(parts[action]) else -1
                )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def small(number: cython.float, largest: cython.float) -> cython.schar:
    """A number as a whole one from -127 to 127, where 127 is the largest of its row."""
    if largest == 0:
        return 0
    return cython.cast(cython.schar, rint(number / largest * LARGEST))
