"""Pictures that chat programs show of invitations: `python -m tests.browser.previews`.

One for each board, and one for boards of people's own, from the pictures of the home page.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from stellwerk.server.page_head import HEIGHT, WIDTH
from tests.browser.conftest import FLAGS
from tests.browser.needed import CHROMIUM, MISSING

WEB = Path(__file__).parents[2] / "web"
DRAWN = WEB / "src/pages/pictures/drawn"
FOLDER = WEB / "public/previews"
QUALITY = 72
#: The picture of the home page stands for boards that nobody has drawn.
NAMES = {"home": "stellwerk"}
PAGE = """<!doctype html>
<html data-theme="light" style="color-scheme: light">
<style>{styles}</style>
<style>
  body {{ margin: 0; background: var(--land); }}
  svg {{ display: block; width: 100vw; height: 100vh; }}
</style>
{drawing}
"""


def main() -> None:
    """Draw them all."""
    if MISSING is not None:
        raise SystemExit(MISSING)
    FOLDER.mkdir(exist_ok=True)
    sheets = (WEB / "src/theme/tokens.css", DRAWN / "pictures.css")
    styles = "\n".join(sheet.read_text("utf-8") for sheet in sheets)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for drawing in sorted(DRAWN.glob("*.svg")):
            page.set_content(PAGE.format(styles=styles, drawing=drawing.read_text("utf-8")))
            file = FOLDER / f"{NAMES.get(drawing.stem, drawing.stem)}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(f"{file.name}: {file.stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
