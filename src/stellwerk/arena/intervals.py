"""How sure a share of wins is."""

import math

Z95 = 1.959963984540054


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share seen in so many games.

    >>> low, high = wilson_interval(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
