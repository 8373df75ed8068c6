"""One observer at one moment: everything they can do, in both worlds."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.server.secrecy.following import Following
from tests.server.secrecy.matches import Guests
from tests.server.secrecy.observing import Observer
from tests.server.secrecy.secret_words import hidden_names, keys, search
from tests.server.secrecy.transcripts import Transcript, compare
from tests.server.secrecy.twins import Moment
from tests.server.secrecy.worlds import Stage

STEPS = 6  # moves for which twins are followed


@dataclass
class Counted:
    """How much was compared, so that a test can say it was something."""

    twins: int = 0
    answers: int = 0
    steps: int = 0
    moves: Counter[str] = field(default_factory=Counter)


async def compare_worlds(
    stage: Stage,
    moment: Moment,
    guests: Guests,
    seat: int | None,
    where: str,
    counted: Counted,
    thoroughly: bool,
) -> None:
    """Raise Leak if anything this observer receives tells the two worlds apart.

    `thoroughly`: also by addresses that are refused or that seldom change.
    """
    rng = Random(where)
    observer = Observer(seat, guests, moment)
    worlds = truth, twin = stage.worlds
    await moment.lay_truth(truth)
    if not await moment.lay_twin(twin, seat, rng):
        return
    addresses = observer.addresses() if thoroughly else observer.news()
    seen = [await observer.look(world, addresses) for world in worlds]
    compare(moment, where, *seen)
    unasked: list[Transcript] = [[], []]
    if thoroughly:
        unasked = [await observer.act_unasked(world) for world in worlds]
        compare(moment, where, *unasked)
    lines = [await observer.listen(world) for world in worlds]
    try:
        first: list[Transcript] = [
            [("joining", frame.encode()) for line in pair for frame in line.frames]
            for pair in lines
        ]
        compare(moment, where, *first)
        chance = rng.getrandbits(64)
        for table, _ in lines:
            await observer.guess(table, Random(chance))
        heard: list[Transcript] = [
            [("guessing", frame.encode()) for frame in table.frames] for table, _ in lines
        ]
        compare(moment, where, *heard)
        following = Following(observer, worlds, stage.time, rng, where)
        counted.steps += await following.follow(lines, STEPS)
        counted.moves += following.moves
    finally:
        for line in (each for pair in lines for each in pair):
            await line.close()
    search(seen[0] + first[0], keys(moment) | hidden_names(moment, seat), where)
    search(unasked[0] + heard[0] + following.heard[0], keys(moment), where)
    counted.twins += 1
    counted.answers += sum(map(len, (seen[0], unasked[0], heard[0], following.heard[0])))
