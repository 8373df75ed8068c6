"""The page of a balance report, about one setting or about two side by side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib import resources

from stellwerk.games.balance import Group
from stellwerk.match.contract import Game
from stellwerk.pictures.standalone_page import standalone_page
from stellwerk.study.balance.findings import BalanceFindings, Figure, GroupFinding
from stellwerk.study.balance.page.comparing import differences
from stellwerk.study.balance.page.map import map_of_use
from stellwerk.study.balance.page.plots import Point, cloud, histogram, intervals
from stellwerk.study.balance.page.tables import (
    numbers_table,
    seats_table,
    table,
    things_table,
    ways_table,
)
from stellwerk.study.balance.page.words import BalanceWords

CLOUDED = 9
"""A group of fewer things needs no cloud."""
EXPLAINED = ("players", "blocks", "wins", "limits")


@dataclass(frozen=True)
class Weighed:
    """What was found about a game, with what is needed to speak about it."""

    game: Game
    groups: Sequence[Group]
    found: BalanceFindings


def balance_page(weighed: Sequence[Weighed], lang: str) -> str:
    """The report as HTML, in a language."""
    sides = [_Side(each, lang) for each in weighed]
    words = sides[0].words
    parts = [_across(sides, _Side.heading)]
    for section in ("short", "seats", "ways", "length"):
        parts.append(_title(words.say(section), words.say(f"{section}-how")))
        parts.append(_across(sides, getattr(_Side, section)))
    if len(sides) > 1:
        parts += [_title(words.say("differences"), words.say("differences-how"))]
        parts.append(differences(sides[0].words, sides[1].words, sides[0].weighed.groups))
    parts += _groups(sides)
    parts.append(_title(words.say("unused"), words.say("unused-how")))
    parts.append(_across(sides, _Side.unused))
    parts.append(f"<h2>{escape(words.say('how'))}</h2>")
    parts += [f"<p>{escape(words.say(f'how-{part}'))}</p>" for part in EXPLAINED]
    parts.append(f"<h2>{escape(words.say('again'))}</h2>")
    parts += [f"<p><code>{escape(each.found.command)}</code></p>" for each in weighed]
    style = resources.files("stellwerk.study.balance.page").joinpath("page.css").read_text("utf-8")
    names = " / ".join(dict.fromkeys(each.game.title for each in weighed))
    title = words.say("title", game=names)
    main = '<main class="two">' if len(sides) > 1 else "<main>"
    body = "\n".join([main, f"<h1>{escape(title)}</h1>", *parts, "</main>"])
    return standalone_page(lang, title, style, body)


def _title(title: str, how: str) -> str:
    return f"<h2>{escape(title)}</h2>\n<p>{escape(how)}</p>"


def _across(sides: "Sequence[_Side]", made: "Callable[[_Side], str]") -> str:
    """The same section of one report or two."""
    if len(sides) == 1:
        return made(sides[0])
    return f'<div class="pair">{"".join(f"<div>{made(side)}</div>" for side in sides)}</div>'


def _groups(sides: "Sequence[_Side]") -> list[str]:
    """Every group that one of them has."""
    parts = []
    for name in dict.fromkeys(group.name for side in sides for group in side.weighed.groups):
        speaking = next(side for side in sides if side.has(name))
        group = speaking.group(name)
        title, how = speaking.words.group(group), speaking.words.group(group, "how")
        parts.append(_title(title, how))
        parts.append(_across(sides, partial(_Side.things, name=name)))
    return parts


class _Side:
    """One report of the page."""

    def __init__(self, weighed: Weighed, lang: str) -> None:
        self.weighed = weighed
        self.found = weighed.found
        self.words = BalanceWords(weighed.game, weighed.found, lang)

    def has(self, name: str) -> bool:
        """Whether the game has a group."""
        return any(group.name == name for group in self.weighed.groups)

    def group(self, name: str) -> Group:
        """A group of the game."""
        return next(group for group in self.weighed.groups if group.name == name)

    def heading(self) -> str:
        """What was played by whom."""
        found, words = self.found, self.words
        options = words.say("options", options=words.options())
        endless = words.say("endless", number=found.endless) if found.endless else ""
        lines = [words.heading(), options, endless]
        return "".join(f"<p>{escape(line)}</p>" for line in lines if line)

    def short(self) -> str:
        """The most important in a few sentences."""
        return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in self.words.short())}</ul>"

    def seats(self) -> str:
        """Wins by the order of play, and by player where they differ."""
        found, words = self.found, self.words
        parts = [self._places(found.places)]
        if found.round_places:
            parts += [f"<h3>{escape(words.say('rounds'))}</h3>", self._places(found.round_places)]
        if len(found.bot_wins) > 1:
            rows = [[escape(bot), words.figure(share, as_share=True)]
                    for bot, share in found.bot_wins.items()]  # fmt: skip
            parts += [f"<h3>{escape(words.say('bots'))}</h3>", table(["", words.say("wins")], rows)]
        return "".join(parts)

    def _places(self, places: Sequence[Figure]) -> str:
        words = self.words
        rows = [
            (words.say("place", number=place + 1), figure, words.figure(figure, as_share=True))
            for place, figure in enumerate(places)
        ]
        return intervals(words.say("seats"), rows, self.found.fair) + seats_table(words, places)

    def ways(self) -> str:
        """What winners have more of."""
        return ways_table(self.words, self.found.ways)

    def length(self) -> str:
        """Numbers, and how they are spread."""
        plots = [
            histogram(self.words.say(f"number-{name}"), self.found.histograms[name],
                      self.words.say(f"number-{name}"))
            for name in ("turns", "total", "margin")
        ]  # fmt: skip
        return numbers_table(self.words) + "".join(plots)

    def things(self, name: str) -> str:
        """A group: the map, clouds of points, and all of its things."""
        if not self.has(name):
            return f'<p class="quiet">{escape(self.words.say("none"))}</p>'
        group, words = self.group(name), self.words
        found = next(each for each in self.found.groups if each.group == name)
        parts = [map_of_use(words, self.found, group)] if group.is_on_map else []
        if len(found.things) >= CLOUDED:
            parts += [self._value_cloud(group, found), self._worth_cloud(group, found)]
        parts.append(things_table(words, group, found, self.found.fair))
        return "".join(parts)

    def _value_cloud(self, group: Group, found: GroupFinding) -> str:
        """How often against what those won who did it."""
        words = self.words
        place = 1 if group.is_chain else 0
        stage = group.stages[place]
        points = []
        for thing in found.things:
            seen = thing.stages[place]
            often = seen.of_before if group.is_chain else seen.often
            if seen.wins is not None and often is not None and seen.wins.high - seen.wins.low < 0.4:
                name = group.called(thing.thing, words.lang)
                won = words.figure(seen.wins, as_share=True)
                across = often.value * (100 if group.is_single else 1)
                points.append(Point(name, across, 100 * seen.wins.value, won))
        if len(points) < CLOUDED:
            return ""
        often_words, up = words.group(group, stage), words.group(group, f"{stage}-won")
        return cloud(f"{often_words}, {up}", points, often_words, up, 100 * self.found.fair)

    def _worth_cloud(self, group: Group, found: GroupFinding) -> str:
        """What a thing costs against what it brought."""
        if not group.amount or not group.facts:
            return ""
        words = self.words
        points = []
        for thing in found.things:
            amount = next(each.amount for each in thing.stages if each.stage == group.amount)
            if amount is not None:
                name = group.called(thing.thing, words.lang)
                points.append(Point(name, thing.facts[-1], amount.value, words.figure(amount)))
        if len(points) < CLOUDED:
            return ""
        across, up = words.group(group, f"fact-{group.facts[-1]}"), words.group(group, "amount")
        return cloud(f"{across}, {up}", points, across, up, 0.0)

    def unused(self) -> str:
        """What never came to its last stage, group by group."""
        words = self.words
        lines = []
        for found in self.found.groups:
            group = self.group(found.group)
            if not found.unused:
                continue
            names = "; ".join(sorted(group.called(thing, words.lang) for thing in found.unused))
            title = words.say("unused-of", group=words.group(group), number=len(found.unused),
                              all=len(found.things))  # fmt: skip
            lines.append(f"<li><strong>{escape(title)}</strong> {escape(names)}</li>")
        if not lines:
            return f"<p>{escape(words.say('unused-none'))}</p>"
        return f"<ul>{''.join(lines)}</ul>"
