"""Many games between bots. Every deal is played once in each rotation of the seats.

The result depends on the arguments alone: games are numbered, each has its own seeds, and the
counts are whole numbers, so it does not matter which process plays which game.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from stellwerk.bots import Seat, answer_of, make_bot
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Setting

CHUNK = 16
SHARES = 60  # of a win: divisible by 2, 3, 4, 5 and 6, so that shared wins are whole numbers


@dataclass(frozen=True)
class Contest:
    """What is played: game, settings, bots and seed. Small enough to send to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, Setting], ...] = ()
    board: str | None = None
    rules: int | None = None

    def make(self) -> Game:
        """The game of the contest."""
        return make_game(self.game, self.players, dict(self.settings), self.board, self.rules)


@dataclass
class Tally:
    """Counts of one bot, in whole numbers."""

    games: int = 0
    shares_of_wins: int = 0
    wins_alone: int = 0
    total: int = 0
    squares: int = 0
    categories: dict[str, int] = field(default_factory=dict)
    decisions: int = 0

    def add(self, other: "Tally") -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.shares_of_wins += other.shares_of_wins
        self.wins_alone += other.wins_alone
        self.total += other.total
        self.squares += other.squares
        self.decisions += other.decisions
        for category, points in other.categories.items():
            self.categories[category] = self.categories.get(category, 0) + points

    @property
    def win_share(self) -> float:
        """Games won; a win shared by two counts half for each."""
        return self.shares_of_wins / SHARES / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """Mean final points."""
        return self.total / self.games if self.games else 0.0


def play_games(contest: Contest, games: int, jobs: int = 1) -> Iterator[list[Tally]]:
    """Play all games; yields the tallies of a chunk of games whenever one is done."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs <= 1:
        for chunk in chunks:
            yield _play_chunk(contest, chunk)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        try:
            waiting = [pool.submit(_play_chunk, contest, chunk) for chunk in chunks]
            for done in as_completed(waiting):
                yield done.result()
        finally:  # whoever stops listening should not have to wait for all the other games
            pool.shutdown(wait=False, cancel_futures=True)


def _play_chunk(contest: Contest, numbers: Sequence[int]) -> list[Tally]:
    game = contest.make()
    tallies = [Tally() for _ in contest.bots]
    for number in numbers:
        _play_one(game, contest, number, tallies)
    return tallies


def _play_one(game: Game, contest: Contest, number: int, tallies: list[Tally]) -> None:
    """Game `number` is a deal and a rotation of the bots over the seats."""
    seats = len(contest.bots)
    deal, rotation = divmod(number, seats)
    state = game.new_state(_seed(contest.seed, "deal", deal))
    sitting = [(seat + rotation) % seats for seat in range(seats)]
    bots = [
        make_bot(
            game.family,
            contest.bots[bot],
            int.from_bytes(_seed(contest.seed, "bot", number, bot)[:7], "big"),
        )
        for bot in sitting
    ]
    names = [contest.bots[bot] for bot in sitting]
    handles = [Seat(game, state, seat) for seat in range(seats)]
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(answer_of(bots[seat], names[seat], handles[seat]))
        tallies[sitting[seat]].decisions += 1
    _count(game.result(state), sitting, tallies)


def _count(result: Mapping[str, object], sitting: list[int], tallies: list[Tally]) -> None:
    winners = result["winners"]
    scores = result["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    for seat, score in enumerate(scores):
        tally = tallies[sitting[seat]]
        tally.games += 1
        tally.total += score["total"]
        tally.squares += score["total"] ** 2
        if seat in winners:
            tally.shares_of_wins += SHARES // len(winners)
            tally.wins_alone += len(winners) == 1
        for category, points in score["categories"].items():
            tally.categories[category] = tally.categories.get(category, 0) + points


def _seed(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()
