"""Playing deals and counting what happened in them: one deal in all rotations is one block."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.games import SHARES, deal_seed
from stellwerk.games.balance import Chapter, Group, Happening
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.match.wire import Result
from stellwerk.study.balance.setting import Bench, WeighedGame, bench_of, played_deal
from stellwerk.study.balance.tally import Tally, ThingCount, WayCount, key_of

THOUSANDTHS = 1000
Sum = list[int]
"""A total, and of how many."""


def _nothing() -> Sum:
    return [0, 0]


@dataclass
class _ThingSum:
    """One thing at one stage, in one deal."""

    uses: int = 0
    wins: Sum = field(default_factory=_nothing)
    gone: int = 0
    amount: int = 0


def weigh_deal(setting: WeighedGame, deal: int) -> Tally:
    """Everything that is counted in one deal, played in every rotation that differs."""
    bench = bench_of(setting)
    block = _Block(bench.game, bench.watching.groups, bench.watching.has_rounds)
    for sitting in setting.rotations():
        end = played_deal(bench, setting, deal, sitting)
        if end is None:
            block.endless += 1
            continue
        chapters, result = watched(bench, setting, deal, end)
        block.count(chapters, result, sitting, len(end.full_history()))
    return block.tally()


def watched(
    bench: Bench, setting: WeighedGame, deal: int, end: KernelState
) -> tuple[Sequence[Chapter], Result]:
    """A finished game told again from its start, as its family sees it."""
    game = bench.game
    state = game.new_state(deal_seed(setting.seed, deal))
    start = state.clone()
    history = end.full_history()
    happenings = [Happening(event, 0.0, None) for event in game.opening(state)]
    for number, (seat, action) in enumerate(history):
        happenings += [
            Happening(event, number / len(history), seat)
            for event in game.play(state, seat, action)
        ]
    result = game.result(state)
    return bench.watching.chapters(start, happenings, state, result), result


class _Block:
    """The sums of one deal."""

    def __init__(self, game: Game, groups: Sequence[Group], has_rounds: bool) -> None:
        self._game = game
        self._groups = groups
        self._has_rounds = has_rounds
        self._games = 0
        self._chapters = 0
        self.endless = 0
        self._places: dict[str, Sum] = defaultdict(_nothing)
        self._bots: dict[str, Sum] = defaultdict(_nothing)
        self._numbers: dict[str, Sum] = defaultdict(_nothing)
        self._things: dict[str, _ThingSum] = defaultdict(_ThingSum)
        self._ways: dict[str, dict[str, Sum]] = defaultdict(lambda: defaultdict(_nothing))
        self._histograms: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))

    def count(
        self, chapters: Sequence[Chapter], result: Result, sitting: Sequence[str], decisions: int
    ) -> None:
        """One game more."""
        self._games += 1
        self._chapters += len(chapters)
        won = _won(result.winners)
        for place, seat in enumerate(chapters[0].order):
            _add(self._places[f"game/{place}"], won.get(seat, 0))
        for seat, bot in enumerate(sitting):
            _add(self._bots[bot], won.get(seat, 0))
        self._count_ends(chapters, result, decisions)
        totals = {name: [score.by_category()[name] for score in result.scores]
                  for name in result.scores[0].by_category()}  # fmt: skip
        if len(totals) > 1:
            for name, numbers in totals.items():
                self._count_way(f"category/{name}", numbers, result.winners)
        for chapter in chapters:
            self._count_chapter(chapter)

    def _count_ends(self, chapters: Sequence[Chapter], result: Result, decisions: int) -> None:
        """How long it was, and how it ended."""
        totals = sorted((score.total for score in result.scores), reverse=True)
        turns = sum(chapter.turns for chapter in chapters)
        _add(self._numbers["turns"], turns)
        _add(self._numbers["decisions"], decisions)
        _add(self._numbers["ties"], int(len(result.winners) > 1))
        _add(self._numbers["total"], totals[0])
        _add(self._numbers["margin"], totals[0] - totals[1])
        self._histograms["turns"][turns] += 1
        self._histograms["total"][totals[0]] += 1
        self._histograms["margin"][totals[0] - totals[1]] += 1

    def _count_chapter(self, chapter: Chapter) -> None:
        won = _won(chapter.winners)
        if self._has_rounds:
            for place, seat in enumerate(chapter.order):
                _add(self._places[f"round/{place}"], won.get(seat, 0))
        for name, numbers in chapter.figures.items():
            self._count_way(f"figure/{name}", numbers, chapter.winners)
        for use in chapter.uses:
            thing = self._things[key_of(use.group, use.stage, use.thing)]
            thing.uses += use.number
            thing.gone += round(use.gone * THOUSANDTHS) * use.number
            thing.amount += use.amount
            if use.seat is not None:
                thing.wins[0] += won.get(use.seat, 0) * use.number
                thing.wins[1] += use.number

    def _count_way(self, name: str, numbers: Sequence[int], winners: Sequence[int]) -> None:
        """How much of it everybody, the winners and the others had, and whoever had most."""
        way = self._ways[name]
        others = [seat for seat in range(len(numbers)) if seat not in winners]
        ahead = 0
        for kind, seats in (("winners", winners), ("others", others)):
            for seat in seats:
                _add(way[kind], numbers[seat])
                _add(way["everybody"], numbers[seat])
        if others:
            ahead += sum(numbers[seat] for seat in winners) * (SHARES // len(winners))
            ahead -= sum(numbers[seat] for seat in others) * (SHARES // len(others))
            _add(way["ahead"], ahead)
        most = max(numbers)
        leaders = [seat for seat, number in enumerate(numbers) if number == most]
        won = _won(winners)
        if len(leaders) < len(numbers):
            _add(way["led"], sum(won.get(seat, 0) for seat in leaders) // len(leaders))

    def tally(self) -> Tally:
        """The deal as a tally of one block."""
        made = Tally(deals=1, games=self._games, endless=self.endless)
        if not self._games:
            return made
        made.chapters.add(self._chapters, self._games)
        made.over_all.add(0, self._chapters)
        for kind in ("places", "bots", "numbers"):
            sums: dict[str, Sum] = getattr(self, f"_{kind}")
            setattr(made, kind, {name: _block(*each) for name, each in sums.items()})
        made.histograms = {name: dict(counts) for name, counts in self._histograms.items()}
        made.things = {key: self._thing(thing) for key, thing in self._things.items()}
        for group in self._groups:
            if group.is_chain:
                self._chain(group, made)
        made.ways = {
            name: WayCount(**{kind: _block(*each) for kind, each in way.items()})
            for name, way in self._ways.items()
        }
        return made

    def _thing(self, thing: _ThingSum) -> ThingCount:
        return ThingCount(
            uses=_block(thing.uses, self._chapters),
            wins=_block(*thing.wins),
            gone=_block(thing.gone, thing.uses),
            amounts=_block(thing.amount, thing.uses),
        )

    def _chain(self, group: Group, made: Tally) -> None:
        """How many of those that came to one stage came to the next, none included."""
        for before, stage in zip(group.stages, group.stages[1:], strict=False):
            for thing in group.things:
                came = self._things.get(key_of(group.name, before, thing.id))
                if came is None or not came.uses:
                    continue
                key = key_of(group.name, stage, thing.id)
                went = self._things[key].uses if key in self._things else 0
                counted = made.things.setdefault(key, ThingCount())
                counted.of_before.add(went, came.uses)


def _won(winners: Sequence[int]) -> dict[int, int]:
    """What each winner has of the win."""
    return {seat: SHARES // len(winners) for seat in winners}


def _add(sum_: Sum, number: int) -> None:
    sum_[0] += number
    sum_[1] += 1


def _block(total: int, games: int) -> Blocks:
    made = Blocks()
    if games:
        made.add(total, games)
    return made
