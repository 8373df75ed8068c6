"""The kernel's reason codes: for each the rule, and the message that explains it."""

REASONS: dict[int, tuple[str, str]] = {
    1: ("TRANS-END-1", "trans-game-is-over"),
    2: ("TRANS-TURN-1", "trans-not-your-turn"),
    3: ("TRANS-CARD-16", "trans-already-chosen"),
    4: ("TRANS-CARDS-1", "trans-choose-city-first"),
    5: ("TRANS-SETUP-5", "trans-place-marker-first"),
    6: ("TRANS-TURN-1", "trans-not-now"),
    7: ("TRANS-CARDS-3", "trans-city-not-in-hand"),
    8: ("TRANS-CARD-13", "trans-wrong-colour"),
    9: ("TRANS-SETUP-5", "trans-crossing-taken"),
    10: ("TRANS-TURN-1", "trans-line-has-rail"),
    11: ("TRANS-TURN-3", "trans-not-connected"),
    12: ("TRANS-TURN-1", "trans-too-dear"),
    13: ("TRANS-TURN-2", "trans-lay-one-first"),
    14: ("TRANS-TURN-6", "trans-cannot-pass"),
    15: ("TRANS-CARDS-4", "trans-agree-first"),
}
ALREADY_CHOSEN = 3
CHOOSE_CITY_FIRST = 4
CITY_NOT_IN_HAND = 7
WRONG_COLOUR = 8
TOO_DEAR = 12


def reason(code: int, card: int, cards: list[int]) -> tuple[str, str]:
    """The rule id and the message id; refusals about a special card name that card's rule."""
    rule, message = REASONS[code]
    if card and code in {ALREADY_CHOSEN, CHOOSE_CITY_FIRST, CITY_NOT_IN_HAND, WRONG_COLOUR}:
        rule = f"TRANS-CARD-{card}"
    if code == TOO_DEAR and 9 in cards:
        rule = "TRANS-CARD-9"
    return rule, message
