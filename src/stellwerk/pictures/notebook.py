"""What notebooks show of positions and films: rich HTML that needs no other file."""

from collections.abc import Callable
from html import escape

from stellwerk.pictures.picture import CannotDraw

FIGURE = (
    '<figure style="margin:0;max-width:1100px">{svg}'
    '<figcaption style="margin:4px 2px;font-size:0.9em">{caption}</figcaption></figure>'
)
# A page in a page: neither's styles and ids reach the other's, and its script may do nothing else.
WINDOW = (
    '<iframe srcdoc="{page}" title="{title}" sandbox="allow-scripts" '
    'style="width:100%;max-width:1100px;aspect-ratio:{ratio:.2f};border:0"></iframe>'
)


def if_drawn(draw: Callable[[], str]) -> str | None:
    """A picture; None where a family draws none, so that a notebook shows plain text."""
    try:
        return draw()
    except CannotDraw:
        return None


def figure(svg: str, caption: str) -> str:
    """A picture with a line beneath it.

    >>> figure("<svg/>", "a < b").endswith("a &lt; b</figcaption></figure>")
    True
    """
    return FIGURE.format(svg=svg, caption=escape(caption))


class Film(str):
    """A film: a page of HTML, to be written into a file; notebooks show and play it."""

    name: str
    ratio: float

    def __new__(cls, page: str, name: str, ratio: float) -> "Film":
        """A page, what it is called, and how wide it is for its height."""
        film = super().__new__(cls, page)
        film.name = name
        film.ratio = ratio
        return film

    def __reduce__(self) -> tuple[object, ...]:
        return Film, (str(self), self.name, self.ratio)

    def _repr_html_(self) -> str:
        """For notebooks: the page, in a window of its own."""
        return WINDOW.format(page=escape(self), title=escape(self.name), ratio=self.ratio)
