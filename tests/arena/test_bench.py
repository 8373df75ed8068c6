"""The bench knows how long every level thinks."""

from itertools import islice

import stellwerk
from stellwerk.arena.bench import _level_times
from stellwerk.bots import level_names


def test_the_longest_decision_of_every_level_is_measured() -> None:
    game = stellwerk.game("ticket-switzerland", players=2)
    for level in level_names("ticket"):
        assert len(list(islice(_level_times(game, level), 2))) == 2
