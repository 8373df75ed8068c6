"""Whatever comes over the network is a legal move or is refused by a rule, and never breaks."""

from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.games.wensleydale.judge import KINDS_OF_MOVE
from stellwerk.match.match import Match
from tests.models.compare_wensleydale import Configuration
from tests.plain import plain
from tests.properties import check_answer, check_answers, junk, malformed
from tests.wensleydale.test_properties import often
from tests.wensleydale.walks import CHOOSING_A_CHAIN, Walk, walks

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame

FIELDS = ("do", "box", "cubes", "area", "with", "points", "train", "item", "company")
HUGE = 10**5000  # Python does not even print it
NURNBERG: Configuration = ("nurnberg", 3, {"side": "2-3"})
MALFORMED: dict[str, Any] = {
    "empty": {},
    "a list": [],
    "nothing": None,
    "do nothing": {"do": None},
    "do a list": {"do": ["bid"]},
    "do a huge number": {"do": HUGE},
    "bid on no box": {"do": "bid"},
    "bid on box 0": {"do": "bid", "box": 0},
    "bid on box 9": {"do": "bid", "box": 9},
    "bid on a huge box": {"do": "bid", "box": HUGE},
    "bid on a box in words": {"do": "bid", "box": "1"},
    "bid on half a box": {"do": "bid", "box": 1.5},
    "bid on a box that is true": {"do": "bid", "box": True},
    "stake nothing": {"do": "stake"},
    "stake less than nothing": {"do": "stake", "cubes": -1},
    "stake a huge number": {"do": "stake", "cubes": HUGE},
    "stake true": {"do": "stake", "cubes": True},
    "start nowhere": {"do": "start"},
    "start a huge number": {"do": "start", "area": HUGE},
    "start half a character": {"do": "start", "area": "\ud800"},
    "extend a list": {"do": "extend", "area": ["fuerth"]},
    "extend to an unknown area": {"do": "extend", "area": "nowhere"},
    "extend across the board": {"do": "extend", "area": "ansbach"},
    "pay with gold": {"do": "pay", "with": "gold"},
    "pay with a number": {"do": "pay", "with": 1},
    "pay with a dictionary": {"do": "pay", "with": {"cube": 1}},
    "chain of nothing": {"do": "chain"},
    "chain of a number": {"do": "chain", "points": 3},
    "chain of a huge number": {"do": "chain", "points": [HUGE, 0, 0]},
    "chain of an object": {"do": "chain", "points": [object()]},
    "buy nothing": {"do": "buy"},
    "buy a list": {"do": "buy", "train": ["A1"]},
    "carry nothing": {"do": "carry", "area": "fuerth"},
    "carry a landowner": {"do": "carry", "area": "fuerth", "item": "landowner"},
    "carry from a list": {"do": "carry", "area": ["fuerth"], "item": "red"},
    "board a huge train": {"do": "board", "train": HUGE},
    "sell to nobody": {"do": "sell", "area": "fuerth"},
    "sell to the government": {"do": "sell", "company": "white", "area": "fuerth"},
    "sell to a number": {"do": "sell", "company": 0, "area": "fuerth"},
}

anything = junk("hawes", "fuerth", "A1", "red", "cube")


def malformed_moves(match: Match) -> st.SearchStrategy[Any]:
    """Anything that might come over the network, from plain junk to nearly right."""
    names = cast("WensleydaleGame", match.game).names
    known = [*names.areas, *names.trains, "red", "green", "plain", "hill", "cube", *range(17)]
    field = anything | st.sampled_from(known) | st.lists(st.integers(0, 3), max_size=4)
    fields = st.lists(st.sampled_from(FIELDS), max_size=3)
    return malformed(match, KINDS_OF_MOVE, fields, field, anything)


@often
@given(walks, st.data())
def test_malformed_moves_are_refused_by_a_rule_and_change_nothing(
    walk: Walk, data: st.DataObject
) -> None:
    match = walk.match()
    check_answers(match, data, malformed_moves(match))


@pytest.mark.parametrize("what", list(MALFORMED))
@pytest.mark.parametrize("steps", [0, 1, 26, 40, 60])
def test_chosen_malformed_moves_are_refused(what: str, steps: int) -> None:
    match = Walk(NURNBERG, 1, "busy", steps).match()
    for seat in range(match.game.players):
        assert match.why_not(seat, MALFORMED[what]) is not None
        check_answer(match, seat, MALFORMED[what])


@pytest.mark.parametrize("kind", [bool, float, str])
def test_a_chain_is_chosen_by_whole_numbers(kind: type) -> None:
    """As with boxes and cubes, truth values and fractions are no numbers."""
    match = CHOOSING_A_CHAIN.match()
    (seat,) = match.prompts
    for move in plain(match.prompts[seat].moves):
        points = move["points"]
        assert match.why_not(seat, move) is None
        assert match.why_not(seat, {**move, "points": tuple(points)}) is None
        odd = [kind(number) for number in points]
        assert match.why_not(seat, {**move, "points": odd}) is not None
