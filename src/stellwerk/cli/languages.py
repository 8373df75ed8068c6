"""Which language the terminal speaks: --lang, STELLWERK_LANG, the system's, else English."""

import os
import re

from stellwerk.texts import LANGUAGES

VARIABLE = "STELLWERK_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(asked: str | None) -> str:
    """The language to speak; an unknown one that was asked for is explained.

    >>> chosen_language("de_CH.UTF-8")
    'de'
    """
    for place, wanted in (("--lang", asked), (VARIABLE, os.environ.get(VARIABLE))):
        if wanted is None or (place == VARIABLE and not wanted):
            continue
        known = _known(wanted)
        if known is None:
            from stellwerk.cli.complaints import no_such

            raise no_such("en", "complaint-no-language", wanted, LANGUAGES, place=place)
        return known
    return _system_language()


def _system_language() -> str:
    """The first variable that is set decides, as for other programs."""
    wanted = next((os.environ[name] for name in SYSTEM_VARIABLES if os.environ.get(name)), "")
    return _known(wanted) or "en"


def _known(wanted: str) -> str | None:
    short = re.split(r"[_.@-]", wanted.strip().lower())[0]
    return short if short in LANGUAGES else None
