"""What a tally says, as it is written to JSON: every number with its 95 % interval over deals."""

import math

import msgspec

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.games import SHARES
from stellwerk.games.balance import Group
from stellwerk.match.contract import Setting
from stellwerk.study.balance.counting import THOUSANDTHS
from stellwerk.study.balance.setting import WeighedGame, bench_of
from stellwerk.study.balance.tally import Tally, ThingCount, key_of

DIGITS = 4
BARS = 30
"""Of a histogram, at most."""


class Figure(msgspec.Struct, frozen=True):
    """A number and its 95 % interval; both ends are the number itself if there was one deal."""

    value: float
    low: float
    high: float

    def differs_from(self, number: float) -> bool:
        """Whether a number lies outside the interval."""
        return not self.low <= number <= self.high


class Bar(msgspec.Struct, frozen=True):
    """How many games lay from one number up to, and not including, another."""

    low: int
    high: int
    games: int


class StageFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What happened to a thing at one stage."""

    stage: str
    often: Figure
    """for each chapter"""
    of_before: Figure | None
    """of those to which the stage before had happened"""
    wins: Figure | None
    """what those won who did it"""
    gone: Figure | None
    """how much of the chapter was over"""
    amount: Figure | None


class ThingFinding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing, with its facts."""

    thing: str
    facts: tuple[int, ...]
    stages: list[StageFinding]


class GroupFinding(msgspec.Struct, frozen=True, kw_only=True):
    """Things of one kind, in the order of the board."""

    group: str
    things: list[ThingFinding]
    unused: list[str]
    """to which the last stage never happened"""


class WayFinding(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of points (or another number of a seat), and how it goes with winning."""

    way: str
    is_points: bool
    everybody: Figure
    winners: Figure
    others: Figure
    ahead: Figure
    """how much more winners have"""
    led: Figure
    """what those won who had most of it"""


class BalanceFindings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was found about one setting."""

    command: str
    game: str
    players: int
    options: dict[str, Setting]
    rules: int | None
    seed: int
    bots: tuple[str, ...]
    deals: int
    games: int
    endless: int
    chapters: Figure
    """for each game"""
    places: list[Figure]
    """what the first, the second … in the order of play won"""
    round_places: list[Figure]
    """the same for rounds, where a game has several"""
    bot_wins: dict[str, Figure]
    numbers: dict[str, Figure]
    histograms: dict[str, list[Bar]]
    ways: list[WayFinding]
    groups: list[GroupFinding]

    @property
    def fair(self) -> float:
        """What everybody would win if nothing made a difference."""
        return 1 / self.players


def balance_findings(setting: WeighedGame, tally: Tally, command: str) -> BalanceFindings:
    """What follows from what was counted."""
    bench = bench_of(setting)
    players = range(setting.players)
    return BalanceFindings(
        command=command,
        game=setting.game,
        players=setting.players,
        options=dict(bench.game.options),
        rules=setting.rules,
        seed=setting.seed,
        bots=setting.bots,
        deals=tally.deals,
        games=tally.games,
        endless=tally.endless,
        chapters=_mean(tally.chapters),
        places=[_share(tally.places[f"game/{place}"], SHARES) for place in players],
        round_places=[
            _share(tally.places[f"round/{place}"], SHARES)
            for place in players
            if bench.watching.has_rounds
        ],
        bot_wins={bot: _share(blocks, SHARES) for bot, blocks in sorted(tally.bots.items())},
        numbers={
            name: _share(blocks, 1) if name == "ties" else _mean(blocks)
            for name, blocks in tally.numbers.items()
        },
        histograms={name: _bars(counts) for name, counts in tally.histograms.items()},
        ways=[_way(name, tally) for name, way in tally.ways.items() if way.led.games],
        groups=[_group(group, tally) for group in bench.watching.groups],
    )


def _way(name: str, tally: Tally) -> WayFinding:
    way = tally.ways[name]
    kind, _, short = name.partition("/")
    return WayFinding(
        way=short,
        is_points=kind == "category",
        everybody=_mean(way.everybody),
        winners=_mean(way.winners),
        others=_mean(way.others),
        ahead=_mean(way.ahead, SHARES),
        led=_share(way.led, SHARES),
    )


def _group(group: Group, tally: Tally) -> GroupFinding:
    things = [
        ThingFinding(
            thing=thing.id,
            facts=thing.facts,
            stages=[_stage(group, place, thing.id, tally) for place in range(len(group.stages))],
        )
        for thing in group.things
    ]
    unused = [each.thing for each in things if each.stages[-1].often.value == 0]
    return GroupFinding(group=group.name, things=things, unused=unused)


def _stage(group: Group, place: int, thing: str, tally: Tally) -> StageFinding:
    stage = group.stages[place]
    count = tally.things.get(key_of(group.name, stage, thing), ThingCount())
    everywhere = tally.over_all
    uses = Blocks(
        everywhere.count, everywhere.games, count.uses.total, count.uses.squares,
        count.uses.products, everywhere.games_squared,
    )  # fmt: skip
    counts_amount = group.amount == stage
    return StageFinding(
        stage=stage,
        often=_share(uses, 1) if _is_share(uses) and group.is_single else _mean(uses),
        of_before=_share(count.of_before, 1) if count.of_before.games else None,
        wins=_share(count.wins, SHARES) if count.wins.games else None,
        gone=_mean(count.gone, THOUSANDTHS) if count.gone.games else None,
        amount=_mean(count.amounts) if counts_amount and count.amounts.games else None,
    )


def _is_share(blocks: Blocks) -> bool:
    return 0 <= blocks.total <= blocks.games


def _mean(blocks: Blocks, whole: int = 1) -> Figure:
    low, high = blocks.interval() or (blocks.mean, blocks.mean)
    return _figure(blocks.mean / whole, low / whole, high / whole)


def _share(blocks: Blocks, whole: int) -> Figure:
    return _figure(blocks.mean / whole, *blocks.share_interval(whole))


def _figure(*numbers: float) -> Figure:
    value, low, high = (round(number, DIGITS) + 0.0 for number in numbers)
    return Figure(value, low, high)


def _bars(counts: dict[int, int]) -> list[Bar]:
    """A histogram of at most so many bars, each as wide as the others."""
    low, high = min(counts), max(counts)
    width = max(1, math.ceil((high - low + 1) / BARS))
    sums: dict[int, int] = {}
    for value, games in counts.items():
        place = (value - low) // width
        sums[place] = sums.get(place, 0) + games
    return [
        Bar(low + place * width, low + (place + 1) * width, sums.get(place, 0))
        for place in range(max(sums) + 1)
    ]
