"""The map of a Trans board, what it says of distances, and how it fits the screen."""

import random
from io import StringIO

import pytest
from rich.console import Console

import stellwerk
from stellwerk.boards import shipped_board
from stellwerk.games.families import presenter
from stellwerk.games.registry import shipped_game
from stellwerk.games.trans.terminal.labels import city_labels
from stellwerk.games.trans.terminal.presenter import TransPresenter
from stellwerk.match.match import Match
from stellwerk.terminal.speaking import Speaker

GAMES = ("trans-europa", "trans-amerika")


def shows(match: Match) -> TransPresenter:
    names = [f"Player {seat}" for seat in range(match.game.players)]
    found = presenter(Speaker(match.game, names, "en"))
    assert isinstance(found, TransPresenter)
    return found


def screen(
    match: Match, width: int, height: int, seat: int | None = 0, words: str | None = ""
) -> str:
    """What stands on a terminal of this size; words None: the table of a turn."""
    console = Console(
        file=StringIO(), width=width, height=height, force_terminal=True, color_system=None,
        highlight=False, markup=False,
    )  # fmt: skip
    found, view = shows(match), match.view(seat)
    for part in found.position(view) if words is None else found.board(view, words):
        console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(name: str, moves: int, players: int = 2, seed: int = 1, **options: str | int) -> Match:
    match = shipped_game(name, players, options).new_match(seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if match.is_over:
            break
        seat, prompt = next(iter(match.prompts.items()))
        match.play(seat, chance.choice(prompt.moves))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_labels_are_short_and_all_different(name: str) -> None:
    board = shipped_board(name)
    assert board.family == "trans"
    labels = city_labels(board.cities)
    assert len(set(labels.values())) == len(board.cities)
    assert all(len(label) == 3 and label.isalpha() for label in labels.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_map_fits_a_hundred_by_thirty(name: str) -> None:
    match = played(name, 30, players=5)
    lines = screen(match, 100, 30).splitlines()
    assert len(lines) <= 29  # and one line to type in
    assert max(map(len, lines)) <= 100
    rows = len(shows(match).game.board.net.rows)
    for row in range(rows):
        assert any(line.startswith(f"r{row} ") for line in lines)
    drawn = "\n".join(lines)
    for city in shows(match).cities:
        assert shows(match).map.labels[city].lower() in drawn.lower()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 10), (100, 30), (200, 70)])
def test_every_screen_gets_a_map_that_fits(name: str, width: int, height: int) -> None:
    match = played(name, 20, players=3, special_cards="each-round", cards_at_once=2)
    for words in ("", "r4c9", None):
        lines = screen(match, width, height, words=words).splitlines()
        assert max(map(len, lines)) <= width
    if width >= 80:
        place = next(place for place in shows(match).map.places if place.startswith("r4"))
        around = screen(match, width, height, words=place).splitlines()
        assert any(line.startswith("r4 ") for line in around)


def test_a_turn_shows_cards_cities_and_map_together() -> None:
    match = played("trans-amerika", 2, special_cards="chosen", cards="9")
    lines = screen(match, 100, 30, words=None).splitlines()
    assert len(lines) <= 30 - 7
    shown = "\n".join(lines)
    assert "Special card 9: Three, two, one." in shown
    assert "missing rails" in shown
    assert "rails left: 85" in shown
    assert "* " in shown


def test_signs_tell_what_colours_do() -> None:
    match = stellwerk.game("trans-amerika", players=2, first_seat=0).new_match(seed=3)
    match.play(0, {"do": "place", "crossing": "r10c18"})
    match.play(1, {"do": "place", "crossing": "r9c15"})
    match.play(0, {"do": "lay", "line": "r9c19-r10c18"})
    match.play(0, {"do": "lay", "line": "r10c18-r10c20"})
    match.play(1, {"do": "lay", "line": "r9c15-r10c16"})
    lines = screen(match, 100, 30).splitlines()
    row = next(line for line in lines if line.startswith("r10"))
    assert "·  Dal●─·~~~·" in row
    below_r9 = lines[lines.index(row) - 1]
    assert below_r9[5 + 2 * 18 + 1] == "/"
    assert below_r9[5 + 2 * 15 + 1] == "\\"
    r9 = next(line for line in lines if line.startswith("r9"))
    assert r9[5 + 2 * 15] == "■"
    ruler = lines[0]
    assert ruler[5 + 2 * 18 : 5 + 2 * 18 + 2] == "18"


def test_own_cities_have_signs_that_nobody_else_sees() -> None:
    match = stellwerk.game("trans-amerika", players=2, first_seat=0).new_match(seed=3)
    found = shows(match)
    you = match.view(0).you
    own = [city.id for city in you.cities]
    match.play(0, {"do": "place", "crossing": found.cities[own[0]].at})
    labels = [found.map.labels[city] for city in own]
    drawn = screen(match, 100, 30)
    assert f"✓{labels[0]}●" in drawn
    assert all(f"*{label}" in drawn for label in labels[1:])
    for seat in (1, None):
        other = screen(match, 100, 30, seat=seat).split("─ rail")[0]
        assert "✓" not in other
    assert "*" not in screen(match, 100, 30, seat=None).split("─ rail")[0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_missing_rails_are_those_of_the_rules(name: str, seed: int) -> None:
    options = {"special_cards": "chosen", "cards": "4"} if seed % 2 else {}
    match = played(name, 2 + 12 * seed, players=2 + seed % 2, seed=seed, **options)
    while match.view(0).phase != "lay":
        seat, prompt = next(iter(match.prompts.items()))
        match.play(seat, prompt.moves[0])
    found, view = shows(match), match.view(0)
    found.begin(view)
    assert found.reach is not None
    assert found.reach.missing() == view.you.missing


def test_a_line_helps_if_and_only_if_it_saves_what_it_costs() -> None:
    match = played("trans-amerika", 2, seed=7, first_seat=0)
    while match.state.current_player() != 0:
        match.play(1, match.prompts[1].moves[0])
    found = shows(match)
    found.begin(match.view(0))
    before = missing(match)
    for move in match.prompts[0].moves:
        line = move.line
        state = match.state.clone()
        state.apply_action(match.game.action(state, 0, move), 0)
        saved = before - match.game.view(state, 0).you.missing
        assert (line in found.helpful) == (saved == found.costs[line]), line


def missing(match: Match) -> int:
    return int(match.view(0).you.missing)
