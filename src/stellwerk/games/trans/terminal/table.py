"""The table of a Trans game on the screen: beside the map where it fits, else without it."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from rich.console import Group
from rich.table import Table
from rich.text import Text

from stellwerk.games.trans.terminal.net_map import COLOUR_STYLES, MARKERS, seat_style
from stellwerk.games.trans.terminal.networks import own_crossings, partners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from stellwerk.games.trans.terminal.presenter import TransPresenter
    from stellwerk.games.trans.wire.views import TransOwnCity, TransView

NARROWEST_SIDE = 20
QUESTION = 7  # the prompt, some choices in columns, a hint, and the line to type in
NEIGHBOURHOOD = 15  # lines of the map around one place
LEGEND_WIDTH = 20
SIDE_HINT = 5  # two more lines of facts, an empty one, and a hint that may need two
FEW = 2  # players whose hands are shown even if they hold what everybody holds
MANY = 4  # players whose start places are named beside the map; on it they are anyway


class TransTable:
    """Everything on the table, fitted to the screen when it is printed."""

    def __init__(
        self,
        presenter: "TransPresenter",
        view: "TransView",
        only_map: bool = False,
        focus: str | None = None,
        planned: "Sequence[str]" = (),
    ) -> None:
        self.presenter = presenter
        self.say = presenter.speaker.say
        self.map = presenter.map
        self.view = view
        self.only_map = only_map
        self.focus = focus
        self.planned = planned

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        """Map and table side by side, one below the other, or the table alone."""
        width = options.max_width
        side = width - self.map.width - 2
        screen = console.height if console.is_terminal else 10_000
        if self.only_map:
            yield from self._map_alone(width, screen)
        elif not console.is_terminal or self.view.phase in {"put-back", "hand-on"}:
            yield self._status()
        elif side >= NARROWEST_SIDE:
            cards = self._cards()
            yield cards
            lines = screen - QUESTION - len(console.render_lines(cards, options))
            yield self._beside(self._drawn(lines, width), self._side(lines))
        else:
            yield self._status()
            if screen >= self.map.height + QUESTION + len(self.view.seats) + 8:
                yield from self._drawn(screen, width)

    def _map_alone(self, width: int, screen: int) -> "RenderResult":
        """The map with its legend: beside it, or above it so that the map stays in sight."""
        side = width - self.map.width - 2
        key = self._key()
        height = NEIGHBOURHOOD if self.focus is not None else screen - 1 - len(key)
        drawn = self._drawn(height, width)
        if side >= LEGEND_WIDTH and self.focus is None:
            legend = self._legend(side, len(drawn))
            yield self._beside(drawn, legend)
        else:
            if self.focus is None:
                yield self._legend(width, 0)
            yield from drawn
        yield from key

    def _drawn(self, height: int, width: int) -> list[Text]:
        """As much of the map as has room."""
        focus = [self.focus] if self.focus is not None else self._all_that_matters()
        window = self.map.window(height, width, focus)
        room = 2 * (window.bottom - window.top) + 3 <= height
        return self.map.draw(self.view, window, both_rulers=room, planned=self.planned)

    def _all_that_matters(self) -> list[str]:
        own = self.view.you.cities if self.view.you is not UNSET else []
        places = [self.presenter.cities[city.id].at for city in own]
        return places + own_crossings(self.view)

    def _beside(self, left: "Sequence[Text]", right: "RenderableType") -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, width=self.map.width)
        grid.add_column()
        grid.add_row(Group(*left), right)
        return grid

    def _status(self) -> Group:
        """Special cards, players and cities, one below the other."""
        facts = self._facts().append(f" · {self.say('show-trans-see-map')}")
        parts: list[RenderableType] = [self._cards(), facts, self._players(), *self._all_known()]
        if self.view.you is not UNSET:
            parts.append(self._own_line())
        return Group(*parts)

    def _side(self, height: int) -> Group:
        """The same in a narrow column beside the map."""
        parts: list[RenderableType] = [self._facts("\n"), Text()]
        for seat in range(len(self.view.seats)):
            parts += self._seat_lines(seat)
        if self.view.you is not UNSET:
            parts += [Text(), Text(self.say("show-trans-yours"), style="bold")]
            parts += [self._city_line(city) for city in self.view.you.cities]
            parts.append(Text(self._missing(), style="bold"))
        if len(parts) + SIDE_HINT < height < self.map.height - 1:
            parts += [Text(), Text(self.say("show-trans-see-map"), style="dim")]
        return Group(*parts)

    def _facts(self, between: str = " · ") -> Text:
        facts = [
            self.say("show-trans-round", number=self.view.round),
            self.say("show-trans-rails", number=self.view.rails_left),
        ]
        if self.view.phase == "lay":
            facts.append(self.say("show-trans-budget", number=self.view.budget))
        return Text(between.join(facts), style="dim")

    def _cards(self) -> Group:
        """The special cards of the round with title and text."""
        lines = []
        for card in self.view.cards:
            rule = f"rule-TRANS-CARD-{card}"
            heading = self.say("show-trans-card", card=card, title=self.say(f"{rule}-title"))
            lines.append(Text.assemble((f"{heading} ", "bold"), self.say(rule)))
        return Group(*lines)

    def _players(self) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        for column in ("player", "points", "start", "network", "hand"):
            table.add_column(self.say(f"show-trans-{column}"), no_wrap=True)
        table.columns[2].justify = "right"
        for seat, numbers in enumerate(self.view.seats):
            cells: list[Text | str] = [
                str(numbers.points),
                self._start(seat),
                self._shared(seat),
                self._backs(seat),
            ]
            style = "bold" if seat == self.view.seat else ""
            table.add_row(self._turn(seat), self._name(seat), *cells, style=style)
        return table

    def _seat_lines(self, seat: int) -> list[Text]:
        numbers = self.view.seats[seat]
        name = self._name(seat)
        name.append(f"  {numbers.points}")
        if seat == self.view.seat:
            name.stylize("bold")
        lines = [Text.assemble(self._turn(seat) or " ", " ", name)]
        if len(self.view.seats) <= FEW or len(set(numbers.colours)) < len(COLOUR_STYLES):
            lines.append(Text.assemble("  ", self._backs(seat)))
        if numbers.marker is not None and len(self.view.seats) <= MANY:
            start = Text(f"  {self._start(seat)}", style="dim")
            if partners(self.view, seat):
                start.append_text(Text.assemble(" (", self._shared(seat), ")"))
            lines.append(start)
        labels = [self.map.labels[city] for city in self._known(seat)]
        return [*lines, Text(f"  {' '.join(labels)}", style="italic")] if labels else lines

    def _turn(self, seat: int) -> str:
        return "▶" if seat in self.view.pending else ""

    def _name(self, seat: int) -> Text:
        """Sign, name, and the signs of those on the same network."""
        name = self.presenter.speaker.names[seat]
        return Text.assemble((MARKERS[seat], f"bold {seat_style(seat)}"), f" {name}")

    def _start(self, seat: int) -> str:
        marker = self.view.seats[seat].marker
        return "–" if marker is None else self.presenter.crossing_name(marker)

    def _shared(self, seat: int) -> Text:
        others = partners(self.view, seat)
        signs = [Text(MARKERS[other], style=f"bold {seat_style(other)}") for other in others]
        return Text(" ").join(signs) if signs else Text("–")

    def _backs(self, seat: int) -> Text:
        """The colours of a hand, which everybody sees: three letters each, on the colour."""
        line = Text()
        for colour in self.view.seats[seat].colours:
            word = self.presenter.speaker.value("colour", colour).lower()
            line.append(" " if line else "")
            line.append(word[:3], COLOUR_STYLES[colour])
        return line

    def _all_known(self) -> list[Text]:
        """For each other seat the cities that the reader knows."""
        lines = []
        for seat in range(len(self.view.seats)):
            names = [self.presenter.cities[city].name for city in self._known(seat)]
            if names:
                said = self.say("show-trans-known", cities=", ".join(names))
                lines.append(Text.assemble("   ", self._name(seat), " – ", (said, "italic")))
        return lines

    def _known(self, seat: int) -> list[str]:
        """Cities of another seat that the reader knows: revealed, or seen before."""
        known = list(self.view.seats[seat].revealed)
        if self.view.you is not UNSET:
            known += self.view.you.known.get(str(seat), [])
        return [] if seat == self.view.seat else list(dict.fromkeys(known))

    def _missing(self) -> str:
        missing = self.view.you.missing if self.view.you is not UNSET else None
        return "" if missing is None else self.say("trans-missing", number=missing)

    def _city_line(self, city: "TransOwnCity") -> Text:
        name = self.presenter.cities[city.id].name
        return Text.assemble(
            f"{self.presenter.own_sign(city.joined)} ",
            (self.map.labels[city.id], self._city_style(city.id)),
            (f" {name}", "green" if city.joined else ""),
        )

    def _own_line(self) -> Table:
        """The own cities in a row, as many as the screen has room for."""
        from rich.columns import Columns

        grid = Table.grid(padding=(0, 2))
        cities = self.view.you.cities if self.view.you is not UNSET else []
        lines = [self._city_line(city) for city in cities]
        heading = self.say("show-trans-yours")
        if self._missing():
            heading = self.say("show-trans-yours-missing", missing=self._missing())
        grid.add_row(Text(heading, style="bold"), Columns(lines, padding=(0, 2)))
        return grid

    def _city_style(self, city: str) -> str:
        return COLOUR_STYLES[self.presenter.cities[city].colour]

    def _key(self) -> list[Text]:
        """What the signs of the map mean."""
        line = self.say("show-trans-key")
        if len(self.map.in_play) < len(self.map.labels):
            line += "  " + self.say("show-trans-key-out")
        return [Text(line, style="dim")]

    def _legend(self, width: int, height: int) -> Table:
        """All cities with their three letters, in columns."""
        entries = [
            Text(f"{self.map.labels[city.id]} {city.name}", no_wrap=True, overflow="ellipsis")
            for city in self.presenter.game.board.cities
            if city.id in self.map.in_play
        ]
        widest = max(entry.cell_len for entry in entries) + 2
        columns = -(-len(entries) // height) if height else max(width // widest, 1)
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(max_width=max(width // columns - 1, 6))
        for row in range(rows):
            grid.add_row(*entries[row::rows])
        return grid
