"""Starting tickets of every variant, and the secret choice (TTR-SETUP-5…11)."""

from itertools import combinations
from typing import Any

import pytest

from stellwerk import UnknownSetting, game
from stellwerk.boards import shipped_text
from stellwerk.games.registry import game_on_board
from stellwerk.games.ticket.game import TicketGame
from stellwerk.match.match import Match
from tests.plain import plain
from tests.ticket.positions import DRAW_BLIND, keep, tickets_of, whole

Tickets = list[str]


def offers(match: Match) -> list[Tickets]:
    return [player["offer"] for player in whole(match)["seats"]]


def kind_of(rules: TicketGame) -> dict[str, str]:
    return {ticket.id: ticket.kind for ticket in rules.board.tickets}


def number_of(rules: TicketGame, tickets: Tickets, kind: str) -> int:
    return [kind_of(rules)[ticket] for ticket in tickets].count(kind)


def all_tickets(match: Match) -> Tickets:
    now = whole(match)
    tickets = [*now["ticket_deck"], *now["removed_tickets"]]
    for player in now["seats"]:
        tickets += player["offer"] + player["tickets"]
    return tickets


def sizes_to_keep(match: Match, seat: int) -> set[int]:
    return {len(tickets_of(move)) for move in match.prompts[seat].moves}


def refusal(match: Match, seat: int, tickets: Tickets) -> str | None:
    refused = match.why_not(seat, keep(*tickets))
    return refused.rule if refused else None


@pytest.mark.rule("TTR-SETUP-5")
@pytest.mark.parametrize("variant", ["classic", "1912"])
def test_classic_and_1912_deal_one_long_and_three_regular_tickets(variant: str) -> None:
    rules = game("ticket-europe", players=5, tickets=variant)
    match = rules.new_match(seed=3)
    for offer in offers(match):
        assert number_of(rules, offer, "long") == 1
        assert number_of(rules, offer, "regular") == 3
    removed = whole(match)["removed_tickets"]
    assert number_of(rules, removed, "long") == len(removed) == 1
    assert number_of(rules, whole(match)["ticket_deck"], "long") == 0


@pytest.mark.rule("TTR-SETUP-5")
@pytest.mark.parametrize("variant", ["classic", "1912"])
def test_classic_and_1912_keep_any_two_or_more(variant: str) -> None:
    match = game("ticket-europe", tickets=variant).new_match(seed=3)
    offer = offers(match)[0]
    for size in range(5):
        for tickets in combinations(offer, size):
            expected = None if size >= 2 else "TTR-SETUP-5"
            assert refusal(match, 0, list(tickets)) == expected
    assert len(match.prompts[0].moves) == 6 + 4 + 1


@pytest.mark.rule("TTR-SETUP-5")
@pytest.mark.parametrize("variant", ["classic", "1912"])
def test_classic_and_1912_returned_tickets_leave_the_game_unseen(variant: str) -> None:
    match = game("ticket-europe", tickets=variant).new_match(seed=3)
    deck = whole(match)["ticket_deck"]
    first, second = offers(match)
    match.play(0, keep(*first[:2]))
    match.play(1, keep(*second[1:]))
    assert {*first[2:], second[0]} <= set(whole(match)["removed_tickets"])
    assert whole(match)["ticket_deck"] == deck
    assert not any(ticket in str(plain(match.view(1))) for ticket in first)


@pytest.mark.rule("TTR-SETUP-6")
def test_mega_deals_two_long_tickets_first_and_keeps_one_or_none() -> None:
    rules = game("ticket-europe", players=3, tickets="mega")
    match = rules.new_match(seed=4)
    assert [number_of(rules, offer, "long") for offer in offers(match)] == [2, 2, 2]
    assert len(whole(match)["removed_tickets"]) == 12 - 6
    assert sizes_to_keep(match, 0) == {0, 1}
    assert refusal(match, 0, offers(match)[0]) == "TTR-SETUP-6"


