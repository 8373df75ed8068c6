"""The table of a Wensleydale game: turn guide, players, stacks, boxes, trains and lines."""

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stellwerk.games.wensleydale.names import COLOURS, TRACKS
from stellwerk.games.wensleydale.terminal.area_map import INDENT
from stellwerk.games.wensleydale.terminal.fees import fees_so_far
from stellwerk.games.wensleydale.terminal.signs import SIGNS, STYLES, signs
from stellwerk.games.wensleydale.terminal.standing import (
    collected,
    phase_number,
    places_on,
    points_of,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.games.wensleydale.board.schema import Side, Train
    from stellwerk.games.wensleydale.terminal.area_map import AreaMap
    from stellwerk.games.wensleydale.wire.views import WensleydaleView
    from stellwerk.terminal.speaking import Speaker

CARRIED = ("plain", "hill", "red", "green")
LAST_PHASE = 10
SHORT_NAME = 11
IN_THE_MIDDLE = {"stake", "line", "pay", "chain", "board", "sale"}
AUCTION = {"bid", "stake"}
PASSENGER = "♥♣"
GOODS = "▫▲"


class WensleydaleTable:
    """Shows the table; in the middle of a decision only what matters then."""

    def __init__(self, speaker: "Speaker", side: "Side", area_map: "AreaMap") -> None:
        self.speaker = speaker
        self.map = area_map
        self.side = side
        self.trains: dict[str, Train] = {train.id: train for train in side.trains}

    def position(self, view: "WensleydaleView") -> "list[RenderableType]":
        """The table as it is now."""
        parts: list[RenderableType] = [self._guide(view)]
        if view.phase not in IN_THE_MIDDLE or view.seat is None:
            parts += [self._players(view), self._stacks(view)]
            if view.trains or view.passed:
                parts.append(self._trains(view))
        else:
            parts.append(self._own(view, view.seat))
        if view.phase in AUCTION:
            parts.append(self._boxes(view))
        if view.line:
            parts += self._line(view)
        return parts

    def _guide(self, view: "WensleydaleView") -> Text:
        """Which turn and which of the ten phases, and in which order it goes on."""
        say = self.speaker.say
        number = phase_number(view)
        phase = f"{number}/{LAST_PHASE} {say(f'show-wensleydale-phase-{number}')}"
        words = say("show-wensleydale-turn", turn=view.turn, turns=view.turns, phase=phase)
        orders = {5: view.build_order, 6: view.train_order}
        order = orders.get(number, view.general_order)
        names = " – ".join(self.speaker.names[seat] for seat in order)
        line = Text(words, style="bold")
        heading = say("show-wensleydale-order")
        line.append(f"  {heading} {names}", style="not bold dim")
        return line

    def _players(self, view: "WensleydaleView") -> Table:
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        table.add_column(say("show-wensleydale-player"), no_wrap=True)
        for heading in ("points", "total", "hand", "tracks-left"):
            table.add_column(say(f"show-wensleydale-{heading}"), justify="right")
        table.add_column(say("show-wensleydale-collected"))
        for seat in view.general_order:
            mine = view.seats[seat]
            numbers = (mine.points, mine.would_be, mine.hand, mine.tracks_left)
            cells = [*map(str, numbers), signs(collected(view, seat), CARRIED) or "–"]
            mark = "▶" if seat in view.pending else ""
            style = "bold" if seat == view.seat else ""
            table.add_row(mark, self.speaker.names[seat], *cells, style=style)
        return table

    def _trains(self, view: "WensleydaleView") -> Table:
        """The trains of each player with their load."""
        table = Table.grid(padding=(0, 2))
        for seat in view.train_order:
            trains = [train for train, taken in view.trains.items() if taken.seat == seat]
            cells = [f"{train} {self.load(view, train)}" for train in trains]
            if seat in view.passed:
                cells.append(f"({self.speaker.say('show-wensleydale-out')})")
            if cells:
                heading = f"{self.speaker.say('show-wensleydale-trains')} {self._short(seat)}"
                table.add_row(Text(heading, style="dim"), "   ".join(cells))
        return table

    def load(self, view: "WensleydaleView", train: str) -> str:
        """The places of a train that are taken, of those there are."""
        found, taken = self.trains[train], view.trains.get(train)
        if taken is None:
            return f"{found.passengers}{PASSENGER} {found.goods}{GOODS}"
        return (
            f"{taken.passengers}/{found.passengers}{PASSENGER} {taken.goods}/{found.goods}{GOODS}"
        )

    def _stacks(self, view: "WensleydaleView") -> Table:
        """The five tracks, the leader on top: on equal points the upper one is ahead."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        for track in TRACKS:
            table.add_column(self._track_name(track), no_wrap=True)
        for rank in range(len(view.seats)):
            cells = []
            for track in TRACKS:
                seat, points = places_on(view, track)[rank]
                style = "bold" if seat == view.seat else ""
                cells.append(Text(f"{points:>2} {self._short(seat)}", style=style))
            table.add_row(Text(f"{rank + 1}.", style="dim"), *cells)
        return table

    def _track_name(self, track: str) -> Text:
        if track == "profit":
            return Text(f"{SIGNS[track]} {self.speaker.say('show-wensleydale-profit')}")
        return self.colour(track)

    def colour(self, colour: str) -> Text:
        """A colour with its sign and its name."""
        name = self.speaker.say(f"influence-{colour}")
        return Text(f"{SIGNS[colour]} {name}", style=STYLES[colour])

    def _short(self, seat: int) -> str:
        name = self.speaker.names[seat]
        return name if len(name) <= SHORT_NAME else f"{name[: SHORT_NAME - 1]}…"

    def _own(self, view: "WensleydaleView", seat: int) -> Text:
        """What the reader can spend."""
        say, mine = self.speaker.say, view.seats[seat]
        line = Text(f"{self.speaker.names[seat]}  ", style="bold")
        cubes = say("show-wensleydale-hand")
        tracks = say("show-wensleydale-tracks-left")
        line.append(f"{cubes} {mine.hand}", style="not bold")
        for colour in COLOURS:
            line.append(" · ", style="not bold").append_text(self.colour(colour))
            line.append(f" {points_of(view, colour, seat)}", style="not bold")
        return line.append(f" · {tracks} {mine.tracks_left}", style="not bold")

    def _boxes(self, view: "WensleydaleView") -> "RenderableType":
        """All boxes in their two rows."""
        table = Table.grid(padding=(0, 3))
        boxes = [self._box(view, number) for number in range(1, len(view.boxes) + 1)]
        half = (len(boxes) + 1) // 2
        table.add_row(*boxes[:half])
        table.add_row(*boxes[half:])
        return Padding(table, INDENT)

    def _box(self, view: "WensleydaleView", number: int) -> Text:
        line = Text(f"{number} ", style="bold")
        box = view.boxes[number - 1]
        for point in box.printed:
            line.append(SIGNS[point], style=f"not bold {STYLES[point]}")
        if box.printed:
            line.append("+", style="not bold dim")
        for token in box.tokens:
            line.append(SIGNS[token], style=f"not bold {STYLES[token]}")
        return line.append(f" {self.bid_words(view, number)}", style="not bold")

    def points_in_box(self, view: "WensleydaleView", number: int) -> Text:
        """What a box gives, in words: the printed points, and the tokens after a plus."""
        box = view.boxes[number - 1]
        parts = [Text("  ").join(map(self.colour, part)) for part in (box.printed, box.tokens)]
        return Text("  + ").join(part for part in parts if part)

    def bid_words(self, view: "WensleydaleView", number: int) -> str:
        """The standing bid on a box, or the least it takes."""
        bid = view.boxes[number - 1].bid
        if bid is None:
            return self.speaker.say(
                "show-wensleydale-least", number=self.side.boxes[number - 1].least
            )
        return f"{self._short(bid[0])} · {bid[1]}"

    def _line(self, view: "WensleydaleView") -> "list[RenderableType]":
        """The line being built or sold, what it costs so far, and what is around its end."""
        say, line = self.speaker.say, view.line
        names = " ═ ".join(self.map.name(area) for area in line)
        tracks = len(line) - 1
        words = Text(f"{names}  ")
        if view.company is not None and view.price is not None:
            company = view.company
            words.append(say("show-wensleydale-price", price=view.price, tracks=tracks))
            words.append(f" {SIGNS[company]}", style=STYLES[company])
            return [words]
        if not tracks:
            return self._end_of_line(view)
        cost = self.map.line_cost(line)
        words.append(say("show-wensleydale-so-far", tracks=tracks, cost=cost), style="dim")
        fees = fees_so_far(view)
        if fees:
            words.append(f" + {say('show-wensleydale-fee')} ", style="dim").append_text(fees)
        return [words, *self._end_of_line(view)]

    def _end_of_line(self, view: "WensleydaleView") -> "list[RenderableType]":
        """The area where a line being built goes on, and what no track can reach from it."""
        if view.phase != "line":
            return []
        area = view.line[-1]
        parts: list[RenderableType] = [self.map.heading(view, area)]
        beside = self.map.beside(view, area)
        if beside:
            say = self.speaker.say
            parts.append(Text.assemble(f"  {say('show-wensleydale-beside')} ", beside))
        return parts
