"""The rules of Ticket to Ride as functions, for states and random games."""

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
from cython.cimports.stellwerk.kernel.ticket.canonical import write_canonical
from cython.cimports.stellwerk.kernel.ticket.playout import (
    random_action,
)
from cython.cimports.stellwerk.kernel.ticket.position import (
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.refusals import (
    refuse_action,
)
from cython.cimports.stellwerk.kernel.ticket.resample import (
    redraw,
    resample,
)
from cython.cimports.stellwerk.kernel.ticket.scoring import (
    summed_points,
)
from cython.cimports.stellwerk.kernel.ticket.turn import (
    apply,
    is_legal,
    is_pending,
    list_actions,
    pending_seat,
    set_up,
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
    procedures.summed_points = cython.cast(Count, summed_points)
    procedures.write_canonical = cython.cast(WriteCanonical, write_canonical)
