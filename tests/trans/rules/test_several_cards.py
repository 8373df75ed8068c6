"""Which special cards hold, when, and several of them at once (TRANS-CARDS)."""

from typing import Any

import pytest

import stellwerk
from tests.plain import plain
from tests.trans.positions import (
    COLOURS,
    colour_of,
    hand_on,
    kinds,
    lay,
    place,
    position,
    put_back,
    seat,
    started,
    trans,
)

WIN = lay("r10c16", "r10c18")


def cards_of_rounds(rounds: int) -> list[list[int]]:
    """The special cards of so many rounds, played by chance: that hardly ever scores."""
    state = trans(special_cards="each-round").new_state(4)
    seen: dict[int, list[int]] = {}
    for step in range(100 * rounds):
        now = state._dump()
        seen[now["round"]] = now["cards"]
        if now["round"] > rounds:
            break
        state.apply_action(state.random_action(step))
    assert list(seen) == list(range(1, rounds + 2))
    return list(seen.values())[:rounds]


@pytest.mark.rule("TRANS-CARDS-1")
def test_a_card_is_turned_up_after_dealing_and_before_the_markers() -> None:
    match = trans(players=3, special_cards="each-round").new_match(3)
    happened = kinds(match.opening)
    assert happened[:5] == ["round", "dealt", "dealt", "dealt", "card"]
    assert match.view(None).cards == [match.opening[4].arguments.card]
    assert "place" not in happened


@pytest.mark.rule("TRANS-CARDS-1")
def test_every_round_the_next_card_of_the_stack_is_turned_up() -> None:
    table = started(trans(special_cards="each-round"), seed=4)
    order = [*table["cards"], *table["card_stack"]]
    assert sorted(order) == list(range(1, 20))
    assert cards_of_rounds(19) == [[card] for card in order]


@pytest.mark.rule("TRANS-CARDS-1")
def test_when_the_stack_is_used_up_it_is_shuffled_again() -> None:
    cards = [card for (card,) in cards_of_rounds(38)]
    assert sorted(cards[:19]) == sorted(cards[19:]) == list(range(1, 20))
    assert cards[:19] != cards[19:]


@pytest.mark.rule("TRANS-CARDS-1")
def test_chosen_cards_hold_in_every_round() -> None:
    table = position(
        trans(cards="3,5"), seat("dallas", at="r10c16"), seat("omaha chicago", at="r4c8")
    )
    table.play(WIN)
    assert (table["round"], table["cards"], table["card_stack"]) == (2, [3, 5], [])


@pytest.mark.rule("TRANS-CARDS-1")
def test_without_special_cards_there_are_none() -> None:
    table = started(trans())
    assert (table["cards"], table["card_stack"], table["card"]) == ([], [], None)
    assert table.view(None)["cards"] == []


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize("cards", ["1,2", "2,1", "3,9", "4,9,3", "1,18,2", "1, 2"])
def test_clashing_cards_are_refused_with_the_reason(cards: str) -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="cannot be played together") as refused:
        trans(cards=cards)
    assert "TRANS-CARDS-2" in str(refused.value)


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize("cards", ["0", "20", "x", "3;4", "-1", "1.5"])
def test_cards_that_do_not_exist_are_refused(cards: str) -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="1 to 19"):
        trans(cards=cards)


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize(
    "options",
    [
        {"special_cards": "chosen"},
        {"special_cards": "off", "cards": "3"},
        {"special_cards": "each-round", "cards": "3"},
        {"special_cards": "off", "cards_at_once": 2},
        {"special_cards": "chosen", "cards": "3", "cards_at_once": 2},
        {"special_cards": "each-round", "cards_at_once": 4},
        {"special_cards": "sometimes"},
        {"rounds": 2},
    ],
    ids=str,
)
def test_options_that_do_not_fit_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(stellwerk.UnknownSetting):
        stellwerk.game("trans-europa", 2, **options)


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize("at_once", [1, 2, 3])
def test_several_cards_at_once_are_different_and_never_clash(at_once: int) -> None:
    game = trans("trans-europa", 4, special_cards="each-round", cards_at_once=at_once)
    together = set()
    for seed in range(200):
        cards = started(game, seed)["cards"]
        assert cards == sorted(set(cards))
        assert len(cards) == at_once
        assert not {1, 2} <= set(cards)
        assert not {3, 9} <= set(cards)
        together |= set(cards)
    assert together == set(range(1, 20))


@pytest.mark.rule("TRANS-CARDS-2")
def test_a_clashing_card_of_the_stack_is_laid_aside_for_the_next_one() -> None:
    game = trans(special_cards="each-round", cards_at_once=2)
    table = position(
        game,
        seat("dallas", at="r10c16"),
        seat("omaha chicago", at="r4c8"),
        cards=[4, 5],
        card_stack=[9, 3, 12, 17],
    )
    table.play(WIN)
    assert (table["cards"], table["card_stack"]) == ([9, 12], [17])


