"""The rules of Trans as functions, for states and random games."""

import cython
from cython.cimports.stellwerk.kernel.procedures import (
    Apply,
    Count,
    IsLegal,
    IsPending,
    ListActions,
    PendingSeat,
    RandomAction,
    Redraw,
    RefuseAction,
    Resample,
    SetUp,
    WriteCanonical,
)
from cython.cimports.stellwerk.kernel.trans.canonical import write_canonical
from cython.cimports.stellwerk.kernel.trans.playout import (
    random_action,
)
from cython.cimports.stellwerk.kernel.trans.position import (
    Position,
)
from cython.cimports.stellwerk.kernel.trans.refusals import (
    refuse_action,
)
from cython.cimports.stellwerk.kernel.trans.resample import (
    redraw,
    resample,
)
from cython.cimports.stellwerk.kernel.trans.turn import (
    apply,
    is_legal,
    is_pending,
    list_actions,
    pending_seat,
    rounds_played,
    set_up,
    summed_points,
)


def hand_over(procedures):
    """Say which function does what."""
    procedures.position_size = cython.sizeof(Position)
    procedures.set_up = cython.cast(SetUp, set_up)
    procedures.pending_seat = cython.cast(PendingSeat, pending_seat)
    procedures.is_pending = cython.cast(IsPending, is_pending)
    procedures.list_actions = cython.cast(ListActions, list_actions)
    procedures.is_legal = cython.cast(IsLegal, is_legal)
    procedures.refuse_action = cython.cast(RefuseAction, refuse_action)
    procedures.apply = cython.cast(Apply, apply)
    procedures.random_action = cython.cast(RandomAction, random_action)
    procedures.resample = cython.cast(Resample, resample)
    procedures.redraw = cython.cast(Redraw, redraw)
    procedures.rounds = cython.cast(Count, rounds_played)
    procedures.summed_points = cython.cast(Count, summed_points)
    procedures.write_canonical = cython.cast(WriteCanonical, write_canonical)
