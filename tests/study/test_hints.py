"""Hints: there are words for them in all games, and nothing hidden has a say in them."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

import stellwerk
from stellwerk.bots import Seat, make_bot
from stellwerk.games.ticket.wire.explanations import TicketReasonMessage
from stellwerk.games.trans.wire.explanations import TransReasonMessage
from stellwerk.games.wensleydale.wire.explanations import WensleydaleReasonMessage
from stellwerk.match.contract import Game, State
from stellwerk.study.hints import Hint, NothingToChoose, hint
from stellwerk.terminal.speaking import Speaker
from stellwerk.texts import has_text, message_ids
from stellwerk.texts.catalogue import LANGUAGES

GAMES = stellwerk.games()
FAMILIES = (TicketReasonMessage, TransReasonMessage, WensleydaleReasonMessage)
REASONS = [message for messages in FAMILIES for message in get_args(messages)]
APART = 4
"""Every so many of the questions a seat is asked are looked at."""
ENOUGH = 6


@cache
def game_of(name: str) -> Game:
    return stellwerk.game(name, players=2)


@cache
def questions(name: str) -> tuple[State, ...]:
    """Positions of a match between usual players in which seat 0 has a choice."""
    game, found = game_of(name), list[State]()
    match = game.new_match(seed=11)
    bot = make_bot(game.family, "dispatcher", 1)
    while not match.is_over and len(found) < APART * ENOUGH:
        seat = match.state.pending_players()[0]
        if seat == 0 and len(match.state.legal_actions(0)) > 1:
            found.append(match.state)
        match.play_action(seat, bot.choose(Seat(game, match.state, seat)))
    return tuple(found[::APART])


@cache
def hints(name: str) -> tuple[Hint, ...]:
    return tuple(hint(game_of(name), state, 0) for state in questions(name))


def spoken(found: Hint, game: Game, lang: str) -> Iterator[str]:
    speaker = Speaker(game, ["Ada", "Bo"], lang)
    yield speaker.say(found.look)
    yield speaker.say(found.kind, what=speaker.value("do", found.move.do))
    yield from map(speaker.hinted, found.explanation.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_hint(name: str) -> None:
    for state, found in zip(questions(name), hints(name), strict=True):
        assert hint(game_of(name), state.resample(0, seed=99), 0) == found


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_a_move_that_can_be_made_and_says_it_in_every_language(name: str) -> None:
    game = game_of(name)
    for state, found in zip(questions(name), hints(name), strict=True):
        assert game.why_not(state, 0, found.move) is None
        assert found.explanation.reasons
        assert found.compared >= 1
        for lang in LANGUAGES:
            for sentence in spoken(found, game, lang):
                assert " " in sentence, sentence
                assert not re.search(r"[{}]|hint-|why-", sentence), sentence


@pytest.mark.parametrize("name", GAMES)
def test_the_first_steps_mark_less_than_the_last(name: str) -> None:
    for found in hints(name):
        assert not found.glance.reasons
        first, last = (each.as_json()["plan"] for each in (found.glance, found.explanation))
        assert first is None or first != last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_bot_can_say_of_its_move_can_be_said_to_who_might_make_it(lang: str) -> None:
    assert [each for each in REASONS if not has_text(each.replace("why-", "hint-"), lang)] == []


@pytest.mark.parametrize("name", GAMES)
def test_there_are_words_for_every_kind_of_move_that_leaves_a_choice(name: str) -> None:
    family = game_of(name).family
    kinds = {each.kind.removeprefix(f"hint-{family}-kind-") for each in hints(name)}
    assert kinds
    assert "hint-kind" not in kinds
    assert "hint-look" not in {each.look for each in hints(name)}
    assert {f"hint-{family}-kind-{kind}" for kind in kinds} <= message_ids("en")


def test_where_only_one_move_is_possible_there_is_nothing_to_hint_at() -> None:
    game = game_of("wensleydale")
    match = game.new_match(seed=11)
    bot = make_bot(game.family, "dispatcher", 1)
    while len(match.state.legal_actions(match.state.current_player())) > 1:
        seat = match.state.current_player()
        match.play_action(seat, bot.choose(Seat(game, match.state, seat)))
    with pytest.raises(NothingToChoose):
        hint(game, match.state, match.state.current_player())
