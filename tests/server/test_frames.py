"""Ten thousand malformed frames: every one is answered in words, and the match goes on."""

import json
import random
import string
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Json, Socket
from tests.server.deployment import Deployment

NewDeployment = Callable[..., Deployment]
Frame = str | bytes

FRAMES = 10_000
AT_ONCE = 50  # sent before the answers are read
PATIENCE_OF_THE_SERVER = 100  # so many in a row, then it hangs up
LARGEST = 64 * 1024
HUNG_UP = 1006  # without a word
WELL_BEHAVED_CLOSES = {1003, 1007, 1009}  # not text, not UTF-8, too big: the protocol's own words
TYPES = ("move", "undo", "say", "look", "ping")


def random_bytes(chance: random.Random) -> bytes:
    """Not text at all."""
    return chance.randbytes(chance.randint(0, 200))


def random_text(chance: random.Random) -> str:
    """Text that is no JSON."""
    return "x" + "".join(chance.choices(string.printable, k=chance.randint(0, 200)))


def broken_json(chance: random.Random) -> str:
    """A frame that is right up to some point."""
    whole = json.dumps({"type": "move", "position": 0, "id": "a", "move": {"do": "draw"}})
    return whole[: chance.randrange(len(whole))]


def deep_nesting(chance: random.Random) -> str:
    """Lists in lists, or objects in objects, deeper than any stack."""
    depth = chance.choice([50, 1000, 5000])
    inner = ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth)[chance.randrange(2)]
    if chance.random() < 0.5:
        return inner
    return f'{{"type":"move","position":0,"id":"a","extra":{inner}}}'


def huge_number(chance: random.Random) -> str:
    """Numbers that fit nowhere."""
    number = chance.choice(
        ["1e999", "-1e999", "9" * 4000, "-1", "1.5", str(2**63), "1e-999", "NaN"]
    )
    return chance.choice(
        [
            f'{{"type":"move","position":{number},"id":"a","move":{{}}}}',
            f'{{"type":"undo","position":{number},"id":"a"}}',
            f'{{"type":"look","seat":{number if number != "-1" else "10"}}}',
        ]
    )


def any_value(chance: random.Random) -> object:
    """Some JSON."""
    values = (None, True, -7, 1.25, "", "text", [], {}, [[1], {"a": [None]}], {"type": "move"})
    return chance.choice(values)


def wrong_types(chance: random.Random) -> str:
    """Fields that are missing, too many, or of another type."""
    frame: Json = {"type": chance.choice(TYPES)}
    for name in chance.sample(["position", "id", "move", "text", "seat", "seen"], 3):
        frame[name] = any_value(chance)
    frame["more"] = any_value(chance)
    return json.dumps(frame)


def unknown_type(chance: random.Random) -> str:
    """Frames of types that clients do not send."""
    kind = chance.choice(["state", "accepted", "MOVE", "move ", "", "__class__", 7, None, ["move"]])
    return json.dumps({"type": kind, "position": 0, "id": "a", "move": {}})


def no_object(chance: random.Random) -> str:
    """JSON, but no object with a type."""
    return json.dumps(any_value(chance) if chance.random() < 0.5 else [{"type": "ping"}] * 3)


def lone_surrogate(chance: random.Random) -> str:
    """Half a character, where text is read."""
    half = chance.choice(["\\ud800", "\\udfff", "\\ud83d x"])
    return chance.choice(
        [
            f'{{"type":"say","text":"{half}"',
            f'{{"type":"{half}"}}',
            f'{{"type":"move","position":"{half}","id":"a","move":{{}}}}',
        ]
    )


def oversize(chance: random.Random) -> str:
    """More than anybody needs to say."""
    size = chance.choice([LARGEST + 4000, 70_000])
    return json.dumps({"type": "say", "text": "a" * size})


def not_utf8(chance: random.Random) -> bytes:
    """Sent as text, although it is none."""
    return b'{"type":"say","text":"' + chance.choice([b"\xff", b"\xed\xa0\x80", b"\xc3"]) + b'"}'


def senseless(chance: random.Random) -> str:
    """Well formed, but no move of any game."""
    move = chance.choice([{}, {"do": 7}, {"do": "fly", "to": []}, {"do": {"do": {}}}, {"": None}])
    return json.dumps({"type": "move", "position": 0, "id": "b", "move": move})


COMMON = (
    random_text,
    broken_json,
    deep_nesting,
    huge_number,
    wrong_types,
    unknown_type,
    no_object,
    lone_surrogate,
)
BAD = {"bad-frame", "too-fast", "too-large"}


@dataclass
class Count:
    """What became of the frames."""

    sent: int = 0
    refused: int = 0
    closed: int = 0


def answers_until_pong(socket: Socket) -> list[Json]:
    """Everything refused before the server says that it is still there."""
    refused = []
    while True:
        frame = socket.receive()
        if frame["type"] == "pong":
            return refused
        if frame["type"] == "refused":
            refused.append(frame)


def flood(socket: Socket, texts: list[str], count: Count) -> None:
    """Send many bad texts; each must be answered, in words."""
    for text in texts:
        socket.connection.send(text)
    socket.send({"type": "ping"})
    refused = answers_until_pong(socket)
    assert len(refused) == len(texts)
    for frame in refused:
        assert frame["problem"]["code"] in BAD, frame
        assert frame["problem"]["text"]
    count.sent += len(texts)
    count.refused += len(refused)


