"""A board, a position and a whole match as pictures, in the folder where one is.

python examples/pictures.py
"""

from pathlib import Path

import stellwerk
from stellwerk.bots import Seat, make_bot

if __name__ == "__main__":
    game = stellwerk.game("trans-europa", players=3, rounds=1)
    match = game.new_match(seed=7)
    bots = [make_bot(game.family, "surveyor", seed) for seed in range(3)]
    while not match.is_over:
        number = match.state.current_player()
        match.play_action(number, bots[number].choose(Seat(game, match.state, number)))

    Path("position.svg").write_text(match.to_svg(seat=0, lang="de"), encoding="utf-8")
    Path("position-dark.svg").write_text(match.to_svg(theme="dark"), encoding="utf-8")
    Path("film.html").write_text(stellwerk.film(match), encoding="utf-8")
    print("position.svg, position-dark.svg, film.html")
