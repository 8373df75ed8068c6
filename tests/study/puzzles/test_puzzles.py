"""Every shipped puzzle is whole and answered; a sample is proven again here, all in `make soak`."""

import json
from collections import Counter
from itertools import combinations

import networkx
import pytest

import stellwerk
from stellwerk.arena.workers import InThisProcess
from stellwerk.games.families import families
from stellwerk.games.ticket.puzzles.networks import Net
from stellwerk.study.puzzles.checking import check
from stellwerk.study.puzzles.making import Collection, go_on
from stellwerk.study.puzzles.puzzle import FOUND, Puzzle, id_of
from stellwerk.study.puzzles.shelf import read_puzzles, shipped_puzzles, written
from stellwerk.study.puzzles.sitting import sit_down
from stellwerk.texts import LANGUAGES, has_text

PUZZLES = list(shipped_puzzles().values())
KINDS = sorted({(puzzle.game, puzzle.theme) for puzzle in PUZZLES})


def of(game: str, theme: str) -> list[Puzzle]:
    return [puzzle for puzzle in PUZZLES if (puzzle.game, puzzle.theme) == (game, theme)]


def test_there_are_three_hundred_on_all_boards() -> None:
    assert len(PUZZLES) >= 300
    assert {puzzle.game for puzzle in PUZZLES} == set(stellwerk.games())
    assert Counter(id_of(p.game, p.theme, p.seat, p.position) == p.id for p in PUZZLES) == {
        True: len(PUZZLES)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_has_its_words(lang: str) -> None:
    for theme in {puzzle.theme for puzzle in PUZZLES}:
        for message in (f"puzzle-theme-{theme}", f"puzzle-ask-{theme}", f"puzzle-proof-{theme}"):
            assert has_text(message, lang), f"{lang}: {message}"


@pytest.mark.parametrize(("game", "theme"), [kind for kind in KINDS if kind[1] != FOUND])
def test_an_exact_puzzle_of_every_kind_is_proven_again(game: str, theme: str) -> None:
    puzzle = min(of(game, theme), key=lambda each: each.tried)
    found = check(puzzle)
    assert found.holds, f"{puzzle.id}: {found.reason}"


@pytest.mark.parametrize(("game", "theme"), KINDS)
def test_the_answer_is_right_and_another_is_not(game: str, theme: str) -> None:
    puzzle = of(game, theme)[0]
    if not puzzle.answer:
        assert sit_down(puzzle).asks_number
        return
    answered = sit_down(puzzle, puzzle.answer)
    assert answered.is_whole
    assert answered.is_right()
    sitting = sit_down(puzzle)
    for move in reversed(sitting.game.prompt(sitting.start, puzzle.seat).moves):
        other = sitting.played(move.as_json())
        if other.is_whole and not other.is_right():
            return
    assert puzzle.answer[1:], "no single move is wrong"


def test_a_puzzle_whose_answer_was_changed_does_not_hold() -> None:
    puzzle = min(of("ticket-usa", "longest-path"), key=lambda each: each.tried)
    plain = json.loads(json.dumps(written(Collection(puzzle.game, 1, 0, [puzzle]))))
    changed = plain.replace(f'"value":{puzzle.value},', f'"value":{puzzle.value + 1},')
    (other,) = read_puzzles(changed, "changed.jsonl").puzzles
    assert not check(other).holds


def test_the_cheapest_network_is_as_cheap_as_a_search_without_a_solver_finds() -> None:
    """All sets of joints are tried, each with a minimum spanning tree: the same cost, slowly."""
    puzzle = next(p for p in PUZZLES if p.theme == "cheapest-network" and p.tried == 2)
    sitting = sit_down(puzzle)
    game, state = sitting.game, sitting.start
    graph = networkx.Graph()
    mine = state.routes(puzzle.seat)  # type: ignore[attr-defined]
    for route in game.board.routes:  # type: ignore[attr-defined]
        owner = state.owner(route.id)  # type: ignore[attr-defined]
        if owner not in (None, puzzle.seat):
            continue
        if game.names.route[route.id] in state.closed_routes(puzzle.seat):  # type: ignore[attr-defined]
            continue
        cost = 0 if route.id in mine else route.length
        known = graph.get_edge_data(route.a, route.b, {"weight": cost})["weight"]
        graph.add_edge(route.a, route.b, weight=min(known, cost))
    tickets = [next(t for t in game.board.tickets if t.id == name)  # type: ignore[attr-defined]
               for name in state.tickets(puzzle.seat)]  # type: ignore[attr-defined]  # fmt: skip
    far = dict(networkx.all_pairs_dijkstra_path_length(graph))
    ends = [(ticket.a, ticket.b) for ticket in tickets]
    apart = sum(far[a][b] for a, b in ends)
    places = {place for pair in ends for place in pair}
    best = apart
    for extra in range(len(places) - 1):
        for joints in combinations(sorted(set(graph) - places), extra):
            whole = networkx.Graph()
            chosen = [*places, *joints]
            for a, b in combinations(chosen, 2):
                whole.add_edge(a, b, weight=far[a][b])
            tree = networkx.minimum_spanning_tree(whole)
            best = min(best, int(tree.size(weight="weight")))
    assert best == puzzle.value == Net(game, state, puzzle.seat).trains(ends)  # type: ignore[arg-type]


def test_making_goes_on_where_it_ended_and_gives_the_same() -> None:
    whole = Collection("wensleydale", 5)
    for _ in go_on(whole, 3, 0, 16, InThisProcess()):
        pass
    part = Collection("wensleydale", 5)
    for _ in go_on(part, 3, 0, 8, InThisProcess()):
        pass
    again = read_puzzles(written(part), "part.jsonl")
    for _ in go_on(again, 3, 0, 16, InThisProcess()):
        pass
    assert written(again) == written(whole)
    assert whole.puzzles


def test_the_kinds_of_all_families_are_among_the_shipped() -> None:
    kinds = {kind.theme for family in families().values() for kind in family.puzzles.kinds}
    assert kinds <= {puzzle.theme for puzzle in PUZZLES}
