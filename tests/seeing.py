"""All that somebody at a table is shown, as text: what secrecy tests compare to the byte."""

import json
from collections.abc import Sequence
from typing import Any

from stellwerk.match.match import Match
from stellwerk.texts.catalogue import LANGUAGES
from tests.plain import plain


def sight(match: Match, observer: int | None) -> str:
    """All that an observer is shown."""
    seen: dict[str, Any] = {"view": plain(match.view(observer))}
    if observer is not None:
        prompt = match.prompt(observer)
        seen["prompt"] = prompt and plain(prompt)
        seen["can undo"] = match.can_undo(observer)
    return json.dumps(seen)


def answers(match: Match, seat: int, moves: Sequence[Any], spoken: int) -> str:
    """Why each of these moves is not allowed; the first ones in all languages."""
    told: list[Any] = []
    for i, move in enumerate(moves):
        refusal = match.why_not(seat, move)
        if refusal is None:
            told.append(None)
            continue
        said = [refusal.message(lang) for lang in LANGUAGES] if i < spoken else []
        told.append([refusal.rule, refusal.reason, refusal.arguments, str(refusal.args), said])
    return json.dumps(told)
