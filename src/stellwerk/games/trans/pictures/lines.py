"""Lines: the net as printed, and the rails that lie on it."""

from collections.abc import Collection, Iterator, Sequence

from stellwerk.games.trans.pictures.net import DrawnNet, Line
from stellwerk.games.trans.wire.views import TransNetwork
from stellwerk.pictures.looks import seat_look
from stellwerk.pictures.svg import element, moved, number
from stellwerk.pictures.theme import Theme

SLEEPERS = "".join(f"M{x}-5.5V5.5" for x in range(-35, 36, 7))
BANDS = (
    ("#2b5f8c", "#6fb0e6"),
    ("#8a3a5e", "#e58ab3"),
    ("#3e7a3b", "#8ed08a"),
    ("#6a4aa0", "#b79bf0"),
    ("#8a5a12", "#e0b060"),
    ("#1f7f86", "#6fd0d4"),
)
"""Of the networks, by their lowest seat."""


def path_of(lines: Sequence[Line]) -> str:
    """Straight pieces as one path."""
    return "".join(
        f"M{number(line.start[0])} {number(line.start[1])}"
        f"L{number(line.end[0])} {number(line.end[1])}"
        for line in lines
    )


def on_line(line: Line, *children: str) -> str:
    """Something drawn around 0, 0 and along the x axis, put onto a line."""
    return moved(*line.middle, *children, turn=line.angle)


def draw_hairlines(net: DrawnNet, doubles: Collection[str], theme: Theme) -> str:
    """Single lines and bare crossings: the same as long as no special card changes a line."""
    single = [line for line in net.lines.values() if line.net.id not in doubles]
    dots = [
        element("circle", cx=x, cy=y, r=2.6)
        for crossing, (x, y) in net.crossings.items()
        if crossing not in net.city_at
    ]
    return element(
        "path", d=path_of(single), fill="none", stroke=theme["ink3"], stroke_width=1.3, opacity=0.7
    ) + element("g", *dots, fill=theme["ink2"])


def draw_terrain(line: Line, is_double: bool, is_laid: bool, theme: Theme) -> str:
    """What is special about a line: two tracks, and peaks, ripples, a ferry or a tunnel."""
    bed = _double(line, is_laid, theme) if is_double else ""
    signs = "" if is_laid else "".join(_sign(line, theme))
    return element("g", bed, signs, fill="none") if bed or signs else ""


def _double(line: Line, laid: bool, theme: Theme) -> str:
    is_mountain = line.net.terrain == "mountain"
    bed = element(
        "path", d="M-39 0H39", stroke=theme["land" if is_mountain else "sea"], stroke_width=8,
        opacity=0.85 if is_mountain else None,
    )  # fmt: skip
    colour = _mountain(theme) if is_mountain else theme.pick("#2f6f7f", "#79b3bc")
    tracks = element("path", d="M-39-2.8H39M-39 2.8H39", stroke=colour, stroke_width=1.9)
    return on_line(line, bed, "" if laid else tracks)


def _mountain(theme: Theme) -> str:
    return theme.pick("#6a4e22", "#cdbb90")


def _sign(line: Line, theme: Theme) -> Iterator[str]:
    terrain = line.net.terrain
    hill, ripple = theme.pick("#e3d2ac", "#4a4436"), theme.pick("#4e8c99", "#5e97a0")
    if terrain == "mountain":
        near, shade = theme.pick("#efe2c4", "#5a523f"), theme.pick("#b99e6c", "#7c7053")
        peaks = [
            element("path", d="M-15 8.5-6.5-7 2 8.5z", fill=hill),
            element("path", d="M-4 8.5 4.5-11 14 8.5z", fill=near),
            element("path", d="M4.5-11 7 2 4 8.5h10z", fill=shade, stroke="none", opacity=0.7),
        ]
        group = element("g", *peaks, stroke=_mountain(theme), stroke_width=1.6,
                        stroke_linejoin="round")  # fmt: skip
        yield moved(*line.middle, group)
    elif terrain == "water":
        waves = element(
            "path", d="M-15-10q5-4.5 10 0t10 0 10 0M-15 10q5-4.5 10 0t10 0 10 0", stroke=ripple,
            stroke_width=2, stroke_linecap="round", opacity=0.9,
        )  # fmt: skip
        yield on_line(line, waves)
    elif terrain == "ferry":
        boat = element(
            "path", d="M-13 1H13L9 8H-9zM-6 1V-5H5V1M0-5V-10H4V-5", fill=theme["ferry-hull"],
            stroke=theme.pick("#35575a", "#cfe0e0"), stroke_width=1.6, stroke_linejoin="round",
        )  # fmt: skip
        wave = element("path", d="M-16 11q4-3.5 8 0t8 0 8 0 8 0", stroke=ripple, stroke_width=2)
        yield moved(*line.middle, boat, wave)
    elif terrain == "tunnel":
        mount = element("path", d="M-17 9C-13-6-6-12 0-12S13-6 17 9z", fill=hill,
                        stroke=_mountain(theme), stroke_width=1.6)  # fmt: skip
        mouth = element("path", d="M-7 9V2A7 7 0 0 1 7 2V9z", stroke=_mountain(theme),
                        fill=theme.pick("#3a3226", "#0e1112"), stroke_width=1.4)  # fmt: skip
        yield moved(*line.middle, mount, mouth)


def draw_bands(
    net: DrawnNet, rails: Collection[str], networks: Sequence[TransNetwork], theme: Theme
) -> Iterator[str]:
    """A soft band for every network; one is known by its lowest seat."""
    key_at = {place: min(each.seats) for each in networks for place in each.crossings}
    groups: dict[int, list[Line]] = {}
    for rail in rails:
        key = key_at.get(net.lines[rail].net.a)
        if key is not None:
            groups.setdefault(key, []).append(net.lines[rail])
    for key, lines in groups.items():
        yield element(
            "path", d=path_of(lines), fill="none", stroke=theme.pick(*BANDS[key]),
            stroke_width=25, stroke_linecap="round", stroke_linejoin="round", opacity=0.36,
        )  # fmt: skip


def draw_rail(line: Line, theme: Theme) -> str:
    """A rail on a line: its sleepers, and two irons across them."""
    sleepers = element(
        "path", d=SLEEPERS, stroke=theme.pick("#4b3a24", "#0d0f10"), stroke_width=3.2
    )
    irons = element("path", d="M-39-2.9H39M-39 2.9H39", stroke_width=2.3,
                    stroke=theme.pick("#2a241b", "#e8e0cc"))  # fmt: skip
    return on_line(line, sleepers, irons)


def draw_missing(line: Line, seat: int, aside: float, theme: Theme) -> str:
    """A line that a seat lacked in the end; those of several seats lie side by side."""
    look = seat_look(seat, theme)
    course = f"M-34 {number(aside)}H34"
    sign = moved(
        0, aside,
        element("circle", r=8.5, fill=look.colour, stroke="#ffffff", stroke_width=1.6),
        element("path", d=look.shape, fill="#ffffff", transform="scale(0.5)"),
        turn=-line.angle,
    )  # fmt: skip
    return on_line(
        line,
        element("path", d=course, stroke=theme["halo"], stroke_width=9, stroke_linecap="round"),
        element("path", d=course, stroke=look.edge, stroke_width=5, stroke_dasharray="8 5"),
        sign,
    )
