"""Special cards that change or show the cities in hands (TRANS-CARD)."""

from collections import Counter

import pytest

from tests.plain import plain
from tests.trans.positions import (
    COLOURS,
    Table,
    colour_of,
    hand_on,
    kinds,
    place,
    put_back,
    started,
    trans,
)

CHAINS = {13: "pink", 14: "brown", 15: "orange"}
SHOWN = {10: {"pink", "orange"}, 11: {"pink", "brown"}, 12: {"brown", "orange"}, 19: set(COLOURS)}


def of_colour(table: Table, seat: int, colour: str) -> list[str]:
    """The cities of one colour in a hand."""
    return [c for c in table.seat(seat)["hand"] if colour_of(table.game, c) == colour]


def dealt(players: int = 3, seed: int = 1, first_seat: int = 1) -> list[set[str]]:
    """The hands that a seed deals if no special card changes them."""
    return started(trans("trans-europa", players, first_seat=first_seat), seed).hands()


def with_cards(cards: str, players: int = 3, seed: int = 1, first_seat: int = 1) -> Table:
    """The same deal with special cards; seat 1 starts."""
    return started(trans("trans-europa", players, cards=cards, first_seat=first_seat), seed)


@pytest.mark.rule("TRANS-CARD-6", "TRANS-CARD-7")
@pytest.mark.parametrize(("card", "colour"), [("6", "white"), ("7", "turquoise")])
def test_cards_6_and_7_put_one_colour_back(card: str, colour: str) -> None:
    table = with_cards(card)
    for seat, before in enumerate(dealt()):
        gone = before - table.hand(seat)
        assert {colour_of(table.game, city) for city in gone} == {colour}
        assert len(table.hand(seat)) == 4
        assert gone <= set(table["rest"][colour])
        assert gone <= set(table.seat(seat)["knows"])
    assert (table["phase"], table.to_move) == ("place", 1)


@pytest.mark.rule("TRANS-CARD-6", "TRANS-CARD-7")
@pytest.mark.parametrize("card", ["6", "7"])
def test_others_do_not_see_which_city_is_put_back(card: str) -> None:
    match = trans("trans-europa", 3, cards=card).new_match(1)
    events = [event for event in match.opening if event.kind == "trans-put-back"]
    assert sorted(event.seat or 0 for event in events) == [0, 1, 2]
    for event in events:
        assert [event.seat == seat for seat in range(3)] == [
            "city" in plain(event.seen_by(seat).arguments) for seat in range(3)
        ]
        assert plain(event.seen_by(None).arguments) == {}


@pytest.mark.rule("TRANS-CARD-8")
def test_with_card_8_everyone_puts_back_one_city_of_choice() -> None:
    table = with_cards("8")
    before = table.hands()
    assert (table["phase"], table["card"], table["turn"]) == ("put-back", 8, None)
    assert table.state.pending_players() == [0, 1, 2]
    chosen = [sorted(hand)[seat] for seat, hand in enumerate(before)]
    for seat in (2, 0, 1):  # in any order, at the same time
        assert [move["city"] for move in table.moves(by=seat)] == table.seat(seat)["hand"]
        assert table.hands() == before  # nothing happens until all have chosen
        events = table.play_by(seat, put_back(chosen[seat]))
    assert table.hands() == [hand - {city} for hand, city in zip(before, chosen, strict=True)]
    assert kinds(events) == ["chosen", "put-back", "put-back", "put-back"]
    assert (table["phase"], table.to_move) == ("place", 1)
    for city in chosen:
        assert city in table["rest"][colour_of(table.game, city)]


@pytest.mark.rule("TRANS-CARD-8")
def test_with_card_8_only_own_cities_are_put_back_and_only_once() -> None:
    table = with_cards("8")
    other = min(table.hand(1))
    assert table.refuses(put_back(other), by=0) == "TRANS-CARD-8"
    assert table.refuses(place("r5c10"), by=0) == "TRANS-CARD-8"
    mine = min(table.hand(0))
    table.play_by(0, put_back(mine))
    assert table.refuses(put_back(mine), by=0) == "TRANS-CARD-8"
    assert table.refuses(hand_on(other), by=1) == "TRANS-CARDS-1"


@pytest.mark.rule("TRANS-CARD-10", "TRANS-CARD-11", "TRANS-CARD-12", "TRANS-CARD-19")
@pytest.mark.parametrize("card", list(SHOWN))
def test_cards_10_to_12_and_19_show_cities_to_everybody(card: int) -> None:
    table = with_cards(str(card))
    assert table.hands() == dealt()
    for observer in (None, 0, 1, 2):
        for seat, public in enumerate(table.view(observer)["seats"]):
            shown = [c for colour in SHOWN[card] for c in of_colour(table, seat, colour)]
            assert sorted(public["revealed"]) == sorted(shown)
    assert len(table["revealed"]) == 3 * len(SHOWN[card])


