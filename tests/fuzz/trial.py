"""What must hold of any position, whoever wrote it: refused in words, or as good as a real one."""

import json
import random
from typing import Any, cast

from stellwerk.games.named_state import NamedState
from stellwerk.games.position_parts import PositionError
from stellwerk.match.contract import Game
from tests.plain import plain

# Random games of Ticket to Ride and Wensleydale end by themselves; one of Trans can take hundreds
# of rounds, so with several rounds it is only followed through a few of them.
MOST_STEPS = 4000
STEPS_OF_A_FEW_ROUNDS = 500
STEPS_TOLD = 15
# Lists whose order says nothing, and what a position may leave out for the game to work out.
UNORDERED = {
    *("routes", "stations", "tickets", "kept", "knows", "knows_in_packet", "removed_tickets"),
    *("hand", "rails", "revealed", "winners", "cards", "passed", "tokens"),
}
WORKED_OUT = {"points", "knows"}
# What people should never have to read.
PYTHON = ("Traceback", "<class", "object at 0x", "Error:", "NoneType", "stellwerk.", "list[", "{'")


class WrongError(AssertionError):
    """A position that was taken, and then did not behave."""


def holds(truth: bool, otherwise: str) -> None:
    """Raise WrongError unless it is true."""
    if not truth:
        raise WrongError(otherwise)


def refused_or_played(game: Game, position: Any, rng: random.Random) -> bool:
    """Whether the position is taken; raises whatever should not happen."""
    try:
        state = cast("NamedState", game.from_position(position))
    except PositionError as refusal:
        is_a_sentence(str(refusal))
        return False
    is_the_same(position, plain(state.position()), "the position")
    loads_again(game, plain(state.position()))
    can_be_seen(game, state)
    can_be_drawn_again(game, state, rng)
    can_be_played(game, state, rng)
    return True


def is_a_sentence(text: str) -> None:
    """A refusal is one line for people, not too long, without a word of Python's."""
    holds(text.isprintable() and len(text) <= 500, f"not one readable line: {text!r}")
    holds(text[-1:] in {".", "!"}, f"does not end like a sentence: {text!r}")
    for word in PYTHON:
        holds(word not in text, f"speaks Python: {text!r}")


def is_the_same(given: Any, found: Any, where: str) -> None:
    """What was given is what is found, but for what may be written in several ways."""
    if isinstance(given, dict) and isinstance(found, dict):
        for key, value in given.items():
            is_the_same(value, found.get(key), str(key))
        return
    if isinstance(given, list) and isinstance(found, list):
        if where in UNORDERED:
            given, found = sorted(given, key=str), sorted(found, key=str)
        holds(len(given) == len(found), f"{where}: given {given}, found {found}")
        for one, other in zip(given, found, strict=True):
            is_the_same(one, other, where)
        return
    if given is None and where in WORKED_OUT:
        return
    same = given == found or (is_empty(given) and not found)
    holds(same, f"{where}: given {given!r}, found {found!r}")


def is_empty(value: Any) -> bool:
    """Nothing, or counts of nothing."""
    if isinstance(value, dict):
        return all(map(is_empty, value.values()))
    return value is None or value in (0, [])


def loads_again(game: Game, position: dict[str, Any]) -> None:
    """A position that a state describes is taken, and gives the same state."""
    try:
        again = plain(game.from_position(json.loads(json.dumps(position))).position())
    except PositionError as refusal:
        raise WrongError(f"a position that came of it is refused: {refusal} {position}") from None
    holds(again == position, f"a position that came of it becomes another: {position}, {again}")


def can_be_seen(game: Game, state: NamedState) -> None:
    """Every seat and a spectator has a view, every seat that is asked has moves."""
    for seat in (None, *range(game.players)):
        json.dumps(plain(game.view(state, seat)))
    for seat in state.pending_players():
        prompt = game.prompt(state, seat)
        json.dumps(plain(prompt))
        holds(len(prompt.moves) > 0, f"seat {seat} is asked {prompt.kind} and has no answer")
        holds(len(prompt.moves) == len(state.legal_actions(seat)), "moves and actions differ")


def can_be_drawn_again(game: Game, state: NamedState, rng: random.Random) -> None:
    """What a seat cannot know is drawn again; it sees the same, and the game can be played."""
    for seat in (None, *range(game.players)):
        drawn = state.resample(seat, rng.randrange(2**32))
        same = game.view(drawn, seat) == game.view(state, seat)
        holds(same, f"seat {seat} sees a difference after resampling")
        loads_again(game, plain(drawn.position()))
        play_on(game, drawn, rng)


def can_be_played(game: Game, state: NamedState, rng: random.Random) -> None:
    """Legal moves by chance lead on, and to an end with a result."""
    for _ in range(STEPS_TOLD):
        if state.is_terminal():
            break
        seat = rng.choice(state.pending_players())
        game.play(state, seat, rng.choice(state.legal_actions(seat)))
        if rng.random() < 1 / STEPS_TOLD:
            loads_again(game, plain(state.position()))
    play_on(game, state, rng)
    loads_again(game, plain(state.position()))
    can_be_seen(game, state)
    if state.is_terminal():
        json.dumps(plain(game.result(state)))
        holds(len(state.returns()) == game.players, "not everybody has a result")


def play_on(game: Game, state: NamedState, rng: random.Random) -> None:
    """Play by chance until the game is over, or for a few rounds."""
    may_be_long = game.options.get("rounds") == 0
    most = STEPS_OF_A_FEW_ROUNDS if may_be_long else MOST_STEPS
    steps = 0
    while not state.is_terminal() and steps < most:
        actions = state.legal_actions()
        holds(len(actions) > 0, f"after {steps} more steps nobody can do anything")
        state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    holds(may_be_long or state.is_terminal(), f"it does not end in {steps} steps")
