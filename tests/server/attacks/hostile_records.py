"""Records that somebody wrote to make a server work: small to send, long to read."""

import hashlib
import json

import stellwerk
from stellwerk.boards import shipped_text
from stellwerk.games.registry import game_on_board
from tests.plain import plain
from tests.server.client import Json

SEED = bytes(32)


def record(board: str | None, moves: list[Json], **more: object) -> Json:
    """A record of a match on a board; its end is not the one it says."""
    return {
        "stellwerk": 1,
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "game": "ticket-usa",
        "rules": stellwerk.game("ticket-usa").rules_version,
        "players": 2,
        "options": {},
        "seed": SEED.hex(),
        "moves": moves,
        "digest": "0" * 64,
        **({} if board is None else {"board": board}),
        **more,
    }


def with_dotted_keys(parts: int = 20_000) -> bytes:
    """40 kB: one key of so many parts, each a table inside the one before."""
    return json.dumps(record("a" + ".a" * (parts - 1) + " = 1", [])).encode()


def with_headings(parts: int = 20_000, lines: int = 20_000) -> bytes:
    """A deep heading, and many keys beneath it."""
    heading = "[a" + ".a" * (parts - 1) + "]\n"
    keys = "".join(f"k{number} = 1\n" for number in range(lines))
    return json.dumps(record(heading + keys, [])).encode()


def with_long_lists(entries: int = 6_000) -> bytes:
    """332 kB: cities and routes by the thousand, none of which fits the other."""
    cities = "".join(f'{{id="c{number:06d}"}},\n' for number in range(entries))
    routes = "".join(f'{{a="d{number:06d}",b="e{number:06d}"}},\n' for number in range(entries))
    board = f'format = 1\nfamily = "ticket"\ncities = [\n{cities}]\nroutes = [\n{routes}]\n'
    return json.dumps(record(board, [])).encode()


def with_unknown_keys(keys: int = 20_000) -> bytes:
    """Keys nobody knows, for each of which advice could be given."""
    lines = "".join(f"unknown_key_{number} = 1\n" for number in range(keys))
    return json.dumps(record(f'family = "wensleydale"\n{lines}', [])).encode()


def with_undone_moves(undone: int = 19_999) -> tuple[bytes, int]:
    """One move that could still be taken back, all others taken back; and how many that makes."""
    match = stellwerk.game("ticket-usa", players=2).new_match(seed=SEED)
    move = plain(match.prompts[0].moves[0])
    match.play(0, move)
    moves = [{"seat": 0, "move": move}, *[{"seat": 0, "move": move, "undone": True}] * undone]
    written = record(None, moves, digest=match.state.digest())
    return json.dumps(written).encode(), undone + 1


def with_deep_moves(depth: int = 10_000) -> bytes:
    """A move nested deeper than anybody thinks."""
    deep = '{"a":' * depth + "1" + "}" * depth
    return (
        json.dumps(record(None, [{"seat": 0, "move": 0}]))
        .replace('"move": 0', f'"move": {deep}')
        .encode()
    )


def with_many_lists(lists: int = 2_500_000) -> bytes:
    """8 MB of empty lists, each of which takes twenty times its room in memory."""
    many = "[" + "[]," * (lists - 1) + "[]]"
    return (
        json.dumps(record(None, [{"seat": 0, "move": {"a": 0}}]))
        .replace('"a": 0', f'"a": {many}')
        .encode()
    )


def with_many_moves(moves: int = 4_000) -> bytes:
    """A real match of many rounds, as long as one likes."""
    match = stellwerk.game("trans-europa", players=2).new_match(seed=SEED)
    while len(match.moves) < moves and not match.is_over:
        seat = match.state.pending_players()[0]
        match.play_action(seat, match.state.legal_actions(seat)[0])
    written: Json = dict(match.record)
    padding = moves - len(match.moves)
    if padding > 0:
        first = written["moves"][0] | {"undone": True}
        written["moves"] = [*[first] * min(padding, len(match.moves)), *written["moves"]]
    return json.dumps(written).encode()


def on_own_board(game: str, name: str) -> bytes:
    """A match of one move on a board that is nobody else's."""
    text = shipped_text(game)
    own = text.replace(f'id = "{game}"', f'id = "{game}-{name}"', 1)
    match = game_on_board(own, None, {}).new_match(seed=SEED)
    seat = match.state.pending_players()[0]
    match.play_action(seat, match.state.legal_actions(seat)[0])
    return json.dumps(match.record).encode()
