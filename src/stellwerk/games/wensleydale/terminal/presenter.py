"""How the Wensleydale family shows itself: the table, notes beside choices, and the map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rich.text import Text

from stellwerk.games.wensleydale.terminal.area_map import AreaMap
from stellwerk.games.wensleydale.terminal.fees import fee_to_start
from stellwerk.games.wensleydale.terminal.signs import signs
from stellwerk.games.wensleydale.terminal.standing import collected, points_of
from stellwerk.games.wensleydale.terminal.table import CARRIED, WensleydaleTable
from stellwerk.games.wensleydale.wire.explanations import WensleydaleExplanation
from stellwerk.games.wensleydale.wire.results import WensleydaleResult
from stellwerk.games.wensleydale.wire.views import WensleydaleView
from stellwerk.kernel.wensleydale.takeover import sale_price
from stellwerk.terminal.presenter import Presenter, Wish
from stellwerk.terminal.typed_words import shown

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.match.contract import JsonValue
    from stellwerk.match.explanations import Explanation
    from stellwerk.terminal.speaking import Speaker

MOST_PLACES = 4
ASK_WHAT_FIRST = {"trains"}
DO_WORDS = ("bid", "stake", "start", "extend", "stop", "pay", "buy", "carry", "sell", "pass")


class WensleydalePresenter(Presenter[WensleydaleView, WensleydaleResult]):
    """Shows a game of the Wensleydale family."""

    milestones = frozenset({"wensleydale-general-order"})

    def __init__(self, speaker: "Speaker") -> None:
        super().__init__(speaker)
        self.game = cast("WensleydaleGame", speaker.game)
        self.map = AreaMap(self.game.board, speaker)
        self.table = WensleydaleTable(speaker, self.game.side, self.map)
        self.seen: WensleydaleView | None = None

    def position(self, view: WensleydaleView) -> "list[RenderableType]":
        """The table as a seat sees it."""
        self.seen = view
        return self.table.position(view)

    def begin(self, view: WensleydaleView) -> None:
        """Notes beside the choices depend on the position; so does what is asked first."""
        self.seen = view
        self.asks_what_first = view.phase in ASK_WHAT_FIRST

    def ordered(self, field: str, values: "Sequence[JsonValue]") -> "list[JsonValue] | None":
        """To stop or to pass stands last; areas clockwise around the end of the line."""
        if field == "do":
            return sorted(values, key=lambda do: do == "pass")
        if field != "area":
            return None if None not in values else _none_last(values)
        if self.seen is not None and self.seen.line:
            end = self.seen.line[-1]
            around = [other for other in self.map.clockwise(end) if other in values]
            return _none_last([*around, *(value for value in values if value not in around)])
        named = sorted((str(value) for value in values if value is not None), key=self.map.sort_key)
        return [*named, *(value for value in values if value is None)]

    def styled(self, field: str, value: "JsonValue") -> Text:
        """Boxes with what they give, areas with an arrow from the end of the line."""
        view = self.seen
        if view is None:
            return super().styled(field, value)
        if field == "box" and isinstance(value, int):
            return self.table.points_in_box(view, value)
        if field == "cubes":
            return Text(self.speaker.say("show-wensleydale-cubes"))
        if field == "area" and view.line and view.line[-1] != value:
            arrow = self.map.direction(view.line[-1], str(value))
            return Text(f"{arrow} {self.speaker.value(field, value)}")
        if field == "points" and isinstance(value, list):
            shares = zip(self.speaker.names, value, strict=True)
            return Text(", ".join(f"{name} {points}" for name, points in shares))
        if field in {"with", "company"} and value != "cube":
            sign = signs({str(value): 1}, (str(value),)).plain[0]
            return Text(f"{sign} {self.speaker.value(field, value)}")
        return super().styled(field, value)

    def note(self, field: str, value: "JsonValue") -> str:
        """What a choice costs and brings."""
        view = self.seen
        if view is None or value is None:
            return ""
        if field == "box" and isinstance(value, int):
            return self.table.bid_words(view, value)
        if field == "cubes" and isinstance(value, int) and view.seat is not None:
            left = view.seats[view.seat].hand - value
            return self.speaker.say("show-wensleydale-left", number=left)
        if field == "area" and value in self.map.areas:
            return self._area_note(view, str(value))
        if field == "train" and value in self.table.trains:
            return self._train_note(view, str(value))
        if field in {"with", "company"} and view.seat is not None:
            number = (
                view.seats[view.seat].hand
                if value == "cube"
                else points_of(view, str(value), view.seat)
            )
            have = self.speaker.say("show-wensleydale-have", number=number)
            return have if field == "with" else f"{have}  {self._starts(view, str(value))}".strip()
        return ""

    def aside(self, field: str, value: "JsonValue") -> str:
        """Where a line can go on from an area."""
        view = self.seen
        if view is None or field != "area" or view.phase not in {"build", "line"}:
            return ""
        onward = self.map.onward(view, str(value), view.line)
        return f"→ {onward}" if onward else ""

    def search_words(self, field: str, value: "JsonValue") -> str:
        """Boxes by their number, areas by what lies there, moves by their own words."""
        if field == "box":
            return f"{self.speaker.say('show-wensleydale-box', number=cast('int', value))}"
        if field == "do" and value in DO_WORDS:
            return f"{value} {self.speaker.say(f'show-wensleydale-words-{value}')}"
        if field == "area" and self.seen is not None:
            inside = self.seen.areas.get(str(value), {})
            return " ".join(self.speaker.value("item", item) for item in CARRIED if item in inside)
        return ""

    def board(self, view: WensleydaleView, words: str) -> "list[RenderableType]":
        """Towns and goods in columns, or the surroundings of the areas that the words name."""
        if not words:
            return self.map.overview(view)
        found = self.map.found(words)
        if not found:
            return [self.speaker.say("choosing-no-match", typed=shown(words))]
        parts = [self.map.surroundings(view, area) for area in found[:MOST_PLACES]]
        if len(found) > MOST_PLACES:
            parts.append(self.speaker.say("why-more", number=len(found) - MOST_PLACES))
        return [*parts, Text(self.speaker.say("show-wensleydale-key"), style="dim")]

    def plan(self, view: WensleydaleView, explanation: "Explanation") -> "list[RenderableType]":
        """The planned line, area by area."""
        assert isinstance(explanation, WensleydaleExplanation)
        if explanation.plan is None or len(explanation.plan.line) < 2:
            return []
        return [Text(f"  {' → '.join(map(self.map.name, explanation.plan.line))}", style="bold")]

    def place_names(self) -> list[str]:
        """The areas with a town."""
        return [area.name for area in self.game.board.areas if area.town]

    def wishes(self, view: WensleydaleView, words: str) -> list[Wish]:
        """What a player may have meant who asks why it is not possible."""
        from stellwerk.games.wensleydale.terminal.why import wishes

        return wishes(self, view, words)

    def final(self, result: WensleydaleResult) -> "Sequence[RenderableType]":
        """What everybody has collected, if it was seen."""
        if self.seen is None:
            return []
        parts: list[RenderableType] = []
        for seat in result.ranking:
            line = Text(f"{self.speaker.names[seat]}  ", style="bold")
            items = signs(collected(self.seen, seat), CARRIED)
            parts.append(line.append_text(items or Text(self.speaker.say("choosing-nothing"))))
        return parts

    def _area_note(self, view: "WensleydaleView", area: str) -> str:
        """What a track to an area costs and what is there, according to what is being done."""
        phase, line = view.phase, view.line
        if phase == "sale":
            price = sale_price(len(line))
            note = self.speaker.say("show-wensleydale-price", price=price, tracks=len(line))
            return f"{note} {self.map.colours(view, area).plain}".strip()
        inside = self.map.contents(view, area).plain
        colours = self.map.colours(view, area).plain
        if phase == "line":
            way = self.map.step_words(view, line[-1], area).plain
            return "  ".join([way, *(part for part in (colours, inside) if part)])
        if phase == "build":
            fee = fee_to_start(view, area).plain
            return f"{self.speaker.say('show-wensleydale-fee')} {fee}" if fee else ""
        return " ".join(part for part in (colours, inside) if part)

    def _starts(self, view: "WensleydaleView", company: str) -> str:
        """The towns of a company where own lines begin."""
        towns = [area for area in self.map.touched(view) if company in view.towns.get(area, [])]
        return ", ".join(self.map.name(area) for area in sorted(towns, key=self.map.sort_key))

    def _train_note(self, view: "WensleydaleView", train: str) -> str:
        """Price and places, and what a passenger is worth on it."""
        found = self.table.trains[train]
        load = self.table.load(view, train)
        words = self.speaker.say("show-wensleydale-train-price", price=found.price)
        each = self.speaker.say("show-wensleydale-each", points=found.points)
        return f"{words}  {load}  {each}"


def _none_last(values: "Sequence[JsonValue]") -> "list[JsonValue]":
    return [*(v for v in values if v is not None), *(v for v in values if v is None)]
