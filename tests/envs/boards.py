"""Every board there is, in its smallest setting that comes to an end by chance."""

import pytest

from stellwerk.match.contract import Setting

ENDING: dict[str, dict[str, Setting]] = {
    "ticket-europe": {},
    "ticket-usa": {},
    "ticket-switzerland": {},
    "trans-europa": {"rounds": 1},
    "trans-amerika": {"rounds": 1},
    "wensleydale": {},
    "nurnberg": {},
}
every_board = pytest.mark.parametrize("board", list(ENDING))
one_of_each_family = pytest.mark.parametrize(
    "board", ["ticket-switzerland", "trans-amerika", "wensleydale"]
)