def provoke(guest: Guest, table_id: str, frame: Frame, text: bool, count: Count) -> None:
    """Send one frame that the server may answer by closing; then it must say why.

    Only of a frame that is too long it does not read the rest: then TCP may lose its last words.
    """
    count.sent += 1
    codes, close_code = provoked(guest, table_id, frame, text)
    if close_code is not None:
        too_long = len(frame) > LARGEST and close_code == HUNG_UP
        assert close_code in WELL_BEHAVED_CLOSES or 4000 <= close_code < 5000 or too_long
        count.closed += 1
    else:
        assert len(codes) == 1
        assert codes[0] in BAD
        count.refused += 1


def provoked(guest: Guest, table_id: str, frame: Frame, text: bool) -> tuple[list[str], int | None]:
    """The codes it was refused with, and the code of the close if there was one."""
    with guest.socket(table_id, 0) as socket:
        try:
            socket.connection.send(frame, text=text)
            socket.send({"type": "ping"})
            refused = answers_until_pong(socket)
        except ConnectionClosed as closed:
            return [], HUNG_UP if closed.rcvd is None else closed.rcvd.code
    return [each["problem"]["code"] for each in refused], None


@pytest.fixture
def table(new_deployment: NewDeployment) -> tuple[Guest, str]:
    deployment = new_deployment("sqlite", frames_per_second=1_000_000)
    ada = Guest(deployment)
    return ada, ada.new_table("ticket-usa", ["me", "me:Bo"])["table"]["id"]


def test_ten_thousand_malformed_frames_are_answered_and_the_match_goes_on(
    table: tuple[Guest, str],
) -> None:
    ada, table_id = table
    chance = random.Random(10_000)
    count = Count()
    for kind in (random_bytes, oversize, not_utf8):
        for _ in range(30):
            provoke(ada, table_id, kind(chance), kind is not random_bytes, count)
    while count.sent < FRAMES:
        with ada.socket(table_id, 0) as socket:
            socket.until("state")
            for _ in range(10):
                texts = [chance.choice(COMMON)(chance) for _ in range(AT_ONCE)]
                flood(socket, texts, count)
    assert count.refused + count.closed == count.sent
    match_goes_on(ada, table_id)


def test_well_formed_nonsense_is_refused_with_the_rules_of_the_game(
    table: tuple[Guest, str],
) -> None:
    ada, table_id = table
    chance = random.Random(2)
    with ada.socket(table_id, 0) as socket:
        socket.until("state")
        for _ in range(200):
            socket.connection.send(senseless(chance))
        socket.send({"type": "ping"})
        refused = answers_until_pong(socket)
    assert [frame["problem"]["code"] for frame in refused] == ["illegal"] * 200
    assert {frame["id"] for frame in refused} == {"b"}
    match_goes_on(ada, table_id)


def test_whoever_sends_nothing_but_nonsense_is_shown_the_door_and_may_come_back(
    table: tuple[Guest, str],
) -> None:
    ada, table_id = table
    with ada.socket(table_id, 0) as socket:
        for _ in range(PATIENCE_OF_THE_SERVER):
            socket.connection.send("nonsense")
        assert socket.close_code() == 4429
    refused = [frame for frame in socket.frames if frame["type"] == "refused"]
    assert [frame["problem"]["code"] for frame in refused] == ["bad-frame"] * len(refused)
    assert len(refused) == PATIENCE_OF_THE_SERVER
    match_goes_on(ada, table_id)


def test_whoever_sends_too_fast_is_told_so(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", frames_per_second=5)
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-usa", ["me", "me:Bo"])["table"]["id"]
    assert answers_to_many(ada.socket(table_id, 0)) == {"too-fast"}
    match_goes_on(ada, table_id)


MANY = 40  # so few that all are read before anybody is sent away, and answers with them


def answers_to_many(socket: Socket) -> set[str]:
    """What a burst of pings is refused with: in frames, or in the code of the close."""
    codes: set[str] = set()
    with socket:
        try:
            for _ in range(MANY):
                socket.send({"type": "ping"})
            answered = 0
            while answered < MANY:
                frame = socket.receive()
                answered += frame["type"] in ("pong", "refused")
                if frame["type"] == "refused":
                    codes.add(frame["problem"]["code"])
            return codes
        except ConnectionClosed as closed:
            was_told_why = closed.rcvd is not None and closed.rcvd.code == 4429
            return codes | {"too-fast" if was_told_why else f"closed: {closed}"}


def match_goes_on(guest: Guest, table_id: str) -> None:
    """The server is well, and both ways to move are open."""
    assert guest.ask("GET", "/health").status_code == 200
    with guest.socket(table_id, 0) as socket:
        state = socket.until("state")
        move = state["prompt"]["moves"][0]
        socket.send({"type": "move", "position": state["number"], "id": "live", "move": move})
        assert socket.until("accepted")["number"] == state["number"] + 1
    other = guest.state(table_id, 1)
    answer = guest.move(table_id, 1, other["prompt"]["moves"][0], other["number"])
    assert answer["number"] == state["number"] + 2
