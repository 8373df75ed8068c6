"""The surveyor beats chance on both boards, with and without cards, and sees only its seat."""

import pytest

import stellwerk
from stellwerk.arena.games import Contest, Tally, play_games
from stellwerk.bots import Seat, make_bot

VARIANTS: list[tuple[str, dict[str, str | int | bool]]] = [
    ("trans-europa", {}),
    ("trans-amerika", {}),
    ("trans-europa", {"special_cards": "each-round"}),
    ("trans-amerika", {"special_cards": "each-round", "cards_at_once": 3}),
]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_surveyor_wins_at_least_95_percent_of_two_player_games_against_random(
    name: str, options: dict[str, str | int | bool]
) -> None:
    contest = Contest(name, 2, ("surveyor", "random"), 20261115, tuple(options.items()))
    surveyor = Tally()
    for chunk in play_games(contest, 60):
        surveyor.add(chunk[0])
    assert surveyor.games == 60
    assert surveyor.win_share >= 0.95


@pytest.mark.parametrize("card", range(1, 20))
def test_surveyor_plays_with_every_special_card(card: int) -> None:
    settings = (("special_cards", "chosen"), ("cards", str(card)), ("rounds", 1))
    contest = Contest("trans-amerika", 3, ("surveyor", "surveyor", "random"), card, settings)
    tallies = [tally for chunk in play_games(contest, 3) for tally in chunk]
    assert sum(tally.games for tally in tallies) == 9


@pytest.mark.parametrize("cards", ["", "16", "13,17"])
def test_surveyor_decides_the_same_whatever_it_cannot_know(cards: str) -> None:
    source = "chosen" if cards else "off"
    game = stellwerk.game("trans-europa", players=3, special_cards=source, cards=cards, rounds=1)
    state = game.new_state(seed=3)
    while not state.is_terminal():
        seat = state.current_player()
        action = make_bot("trans", "surveyor", 1).choose(Seat(game, state, seat))
        choices = {
            make_bot("trans", "surveyor", 1).choose(Seat(game, state.resample(seat, twin), seat))
            for twin in range(2)
        }
        assert choices == {action}
        state.apply_action(action)


def test_surveyor_does_not_give_its_cities_away_by_the_marker() -> None:
    game = stellwerk.game("trans-amerika", players=4, first_seat=0)
    on_own_city = 0
    for seed in range(30):
        state = game.new_state(seed)
        action = make_bot("trans", "surveyor", 1).choose(Seat(game, state, 0))
        crossing = game.move(state, 0, action).crossing
        own = {city.id for city in game.view(state, 0).you.cities}
        at = {city.id: city.at for city in game.board.cities}  # type: ignore[attr-defined]
        on_own_city += crossing in {at[city] for city in own}
    assert on_own_city < 10
