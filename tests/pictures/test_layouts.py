"""Layouts: everything of a board has its place; boards of people's own get pleasant ones."""

from itertools import combinations
from math import dist
from pathlib import Path

import pytest

import stellwerk
from stellwerk.games.ticket.board.schema import TicketBoard
from stellwerk.games.ticket.pictures.layout import TicketLayout
from stellwerk.games.ticket.pictures.painter import TicketPainter
from stellwerk.games.ticket.pictures.plain_layout import plain_layout
from stellwerk.games.trans.pictures.painter import TransPainter
from stellwerk.games.wensleydale.pictures.painter import WensleydalePainter
from stellwerk.pictures.label import Box, label_box, outlines_overlap

HARZ = Path(__file__).parents[2] / "examples" / "boards" / "ticket-harz.toml"


def harz() -> TicketBoard:
    """A board of somebody's own."""
    board = stellwerk.game("ticket-harz", board=HARZ).board
    assert isinstance(board, TicketBoard)
    return board


@pytest.mark.parametrize("name", ["ticket-europe", "ticket-usa", "ticket-switzerland"])
def test_every_route_and_city_has_its_place(name: str) -> None:
    board = stellwerk.game(name).board
    assert isinstance(board, TicketBoard)
    layout = TicketPainter(board, is_shipped=True).layout
    assert set(layout.routes) == {route.id for route in board.routes}
    assert set(layout.cities) == {city.id for city in board.cities}
    assert set(layout.labels) == {city.id for city in board.cities if not city.country}
    for route in board.routes:
        assert len(layout.row(route.id).spaces) == route.length


def name_boxes(board: TicketBoard, layout: TicketLayout) -> dict[str, Box]:
    """The boxes of all names."""
    named = {city.id: city.name for city in board.cities}
    return {city: label_box(label, named[city]) for city, label in layout.labels.items()}


def test_on_a_board_laid_out_by_itself_nothing_lies_on_anything() -> None:
    board = harz()
    layout = plain_layout(board)
    boxes = name_boxes(board, layout)
    for (one, its), (other, theirs) in combinations(boxes.items(), 2):
        assert not its.overlaps(theirs), (one, other)
    width, height = layout.size
    for city, box in boxes.items():
        assert box.left > 0, city
        assert box.right < width, city
        assert box.bottom < height, city
    for one_city, other_city in combinations(layout.cities.values(), 2):
        assert dist((one_city.x, one_city.y), (other_city.x, other_city.y)) > 50


def test_rows_of_spaces_at_one_city_keep_apart_on_an_own_board() -> None:
    board = harz()
    layout = plain_layout(board)
    for one, other in combinations(board.routes, 2):
        if {one.a, one.b} == {other.a, other.b} or not {one.a, one.b} & {other.a, other.b}:
            continue
        rows = layout.row(one.id), layout.row(other.id)
        for first in (rows[0].spaces[0], rows[0].spaces[-1]):
            for second in (rows[1].spaces[0], rows[1].spaces[-1]):
                outlines = rows[0].outline(first), rows[1].outline(second)
                assert not outlines_overlap(*outlines), (one.id, other.id)


def test_an_own_board_is_drawn_on_plain_paper_with_all_its_names() -> None:
    svg = harz().to_svg(theme="dark")
    assert all(city.name.replace("&", "&amp;") in svg for city in harz().cities)
    assert "ticket-harz-coast" not in svg


def test_a_shipped_board_for_which_nothing_was_made_is_drawn_like_one_of_somebodys_own() -> None:
    shipped = TicketPainter(harz(), is_shipped=True)
    assert shipped.layout == plain_layout(harz())
    assert shipped.shapes is None


def test_boards_of_the_other_families_need_no_layout_of_their_own() -> None:
    trans = stellwerk.game("trans-europa").board
    plain = TransPainter(trans, is_shipped=False)  # type: ignore[arg-type]
    assert plain.shapes is None
    dales = stellwerk.game("wensleydale").board
    layout = WensleydalePainter(dales, is_shipped=False).layout  # type: ignore[arg-type]
    assert set(layout.areas) == {area.id for area in dales.areas}  # type: ignore[attr-defined]


def test_names_of_paper_and_pages_take_the_same_room() -> None:
    """The names of shipped boards were placed for these widths by web/maps."""
    board = stellwerk.game("ticket-europe").board
    assert isinstance(board, TicketBoard)
    boxes = name_boxes(board, TicketPainter(board, is_shipped=True).layout)
    assert not [pair for pair in combinations(boxes, 2) if boxes[pair[0]].overlaps(boxes[pair[1]])]