@pytest.mark.rule("TRANS-CARDS-2")
def test_a_clashing_card_is_announced_when_it_is_put_aside() -> None:
    table = position(
        trans(special_cards="each-round", cards_at_once=2),
        seat("dallas", at="r10c16"),
        seat("omaha chicago", at="r4c8"),
        cards=[4, 5],
        card_stack=[9, 3, 12, 17],
    )
    (put_aside,) = [event for event in table.play(WIN) if event.kind == "trans-card-aside"]
    assert plain(put_aside.arguments) == {"card": 3, "title": 3, "other": 9}


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize(("rules", "cards"), [(1, 19), (2, 18)])
def test_a_stack_that_runs_out_mid_draw_is_made_anew_without_the_card_in_force(
    rules: int, cards: int
) -> None:
    table = position(
        trans(special_cards="each-round", cards_at_once=2, rules=rules),
        seat("dallas", at="r10c16"),
        seat("omaha chicago", at="r4c8"),
        cards=[4, 5],
        card_stack=[17],
    )
    table.play(WIN)
    (other,) = set(table["cards"]) - {17}
    left = table["card_stack"]
    assert cards - 2 <= len(left) + 1 <= cards
    assert other not in left
    assert (17 in left) <= (rules == 1)


@pytest.mark.rule("TRANS-CARDS-2")
def test_the_stack_of_a_new_round_holds_the_cards_of_the_last_one_too() -> None:
    table = position(
        trans(special_cards="each-round"),
        seat("dallas", at="r10c16"),
        seat("omaha chicago", at="r4c8"),
        cards=[4],
        card_stack=[],
    )
    table.play(WIN)
    assert sorted([*table["cards"], *table["card_stack"]]) == list(range(1, 20))


@pytest.mark.rule("TRANS-CARDS-4")
def test_the_starting_seat_names_the_card_before_anything_is_dealt() -> None:
    table = started(trans("trans-europa", 3, special_cards="agreed", first_seat=1))
    assert (table["phase"], table.to_move, table["cards"]) == ("agree", 1, [])
    assert table.hands() == [set(), set(), set()]
    assert table.view(1)["you"]["cities"] == []
    assert len(table.moves()) == 20
    happened = kinds(table.play({"do": "agree", "card": 6}))
    assert happened[:4] == ["agree", "dealt", "dealt", "dealt"]
    assert "card" not in happened
    assert (table["cards"], table["phase"], table.to_move) == ([6], "place", 1)
    assert [len(hand) for hand in table.hands()] == [4, 4, 4]


@pytest.mark.rule("TRANS-CARDS-4")
def test_the_moment_before_a_card_is_named_can_be_written_down_and_imagined() -> None:
    table = started(trans("trans-europa", 3, special_cards="agreed", first_seat=1))
    assert plain(table.game.from_position(table.now).position()) == table.now
    for observer in (None, 0, 1, 2):
        imagined = table.state.resample(observer, seed=5)
        assert imagined.position().phase == "agree"
        assert table.game.from_position(imagined.position()).digest() == imagined.digest()
    dealt = dict(table.now, rest={"pink": ["paris"]})
    with pytest.raises(ValueError, match="paris is in 1 places; it should be in 0"):
        table.game.from_position(dealt)


@pytest.mark.rule("TRANS-CARDS-4")
def test_a_round_may_be_agreed_to_have_no_card() -> None:
    table = started(trans("trans-europa", 2, special_cards="agreed"))
    assert "agree-none" in kinds(table.play({"do": "agree-none"}))
    assert (table["cards"], [len(hand) for hand in table.hands()]) == ([], [5, 5])


@pytest.mark.rule("TRANS-CARDS-4")
def test_every_round_the_next_starting_seat_is_asked() -> None:
    table = position(
        trans(special_cards="agreed"),
        seat("dallas", at="r10c16"),
        seat("omaha chicago", at="r4c8"),
        cards=[4],
    )
    first = table["start_seat"]
    table.play(WIN)
    assert (table["phase"], table["start_seat"], table.to_move) == ("agree", 1 - first, 1 - first)
    assert (table["cards"], table["revealed"], table["rails"]) == ([], [], [])


@pytest.mark.rule("TRANS-CARDS-4")
@pytest.mark.parametrize("card", [0, 20, -1, "3", None, True, 2.0])
def test_only_cards_that_exist_can_be_named(card: object) -> None:
    table = started(trans("trans-europa", 2, special_cards="agreed", first_seat=0))
    refusal = table.game.why_not(table.state, 0, {"do": "agree", "card": card})
    assert refusal is not None
    assert (refusal.rule, "1 to 19" in refusal.message("en")) == ("TRANS-CARDS-4", True)


