"""`stellwerk rules`: the rules of a game, or one of them."""

from typing import TYPE_CHECKING, Annotated

from stellwerk.cli.parameters import AsJson, BoardFile, GameName, Language, argument

if TYPE_CHECKING:
    from stellwerk.cli.rule_book import Book

RuleId = Annotated[
    str | None,
    argument("[ID]", "One rule, such as TTR-CLAIM-1."),
]


def rules(
    game: GameName,
    rule: RuleId = None,
    board: BoardFile = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game, or one rule by its id."""
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.rule_book import book, find_rule, rule_lines, rule_page
    from stellwerk.cli.screen import console, print_json
    from stellwerk.cli.setup.game_settings import board_of

    spoken = chosen_language(lang)
    played = board_of(game, board, spoken)
    if rule is not None:
        page = rule_page(find_rule(rule, spoken, played.family), played, spoken)
        if as_json:
            print_json(page)
        else:
            console().print(rule_lines(page))
        return
    found = book(played, spoken)
    if as_json:
        print_json(found)
    else:
        _print_book(found, spoken)


def _print_book(found: "Book", lang: str) -> None:
    from rich.text import Text

    from stellwerk.cli.rule_book import assumption_lines, rule_lines
    from stellwerk.cli.screen import console
    from stellwerk.texts import text

    screen = console()
    screen.print(Text(found["title"], style="bold"))
    screen.print(found["intro"])
    for section in found["sections"]:
        screen.print()
        screen.rule(Text(section["title"], style="bold"), align="left")
        for page in section["rules"]:
            screen.print(rule_lines(page))
    if found["assumed"]:
        screen.print()
        screen.rule(Text(text("games-assumed", {}, lang), style="bold"), align="left")
    for line in assumption_lines(found["assumed"]):
        screen.print(line)
