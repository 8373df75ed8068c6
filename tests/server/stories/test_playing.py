"""Playing by REST: a move counts once, or is refused with its reason; nobody plays for others."""

from functools import partial

import pytest

import stellwerk
from stellwerk.server.live.live_table import REQUESTS_KEPT
from stellwerk.texts import LANGUAGES
from tests.plain import plain
from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    HOST_BEGINS,
    ONE_ROUND,
    TICKET,
    TRANS,
    answer,
    denied,
    draw_two,
    keep_tickets,
    nobody_gets,
    pair,
    play_to_the_end,
    trans_pair,
)


def moves_path(table_id: str, seat: int) -> str:
    return f"/api/tables/{table_id}/seats/{seat}/moves"


@pytest.mark.story
def test_a_seat_is_asked_answers_and_the_next_one_is_asked(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    mine, others = ada.state(table_id, 0), bo.state(table_id, 1)
    assert (mine["number"], mine["prompt"]["kind"], others["prompt"]) == (2, "turn", None)
    assert ada.table(table_id)["pending"] == [0]
    accepted = ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="first")
    assert accepted == {"type": "accepted", "id": "first", "number": 3}
    assert ada.state(table_id, 0)["prompt"]["kind"] == "second-card"
    ada.move(table_id, 0, {"do": "draw-blind"}, 3)
    assert ada.state(table_id, 0)["prompt"] is None
    assert bo.state(table_id, 1)["prompt"]["kind"] == "turn"


def test_every_move_of_a_prompt_is_one_the_server_takes(deployment: Deployment) -> None:
    """A program needs no rules: it sends back one of the moves it was offered."""
    ada, bo, table_id = pair(deployment)
    for which in range(30):
        for seat, guest in ((0, ada), (1, bo)):
            state = guest.state(table_id, seat)
            if state["prompt"] is not None:
                moves = state["prompt"]["moves"]
                guest.move(table_id, seat, moves[which * 7 % len(moves)], state["number"])


def test_a_program_plays_with_a_key_alone(deployment: Deployment) -> None:
    """As with curl: no cookie, one header."""
    ada, bo, table_id = pair(deployment)
    key = ada.post("/api/me/keys", {"label": "my bot"})["key"]
    program = bo.twin()
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {key}"
    state = program.state(table_id, 0)
    assert program.move(table_id, 0, state["prompt"]["moves"][0], 0)["number"] == 1
    body = {"position": 1, "id": "x", "move": {}}
    assert denied(program, "POST", moves_path(table_id, 1), body) == (403, "not-yours")


def test_simultaneous_choices_do_not_make_each_other_stale(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    first, second = ada.state(table_id, 0), bo.state(table_id, 1)
    assert first["number"] == second["number"] == 0
    ada.move(table_id, 0, first["prompt"]["moves"][0], 0)
    accepted = bo.move(table_id, 1, second["prompt"]["moves"][0], 0)
    assert accepted["number"] == 2


def test_a_stale_move_is_refused_and_changes_nothing(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    ada.move(table_id, 0, {"do": "draw-blind"}, 2)
    before = ada.state(table_id, 0)
    refused = ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="again", expect=409)
    assert refused["code"] == "stale"
    assert refused["arguments"]["number"] == 3  # where the match stands now
    assert ada.move(table_id, 0, {"do": "draw-blind"}, 9, expect=409)["code"] == "stale"
    assert ada.state(table_id, 0) == before
    # The same id is not used up by a refusal.
    assert ada.move(table_id, 0, {"do": "draw-blind"}, 3, id="again")["number"] == 4


def test_who_is_not_asked_is_told_so(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    refused = bo.move(table_id, 1, {"do": "draw-blind"}, 2, expect=409)
    assert refused["code"] == "no-prompt"


def test_a_move_sent_twice_counts_once(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    first = ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="twice")
    for _ in range(4):  # through any door
        assert ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="twice") == first
    assert ada.state(table_id, 0)["number"] == 3
    # Ids belong to their seat: somebody else may choose the same one.
    ada.move(table_id, 0, {"do": "draw-blind"}, 3)
    assert bo.move(table_id, 1, {"do": "draw-blind"}, 4, id="twice")["number"] == 5


def test_a_move_sent_again_much_later_still_counts_once(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"], options=HOST_BEGINS)["table"]["id"]
    keep_tickets(table_id, ada, ada)
    first = ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="old")
    ada.move(table_id, 0, {"do": "draw-blind"}, 3)
    number = 4
    while number <= REQUESTS_KEPT + 10:
        seat = ada.table(table_id)["pending"][0]
        number = answer(ada, table_id, seat, which=-1)["number"]
    assert ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="old") == first
    assert ada.table(table_id)["number"] == number


