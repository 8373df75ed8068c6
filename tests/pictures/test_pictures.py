"""Pictures of all boards: they can be read, show what is there, and nothing that is secret."""

from xml.etree import ElementTree

import pytest

import stellwerk
from stellwerk.boards import Board, painter_of
from stellwerk.boards import pictures as boards_pictures
from stellwerk.pictures import CannotDraw
from stellwerk.texts import LANGUAGES
from tests.pictures.positions import BOARDS, every_board, positions

SVG = "{http://www.w3.org/2000/svg}"


def texts_in(svg: str) -> list[str]:
    """What can be read in a picture; it has to be well-formed."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


@every_board
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_position_can_be_drawn_for_every_seat(board: str, theme: str) -> None:
    for state in positions(board):
        for seat in (None, 0, 2):
            svg = state.to_svg(seat=seat, theme=theme)
            words = texts_in(svg)
            assert "Seat 2" in words
            assert not {"None", "nan", "inf"} & set(words)
            assert "{ $" not in svg
            assert '"nan' not in svg


@every_board
def test_a_picture_shows_no_more_than_its_seat_may_know(board: str) -> None:
    """A twin differs in what the seat cannot know: its picture is the same to the last letter."""
    for state in positions(board)[:-1]:
        for seat in (0, None):
            twin = state.resample(seat, seed=99)
            assert twin.to_svg(seat=seat) == state.to_svg(seat=seat)


@pytest.mark.parametrize("board", [b for b in BOARDS if b not in ("wensleydale", "nurnberg")])
def test_what_a_seat_holds_is_in_its_own_picture_alone(board: str) -> None:
    """So that the twins above could differ at all."""
    state = positions(board)[1]
    assert len({state.to_svg(seat=seat) for seat in (None, 0, 1, 2)}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_speak_the_language_of_who_looks(lang: str) -> None:
    words = texts_in(positions("ticket-europe")[1].to_svg(lang=lang))
    sea = {"en": "North Sea", "de": "Nordsee", "fr": "Mer du Nord", "nl": "Noordzee"}[lang]
    assert sea in words


def test_what_was_claimed_and_who_won_is_drawn() -> None:
    begin, *_, end = positions("ticket-usa")
    wagons = 'fill-opacity="0.3"'  # the shadow of each
    assert begin.to_svg().count(wagons) == 0
    laid = sum(
        route.length for route in end.game.board.routes if end.owner(route.id) is not None
    )  # fmt: skip
    assert end.to_svg().count(wagons) == laid > 60


@every_board
def test_a_bare_board_is_a_picture_of_all_its_places(board: str) -> None:
    its = stellwerk.game(board).board
    words = texts_in(its.to_svg())
    assert "Seat 0" not in words
    named = [each.name for each in getattr(its, "cities", ()) if not getattr(each, "country", "")]
    assert set(named) <= set(words)
    assert its._repr_svg_() == its.to_svg()


def test_notebooks_show_what_everybody_sees() -> None:
    state = positions("trans-europa")[1]
    assert state._repr_svg_() == state.to_svg(seat=None)
    match = stellwerk.game("trans-europa").new_match(seed=1)
    assert match._repr_svg_() == match.to_svg()
    for shown, caption in (
        (state, repr(state)[1:-1]),
        (match, "trans-europa, 2 players: 0 moves"),
        (match.game.board, "Trans Europa (trans-europa)"),
    ):
        html = shown._repr_html_()
        assert shown._repr_svg_() in html
        assert f">{caption}</figcaption>" in html
    with pytest.raises(ValueError, match="seats 0 to 1"):
        match.to_svg(seat=5)


def test_a_theme_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match=r"no theme 'sepia'\. The themes are: light"):
        positions("ticket-usa")[0].to_svg(theme="sepia")


def test_a_family_that_draws_nothing_says_so_and_notebooks_show_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Undrawn:
        """A family without a painter."""

        def painter(self, board: Board, is_shipped: bool) -> None:
            """Nobody."""

    monkeypatch.setattr(boards_pictures, "plugins", lambda group: {"ticket": Undrawn()})
    monkeypatch.setattr(boards_pictures, "_painters", {})
    state = stellwerk.game("ticket-usa").new_state(seed=1)
    with pytest.raises(CannotDraw, match="the family 'ticket' has no painter"):
        painter_of(state.game.board)
    assert state._repr_svg_() is None
    assert state._repr_html_() is None
    assert stellwerk.game("ticket-usa").new_match(seed=1)._repr_svg_() is None
    assert state.game.board._repr_svg_() is None
