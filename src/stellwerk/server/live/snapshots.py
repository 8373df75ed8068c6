"""Snapshots: a match after an entry, kept so that it need not be replayed from its start.

What could still be taken back then is kept as moves from the last place where nothing could, so a
snapshot can be made after any entry. It is a cache: without it a match is only slower to load.
"""

import msgspec

from stellwerk.match.contract import Game
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.play import Play
from stellwerk.server.messages.clocks import ClockRule
from stellwerk.server.messages.common import Json


class OpenMove(msgspec.Struct, array_like=True):
    """A move that may still be taken back, and the entry that it is."""

    number: int
    seat: int
    move: Json


class Snapshot(msgspec.Struct):
    """A match at one entry."""

    position: Json
    clock: Json
    prompt_since: dict[int, int]
    open_moves: list[OpenMove] = []


def snapshot_of(play: Play) -> str:
    """The text that is kept of a match, from which `play_from` makes it again."""
    match = play.match
    settled = match.steps[0].before if match.steps else match.state
    open_moves = [
        OpenMove(number, seat, dict(step.move.as_json()))
        for (number, seat), step in zip(play.open_moves, match.steps, strict=True)
    ]
    content = {
        "position": settled.position(),
        "clock": play.clock.as_json(),
        "prompt_since": dict(play.prompt_since),
        "open_moves": open_moves,
    }
    return msgspec.json.encode(content).decode()


def play_from(
    content: str,
    number: int,
    game: Game,
    seed: bytes,
    rule: ClockRule,
    alone: int | None = None,
) -> Play:
    """The match that a snapshot after an entry describes."""
    snapshot = msgspec.json.decode(content, type=Snapshot)
    match = LiveMatch(game, seed, game.from_position(snapshot.position), alone)
    for each in snapshot.open_moves:
        match.take(match.foresee(each.seat, each.move))
    match.moves.clear()
    open_moves = tuple((each.number, each.seat) for each in snapshot.open_moves)
    clock = MatchClock.from_json(rule, snapshot.clock)
    return Play(match, clock, number, snapshot.prompt_since, open_moves)
