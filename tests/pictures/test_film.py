"""Films: a whole match in one file."""

import html
import json
import pickle
import re
from pathlib import Path

import pytest

import stellwerk
from stellwerk.match.match import Match
from tests.cli.running import invoke


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that has begun."""
    match = stellwerk.game("ticket-switzerland", players=2).new_match(seed=7)
    for _ in range(14):
        seat = match.state.current_player()
        match.play_action(seat, match.state.legal_actions(seat)[-1])
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    """Its record in a file."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record), encoding="utf-8")
    return file


def scenes(page: str) -> dict[str, list[object]]:
    """The data of a film."""
    found = re.search(r'id="film">(.*?)</script>', page, re.DOTALL)
    assert found
    data: dict[str, list[object]] = json.loads(found[1])
    return data


def test_a_film_has_every_position_and_says_what_happened(match: Match) -> None:
    page = stellwerk.film(match, lang="de")
    data = scenes(page)
    assert len(data["frames"]) == len(match.steps) + 1
    said = [frame["said"] for frame in data["frames"]]  # type: ignore[index, call-overload]
    assert any("Platz 1" in line for line in said)
    last = "".join(str(data["drawn"][piece]) for piece in data["frames"][-1]["pieces"])  # type: ignore[index, call-overload]
    picture = match.game.picture(match.state, None, "de", "light")
    assert last == "".join(picture.pieces)
    # pieces that do not change are there once
    assert len(data["drawn"]) == len(set(map(str, data["drawn"])))


def test_a_film_needs_no_other_file_and_runs_nothing_that_a_name_brings(match: Match) -> None:
    page = stellwerk.film(match)
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    data = re.search(r'id="film">(.*?)</script>', page, re.DOTALL)
    assert data
    assert "<" not in data[1]


def test_what_others_hold_is_in_no_scene(match: Match) -> None:
    """The film of seat 0 is the same, whatever seat 1 holds at the end."""
    open_film, own = stellwerk.film(match), stellwerk.film(match, seat=0)
    assert open_film != own
    secret = "".join(match.game.picture(match.state, 1).panel[-3:])
    assert secret not in own


@pytest.mark.parametrize(
    ("kind", "begin"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("html", b"<!")]
)
def test_the_command_writes_pictures_and_films(record: Path, kind: str, begin: bytes) -> None:
    out = record.with_suffix(f".{kind}")
    finished = invoke(
        "picture", str(record), "--step", "6", "--seat", "1", "--theme", "dark", "-o", str(out)
    )
    assert finished.code == 0, finished.err
    assert out.read_bytes().startswith(begin)
    if kind == "html":
        assert len(scenes(out.read_text("utf-8"))["frames"]) == 7


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "x.gif"], ".svg, .png, .html"),
        (["-o", "x.svg", "--theme", "drak"], "dark"),
        (["-o", "x.svg", "--step", "99"], "--step"),
        (["-o", "x.svg", "--seat", "2"], "--seat"),
        (["-o", "nowhere/x.svg"], "nowhere"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_sentence(
    record: Path, arguments: list[str], words: str
) -> None:
    finished = invoke("picture", str(record), *arguments)
    assert finished.code == 2
    assert words in finished.err
    assert finished.err.count("\n") == 1


def test_a_film_plays_itself_in_a_notebook_and_is_still_a_text(match: Match) -> None:
    film = stellwerk.film(match, lang="fr")
    shown = film._repr_html_()
    page = re.search(r'<iframe srcdoc="([^"]*)"', shown)
    assert page
    assert html.unescape(page[1]) == film
    assert 'sandbox="allow-scripts"' in shown, "its script may not reach the notebook"
    assert pickle.loads(pickle.dumps(film))._repr_html_() == shown


def test_a_record_is_a_film_in_a_notebook(match: Match, record: Path) -> None:
    shown = stellwerk.open_record(record)._repr_html_()
    assert shown == stellwerk.film(match)._repr_html_()
    assert stellwerk.open_record(match.record)._repr_html_() == shown


def test_a_record_that_does_not_replay_is_left_to_its_text_in_a_notebook(match: Match) -> None:
    changed = stellwerk.open_record({**match.record, "digest": "0" * 64})
    assert changed._repr_html_() is None
