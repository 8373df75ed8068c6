"""All that somebody at a table is shown, as text: what secrecy tests compare to the byte."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from stellwerk.match.match import Match
from stellwerk.texts.catalogue import LANGUAGES


def sight(match: Match, observer: int | None) -> str:
    """All that an observer is shown."""
    seen: dict[str, object] = {"view": match.view(observer)}
    if observer is not None:
        seen["prompt"] = match.prompt(observer)
        seen["can undo"] = match.can_undo(observer)
    return msgspec.json.encode(seen).decode()


def answers(match: Match, seat: int, moves: Sequence[Any], spoken: int) -> str:
    """Why each of these moves is not allowed; the first ones in all languages."""
    refusals: list[Any] = []
    for i, move in enumerate(moves):
        refusal = match.why_not(seat, move)
        if refusal is None:
            refusals.append(None)
            continue
        said = [refusal.message(lang) for lang in LANGUAGES] if i < spoken else []
        refusals.append([refusal.rule, refusal.reason, refusal.arguments, str(refusal.args), said])
    return json.dumps(refusals)
