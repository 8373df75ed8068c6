"""All attacks, in the order in which they are tried."""

from collections.abc import Callable

from tests.server.attacks.attackers import Tally, Target, moments
from tests.server.attacks.attempts import (
    analysis,
    at_tables,
    connections,
    crowds,
    deep_json,
    floods,
    guessing,
    odd_ids,
    puzzles,
    records,
    slow_http,
    watching,
    workers,
)

Attempt = Callable[[Target, float], Tally]


def nothing(target: Target, until: float) -> Tally:
    """How long everybody waits when nobody attacks."""
    for _ in moments(until, 0.1):
        pass
    return Tally()


ATTEMPTS: dict[str, Attempt] = {
    "nobody attacks": nothing,
    "record: dotted keys": records.dotted_keys,
    "record: long lists": records.long_lists,
    "record: unknown keys": records.unknown_keys,
    "record: many lists": records.many_lists,
    "record: deep moves": records.deep_moves,
    "record: undone moves": records.undone_moves,
    "record: own boards": records.own_boards,
    "record: many imports": crowds.imports,
    "record: looking back": crowds.reviews,
    "record: scrubbing": at_tables.scrubbing,
    "deep JSON in bodies": deep_json.in_bodies,
    "deep JSON in frames": deep_json.in_frames,
    "frames that mean nothing": at_tables.bad_frames,
    "pings at a table": floods.pings_at_a_table,
    "pings at my turns": floods.pings_at_my_turns,
    "words at my turns": floods.words_at_my_turns,
    "never reading": floods.never_reading,
    "slow headers": slow_http.slow_headers,
    "huge headers": slow_http.huge_headers,
    "slow bodies": slow_http.slow_bodies,
    "thousands of connections": connections.thousands,
    "many guests": crowds.guests,
    "many tables": crowds.tables,
    "tables of bots": crowds.tables_of_bots,
    "many keys": crowds.keys,
    "guessing passwords": guessing.passwords,
    "guessing invitations": guessing.invitations,
    "probing webhooks": guessing.webhooks,
    "odd ids": odd_ids.in_paths_and_bodies,
    "chat": at_tables.chat,
    "undo": at_tables.undo,
    "hints": at_tables.hints,
    "puzzles: answers": puzzles.answers,
    "puzzles: forged answers": puzzles.forged,
    "puzzles: doubts": puzzles.doubts,
    "analysis: huge positions": analysis.huge_positions,
    "analysis: values": analysis.values,
    "analysis: broken links": analysis.broken_links,
    "scraping": watching.scraping,
    "a worker hangs": workers.hangs,
    "a worker dies": workers.dies,
}
