"""Who sits where in the slots of a training."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from stellwerk.learning.configuration import Group, Opponents

Row = list[str | None]


@dataclass(frozen=True)
class Seating:
    """For every slot: the bots inside, and the seats that an earlier self plays."""

    rows: list[Row]
    past: npt.NDArray[np.bool_]


def seat_group(group: Group, opponents: Opponents, chance: np.random.Generator) -> Seating:
    """Opponents in as many slots as they should have, spread evenly; the net in all the others.

    >>> seats = seat_group(Group(players=2, slots=8), Opponents(bots={"planner": 0.5}, past=0.25),
    ...                    np.random.default_rng(1))
    >>> sum("planner" in row for row in seats.rows), int(seats.past.sum())
    (4, 2)
    """
    who: list[str | None] = []
    for name, share in opponents.bots.items():
        who += [name] * round(share * group.slots)
    guests = len(who)
    who += [None] * (group.slots - guests)
    past_slots = {guests + number for number in range(round(opponents.past * group.slots))}
    rows: list[Row] = []
    past = np.zeros((group.slots, group.players), np.bool_)
    for slot, guest in enumerate(who):
        row: Row = [None] * group.players
        # One learner at least; with more players, often a few of each kind.
        learners = int(chance.integers(1, group.players)) if group.players > 2 else 1
        others = chance.permutation(group.players)[learners:]
        for seat in others:
            if guest is not None:
                row[seat] = guest
            elif slot in past_slots:
                past[slot, seat] = True
        rows.append(row)
    order = chance.permutation(group.slots)
    return Seating([rows[slot] for slot in order], past[order])
