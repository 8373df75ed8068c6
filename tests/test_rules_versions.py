"""A game is made for a version of the rules; records and tables keep theirs for ever."""

import json

import pytest

import stellwerk
from stellwerk.games.families import families
from stellwerk.games.registry import family_of
from tests.plain import plain


@pytest.mark.parametrize("name", stellwerk.games())
def test_a_new_game_follows_the_newest_rules(name: str) -> None:
    assert stellwerk.game(name).rules_version == families()[family_of(name)].newest


@pytest.mark.parametrize("name", stellwerk.games())
def test_every_version_can_be_played_to_the_end_and_replays_as_it_was(name: str) -> None:
    # By chance nobody scores in Trans for hundreds of rounds: one must do.
    options = {"rounds": 1} if family_of(name) == "trans" else {}
    for version in families()[family_of(name)].versions:
        match = stellwerk.game(name, rules=version, **options).new_match(seed=version)
        seed = 0
        while not match.is_over:
            seat = match.state.current_player()
            match.play_action(seat, match.state.random_action(seed))
            seed += 1
        assert match.record["rules"] == match.state.position().rules == version
        again = stellwerk.replay(json.dumps(match.record))
        assert again.game.rules_version == version
        assert again.record == match.record


@pytest.mark.parametrize("version", [0, -1, 99, True])
def test_a_version_nobody_knows_is_refused_in_words(version: int) -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="cannot be played with rules version"):
        stellwerk.game("wensleydale", rules=version)


def test_a_record_of_a_later_release_is_refused_in_words() -> None:
    record = dict(stellwerk.game("ticket-usa").new_match(seed=1).record, rules=99)
    with pytest.raises(stellwerk.RecordError, match="rules version 99; this release knows version"):
        stellwerk.replay(record)


def test_a_position_of_another_version_is_refused_in_words() -> None:
    state = stellwerk.game("ticket-usa").new_state(seed=1)
    position = plain(state.position()) | {"rules": 99}
    with pytest.raises(ValueError, match="from rules version 99; this game has version"):
        stellwerk.game("ticket-usa").from_position(position)