def mega_after_the_long_tickets(kept: int) -> Match:
    """Seat 0 has kept so many long tickets, seat 1 has kept one."""
    match = game("ticket-europe", tickets="mega", first_seat=0).new_match(seed=4)
    first, second = offers(match)
    match.play(0, keep(*first[:kept]))
    match.play(1, keep(second[1]))
    return match


@pytest.mark.rule("TTR-SETUP-6")
def test_mega_long_tickets_not_kept_leave_the_game_and_five_regular_ones_follow() -> None:
    match = mega_after_the_long_tickets(kept=0)
    rules = game("ticket-europe", tickets="mega")
    assert [number_of(rules, offer, "regular") for offer in offers(match)] == [5, 5]
    assert len(whole(match)["removed_tickets"]) == 11
    assert len(whole(match)["seats"][1]["tickets"]) == 1


@pytest.mark.rule("TTR-SETUP-6")
@pytest.mark.parametrize(("kept", "fewest"), [(1, 2), (0, 3)])
def test_mega_keep_one_regular_ticket_more_without_a_long_one(kept: int, fewest: int) -> None:
    match = mega_after_the_long_tickets(kept)
    assert sizes_to_keep(match, 0) == set(range(fewest, 6))
    assert refusal(match, 0, offers(match)[0][: fewest - 1]) == "TTR-SETUP-6"
    assert refusal(match, 0, offers(match)[0][:fewest]) is None


def returned_under_the_deck(match: Match) -> tuple[Tickets, Tickets]:
    """All keep as few as they may: what they return in order, and the bottom of the deck after."""
    deck = whole(match)["ticket_deck"]
    returned = []
    for seat, offer in enumerate(offers(match)):
        fewest = min(sizes_to_keep(match, seat))
        match.play(seat, keep(*offer[:fewest]))
        returned += offer[fewest:]
    after = whole(match)["ticket_deck"]
    assert after[: len(deck)] == deck
    return returned, after[len(deck) :]


@pytest.mark.rule("TTR-SETUP-6")
def test_mega_returned_regular_tickets_are_shuffled_under_the_deck() -> None:
    returned, bottom = returned_under_the_deck(mega_after_the_long_tickets(kept=1))
    assert sorted(bottom) == sorted(returned)
    assert bottom != returned


@pytest.mark.rule("TTR-SETUP-7")
def test_big_cities_deals_five_of_its_45_tickets_and_keeps_two_or_more() -> None:
    rules = game("ticket-europe", tickets="big-cities")
    match = rules.new_match(seed=5)
    big = {ticket.id for ticket in rules.board.tickets if ticket.big_city}
    assert set(all_tickets(match)) == big
    assert len(all_tickets(match)) == 45
    assert [len(offer) for offer in offers(match)] == [5, 5]
    assert sizes_to_keep(match, 0) == {2, 3, 4, 5}
    assert refusal(match, 0, offers(match)[0][:1]) == "TTR-SETUP-7"


@pytest.mark.rule("TTR-SETUP-7")
def test_big_cities_returned_tickets_are_shuffled_under_the_deck() -> None:
    match = game("ticket-europe", tickets="big-cities", first_seat=0).new_match(seed=5)
    returned, bottom = returned_under_the_deck(match)
    assert sorted(bottom) == sorted(returned)
    assert bottom != returned


@pytest.mark.rule("TTR-SETUP-8")
@pytest.mark.parametrize(
    ("board", "settings", "dealt", "fewest"),
    [
        ("ticket-switzerland", {}, 5, 2),
        ("ticket-usa", {}, 3, 2),
        ("ticket-usa", {"tickets": "1910"}, 3, 2),
        ("ticket-usa", {"tickets": "mega"}, 5, 3),
        ("ticket-usa", {"tickets": "big-cities"}, 4, 2),
    ],
)
def test_switzerland_and_the_usa_deal_tickets_and_keep_some(
    board: str, settings: dict[str, Any], dealt: int, fewest: int
) -> None:
    match = game(board, **settings).new_match(seed=6)
    offer = offers(match)[0]
    assert len(offer) == dealt
    assert sizes_to_keep(match, 0) == set(range(fewest, dealt + 1))
    assert refusal(match, 0, offer[: fewest - 1]) == "TTR-SETUP-8"
    assert refusal(match, 0, offer[:fewest]) is None


