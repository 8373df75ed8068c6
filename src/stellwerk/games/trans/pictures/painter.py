"""Pictures of Trans Europa and Trans Amerika: the map, and beside it seats and cities."""

from functools import cached_property, lru_cache
from importlib.resources import files

from msgspec import UNSET

from stellwerk.games.trans.board.schema import TransBoard, TransCity
from stellwerk.games.trans.pictures.cities import CityLabel, draw_city, draw_name, region_sign
from stellwerk.games.trans.pictures.lines import (
    draw_bands,
    draw_hairlines,
    draw_missing,
    draw_rail,
    draw_terrain,
)
from stellwerk.games.trans.pictures.net import DrawnNet
from stellwerk.games.trans.pictures.pins import Pin, draw_pin, place_pins
from stellwerk.games.trans.wire.views import TransView
from stellwerk.pictures.ground import Ground, draw_ground, draw_ground_names, plain_ground
from stellwerk.pictures.label import Box, text_width
from stellwerk.pictures.made_before import made_before
from stellwerk.pictures.panel import Panel, SeatRow
from stellwerk.pictures.picture import Picture
from stellwerk.pictures.theme import Theme
from stellwerk.texts import text

HERE = files("stellwerk.games.trans.pictures")
NAME_SIZE = 24


class TransGround(Ground, frozen=True, rename="camel"):
    """A ground with places for the names of cities."""

    labels: dict[str, CityLabel]


