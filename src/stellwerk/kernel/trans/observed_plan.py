"""The blocks of an observation that trees have to be grown for.

One function writes one block, in the order of the layout (observation.py).
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.observing import byte
from cython.cimports.stellwerk.kernel.trans.board import MAX_HAND
from cython.cimports.stellwerk.kernel.trans.limits import LINE_WORDS, MAX_CROSSINGS
from cython.cimports.stellwerk.kernel.trans.observation import OTHERS_REACH, Look
from cython.cimports.stellwerk.kernel.trans.position import LAY, PLACE, Position
from cython.cimports.stellwerk.kernel.trans.rails import layable
from cython.cimports.stellwerk.kernel.trans.steiner import (
    MAX_TERMINALS,
    Costs,
    measure_steps,
    open_cities,
    trees_everywhere,
)
from cython.cimports.stellwerk.kernel.trans.survey import (
    Survey,
    far_end,
    measure_others,
    missing_with,
    nearest_city,
    take_survey,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def survey_of(look: cython.pointer(Look)) -> cython.pointer(Survey):
    """The trees of the open cities, grown once a look."""
    if not look.has_survey:
        take_survey(
            look.board, look.position, look.seat, MAX_TERMINALS, cython.address(look.survey)
        )  # fmt: skip
        measure_others(
            look.board, look.position, look.seat, OTHERS_REACH, cython.address(look.survey)
        )
        look.has_survey = True
    return cython.address(look.survey)


def write_missing(look, block):
    """While rails are laid: the rails that are missing, and the cities × 4."""
    if look.position.phase != LAY:
        return
    block[0] = byte(survey_of(look).missing)
    block[1] = byte(4 * look.survey.cities)


def write_saved(look, block):
    """Of each line that may be laid at the own network: the missing rails it would save."""
    lines: Word[LINE_WORDS]
    w: cython.int
    line: cython.int
    left: Word
    survey: cython.pointer(Survey)
    position: cython.pointer(Position) = look.position
    if position.phase != LAY:
        return
    survey = survey_of(look)
    layable(look.board, position, look.seat, lines)
    for w in range(LINE_WORDS):
        left = lines[w] & position.frontier[position.leader[look.seat]][w]
        while left:
            line = 64 * w + lowest(left)
            left = without_lowest(left)
            block[line] = byte(
                survey.missing
                - missing_with(survey, far_end(look.board, position, look.seat, line))
            )


def write_to_city(look, block):
    """Of each crossing: rails to the nearest open city, at most 24."""
    crossing: cython.int
    survey: cython.pointer(Survey)
    if look.position.phase != LAY:
        return
    survey = survey_of(look)
    for crossing in range(look.board.crossings):
        block[crossing] = byte(min(24, nearest_city(survey, crossing)))


def write_to_others(look, block):
    """Of each crossing: rails to networks of others, at most 12."""
    crossing: cython.int
    survey: cython.pointer(Survey)
    if look.position.phase != LAY:
        return
    survey = survey_of(look)
    for crossing in range(look.board.crossings):
        block[crossing] = min(
            cython.cast(cython.int, OTHERS_REACH), cython.cast(cython.int, survey.others[crossing])
        )


def write_trees(look, block):
    """While markers are placed: the rails of the cheapest tree of the own cities from there."""
    costs: Costs
    terminals: cython.uchar[MAX_HAND]
    total: cython.uchar[MAX_CROSSINGS]
    size: cython.int
    crossing: cython.int
    if look.position.phase != PLACE:
        return
    size = open_cities(look.board, look.position, look.seat, terminals)
    measure_steps(look.board, look.position, cython.address(costs))
    trees_everywhere(look.board, cython.address(costs), terminals, size, total)
    for crossing in range(look.board.crossings):
        block[crossing] = total[crossing]
