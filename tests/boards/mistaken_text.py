"""Board files with mistakes in them: made from a good one, and looked at on their lines."""

from hypothesis import strategies as st

from stellwerk.boards import Mistake, check_board

Changes = list[tuple[int, str]]
ODD_VALUES = ["0", "-1", "99999999999999999999", "nan", '""', "[]", "{}", "[{}]", "true"]


def check_is_reported(good: str, old: str, new: str, line: int, words: str) -> None:
    """A mistake put into a good board is found on its line, and told in these words."""
    assert old in good
    mistakes = check_board(good.replace(old, new, 1), "my.toml")
    assert [mistake for mistake in mistakes if mistake.line == line and words in mistake.message], (
        "\n".join(map(str, mistakes))
    )


def changes(known: str) -> st.SearchStrategy[Changes]:
    """Some places of a file, each with what is written there: something odd, or a known id."""
    values = st.sampled_from([*ODD_VALUES, known])
    return st.lists(st.tuples(st.integers(0, 999), values), min_size=1, max_size=4)


def changed(good: str, made: Changes) -> str:
    """The file with other values behind some of its `=`."""
    text = good
    for number, value in made:
        before, *parts = text.split(" = ")
        place = number % len(parts)
        rest = parts[place]
        cut = min((rest.find(mark) for mark in (",", " }", "\n") if mark in rest), default=0)
        parts[place] = value + rest[cut:]
        text = " = ".join([before, *parts])
    return text


def check_stand_in(text: str, mistakes: list[Mistake]) -> None:
    """Every mistake is on a line that the file has."""
    assert all(1 <= mistake.line <= text.count("\n") + 1 for mistake in mistakes)
