"""The promoter beats chance on both boards, alone and among four."""

import pytest

import stellwerk
from stellwerk.arena.games import Contest, Tally, play_games
from stellwerk.bots import Seat, make_bot


def promoter_among(contest: Contest, games: int) -> Tally:
    promoter = Tally()
    for chunk in play_games(contest, games):
        promoter.add(chunk[0])
    assert promoter.games == games
    return promoter


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_promoter_wins_at_least_90_percent_of_two_player_games_against_random(name: str) -> None:
    promoter = promoter_among(Contest(name, 2, ("promoter", "random"), 20261115), 100)
    assert promoter.win_share >= 0.9


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_promoter_wins_at_least_70_percent_against_three_random_bots(name: str) -> None:
    bots = ("promoter", "random", "random", "random")
    assert promoter_among(Contest(name, 4, bots, 20261115), 100).win_share >= 0.7


@pytest.mark.parametrize("side", ["2-3", "3-4"])
@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_promoters_among_themselves_make_a_profit_of_the_railway(name: str, side: str) -> None:
    settings = (("side", side), ("hill_goods_from", "any_area"))
    contest = Contest(name, 3, ("promoter",) * 3, 7, settings)
    assert promoter_among(contest, 15).mean > 0


def test_promoter_decides_the_same_whatever_the_bag_will_give() -> None:
    game = stellwerk.game("nurnberg", players=2)
    state = game.new_state(seed=3)
    while not state.is_terminal():
        seat = state.current_player()
        action = make_bot("wensleydale", "promoter", 1).choose(Seat(game, state, seat))
        twin = state.resample(seat, 99)
        assert make_bot("wensleydale", "promoter", 1).choose(Seat(game, twin, seat)) == action
        state.apply_action(action)
