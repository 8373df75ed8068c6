"""The structs of moves, views, events, prompts, results and positions are exact.

What the games say is read into them and written again, byte for byte, over whole games of every
board, number of players, rules version and set of options, and for every seat and a spectator. And
nothing is described that does not come about.
"""

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from msgspec import inspect

from stellwerk.games.families import families
from stellwerk.games.position_parts import PositionError
from stellwerk.games.record import read_record
from stellwerk.games.replay import replay_moves, start
from stellwerk.match.contract import Game
from stellwerk.match.wire import WireModels
from tests.fuzz.real_games import FAMILIES, Step
from tests.models import compare, compare_trans, compare_wensleydale
from tests.models.compare import Configuration
from tests.plain import plain
from tests.ticket import walks as ticket_walks
from tests.trans.positions import PASS, position, seat, track, trans
from tests.trans.walks import with_rounds
from tests.wire.marks import Mark, promised, seen
from tests.wire.said import (
    Reader,
    Said,
    said_by_last_step,
    said_events,
    said_now,
    said_while_playing,
    said_while_replaying,
)

TESTS = Path(__file__).parents[1]
NAMES = ("ticket", "trans", "wensleydale")
GOLDEN = [path for family in NAMES for path in sorted((TESTS / family / "golden").glob("*.json"))]
ISLAND = [*track("r6c1", "r6c3", "r7c4", "r7c2", "r6c3"), *track("r6c1", "r7c2")]  # Biscay


# Golden records, and games by style, that say what no other one before them says.
TELLING = {
    "europe-2-1912-exhausted", "europe-2-big-cities-exhausted", "europe-2-classic-last-round",
    "europe-2-classic-orient_express-max-last-round", "europe-2-classic-original-exhausted",
    "europe-3-1912-last-round", "europe-3-classic-original-last-round", "europe-3-mega-exhausted",
    "europe-4-mega-last-round", "europe-5-1912-all-passed", "europe-5-big-cities-all-passed",
    "europe-5-mega-all-passed", "rules-2-europe-2-big-cities-exhausted",
    "rules-2-europe-5-classic-all-passed", "switzerland-2-last-round",
    "builder ticket-europe-2-tickets=mega-rules-1",
    "chance ticket-europe-2-tickets=classic-orient_express=True-max=True-rules-1",
    "hoarder ticket-europe-3-tickets=classic-rules-1",
    "amerika-2-no-cards-rails-out", "amerika-2-no-cards-two-winners",
    "amerika-3-each-round-rails-out", "amerika-3-each-round-two-winners",
    "amerika-4-chosen-rails-out", "amerika-5-each-round-passive", "rules-2-amerika-3-agreed-active",
    "nurnberg-2-side-2-3-connection-rules-2", "nurnberg-2-side-2-3-whole-rules-2",
    "nurnberg-2-side-2-3-whole", "nurnberg-3-side-2-3-chain-rules-2", "nurnberg-3-side-2-3-chain",
    "nurnberg-3-side-2-3-whole-rules-2", "nurnberg-3-side-3-4-take-overs-rules-2",
    "nurnberg-3-side-3-4-whole-rules-2", "nurnberg-3-side-3-4-whole",
    "nurnberg-4-side-3-4-chain-rules-2", "nurnberg-4-side-3-4-chain",
    "wensleydale-2-side-2-3-whole-rules-2",
    "connector wensleydale-2-side=2-3-hill_goods_from=neutral_town-start_fee=False-rules-newest",
}  # fmt: skip


class Played(NamedTuple):
    """A configuration to be played, under a rules version (None: the newest)."""

    family: str
    configuration: Configuration
    rules: int | None = None

    def __str__(self) -> str:
        name, players, options = self.configuration
        words = [f"{key}={value}" for key, value in options.items()]
        return "-".join([name, str(players), *words, f"rules-{self.rules or 'newest'}"])

    def begin(self, style: str) -> tuple[Game, Step]:
        """The game, and how a move of this style is made."""
        if self.family != "ticket":
            return FAMILIES[self.family].begin(self.configuration, style)
        name, players, options = self.configuration
        names = compare.namer(name, players, tuple(options.items()), self.rules)
        return names.game, lambda match, rng: ticket_walks.step_on(match, names, style, rng)