@pytest.mark.rule("TRANS-CARD-13", "TRANS-CARD-14", "TRANS-CARD-15")
@pytest.mark.parametrize("card", list(CHAINS))
def test_cards_13_to_15_pass_an_extra_city_round_the_table(card: int) -> None:
    table = with_cards(str(card))
    colour, before = CHAINS[card], dealt()
    assert (table["phase"], table["card"], table.to_move) == ("hand-on", card, 1)
    (extra,) = table.hand(1) - before[1]
    assert colour_of(table.game, extra) == colour
    passed = of_colour(table, 1, colour)[0]
    for step, seat in enumerate((1, 2, 0)):
        assert (table.to_move, table["step"]) == (seat, step)
        both = of_colour(table, seat, colour)
        assert len(both) == 2
        assert passed in both
        assert table.moves() == [hand_on(city) for city in both]
        unwanted = both[step % 2]
        table.play(hand_on(unwanted))
        assert unwanted not in table.hand(seat)
        assert (unwanted in table.hand((seat + 1) % 3)) == (step < 2)
        passed = unwanted
    assert table["rest"][colour][-1] == passed  # under the rest stack
    assert (table["phase"], table.to_move) == ("place", 1)
    assert all(len(hand) == 5 for hand in table.hands())


@pytest.mark.rule("TRANS-CARD-13", "TRANS-CARD-14", "TRANS-CARD-15")
@pytest.mark.parametrize("card", list(CHAINS))
def test_cards_13_to_15_are_about_one_colour(card: int) -> None:
    table = with_cards(str(card))
    others = [city for city in table.hand(1) if colour_of(table.game, city) != CHAINS[card]]
    assert len(others) == 4
    for city in others:
        refusal = table.why_not(hand_on(city))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == (f"TRANS-CARD-{card}", "trans-wrong-colour")
        assert CHAINS[card] in refusal.message("en")
    assert table.refuses(hand_on(of_colour(table, 2, CHAINS[card])[0])) == f"TRANS-CARD-{card}"


@pytest.mark.rule("TRANS-CARD-13", "TRANS-CARD-14", "TRANS-CARD-15")
@pytest.mark.parametrize("card", list(CHAINS))
def test_only_the_receiver_sees_a_city_passed_on_and_nobody_the_one_put_back(card: int) -> None:
    match = trans("trans-europa", 3, cards=str(card), first_seat=1).new_match(1)
    for seat in (1, 2, 0):
        events = match.play(seat, match.prompts[seat].moves[0])
        city = match.steps[-1].move.city
        hearers = {
            who
            for who in (None, 0, 1, 2)
            if any(f"'{city}'" in str(plain(event.seen_by(who))) for event in events)
        }
        assert hearers == ({seat} if seat == 0 else {seat, seat + 1 if seat < 2 else 0})
    assert "hand-on" not in kinds(events), "the last one hands nothing on"


@pytest.mark.rule("TRANS-CARD-16")
def test_with_card_16_everyone_passes_a_city_to_the_left_three_times() -> None:
    table = with_cards("16")
    for step in (1, 2, 3):
        before = table.hands()
        assert (table["phase"], table["card"], table["step"]) == ("hand-on", 16, step)
        assert (table["turn"], table.state.pending_players()) == (None, [0, 1, 2])
        chosen = [max(hand) for hand in before]
        for seat in (1, 0, 2):
            assert table.hands() == before
            events = table.play_by(seat, hand_on(chosen[seat]))
        assert table.hands() == [
            (hand - {chosen[seat]}) | {chosen[seat - 1]} for seat, hand in enumerate(before)
        ]
        assert kinds(events).count("hand-on") == 3
    assert (table["phase"], table.to_move) == ("place", 1)


@pytest.mark.rule("TRANS-CARD-16")
def test_with_card_16_hands_may_hold_several_of_one_colour_and_the_backs_are_public() -> None:
    table = with_cards("16", players=2)
    for _ in range(3):
        for seat, colour in enumerate(("pink", "white")):
            wanted = of_colour(table, seat, colour) or table.seat(seat)["hand"]
            table.play_by(seat, hand_on(wanted[0]))
    for seat, hand in enumerate(table.hands()):
        colours = sorted(colour_of(table.game, city) for city in hand)
        assert table.view(None)["seats"][seat]["colours"] == colours
        assert table.view(1 - seat)["seats"][seat]["colours"] == colours
    assert max(Counter(table.view(None)["seats"][0]["colours"]).values()) > 1
    assert all(len(hand) == 5 for hand in table.hands())


@pytest.mark.rule("TRANS-CARD-16")
def test_with_card_16_a_choice_is_made_once_and_from_the_own_hand() -> None:
    table = with_cards("16")
    assert table.refuses(hand_on(min(table.hand(2))), by=0) == "TRANS-CARD-16"
    table.play_by(0, hand_on(min(table.hand(0))))
    assert table.refuses(hand_on(max(table.hand(0))), by=0) == "TRANS-CARD-16"
    assert table.refuses(put_back(min(table.hand(1))), by=1) == "TRANS-CARDS-1"


@pytest.mark.rule("TRANS-CARD-17")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_card_17_whole_hands_move_to_the_left(players: int) -> None:
    table = with_cards("17", players)
    before = dealt(players)
    assert table.hands() == [before[seat - 1] for seat in range(players)]
    assert table["phase"] == "place"


@pytest.mark.rule("TRANS-CARD-17")
def test_with_card_17_everyone_knows_the_left_neighbours_cities_and_no_others() -> None:
    table = with_cards("17", players=4)
    for seat in range(4):
        known = table.view(seat)["you"]["known"]
        for other in range(4):
            if other != seat:
                expected = table.hand(other) if other == (seat + 1) % 4 else set()
                assert set(known[str(other)]) == expected
        assert "known" not in str(table.view(None))
