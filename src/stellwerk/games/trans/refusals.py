"""The kernel's reason codes: for each the rule, and the message that explains it."""

from stellwerk.kernel.trans.refusals import Refusal

REASONS: dict[int, tuple[str, str]] = {
    Refusal.GAME_IS_OVER: ("TRANS-END-1", "trans-game-is-over"),
    Refusal.NOT_YOUR_TURN: ("TRANS-TURN-1", "trans-not-your-turn"),
    Refusal.ALREADY_CHOSEN: ("TRANS-CARD-16", "trans-already-chosen"),
    Refusal.CHOOSE_CITY_FIRST: ("TRANS-CARDS-1", "trans-choose-city-first"),
    Refusal.PLACE_MARKER_FIRST: ("TRANS-SETUP-5", "trans-place-marker-first"),
    Refusal.NOT_NOW: ("TRANS-TURN-1", "trans-not-now"),
    Refusal.CITY_NOT_IN_HAND: ("TRANS-CARDS-3", "trans-city-not-in-hand"),
    Refusal.WRONG_COLOUR: ("TRANS-CARD-13", "trans-wrong-colour"),
    Refusal.CROSSING_TAKEN: ("TRANS-SETUP-5", "trans-crossing-taken"),
    Refusal.LINE_HAS_RAIL: ("TRANS-TURN-1", "trans-line-has-rail"),
    Refusal.NOT_CONNECTED: ("TRANS-TURN-3", "trans-not-connected"),
    Refusal.TOO_DEAR: ("TRANS-TURN-1", "trans-too-dear"),
    Refusal.LAY_ONE_FIRST: ("TRANS-TURN-2", "trans-lay-one-first"),
    Refusal.CANNOT_PASS: ("TRANS-TURN-6", "trans-cannot-pass"),
    Refusal.AGREE_FIRST: ("TRANS-CARDS-4", "trans-agree-first"),
}


def reason(code: int, card: int, cards: list[int]) -> tuple[str, str]:
    """The rule id and the message id; refusals about a special card name that card's rule."""
    rule, message = REASONS[code]
    if card and code in {
        Refusal.ALREADY_CHOSEN,
        Refusal.CHOOSE_CITY_FIRST,
        Refusal.CITY_NOT_IN_HAND,
        Refusal.WRONG_COLOUR,
    }:
        rule = f"TRANS-CARD-{card}"
    if code == Refusal.TOO_DEAR and 9 in cards:
        rule = "TRANS-CARD-9"
    return rule, message
