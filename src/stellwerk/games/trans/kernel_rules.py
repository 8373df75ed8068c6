"""From a board and the chosen options to the rules as the kernel reads them."""

from collections.abc import Mapping

from stellwerk.games.trans.board.schema import TransBoard
from stellwerk.games.trans.cards import chosen_cards
from stellwerk.games.trans.names import COLOURS, TERRAINS, Names
from stellwerk.kernel.trans.board import (
    CARDS_AGREED,
    CARDS_CHOSEN,
    CARDS_FROM_STACK,
    NO_CARDS,
    Rules,
)

SOURCES = {
    "off": NO_CARDS,
    "each-round": CARDS_FROM_STACK,
    "chosen": CARDS_CHOSEN,
    "agreed": CARDS_AGREED,
}


def build_rules(
    board: TransBoard,
    names: Names,
    players: int,
    options: Mapping[str, str | int | bool],
    rules_version: int,
) -> Rules:
    """One game as the kernel reads it (TRANS-SETUP)."""
    in_play = {city.id for city in board.cities_in_play(players)}
    first_seat = options["first_seat"]
    return Rules(
        len(names.crossings),
        [
            (names.crossing[line.a], names.crossing[line.b], TERRAINS[line.terrain])
            for line in board.all_lines
        ],
        [
            (names.crossing[city.at], COLOURS.index(city.colour), city.id in in_play)
            for city in board.cities
        ],
        [list(board.scoring.base), list(board.scoring.card_1), list(board.scoring.card_2)],
        {
            "players": players,
            "rails": board.rails,
            "target": board.target,
            "rounds": int(options["rounds"]),
            "first_seat": first_seat if isinstance(first_seat, int) else -1,
            "card_source": SOURCES[str(options["special_cards"])],
            "cards_at_once": int(options["cards_at_once"]),
            "chosen_cards": chosen_cards(str(options["cards"])),
            "renews_with_cards_in_force": rules_version == 1,
        },
    )
