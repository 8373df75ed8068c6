"""The rules of Ticket to Ride as functions, for states and random games."""

import cython
from cython.cimports.stellwerk.kernel import procedures as kinds
from cython.cimports.stellwerk.kernel.ticket.canonical import write_canonical
from cython.cimports.stellwerk.kernel.ticket.playout import random_action
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.ticket.refusals import refuse_action
from cython.cimports.stellwerk.kernel.ticket.resample import redraw, resample
from cython.cimports.stellwerk.kernel.ticket.scoring import summed_points
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
    procedures.set_up = cython.cast(kinds.SetUp, set_up)
    procedures.pending_seat = cython.cast(kinds.PendingSeat, pending_seat)
    procedures.is_pending = cython.cast(kinds.IsPending, is_pending)
    procedures.list_actions = cython.cast(kinds.ListActions, list_actions)
    procedures.is_legal = cython.cast(kinds.IsLegal, is_legal)
    procedures.refuse_action = cython.cast(kinds.RefuseAction, refuse_action)
    procedures.apply = cython.cast(kinds.Apply, apply)
    procedures.random_action = cython.cast(kinds.RandomAction, random_action)
    procedures.resample = cython.cast(kinds.Resample, resample)
    procedures.redraw = cython.cast(kinds.Redraw, redraw)
    procedures.summed_points = cython.cast(kinds.Count, summed_points)
    procedures.write_canonical = cython.cast(kinds.WriteCanonical, write_canonical)
