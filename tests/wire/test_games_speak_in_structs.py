"""What a game says is a struct of its family; what it is told may be one, or plain data."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.games.families import families
from stellwerk.games.record import read_record
from stellwerk.games.replay import replay_moves, start
from stellwerk.games.ticket.wire.moves import TicketClaimMove, TicketDrawMove
from stellwerk.games.trans.wire.moves import TransLayMove
from stellwerk.games.wensleydale.wire.moves import WensleydaleBidMove
from stellwerk.match.contract import State
from stellwerk.match.match import Match
from stellwerk.match.wire import Move
from tests.plain import plain
from tests.wire.said import message_of

TESTS = Path(__file__).parents[1]
RECORDS = (
    "ticket/golden/europe-5-big-cities-all-passed",
    "ticket/golden/rules-2-europe-3-mega-orient_express-max-exhausted",
    "trans/golden/rules-2-europa-3-agreed-active",
    "wensleydale/golden/nurnberg-4-side-3-4-chain-rules-2",
)
WRONG: dict[str, Move] = {
    "ticket-europe": TicketClaimMove(route="nowhere", cards={"red": 2}),
    "ticket-usa": TicketDrawMove(card="mauve"),  # type: ignore[arg-type]
    "trans-europa": TransLayMove(line="here-there"),
    "wensleydale": WensleydaleBidMove(box="first"),  # type: ignore[arg-type]
}


def moments(name: str) -> Iterator[Match]:
    """A recorded match after every move of it."""
    record = read_record((TESTS / f"{name}.json").read_text(encoding="utf-8"))
    match = start(record)
    yield match
    for _ in replay_moves(record, match):
        yield match


@pytest.mark.parametrize("name", RECORDS)
def test_everything_that_is_said_is_a_struct_of_the_family(name: str) -> None:
    wire = families()[name.partition("/")[0]].wire
    prompts = {message_of(struct): struct for struct in wire.prompts}
    observers: list[int | None] = [None, 0, 1]
    for match in moments(name):
        assert {type(match.view(seat)) for seat in observers} == {wire.view}
        assert type(match.state.position()) is wire.position
        for prompt in match.prompts.values():
            asked = prompts[prompt.message]
            assert type(prompt.arguments) is asked.__annotations__["arguments"]
            assert {type(move) for move in prompt.moves} <= set(wire.moves)
        for event in match.steps[-1].events if match.steps else match.opening:
            assert {type(event.seen_by(seat)) for seat in observers} <= set(wire.events)
    assert type(match.result) is wire.result


@pytest.mark.parametrize("name", RECORDS)
def test_a_move_is_taken_as_a_struct_and_as_plain_data(name: str) -> None:
    for match in moments(name):
        for seat, prompt in match.prompts.items():
            actions = match.state.legal_actions(seat)
            for move, action in zip(prompt.moves[:5], actions[:5], strict=True):
                for given in (move, plain(move)):
                    assert match.game.action(match.state, seat, given) == action


@pytest.mark.parametrize("name", RECORDS)
def test_a_position_is_taken_as_a_struct_and_as_plain_data(name: str) -> None:
    for number, match in enumerate(moments(name)):
        if number % 10 == 0:
            position = match.state.position()
            for given in (position, plain(position)):
                assert match.game.from_position(given).digest() == match.state.digest()


@pytest.mark.parametrize("name", RECORDS)
def test_a_digest_is_that_of_the_canonical_json(name: str) -> None:
    for number, match in enumerate(moments(name)):
        if number % 10 == 0:
            assert match.state.digest() == canonical_digest(match.state)


def test_a_setting_in_other_letters_has_the_digest_it_always_had() -> None:
    game = stellwerk.game("trans-europa", special_cards="chosen", cards="\uff13")  # a wide 3
    state = game.new_state(seed=1)
    assert "\uff13" in str(state.position())
    assert state.digest() == canonical_digest(state)


def canonical_digest(state: State) -> str:
    text = json.dumps(plain(state.position()), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("name", WRONG)
def test_a_struct_that_says_nonsense_is_refused_in_the_same_words_as_data(name: str) -> None:
    """msgspec does not look at what a struct is made of."""
    match = stellwerk.game(name).new_match(seed=1)
    said = [match.why_not(0, given) for given in (WRONG[name], plain(WRONG[name]))]
    assert str(said[0]) == str(said[1])
    with pytest.raises(stellwerk.IllegalMove):
        match.play(0, WRONG[name])


@pytest.mark.parametrize("name", stellwerk.games())
def test_a_position_struct_that_says_nonsense_is_refused_in_words(name: str) -> None:
    game = stellwerk.game(name)
    position: Any = game.new_state(seed=1).position()
    for change in ({"turn": "mine"}, {"players": 99}, {"seats": []}):
        wrong = msgspec.structs.replace(position, **change)
        said = []
        for given in (wrong, plain(wrong)):
            with pytest.raises(ValueError) as refused:
                game.from_position(given)
            said.append(str(refused.value))
        assert said[0] == said[1]
