"""The map of a Wensleydale board in words: areas, what is in them, and what lies around them."""

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stellwerk.games.wensleydale.terminal.fees import fee_to_enter
from stellwerk.games.wensleydale.terminal.signs import SIGNS, STYLES, signs
from stellwerk.terminal.typed_words import matching, plain

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.games.wensleydale.board.schema import Area, Border, WensleydaleBoard
    from stellwerk.games.wensleydale.wire.views import WensleydaleView
    from stellwerk.terminal.speaking import Speaker

ARROWS = "→↗↑↖←↙↓↘"
OWN = "+"
INDENT = (0, 0, 0, 2)
MOST_NEXT = 2


def arrow(x: float, y: float) -> str:
    """The direction of a step; y grows downwards, as on a map.

    >>> arrow(1, 0), arrow(0, -5), arrow(-1, 1)
    ('→', '↑', '↙')
    """
    return ARROWS[round(math.atan2(-y, x) / (math.pi / 4)) % len(ARROWS)]


class AreaMap:
    """The areas and borders of one board, in the words of one language."""

    def __init__(self, board: "WensleydaleBoard", speaker: "Speaker") -> None:
        self.board = board
        self.speaker = speaker
        self.areas: dict[str, Area] = {area.id: area for area in board.areas}
        self.buildable = {board.border_id(border) for border in board.buildable_borders}
        self.around: dict[str, dict[str, Border]] = {area: {} for area in self.areas}
        for border in board.borders:
            self.around[border.a][border.b] = border
            self.around[border.b][border.a] = border

    def name(self, area: str) -> str:
        """The name of an area."""
        return self.areas[area].name

    def found(self, words: str) -> list[str]:
        """The areas that the words name."""
        exact = self.exact(words)
        if exact:
            return exact
        areas = list(self.areas)
        labels = [f"{self.name(area)} {area}" for area in areas]
        return [areas[position] for position in matching(labels, words)]

    def exact(self, words: str) -> list[str]:
        """The areas whose names are just these words."""
        return [area for area in self.areas if self.sort_key(area) == plain(words).strip()]

    def contents(self, view: "WensleydaleView", area: str) -> Text:
        """People and goods in an area."""
        return signs(dict[str, int](view.areas.get(area, {}).items()))

    def colours(self, view: "WensleydaleView", area: str) -> Text:
        """The company colours that a town shows, in brackets; nothing for others."""
        shown = view.towns.get(area, [])
        if not shown:
            return Text()
        parts = [Text(SIGNS[colour], style=STYLES[colour]) for colour in shown]
        return Text.assemble("[", *parts, "]")

    def kind(self, area: str) -> str:
        """Terrain and town in words."""
        found = self.areas[area]
        words = self.speaker.say(f"show-wensleydale-{found.terrain}")
        if found.town:
            words += f", {self.speaker.say(f'show-wensleydale-{found.town}')}"
        return words

    def cost(self, one: str, other: str) -> int:
        """What a track between two neighbours costs."""
        return self.board.cost(self.around[one][other])

    def line_cost(self, line: list[str]) -> int:
        """What the tracks of a line have cost, without fees."""
        return sum(self.cost(a, b) for a, b in pairwise(line))

    def can_build(self, one: str, other: str) -> bool:
        """Whether the map allows a track between two neighbours (LTW-MAP-2 to -4)."""
        return self.board.border_id(self.around[one][other]) in self.buildable

    def owner(self, view: "WensleydaleView", one: str, other: str) -> int | str | None:
        """Whose track lies between two neighbours."""
        return view.borders.get(self.board.border_id(self.around[one][other]))

    def direction(self, one: str, other: str) -> str:
        """An arrow from an area to another."""
        a, b = self.areas[one], self.areas[other]
        return arrow(b.x - a.x, b.y - a.y)

    def step_words(self, view: "WensleydaleView", one: str, other: str) -> Text:
        """Cost, river and fees of a track to a neighbour, then what is there."""
        say = self.speaker.say
        river = self.around[one][other].river
        words = Text(say("show-wensleydale-cost", cost=self.cost(one, other)))
        if river:
            words.append(f" ≈{river}")
        fee = fee_to_enter(view, other)
        if fee:
            words.append(f" + {say('show-wensleydale-fee')} ").append_text(fee)
        return words

    def beside(self, view: "WensleydaleView", area: str) -> Text:
        """What else there is around an area: hills with goods, and tracks of other lines."""
        parts = []
        for other in self.around[area]:
            owner = self.owner(view, area, other)
            there = self.contents(view, other)
            if self.areas[other].terrain == "hill" and there:
                parts.append(Text.assemble(f"{self.name(other)} ", there))
            elif owner is not None and other not in view.line:
                parts.append(Text.assemble(f"{self.name(other)} ", self.track(owner)))
        return Text(" · ").join(parts)

    def onward(self, view: "WensleydaleView", area: str, seen: list[str]) -> str:
        """Where a line could go on from an area, the fullest places first."""
        ways = [
            (-sum(view.areas.get(other, {}).values()), self.name(other), other)
            for other in self.around[area]
            if other not in seen
            and self.can_build(area, other)
            and self.owner(view, area, other) is None
        ]
        places = []
        for _, name, other in sorted(ways)[:MOST_NEXT]:
            inside = f"{self.contents(view, other).plain}{self.colours(view, other).plain}"
            places.append(f"{name} {inside}".strip())
        return ", ".join(places)

    def track(self, owner: int | str) -> Text:
        """A track with its owner, a player or a company."""
        if isinstance(owner, int):
            return Text(f"═ {self.speaker.names[owner]}")
        return Text(f"═ {SIGNS[owner]}", style=STYLES[owner])

    def heading(self, view: "WensleydaleView", area: str) -> Text:
        """An area in one line."""
        line = Text(self.name(area), style="bold")
        parts = [Text(self.kind(area)), self.colours(view, area), self.contents(view, area)]
        for part in parts:
            if part:
                part.stylize_before("not bold")
                line.append("  ").append_text(part)
        return line

    def surroundings(self, view: "WensleydaleView", area: str) -> "RenderableType":
        """An area and its neighbours, clockwise: direction, way, and what is there."""
        table = Table.grid(padding=(0, 2))
        for other in self.clockwise(area):
            owner = self.owner(view, area, other)
            if owner is not None:
                way = self.track(owner)
            elif self.can_build(area, other):
                way = self.step_words(view, area, other)
            else:
                way = Text(self.speaker.say("show-wensleydale-closed"), style="dim")
            inside = Text(" ").join(
                part for part in (self.colours(view, other), self.contents(view, other)) if part
            )
            name = f"{self.direction(area, other)} {self.name(other)}"
            table.add_row(name, self.kind(other), way, inside)
        return Group(self.heading(view, area), Padding(table, INDENT))

    def clockwise(self, area: str) -> list[str]:
        """The neighbours of an area, clockwise from the west."""
        here = self.areas[area]

        def angle(other: str) -> float:
            there = self.areas[other]
            return math.atan2(there.y - here.y, there.x - here.x)

        return sorted(self.around[area], key=angle)

    def sort_key(self, area: str) -> str:
        """For alphabetical order."""
        return plain(self.name(area))

    def overview(self, view: "WensleydaleView") -> "list[RenderableType]":
        """Towns, then goods by kind, each in alphabetical order and in columns."""
        say = self.speaker.say
        towns = [area for area in self.areas if self.areas[area].town]
        groups = [(say("show-wensleydale-towns"), towns)]
        for kind in ("plain", "hill"):
            label = f"{SIGNS[kind]} {self.speaker.value('item', kind)}"
            groups.append((label, [a for a in self.areas if view.areas.get(a, {}).get(kind)]))
        touched = self.touched(view)
        parts: list[RenderableType] = []
        for label, areas in groups:
            ordered = sorted(areas, key=self.sort_key)
            cells = [self._cell(view, area, area in touched) for area in ordered]
            parts += [Text(label, style="bold"), Columns(cells, padding=(0, 2), column_first=True)]
        parts.append(Text(say("show-wensleydale-key"), style="dim"))
        return parts

    def touched(self, view: "WensleydaleView") -> set[str]:
        """The areas that the reader's own tracks touch."""
        return {
            area
            for border, owner in view.borders.items()
            if owner == view.seat
            for area in border.split("|")
        }

    def _cell(self, view: "WensleydaleView", area: str, own: bool) -> Text:
        line = Text(OWN if own else " ", style="bold")
        line.append(self.name(area), style="bold" if own else "not bold")
        for part in (self.colours(view, area), self.contents(view, area)):
            if part:
                line.append(" ").append_text(part)
        return line
