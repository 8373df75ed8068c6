"""Against bots alone a move is taken back with their answers, until they have shown something."""

import stellwerk
from stellwerk.games.record import read_record, verify_commitment
from stellwerk.server.live.live_match import LiveMatch
from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    ONE_ROUND,
    TRANS,
    answer,
    denied,
    keep_tickets,
    play_to_the_end,
)
from tests.server.stories.test_undo import undo


def alone_with_bots(deployment: Deployment, bots: int = 1) -> tuple[Guest, str]:
    """Ada on seat 0 at a game in which most moves reveal nothing, and bots on all other seats."""
    ada = Guest(deployment, "Ada")
    made = ada.new_table(TRANS, ["me", *["bot"] * bots], options=ONE_ROUND)
    return ada, made["table"]["id"]


def answered(ada: Guest, table_id: str) -> Json:
    """The state when it is Ada's turn again."""
    eventually(lambda: ada.state(table_id, 0)["prompt"] is not None)
    return ada.state(table_id, 0)


def test_the_answers_of_bots_go_with_the_move(deployment: Deployment) -> None:
    ada, table_id = alone_with_bots(deployment, bots=2)
    before = ada.state(table_id, 0)
    answer(ada, table_id, 0)
    after = answered(ada, table_id)
    assert (after["number"], after["can_undo"]) == (3, True)
    undo(ada, table_id, 0, 3)
    again = ada.state(table_id, 0)
    assert (again["view"], again["prompt"]) == (before["view"], before["prompt"])
    [undone] = [event for event in again["events"] if event["message"] == "event-undone"]
    assert undone["arguments"] == {"number": 1, "answers": [2, 3]}


def test_move_after_move_goes_back_over_their_answers(deployment: Deployment) -> None:
    ada, table_id = alone_with_bots(deployment)
    first = ada.state(table_id, 0)["view"]
    views = []
    for _ in range(4):
        views.append(answered(ada, table_id)["view"])
        answer(ada, table_id, 0)
    answered(ada, table_id)
    for turn, view in enumerate(reversed(views)):
        undo(ada, table_id, 0, ada.state(table_id, 0)["number"], f"back {turn}")
        assert ada.state(table_id, 0)["view"] == view
    assert view == first
    assert ada.state(table_id, 0)["can_undo"] is False


def test_an_undo_pressed_while_the_bot_moves_still_counts_and_twice_is_once(
    deployment: Deployment,
) -> None:
    ada, table_id = alone_with_bots(deployment)
    answer(ada, table_id, 0)
    assert answered(ada, table_id)["number"] == 2
    undo(ada, table_id, 0, 1)  # what Ada had seen when she pressed
    path = f"/api/tables/{table_id}/seats/0/undo"
    assert denied(ada, "POST", path, {"position": 1, "id": "again"}) == (409, "stale")
    assert denied(ada, "POST", path, {"position": 9, "id": "ahead"}) == (409, "stale")


def test_what_a_bot_turns_up_cannot_be_unseen(deployment: Deployment) -> None:
    """Whoever has seen the next card of the deck does not go back to before it."""
    ada = Guest(deployment, "Ada")
    options = {"first_seat": 0}
    made = ada.new_table("ticket-usa", ["me", {"kind": "bot", "bot": "random"}], options=options)
    table_id = made["table"]["id"]
    keep_tickets(table_id, ada)
    for _ in range(40):
        state = answered(ada, table_id)
        claims = [move for move in state["prompt"]["moves"] if move["do"] == "claim"]
        move = claims[0] if claims else {"do": "draw-blind"}
        ada.move(table_id, 0, move, state["number"])
        if not claims:
            continue
        after = answered(ada, table_id)
        news = [event for event in after["events"] if event["number"] > state["number"]]
        shown = [event for event in news if event["message"] in SHOWN]
        assert after["can_undo"] is (not shown), news
        if shown:
            return
    raise AssertionError("No bot turned up anything.")


SHOWN = {f"event-ticket-{what}" for what in ("turned-up", "revealed", "shuffle", "flush")}


def test_what_a_bot_draws_unseen_keeps_nobody_from_going_back() -> None:
    game = stellwerk.game("ticket-usa", players=2, first_seat=0)
    first = game.new_match(seed=3)
    match = LiveMatch(game, first.seed, first.state, alone=0)
    for seat in (0, 1):
        match.play(seat, match.prompts[seat].moves[0])
        match.settle()
    while not any(move.do == "claim" for move in match.prompts[0].moves):
        for seat in (0, 0, 1, 1):
            match.play(seat, {"do": "draw-blind"})
            match.settle()
    claim = next(move for move in match.prompts[0].moves if move.do == "claim")
    before = match.state
    match.play(0, claim)
    for _ in range(2):
        match.play(1, {"do": "draw-blind"})
        match.settle()
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.undo(0)
    assert match.state is before


def test_bots_know_which_of_their_moves_ends_somebody_s_undo() -> None:
    """Before such a move they wait a moment longer."""
    game = stellwerk.game("trans-europa", players=3, first_seat=0)
    for alone, people, closed in ((0, [0], []), (None, [0, 2], [0])):
        match = LiveMatch(game, b"seed", game.new_state(5), alone)
        match.play(0, match.prompts[0].moves[0])
        answer = match.prompts[1].moves[0]
        assert match.closed_by(1, answer, people) == closed


def test_with_a_second_person_nothing_that_others_did_is_taken_back(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment, "Ada")
    seats = ["me", "bot", "me:Cleo"]
    table_id = ada.new_table(TRANS, seats, options=ONE_ROUND)["table"]["id"]
    answer(ada, table_id, 0)
    eventually(lambda: ada.state(table_id, 2)["prompt"] is not None)
    assert ada.state(table_id, 0)["can_undo"] is False


def test_answers_taken_back_are_marked_in_the_record(deployment: Deployment) -> None:
    ada, table_id = alone_with_bots(deployment)
    for turn in range(3):
        answer(ada, table_id, 0)
        state = answered(ada, table_id)
        undo(ada, table_id, 0, state["number"], f"back {turn}")
    last = play_to_the_end(ada, table_id, 0)
    record = ada.get(f"/api/tables/{table_id}/record")
    verify_commitment(read_record(record))
    assert [move.get("undone", False) for move in record["moves"][:6]] == [True] * 6
    match = stellwerk.replay(record)
    assert match.view(0).as_json() == last["view"]


def test_answers_are_taken_back_after_a_restart(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", snapshot_every=1)
    ada, table_id = alone_with_bots(deployment)
    before = ada.state(table_id, 0)["view"]
    answer(ada, table_id, 0)
    number = answered(ada, table_id)["number"]
    deployment.kill()
    deployment.restart()
    undo(ada, table_id, 0, number)
    deployment.kill()
    deployment.restart()
    assert ada.state(table_id, 0)["view"] == before
    answer(ada, table_id, 0)
    answered(ada, table_id)
