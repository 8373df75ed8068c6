"""Prospects: what lies on the map to be carried, and what of it a seat's own tracks reach.

The same rules as `transport`, but for all areas at once: a line that is only imagined is looked at
thousands of times a turn.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COMPANIES,
    HILL_GOOD,
    PLAIN_GOOD,
    RED_COMPANY,
    RED_PASSENGER,
)
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.network import join_by_tracks, towns_showing


def survey(board, position, prospect):
    """See where something may be fetched at all, whoever's tracks lead there (LTW-MOVE-1…7)."""
    w: cython.int
    area: cython.int
    item: cython.int
    company: cython.int
    network: Word
    neutral: Word
    memset(prospect, 0, cython.sizeof(Prospect))
    for area in range(board.areas):
        for item in range(CARRIED):
            if position.contents[area][item]:
                add(prospect.holding[item], area)
    for w in range(AREA_WORDS):
        neutral = board.towns[w]
        network = 0
        for company in range(COMPANIES):
            prospect.shown[company][w] = towns_showing(board, position, company, w)
            neutral &= ~prospect.shown[company][w]
            network |= prospect.shown[company][w] | position.touched[RED_COMPANY + company][w]
            prospect.holding[RED_PASSENGER + company][w] &= ~prospect.shown[company][w]
        prospect.holding[PLAIN_GOOD][w] &= ~network
        prospect.serving[w] = neutral
        if board.hill_goods_from_any_area:
            prospect.serving[w] |= ~network


def find_haul(board, position, prospect, seat, haul):
    """What a seat may carry, if only it has the trains."""
    w: cython.int
    k: cython.int
    area: cython.int
    item: cython.int
    company: cython.int
    left: Word
    start: Word
    wanted: Word
    for w in range(AREA_WORDS):
        haul.areas[PLAIN_GOOD][w] = prospect.holding[PLAIN_GOOD][w] & position.touched[seat][w]
        haul.areas[HILL_GOOD][w] = 0
        left = prospect.holding[HILL_GOOD][w]
        while left:
            area = 64 * w + lowest(left)
            for k in range(AREA_WORDS):
                if board.near[area][k] & position.touched[seat][k] & prospect.serving[k]:
                    add(haul.areas[HILL_GOOD], area)
            left = without_lowest(left)
    for company in range(COMPANIES):
        item = RED_PASSENGER + company
        start = 0
        wanted = 0
        for w in range(AREA_WORDS):
            haul.areas[item][w] = prospect.shown[company][w] & position.touched[seat][w]
            start |= haul.areas[item][w]
            wanted |= prospect.holding[item][w] & position.touched[seat][w]
        if start and wanted:
            join_by_tracks(board, position, seat, haul.areas[item])
        for w in range(AREA_WORDS):
            haul.areas[item][w] &= prospect.holding[item][w]
    for item in range(CARRIED):
        haul.items[item] = 0
        for w in range(AREA_WORDS):
            left = haul.areas[item][w]
            while left:
                haul.items[item] += position.contents[64 * w + lowest(left)][item]
                left = without_lowest(left)


def reach_of_others(board, position, prospect, seat, carrying, haul):
    """What any other seat may carry; while trains run, only those who are still in."""
    other: cython.int
    item: cython.int
    w: cython.int
    theirs: Haul
    memset(haul, 0, cython.sizeof(Haul))
    for other in range(board.players):
        if other == seat or (carrying and (position.passed >> other) & 1):
            continue
        find_haul(board, position, prospect, other, cython.address(theirs))
        for item in range(CARRIED):
            for w in range(AREA_WORDS):
                haul.areas[item][w] |= theirs.areas[item][w]


def shared_items(position, haul, others):
    """How many items of a haul others reach too."""
    item: cython.int
    w: cython.int
    left: Word
    shared: cython.int = 0
    for item in range(CARRIED):
        for w in range(AREA_WORDS):
            left = haul.areas[item][w] & others.areas[item][w]
            while left:
                shared += position.contents[64 * w + lowest(left)][item]
                left = without_lowest(left)
    return shared
