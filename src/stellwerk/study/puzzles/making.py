"""Making puzzles of a board: matches of strong players, looked through one after the other.

What a match gives depends on its number and on the seed alone, so any number of machines can look
at once, and who is interrupted goes on where the file ends.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from stellwerk.arena.workers import Workers
from stellwerk.boards import shipped_board
from stellwerk.games import game as make_game
from stellwerk.games.families import families
from stellwerk.study.puzzles.exact import exact_puzzle
from stellwerk.study.puzzles.found import found_puzzle
from stellwerk.study.puzzles.puzzle import FOUND, Puzzle
from stellwerk.study.self_play import played_by_usual

PIECE = 8
"""Matches that are looked through before it is decided again what is still wanted."""
MOST_PLAYERS = 4


@dataclass
class Collection:
    """The puzzles of a board, as far as they have been made."""

    game: str
    seed: int
    matches: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    def themes(self) -> list[str]:
        """All themes that there can be on the board."""
        kinds = families()[shipped_board(self.game).family].puzzles.kinds
        return [*(kind.theme for kind in kinds), FOUND]

    def wanted(self, each: int, found: int) -> tuple[str, ...]:
        """The themes of which there are not enough."""
        have = Counter(puzzle.theme for puzzle in self.puzzles)
        return tuple(
            theme for theme in self.themes() if have[theme] < (found if theme == FOUND else each)
        )


def go_on(
    collection: Collection, each: int, found: int, matches: int, workers: Workers
) -> Iterator[Collection]:
    """Look through more matches until there are enough of all themes, or of matches."""
    while collection.matches < matches and (wanted := collection.wanted(each, found)):
        numbers = range(collection.matches, min(matches, collection.matches + PIECE))
        work = partial(made_in_match, collection.game, collection.seed, wanted)
        made = dict(workers.run(work, numbers))
        for number in numbers:
            for puzzle in made[number]:
                if puzzle.theme in collection.wanted(each, found):
                    collection.puzzles.append(puzzle)
        collection.matches = numbers.stop
        yield collection


def made_in_match(game: str, seed: int, themes: Sequence[str], number: int) -> list[Puzzle]:
    """At most one puzzle of each theme from one match."""
    fewest, most = shipped_board(game).players
    most = min(most, MOST_PLAYERS)
    played = make_game(game, fewest + number % (most - fewest + 1))
    own_seed = seed * 1_000_003 + number
    match = played_by_usual(played, own_seed)
    puzzles = families()[played.family].puzzles
    made = [exact_puzzle(match, kind, own_seed) for kind in puzzles.kinds if kind.theme in themes]
    if FOUND in themes:
        made.append(found_puzzle(match, own_seed))
    return [puzzle for puzzle in made if puzzle is not None]
