"""The names by which Gymnasium and PettingZoo find the games: `stellwerk/ticket-europe-v1`."""

from importlib.util import find_spec

from stellwerk.games import games

VERSION = 1
"""Counted up when an environment's observations, actions or rewards mean something else."""


def environment_ids() -> dict[str, str]:
    """The name of every environment, and the game that is played there.

    >>> environment_ids()["stellwerk/ticket-europe-v1"]
    'ticket-europe'
    """
    return {f"stellwerk/{game}-v{VERSION}": game for game in games()}


def register_all() -> None:
    """Tell Gymnasium and PettingZoo of all games, as far as they are installed."""
    if find_spec("gymnasium") is not None:
        _register_with_gymnasium()
    if find_spec("pettingzoo") is not None:
        _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    from gymnasium.envs.registration import register, registry

    for name, game in environment_ids().items():
        if name not in registry:
            register(
                id=name,
                entry_point="stellwerk.envs.seat_env:SeatEnv",
                vector_entry_point="stellwerk.envs.vector_env:SeatVectorEnv",
                kwargs={"game": game},
            )


def _register_with_pettingzoo() -> None:
    from pettingzoo.env_registry.registration import aec_registry, register

    for name, game in environment_ids().items():
        if name not in aec_registry:
            place = "stellwerk.envs"
            register("aec", name, f"{place}.turn_env:env", kwargs={"game": game})
            register("parallel", name, f"{place}.parallel_env:parallel_env", kwargs={"game": game})
