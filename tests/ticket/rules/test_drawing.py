"""Drawing train cards (TTR-DRAW)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.plain import Move
from tests.ticket.positions import DRAW_BLIND, EMPTY_ROW, PASS, claim, draw, kinds, position, seat

EUROPE = game("ticket-europe")
ORIGINAL = game("ticket-europe", edition="original")
FIRST_RULES = game("ticket-europe", rules=1)
USA = game("ticket-usa")
SWITZERLAND = game("ticket-switzerland")
LOCOMOTIVE_IS_WHOLE_TURN = pytest.mark.parametrize(
    "rules", [EUROPE, ORIGINAL, USA], ids=["anniversary", "original", "usa"]
)
ROW_STAYS_OPEN = pytest.mark.parametrize(
    "rules",
    [ORIGINAL, FIRST_RULES, USA, SWITZERLAND],
    ids=["original", "version 1", "usa", "switzerland"],
)
EVERY_BOARD = pytest.mark.parametrize(
    "rules", [EUROPE, USA, SWITZERLAND], ids=lambda rules: rules.id
)


@pytest.mark.rule("TTR-DRAW-1")
@EVERY_BOARD
def test_a_turn_takes_two_cards_from_row_or_deck(rules: TicketGame) -> None:
    table = position(rules, deck_top=["green", "red"])
    table.play(draw("pink"))
    assert table.to_move == 0
    table.play(DRAW_BLIND)
    assert table.hand(0) == {"pink": 1, "red": 1}
    assert table.to_move == 1


@pytest.mark.rule("TTR-DRAW-1")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        (draw("pink"), draw("white"), {"pink": 1, "white": 1}),
        (DRAW_BLIND, draw("white"), {"green": 1, "white": 1}),
        (DRAW_BLIND, DRAW_BLIND, {"green": 1, "red": 1}),
    ],
)
def test_both_cards_may_come_from_either_place(
    first: Move, second: Move, hand: dict[str, int]
) -> None:
    table = position(EUROPE, deck_top=["green", "red"])
    table.play(first, second)
    assert table.hand(0) == hand


@pytest.mark.rule("TTR-DRAW-1")
def test_a_card_of_the_row_is_replaced_at_once_and_may_be_the_second() -> None:
    table = position(EUROPE, row=["pink", "white", "blue", "blue", "red"], deck_top=["green"])
    table.play(draw("white"))
    assert table["row"] == ["pink", "green", "blue", "blue", "red"]
    table.play(draw("green"))
    assert table.hand(0) == {"white": 1, "green": 1}


@pytest.mark.rule("TTR-DRAW-1")
def test_only_cards_that_lie_in_the_row_can_be_taken_from_it() -> None:
    table = position(EUROPE, row=["pink", "white", "blue", "blue", "red"], deck_top=["pink"])
    assert table.refuses(draw("green")) == "TTR-DRAW-1"
    table.play(draw("white"))
    assert table.refuses(draw("white")) == "TTR-DRAW-1"


@pytest.mark.rule("TTR-DRAW-1", "TTR-TURN-1")
def test_after_the_first_card_there_is_nothing_but_the_second() -> None:
    table = position(EUROPE, seat(pink=1))
    table.play(DRAW_BLIND)
    assert table.refuses(claim("dieppe_paris", pink=1)) == "TTR-DRAW-1"
    assert table.kinds_of_moves() == {"draw", "draw-blind"}


@pytest.mark.rule("TTR-DRAW-2")
@LOCOMOTIVE_IS_WHOLE_TURN
def test_a_face_up_locomotive_is_the_whole_turn(rules: TicketGame) -> None:
    table = position(rules, row=["locomotive", "white", "blue", "yellow", "red"])
    table.play(draw("locomotive"))
    assert table.hand(0) == {"locomotive": 1}
    assert table.to_move == 1


@pytest.mark.rule("TTR-DRAW-2")
@LOCOMOTIVE_IS_WHOLE_TURN
def test_a_face_up_locomotive_cannot_be_the_second_card(rules: TicketGame) -> None:
    table = position(rules, row=["locomotive", "white", "blue", "yellow", "red"])
    table.play(draw("white"))
    assert table.refuses(draw("locomotive")) == "TTR-DRAW-2"
    assert table.allows(draw("blue"))


@pytest.mark.rule("TTR-DRAW-2")
def test_a_locomotive_that_has_just_come_into_the_row_cannot_be_the_second_card() -> None:
    table = position(EUROPE, deck_top=["locomotive"])
    table.play(draw("white"))
    assert "locomotive" in table["row"]
    assert table.refuses(draw("locomotive")) == "TTR-DRAW-2"


@pytest.mark.rule("TTR-DRAW-2")
@LOCOMOTIVE_IS_WHOLE_TURN
def test_a_face_up_locomotive_cannot_follow_a_blind_card_either(rules: TicketGame) -> None:
    table = position(rules, row=["locomotive", "white", "blue", "yellow", "red"])
    table.play(DRAW_BLIND)
    assert table.refuses(draw("locomotive")) == "TTR-DRAW-2"
    assert table.allows(draw("blue"))


@pytest.mark.rule("TTR-DRAW-3")
@EVERY_BOARD
def test_locomotives_drawn_blind_count_as_one_card_each(rules: TicketGame) -> None:
    table = position(rules, deck_top=["locomotive", "locomotive"])
    table.play(DRAW_BLIND)
    assert table.to_move == 0
    table.play(DRAW_BLIND)
    assert table.hand(0) == {"locomotive": 2}
    assert table.to_move == 1


@pytest.mark.rule("TTR-DRAW-3")
def test_a_card_of_the_row_may_follow_a_locomotive_drawn_blind() -> None:
    table = position(EUROPE, deck_top=["locomotive"])
    table.play(DRAW_BLIND, draw("white"))
    assert table.hand(0) == {"locomotive": 1, "white": 1}


@pytest.mark.rule("TTR-DRAW-4")
def test_switzerland_takes_two_face_up_locomotives_in_one_turn() -> None:
    table = position(SWITZERLAND, row=["locomotive", "locomotive", "blue", "yellow", "red"])
    table.play(draw("locomotive"))
    assert table.to_move == 0
    table.play(draw("locomotive"))
    assert table.hand(0) == {"locomotive": 2}
    assert table.to_move == 1


@pytest.mark.rule("TTR-DRAW-4")
def test_switzerland_takes_a_face_up_locomotive_as_the_second_card() -> None:
    table = position(SWITZERLAND, row=["locomotive", "white", "blue", "yellow", "red"])
    table.play(draw("white"), draw("locomotive"))
    assert table.hand(0) == {"white": 1, "locomotive": 1}


@pytest.mark.rule("TTR-DRAW-5")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = position(EUROPE, deck=[], discard={"red": 3}, rest_in_hand_of=1)
    assert kinds(table.play(DRAW_BLIND)) == ["draw-blind", "shuffle"]
    assert table.hand(0) == {"red": 1}
    assert (table["deck"], table["discard"]) == (["red", "red"], {})


@pytest.mark.rule("TTR-DRAW-5")
def test_the_discard_pile_also_refills_the_row() -> None:
    table = position(EUROPE, deck=[], discard={"red": 3}, rest_in_hand_of=1)
    table.play(draw("pink"))
    assert table["row"] == ["red", "white", "yellow", "orange", "black"]
    assert (table["deck"], table["discard"]) == (["red", "red"], {})


@pytest.mark.rule("TTR-DRAW-5")
def test_the_discard_pile_is_shuffled() -> None:
    pile = {"red": 6, "blue": 6, "green": 6}
    table = position(EUROPE, deck=[], discard=pile, rest_in_hand_of=1)
    table.play(DRAW_BLIND)
    changes = sum(a != b for a, b in zip(table["deck"], table["deck"][1:], strict=False))
    assert changes > 2


@pytest.mark.rule("TTR-DRAW-5")
def test_the_discard_pile_stays_while_the_deck_has_cards() -> None:
    table = position(EUROPE, deck=["green"], discard={"red": 3}, rest_in_hand_of=1)
    table.play(DRAW_BLIND)
    assert (table.hand(0), table["discard"]) == ({"green": 1}, {"red": 3})


@pytest.mark.rule("TTR-DRAW-6")
@EVERY_BOARD
def test_with_no_card_anywhere_drawing_is_not_possible(rules: TicketGame) -> None:
    table = position(rules, row=EMPTY_ROW, rest_in_hand_of=1)
    assert table.refuses(DRAW_BLIND) == "TTR-DRAW-6"
    assert table.kinds_of_moves() == {"draw-tickets"}


@pytest.mark.rule("TTR-DRAW-6")
@ROW_STAYS_OPEN
def test_the_last_cards_of_the_row_can_be_taken(rules: TicketGame) -> None:
    table = position(rules, row=["red", None, "blue", None, None], rest_in_hand_of=1)
    assert table.refuses(DRAW_BLIND) == "TTR-DRAW-6"
    table.play(draw("blue"), draw("red"))
    assert table.hand(0) == {"red": 1, "blue": 1}
    assert table["row"] == list(EMPTY_ROW)


@pytest.mark.rule("TTR-DRAW-6")
def test_in_the_anniversary_edition_nobody_takes_from_a_row_without_a_deck() -> None:
    table = position(EUROPE, row=["red", None, "blue", None, None], rest_in_hand_of=1)
    for move in (draw("red"), draw("blue"), draw("green"), DRAW_BLIND):
        assert table.refuses(move) == "TTR-DRAW-6"
    assert table.kinds_of_moves() == {"draw-tickets"}


@pytest.mark.rule("TTR-DRAW-6", "TTR-DRAW-5")
def test_in_the_anniversary_edition_a_discard_pile_is_enough_to_take_from_the_row() -> None:
    table = position(EUROPE, deck=[], discard={"red": 1}, rest_in_hand_of=1)
    assert table.allows(draw("pink"))


@pytest.mark.rule("TTR-DRAW-6", "TTR-DRAW-7")
@pytest.mark.parametrize("first", [draw("pink"), DRAW_BLIND], ids=["row", "blind"])
def test_in_the_anniversary_edition_the_last_card_of_the_deck_ends_the_turn(first: Move) -> None:
    table = position(EUROPE, deck=["green"], rest_in_hand_of=1)
    table.play(first)
    assert (sum(table.hand(0).values()), table.to_move) == (1, 1)


@pytest.mark.rule("TTR-DRAW-6", "TTR-DRAW-7")
def test_a_position_that_asks_for_a_second_card_where_there_is_none_is_refused() -> None:
    row = ["red", None, "blue", None, None]
    position(ORIGINAL, row=row, rest_in_hand_of=1, phase="second-card")
    with pytest.raises(ValueError, match="no second card to take"):
        position(EUROPE, row=row, rest_in_hand_of=1, phase="second-card")


@pytest.mark.rule("TTR-DRAW-6", "TTR-TURN-2")
def test_who_can_only_look_at_the_row_passes() -> None:
    row = ["red", "blue", None, None, None]
    table = position(EUROPE, row=row, ticket_deck=[], rest_in_hand_of=1)
    assert table.moves() == [PASS]
    table.play(PASS)
    assert table.refuses(PASS) == "TTR-TURN-2"  # this seat holds cards to play


@pytest.mark.rule("TTR-DRAW-6")
@pytest.mark.parametrize(
    ("rules", "row", "message"),
    [
        (EUROPE, EMPTY_ROW, "ticket-no-cards-anywhere"),
        (USA, EMPTY_ROW, "ticket-no-cards-anywhere"),
        (EUROPE, ["red", *EMPTY_ROW[1:]], "ticket-row-is-closed"),
        (ORIGINAL, ["red", *EMPTY_ROW[1:]], "ticket-no-cards-to-draw"),
    ],
)
def test_a_refusal_says_which_cards_are_left(
    rules: TicketGame, row: list[str | None], message: str
) -> None:
    table = position(rules, row=row, rest_in_hand_of=1)
    blind, from_row = table.why_not(DRAW_BLIND), table.why_not(draw("red"))
    assert blind is not None
    assert blind.reason == message
    assert from_row is None or from_row.reason == message


@pytest.mark.rule("TTR-DRAW-7")
def test_the_turn_ends_with_one_card_if_there_is_no_other() -> None:
    table = position(ORIGINAL, row=["red", None, None, None, None], rest_in_hand_of=1)
    table.play(draw("red"))
    assert (table.hand(0), table.to_move) == ({"red": 1}, 1)


@pytest.mark.rule("TTR-DRAW-7")
def test_the_turn_ends_with_one_blind_card_if_there_is_no_other() -> None:
    table = position(EUROPE, row=EMPTY_ROW, deck=["red"], rest_in_hand_of=1)
    table.play(DRAW_BLIND)
    assert (table.hand(0), table.to_move) == ({"red": 1}, 1)


@pytest.mark.rule("TTR-DRAW-7", "TTR-DRAW-2", "TTR-DRAW-4")
@pytest.mark.parametrize(("rules", "next_seat"), [(ORIGINAL, 1), (USA, 1), (SWITZERLAND, 0)])
def test_a_last_face_up_locomotive_is_a_second_card_only_in_switzerland(
    rules: TicketGame, next_seat: int
) -> None:
    table = position(rules, row=["red", "locomotive", None, None, None], rest_in_hand_of=1)
    table.play(draw("red"))
    assert table.to_move == next_seat


@pytest.mark.rule("TTR-DRAW-8")
def test_a_player_with_a_hundred_cards_draws_on() -> None:
    table = position(EUROPE, deck=["red", "blue", "green", "pink", "white"], rest_in_hand_of=0)
    assert sum(table.hand(0).values()) == 100
    table.play(DRAW_BLIND, DRAW_BLIND)
    assert sum(table.hand(0).values()) == 102
