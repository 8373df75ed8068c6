"""Reading a record from elsewhere whole: done in a worker process with limits of its own.

Nothing here knows of the database or of the rest of the server, so that a worker is small.
"""

import msgspec

from stellwerk.games.record import read_record, verify_commitment
from stellwerk.games.replay import start
from stellwerk.match.record import RecordError
from stellwerk.match.refusal import IllegalMove
from stellwerk.server.catalogue.board_check import CheckedBoard, check_board, check_game_id
from stellwerk.server.live.clock import MatchClock
from stellwerk.server.live.events import pack_events, stored_events
from stellwerk.server.live.live_match import LiveMatch
from stellwerk.server.live.play import begin
from stellwerk.server.live.snapshots import snapshot_of
from stellwerk.server.messages.clocks import NoClock
from stellwerk.server.messages.common import Json
from stellwerk.server.records.bounds import check_bytes, check_counts


class ReadEntry(msgspec.Struct):
    """One entry of the record as it goes into the database."""

    kind: str
    seat: int
    move: Json | None
    events: str


class ReadRecord(msgspec.Struct):
    """A record, replayed; or the mistake in it, in words."""

    mistake: str | None = None
    fault: str | None = None  # a mistake of ours, for the log
    game: str = ""
    board: str | None = None
    checked_board: CheckedBoard | None = None
    options: dict[str, str | int | bool] = {}
    players: int = 0
    seed: bytes = b""
    rules: int = 0
    result: Json | None = None
    entries: list[ReadEntry] = []
    snapshots: dict[int, str] = {}


def read_whole_record(text: bytes, snapshot_every: int) -> ReadRecord:
    """Replay a record and keep every step; a mistake is told, not raised."""
    try:
        return _read(text, snapshot_every)
    except RecordError as error:
        return ReadRecord(mistake=str(error))
    except MemoryError:
        raise  # by then the worker is of no use for anything else
    except Exception as error:
        return ReadRecord(mistake="It cannot be replayed here.", fault=repr(error)[:1000])


def _read(text: bytes, snapshot_every: int) -> ReadRecord:
    check_bytes(text)
    record = read_record(text)
    check_counts(record)
    verify_commitment(record)
    if record.position is not None:
        raise RecordError("It begins in the middle of a match; only whole matches can be kept.")
    match = start(record)
    game = match.game
    check_game_id(game.id)
    play = begin(LiveMatch(game, match.seed, match.state), MatchClock(NoClock(), game.players))
    read = ReadRecord(
        game=game.id,
        board=game.custom_board,
        checked_board=None if game.custom_board is None else check_board(game.custom_board),
        options=dict(game.options),
        players=game.players,
        seed=match.seed,
        rules=game.rules_version,
        entries=[ReadEntry("start", 0, None, pack_events(stored_events(match.opening)))],
    )
    last_snapshot = 0
    for number, recorded in enumerate(record.moves, start=1):
        try:
            if recorded.undone:
                play = play.after_change("undone", recorded.seat, 0)
                kind, move, events = "undone", dict(recorded.move), "[]"
            else:
                play, step = play.after_move(recorded.seat, recorded.move, 0)
                events = pack_events(stored_events(step.events))
                kind, move = "move", dict[str, object](step.move.as_json())
        except (IllegalMove, ValueError) as error:
            raise RecordError(f"Move {number} of this record cannot be played: {error}") from None
        read.entries.append(ReadEntry(kind, recorded.seat, move, events))
        if number - last_snapshot >= snapshot_every:
            read.snapshots[number] = snapshot_of(play)
            last_snapshot = number
    if play.match.state.digest() != record.digest:
        raise RecordError("The record replays, but to another position than it says.")
    result = play.match.result
    read.result = None if result is None else dict(result.as_json())
    return read
