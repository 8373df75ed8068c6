"""The colours of pictures: those of the pages, which a test compares (web/src/theme/tokens.css)."""

from collections.abc import Mapping
from dataclasses import dataclass

# name: (light, dark)
PAIRS: Mapping[str, tuple[str, str]] = {
    "bg": ("#ede4d0", "#14181b"),
    "panel": ("#fbf6ea", "#1c2226"),
    "panel2": ("#f4ecda", "#232a2f"),
    "raised": ("#fffcf4", "#2a3238"),
    "line": ("#d8cbb0", "#39434a"),
    "line2": ("#9a8862", "#66747c"),
    "ink": ("#2a241b", "#f1e9d8"),
    "ink2": ("#5e5341", "#c3bba9"),
    "ink3": ("#76694f", "#a09a8b"),
    "accent": ("#8c2f23", "#e08a5b"),
    "go": ("#1f6b52", "#7cc9a4"),
    "warn": ("#8a5a00", "#f0c15a"),
    "glow": ("#f0ae12", "#ffc53d"),
    "glow-edge": ("#7a4c00", "#fff0c4"),
    "sea": ("#cfdcd8", "#182328"),
    "sea-line": ("#7fa09c", "#3f5c63"),
    "sea-text": ("#426562", "#7fa0a3"),
    "land": ("#f6eedc", "#2b2f2d"),
    "land-edge": ("#6b6250", "#8d8672"),
    "land-text": ("#9a8762", "#7d7763"),
    "border": ("#a2906f", "#6a6554"),
    "river": ("#7fa3a6", "#4c7079"),
    "relief": ("#a58f68", "#5e594a"),
    "rail": ("#8f8266", "#8c846f"),
    "label": ("#221c13", "#f6eedc"),
    "halo": ("#f8f1e1", "#23282a"),
    "tint-1": ("#d98c7a", "#b4614f"),
    "tint-2": ("#8fb08a", "#5f8a60"),
    "tint-3": ("#d9b45e", "#b38f3e"),
    "tint-4": ("#9a90b8", "#7468a0"),
    "tint-5": ("#7fa9ae", "#4f868c"),
    "tint-6": ("#c79aa8", "#9e6478"),
    "vignette": ("rgb(122 91 34 / 16%)", "rgb(0 0 0 / 45%)"),
    "space-edge": ("#3a3226", "#0e1112"),
    "wagon-casing": ("#fffdf6", "#0e1112"),
    "black-space-edge": ("#3a3226", "#b9b2a0"),
    "tunnel-edge": ("#3a3226", "#8e8a7c"),
    "ferry-hull": ("#e6eeea", "#9fb6ba"),
    "ferry-edge": ("#35575a", "#0e1112"),
    "roundel-edge": ("#fff6e0", "#0e1112"),
    "city-fill": ("#fffbf0", "#f6eedc"),
    "city-edge": ("#2a241b", "#0e1112"),
}
ALIKE: Mapping[str, str] = {
    "space-paper": "#fffdf6",
    "ferry-wave": "#35575a",
    "card-red": "#c8352e",
    "card-red-symbol": "#ffffff",
    "card-orange": "#e57b1e",
    "card-orange-symbol": "#2a1500",
    "card-yellow": "#f0c22b",
    "card-yellow-symbol": "#3a2a00",
    "card-green": "#3c8d4f",
    "card-green-symbol": "#ffffff",
    "card-blue": "#2c6fbb",
    "card-blue-symbol": "#ffffff",
    "card-pink": "#c765a5",
    "card-pink-symbol": "#ffffff",
    "card-white": "#fbf8f0",
    "card-white-symbol": "#4a463d",
    "card-black": "#34312e",
    "card-black-symbol": "#ffffff",
    "card-gray": "#c9c2b2",
    "card-gray-symbol": "#5c5545",
    "card-locomotive": "#5a4632",
    "card-locomotive-symbol": "#ffe7b0",
    "seat-0": "#1e4fa3",
    "seat-0-dark": "#12306a",
    "seat-0-light": "#8fb2ee",
    "seat-1": "#b0232e",
    "seat-1-dark": "#6e1119",
    "seat-1-light": "#f2a3a1",
    "seat-2": "#17745a",
    "seat-2-dark": "#0a4535",
    "seat-2-light": "#7bcbaf",
    "seat-3": "#6b3f86",
    "seat-3-dark": "#3e1f52",
    "seat-3-light": "#cfaee6",
    "seat-4": "#4a4e55",
    "seat-4-dark": "#24272b",
    "seat-4-light": "#b8bec8",
    "seat-5": "#9a4a12",
    "seat-5-dark": "#5c2a06",
    "seat-5-light": "#f0b68a",
}
FONT_MAP = "Alegreya, Georgia, 'Times New Roman', serif"
FONT_TEXT = "'Fira Sans', system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
FONT_NARROW = "'Fira Sans Condensed', 'Fira Sans', 'Arial Narrow', system-ui, sans-serif"
SPACE_SHARE = 0.62
"""How much of its colour an empty space shows by day: wagons are full of theirs."""


@dataclass(frozen=True)
class Theme:
    """Light or dark: colours by what they are for.

    >>> theme_named("dark")["sea"]
    '#182328'
    >>> theme_named("light").pick("#ffffff", "#000000")
    '#ffffff'
    """

    name: str

    @property
    def is_dark(self) -> bool:
        """Whether it is the dark one."""
        return self.name == "dark"

    def pick(self, light: str, dark: str) -> str:
        """Of two colours, that of this theme."""
        return dark if self.is_dark else light

    def __getitem__(self, name: str) -> str:
        if name in ALIKE:
            return ALIKE[name]
        return self.pick(*PAIRS[name])

    def space(self, colour: str) -> str:
        """The fill of an empty space of a card's colour: by day mixed with paper."""
        full = self[f"card-{colour}"]
        return full if self.is_dark else mixed(full, self["space-paper"], SPACE_SHARE)

    @property
    def wagon_edge(self) -> float:
        """Light edges look wider on dark ground."""
        return 1.4 if self.is_dark else 1.8


THEMES = ("light", "dark")


def theme_named(name: str) -> Theme:
    """A theme; ValueError, in words, if there is none of that name."""
    if name not in THEMES:
        raise ValueError(f"There is no theme {name!r}. The themes are: {', '.join(THEMES)}.")
    return Theme(name)


def mixed(one: str, other: str, share: float) -> str:
    """So much of one colour and the rest of another.

    >>> mixed("#ffffff", "#000000", 0.5)
    '#808080'
    """
    parts = [
        round(int(one[at : at + 2], 16) * share + int(other[at : at + 2], 16) * (1 - share))
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)
