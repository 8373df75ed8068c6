"""`stellwerk picture`: a position of a record as SVG or PNG, or the whole of it as a film."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.parameters import Language, RecordFile, SeatNumber, option

if TYPE_CHECKING:
    from stellwerk.match.match import Match

Step = Annotated[
    int | None,
    option(
        "--step", "N", "The position after N moves (0: before the first one). Without it: the end."
    ),
]
Target = Annotated[
    Path,
    typer.Option(
        "--out",
        "-o",
        metavar="FILE",
        help="Where to: a .svg, .png or .html file; the last is a film of all moves up to there.",
        show_default=False,
    ),
]
ThemeName = Annotated[str, typer.Option("--theme", metavar="THEME", help="light or dark.")]
KINDS = (".svg", ".png", ".html")
WIDTH = 2000


def picture(
    file: RecordFile,
    out: Target,
    step: Step = None,
    seat: SeatNumber = None,
    theme: ThemeName = "light",
    lang: Language = None,
) -> None:
    """Draw a position of a record, as everybody or one seat saw it."""
    from stellwerk.cli.complaints import no_such
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.replay import replayed
    from stellwerk.pictures import THEMES

    spoken = chosen_language(lang)
    if theme not in THEMES:
        raise no_such(spoken, "complaint-theme", theme, THEMES)
    if out.suffix not in KINDS:
        raise no_such(spoken, "complaint-picture-kind", str(out), KINDS)
    _, match = replayed(file, step, seat, spoken)
    _write(match, out, seat, theme, spoken)


def _write(match: "Match", out: Path, seat: int | None, theme: str, lang: str) -> None:
    from stellwerk import CannotDraw, film
    from stellwerk.cli.complaints import Complaint, write_bytes, write_text

    try:
        if out.suffix == ".html":
            write_text(out, film(match, seat, lang, theme), lang)
        elif out.suffix == ".svg":
            write_text(out, match.to_svg(seat, lang, theme), lang)
        else:
            write_bytes(out, _png(match.to_svg(seat, lang, theme), lang), lang)
    except CannotDraw as error:
        raise Complaint(lang, "complaint-not-drawn", reason=str(error)) from None


def _png(svg: str, lang: str) -> bytes:
    from stellwerk.cli.complaints import Complaint
    from stellwerk.pictures.png import can_render, png_of

    if not can_render():
        raise Complaint(lang, "complaint-no-renderer")
    return png_of(svg, WIDTH)
