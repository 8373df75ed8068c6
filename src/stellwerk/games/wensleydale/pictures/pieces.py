"""Tracks, towns with their people, cubes, and the plates of companies."""

from collections.abc import Mapping, Sequence

from stellwerk.games.wensleydale.board.schema import PEOPLE_IN, Area, Company
from stellwerk.games.wensleydale.pictures.layout import BorderLayout, Layout
from stellwerk.pictures.looks import seat_look
from stellwerk.pictures.svg import element, moved, number, words
from stellwerk.pictures.theme import FONT_NARROW, Theme

STEP = 22
COMPANY_FILLS: Mapping[str, str] = {"red": "#b0232e", "green": "#2f7a3f"}
PEOPLE = {"red": "#b0232e", "green": "#2f7a3f", "landowner": "#4a3a63"}
CUBES = {
    "plain": ("#6b4a00", "#f7d774", "#e5b73b", "#c89622"),
    "hill": ("#3f3b35", "#d6d3cc", "#a9a59c", "#847f76"),
}
"""Edge, top, left, right."""


def plate_path(company: str, width: float, height: float) -> str:
    """Red plates have straight sides, green ones taper, so that colour is not all."""
    x, y = width / 2, height / 2
    cut = min(6.0, height / 4)
    if company == "red":
        corners = f"M{number(-x)} {number(-y + 3)}q0-3 3-3H{number(x - 3)}q3 0 3 3V{number(y - 3)}"
        return f"{corners}q0 3-3 3H{number(-x + 3)}q-3 0-3-3z"
    left, right, top, bottom = number(-x), number(x), number(-y), number(y)
    return (
        f"M{number(-x + cut)} {top}H{number(x - cut)}L{right} {number(-y + cut)}"
        f"V{number(y - cut)}L{number(x - cut)} {bottom}H{number(-x + cut)}"
        f"L{left} {number(y - cut)}V{number(-y + cut)}z"
    )


def plate(
    company: str, code: str, width: float, height: float, size: float, edge: float
) -> str:  # fmt: skip
    """The plate of a company with its letters."""
    return element(
        "path", d=plate_path(company, width, height), fill=COMPANY_FILLS[company],
        stroke="#ffffff", stroke_width=edge,
    ) + words(
        code, y=size * 0.35, font_family=FONT_NARROW, font_weight=700, font_size=size,
        text_anchor="middle", fill="#ffffff",
    )  # fmt: skip


def lead(layout: Layout, border: BorderLayout, theme: Theme) -> str:
    """A dotted lead from a track to both areas."""
    x, y, _ = border.track
    (ax, ay), (bx, by) = (layout.areas[each].pieces_at for each in border.id.split("|"))
    course = f"M{number(ax)} {number(ay)}Q{number(x)} {number(y)} {number(bx)} {number(by)}"
    return element(
        "path", d=course, fill="none", stroke=theme.pick("#3a3226", "#ede4d0"), stroke_width=3,
        stroke_dasharray="2 5", opacity=0.7,
    )  # fmt: skip


def track(border: BorderLayout, owner: int | str, code: str, theme: Theme) -> str:
    """A plate across the border with the owner's shape, or a company's letters."""
    x, y, angle = border.track
    if isinstance(owner, int):
        look = seat_look(owner, theme)
        fill = look.colour
        sign = element("circle", r=11, fill=fill, stroke="#ffffff", stroke_width=2) + element(
            "path", d=look.shape, fill="#ffffff", transform="scale(0.6)"
        )
    else:
        fill = COMPANY_FILLS[owner]
        sign = plate(owner, code, 29, 20, 13, 2)
    bed = [
        element("rect", x=-27, y=-11, width=54, height=24, rx=6, opacity=0.25),
        element("rect", x=-27, y=-12, width=54, height=24, rx=6, stroke=fill, stroke_width=2.6,
                fill=theme.pick("#fffbf0", "#ede4d0")),
        element("path", d="M-22 0H22", stroke=fill, stroke_width=15, stroke_dasharray="3.2 4.4"),
        element("path", d="M-24-4.2H24M-24 4.2H24", stroke="#2a241b", stroke_width=2.2),
    ]  # fmt: skip
    return moved(x, y, element("g", *bed, transform=f"rotate({number(angle)})"), sign)


