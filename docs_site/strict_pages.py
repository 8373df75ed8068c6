"""Pages that keep to the server's policy: whatever stands inline goes into files of its own.

The policy of the server lets pages run and show only what comes from it as a file. Themes put
scripts, styles and `style=` into their pages; this moves them out, and refuses what cannot be.
"""

import hashlib
import re
from pathlib import Path

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
ATTRIBUTE = re.compile(r"<(\w+)([^<>]*?)\sstyle=\"([^\"]*)\"([^<>]*)>")
CLASS = re.compile(r"\sclass=\"([^\"]*)\"")
HANDLER = re.compile(r"<[^<>]*\son\w+=\"", re.IGNORECASE)
ELSEWHERE = re.compile(
    r"<(?:script|img|link|iframe|source)[^<>]*(?:src|href)=\"(?:https?:)?//[^\"]*\""
)
FOLDER = "_static"
STYLES = "inline-styles.css"


class NotStrict(Exception):  # noqa: N818 - says what is wrong with a page
    """A page that the policy would break."""


def make_strict(folder: Path) -> None:
    """Move what stands inline on every page of a built site into files."""
    classes: dict[str, str] = {}
    for page in sorted(folder.rglob("*.html")):
        up = "../" * (len(page.relative_to(folder).parts) - 1)
        words = page.read_text(encoding="utf-8")
        _check(page, words)
        words = SCRIPT.sub(lambda found: _script(found[1], folder, up), words)  # noqa: B023
        words = STYLE.sub(lambda found: _style(found[1], folder, up), words)  # noqa: B023
        changed = ATTRIBUTE.sub(lambda found: _class(found, classes), words)
        if changed != words:
            link = f'<link rel="stylesheet" href="{up}{FOLDER}/{STYLES}">'
            changed = changed.replace("</head>", f"{link}</head>", 1)
        page.write_text(changed, encoding="utf-8")
    rules = (f".{name} {{ {style} }}\n" for style, name in sorted(classes.items()))
    (folder / FOLDER / STYLES).write_text("".join(rules), encoding="utf-8")


def _check(page: Path, words: str) -> None:
    for pattern, what in ((HANDLER, "runs a script of an attribute"), (ELSEWHERE, "fetches")):
        found = pattern.search(words)
        if found:
            raise NotStrict(f"{page.name} {what}: {found[0][:120]}")


def _kept(content: str, ending: str, folder: Path) -> str:
    name = f"inline-{hashlib.sha256(content.encode()).hexdigest()[:12]}{ending}"
    (folder / FOLDER / name).write_text(content, encoding="utf-8")
    return f"{FOLDER}/{name}"


def _script(content: str, folder: Path, up: str) -> str:
    return f'<script src="{up}{_kept(content, ".js", folder)}"></script>'


def _style(content: str, folder: Path, up: str) -> str:
    return f'<link rel="stylesheet" href="{up}{_kept(content, ".css", folder)}">'


def _class(found: re.Match[str], classes: dict[str, str]) -> str:
    """A tag with a class in place of its style.

    >>> known: dict[str, str] = {}
    >>> _class(ATTRIBUTE.search('<a class="b" style="c: d">'), known)
    '<a class="b inline-1">'
    """
    tag, before, style, after = found.groups()
    name = classes.setdefault(style, f"inline-{len(classes) + 1}")
    rest = before + after
    if CLASS.search(rest):
        rest = CLASS.sub(lambda old: f' class="{old[1]} {name}"', rest, count=1)
    else:
        rest = f' class="{name}"{rest}'
    return f"<{tag}{rest}>"
