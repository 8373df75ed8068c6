"""SVG as text: elements with attributes, numbers without needless digits."""

from html import escape

Value = str | int | float | None


def number(value: float) -> str:
    """A number with one digit behind the point at most.

    >>> number(3.04), number(-0.02), number(17)
    ('3', '0', '17')
    """
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Value) -> str:
    """An element; `_` in the name of an attribute stands for `-`, and None leaves it out.

    >>> element("circle", r=9.5, stroke_width=2)
    '<circle r="9.5" stroke-width="2"/>'
    >>> element("g", element("path", d="M0 0"), fill=None)
    '<g><path d="M0 0"/></g>'
    """
    words = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else _attribute(value)
            words.append(f' {key.rstrip("_").replace("_", "-")}="{escape(shown)}"')
    if not children:
        return "".join([*words, "/>"])
    return "".join([*words, ">", *children, f"</{name}>"])


def _attribute(value: float) -> str:
    """As `number`, but small numbers keep two digits: widths of lines, parts of one."""
    return number(value) if abs(value) >= 10 or isinstance(value, int) else f"{value:.2f}".rstrip(
        "0"
    ).rstrip(".")  # fmt: skip


def words(text: str, **attributes: Value) -> str:
    """Text that people read; whatever is in it, it stays text.

    >>> words("A & B", x=1)
    '<text x="1">A &amp; B</text>'
    """
    return element("text", escape(text), **attributes)


def moved(x: float, y: float, *children: str, turn: float = 0, scale: float = 1) -> str:
    """Children drawn around 0, 0 and put somewhere, turned by degrees and scaled.

    >>> moved(3, 4, "<a/>", turn=90, scale=0.5)
    '<g transform="translate(3 4) rotate(90) scale(0.5)"><a/></g>'
    """
    how = f"translate({number(x)} {number(y)})"
    how += f" rotate({number(turn)})" if turn else ""
    how += f" scale({scale:g})" if scale != 1 else ""
    return element("g", *children, transform=how)
