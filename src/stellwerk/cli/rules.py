"""`stellwerk rules`: the rules of a game, or one of them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, cast

from stellwerk.cli.parameters import AsJson, BoardFile, GameName, Language, argument

if TYPE_CHECKING:
    from stellwerk.match.contract import JsonValue

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


def _print_book(found: Mapping[str, "JsonValue"], lang: str) -> None:
    from rich.text import Text

    from stellwerk.cli.rule_book import assumption_lines, rule_lines
    from stellwerk.cli.screen import console
    from stellwerk.texts import text

    screen = console()
    screen.print(Text(str(found["title"]), style="bold"))
    screen.print(str(found["intro"]))
    for section in cast("Sequence[Mapping[str, JsonValue]]", found["sections"]):
        screen.print()
        screen.rule(Text(str(section["title"]), style="bold"), align="left")
        for page in cast("Sequence[dict[str, str]]", section["rules"]):
            screen.print(rule_lines(page))
    assumed = cast("Sequence[str]", found["assumed"])
    if assumed:
        screen.print()
        screen.rule(Text(text("games-assumed", {}, lang), style="bold"), align="left")
    for line in assumption_lines(assumed):
        screen.print(line)
