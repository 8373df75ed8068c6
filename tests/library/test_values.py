"""States and games are values: copied, pickled, compared, hashed, shown, written and read again."""

import copy
import json
import pickle
from pathlib import Path

import pytest

import stellwerk
from stellwerk.games.named_state import NamedState
from stellwerk.match.contract import Game
from tests.library.walks import NAMES, played_games, walk

every_game = pytest.mark.parametrize("game", played_games(), ids=NAMES)
LITTLE = Path(__file__).parents[2] / "examples" / "boards" / "ticket-harz.toml"


@every_game
def test_equal_means_the_same_position_and_nothing_else(game: Game) -> None:
    """Two walks that share some states: they are equal exactly where their positions are."""
    first, second = list(walk(game, 1, every=9)), list(walk(game, 1, every=6))
    for one in first:
        for other in second:
            same = one.position() == other.position()
            assert (one == other) is same
            assert not same or hash(one) == hash(other)


@every_game
def test_a_state_that_came_about_in_another_way_is_equal_to_the_played_one(game: Game) -> None:
    for state in walk(game, 2, every=5):
        loaded = game.from_position(state.position())
        assert loaded == state
        assert hash(loaded) == hash(state)
        assert len({loaded, state, state.clone()}) == 1


@every_game
def test_what_the_next_decision_needs_to_tell_makes_no_difference(game: Game) -> None:
    """A match notes down what happened, a plain state does not: they are equal nevertheless."""
    match, state = game.new_match(3), game.new_state(3)
    while not match.is_over and len(match.moves) < 60:
        seat = match.state.current_player()
        action = match.state.random_action(len(match.moves))
        match.play_action(seat, action)
        state.apply_action(action, seat)
        assert match.state == state


@every_game
def test_a_little_difference_in_any_part_of_a_position_is_one(game: Game) -> None:
    state = game.new_state(4)
    other_chance = json.loads(json.dumps(state.position().as_json()))
    other_chance["random"]["words"] += 1
    assert game.from_position(other_chance) != state
    moved = state.clone()
    moved.apply_action(moved.legal_actions()[-1])
    assert moved != state
    assert state != "a state"


@every_game
def test_copies_are_independent_and_pickles_are_whole(game: Game) -> None:
    for state in walk(game, 5, every=11):
        assert isinstance(state, NamedState)
        for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert again == state
            assert again.game == game
            assert again.full_history() == state.full_history()
            if not again.is_terminal():
                again.apply_action(again.legal_actions()[0])
                assert again != state


@every_game
def test_a_history_leads_from_the_start_to_the_state(game: Game) -> None:
    state = game.new_state(6)
    state.play_randomly(1)
    again = game.new_state(6)
    for number, (seat, action) in enumerate(state.full_history()):
        assert again.history() == state.history()[:number]
        again.apply_action(action, seat)
    assert again == state


@every_game
def test_states_that_part_have_histories_of_their_own(game: Game) -> None:
    root = game.new_state(7)
    root.apply_action(root.legal_actions()[0])
    branches = []
    for action in root.legal_actions()[:5]:
        branch = root.clone()
        branch.apply_action(action)
        branches.append((branch, [*root.history(), action]))
    for branch, history in branches:
        assert branch.history() == history
    assert len(root.history()) == 1


@every_game
def test_an_imagined_state_does_not_tell_what_others_chose(game: Game) -> None:
    for state in walk(game, 8, every=13):
        for seat in (0, None):
            imagined = state.resample(seat, 1)
            assert imagined.history() == []
            assert f"after {0} decisions" in repr(imagined)


@every_game
def test_text_of_a_state_is_read_again(game: Game) -> None:
    for state in walk(game, 9, every=17):
        assert stellwerk.deserialize(state.serialize()) == state
        assert stellwerk.deserialize(state.serialize().encode()) == state


