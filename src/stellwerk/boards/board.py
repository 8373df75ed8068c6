"""What the board files of every family have, as frozen records."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Confidence = Literal["verified", "uncertain", "assumed"]

ID_PATTERN = r"\A[a-z0-9][a-z0-9_-]*\Z"
LABEL_PATTERN = r"\A[A-Za-z0-9][A-Za-z0-9_-]*\Z"

Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Label = Annotated[str, Meta(pattern=LABEL_PATTERN)]
Name = Annotated[str, Meta(min_length=1)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]


class Provenance(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the numbers come from and what is assumed; shown to players."""

    sources: tuple[Name, ...]
    assumed: tuple[Name, ...] = ()


class Board(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the boards of every family have; `family` says which rules they are for."""

    format: Literal[1]
    family: str
    id: Id
    title: Name
    players: tuple[int, int]
    provenance: Provenance

    def to_svg(self, lang: str = "en", theme: str = "light") -> str:
        """The bare board as a picture; CannotDraw if its family draws none.

        >>> import stellwerk
        >>> stellwerk.game("trans-europa").board.to_svg(theme="dark")[:4]
        '<svg'
        """
        from stellwerk.boards.pictures import painter_of
        from stellwerk.pictures.theme import theme_named

        return painter_of(self).draw(None, lang, theme_named(theme)).svg()

    def _repr_svg_(self) -> str | None:
        """The bare board for notebooks; None if nobody draws such boards."""
        from stellwerk.pictures.notebook import if_drawn

        return if_drawn(self.to_svg)

    def _repr_html_(self) -> str | None:
        """For notebooks, with its title."""
        from stellwerk.pictures.notebook import figure

        svg = self._repr_svg_()
        return None if svg is None else figure(svg, f"{self.title} ({self.id})")
