"""What happens in a worker process: a position from anywhere is read, played on and valued.

Nothing here knows of the database or of the rest of the server, so that a worker is small.
"""

from collections.abc import Mapping

import msgspec

from stellwerk.games.registry import make_game
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.match import Match
from stellwerk.match.wire import plain_data
from stellwerk.server.messages.analysis import AnalysisQuestion, AnalysisState, ValuedMove
from stellwerk.study.analysis import CannotAnalyse, match_after, move_values

SECONDS = 3.0
"""For the values of one position; most take a fraction of it."""


def look_at(question: bytes, board: str | None) -> tuple[bytes | None, str]:
    """The answer as JSON, or what is wrong with the question; `board` is the text of its board."""
    try:
        asked = msgspec.json.decode(question, type=AnalysisQuestion)
        return msgspec.json.encode(_answer(asked, board)), ""
    except (CannotAnalyse, UnknownSetting) as error:
        return None, str(error)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, OverflowError) as error:
        # Checks of positions say what is wrong; should one miss something, it is still no accident.
        return None, f"This position cannot be read ({type(error).__name__})."


def _answer(question: AnalysisQuestion, board: str | None) -> AnalysisState:
    position = _beginning(question, board)
    mistake = None
    moves = [(each.seat, each.move) for each in question.moves]
    try:
        match = match_after(position, moves, board)
    except CannotAnalyse as error:
        if not moves:
            raise
        match, mistake = _as_far_as_possible(position, moves, board), str(error)
    return _described(match, position, question, mistake)


def _beginning(question: AnalysisQuestion, board: str | None) -> Mapping[str, object]:
    if question.position is not None:
        return question.position
    if question.fresh is None:
        raise CannotAnalyse("Bring a position, or name a game to begin with.")
    fresh = question.fresh
    game = make_game(fresh.game, fresh.players, dict(fresh.options), board, None)
    return plain_data(game.new_state(None).position())


def _as_far_as_possible(
    position: Mapping[str, object], moves: list[tuple[int, dict[str, object]]], board: str | None
) -> Match:
    """The match after as many of the moves as can be made."""
    match = match_after(position, [], board)
    for seat, move in moves:
        try:
            match.play(seat, move)
        except (ValueError, IndexError):
            break
    return match


def _described(
    match: Match, position: Mapping[str, object], question: AnalysisQuestion, mistake: str | None
) -> AnalysisState:
    game, pending = match.game, match.state.pending_players()
    asked = pending[0] if pending else None
    seat = asked if question.seat is None else question.seat
    if seat is not None and seat >= game.players:
        raise CannotAnalyse(f"There is no seat {seat}.")
    prompt = match.prompt(asked) if asked is not None else None
    values = None
    if question.values and asked is not None:
        found = move_values(match, asked, seconds=SECONDS)
        values = [ValuedMove(**msgspec.structs.asdict(each)) for each in found]
    return AnalysisState(
        game=game.id,
        family=game.family,
        title=game.title,
        players=game.players,
        rules=game.rules_version,
        options=dict(game.options),
        board=question.board,
        position=dict(position),
        now=dict(plain_data(match.state.position())),
        number=len(match.steps),
        seat=seat,
        pending=pending,
        over=match.is_over,
        view=msgspec.Raw(msgspec.json.encode(match.view(seat))),
        prompt=None if prompt is None else msgspec.Raw(msgspec.json.encode(prompt)),
        values=values,
        mistake=mistake,
    )