def test_a_state_on_an_own_board_carries_its_board() -> None:
    game = stellwerk.game("ticket-harz", board=LITTLE)
    state = game.new_state(1)
    state.apply_action(state.legal_actions()[0])
    assert stellwerk.deserialize(state.serialize()) == state
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game == game
    assert again.game is not game


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "cut off"),
        ("{", "cut off"),
        (b"\xff\xfe", "not a state"),
        ("[]", "not a state"),
        ("{}", "missing required field"),
        ('{"stellwerk":9,"position":{}}', "format 9"),
        ('{"stellwerk":1,"position":{}}', "not a whole position"),
        ('{"stellwerk":1,"position":{},"more":1}', "unknown field"),
        ("[" * 100_000, "not a state"),
        (7, "text or bytes"),
        (
            '{"stellwerk":1,"position":{"game":"chess","rules":1,"players":2,"options":{}}}',
            "There is no game 'chess'",
        ),
        (
            '{"stellwerk":1,"position":{"game":"ticket-usa","rules":77,"players":2,"options":{}}}',
            "cannot be played",
        ),
        (
            '{"stellwerk":1,"position":{"game":"ticket-usa","rules":1,"players":2,"options":{}},'
            '"board":"no = board"}',
            "cannot be played",
        ),
    ],
)
def test_foreign_text_is_refused_in_words(text: str | bytes, words: str) -> None:
    with pytest.raises(stellwerk.PositionError, match=words):
        stellwerk.deserialize(text)


@every_game
def test_text_that_was_changed_is_refused_or_is_another_state(game: Game) -> None:
    """Whatever is written over any part of it: a sentence says what is wrong, nothing breaks."""
    state = list(walk(game, 10, every=20))[1]
    whole = json.loads(state.serialize())
    for part in whole["position"]:
        for junk in (None, -1, 10**30, "x", [], {}, [[]], [1, "x"], {"x": 1}, True):
            broken = {**whole, "position": {**whole["position"], part: junk}}
            try:
                other = stellwerk.deserialize(json.dumps(broken))
            except stellwerk.PositionError:
                continue
            other.play_randomly(1)


@every_game
def test_a_game_is_equal_to_one_with_the_same_settings(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert copy.deepcopy(game) == game
    assert game != stellwerk.game(game.id, players=game.players, rules=1)
    assert repr(game).startswith(f"stellwerk.game({game.id!r}, players={game.players}, rules=")


def test_a_match_pickles_with_all_its_steps() -> None:
    match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
    for _ in range(9):
        match.play_action(match.state.current_player(), match.state.random_action(1))
    again = pickle.loads(pickle.dumps(match))
    assert again.record == match.record
    assert again.log(0) == match.log(0)
    assert again.state.history() == match.state.history()


@every_game
def test_the_mask_marks_exactly_the_legal_actions(game: Game) -> None:
    for state in walk(game, 11, every=11):
        for seat in range(game.players):
            mask = state.legal_actions_mask(seat)
            assert len(mask) == game.num_distinct_actions()
            assert [action for action, one in enumerate(mask) if one] == state.legal_actions(seat)
        if state.is_terminal():
            assert not any(state.legal_actions_mask())


@every_game
def test_the_outcome_says_who_won_as_the_result_does(game: Game) -> None:
    for seed in range(5):
        state = game.new_state(seed)
        assert isinstance(state, NamedState)
        assert state.outcome() is None
        state.play_randomly(seed)
        outcome, result = state.outcome(), game.result(state)
        assert outcome is not None
        assert outcome.winners == result.winners
        assert list(outcome.points) == state.returns()
        assert sum(outcome.win_shares) == pytest.approx(1)
        in_order = [outcome.ranks[seat] for seat in result.ranking]
        assert in_order == sorted(in_order)


@every_game
def test_the_picture_names_every_seat_and_the_phase(game: Game) -> None:
    for state in walk(game, 12, every=31):
        first, *lines = str(state).splitlines()
        assert repr(state) == f"<{first}>"
        assert all(any(line.startswith(f"seat {seat}") for line in lines) for seat in range(2))
        assert state.position().as_json()["phase"] == state.phase
        assert all(line == line.rstrip() for line in lines)


def test_a_record_is_replayed_from_its_file(tmp_path: Path) -> None:
    match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
    match.play_action(0, match.state.legal_actions(0)[0])
    file = tmp_path / "game.json"
    file.write_text("\ufeff" + json.dumps(match.record), encoding="utf-8")
    for source in (file, str(file), json.dumps(match.record), match.record):
        assert stellwerk.replay(source).state == match.state
    with pytest.raises(stellwerk.RecordError, match="could be read"):
        stellwerk.replay(tmp_path / "none.json")
    with pytest.raises(stellwerk.RecordError):
        stellwerk.replay("no\0file")
