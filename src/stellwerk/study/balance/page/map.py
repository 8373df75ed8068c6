"""The map of a board, coloured by how often its parts are used."""

from html import escape

from stellwerk.games.balance import Group
from stellwerk.games.families import families
from stellwerk.games.sketch import WIDTH, Dot, Stroke
from stellwerk.study.balance.findings import BalanceFindings, GroupFinding
from stellwerk.study.balance.page.words import BalanceWords

STEPS = 5
EDGE = 0.85
"""Of the width; beyond it names stand to the left of their places."""


def map_of_use(words: BalanceWords, found: BalanceFindings, group: Group) -> str:
    """The drawing with its legend; nothing where the family draws none."""
    draw = families()[words.game.family].sketch
    if draw is None:
        return ""
    sketch = draw(words.game, words.game.view(words.game.new_state(0), None))
    counted = next(each for each in found.groups if each.group == group.name)
    used = {each.thing: each.stages[0].often.value for each in counted.things}
    most = max(used.values()) or 1.0
    title = escape(words.say("map", things=words.group(group)))
    strokes = sorted(sketch.strokes, key=lambda stroke: used.get(stroke.id, -1))
    drawn = [_stroke(words, group, each, used, most) for each in strokes]
    drawn += [_dot(each) for each in sketch.dots if each.name]
    return (
        f'<svg class="map" role="img" aria-label="{title}" '
        f'viewBox="0 0 {sketch.width} {sketch.height}">{"".join(drawn)}</svg>'
        f'<p class="legend">{_legend(words, counted, most, group.is_single)}</p>'
    )


def _step(share: float, most: float) -> int:
    """From 0 for what is never used to STEPS for what is used most."""
    return 0 if share <= 0 else min(STEPS, 1 + int(STEPS * share / most * 0.9999))


def _stroke(
    words: BalanceWords, group: Group, stroke: Stroke, used: dict[str, float], most: float
) -> str:
    x1, y1, x2, y2 = (f"{end:g}" for end in stroke.ends)
    place = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    if stroke.id not in used:
        return f'<line class="closed" {place}/>'
    share = used[stroke.id]
    often = f"{words.number(100 * share)} %" if group.is_single else words.number(share, 2)
    name = escape(group.called(stroke.id, words.lang))
    return f'<line class="use-{_step(share, most)}" {place}><title>{name}: {often}</title></line>'


def _dot(dot: Dot) -> str:
    place = f'x="{dot.x - 5}" text-anchor="end"' if dot.x > EDGE * WIDTH else f'x="{dot.x + 5}"'
    return (
        f'<circle cx="{dot.x}" cy="{dot.y}" r="2.5"/>'
        f'<text {place} y="{dot.y - 4}">{escape(dot.name)}</text>'
    )


def _legend(words: BalanceWords, counted: GroupFinding, most: float, is_single: bool) -> str:
    scale = 100 if is_single else 1
    parts = [(0, words.say("never"))]
    for step in range(1, STEPS + 1):
        high = words.number(scale * most * step / STEPS, 0 if is_single else 1)
        parts.append((step, f"≤ {high}{' %' if is_single else ''}"))
    return " ".join(
        f'<span class="key"><svg viewBox="0 0 24 8" aria-hidden="true">'
        f'<line class="use-{step}" x1="2" x2="22" y1="4" y2="4"/></svg>{escape(name)}</span>'
        for step, name in parts
    )
