"""Boards of people's own: brought in, checked, carried by tables, replayed as they are."""

import hashlib
import json

import pytest

import stellwerk
from stellwerk.boards import shipped_text
from stellwerk.games.registry import game_on_board
from tests.server.client import Guest, Json
from tests.server.deployment import KINDS, Deployment
from tests.server.stories.telling import denied, play_to_the_end

GAMES = {"ticket": "ticket-switzerland", "trans": "trans-amerika", "wensleydale": "nurnberg"}
ONE_ROUND: Json = {"rounds": 1}


def own_text(game: str, title: str = "My own board") -> str:
    """A shipped board that calls itself the same, but has another title."""
    lines = shipped_text(game).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("title = "))
    lines[at] = f'title = "{title}"'
    return "\n".join(lines) + "\n"


def bring(guest: Guest, text: str) -> Json:
    board: Json = guest.post("/api/boards", {"text": text}, 200)
    return board


# The server knows no family (tests/test_layers.py): one on each kind of database.
@pytest.mark.parametrize(
    ("deployment", "family"), list(zip(KINDS, GAMES, strict=True)), indirect=["deployment"]
)
def test_a_table_is_played_to_the_end_on_a_board_of_ones_own(
    deployment: Deployment, family: str
) -> None:
    game = GAMES[family]
    ada = Guest(deployment)
    board = bring(ada, own_text(game))
    assert board["game"]["title"] == "My own board"
    assert (board["game"]["family"], board["game"]["name"]) == (family, game)
    options = ONE_ROUND if family == "trans" else {}
    made = ada.new_table(game, ["me", "bot:random"], board=board["hash"], options=options)
    table = made["table"]
    assert (table["board"], table["title"], table["family"]) == (
        board["hash"],
        "My own board",
        family,
    )
    play_to_the_end(ada, table["id"], 0)
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert record["board"] == own_text(game)
    assert stellwerk.replay(record).game.title == "My own board"
    again = ada.post(f"/api/tables/{table['id']}/rematch", None, 200)
    assert again["board"] == board["hash"]


def test_the_same_file_is_kept_once_by_its_hash(deployment: Deployment) -> None:
    text = own_text("ticket-switzerland", "Once")
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    assert bring(ada, text)["hash"] == bring(bo, text)["hash"] == _hash(text)
    drawn = bo.get(f"/api/boards/{_hash(text)}/board")
    assert drawn["title"] == "Once"
    described = bo.get(f"/api/boards/{_hash(text)}")
    assert described["game"]["title"] == "Once"
    assert denied(ada, "GET", f"/api/boards/{'0' * 64}/board") == (404, "no-such-board")


def test_a_record_called_like_a_shipped_board_keeps_its_own(deployment: Deployment) -> None:
    text = own_text("ticket-switzerland", "Not the shipped one").replace(
        "trains = 40", "trains = 9"
    )
    match = game_on_board(text, 2, {"first_seat": 0}).new_match(seed=1)
    for step in range(10_000):
        if match.is_over:
            break
        seat = match.state.current_player()
        match.play_action(seat, match.state.random_action(step))
    ada = Guest(deployment)
    headers = {"Content-Type": "application/json"}
    content = json.dumps(match.record).encode()
    table = ada.ask("POST", "/api/records", None, 201, content=content, headers=headers).json()
    assert (table["game"], table["title"]) == ("ticket-switzerland", "Not the shipped one")
    drawn = ada.get(f"/api/boards/{table['board']}/board")
    shipped = ada.get("/api/games/ticket-switzerland/board")
    assert (drawn["trains"], shipped["trains"]) == (9, 40)
    first = ada.get(f"/api/tables/{table['id']}/replay/0?seat=0")
    assert first["view"]["seats"][0]["trains"] == 9


def test_a_board_that_cannot_be_played_is_refused_with_its_line(deployment: Deployment) -> None:
    ada = Guest(deployment)
    wrong = own_text("ticket-switzerland").replace("trains = 40", "trains = 4000000")
    line = 1 + wrong.splitlines().index("trains = 4000000")
    wrong = wrong.replace("locomotive = 14", "locomotive = 14000")
    response = ada.ask("POST", "/api/boards", {"text": wrong}, 400)
    assert response.json()["code"] == "bad-board"
    first, second = response.json()["arguments"]["reason"].splitlines()
    assert first.startswith(f'line {line}, the board: "trains" ')
    assert "locomotive" in second
    for text in ("", "a = ", "x" * 250_001, "[" * 5_000, "a.b.c.d.e = 1\n" * 900, "\0"):
        ada.ask("POST", "/api/boards", {"text": text}, (400, 413))


def test_a_board_goes_only_with_games_of_its_family(deployment: Deployment) -> None:
    ada = Guest(deployment)
    board = bring(ada, own_text("ticket-switzerland"))["hash"]
    wishes = {"seats": [{"kind": "me"}, {"kind": "bot"}], "board": board}
    assert ada.post("/api/tables", {**wishes, "game": "ticket"}, 201)["table"]["board"] == board
    refused = denied(ada, "POST", "/api/tables", {**wishes, "game": "trans-europa"})
    assert refused == (400, "unknown-setting")
    unknown = {**wishes, "game": "ticket", "board": "0" * 64}
    assert denied(ada, "POST", "/api/tables", unknown) == (404, "no-such-board")


def test_nobody_without_a_name_brings_boards(deployment: Deployment) -> None:
    ada = Guest(deployment)
    ada.http.cookies.clear()
    assert denied(ada, "POST", "/api/boards", {"text": "x"}) == (401, "not-logged-in")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_moves_are_tried_and_valued_on_a_board_of_ones_own(deployment: Deployment) -> None:
    """The analysis board knows it by its hash, as tables do; a link carries that."""
    ada = Guest(deployment)
    board = bring(ada, own_text("trans-amerika"))["hash"]
    question: Json = {"fresh": {"game": "trans-amerika", "players": 2}, "board": board}
    begun = ada.post("/api/analysis", question)
    assert (begun["title"], begun["board"]) == ("My own board", board)
    moves = [{"seat": begun["pending"][0], "move": begun["prompt"]["moves"][0]}]
    there = {"position": begun["position"], "board": board}
    assert ada.post("/api/analysis", {**there, "moves": moves})["number"] == 1
    assert ada.post("/api/analysis", {**there, "values": True})["values"]
    elsewhere = {**there, "position": {**begun["position"], "game": "trans-europa"}}
    assert denied(ada, "POST", "/api/analysis", elsewhere) == (400, "bad-position")
    unknown = {**there, "board": "0" * 64}
    assert denied(ada, "POST", "/api/analysis", unknown) == (404, "no-such-board")
