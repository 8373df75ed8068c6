"""The land as printed: terrain, slopes, borders, rivers, and the names on it."""

from collections.abc import Callable

from stellwerk.games.wensleydale.board.schema import Area, WensleydaleBoard
from stellwerk.games.wensleydale.pictures.layout import (
    Layout,
    main_line,
    points_of,
    soft_path,
)
from stellwerk.pictures.svg import Value, element, moved, words
from stellwerk.pictures.theme import FONT_MAP, Theme

FILLS = {
    "plain": ("#f0e9c6", "#3a3b2c"),
    "valley": ("#d5e0bb", "#2e3b30"),
    "hill": ("#d8c09a", "#4a4030"),
    "special": ("#d9d4c8", "#2a2d2f"),
}
HALOS = {
    "plain": ("#f0e9c6", "#3a3b2c"),
    "valley": ("#dbe5c3", "#35463a"),
    "hill": ("#cdb286", "#564a36"),
}
GLOWS = {"hill": ("#c09f6c", "#6b5a3e", 0.8, 0.62), "valley": ("#e9efd4", "#42574a", 0.85, 0.6)}
"""Towards the middle of an area: light, dark, strength, reach."""
NAME_SIZES = {"special": 26, "major": 22, "minor": 19.5, "hill": 17.5, "land": 17.5}
LINE_STEP = 0.92
SMALL = 0.86


def draw_terrain(board: WensleydaleBoard, layout: Layout, theme: Theme) -> str:
    """Everything under the pieces but the names."""
    width, height = layout.size
    key = f"{board.id}-{theme.name}"
    parts = [element("defs", *_gradients(key, width, height, theme))]
    land = []
    for area in board.areas:
        path = layout.outline(layout.areas[area.id])
        fill = theme.pick(*FILLS[area.terrain])
        land.append(element("path", d=path, fill=fill, stroke=fill))
        if area.terrain in GLOWS:
            land.append(element("path", d=path, fill=f"url(#{key}-{area.terrain})"))
    land += _lines(board, layout, theme)
    frame: dict[str, Value] = {"fill": "none", "stroke": theme["land-edge"]}
    parts += [
        element("rect", width=width, height=height, fill=theme["bg"]),
        element("g", *land, clip_path=f"url(#{key}-frame)", stroke_linejoin="round",
                stroke_linecap="round"),
        element("rect", x=2, y=2, width=width - 4, height=height - 4, stroke_width=2, **frame),
        element("rect", x=8, y=8, width=width - 16, height=height - 16, stroke_width=0.8, **frame),
        *[_river_name(river.name, river.name_at, theme) for river in layout.rivers],
    ]  # fmt: skip
    return "".join(parts)


def _gradients(key: str, width: float, height: float, theme: Theme) -> list[str]:
    drawn = [
        element(
            "radialGradient",
            element("stop", offset=0, stop_color=theme.pick(light, dark), stop_opacity=strength),
            element("stop", offset=1, stop_color=theme.pick(light, dark), stop_opacity=0),
            id=f"{key}-{terrain}", r=reach,
        )
        for terrain, (light, dark, strength, reach) in GLOWS.items()
    ]  # fmt: skip
    inside = element("rect", x=8, y=8, width=width - 16, height=height - 16)
    return [*drawn, element("clipPath", inside, id=f"{key}-frame")]


def _lines(board: WensleydaleBoard, layout: Layout, theme: Theme) -> list[str]:
    def where(wanted: Callable[[bool, str], bool]) -> str:
        return "".join(
            soft_path(layout.chain(at + 1))
            for at, border in enumerate(layout.borders)
            if wanted(border.open, border.river)
        )

    def line(path: str, light: str, dark: str, width: float, **more: Value) -> str:
        return element(
            "path", d=path, fill="none", stroke=theme.pick(light, dark), stroke_width=width, **more
        )

    rivers = "".join(soft_path(points_of(river.line)) for river in layout.rivers)
    towns = [layout.areas[area.id] for area in board.areas if area.town == "company"]
    mains = "".join(main_line(layout, area) for area in towns)
    butt: dict[str, Value] = {"stroke_linecap": "butt"}
    return [
        line(layout.hachures, "#8c6b3a", "#a08c64", 1.2, opacity=0.55),
        line(where(lambda is_open, river: not is_open and not river), "#84693a", "#6e634c", 1.2),
        line(where(lambda is_open, river: is_open and not river), "#8a774f", "#8f876d", 1.8,
             stroke_dasharray="7 4", **butt),
        line(rivers, "#3f7480", "#17272c", 11.5),
        line(rivers, "#6fa3ae", "#4e8794", 8.5),
        line(where(lambda is_open, river: not is_open and river != ""), "#2f5b66", "#17272c", 1.2),
        line(mains, "#3a3226", "#cfc6b0", 6.5, **butt),
        line(mains, "#fffbf0", "#23282a", 3.4, stroke_dasharray="9 9", **butt),
    ]  # fmt: skip


def _river_name(name: str, at: tuple[float, float, float], theme: Theme) -> str:
    x, y, angle = at
    return moved(
        x, y,
        words(name, font_family=FONT_MAP, font_style="italic", font_weight=500, font_size=20,
              letter_spacing=2, text_anchor="middle", fill=theme.pick("#235663", "#a8d0d8"),
              stroke=theme.pick("#f0e9c6", "#2b2f2a"), stroke_width=3.5, stroke_linejoin="round",
              paint_order="stroke"),
        turn=angle,
    )  # fmt: skip


def draw_names(
    board: WensleydaleBoard, layout: Layout, name_of: Callable[[Area], str], theme: Theme
) -> str:
    """The names of the areas: the layout breaks printed ones into lines."""
    drawn = []
    for area in board.areas:
        its, kind = layout.areas[area.id], _kind(area)
        size = NAME_SIZES[kind] * (SMALL if its.small else 1)
        called = name_of(area)
        for at, line in enumerate(its.name if called == area.name else [called]):
            x, y = its.name_at[0], its.name_at[1] + at * size * LINE_STEP
            drawn.append(_name(line, x, y, size, kind, area.terrain, theme))
    return element(
        "g", *drawn, font_family=FONT_MAP, text_anchor="middle", stroke_linejoin="round",
        paint_order="stroke",
    )  # fmt: skip


def _name(line: str, x: float, y: float, size: float, kind: str, terrain: str, theme: Theme) -> str:
    is_town = kind in ("major", "minor")
    ink = theme["label"] if is_town else theme["ink2"]
    if kind == "hill":
        ink = theme.pick("#46310c", "#eadbb4")
    halo = theme.pick(*HALOS[terrain]) if terrain in HALOS else "none"
    return words(
        line, x=x, y=y, font_size=size, fill=ink, stroke=halo, stroke_width=4.5,
        font_weight=700 if is_town or kind == "special" else 500,
        font_style="italic" if kind == "hill" else None,
        font_variant="small-caps" if kind == "special" else None,
        letter_spacing=5 if kind == "special" else None,
    )  # fmt: skip


def _kind(area: Area) -> str:
    if area.terrain == "special":
        return "special"
    if area.town:
        return "minor" if area.town == "minor" else "major"
    return "hill" if area.terrain == "hill" else "land"