@pytest.mark.rule("TRANS-CARDS-4")
def test_nothing_else_can_be_done_before_the_card_is_named_and_nothing_named_later() -> None:
    table = started(trans("trans-europa", 2, special_cards="agreed", first_seat=0))
    rail = {"do": "lay", "line": table.game.names.lines[0]}
    for move in (place("r3c8"), rail, {"do": "stop"}, put_back("london")):
        refusal = table.game.why_not(table.state, 0, move)
        assert refusal is not None
        assert refusal.rule == "TRANS-CARDS-4"
    table.play({"do": "agree", "card": 18})
    assert table.game.why_not(table.state, 0, {"do": "agree", "card": 3}) is not None
    other = started(trans("trans-europa", 2))
    refusal = other.game.why_not(other.state, other.to_move, {"do": "agree-none"})
    assert refusal is not None
    assert refusal.rule == "TRANS-CARDS-4"


@pytest.mark.rule("TRANS-CARDS-4")
def test_agreeing_came_with_version_2_of_the_rules() -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="off, each-round, chosen"):
        trans(special_cards="agreed", rules=1)


@pytest.mark.rule("TRANS-CARDS-2")
def test_effects_add_up() -> None:
    """3 rails a turn, water counts single, points by the friendlier table."""
    table = position(
        trans(cards="1,3,4", rounds=1),
        seat("dallas", at="r4c16"),
        seat("washington", at="r7c27"),
    )
    table.play(lay("r4c16", "r4c18"), lay("r4c18", "r5c17"), lay("r5c17", "r5c19"))
    assert table.to_move == 1
    assert table.state.missing(1) == 4  # the Ohio costs 1 now, the Appalachians still 2


@pytest.mark.rule("TRANS-CARDS-2")
@pytest.mark.parametrize(("cards", "left"), [("6", 4), ("6,7", 3), ("6,7,8", 2)])
def test_putting_back_adds_up(cards: str, left: int) -> None:
    table = started(trans("trans-europa", 3, cards=cards))
    while table["phase"] == "put-back":
        table.play(table.moves()[0])
    assert [len(hand) for hand in table.hands()] == [left] * 3


@pytest.mark.rule("TRANS-CARDS-3")
def test_cards_that_touch_the_hands_act_in_the_order_of_their_numbers() -> None:
    table = started(trans("trans-europa", 2, cards="8,13,14,16,17", first_seat=0))
    seen: list[int] = []
    while table["phase"] in {"put-back", "hand-on"}:
        if not seen or seen[-1] != table["card"]:
            seen.append(table["card"])
        before = table.hands()
        table.play(table.moves()[0])
    assert seen == [8, 13, 14, 16]
    assert sum(len(hand) for hand in table.hands()) == sum(len(hand) for hand in before) == 8
    for number in (0, 1):  # 17 came last: what went to the left is known
        assert table.hand(1 - number) <= set(table.seat(number)["knows"])


@pytest.mark.rule("TRANS-CARDS-3")
def test_a_colour_put_back_before_can_be_missing_for_the_chain_and_comes_from_the_extra() -> None:
    """With 8 and 13: who has no pink city left must hand on the extra one."""
    table = started(trans("trans-europa", 2, cards="8,13", first_seat=0))
    for number in (0, 1):
        pink = next(c for c in table.hand(number) if colour_of(table.game, c) == "pink")
        table.play_by(number, put_back(pink))
    assert (table["card"], table.to_move) == (13, 0)
    (only,) = table.moves()
    assert only["do"] == "hand-on"
    table.play(only)
    assert table.moves() == [only]
    table.play(only)
    assert [len(hand) for hand in table.hands()] == [4, 4]


@pytest.mark.rule("TRANS-CARDS-3")
def test_every_city_of_a_colour_is_revealed_after_all_passing_is_done() -> None:
    """With 10 and 16: two pink cities in one hand are both shown; the other hand shows none."""
    table = started(trans("trans-europa", 2, cards="10,16", first_seat=0))
    assert table["revealed"] == []
    for colours in (("pink", "white"), ("orange", "brown"), ("turquoise", "turquoise")):
        for number, colour in enumerate(colours):
            city = next(c for c in table.hand(number) if colour_of(table.game, c) == colour)
            table.play_by(number, hand_on(city))
    shown = [seat["revealed"] for seat in table.view(None)["seats"]]
    assert shown[0] == []
    assert sorted(colour_of(table.game, city) for city in shown[1]) == ["orange"] * 2 + ["pink"] * 2
    assert set(shown[1]) == set(table["revealed"])


@pytest.mark.rule("TRANS-CARDS-3")
def test_cities_are_revealed_in_the_hands_to_which_they_were_passed() -> None:
    plain = started(trans("trans-europa", 3, first_seat=0)).hands()
    table = started(trans("trans-europa", 3, cards="17,19", first_seat=0))
    for number in range(3):
        assert set(table.view(None)["seats"][number]["revealed"]) == plain[number - 1]
    white = started(trans("trans-europa", 3, cards="6,19", first_seat=0))
    assert {colour_of(white.game, c) for c in white["revealed"]} == set(COLOURS) - {"white"}
