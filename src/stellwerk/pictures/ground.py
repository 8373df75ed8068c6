"""The ground under a board: sea, land, borders, rivers; shapes that web/maps made once."""

from collections.abc import Callable, Iterator

import msgspec

from stellwerk.pictures.svg import Value, element, number, words
from stellwerk.pictures.theme import FONT_MAP, Theme

LINING = ((44, 0.16), (34, 0.22), (25, 0.3), (17, 0.4), (10, 0.55))
"""Lines along the coast that grow fainter towards the open sea: width and strength."""
LINING_WIDTH = 1.6
APART = 7


class Region(msgspec.Struct, frozen=True):
    """A country, with the tint that runs along the inside of its border."""

    tint: int
    path: str


class GroundName(msgspec.Struct, frozen=True):
    """A sea, a lake or a country; the words come from the language files."""

    id: str
    kind: str
    x: float
    y: float
    size: float
    turn: float
    spacing: float


class Ground(msgspec.Struct, frozen=True, rename="camel"):
    """Path data in map units; `margin` is how far it reaches beyond the map on every side."""

    size: tuple[float, float]
    margin: float
    land: str
    coast: str
    borders: str
    inner_borders: str
    regions: tuple[Region, ...]
    great_lakes: str
    land_over_lakes: str
    lakes: str
    rivers: str
    relief: str
    names: tuple[GroundName, ...]


def draw_ground(ground: Ground, key: str, theme: Theme) -> str:
    """The whole of it, in the map's units; `key` makes the ids of its parts its own."""
    width, height = ground.size
    sheet: dict[str, Value] = {"width": width, "height": height}
    parts = [
        element("defs", *_definitions(ground, key, theme)),
        element("rect", **sheet, fill=theme["sea"]),
        element("rect", **sheet, fill=f"url(#{key}-hairlines)"),
        *_lining(key, theme),
        element("path", d=ground.land, fill=theme["land"]),
        *_great_lakes(ground, key, theme),
        *[part for at in range(len(ground.regions)) for part in _region(ground, key, at, theme)],
        *_lines(ground, key, theme),
        element("rect", **sheet, fill=f"url(#{key}-vignette-{theme.name})"),
    ]
    return element("g", *parts, stroke_linejoin="round")


def _definitions(ground: Ground, key: str, theme: Theme) -> Iterator[str]:
    hairline = element(
        "path", d=f"M0 {APART / 2}H{APART}", stroke=theme["sea-line"], stroke_width=0.6,
        stroke_opacity=0.28,
    )  # fmt: skip
    yield element(
        "pattern", hairline, id=f"{key}-hairlines", width=APART, height=APART,
        patternUnits="userSpaceOnUse",
    )  # fmt: skip
    shade, strength = theme.pick("#7a5b22", "#000000"), theme.pick("0.16", "0.45")
    yield element(
        "radialGradient",
        element("stop", offset=0.55, stop_color=shade, stop_opacity=0),
        element("stop", offset=1, stop_color=shade, stop_opacity=strength),
        id=f"{key}-vignette-{theme.name}", cx=0.5, cy=0.48, r=0.62,
    )  # fmt: skip
    yield element("path", id=f"{key}-coast", d=ground.coast)
    for at, region in enumerate(ground.regions):
        shape = element("path", id=f"{key}-region-{at}", d=region.path)
        yield shape
        yield element("clipPath", _use(f"{key}-region-{at}"), id=f"{key}-inside-{at}")


def _use(name: str, **attributes: Value) -> str:
    return element("use", href=f"#{name}", **attributes)


def _lining(key: str, theme: Theme) -> Iterator[str]:
    for width, strength in LINING:
        round_: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
        yield _use(
            f"{key}-coast", **round_, stroke=theme["sea-line"],
            stroke_width=width + LINING_WIDTH, stroke_opacity=strength,
        )  # fmt: skip
        yield _use(f"{key}-coast", **round_, stroke=theme["sea"], stroke_width=width)


def _great_lakes(ground: Ground, key: str, theme: Theme) -> Iterator[str]:
    if ground.great_lakes:
        yield element("path", d=ground.great_lakes, fill=theme["sea"])
        yield element(
            "path", d=ground.great_lakes, fill=f"url(#{key}-hairlines)",
            stroke=theme["land-edge"], stroke_width=1,
        )  # fmt: skip
        yield element("path", d=ground.land_over_lakes, fill=theme["land"])


def _region(ground: Ground, key: str, at: int, theme: Theme) -> Iterator[str]:
    """A watercolour ribbon along the inside of a country's border."""
    tint = theme[f"tint-{ground.regions[at].tint}"]
    yield element(
        "g",
        _use(f"{key}-region-{at}", fill=tint, fill_opacity=0.07, stroke=tint, stroke_width=15,
             stroke_opacity=0.2),
        _use(f"{key}-region-{at}", fill="none", stroke=tint, stroke_width=6, stroke_opacity=0.24),
        clip_path=f"url(#{key}-inside-{at})",
    )  # fmt: skip


def _lines(ground: Ground, key: str, theme: Theme) -> Iterator[str]:
    def line(path: str, colour: str, width: float, **more: Value) -> str:
        if not path:
            return ""
        fill = more.pop("fill", "none")
        return element("path", d=path, fill=fill, stroke=theme[colour], stroke_width=width, **more)

    yield line(ground.relief, "relief", 1.1, stroke_opacity=0.6)
    yield line(ground.rivers, "river", 1.7, stroke_opacity=0.75, stroke_linecap="round")
    yield line(ground.lakes, "land-edge", 1, fill=theme["sea"])
    yield line(ground.inner_borders, "border", 0.9, stroke_dasharray="2.4 2.4", stroke_opacity=0.8)
    yield line(ground.borders, "border", 1.2, stroke_dasharray="6 2.4 1.2 2.4")
    yield _use(f"{key}-coast", fill="none", stroke=theme["land-edge"], stroke_width=1.25)


def draw_ground_names(ground: Ground, name_of: Callable[[str], str], theme: Theme) -> str:
    """Names of seas, lakes and countries: apart from the ground, since languages differ."""
    drawn = []
    for name in ground.names:
        on_land = name.kind == "land"
        x, y = number(name.x), number(name.y)
        drawn.append(
            words(
                name_of(name.id), x=name.x, y=name.y, font_size=name.size,
                letter_spacing=name.spacing, transform=f"rotate({number(name.turn)} {x} {y})",
                fill=theme["land-text" if on_land else "sea-text"],
                fill_opacity=0.75 if on_land else None,
                font_style=None if on_land else "italic",
                font_variant="small-caps" if on_land else None,
            )
        )  # fmt: skip
    return element(
        "g", *drawn, font_family=FONT_MAP, font_weight=500, text_anchor="middle"
    )  # fmt: skip


def plain_ground(size: tuple[float, float], theme: Theme) -> str:
    """Paper, for boards of people's own."""
    width, height = size
    return element("rect", width=width, height=height, fill=theme["land"])
