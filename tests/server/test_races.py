"""Many windows of one person answer one question at the same moment: one answer counts."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle
from typing import TypeVar

from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment

WINDOWS = 20
ROUNDS = 6
Result = TypeVar("Result")


def at_once(work: Sequence[Callable[[], Result]]) -> list[Result]:
    """Do all of it at the same moment, each in a thread of its own."""
    start = threading.Barrier(len(work))

    def wait_and_do(each: Callable[[], Result]) -> Result:
        start.wait()
        return each()

    with ThreadPoolExecutor(len(work)) as threads:
        return list(threads.map(wait_and_do, work))


def post_move(window: Guest, path: str, position: int, name: str, move: Json) -> tuple[int, Json]:
    body = {"position": position, "id": name, "move": move}
    response = window.ask("POST", path, body, expect=(200, 409))
    return response.status_code, response.json()


def asked_seat(guest: Guest, table_id: str, number: int) -> tuple[int, Json]:
    """A seat that owes an answer after this entry, and what it sees."""
    found: list[tuple[int, Json]] = []

    def somebody_is_asked() -> bool:
        for seat in guest.table(table_id)["pending"]:
            state = guest.state(table_id, seat)
            if state["number"] == number and state["prompt"] is not None:
                found.append((seat, state))
        return found != []

    eventually(somebody_is_asked)
    return found[0]


def test_of_twenty_different_answers_to_one_question_exactly_one_counts(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-switzerland", ["me", "me:Bo"])["table"]["id"]
    windows = [ada.twin() for _ in range(WINDOWS)]
    for number in range(ROUNDS):
        seat, state = asked_seat(ada, table_id, number)
        moves = cycle(state["prompt"]["moves"])
        path = f"/api/tables/{table_id}/seats/{seat}/moves"
        answers = at_once(
            [
                partial(post_move, window, path, number, f"{number}-{i}", next(moves))
                for i, window in enumerate(windows)
            ]
        )
        assert sorted(status for status, _ in answers) == [200] + [409] * (WINDOWS - 1)
        for status, answer in answers:
            if status == 200:
                assert answer["number"] == number + 1
            else:
                assert answer["code"] == "stale"
                assert answer["arguments"]["number"] == number + 1
    asked_seat(ada, table_id, ROUNDS)


def test_one_move_sent_twenty_times_at_once_counts_once(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-usa", ["me", "me:Bo"])["table"]["id"]
    windows = [ada.twin() for _ in range(WINDOWS)]
    for number in range(ROUNDS):
        seat, state = asked_seat(ada, table_id, number)
        move = state["prompt"]["moves"][-1]
        path = f"/api/tables/{table_id}/seats/{seat}/moves"
        answers = at_once(
            [partial(post_move, window, path, number, f"try-{number}", move) for window in windows]
        )
        expected = {"type": "accepted", "id": f"try-{number}", "number": number + 1}
        assert answers == [(200, expected)] * WINDOWS
    asked_seat(ada, table_id, ROUNDS)


def test_sockets_race_like_anybody_else_and_all_end_up_at_the_same_position(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-switzerland", ["me", "me:Bo"])["table"]["id"]
    sockets = [ada.socket(table_id, 0) for _ in range(8)]
    first = [socket.until("state") for socket in sockets]
    moves = first[0]["prompt"]["moves"]

    def answer(i: int) -> Json:
        frame = {"type": "move", "position": 0, "id": f"window-{i}", "move": moves[i]}
        sockets[i].send(frame)
        while True:
            frame = sockets[i].receive()
            if frame.get("id") == f"window-{i}":
                return frame

    answers = at_once([partial(answer, i) for i in range(len(sockets))])
    assert sorted(frame["type"] for frame in answers) == ["accepted"] + ["refused"] * 7
    for frame in answers:
        assert frame["number"] == 1
        if frame["type"] == "refused":
            assert frame["problem"]["code"] == "stale"
    for socket in sockets:
        seen = [frame for frame in socket.frames if frame["type"] == "state"]
        newest = seen[-1] if seen[-1]["number"] >= 1 else socket.until_number(1)
        assert newest["number"] == 1
        assert newest["prompt"] is None
        socket.close()


def test_two_people_answer_at_once_when_both_are_asked(deployment: Deployment) -> None:
    """At the start everybody chooses in secret; none makes the other's answer stale."""
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table("ticket-usa", ["me", "open"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    eventually(lambda: all(ada.table(table_id)["status"] == "running" for _ in range(5)))
    state = ada.state(table_id, 0), bo.state(table_id, 1)

    def choose(guest: Guest, seat: int) -> Json:
        return guest.move(table_id, seat, state[seat]["prompt"]["moves"][0], 0)

    answers = at_once([partial(choose, ada, 0), partial(choose, bo, 1)])
    assert sorted(answer["number"] for answer in answers) == [1, 2]