def town(
    area: Area,
    at: tuple[float, float],
    contents: Mapping[str, int],
    shown: Sequence[Company],
    codes: Mapping[str, str],
    theme: Theme,
) -> str:
    """What lies in an area: people, cubes, or the plate of a company's own town."""
    if area.town == "company" and area.company:
        shadow = element("path", d=plate_path(area.company, 50, 34), opacity=0.25,
                         transform="translate(0 2)")  # fmt: skip
        return moved(*at, shadow, plate(area.company, codes[area.company], 50, 34, 19, 2.5))
    if not area.town:
        return _cubes(area, at, contents, theme)
    people = [kind for kind in PEOPLE for _ in range(contents.get(kind, 0))]
    people += ["none"] * max(0, PEOPLE_IN[area.town] - len(people))
    half = len(people) * STEP / 2 + 7
    parts = [
        element("rect", x=-half, y=-15.5, width=2 * half, height=31, rx=15.5,
                fill=theme.pick("#fffbf0", "#f4ecda"), stroke=theme["city-edge"],
                stroke_width=3 if area.town == "major" else 1.6),
    ]  # fmt: skip
    for place, kind in enumerate(people):
        parts.append(moved((place - (len(people) - 1) / 2) * STEP, 1.5, _person(kind), scale=0.92))
    for place, company in enumerate(shown):
        sign = plate(company, codes[company], 25, 15, 11.5, 1.4)
        parts.append(moved(-half + 5 if place else half - 5, 14, sign))
    return moved(*at, *parts)


def _person(kind: str) -> str:
    if kind == "none":
        return element("circle", r=3, fill="#b9ae95")
    body = element(
        "path", d="M-7.5 10C-7.5 1-4.5-2 0-2S7.5 1 7.5 10z", fill=PEOPLE[kind], stroke="#ffffff",
        stroke_width=1.3,
    )  # fmt: skip
    head = element("circle", cy=-6, r=4.8, fill=PEOPLE[kind], stroke="#ffffff", stroke_width=1.3)
    if kind == "green":
        hat = element("path", d="M-5.5-8a5.5 4.6 0 0 1 11 0H8.6v1.7H-5.5z", fill="#174a22",
                      stroke="#ffffff", stroke_width=0.8)  # fmt: skip
    elif kind == "landowner":
        hat = element("path", d="M-6.8-9.3H6.8M-4-9.5V-15H4V-9.5z", fill="#2b2138",
                      stroke="#2b2138", stroke_width=2, stroke_linejoin="round")  # fmt: skip
    else:
        hat = ""
    return body + head + hat


def _cubes(
    area: Area, at: tuple[float, float], contents: Mapping[str, int], theme: Theme
) -> str:  # fmt: skip
    present = [kind for kind in CUBES for _ in range(contents.get(kind, 0))]
    kinds = present if present or not area.goods else ["none"]
    x, y = at
    return "".join(
        moved(x + (place - (len(kinds) - 1) / 2) * 23, y, cube(kind, theme), scale=1.1)
        for place, kind in enumerate(kinds)
    )


def cube(kind: str, theme: Theme) -> str:
    """A goods cube: gold from the plains, grey from the hills; a dashed outline where none is."""
    if kind == "none":
        return element(
            "path", d="M0-10 9-5.5V5L0 9.5-9 5V-5.5z", fill="none", stroke_width=1.5,
            stroke=theme.pick("#6f675a", "#a39a86"), stroke_dasharray="3 2.5",
        )  # fmt: skip
    edge, top, left, right = CUBES[kind]
    sides = [
        element("path", d="M0-10 9-5.5 0-1-9-5.5z", fill=top),
        element("path", d="M-9-5.5 0-1V9.5L-9 5z", fill=left),
        element("path", d="M9-5.5 0-1V9.5L9 5z", fill=right),
    ]
    if kind == "hill":
        sides.append(element("path", d="M-6.5 1.2-3-4", fill="none"))
    else:
        sides += [
            element("circle", cx=-4.6, cy=1.8, r=1.5, fill="#8a6208", stroke="none"),
            element("circle", cx=4.4, cy=3.4, r=1.3, fill="#8a6208", stroke="none"),
        ]
    return element("g", *sides, stroke=edge, stroke_width=1.1, stroke_linejoin="round")
