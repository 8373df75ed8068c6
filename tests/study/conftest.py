"""One reviewed match of each family, played by a good player and by chance."""

from dataclasses import dataclass

import pytest

import stellwerk
from stellwerk.bots import Seat, make_bot
from stellwerk.match.match import Match
from stellwerk.study.review import review_match

GAMES = {
    "ticket-switzerland": {"players": 2},
    "trans-europa": {"players": 3, "rounds": 1},
    "wensleydale": {"players": 2},
}


@dataclass(frozen=True)
class Reviewed:
    """A match and what was found."""

    match: Match
    found: stellwerk.Review


def played(name: str, **settings: int) -> Match:
    """A match of `dispatcher`, the usual player, against chance."""
    game = stellwerk.game(name, **settings)  # type: ignore[call-overload]
    match: Match = game.new_match(seed=11)
    names = ["dispatcher", *["random"] * (game.players - 1)]
    bots = [make_bot(game.family, bot, seed) for seed, bot in enumerate(names)]
    while not match.is_over:
        seat = match.state.pending_players()[0]
        match.play_action(seat, bots[seat].choose(Seat(game, match.state, seat)))
    return match


@pytest.fixture(scope="session", params=GAMES, ids=str)
def reviewed(request: pytest.FixtureRequest) -> Reviewed:
    match = played(request.param, **GAMES[request.param])
    return Reviewed(match, review_match(match, "quick", seed=3))
