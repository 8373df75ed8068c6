"""The planner beats chance on every board, sees only its own seat, and always plays legally."""

import pytest

import stellwerk
from stellwerk.arena.games import Contest, Tally, play_games
from stellwerk.boards import shipped_boards
from stellwerk.bots import Seat, UnknownBot, make_bot

VARIANTS: list[tuple[str, dict[str, str | int | bool]]] = [
    ("ticket-europe", {"tickets": "classic"}),
    ("ticket-europe", {"tickets": "1912"}),
    ("ticket-europe", {"tickets": "mega", "orient_express": True, "max": True}),
    ("ticket-europe", {"tickets": "big-cities"}),
    ("ticket-usa", {"tickets": "base"}),
    ("ticket-usa", {"tickets": "mega"}),
    ("ticket-switzerland", {}),
]


def play(contest: Contest, games: int) -> list[Tally]:
    tallies = [Tally() for _ in contest.bots]
    for chunk in play_games(contest, games):
        for tally, played in zip(tallies, chunk, strict=True):
            tally.add(played)
    return tallies


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_planner_wins_at_least_95_percent_of_two_player_games_against_random(
    name: str, options: dict[str, str | int | bool]
) -> None:
    contest = Contest(name, 2, ("planner", "random"), 20261115, tuple(options.items()))
    planner, _ = play(contest, 200)
    assert planner.games == 200
    assert planner.win_share >= 0.95


@pytest.mark.parametrize(("name", "players"), [("ticket-europe", 5), ("ticket-switzerland", 3)])
def test_planners_among_themselves_finish_most_of_their_tickets(name: str, players: int) -> None:
    tallies = play(Contest(name, players, ("planner",) * players, 5), 20 * players)
    mean = sum(tally.categories["tickets"] for tally in tallies) / sum(t.games for t in tallies)
    assert mean > 0


@pytest.mark.parametrize("name", shipped_boards("ticket"))
def test_planner_decides_the_same_whatever_it_cannot_know(name: str) -> None:
    game = stellwerk.game(name)
    state = game.new_state(seed=3)
    decisions = 0
    while not state.is_terminal():
        seat = state.current_player()
        choices = {
            make_bot("ticket", "planner", 1).choose(Seat(game, state.resample(seat, twin), seat))
            for twin in range(3)
        }
        action = make_bot("ticket", "planner", 1).choose(Seat(game, state, seat))
        assert choices == {action}
        state.apply_action(action)
        decisions += 1
    assert decisions > 50


def test_a_seat_gives_a_bot_no_way_to_the_true_state() -> None:
    game = stellwerk.game("ticket-usa")
    state = game.new_state(seed=3)
    seat = Seat(game, state, 0)
    open_to_bots = [name for name in dir(seat) if not name.startswith("_")]
    assert open_to_bots == ["game", "imagine", "legal_actions", "number", "view"]
    imagined = seat.imagine(1).position()
    true = state.position()
    assert imagined.deck != true.deck
    assert imagined.random != true.random


def test_an_unknown_bot_is_named_with_the_choices() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'genius'. The bots are: random, planner"):
        make_bot("ticket", "genius", 1)
