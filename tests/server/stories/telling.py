"""How stories begin: people at a table, and the first things they do there."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.server.client import (
    PATIENCE,
    Guest,
    Json,
    Socket,
    growing_pauses,
    towards_the_end,
)
from tests.server.deployment import Deployment

# Short matches in which everything can be seen coming: the host begins.
TICKET = "ticket-switzerland"
TRANS = "trans-europa"
HOST_BEGINS: Json = {"first_seat": 0}
ONE_ROUND: Json = {"first_seat": 0, "rounds": 1}


def pair(
    deployment: Deployment, game: str = TICKET, options: Json | None = None, **settings: Any
) -> tuple[Guest, Guest, str]:
    """Ada on seat 0, Bo on seat 1, and the id of the table at which their match has begun."""
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(game, ["me", "open"], options=options or HOST_BEGINS, **settings)
    bo.sit(made["table"]["id"], made["invitation"]["token"])
    return ada, bo, made["table"]["id"]


def trans_pair(deployment: Deployment, **settings: Any) -> tuple[Guest, Guest, str]:
    """The same at a game in which most moves can be taken back."""
    return pair(deployment, TRANS, ONE_ROUND, **settings)


def answer(guest: Guest, table_id: str, seat: int, which: int = 0) -> Json:
    """Answer what a seat is asked with one of the moves offered: what the server says to it."""
    state = guest.state(table_id, seat)
    assert state["prompt"] is not None, f"Seat {seat} is not asked anything."
    return guest.move(table_id, seat, state["prompt"]["moves"][which], state["number"])


def keep_tickets(table_id: str, *guests: Guest) -> None:
    """Everybody chooses tickets; then it is the turn of seat 0."""
    for seat, guest in enumerate(guests):
        answer(guest, table_id, seat)


def draw_two(guest: Guest, table_id: str, seat: int) -> int:
    """A turn of drawing two cards blindly: the number of its last entry."""
    for _ in range(2):
        number = guest.state(table_id, seat)["number"]
        accepted = guest.move(table_id, seat, {"do": "draw-blind"}, number)
    return int(accepted["number"])


def play_to_the_end(guest: Guest, table_id: str, seat: int, seed: int = 0) -> Json:
    """Moves for one seat until the match is over: what the seat saw last."""
    chance = random.Random(seed)
    state = guest.state(table_id, seat)
    pauses = growing_pauses()
    while not state["over"]:
        if state["prompt"] is None:
            time.sleep(next(pauses))  # somebody else thinks
        else:
            guest.move(table_id, seat, towards_the_end(state, chance), state["number"])
            pauses = growing_pauses()
        state = guest.state(table_id, seat, seen=state["number"])
    return state


def nobody_gets(deployment: Deployment, path: str, **headers: str) -> httpx.Response:
    """What somebody without a name is answered."""
    address = f"{deployment.address()}{path}"
    return httpx.get(address, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)


def until_seat(
    socket: Socket, seat: int, holds: Callable[[Json], bool], timeout: float = PATIENCE
) -> Json:
    """The first table frame in which something holds of a seat: that seat."""
    deadline = time.monotonic() + timeout
    while True:
        frame = socket.until("table", deadline - time.monotonic())
        found: Json = frame["table"]["seats"][seat]
        if holds(found):
            return found


def state_at(socket: Socket, number: int, seat: int | None) -> Json:
    """What a seat was sent at this entry, perhaps already while another frame was looked for."""
    while True:
        for frame in socket.frames:
            if (frame["type"], frame.get("number"), frame.get("seat")) == ("state", number, seat):
                return frame
        socket.receive()


def states_until(socket: Socket, number: int) -> list[Json]:
    """All states that come until one stands at this entry or after it."""
    states = [socket.until("state")]
    while states[-1]["number"] < number:
        states.append(socket.until("state"))
    return states


def all_events(states: Sequence[Json]) -> list[Json]:
    """The events of several states, one after the other."""
    return [event for state in states for event in state["events"]]


def problem_of(response: httpx.Response) -> str:
    """The code of a problem."""
    return str(response.json()["code"])


def denied(guest: Guest, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Status and code of an answer that says no."""
    response = guest.ask(method, path, body, expect=tuple(range(400, 500)))
    return response.status_code, problem_of(response)
