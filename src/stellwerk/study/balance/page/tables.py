"""The tables of a balance report."""

from collections.abc import Sequence
from html import escape

from stellwerk.games.balance import Group
from stellwerk.study.balance.findings import Figure, GroupFinding, StageFinding, WayFinding
from stellwerk.study.balance.page.words import BalanceWords

FEW = 12
"""So many rows stand open; more are folded up."""
MOST = 120
"""Rows of a table; nobody reads more, and a page should stay small."""


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the rows; headings are plain, cells are HTML already."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in headings)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(_cell(cell) for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: str) -> str:
    return cell if cell.startswith("<td") else f"<td>{cell}</td>"


def against_fair(words: BalanceWords, figure: Figure | None, fair: float) -> str:
    """A share of wins, marked where it differs from a fair one beyond its interval."""
    if figure is None:
        return "–"
    written = _spread(words, figure, True)
    return f'<td class="off">{written}</td>' if figure.differs_from(fair) else written


def _spread(words: BalanceWords, figure: Figure | None, as_share: bool, digits: int = 1) -> str:
    """A number and half the width of its interval."""
    if figure is None:
        return "–"
    scale = 100 if as_share else 1
    half = scale * (figure.high - figure.low) / 2
    return f"{words.number(scale * figure.value, digits)} ± {words.number(half, digits)}"


def seats_table(words: BalanceWords, places: Sequence[Figure]) -> str:
    """What each place in the order of play won."""
    rows = [
        [escape(words.say("place", number=place + 1)), words.figure(figure, as_share=True)]
        for place, figure in enumerate(places)
    ]
    return table(["", words.say("wins")], rows)


def ways_table(words: BalanceWords, ways: Sequence[WayFinding]) -> str:
    """What winners have more of, and whether having most of it wins."""
    headings = ["", *[words.say(f"ways-{part}") for part in
                      ("everybody", "winners", "others", "ahead", "led")]]  # fmt: skip
    rows = [
        [
            escape(words.way(way.way, way.is_points)),
            words.number(way.everybody.value),
            words.number(way.winners.value),
            words.number(way.others.value),
            _spread(words, way.ahead, False),
            _spread(words, way.led, True),
        ]
        for way in ways
    ]
    return table(headings, rows)


def numbers_table(words: BalanceWords) -> str:
    """Length, ends and margins."""
    numbers = words.found.numbers
    rows = [
        [escape(words.say(f"number-{name}")), words.figure(numbers[name], name == "ties")]
        for name in ("turns", "decisions", "total", "margin", "ties")
    ]
    if words.found.round_places:
        rows.append([escape(words.say("number-rounds")), words.figure(words.found.chapters)])
    return table(["", words.say("number")], rows)


def things_table(words: BalanceWords, group: Group, found: GroupFinding, fair: float) -> str:
    """Every thing of a group; folded up if they are many."""
    won = _won_stages(group)
    headings = ["", *[words.group(group, f"fact-{fact}") for fact in group.facts]]
    headings += [words.group(group, stage) for stage in group.stages]
    headings += [words.group(group, "amount")] if group.amount else []
    headings += [words.group(group, f"{group.stages[place]}-won") for place in won]
    headings += [] if group.is_chain else [words.say("gone")]
    rows = []
    for thing in sorted(found.things, key=lambda each: -each.stages[0].often.value)[:MOST]:
        cells = [escape(group.called(thing.thing, words.lang)), *map(str, thing.facts)]
        cells += [_often(words, group, place, stage) for place, stage in enumerate(thing.stages)]
        if group.amount:
            amount = next(each.amount for each in thing.stages if each.stage == group.amount)
            cells.append(_spread(words, amount, False))
        cells += [against_fair(words, thing.stages[place].wins, fair) for place in won]
        if not group.is_chain:
            cells.append(_spread(words, thing.stages[0].gone, True, 0))
        rows.append(cells)
    made = table(headings, rows)
    if len(rows) <= FEW:
        return made
    number = len(found.things)
    title = (
        words.say("all", number=number)
        if number <= MOST
        else words.say("most", number=MOST, all=number)
    )
    return f"<details><summary>{escape(title)}</summary>{made}</details>"


def _won_stages(group: Group) -> list[int]:
    """The stages for which it is said how much those won: in a chain not the first, by chance."""
    return [*range(1, len(group.stages))] if group.is_chain else [0]


def _often(words: BalanceWords, group: Group, place: int, stage: StageFinding) -> str:
    if group.is_chain and place:
        return _spread(words, stage.of_before, True)
    return _spread(words, stage.often, group.is_single, 1 if group.is_single else 2)
