"""Pictures as pixels: resvg draws them with the letters of the pages, alike on every machine."""

from importlib.resources import as_file, files
from importlib.util import find_spec


def can_render() -> bool:
    """Whether what makes pixels is installed: the extra `pictures`."""
    return find_spec("resvg_py") is not None


def png_of(svg: str, width: int) -> bytes:
    """An SVG picture as a PNG file so many pixels wide; ModuleNotFoundError without the extra.

    >>> png_of('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>', 8)[1:4]
    b'PNG'
    """
    from resvg_py import svg_to_bytes

    with as_file(files("stellwerk.pictures").joinpath("fonts")) as letters:
        fonts = [str(path) for path in sorted(letters.glob("*.ttf"))]
        return bytes(
            svg_to_bytes(svg_string=svg, width=width, font_files=fonts, skip_system_fonts=True)
        )
