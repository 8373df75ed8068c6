"""`stellwerk games`: the games with players, options and what their boards assume."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.cli.parameters import AsJson, Language

if TYPE_CHECKING:
    from rich.console import Console

    from stellwerk.match.contract import JsonValue


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games: players, options with their choices, and what is assumed on the board."""
    from stellwerk import catalogue
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import console, print_json

    spoken = chosen_language(lang)
    if as_json:
        print_json(catalogue())
        return
    screen = console()
    for number, entry in enumerate(catalogue()):
        if number:
            screen.print()
        _print_game(screen, entry, spoken)


def _print_game(screen: "Console", entry: Mapping[str, "JsonValue"], lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from stellwerk.texts import text

    fewest, most = cast("Sequence[int]", entry["players"])
    name = str(entry["name"])
    screen.print(Text.assemble((name, "bold"), "  ", str(entry["title"])))
    screen.print("  " + text("games-players", {"fewest": fewest, "most": most}, lang))
    for option in cast("Sequence[Mapping[str, JsonValue]]", entry["options"]):
        screen.print(Padding(_option_line(option, lang), (0, 0, 0, 2)))
    assumed = cast("Sequence[str]", entry["assumed"])
    if assumed:
        screen.print("  " + text("games-assumed", {}, lang))
    for sentence in assumed:
        screen.print(Padding(Text(f"· {sentence}", style="dim"), (0, 0, 0, 4)))
    screen.print("  " + text("games-play", {"command": f"stellwerk play {name}"}, lang))


def _option_line(option: Mapping[str, "JsonValue"], lang: str) -> str:
    from stellwerk.cli.settings import choice_words
    from stellwerk.texts import has_text, text

    label = str(option["label"])
    choices = [choice_words(choice) for choice in cast("Sequence[JsonValue]", option["choices"])]
    return text(
        "games-option",
        {
            "name": str(option["name"]),
            "label": text(label, {}, lang) if has_text(label, lang) else str(option["name"]),
            "choices": ", ".join(choices),
            "default": choice_words(option["default"]),
        },
        lang,
    )
