"""Everything that is said in a match: its moves, views, events, prompts, positions and result.

Views, prompts and positions are asked for only at `every` so many steps, and while all choose.
"""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stellwerk.games.record import Record
from stellwerk.games.replay import replay_moves, start
from stellwerk.match.contract import Event, Game, State
from stellwerk.match.match import Match
from stellwerk.match.wire import Wire, WireModels

if TYPE_CHECKING:
    from tests.fuzz.real_games import Step

MOST_STEPS = 3000


class Said(NamedTuple):
    """One thing that was said, with the kind of struct that describes it."""

    kind: str
    sent: bytes

    @classmethod
    def of(cls, kind: str, what: object) -> "Said":
        """Something as it is sent."""
        return cls(kind, msgspec.json.encode(what))

    @property
    def data(self) -> dict[str, object]:
        """As whoever receives it reads it."""
        return msgspec.json.decode(self.sent, type=dict[str, object])


def said_while_replaying(record: Record, every: int = 3) -> Iterator[Said]:
    """What is said in a recorded match, and what the record itself says."""
    match = start(record)
    yield from _opening(match)
    for _ in replay_moves(record, match):
        yield from said_by_last_step(match)
        if _is_asked_for(match, every):
            yield from said_now(match.game, match.state)
    for entry in record.moves:
        yield Said.of("move", entry.move)
    if record.result is not None:
        yield Said.of("result", record.result)


def said_while_playing(game: Game, step_on: "Step", seed: int, every: int = 7) -> Iterator[Said]:
    """What is said in a game played by a style."""
    match, rng = game.new_match(seed), random.Random(seed)
    yield from _opening(match)
    while not match.is_over and len(match.steps) < MOST_STEPS:
        step_on(match, rng)
        yield from said_by_last_step(match)
        if _is_asked_for(match, every):
            yield from said_now(match.game, match.state)


def _is_asked_for(match: Match, every: int) -> bool:
    at_once = len(match.state.pending_players()) > 1
    return match.is_over or at_once or len(match.steps) % every == 0


def _opening(match: Match) -> Iterator[Said]:
    yield from said_events(match, match.opening)
    yield from said_now(match.game, match.state)


def said_by_last_step(match: Match) -> Iterator[Said]:
    """The last move, and what it brought about."""
    step = match.steps[-1]
    yield Said.of("move", step.move)
    yield from said_events(match, step.events)


def said_events(match: Match, events: list[Event]) -> Iterator[Said]:
    """Events as every seat and a spectator hear them."""
    for event in events:
        for seat in (None, *range(match.game.players)):
            yield Said.of("event", event.seen_by(seat))


def said_now(game: Game, state: State) -> Iterator[Said]:
    """What is said in a state: to every seat and a spectator."""
    for seat in (None, *range(game.players)):
        yield Said.of("view", game.view(state, seat))
    for seat in state.pending_players():
        yield Said.of("prompt", game.prompt(state, seat))
    yield Said.of("position", state.position())
    if state.is_terminal():
        yield Said.of("result", game.result(state))


class Named(msgspec.Struct):
    """What tells moves, events and prompts apart."""

    do: str = ""
    message: str = ""


class Reader:
    """Reads what was said into the structs of a family; what many are told alike, once."""

    def __init__(self, wire: WireModels) -> None:
        self.wire = wire
        self.known: dict[Said, Wire] = {}
        self.named = {
            **{("move", str(struct.__struct_config__.tag)): struct for struct in wire.moves},
            **{("event", str(struct.__struct_config__.tag)): struct for struct in wire.events},
            **{("prompt", message_of(struct)): struct for struct in wire.prompts},
        }

    def struct_of(self, said: Said) -> type[Wire]:
        """The struct that describes what was said."""
        if said.kind == "view":
            return self.wire.view
        if said.kind == "result":
            return self.wire.result
        if said.kind == "position":
            return self.wire.position
        named = msgspec.json.decode(said.sent, type=Named)
        return self.named[said.kind, named.do if said.kind == "move" else named.message]

    def read(self, said: Said) -> Wire:
        """The struct that was said; AssertionError unless writing it again gives the same bytes."""
        if said not in self.known:
            struct = self.struct_of(said)
            read = msgspec.json.decode(said.sent, type=struct)
            again = msgspec.json.encode(read)
            assert again == said.sent, f"{struct.__name__} writes this differently"
            self.known[said] = read
        return self.known[said]


def message_of(prompt: type[Wire]) -> str:
    """The message that a prompt says."""
    (field,) = [field for field in msgspec.structs.fields(prompt) if field.name == "message"]
    described = msgspec.inspect.type_info(field.type)
    assert isinstance(described, msgspec.inspect.LiteralType)
    (message,) = described.values
    return str(message)
