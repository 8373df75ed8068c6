"""The arena deals fairly: every bot plays every deal from every seat, whatever the processes."""

import pytest

from stellwerk.arena import games
from stellwerk.arena.games import Contest, Tally, play_games
from stellwerk.bots import BotFailed


def total(contest: Contest, games: int, jobs: int) -> list[Tally]:
    tallies = [Tally() for _ in contest.bots]
    for chunk in play_games(contest, games, jobs):
        for tally, played in zip(tallies, chunk, strict=True):
            tally.add(played)
    return tallies


def test_the_same_arguments_give_the_same_counts_whatever_the_number_of_processes() -> None:
    contest = Contest("ticket-switzerland", 3, ("planner", "random", "random"), 11)
    assert total(contest, 40, jobs=1) == total(contest, 40, jobs=2)


def test_another_seed_gives_other_games() -> None:
    one = Contest("ticket-usa", 2, ("random", "random"), 1)
    two = Contest("ticket-usa", 2, ("random", "random"), 2)
    assert total(one, 10, 1) != total(two, 10, 1)


def test_equal_bots_that_leave_nothing_to_chance_score_alike_over_full_rotations() -> None:
    # The planner is deterministic, so over all rotations each of its copies plays the same games.
    tallies = total(Contest("ticket-europe", 3, ("planner",) * 3, 4), 30, 1)
    assert tallies[0].total == tallies[1].total == tallies[2].total


def test_shares_of_wins_add_up_to_the_games() -> None:
    tallies = total(Contest("ticket-europe", 4, ("random",) * 4, 9), 21, 1)
    assert sum(tally.win_share * tally.games for tally in tallies) == 21
    assert all(sum(tally.categories.values()) == tally.total for tally in tallies)


def test_a_game_that_does_not_end_is_said_with_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_DECISIONS", 20)
    with pytest.raises(BotFailed, match=r"not end after 20 decisions: planner, random go round"):
        total(Contest("ticket-usa", 2, ("planner", "random"), 1), 1, jobs=1)
