"""The French texts of Last Train to Wensleydale call things as the printed French sheet does."""

import re

import pytest

from tests.texts.test_messages import FILES, source

#: The terms of the sheet, and other words that people would read for them.
OTHER_WORDS = {
    "marron": r"bruns?|brunes?",
    "fleuve": r"rivières?",
    "secteur": r"zones?|régions?",
    "colis postal": r"courriers?|lettres?",
    "rachat": r"reprises?|cessions?",
    "profit": r"bénéfices?",
}
TEXTS = [file for file in FILES if "wensleydale" in file]


def test_all_texts_of_the_family_are_read() -> None:
    assert len(TEXTS) > 3
    assert any("web-" in file for file in TEXTS)


@pytest.mark.parametrize("file", TEXTS)
@pytest.mark.parametrize("term", OTHER_WORDS)
def test_a_term_of_the_sheet_has_no_other_word(file: str, term: str) -> None:
    found = re.findall(rf"(?im)^(?!#).*\b(?:{OTHER_WORDS[term]})\b.*$", source("fr", file))
    assert not found, f"the sheet says {term}"
