"""Vectors and nets under the sanitizers: slots stepped by chance, a net of chance that searches."""

import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, cast

from stellwerk.games.net_policies import net_policy
from stellwerk.kernel.evaluation import candidates, evaluate
from stellwerk.match.contract import Game
from stellwerk.nets import read_net
from stellwerk.vector import Crew, Vector
from tests.nets.made import header_for, write_by_chance

if TYPE_CHECKING:
    from stellwerk.games.trainable import TrainableGame

SLOTS = 4
STEPS = 40
MOST_INPUTS = 8192


def step_and_search(game: Game, dice: random.Random, done: Counter[str]) -> None:
    """Some steps of a vector with bots at its tables; then a net looks and searches."""
    trainable = cast("TrainableGame", game)
    observing = getattr(game, "observing", None)
    if observing is None:
        return
    seating = [[None, *[observing.teacher] * (game.players - 1)], [None] * game.players]
    vector = Vector(trainable, SLOTS, seed=dice.getrandbits(32), seating=seating, crew=Crew(2))
    vector.ask(observing.teacher)
    vector.begin([dice.randrange(60) for _ in range(SLOTS)], by=observing.teacher)
    for step in range(STEPS):
        by_chance = [dice.choice(vector.legal_actions(slot)) for slot in range(SLOTS)]
        vector.arrays.actions[:] = by_chance if step % 2 else vector.arrays.advice
        vector.step()
    done["steps of vectors"] += STEPS * SLOTS
    if vector.observer.size > MOST_INPUTS:
        return
    with tempfile.TemporaryDirectory() as folder:
        header = header_for(trainable, settings=(trainable.options,))
        write_by_chance(Path(folder) / "net", header, seed=dice.getrandbits(16))
        net = net_policy(trainable, read_net((Path(folder) / "net").read_bytes(), "net"))
    for slot in range(SLOTS):
        state, seat = vector.state(slot), int(vector.arrays.seats[slot])
        net.look(state, seat)
        found = candidates(state, seat, net, 1, 5)
        horizon = 1 + dice.randrange(8)
        evaluate(state, seat, net, 1, rollouts=10, threads=2, actions=found, horizon=horizon)
        done["searches by nets"] += 1
