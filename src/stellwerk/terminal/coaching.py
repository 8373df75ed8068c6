"""The coach: in one line what one can do now, and why one would."""

from typing import TYPE_CHECKING

from stellwerk.texts import has_text, text

if TYPE_CHECKING:
    from stellwerk.match.contract import Prompt

MOST = 4  # more would not be read


def coach_line(prompt: "Prompt", family: str, lang: str) -> str:
    """A few words for each kind of move that answers a prompt; empty if there are none.

    >>> import stellwerk
    >>> match = stellwerk.game("trans-europa").new_match(seed=7)
    >>> coach_line(match.prompts[match.state.current_player()], "trans", "en")[:12]
    'Start where '
    """
    words: list[str] = []
    for kind in dict.fromkeys(move.do for move in prompt.moves):
        ids = (f"coach-{family}-{prompt.kind}-{kind}", f"coach-{family}-{kind}")
        words += [text(each, {}, lang) for each in ids if has_text(each, lang)][:1]
    line = " · ".join(words[:MOST])
    return line[:1].upper() + line[1:]
