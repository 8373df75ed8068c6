"""The chapters of the site, in order. Every page of docs/ stands in one; a test says so."""

CHAPTERS: dict[str, tuple[str, ...]] = {
    "Begin": (
        "guide/first-steps",
        "guide/play",
        "guide/host",
        "guide/write-a-bot",
        "guide/train",
        "guide/analyse-records",
        "guide/add-a-board",
        "guide/add-a-game",
        "guide/add-a-lesson",
    ),
    "Games": ("games/index",),
    "Programming": (
        "library",
        "pictures",
        "environments",
        "dataset",
        "evaluation",
        "arena",
        "learning",
        "study",
        "examples",
    ),
    "Hosting": ("server", "hosting", "packages", "protocol"),
    "Formats": (
        "moves",
        "views",
        "messages",
        "positions",
        "observations",
        "boards",
        "lessons",
        "randomness",
    ),
    "Reference": ("reference/index",),
    "The project": ("architecture", "contributing"),
}
MAYBE: dict[str, tuple[str, ...]] = {
    "Games": ("balance",),
    "Hosting": ("operations",),
}
"""Pages that are listed where they have been written."""
