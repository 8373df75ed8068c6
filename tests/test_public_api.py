"""The public interface: names others rely on, and errors in words."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import stellwerk
from stellwerk.boards import shipped_boards
from stellwerk.games.registry import TicketName, TransName, WensleydaleName

PROJECT = Path(__file__).parent.parent


def test_a_state_offers_the_names_researchers_know() -> None:
    state = stellwerk.game("ticket-europe", players=4, tickets="mega").new_state(seed=7)
    assert state.current_player() == 0
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith("keep")
    copy = state.clone()
    copy.apply_action(action)
    assert copy.digest() != state.digest()
    assert not state.is_terminal()
    assert state.returns() == [0.0] * 4
    assert state.resample(0, seed=1).digest() != state.digest()
    assert copy.current_player() == 1


def test_while_all_choose_at_once_any_pending_seat_may_act() -> None:
    state = stellwerk.game("ticket-usa", players=3).new_state(seed=7)
    state.apply_action(state.legal_actions(2)[0], player=2)
    state.apply_action(state.legal_actions(0)[0], player=0)
    assert state.current_player() == 1
    with pytest.raises(stellwerk.IllegalMove) as refused:
        state.apply_action(17 + 3, player=2)
    assert refused.value.rule == "TTR-SETUP-10"


def test_a_seed_is_an_int_or_32_bytes() -> None:
    game = stellwerk.game("ticket-usa")
    assert game.new_state(7).digest() == game.new_state((7).to_bytes(32, "big")).digest()
    assert game.new_state(None).digest() != game.new_state(None).digest()
    for wrong in (-1, 2**256, b"short", "7", 1.5, True):
        with pytest.raises(ValueError, match="seed"):
            game.new_state(wrong)  # type: ignore[arg-type]


def test_a_match_from_start_to_replay() -> None:
    match = stellwerk.game("ticket-switzerland", players=2, first_seat=0).new_match(seed=7)
    assert sorted(match.prompts) == [0, 1]
    for seat in (0, 1):
        match.play(seat, match.prompts[seat].moves[-1])
    assert sorted(match.prompts) == [0]
    illegal = {"do": "claim", "route": "zug__zurich", "cards": {"locomotive": 1}}
    refusal = match.why_not(0, illegal)
    assert isinstance(refusal, stellwerk.IllegalMove)
    assert refusal.rule == "TTR-CLAIM-3"
    assert "Tunnel" in refusal.message(lang="de")
    assert match.why_not(0, {"do": "draw-blind"}) is None
    match.play(0, {"do": "draw-blind"})
    assert not match.is_over
    assert match.result is None
    record = json.loads(json.dumps(match.record))
    assert next(iter(record)) == "stellwerk"
    assert stellwerk.replay(record).state.digest() == match.state.digest()
    assert stellwerk.replay(json.dumps(record)).record == match.record


def test_undo_goes_back_until_something_was_revealed_and_stays_in_the_record() -> None:
    match = stellwerk.game("ticket-usa", players=2, first_seat=0).new_match(seed=7)
    first = match.prompts[0].moves[0]
    before = match.state.digest()
    match.play(0, first)
    match.play(1, match.prompts[1].moves[0 if len(match.prompts[1].moves) == 1 else 1])
    with pytest.raises(stellwerk.NothingToUndo):
        match.undo(0)  # all have chosen: the counts were revealed
    other = stellwerk.game("ticket-usa", players=2, first_seat=0).new_match(seed=7)
    other.play(0, first)
    other.undo(0)
    assert other.state.digest() == before
    other.play(0, other.prompts[0].moves[-1])
    assert [entry.get("undone", False) for entry in other.moves] == [True, False]
    assert stellwerk.replay(other.record).state.digest() == other.state.digest()


def test_a_claim_can_be_taken_back_until_the_next_seat_moves() -> None:
    match = stellwerk.game("ticket-usa", players=2, first_seat=0).new_match(seed=1)
    for seat in (0, 1):
        match.play(seat, match.prompts[seat].moves[0])
    claims = [move for move in match.prompts[0].moves if move.do == "claim"]
    assert claims
    before = match.state.digest()
    match.play(0, claims[0])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.digest() == before
    match.play(0, claims[0])
    match.play(1, {"do": "draw-blind"})
    with pytest.raises(stellwerk.NothingToUndo, match="Seat 0 has no move to take back"):
        match.undo(0)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: stellwerk.game("ticket-mars"), "There is no game 'ticket-mars'. The games are: "),
        (lambda: stellwerk.game("ticket-switzerland", players=4), "2 to 3 players, not 4"),
        (
            lambda: stellwerk.game("ticket-europe", tickets="giga"),
            "classic, 1912, mega, big-cities",
        ),
        (lambda: stellwerk.game("ticket-usa", edition="original"), "has no option 'edition'"),
        (lambda: stellwerk.game("ticket-usa", players=2, first_seat=2), "random, 0, 1"),
        (lambda: stellwerk.game("ticket-europe", max="yes"), "false, true"),
    ],
)
def test_wrong_settings_are_answered_with_the_choices(make: object, words: str) -> None:
    assert callable(make)
    with pytest.raises(stellwerk.UnknownSetting, match=re.escape(words)):
        make()


def test_the_catalogue_is_made_from_the_games() -> None:
    listed = {str(entry["name"]): entry for entry in stellwerk.catalogue()}
    assert list(listed) == stellwerk.games()
    europe = listed["ticket-europe"]
    assert europe["players"] == [2, 5]
    names = [option["name"] for option in europe["options"]]  # type: ignore[union-attr,index,call-overload]
    assert names == ["tickets", "orient_express", "max", "edition", "first_seat"]
    assert any("Orient Express" in str(note) for note in europe["assumed"])  # type: ignore[union-attr]


def test_importing_stellwerk_loads_neither_fluent_nor_the_command_line() -> None:
    code = (
        "import sys, stellwerk; "
        "print([name for name in sys.modules if name.split('.')[0] in {'fluent', 'typer', 'rich'}])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_a_board_of_ones_own_can_be_played_and_travels_in_the_record(tmp_path: Path) -> None:
    source = PROJECT / "src/stellwerk/games/ticket/board_files/ticket-switzerland.toml"
    own = tmp_path / "my.toml"
    text = source.read_text(encoding="utf-8").replace('id = "ticket-switzerland"', 'id = "my-alps"')
    own.write_text(text.replace("trains = 40", "trains = 20"), encoding="utf-8")
    match = stellwerk.game("ticket-switzerland", players=2, board=own).new_match(seed=3)
    assert match.view(0).seats[0].trains == 20
    match.play(0, match.prompts[0].moves[0])
    again = stellwerk.replay(json.dumps(match.record))
    assert again.game.id == "my-alps"
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize("action", [-1, 2343, 2**31, 2**40, -(2**40)])
def test_an_action_outside_the_space_is_refused_like_any_other(action: int) -> None:
    state = stellwerk.game("ticket-europe", players=4).new_state(seed=7)
    before = state.digest()
    with pytest.raises(stellwerk.IllegalMove, match="2342"):
        state.apply_action(action)
    assert state.digest() == before


@pytest.mark.parametrize("name", ["ticket-usa", "trans-europa", "wensleydale"])
def test_the_doors_past_all_checks_are_not_public(name: str) -> None:
    """A state is made from a position that was checked; raw numbers go in and out unseen."""
    public = {each for each in dir(stellwerk.game(name).new_state(1)) if not each.startswith("_")}
    assert not public & {"load", "load_seat", "dump", "dump_seat", "trace", "notes"}


@pytest.mark.parametrize(
    ("names", "family"),
    [(TicketName, "ticket"), (TransName, "trans"), (WensleydaleName, "wensleydale")],
)
def test_a_type_checker_knows_every_shipped_game_by_its_name(names: object, family: str) -> None:
    assert list(get_args(names)) == shipped_boards(family)
