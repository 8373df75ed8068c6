"""What PufferLib's base class does for an environment, where PufferLib itself is not installed.

Its package has to be built with PyTorch and fetches parts of itself when it is. This has the same
buffers and asks for the same attributes as `pufferlib.PufferEnv` of 3.0, and nothing else of it.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

NEEDED = ("single_observation_space", "single_action_space", "num_agents")
FORBIDDEN = ("observation_space", "action_space")


class PufferEnv:
    """The buffers of an environment: its own, or those of whoever runs many."""

    def __init__(self, buf: Mapping[str, NDArray[np.generic]] | None = None) -> None:
        missing = [name for name in NEEDED if not hasattr(self, name)]
        assert not missing, f"to be set before the base class is asked: {missing}"
        assert not any(hasattr(self, name) for name in FORBIDDEN), "those of all agents are its own"
        for name, buffer in (buffers_of(self) if buf is None else buf).items():
            setattr(self, name, buffer)


def buffers_of(env: object) -> dict[str, NDArray[np.generic]]:
    """The buffers that PufferLib makes for an environment."""
    agents, seen = getattr(env, "num_agents"), getattr(env, "single_observation_space")  # noqa: B009
    return {
        "observations": np.zeros((agents, *seen.shape), dtype=seen.dtype),
        "rewards": np.zeros(agents, dtype=np.float32),
        "terminals": np.zeros(agents, dtype=bool),
        "truncations": np.zeros(agents, dtype=bool),
        "masks": np.ones(agents, dtype=bool),
        "actions": np.zeros(agents, dtype=np.int32),
    }
