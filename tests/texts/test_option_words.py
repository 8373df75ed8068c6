"""Whoever sets up a table reads what each choice means, in every language."""

import pytest

import stellwerk
from stellwerk.games.registry import family_of
from stellwerk.match.contract import Option, Setting
from stellwerk.texts.catalogue import LANGUAGES, message_ids


def explained(family: str, option: Option, choice: Setting) -> set[str]:
    """Messages of which one has to be there: for the option as a whole, or for the choice."""
    called = option.called.get(choice, choice)
    rule = {f"rule-TRANS-CARD-{choice}"} if family == "trans" and option.name == "cards" else set()
    return rule | {f"{option.label}-how", f"choice-{family}-{called}-how"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", stellwerk.games())
def test_every_option_explains_itself(name: str, lang: str) -> None:
    known = set(message_ids(lang))
    family = family_of(name)
    silent = [
        (option.name, choice)
        for option in stellwerk.options(name)
        for choice in option.choices
        if not explained(family, option, choice) & known
    ]
    assert silent == []
