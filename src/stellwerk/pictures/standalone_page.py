"""Pages that stand alone: one file that can be kept and sent, without a server behind it."""

from html import escape
from string import Template

PAGE = Template("""\
<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
$style</style>
</head>
<body>
$body
</body>
</html>
""")


def standalone_page(lang: str, title: str, style: str, body: str) -> str:
    """A whole page; the title is plain text, style and body are written as they are.

    >>> "<title>Harz &amp; Co.</title>" in standalone_page("en", "Harz & Co.", "", "<p></p>")
    True
    """
    return PAGE.substitute(lang=lang, title=escape(title), style=style, body=body)
