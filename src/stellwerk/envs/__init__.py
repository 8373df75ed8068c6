"""Environments for those who learn with other people's libraries (docs/environments.md).

Importing this registers every game with Gymnasium and with PettingZoo, as far as they are
installed: pip install 'stellwerk[envs]'.

>>> import gymnasium, stellwerk.envs
>>> env = gymnasium.make("stellwerk/ticket-europe-v1", players=3, bots=["planner"])
>>> observation, info = env.reset(seed=7)
>>> sorted(observation), int(info["action_mask"].sum())
(['action_mask', 'observation'], 11)
"""

from stellwerk.envs.registration import VERSION, environment_ids, register_all
from stellwerk.envs.table import Reward, Table

register_all()

__all__ = ["VERSION", "Reward", "Table", "environment_ids", "register_all"]
