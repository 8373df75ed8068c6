"""Positions that cannot be are refused in words (docs/positions.md)."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.plain import plain
from tests.trans.positions import (
    Table,
    lay,
    markers_placed,
    place,
    position,
    rails_from,
    seat,
    started,
    track,
    trans,
)

Change = Callable[[dict[str, Any]], object]
GAME = trans(players=3, first_seat=0)
LAYING = markers_placed(GAME).now
CHOOSING = started(trans(players=3, cards="16", first_seat=0)).now
LATER = 10**30


def first(position: dict[str, Any]) -> dict[str, Any]:
    """The first seat of a position."""
    mine: dict[str, Any] = position["seats"][0]
    return mine


def changed(position: dict[str, Any], change: Change) -> dict[str, Any]:
    now = copy.deepcopy(position)
    change(now)
    return now


IMPOSSIBLE: dict[str, Change] = {
    "a city twice": lambda p: first(p)["hand"].append(first(p)["hand"][0]),
    "a city nowhere": lambda p: first(p)["hand"].pop(),
    "an unknown city": lambda p: first(p)["hand"].append("atlantis"),
    "a wrong rest stack": lambda p: p["rest"]["pink"].append(p["rest"]["brown"].pop()),
    "an unknown line": lambda p: p.update(rails=["r0c0-r9c9"]),
    "a line twice": lambda p: p.update(rails=[GAME.names.lines[0]] * 2),
    "86 rails": lambda p: p.update(rails=GAME.names.lines[:86]),
    "two markers on a crossing": lambda p: first(p).update(marker=p["seats"][1]["marker"]),
    "no marker while rails are laid": lambda p: first(p).update(marker=None),
    "a marker nowhere": lambda p: first(p).update(marker="r99c99"),
    "a missing seat": lambda p: p["seats"].pop(),
    "nobody's turn": lambda p: p.update(turn=None),
    "a seat that is not there": lambda p: p.update(turn=3),
    "a winner that is not there": lambda p: p.update(winners=[3]),
    "a card that is not there": lambda p: p.update(cards=[20]),
    "a budget of 4": lambda p: p.update(budget=4),
    "no budget": lambda p: p.update(budget=0),
    "a choice when none is asked": lambda p: first(p).update(chosen=first(p)["hand"][0]),
    "another game": lambda p: p.update(game="trans-europa"),
    "other options": lambda p: p.update(options={}),
    "an unknown key": lambda p: p.update(weather="fine"),
    "revealed in no hand": lambda p: p.update(revealed=p["rest"]["pink"][:1]),
    "more points than can be": lambda p: first(p).update(points=10**9),
    "far more points than can be": lambda p: first(p).update(points=LATER),
    "a round too late": lambda p: p.update(round=70_000),
    "a round far too late": lambda p: p.update(round=LATER),
    "more random words than can be": lambda p: p["random"].update(words=LATER),
}
# Each of these would lead to a game that cannot come from play.
UNREACHABLE: dict[str, Change] = {
    "negative points": lambda p: first(p).update(points=-5),
    "13 points while the game goes on": lambda p: first(p).update(points=13),
    "all rails laid while the round goes on": lambda p: p.update(
        rails=rails_from(GAME, first(p)["marker"], 85)
    ),
    "a budget of 3 without a card for it": lambda p: p.update(budget=3),
    "two rails laid and a budget of 2": lambda p: p.update(laid_this_turn=2),
    "cards that clash": lambda p: p.update(cards=[1, 2]),
    "a card twice": lambda p: p.update(cards=[3, 3]),
    "cards in a game without them": lambda p: p.update(cards=[18]),
    "a stack of cards in a game without them": lambda p: p.update(card_stack=[4]),
    "a winner twice": lambda p: p.update(winners=[1, 1]),
    "winners who lack rails": lambda p: p.update(winners=[0, 1, 2]),
    "a seat that does not know its own hand": lambda p: first(p).update(knows=[]),
    "a step while rails are laid": lambda p: p.update(step=2),
    "all markers placed in the phase of placing": lambda p: p.update(phase="place", budget=0),
    "a marker out of turn": lambda p: (
        p.update(phase="place", budget=0, turn=1),
        p["seats"][1].update(marker=None),
    ),
    "an empty hand": lambda p: (
        [p["rest"][GAME.names.colour_of[city]].append(city) for city in first(p)["hand"]],
        first(p).update(hand=[]),
    ),
    "a known city twice": lambda p: first(p)["knows"].append(first(p)["knows"][0]),
    "a revealed city that a seat does not know": lambda p: p.update(
        revealed=p["seats"][1]["hand"][:1]
    ),
    "a revealed city twice": lambda p: p.update(revealed=first(p)["hand"][:1] * 2),
    "a winner before a rail is laid": lambda p: p.update(winners=[1]),
    "a turn half spent without a rail": lambda p: p.update(budget=1),
    "a rail of this turn that does not lie there": lambda p: p.update(budget=1, laid_this_turn=1),
    "many rounds of turns without a rail": lambda p: p.update(lap=40),
}


@pytest.mark.parametrize("what", list(IMPOSSIBLE))
def test_an_impossible_position_is_refused_in_words(what: str) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.from_position(changed(LAYING, IMPOSSIBLE[what]))
    assert str(refused.value)[-1] in ".!)"


@pytest.mark.parametrize("what", list(UNREACHABLE))
def test_a_position_that_no_game_reaches_is_refused_in_words(what: str) -> None:
    with pytest.raises(ValueError):
        GAME.from_position(changed(LAYING, UNREACHABLE[what]))


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 0},
        {"card": 8},
        {"card": None},
        {"step": 9},
        {"step": 0},
        {"phase": "place"},
    ],
    ids=str,
)
def test_impossible_choices_of_cities_are_refused(change: dict[str, Any]) -> None:
    game = trans(players=3, cards="16", first_seat=0)
    assert plain(game.from_position(CHOOSING).position()) == CHOOSING
    with pytest.raises(ValueError):
        game.from_position({**CHOOSING, **change})


def test_all_have_chosen_and_nothing_happens_is_refused() -> None:
    game = trans(players=3, cards="16", first_seat=0)
    seats = [{**mine, "chosen": mine["hand"][0]} for mine in CHOOSING["seats"]]
    with pytest.raises(ValueError, match="All have chosen"):
        game.from_position({**CHOOSING, "seats": seats})


def test_a_city_to_hand_on_must_be_there() -> None:
    """The extra city of special card 14 is drawn when that of card 13 has come round."""
    game = trans(players=3, cards="13,14", first_seat=0)
    handing_on = started(game).now
    assert plain(game.from_position(handing_on).position()) == handing_on
    brown = handing_on["rest"]["brown"]
    moved = {**handing_on, "rest": {**handing_on["rest"], "brown": []}}
    moved["seats"] = [dict(mine) for mine in handing_on["seats"]]
    moved["seats"][1]["hand"] = [*moved["seats"][1]["hand"], *brown]
    with pytest.raises(ValueError):
        game.from_position(moved)


def test_the_thousandth_round_is_told_by_its_number() -> None:
    game = trans(players=2, first_seat=0)
    table = markers_placed(game)
    late = {**table.now, "round": 999}
    again = Table(game, game.from_position(late))
    while again["round"] == 999:
        events = again.play(again.moves()[0])
    assert [plain(event.arguments) for event in events if event.kind == "trans-round"] == [
        {"number": 1000}
    ]


@pytest.mark.parametrize("winners", [[], [1]])
def test_only_whoever_has_joined_all_its_cities_has_won(winners: list[int]) -> None:
    with pytest.raises(ValueError, match="has joined all its cities, so it has won"):
        position(
            trans(),
            seat("dallas oklahoma_city", at="r10c18"),
            seat("new_york", at="r4c32"),
            rails=track("r10c18", "r9c17", "r8c16"),
            winners=winners,
            budget=1,
            laid_this_turn=1,
        )


def with_stray_rails() -> Table:
    """Oklahoma City is joined with r9c15, but with nobody's marker."""
    return position(
        trans(rounds=1),
        seat("oklahoma_city", at="r10c14"),
        seat("new_york", at="r0c18"),
        rails=[*track("r10c14", "r10c16"), *track("r9c15", "r8c16")],
    )


def test_stray_rails_without_card_18_are_refused_or_joined() -> None:
    try:
        table = with_stray_rails()
    except ValueError:
        return
    table.play(lay("r10c16", "r9c15"))
    assert table.state.missing(0) == 0
    assert table.is_over


def test_a_marker_to_place_is_asked_for_in_a_position_of_the_setup() -> None:
    table = started(GAME)
    again = Table(GAME, GAME.from_position(table.now))
    again.play(place("r4c10"))
    table.play(place("r4c10"))
    assert again.now == table.now