def test_a_move_sent_again_after_a_restart_counts_once(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", snapshot_every=4)
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    first = ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="before")
    ada.move(table_id, 0, {"do": "draw-blind"}, 3)
    for _ in range(3):
        draw_two(bo, table_id, 1)
        last = draw_two(ada, table_id, 0)
    deployment.kill()
    deployment.restart()
    assert ada.move(table_id, 0, {"do": "draw-blind"}, 2, id="before") == first
    assert ada.table(table_id)["number"] == last


def test_an_id_that_a_bot_might_use_does_not_stop_the_bot_that_stands_in(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = pair(deployment)
    answer(bo, table_id, 1)
    state = ada.state(table_id, 0)
    ada.move(table_id, 0, state["prompt"]["moves"][0], 1, id="bot:3")  # a bot would begin at 3
    ada.delete(f"/api/tables/{table_id}/seats/0")
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)


def test_an_order_like_id_does_not_stop_standing_orders(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    answer(bo, table_id, 1)
    state = ada.state(table_id, 0)
    ada.move(table_id, 0, state["prompt"]["moves"][0], 1, id="order:2")
    order = {"moves": [{"do": "draw-blind"}]}
    ada.put(f"/api/tables/{table_id}/seats/0/orders", {"orders": [order]})
    eventually(lambda: bo.state(table_id, 1)["prompt"] is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_refused_with_the_rule_in_the_readers_language(
    deployment: Deployment, language: str
) -> None:
    ada = Guest(deployment, language=language)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    body = {"position": 0, "id": "x", "move": {"do": "draw-blind"}}
    # What the person chose counts, whatever the browser prefers.
    header = {"Accept-Language": "fr" if language != "fr" else "nl"}
    refused = ada.post(moves_path(table_id, 0), body, 422, headers=header)
    with pytest.raises(stellwerk.IllegalMove) as expected:
        stellwerk.game(TICKET, players=2).new_match(seed=1).play(0, {"do": "draw-blind"})
    assert refused["code"] == "illegal"
    assert refused["rule"] == expected.value.rule == "TTR-SETUP-8"
    assert refused["text"] == expected.value.message(language)
    assert ada.state(table_id, 0)["number"] == 0


def test_who_changes_the_language_reads_the_next_answer_in_it(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    refuse = partial(ada.move, table_id, 0, {"do": "draw-blind"}, 0, expect=422)
    english = refuse()["text"]
    ada.patch("/api/me", {"language": "de"})
    assert refuse()["text"] == "Wähle zuerst, welche Zielkarten du behältst." != english


def test_who_has_no_name_yet_is_answered_in_the_language_of_the_browser(
    deployment: Deployment,
) -> None:
    texts = {
        lang: nobody_gets(deployment, "/api/tables/nowhere", **{"Accept-Language": lang}).json()[
            "text"
        ]
        for lang in LANGUAGES
    }
    assert len(set(texts.values())) == len(LANGUAGES)
    assert "Tisch" in texts["de"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"position": 0, "id": "x"},
        {"position": "now", "id": "x", "move": {}},
        {"position": -1, "id": "x", "move": {}},
        {"position": 0, "id": "", "move": {}},
        {"position": 0, "id": "x" * 65, "move": {}},
        {"position": 0, "id": "x", "move": []},
        {"position": 0, "id": "x", "move": {}, "seat": 1},
    ],
)
def test_a_move_without_its_shape_is_a_bad_request(
    deployment: Deployment, body: dict[str, object]
) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    assert denied(ada, "POST", moves_path(table_id, 0), body) == (400, "bad-request")


@pytest.mark.parametrize("move", [{}, {"do": 7}, {"do": "keep", "tickets": {"a": []}}, {"x": None}])
def test_a_move_that_makes_no_sense_is_illegal_not_a_fault(
    deployment: Deployment, move: dict[str, object]
) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "me:Bo"])["table"]["id"]
    refused = ada.move(table_id, 0, move, 0, expect=422)
    assert refused["code"] == "illegal"
    assert refused["text"]


