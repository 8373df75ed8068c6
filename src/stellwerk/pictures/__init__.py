"""What pictures of positions are made of, whatever the family: colours, curves, ground, panels.

A family that is drawn has a painter (`Family.painter`); everything it draws stands in a view, so a
picture shows no more than whoever looks at it may know (docs/pictures.md).
"""

from stellwerk.pictures.picture import CannotDraw, Painter, Picture
from stellwerk.pictures.theme import THEMES, Theme, theme_named

__all__ = ["THEMES", "CannotDraw", "Painter", "Picture", "Theme", "theme_named"]
