"""Special cards on the command line: options that belong together, in the reader's language."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.cli.complaints import Complaint
from stellwerk.games.trans.cards import CLASHES

if TYPE_CHECKING:
    from stellwerk.games.families import Setting


def check_special_cards(settings: "Mapping[str, Setting]", lang: str) -> None:
    """Chosen cards are named if, and only if, they are to be chosen (TRANS-CARDS-2)."""
    cards = {int(card) for card in str(settings.get("cards", "")).split(",") if card}
    for first, second in CLASHES:
        if {first, second} <= cards:
            raise Complaint(lang, "refusal-trans-cards-clash", first=first, second=second)
    source = settings.get("special_cards", "off")
    if bool(cards) != (source == "chosen"):
        raise Complaint(lang, "complaint-trans-cards")
    if settings.get("cards_at_once", 1) != 1 and source != "each-round":
        raise Complaint(lang, "complaint-trans-at-once")
