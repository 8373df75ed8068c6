"""Policies: quick players beside the kernel, each with weights of its own.

The families make them (`stellwerk.kernel.<family>.policy`); evaluation, contests and tuning play
with any of them.
"""

import cython
from cython.cimports.libc.math import exp
from cython.cimports.stellwerk.kernel.chance import SEED_BYTES, set_seed


@cython.cclass
class KernelPolicy:
    """A way of playing a family: its functions, and the weights they are given."""

    def take_weights(self, weights, names):
        """Keep a copy of the weights, one for every name that the family has."""
        i: cython.int
        self.weight_count = len(names)
        if len(weights) != self.weight_count:
            raise ValueError(
                f"this policy has {self.weight_count} weights; {len(weights)} were given"
            )
        for i in range(self.weight_count):
            self.weights_[i] = weights[i]

    @property
    def weights(self) -> tuple:
        """The weights it plays by, in the order of their names."""
        return tuple(self.weights_[i] for i in range(self.weight_count))


def seed_world(chance, seed, number):
    """The stream of chance of one imagined world: the same for the same seed and number."""
    key: cython.uchar[SEED_BYTES]
    state: cython.ulonglong = seed ^ (number * cython.cast(cython.ulonglong, 0xD1B54A32D192ED03))
    x: cython.ulonglong
    i: cython.int
    j: cython.int
    for i in range(SEED_BYTES // 8):
        # splitmix64: every bit of the seed and of the number counts in every byte of the key
        state += cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
        x = state
        x = (x ^ (x >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
        x = (x ^ (x >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)
        x ^= x >> 31
        for j in range(8):
            key[8 * i + j] = cython.cast(cython.uchar, (x >> (8 * j)) & 255)
    set_seed(chance, key)


def squashed(margin, scale):
    """A margin of points as a number from 0 to 1: ½ for none, nearly 1 far ahead."""
    return 1.0 / (1.0 + exp(-margin / scale))
