"""The table at a decision as a drawing, with the best move and its plan."""

from html import escape

from stellwerk.games.families import families
from stellwerk.games.sketch import WIDTH, Dot, Stroke
from stellwerk.match.contract import JsonValue
from stellwerk.match.match import Match
from stellwerk.study.page.words import ReviewWords
from stellwerk.study.wire import ReviewDecision

EDGE = 0.85
"""Of the width; beyond it names stand to the left of their places."""


def sketch_of(match: Match, words: ReviewWords, decision: ReviewDecision) -> str:
    """The drawing, folded up; nothing where the family draws none, or nothing is to be marked."""
    draw = families()[match.game.family].sketch
    best = _named(decision.alternatives[0].move.as_json())
    plan = set() if decision.plan is None else _named(decision.plan.as_json().get("plan"))
    if draw is None:
        return ""
    found = draw(match.game, match.game.view(match.steps[decision.step].before, decision.seat))
    places = {stroke.id for stroke in found.strokes} | {dot.id for dot in found.dots}
    if places.isdisjoint(best | plan):
        return ""
    title = escape(words.say("review-map"))
    drawn = [
        *[_stroke(each, best, plan) for each in sorted(found.strokes, key=_built_later)],
        *[_dot(each, best, plan) for each in found.dots],
    ]
    return (
        f'<details><summary>{title}</summary><svg class="map" role="img" aria-label="{title}" '
        f'viewBox="0 0 {found.width} {found.height}">{"".join(drawn)}</svg></details>'
    )


def _named(value: JsonValue) -> set[str]:
    """Every name in a move or a plan."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {name for each in value.values() for name in _named(each)}
    if isinstance(value, list | tuple):
        return {name for each in value for name in _named(each)}
    return set()


def _built_later(stroke: Stroke) -> bool:
    return stroke.is_built


def _stroke(stroke: Stroke, best: set[str], plan: set[str]) -> str:
    if stroke.id in best:
        kind = "best"
    elif stroke.id in plan:
        kind = "plan"
    elif stroke.is_built:
        kind = "taken" if stroke.seat is None else f"taken seat-{stroke.seat}"
    else:
        kind = "way"
    x1, y1, x2, y2 = stroke.ends
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _dot(dot: Dot, best: set[str], plan: set[str]) -> str:
    is_marked = dot.id in best or dot.id in plan
    kind = ' class="best"' if is_marked else ""
    radius = 7 if dot.id in best else 5 if is_marked else 3 if dot.name else 1.5
    drawn = f'<circle{kind} cx="{dot.x}" cy="{dot.y}" r="{radius}"/>'
    if dot.name:
        look = "" if is_marked else ' class="quiet"'
        place = f'x="{dot.x - 6}" text-anchor="end"' if dot.x > EDGE * WIDTH else f'x="{dot.x + 6}"'
        drawn += f'<text{look} {place} y="{dot.y - 5}">{escape(dot.name)}</text>'
    return drawn
