"""The chapters of the site, in order. Pages of docs/ that no chapter names stand in the last."""

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
MAYBE: dict[str, tuple[str, ...]] = {"Games": ("balance",)}
"""Pages that are listed where they have been written."""


def chapters(pages: set[str]) -> dict[str, list[str]]:
    """The chapters with their pages, out of those that there are.

    >>> made = chapters({"guide/play", "games/index", "balance", "news"})
    >>> made["Games"], made["The project"]
    (['games/index', 'balance'], ['news'])
    """
    found = {
        chapter: [page for page in (*named, *MAYBE.get(chapter, ())) if page in pages]
        for chapter, named in CHAPTERS.items()
    }
    named_pages = {page for named in found.values() for page in named}
    last = list(CHAPTERS)[-1]
    folders = ("games/", "reference/")
    found[last] += sorted(
        page for page in pages - named_pages - {"index"} if not page.startswith(folders)
    )
    return found