class TransPainter:
    """Draws positions on one board; where no ground was made for it, it lies on plain paper."""

    def __init__(self, board: TransBoard, is_shipped: bool) -> None:
        self.board = board
        self.is_shipped = is_shipped
        self.net = DrawnNet(board)

    @cached_property
    def shapes(self) -> TransGround | None:
        """The ground that was made for a shipped board."""
        folder = HERE.joinpath("grounds")
        return made_before(folder, self.board.id, TransGround) if self.is_shipped else None

    @lru_cache(maxsize=8)  # noqa: B019 - there is one painter for each board
    def ground(self, lang: str, theme: Theme) -> str:
        """Everything under the net."""
        if self.shapes is None:
            return plain_ground(self.net.size, theme)
        names = draw_ground_names(
            self.shapes, lambda name: text(f"map-trans-{name}", {}, lang), theme
        )
        return draw_ground(self.shapes, self.board.id, theme) + names

    @lru_cache(maxsize=32)  # noqa: B019 - there is one painter for each board
    def hairlines(self, doubles: tuple[str, ...], theme: Theme) -> str:
        """The net as printed, without what is special about its lines."""
        return draw_hairlines(self.net, set(doubles), theme)

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one painter for each board
    def terrain(self, line: str, is_double: bool, is_laid: bool, theme: Theme) -> str:
        """What is special about a line."""
        return draw_terrain(self.net.lines[line], is_double, is_laid, theme)

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one painter for each board
    def rail(self, line: str, theme: Theme) -> str:
        """A rail on a line."""
        return draw_rail(self.net.lines[line], theme)

    def label(self, city: TransCity) -> CityLabel:
        """Where the name of a city stands: over it, where nobody has thought of it."""
        if self.shapes is not None and city.id in self.shapes.labels:
            return self.shapes.labels[city.id]
        x, y = self.net.crossings[city.at]
        return CityLabel(x, y - 25, "middle")

    def draw(self, view: TransView | None, lang: str, theme: Theme) -> Picture:
        """A position; None is the bare board."""
        panel = None if view is None else self._panel(view, lang, theme)
        return Picture(
            size=self.net.size,
            theme=theme,
            title=self.board.title,
            ground=self.ground(lang, theme),
            pieces=tuple(self._pieces(view, theme)),
            panel=() if panel is None else tuple(panel.drawn),
            panel_height=0 if panel is None else panel.y,
        )

    def _pieces(self, view: TransView | None, theme: Theme) -> list[str]:
        rails = [] if view is None else view.rails
        if view is None:
            doubles = [line.id for line in self.board.all_lines if line.cost > 1]
        else:
            doubles = view.double_lines
        pieces = [self.hairlines(tuple(doubles), theme)]
        laid, double = set(rails), set(doubles)
        lines = [self.terrain(each, each in double, each in laid, theme) for each in self.net.lines]
        pieces += filter(None, lines)
        pieces += draw_bands(self.net, rails, [] if view is None else view.networks, theme)
        pieces += [self.rail(rail, theme) for rail in rails]
        pieces += self._missing(view, theme)
        left_out = set() if view is None else set(view.left_out)
        for city in self.board.cities:
            at = self.net.crossings[city.at]
            mine, shown = self._known(view, city)
            pieces.append(draw_city(city, at, mine, shown, city.id in left_out, theme))
        pieces += self._markers(view, theme)
        pieces += [
            draw_name(city, self.label(city), city.id in left_out, theme)
            for city in self.board.cities
        ]
        return pieces

    def _known(self, view: TransView | None, city: TransCity) -> tuple[bool | None, list[int]]:
        """Of a city: whether the reader's own was reached, and who else is known to hold it."""
        if view is None:
            return None, []
        mine, known = None, {}
        if view.you is not UNSET:
            mine = next((own.joined for own in view.you.cities if own.id == city.id), None)
            known = view.you.known
        shown = [
            seat
            for seat, its in enumerate(view.seats)
            if seat != view.seat and city.id in [*its.revealed, *known.get(str(seat), [])]
        ]
        return mine, shown

    def _missing(self, view: TransView | None, theme: Theme) -> list[str]:
        """What everybody lacked in the end."""
        lacking = [] if view is None else view.missing_lines or []
        whose = [(seat, lines) for seat, lines in enumerate(lacking) if lines]
        return [
            draw_missing(self.net.lines[line], seat, (at - (len(whose) - 1) / 2) * 9, theme)
            for at, (seat, lines) in enumerate(whose)
            for line in lines
        ]

    def _markers(self, view: TransView | None, theme: Theme) -> list[str]:
        if view is None:
            return []
        markers = tuple(its.marker for its in view.seats)
        return [draw_pin(pin, theme) for pin in self.pins(markers)]

    @lru_cache(maxsize=64)  # noqa: B019 - there is one painter for each board
    def pins(self, markers: tuple[str | None, ...]) -> list[Pin]:
        """Where the markers stand."""
        cities = [self.net.crossings[city.at] for city in self.board.cities]
        names = [self._name_box(city) for city in self.board.cities]
        places = [None if each is None else self.net.crossings[each] for each in markers]
        return place_pins(places, cities, names)

    def _name_box(self, city: TransCity) -> Box:
        label, width = self.label(city), text_width(city.name, NAME_SIZE)
        start = {"start": 0.0, "end": width}.get(label.anchor, width / 2)
        left = label.x - start
        return Box(left, label.y - NAME_SIZE * 0.72, left + width, label.y + NAME_SIZE * 0.2)

    def _panel(self, view: TransView, lang: str, theme: Theme) -> Panel:
        panel = Panel(theme, lang)
        said = [("round", view.round), ("rails", view.rails_left)]
        below = [text(f"show-trans-{what}", {"number": number}, lang) for what, number in said]
        panel.heading(self.board.title, " · ".join(below))
        panel.seats([self._seat(view, seat) for seat in range(view.players)], view.seat)
        if view.you is not UNSET:
            panel.label(text("seat-name", {"seat": view.seat or 0}, lang))
            names = {city.id: city.name for city in self.board.cities}
            for own in view.you.cities:
                missing = "" if own.missing is None or own.joined else str(own.missing)
                panel.line(names[own.id], missing, own.joined)
        return panel

    def _seat(self, view: TransView, seat: int) -> SeatRow:
        its = view.seats[seat]
        signs = [region_sign(colour, 12 + 29 * at, 12) for at, colour in enumerate(its.colours)]
        return SeatRow(
            points=its.points,
            signs="".join(signs),
            decides=seat in view.pending,
            won=view.result is not None and seat in view.result.winners,
        )
