"""How the Trans family shows itself: the map, players, special cards, cities and lines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec import UNSET
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stellwerk.games.trans.reach import Reach
from stellwerk.games.trans.terminal.net_map import COLOUR_STYLES, JOINED, MISSING, TransMap
from stellwerk.games.trans.terminal.networks import line_costs, own_crossings
from stellwerk.games.trans.terminal.table import TransTable
from stellwerk.games.trans.wire.explanations import TransExplanation
from stellwerk.games.trans.wire.results import TransResult
from stellwerk.games.trans.wire.views import TransView
from stellwerk.terminal.presenter import Presenter, Wish
from stellwerk.terminal.typed_words import shown

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stellwerk.games.trans.board.schema import TransCity
    from stellwerk.games.trans.game import TransGame
    from stellwerk.match.contract import Event, JsonValue
    from stellwerk.match.explanations import Explanation
    from stellwerk.terminal.speaking import Speaker

INDENT = (0, 0, 0, 2)
FIRST_PAGE = 8
MOST_PLACES = 6
FARTHEST = 10**6
SINGLE = {"ferry", "tunnel"}
DO_WORDS = {"lay", "place", "put-back", "hand-on", "stop", "pass", "agree", "agree-none"}


class TransPresenter(Presenter[TransView, TransResult]):
    """Shows a game of the Trans family."""

    milestones = frozenset({"trans-round-over"})
    asks_what_first = False

    def __init__(self, speaker: "Speaker") -> None:
        super().__init__(speaker)
        self.game = cast("TransGame", speaker.game)
        board = self.game.board
        self.map = TransMap(board, self.game.players)
        self.lines = {line.id: line for line in board.all_lines}
        self.ends = {line.id: (line.a, line.b) for line in board.all_lines}
        self.cities: dict[str, TransCity] = {city.id: city for city in board.cities}
        self.city_at = {city.at: city for city in board.cities}
        self.costs = line_costs(board, ())
        self.reach: Reach | None = None
        self.helpful: set[str] = set()
        self._own: set[str] = set()

    def quiet(self, event: "Event", seat: int | None) -> bool:
        """That the others are dealt cities goes without saying."""
        return event.kind == "trans-dealt" and event.seat != seat

    def position(self, view: TransView) -> "list[RenderableType]":
        """The table; where there is room for it, with the map."""
        return [TransTable(self, view)]

    def begin(self, view: TransView) -> None:
        """Work out what the coming choices are worth to this seat."""
        self.costs = line_costs(self.game.board, view.double_lines)
        self.reach, self.helpful = None, set()
        if view.you is UNSET or view.phase not in {"place", "lay"}:
            return
        network = own_crossings(view)
        open_cities = {
            city.id: self.cities[city.id].at for city in view.you.cities if not city.joined
        }
        self._own = set(open_cities.values())
        root = network[0] if network else None
        self.reach = Reach(self.game, self.costs, view.rails, open_cities, root)
        if root is not None:
            laid = set(view.rails)
            self.helpful = {
                line for line in self.ends if line not in laid and self.reach.helps(line)
            }

    def ordered(self, field: str, values: "Sequence[JsonValue]") -> "list[JsonValue] | None":
        """Lines that bring the own cities nearer first; start places with the shortest way."""
        if self.reach is None or field not in {"line", "crossing"}:
            return None
        known = [value for value in values if value is not None]
        known.sort(key=lambda value: self._rank(field, str(value)))
        others = [value for value in values if value is None]  # to stop: in sight, but not first
        return [*known[: FIRST_PAGE - 1], *others, *known[FIRST_PAGE - 1 :]]

    def at_once(self, field: str) -> int | None:
        """The list is long and the map should stay in sight, so a few choices must do."""
        return FIRST_PAGE if field in {"line", "crossing"} else None

    def note(self, field: str, value: "JsonValue") -> str:
        """What a line costs and where it leads, how far a start place is, what a card is called."""
        if field == "line" and value in self.lines:
            return self._line_note(str(value))
        if field == "crossing" and value in self.map.places:
            return self._crossing_note(str(value))
        if field == "card":
            return self.speaker.say(f"rule-TRANS-CARD-{value}-title")
        return ""

    def search_words(self, field: str, value: "JsonValue") -> str:
        """Rows, columns, the letters on the map and the cities that a line leads to."""
        if field == "line" and value in self.ends:
            a, b = self.ends[str(value)]
            names = [self.cities[city].name for city in self._towards(str(value))]
            return " ".join([_place_words(a), _place_words(b), *names])
        if field == "crossing":
            return f"{_place_words(str(value))} {self.place_label(str(value))}"
        if field == "card":
            return self.speaker.say(f"rule-TRANS-CARD-{value}-title")
        if field == "do" and value in DO_WORDS:
            return f"{value} {self.speaker.say(f'show-trans-words-{value}')}"
        return ""

    def indent(self, field: str) -> str:
        """Room for the sign of lines that help."""
        return "  " if field == "line" and self.helpful else ""

    def styled(self, field: str, value: "JsonValue") -> Text:
        """Cities in their colour; lines that help have a sign."""
        label = Text(self.speaker.value(field, value))
        if field == "city" and value in self.cities:
            return self.city(str(value))
        if field == "line" and self.helpful:
            sign = "+ " if value in self.helpful else self.indent(field)
            return Text.assemble((sign, "bold green"), label)
        return label

    def board(self, view: TransView, words: str) -> "list[RenderableType]":
        """The map, or the neighbourhood of the places that the words name."""
        if not words:
            return [TransTable(self, view, only_map=True)]
        found = self.places(words)
        if not found:
            return [self.speaker.say("choosing-no-match", typed=shown(words))]
        parts: list[RenderableType] = [TransTable(self, view, only_map=True, focus=found[0])]
        self.costs = line_costs(self.game.board, view.double_lines)
        parts += [self._neighbourhood(view, place) for place in found[:MOST_PLACES]]
        if len(found) > MOST_PLACES:
            parts.append(self.speaker.say("why-more", number=len(found) - MOST_PLACES))
        return parts

    def plan(self, view: TransView, explanation: "Explanation") -> "list[RenderableType]":
        """The map with the planned rails."""
        assert isinstance(explanation, TransExplanation)
        if explanation.plan is None or not explanation.plan.lines:
            return []
        return [TransTable(self, view, only_map=True, planned=explanation.plan.lines)]

    def places(self, words: str) -> list[str]:
        """Crossings by the name of their city, or by row and column, or by what lies near."""
        from stellwerk.terminal.typed_words import matching

        crossings = list(self.map.places)
        labels = [f"{self.end_words(place)} {_place_words(place)}" for place in crossings]
        found = matching(labels, words) or matching([*map(self.crossing_name, crossings)], words)
        return [crossings[position] for position in found]

    def end_words(self, crossing: str) -> str:
        """The city at the end of a line, and its letters on the map; nothing elsewhere."""
        city = self.city_at.get(crossing)
        return f"{city.name} {self.map.labels[city.id]}" if city is not None else ""

    def place_label(self, crossing: str) -> str:
        """The letters of a city on the map; nothing at other crossings."""
        city = self.city_at.get(crossing)
        return self.map.labels[city.id] if city is not None else ""

    def crossing_name(self, crossing: str) -> str:
        """What a crossing is called, with its row and column on the map."""
        return f"{self.speaker.value('crossing', crossing)} ({crossing})"

    def place_names(self) -> list[str]:
        """The names of all cities, by which people may call them."""
        return [city.name for city in self.game.board.cities]

    def wishes(self, view: TransView, words: str) -> list[Wish]:
        """What a player may have meant who asks why it is not possible."""
        from stellwerk.games.trans.terminal.why import wishes

        return wishes(self, view, words)

    def final(self, result: TransResult) -> "Sequence[RenderableType]":
        """The last round: everybody's cities and what they still lacked."""
        say = self.speaker.say
        parts: list[RenderableType] = [Text(say("show-trans-last-round"), style="bold")]
        table = Table.grid(padding=(0, 2))
        for seat, score in enumerate(result.scores):
            last = score.last_round
            cities = Text(", ").join(self.city(city) for city in last.cities)
            missing = say("trans-missing", number=last.missing)
            table.add_row(self.speaker.names[seat], f"+{last.points}", missing, cities)
        return [*parts, Padding(table, INDENT)]

    def city(self, city: str) -> Text:
        """A city in its colour, which stands there in words too."""
        found = self.cities[city]
        colour = self.speaker.value("colour", found.colour)
        return Text(f"{found.name} ({colour})", style=COLOUR_STYLES[found.colour])

    def cost_words(self, line: str) -> str:
        """What a rail on a line costs, and why."""
        terrain, cost = self.lines[line].terrain, self.costs[line]
        words = self.speaker.say("show-trans-cost", cost=cost)
        if cost > 1 or terrain in SINGLE:
            words += f" ({self.speaker.say(f'show-trans-{terrain}')})"
        return words

    def own_sign(self, joined: bool) -> str:
        """The sign of an own city."""
        return JOINED if joined else MISSING

    def _towards(self, line: str) -> list[str]:
        return self.reach.towards(line) if self.reach is not None else []

    def _rank(self, field: str, value: str) -> tuple[int, int, int, tuple[int, int]]:
        assert self.reach is not None
        if field == "crossing":
            kind = 0 if value in self._own else 1 if value in self.city_at else 2
            away = self.reach.from_crossing(value)
            far = FARTHEST if away is None else away
            return (far, kind, 0, self.map.places[value])
        helps = value in self.helpful
        ways = len(self._towards(value))
        return (not helps, -ways, self.costs[value], self.map.places[self.ends[value][0]])

    def _line_note(self, line: str) -> str:
        note = f"{line} {self.cost_words(line)}"
        towards = [self.map.labels[city] for city in self._towards(line)]
        return f"{note} → {' '.join(towards)}" if towards else note

    def _crossing_note(self, crossing: str) -> str:
        away = self.reach.from_crossing(crossing) if self.reach is not None else None
        if away is None:
            return crossing
        return f"{crossing} {self.speaker.say('show-trans-away', number=away)}"

    def _neighbourhood(self, view: "TransView", place: str) -> "RenderableType":
        """A crossing and its lines with cost or rail."""
        table = Table.grid(padding=(0, 2))
        laid = set(view.rails)
        for line, (a, b) in self.ends.items():
            if place in {a, b}:
                other = self.crossing_name(b if a == place else a)
                rail = self.speaker.say("show-trans-rail")
                table.add_row(f"– {other}", rail if line in laid else self.cost_words(line))
        from rich.console import Group

        city = self.city_at.get(place)
        name = (
            self.city(city.id) if city is not None else Text(self.speaker.value("crossing", place))
        )
        return Group(name.append(f"  {place}"), Padding(table, INDENT))


def _place_words(crossing: str) -> str:
    """A crossing as one word and as two, for searching.

    >>> _place_words("r4c9")
    'r4c9 r4 c9'
    """
    row, _, column = crossing.partition("c")
    return f"{crossing} {row} c{column}"
