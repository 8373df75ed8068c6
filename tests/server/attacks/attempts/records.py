"""Records that are small to send and long to read."""

from collections.abc import Callable

from tests.server.attacks import hostile_records as hostile
from tests.server.attacks.attackers import Attacker, Tally, Target, all_at_once, moments


def _bring_in(target: Target, until: float, written: Callable[[], bytes]) -> Tally:
    record = written()

    def again_and_again(attacker: Attacker) -> None:
        attacker.come_in()
        for _ in moments(until):
            attacker.bring_in(record)

    return all_at_once([Attacker(target, number) for number in range(3)], again_and_again)


def dotted_keys(target: Target, until: float) -> Tally:
    """40 kB with one key of 20,000 parts."""
    return _bring_in(target, until, hostile.with_dotted_keys)


def long_lists(target: Target, until: float) -> Tally:
    """332 kB of cities and routes, none of which fits the other: all want advice."""
    return _bring_in(target, until, hostile.with_long_lists)


def unknown_keys(target: Target, until: float) -> Tally:
    """20,000 names that are not known, each of which wants advice."""
    return _bring_in(target, until, hostile.with_unknown_keys)


def many_lists(target: Target, until: float) -> Tally:
    """8 MB of empty lists."""
    return _bring_in(target, until, hostile.with_many_lists)


def deep_moves(target: Target, until: float) -> Tally:
    """A move that is nested 10,000 times."""
    return _bring_in(target, until, hostile.with_deep_moves)


def undone_moves(target: Target, until: float) -> Tally:
    """One move and 19,999 that were taken back, and then its replay, step after step."""
    record, last = hostile.with_undone_moves()

    def replay(attacker: Attacker) -> None:
        table = attacker.come_in().bring_in(record)
        for number in moments(until, 0.02):
            attacker.ask("GET", f"/api/tables/{table}/replay/{last - number % 300}?seat=0")

    return all_at_once([Attacker(target, number) for number in range(3)], replay)


def own_boards(target: Target, until: float) -> Tally:
    """Records on boards that nobody has seen yet, which have to be built, and looked at."""
    games = ("ticket-europe", "trans-europa", "wensleydale")
    boards = [hostile.on_own_board(game, "mine") for game in games]

    def build(attacker: Attacker) -> None:
        attacker.come_in()
        for number in moments(until):
            comment = f"format = 1 # {attacker.address} {number}".encode()
            record = boards[number % 3].replace(b"format = 1", comment, 1)
            table = attacker.bring_in(record)
            if table is not None:
                attacker.ask("GET", f"/api/tables/{table}/replay/0")

    return all_at_once([Attacker(target, number) for number in range(3)], build)
