"""What was counted in many games, in whole numbers: it can be kept, merged and gone on with."""

from dataclasses import dataclass, field

from stellwerk.arena.blocks import Blocks


@dataclass
class ThingCount:
    """What happened to one thing at one stage."""

    uses: Blocks = field(default_factory=Blocks)
    """Over chapters; deals in which it did not happen are left out, see `over_all`."""
    of_before: Blocks = field(default_factory=Blocks)
    """Of how many to which the stage before had happened."""
    wins: Blocks = field(default_factory=Blocks)
    """What those won who did it, in 60ths."""
    gone: Blocks = field(default_factory=Blocks)
    """How much of the chapter was over, in thousandths."""
    amounts: Blocks = field(default_factory=Blocks)

    def merge(self, other: "ThingCount") -> None:
        """Add what was counted in other deals."""
        for name in ("uses", "of_before", "wins", "gone", "amounts"):
            getattr(self, name).merge(getattr(other, name))


@dataclass
class WayCount:
    """One kind of points, or another number of each seat, and how it goes with winning."""

    everybody: Blocks = field(default_factory=Blocks)
    winners: Blocks = field(default_factory=Blocks)
    others: Blocks = field(default_factory=Blocks)
    ahead: Blocks = field(default_factory=Blocks)
    """Winners less others, in 60ths."""
    led: Blocks = field(default_factory=Blocks)
    """What those won who had most of it, in 60ths."""

    def merge(self, other: "WayCount") -> None:
        """Add what was counted in other deals."""
        for name in ("everybody", "winners", "others", "ahead", "led"):
            getattr(self, name).merge(getattr(other, name))


@dataclass
class Tally:
    """Everything that was counted; a deal in all rotations is one block."""

    deals: int = 0
    games: int = 0
    endless: int = 0
    """Games that came to no end, and were left out."""
    chapters: Blocks = field(default_factory=Blocks)
    """How many there were, over games."""
    over_all: Blocks = field(default_factory=Blocks)
    """Blocks of chapters, for what did not happen in every deal."""
    places: dict[str, Blocks] = field(default_factory=dict)
    """Wins by place in the order of play, in 60ths: "game/0", "round/0" …"""
    bots: dict[str, Blocks] = field(default_factory=dict)
    things: dict[str, ThingCount] = field(default_factory=dict)
    """By group, stage and thing."""
    ways: dict[str, WayCount] = field(default_factory=dict)
    """By "category/…" or "figure/…"."""
    numbers: dict[str, Blocks] = field(default_factory=dict)
    """Length, ties, the winner's total, the margin."""
    histograms: dict[str, dict[int, int]] = field(default_factory=dict)

    def merge(self, other: "Tally") -> None:
        """Add what was counted in other deals; the order does not matter."""
        self.deals += other.deals
        self.games += other.games
        self.endless += other.endless
        self.chapters.merge(other.chapters)
        self.over_all.merge(other.over_all)
        for kind in ("places", "bots", "numbers"):
            mine: dict[str, Blocks] = getattr(self, kind)
            for name, blocks in getattr(other, kind).items():
                mine.setdefault(name, Blocks()).merge(blocks)
        for name, thing in other.things.items():
            self.things.setdefault(name, ThingCount()).merge(thing)
        for name, way in other.ways.items():
            self.ways.setdefault(name, WayCount()).merge(way)
        for name, counts in other.histograms.items():
            own = self.histograms.setdefault(name, {})
            for value, number in counts.items():
                own[value] = own.get(value, 0) + number


def key_of(group: str, stage: str, thing: str) -> str:
    """Under which a thing is counted."""
    return f"{group}/{stage}/{thing}"