@pytest.mark.rule("TTR-SETUP-9")
@pytest.mark.parametrize("variant", ["classic", "1912", "mega"])
@pytest.mark.parametrize(("bonus", "number"), [("orient_express", 6), ("max", 1)])
def test_bonus_tickets_join_the_stack_of_their_kind(variant: str, bonus: str, number: int) -> None:
    plain = game("ticket-europe", tickets=variant).new_match(seed=7)
    settings: dict[str, Any] = {bonus: True}
    rules = game("ticket-europe", tickets=variant, **settings)
    match = rules.new_match(seed=7)
    added = set(all_tickets(match)) - set(all_tickets(plain))
    assert len(added) == number
    assert number_of(rules, sorted(added), "regular") == number
    long = [ticket for ticket in all_tickets(match) if kind_of(rules)[ticket] == "long"]
    assert set(whole(match)["removed_tickets"]) <= set(long)
    assert not set(whole(match)["ticket_deck"]) & set(long)


@pytest.mark.rule("TTR-SETUP-9")
def test_both_kinds_of_bonus_tickets_can_be_added_together() -> None:
    match = game("ticket-europe", orient_express=True, max=True).new_match(seed=7)
    assert len(all_tickets(match)) == 46 + 7


@pytest.mark.rule("TTR-SETUP-9", "TTR-SETUP-7")
@pytest.mark.parametrize("bonus", ["orient_express", "max"])
def test_bonus_tickets_without_the_mark_cannot_join_the_big_cities(bonus: str) -> None:
    settings: dict[str, Any] = {"tickets": "big-cities", bonus: True}
    with pytest.raises(UnknownSetting, match="do not go together"):
        game("ticket-europe", **settings)
    assert len(all_tickets(game("ticket-europe", rules=1, **settings).new_match(seed=7))) > 45


@pytest.mark.rule("TTR-SETUP-9", "TTR-SETUP-7")
def test_on_an_own_board_bonus_tickets_with_the_mark_join_the_big_cities() -> None:
    shipped = shipped_text("ticket-europe")
    mark = 'points = 9, big_city = true, tags = ["orient_express"]'
    own = shipped.replace('points = 9, tags = ["orient_express"]', mark)
    settings: dict[str, Any] = {"tickets": "big-cities", "orient_express": True}
    sizes = [
        len(all_tickets(game_on_board(own, 2, settings, rules).new_match(seed=7)))
        for rules in (1, 2)
    ]
    assert sizes == [45 + 6, 45 + 1]


@pytest.mark.rule("TTR-SETUP-11", "TTR-SETUP-9")
@pytest.mark.parametrize(
    "settings",
    [{"tickets": "1912"}, {"tickets": "mega"}, {"tickets": "big-cities"}, {"max": True}],
    ids=str,
)
def test_the_original_edition_has_only_its_own_tickets(settings: dict[str, Any]) -> None:
    with pytest.raises(UnknownSetting, match="That edition did not have these tickets"):
        game("ticket-europe", edition="original", **settings)
    game("ticket-europe", edition="original", rules=1, **settings)
    game("ticket-europe", edition="anniversary", **settings)


@pytest.mark.rule("TTR-SETUP-7")
def test_the_nine_big_cities_are_seen_by_all_when_their_tickets_are_played() -> None:
    match = game("ticket-europe", tickets="big-cities").new_match(seed=7)
    nine = ["london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"]
    assert match.view(0).big_cities == match.view(None).big_cities == nine
    assert game("ticket-europe").new_match(seed=7).view(0).big_cities == []


