"""The options of a game and their choices: as they are typed, and in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stellwerk.texts import has_text, text

if TYPE_CHECKING:
    from stellwerk.match.contract import Option, Setting

SHORTEST_RANGE = 4


def choice_words(choice: object) -> str:
    """A choice of an option as it is typed.

    >>> choice_words(True), choice_words("1912"), choice_words(0)
    ('true', '1912', '0')
    """
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def choice_label(family: str, option: "Option", choice: "Setting", lang: str) -> str:
    """A choice in words; nothing if it needs none.

    >>> from stellwerk import options
    >>> rounds, first_seat = options("trans-europa")[3:5]
    >>> choice_label("trans", rounds, 1, "en"), choice_label("trans", first_seat, 3, "en")
    ('One round', '')
    """
    named = option.called.get(choice, choice_words(choice))
    for message in (f"choice-{family}-{named}", f"choice-{named}"):
        if has_text(message, lang):
            return text(message, {}, lang)
    return ""


def listed_choices(choices: Sequence[str | int | bool]) -> str:
    """All choices with commas; numbers in a row are shortened.

    >>> listed_choices(("random", 0, 1, 2, 3, 4)), listed_choices((1, 2, 3))
    ('random, 0–4', '1, 2, 3')
    """
    numbers = [choice for choice in choices if type(choice) is int]
    others = [choice_words(choice) for choice in choices if type(choice) is not int]
    if len(numbers) >= SHORTEST_RANGE and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return ", ".join([*others, f"{numbers[0]}–{numbers[-1]}"])
    return ", ".join(choice_words(choice) for choice in choices)


def usual_choices(game: str, option: "Option") -> str:
    """The default of an option for every number of players, if it depends on that.

    >>> from stellwerk import options
    >>> usual_choices("wensleydale", options("wensleydale")[0])
    '2 → 2-3, 3 → 3-4, 4 → 3-4'
    """
    from stellwerk.boards import shipped_board
    from stellwerk.games.registry import offered_by_players

    board = shipped_board(game)
    offered = offered_by_players(board, option)
    if all(each.default == option.default for each in offered.values()):
        return ""
    fewest, most = board.players
    defaults = {n: offered.get(n, option).default for n in range(fewest, most + 1)}
    return ", ".join(f"{players} → {choice_words(each)}" for players, each in defaults.items())


def explained_option(family: str, option: "Option", lang: str) -> list[str]:
    """What an option is about and what its choices mean, line by line; plain names share one.

    >>> from stellwerk import options
    >>> for line in explained_option("ticket", options("ticket-usa")[0], "en")[-2:]:
    ...     print(line)
    mega – The tickets of all sets together, and more of them to choose from at the start.
    big-cities = Big Cities – Only tickets that lead to a big city. It gets crowded there.
    """
    sentence = f"{option.label}-how"
    lines = [text(sentence, {}, lang)] if has_text(sentence, lang) else []
    plain = []
    for choice in option.choices:
        typed, sentence = choice_words(choice), _sentence(family, option, choice)
        label = choice_label(family, option, choice, lang)
        is_obvious = not label or isinstance(choice, bool) or label.lower() == typed
        named = typed if is_obvious else f"{typed} = {label}"
        if has_text(sentence, lang):
            lines.append(f"{named} – {text(sentence, {}, lang)}")
        elif not is_obvious:
            plain.append(named)
    return [*lines, " · ".join(plain)] if plain else lines


def _sentence(family: str, option: "Option", choice: "Setting") -> str:
    """The message that says what a choice means; the pages read the same one."""
    return f"choice-{family}-{option.called.get(choice, choice_words(choice))}-how"