def played() -> Iterator[Played]:
    """Every board, number of players, rules version and set of options."""
    for configuration in compare.CONFIGURATIONS:
        yield from (Played("ticket", configuration, rules) for rules in (1, None))
    for configuration in compare_trans.CONFIGURATIONS:
        yield from (Played("trans", each) for each in of_both_versions(configuration))
    both = [*compare_wensleydale.CONFIGURATIONS, *compare_wensleydale.OF_VERSION_1]
    yield from (Played("wensleydale", cast("Configuration", each)) for each in both)


def of_both_versions(configuration: Configuration) -> Iterator[Configuration]:
    """One round of Trans; three players also under the first rules, where they know the options."""
    name, players, options = with_rounds(configuration, 1)
    yield name, players, options
    if players == 3 and "rules" not in options and options.get("special_cards") != "agreed":
        yield name, players, {**options, "rules": 1}


def wire_of(family: str) -> WireModels:
    return families()[family].wire


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_a_golden_record_says_is_read_and_written_byte_for_byte(path: Path) -> None:
    reader = Reader(wire_of(path.parent.parent.name))
    for said in said_while_replaying(read_record(path.read_text(encoding="utf-8"))):
        reader.read(said)


@pytest.mark.parametrize("game", [*played()][::2], ids=str)
def test_what_a_game_says_is_read_and_written_byte_for_byte(game: Played) -> None:
    reader = Reader(wire_of(game.family))
    rng = random.Random(str(game))
    style = rng.choice(FAMILIES[game.family].styles)
    made, step_on = game.begin(style)
    for said in said_while_playing(made, step_on, rng.randrange(2**32)):
        reader.read(said)


@pytest.mark.parametrize("family", NAMES)
def test_nothing_is_described_that_does_not_come_about(family: str) -> None:
    wire = wire_of(family)
    structs = (*wire.moves, wire.view, *wire.events, *wire.prompts, wire.result, wire.position)
    described = {struct: inspect.type_info(struct) for struct in structs}
    promises = {struct: set(promised(described[struct])) for struct in structs}
    missing = set[Mark]().union(*promises.values())
    reader = Reader(wire)
    for said in everything_said(family):
        struct = reader.struct_of(said)
        if not missing.isdisjoint(promises[struct]):
            missing.difference_update(seen(described[struct], said.data))
            if not missing:
                return
    assert sorted(missing) == []


def everything_said(family: str) -> Iterator[Said]:
    """What rare positions say, golden records, and games of all kinds.

    First those in which something was said that nobody had said before, when all were looked
    through in their order; the others are looked at only if something is missing after that.
    """
    yield from RARE.get(family, list)()
    golden = [path for path in GOLDEN if path.parent.parent.name == family]
    games = [
        (style, game)
        for game in played()
        if game.family == family
        for style in FAMILIES[family].styles
    ]
    for soon in (True, False):
        for path in golden:
            if (path.stem in TELLING) == soon:
                record = read_record(path.read_text(encoding="utf-8"))
                yield from said_while_replaying(record, every=10)
        for style, game in games:
            if (f"{style} {game}" in TELLING) == soon:
                yield from said_while_playing(*game.begin(style), seed=1, every=10)


def rare_in_trans() -> Iterator[Said]:
    """A round that is agreed to have no special card, and cards that clash when they are drawn."""
    agreeing = trans(special_cards="agreed").new_match(seed=1)
    agreeing.play(min(agreeing.prompts), {"do": "agree-none"})
    yield from said_by_last_step(agreeing)
    drawing = trans(special_cards="each-round", cards_at_once=3)
    for seed in range(100):
        match = drawing.new_match(seed)
        yield from said_events(match, match.opening)
    yield from only_passing()


def only_passing() -> Iterator[Said]:
    """With card 9 the third turn has a budget of 1; only double lines leave the island."""
    game = trans("trans-europa", cards="9")
    seats = seat("madrid", at="r6c1"), seat("moscow", at="r4c21")
    table = position(game, *seats, rails=ISLAND, lap=2)
    yield from said_now(game, table.state)
    for event in table.play(PASS):
        yield Said.of("event", event.seen_by(None))


def only_green_points_to_pay_with() -> Iterator[Said]:
    """A game never asks so, since there is no choice; a position may say so."""
    record = read_record(GOLDEN[-1].read_text(encoding="utf-8"))
    match = start(record)
    for _ in replay_moves(record, match):
        asked = plain(match.state.position())
        if asked["phase"] == "pay":
            changed = {**asked, "paying_from": "green"}
            with suppress(PositionError):  # this seat has no such points
                yield from said_now(match.game, match.game.from_position(changed))
                return


RARE = {"trans": rare_in_trans, "wensleydale": only_green_points_to_pay_with}
