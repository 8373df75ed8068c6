"""Frames by the megabyte, and a listener who never listens."""

import contextlib
import socket
from dataclasses import dataclass

from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments, pour
from tests.server.raw_sockets import PING, TEXT, frame

MEGABYTE = 1_000_000
LISTENERS = 10  # of each attacker


@dataclass
class Unread:
    """A connection of which nothing is read, and what is still to be sent over it."""

    opened: socket.socket
    left: bytes = b""


def _pour_into(target: Target, until: float, path: str, data: bytes) -> Tally:
    def pour_and_come_back(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until, 0.1):
            try:
                with attacker.websocket(path) as opened:
                    attacker.tally[pour(opened, data, MEGABYTE, until)] += 1
            except OSError:
                attacker.tally["not let in"] += 1

    return all_at_once([Attacker(target, number) for number in range(2)], pour_and_come_back)


def pings_at_a_table(target: Target, until: float) -> Tally:
    """A megabyte of empty questions a second, by two spectators each."""
    return _pour_into(target, until, f"/api/tables/{target.table}/live", frame(PING) * 2_000)


def pings_at_my_turns(target: Target, until: float) -> Tally:
    """The same where one only hears of one's turns."""
    return _pour_into(target, until, "/api/me/live", frame(PING) * 2_000)


def words_at_my_turns(target: Target, until: float) -> Tally:
    """Texts where nobody listens to them."""
    return _pour_into(target, until, "/api/me/live", frame(TEXT, b"x" * 1_000) * 20)


def never_reading(target: Target, until: float) -> Tally:
    """Many ask for answers without end, and read none of them."""
    questions = frame(PING, b"x" * 125) * 400 + frame(TEXT, b'{"type":"look","seat":null}')

    def ask_without_reading(attacker: Attacker) -> None:
        attacker.come_in()
        with contextlib.ExitStack() as all_open:
            mine = _open_many(attacker, all_open)
            for _ in moments(until, 0.02):
                mine = [opened for opened in mine if _ask_on(attacker, opened, questions)]

    return all_at_once([Attacker(target, number) for number in range(4)], ask_without_reading)


def _open_many(attacker: Attacker, all_open: contextlib.ExitStack) -> list[Unread]:
    mine = []
    for _ in range(LISTENERS):
        try:
            opened = attacker.websocket(f"/api/tables/{attacker.table}/live", receive_buffer=4096)
        except OSError:
            attacker.tally["not let in"] += 1
            continue
        opened.setblocking(False)
        mine.append(Unread(all_open.enter_context(opened)))
    return mine


def _ask_on(attacker: Attacker, unread: Unread, questions: bytes) -> bool:
    """Whether the server still takes it."""
    try:
        unread.left = unread.left or questions
        unread.left = unread.left[unread.opened.send(unread.left) :]
        attacker.tally["asked without reading"] += 1
    except BlockingIOError:
        attacker.tally["not listened to"] += 1
    except OSError:
        attacker.tally["thrown out"] += 1
        return False
    return True
