"""Looking back at a match: begun once, the same for everybody, and nothing of it before the end."""

import stellwerk
from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import ONE_ROUND, denied, nobody_gets, problem_of, trans_pair

REVIEW = "/api/tables/{}/review"
LONG = 600.0


def finished(guest: Guest, path: str) -> Json:
    """Wait for a review; while it is under way nothing of it is shown."""
    seen: list[Json] = []

    def is_done() -> bool:
        seen.append(guest.get(path))
        assert seen[-1]["status"] == "done" or seen[-1]["review"] is None
        return bool(seen[-1]["status"] in ("done", "failed"))

    eventually(is_done, LONG)
    return seen[-1]


def test_a_review_is_begun_once_and_is_the_same_for_everybody(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    path = REVIEW.format(table_id)
    for method in ("GET", "POST"):
        assert denied(ada, method, path) == (409, "not-over")
    ada.play_out(table_id, bo)
    assert ada.get(path) == {"status": "none", "done": 0, "of": 0, "entries": [], "review": None}
    begun = [guest.post(path)["status"] for guest in (ada, bo, ada)]
    assert set(begun) <= {"running", "done"}
    found = finished(ada, path)
    assert found["status"] == "done"
    assert bo.get(path) == found == ada.post(path)
    record = ada.get(f"/api/tables/{table_id}/record")
    assert found["review"] == stellwerk.review(record, "quick").as_json()
    assert len(found["entries"]) == found["review"]["steps"] == found["of"]
    last = ada.table(table_id)["number"]
    assert found["entries"] == sorted(found["entries"])
    assert found["entries"][-1] <= last
    stranger = Guest(deployment, "Eve")
    for method in ("GET", "POST"):
        assert denied(stranger, method, path) == (404, "no-such-table")
    assert problem_of(nobody_gets(deployment, path)) == "no-such-table"


def test_while_a_match_runs_nobody_looks_back_at_it_not_even_against_bots(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment, "Ada")
    table_id = ada.new_table("trans-europa", ["me", "bot"], options=ONE_ROUND)["table"]["id"]
    path = REVIEW.format(table_id)
    assert denied(ada, "POST", path) == (409, "not-over")
    assert denied(ada, "GET", REVIEW.format("nowhere")) == (404, "no-such-table")
