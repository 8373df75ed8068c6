"""`stellwerk games`: the games with players, options and what their boards assume."""

from typing import TYPE_CHECKING

from stellwerk.cli.parameters import AsJson, Language

if TYPE_CHECKING:
    from rich.console import Console

    from stellwerk.boards import Board
    from stellwerk.match.contract import Option


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games: players, options and what they mean, and what is assumed on the board."""
    from stellwerk import catalogue
    from stellwerk.boards import shipped_board
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.screen import console, print_json
    from stellwerk.games.registry import games as names
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    if as_json:
        print_json(catalogue(spoken))
        return
    screen = console()
    for number, name in enumerate(names()):
        if number:
            screen.print()
        _print_game(screen, shipped_board(name), spoken)
    screen.print()
    screen.print(text("unofficial", {}, spoken), style="dim")


def _print_game(screen: "Console", board: "Board", lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from stellwerk import options
    from stellwerk.cli.setup.choices import explained_option
    from stellwerk.games.assumptions import assumptions
    from stellwerk.games.families import versions_for
    from stellwerk.texts import text

    fewest, most = board.players
    screen.print(Text.assemble((board.id, "bold"), "  ", board.title))
    screen.print("  " + text("games-players", {"fewest": fewest, "most": most}, lang))
    versions = ", ".join(str(version) for version in versions_for(board))
    screen.print("  " + text("games-rules", {"versions": versions}, lang))
    for option in options(board.id):
        screen.print(Padding(option_line(board.id, option, lang), (0, 0, 0, 2)))
        for line in explained_option(board.family, option, lang):
            screen.print(Padding(Text(line, style="dim"), (0, 0, 0, 6)))
    assumed = assumptions(board, lang)
    if assumed:
        screen.print("  " + text("games-assumed", {}, lang))
    for sentence in assumed:
        screen.print(Padding(Text(f"· {sentence}", style="dim"), (0, 0, 0, 4)))
    screen.print("  " + text("games-play", {"command": f"stellwerk play {board.id}"}, lang))


def option_line(game: str, option: "Option", lang: str) -> str:
    """An option in one line: its name, what it may be, and what holds without it."""
    from stellwerk.cli.setup.choices import choice_words, listed_choices, usual_choices
    from stellwerk.texts import has_text, text

    words: dict[str, str | int] = {
        "name": option.name,
        "label": text(option.label, {}, lang) if has_text(option.label, lang) else option.name,
        "choices": listed_choices(option.choices),
        "default": choice_words(option.default),
    }
    by_players = usual_choices(game, option)
    if by_players:
        return text("games-option-by-players", {**words, "default": by_players}, lang)
    message = "games-option-several" if option.several else "games-option"
    return text(message, words, lang)