def test_nobody_acts_for_or_looks_from_a_seat_that_is_not_theirs(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, visibility="open")
    move = ada.state(table_id, 0)["prompt"]["moves"][0]
    eve = Guest(deployment, "Eve")
    for guest in (bo, eve):
        path = f"/api/tables/{table_id}/seats/0"
        for method, rest, body in (
            ("GET", "/state", None),
            ("GET", "/orders", None),
            ("POST", "/moves", {"position": 0, "id": "x", "move": move}),
            ("POST", "/undo", {"position": 0, "id": "y"}),
            ("PUT", "/orders", {"orders": []}),
            ("POST", "/return", None),
            ("DELETE", "", None),
        ):
            assert denied(guest, method, path + rest, body) == (403, "not-yours")
        events = f"/api/tables/{table_id}/events?seat=0"
        assert denied(guest, "GET", events) == (403, "not-yours")
        assert guest.socket(table_id, 0).close_code() == 4403
    assert nobody_gets(deployment, f"/api/tables/{table_id}/seats/0/state").status_code == 401
    assert denied(ada, "GET", f"/api/tables/{table_id}/seats/5/state") == (404, "no-such-seat")
    assert ada.state(table_id, 0)["number"] == 0


def test_nothing_is_played_before_the_match(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table(TICKET, ["me", "open"])["table"]["id"]
    refused = ada.move(table_id, 0, {"do": "draw-blind"}, 0, expect=409)
    assert refused["code"] == "not-running"


def test_events_are_told_page_by_page_and_only_those_not_seen(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    for _ in range(4):
        seat = ada.table(table_id)["pending"][0]
        answer((ada, bo)[seat], table_id, seat)
    everything = ada.state(table_id, 0)
    assert everything["events_after"] == -1
    assert [event["number"] for event in everything["events"]] == sorted(
        event["number"] for event in everything["events"]
    )
    later = ada.state(table_id, 0, seen=2)
    assert later["events_after"] == 2
    assert later["events"] == [e for e in everything["events"] if e["number"] > 2] != []
    assert later["view"] == everything["view"]
    assert ada.state(table_id, 0, seen=4)["events"] == []
    page = ada.get(f"/api/tables/{table_id}/events?after=2&seat=0")
    assert (page["events"], page["last"]) == (later["events"], 4)


GAMES = {
    "ticket-europe": {"first_seat": "random"},
    "ticket-switzerland": {},
    "ticket-usa": {"tickets": "1910"},
    "trans-europa": ONE_ROUND,
    "trans-amerika": {"rounds": 1, "special_cards": "each-round"},
    "wensleydale": {"side": "2-3"},
    "nurnberg": {"side": "2-3"},
}


def test_the_games_below_are_all_games() -> None:
    assert set(GAMES) == set(stellwerk.games())


# The server knows no family (tests/test_layers.py), so each database meets every family once.
@pytest.mark.parametrize(
    ("deployment", "game"),
    [
        ("sqlite", "ticket-europe"),
        ("sqlite", "trans-europa"),
        ("sqlite", "wensleydale"),
        ("postgresql", "ticket-usa"),
        ("postgresql", "trans-amerika"),
        ("postgresql", "nurnberg"),
        ("two-processes", "ticket-switzerland"),
        ("two-processes", "trans-europa"),
        ("two-processes", "wensleydale"),
    ],
    indirect=["deployment"],
)
def test_every_game_is_played_to_its_end_against_a_bot(deployment: Deployment, game: str) -> None:
    ada = Guest(deployment)
    bot = "bot:random" if game.startswith("ticket") else "bot"
    made = ada.new_table(game, ["me", bot], options=GAMES[game])
    table_id = made["table"]["id"]
    state = play_to_the_end(ada, table_id, 0)
    assert (state["over"], state["prompt"], state["can_undo"]) == (True, None, False)
    table = ada.table(table_id)
    assert (table["status"], table["pending"]) == ("over", [])
    assert len(table["result"]["scores"]) == 2
    again = stellwerk.replay(ada.get(f"/api/tables/{table_id}/record"))
    assert plain(again.result) == table["result"]


def test_a_match_that_is_over_takes_no_more_moves(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, TRANS, ONE_ROUND)
    ada.delete(f"/api/tables/{table_id}/seats/0")
    bo.play_out(table_id)
    refused = bo.move(table_id, 1, {"do": "pass"}, bo.table(table_id)["number"], expect=409)
    assert refused["code"] == "not-running"
