"""The options of a Trans game, and which settings belong together."""

from collections.abc import Mapping

from stellwerk.games.trans.cards import SPECIAL_CARDS, CardsClash, chosen_cards
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.contract import Option, Setting

UNTIL_TARGET, ONE_ROUND = 0, 1
ROUNDS: dict[Setting, str] = {UNTIL_TARGET: "until-target", ONE_ROUND: "one-round"}


def trans_options(players: int, rules: int) -> list[Option]:
    """The options of a Trans game for so many players, in the order a lobby shows them."""
    sources = ("off", "each-round", "chosen") + (("agreed",) if rules >= 2 else ())
    return [
        Option("special_cards", sources, "off", "option-trans-special_cards"),
        Option("cards", tuple(SPECIAL_CARDS), "", "option-trans-cards", several=True),
        Option("cards_at_once", (1, 2, 3), 1, "option-trans-cards_at_once"),
        Option("rounds", tuple(ROUNDS), UNTIL_TARGET, "option-trans-rounds", called=ROUNDS),
        Option("first_seat", ("random", *range(players)), "random", "option-trans-first_seat"),
    ]


def check_special_cards(settings: Mapping[str, Setting]) -> None:
    """Chosen cards are named if, and only if, they are to be chosen (TRANS-CARDS-2)."""
    try:
        cards = chosen_cards(str(settings["cards"]))
    except CardsClash as clash:
        raise UnknownSetting(str(clash), clash.message, **clash.arguments) from None
    if bool(cards) != (settings["special_cards"] == "chosen"):
        raise UnknownSetting(
            "The options 'special_cards' and 'cards' belong together: name the cards, such as "
            'cards="4,18", with special_cards="chosen", and only then.',
            "complaint-trans-cards",
        )
    if settings["cards_at_once"] != 1 and settings["special_cards"] != "each-round":
        raise UnknownSetting(
            "The option 'cards_at_once' is for special_cards=\"each-round\" only.",
            "complaint-trans-at-once",
        )
