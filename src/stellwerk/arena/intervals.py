"""How sure a mean is: 95 % intervals by Student's t, and by Wilson where a share is meant."""

import math

Z95 = 1.959963984540054
FEW = {1: 12.706205, 2: 4.302653, 3: 3.182446, 4: 2.776445}


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t with so many degrees of freedom, to three digits.

    >>> [round(student_quantile(freedom), 3) for freedom in (1, 5, 10, 100)]
    [12.706, 2.57, 2.228, 1.984]
    """
    if freedom in FEW:
        return FEW[freedom]
    z, n = Z95, freedom  # the expansion of Cornish and Fisher
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def wilson_interval(share: float, games: float, quantile: float = Z95) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share seen in so many independent games.

    >>> low, high = wilson_interval(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    spread = quantile * quantile / games
    middle = (share + spread / 2) / (1 + spread)
    half = quantile / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def least_error(blocks: int) -> float:
    """The error of a mean if no block differs from another: as if one had, by half a win."""
    return 0.5 / math.sqrt(blocks * (blocks - 1))


def share_interval(share: float, error: float, blocks: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins whose standard error was seen between blocks.

    It is Wilson's for the number of independent games that would have this error, with Student's t
    for the number of blocks. So it stays between 0 and 1, and is honest near them.

    >>> low, high = share_interval(0.5, 0.05, 1000)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if blocks < 2:
        return 0.0, 1.0
    if share in (0.0, 1.0):
        games = float(blocks)
    else:
        games = share * (1 - share) / (error or least_error(blocks)) ** 2
    return wilson_interval(share, games, student_quantile(blocks - 1))


def mean_interval(mean: float, error: float, blocks: int) -> tuple[float, float] | None:
    """The 95 % interval of a mean over blocks, by Student's t; None if one block is all there is.

    >>> low, high = mean_interval(10.0, 1.0, 11)
    >>> round(low, 2), round(high, 2)
    (7.77, 12.23)
    """
    if blocks < 2:
        return None
    half = student_quantile(blocks - 1) * error
    return mean - half, mean + half