@pytest.mark.rule("TTR-SETUP-10")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    outcomes = set()
    for order in ((0, 1, 2), (2, 0, 1)):
        match = game("ticket-europe", players=3).new_match(seed=8)
        assert set(match.prompts) == {0, 1, 2}
        for seat in order:
            match.play(seat, keep(*offers(match)[seat][seat : seat + 2]))
        outcomes.add(match.state.digest())
    assert len(outcomes) == 1


@pytest.mark.rule("TTR-SETUP-10")
@pytest.mark.parametrize("variant", ["classic", "mega", "big-cities"])
def test_while_others_choose_a_choice_tells_them_nothing(variant: str) -> None:
    seen = set()
    for choice in (0, -1):
        match = game("ticket-europe", players=3, tickets=variant).new_match(seed=8)
        match.play(0, match.prompts[0].moves[choice])
        seen.add(str(plain([match.view(1), match.log(1), match.view(None), match.log(None)])))
    assert len(seen) == 1


@pytest.mark.rule("TTR-SETUP-10")
def test_when_all_have_chosen_only_the_numbers_are_public() -> None:
    match = game("ticket-europe").new_match(seed=8)
    first, second = offers(match)
    match.play(0, keep(*first[:3]))
    match.play(1, keep(*second[:2]))
    seen = plain(match.view(1))
    assert [player["tickets"] for player in seen["seats"]] == [3, 2]
    assert not any(ticket in str(plain([seen, match.log(1)])) for ticket in first)


@pytest.mark.rule("TTR-SETUP-5", "TTR-SETUP-6", "TTR-SETUP-7", "TTR-SETUP-8")
@pytest.mark.parametrize(
    ("board", "settings", "rule"),
    [
        ("ticket-europe", {}, "TTR-SETUP-5"),
        ("ticket-europe", {"tickets": "mega"}, "TTR-SETUP-6"),
        ("ticket-europe", {"tickets": "big-cities"}, "TTR-SETUP-7"),
        ("ticket-usa", {}, "TTR-SETUP-8"),
        ("ticket-switzerland", {}, "TTR-SETUP-8"),
    ],
)
def test_nobody_draws_a_card_before_tickets_are_chosen(
    board: str, settings: dict[str, Any], rule: str
) -> None:
    match = game(board, **settings).new_match(seed=8)
    refused = match.why_not(0, DRAW_BLIND)
    assert refused is not None
    assert refused.rule == rule


@pytest.mark.rule("TTR-SETUP-10")
def test_a_choice_is_made_once() -> None:
    match = game("ticket-europe").new_match(seed=8)
    offer = offers(match)[0]
    match.play(0, keep(*offer[:3]))
    assert refusal(match, 0, offer[:2]) == "TTR-SETUP-10"


@pytest.mark.rule("TTR-SETUP-11")
@pytest.mark.parametrize(
    ("variant", "long", "regular"),
    [("classic", 6, 40), ("1912", 6, 49), ("mega", 12, 89), ("big-cities", 0, 45)],
)
def test_every_ticket_set_of_europe_has_its_size(variant: str, long: int, regular: int) -> None:
    rules = game("ticket-europe", tickets=variant)
    tickets = all_tickets(rules.new_match(seed=9))
    assert number_of(rules, tickets, "long") == long
    assert number_of(rules, tickets, "regular") == regular
    assert len(set(tickets)) == long + regular


@pytest.mark.rule("TTR-SETUP-11")
def test_mega_is_classic_and_1912_together() -> None:
    sets = {
        variant: set(all_tickets(game("ticket-europe", tickets=variant).new_match(seed=9)))
        for variant in ("classic", "1912", "mega")
    }
    assert sets["classic"] | sets["1912"] == sets["mega"]
    assert not sets["classic"] & sets["1912"]
