"""A match as a film: one HTML file with every position, to be watched and stepped through."""

import json
from collections.abc import Sequence
from html import escape
from string import Template

from stellwerk.pictures.notebook import Film
from stellwerk.pictures.picture import Picture
from stellwerk.pictures.standalone_page import standalone_page

BELOW = 1.2
"""How much higher than the picture a film is: beneath it stand a line and the buttons."""
STYLE = Template("""\
body { margin: 0; background: $bg; color: $ink; font: 16px/1.4 $font; }
main { max-width: 1500px; margin: 0 auto; padding: 12px; }
svg { width: 100%; height: auto; display: block; }
nav { display: flex; gap: 10px; align-items: center; margin-top: 10px; }
button { font: inherit; min-width: 44px; min-height: 44px; color: inherit; background: $raised;
  border: 1px solid $line; border-radius: 8px; cursor: pointer; }
input { flex: 1; min-height: 44px; accent-color: $accent; }
p { margin: 8px 2px; min-height: 1.4em; }
output { min-width: 5.5em; text-align: right; font-variant-numeric: tabular-nums; }
""")
FILM = Template("""\
<main>
$picture
<p aria-live="polite"></p>
<nav>
<button type="button" data-step="-1" aria-label="$back">‹</button>
<button type="button" data-play aria-label="$play">▶</button>
<button type="button" data-step="1" aria-label="$next">›</button>
<input type="range" min="0" max="$last" value="0" aria-label="$position">
<output></output>
</nav>
</main>
<script type="application/json" id="film">$film</script>
<script>
const film = JSON.parse(document.getElementById("film").textContent);
const slider = document.querySelector("input"), said = document.querySelector("p");
const layers = { pieces: document.getElementById("film-pieces"), panel: document.getElementById("film-panel") };
let timer;
function show(step) {
  const frame = film.frames[step];
  for (const name of ["pieces", "panel"])
    layers[name].innerHTML = frame[name].map((piece) => film.drawn[piece]).join("");
  slider.value = step;
  said.textContent = frame.said;
  document.querySelector("output").textContent = step + " / " + (film.frames.length - 1);
}
function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => { if (+slider.value < film.frames.length - 1) show(+slider.value + 1); else play(false); }, 700) : undefined;
  document.querySelector("[data-play]").textContent = on ? "❚❚" : "▶";
}
slider.addEventListener("input", () => show(+slider.value));
document.querySelector("nav").addEventListener("click", ({ target }) => {
  if (target.dataset.step) { play(false); show(Math.min(Math.max(+slider.value + +target.dataset.step, 0), film.frames.length - 1)); }
  else if ("play" in target.dataset) { if (!timer && +slider.value === film.frames.length - 1) show(0); play(!timer); }
});
show(0);
</script>""")  # noqa: E501 - it is a page, not Python


def film(
    pictures: Sequence[Picture], said: Sequence[str], lang: str, words: dict[str, str]
) -> Film:
    """A page that needs no other file. Pieces that are alike in several pictures are in it once.

    `said` is a line for every picture, `words` what the buttons are called.
    """
    first = pictures[0]
    drawn: dict[str, int] = {}

    def numbers(pieces: Sequence[str]) -> list[int]:
        return [drawn.setdefault(piece, len(drawn)) for piece in pieces]

    frames = [
        {"pieces": numbers(picture.pieces), "panel": numbers(picture.panel), "said": line}
        for picture, line in zip(pictures, said, strict=True)
    ]
    stage = first.map_frame(first.ground, '<g id="film-pieces"></g>')
    stage += first.panel_frame('<g id="film-panel"></g>')
    held = json.dumps({"frames": frames, "drawn": list(drawn)}, separators=(",", ":"))
    theme = first.theme
    style = STYLE.substitute(
        bg=theme["bg"],
        ink=theme["ink"],
        raised=theme["raised"],
        line=theme["line2"],
        accent=theme["accent"],
        font="system-ui, sans-serif",
    )
    body = FILM.substitute(
        picture=first.frame(stage),
        film=held.replace("<", "\\u003c"),
        last=len(pictures) - 1,
        **{name: escape(word) for name, word in words.items()},
    )
    page = standalone_page(lang, first.title, style, body)
    width, height = first.whole
    return Film(page, first.title, width / (height * BELOW))
