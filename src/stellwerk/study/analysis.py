"""A place to try: a position, moves for all seats from there, and what the next moves are worth."""

from collections.abc import Mapping, Sequence

from stellwerk.games.registry import games, make_game
from stellwerk.games.unknown_setting import UnknownSetting
from stellwerk.match.contract import Game, JsonValue
from stellwerk.match.evaluation import Budget, CannotEvaluate
from stellwerk.match.match import Match
from stellwerk.match.refusal import IllegalMove
from stellwerk.match.wire import Wire

ROLLOUTS = 240
"""Playouts for the values of one position, where nobody says how many."""


class CannotAnalyse(ValueError):  # noqa: N818 - an answer to whoever brought it
    """A position or a move that cannot be; the text says what is wrong with it."""


class MoveValue(Wire, kw_only=True):
    """What a move is worth to the seat that is asked, compared in imagined games."""

    move: dict[str, JsonValue]
    win_share: float
    """from 0 to 1; an estimate where the imagined games stop before the end"""
    margin: float
    """points more than the best other"""
    difference: float
    """how much less it is worth than the best move, on the scale that is compared; below 0 where it
    seemed better, but not clearly"""
    error: float
    """the standard error of the difference"""
    worlds: int
    """in how many imagined games; what was left behind early has fewer, and is known less well"""


def game_of(position: object, board: str | None = None) -> Game:
    """The game that a position says it belongs to; CannotAnalyse names what is wrong.

    With the text of a board's file it is played on that board.

    >>> import stellwerk
    >>> start = stellwerk.game("trans-amerika", players=2).new_state(seed=1).position()
    >>> game_of(start.as_json()).id
    'trans-amerika'
    >>> game_of({"game": "chess"})
    Traceback (most recent call last):
    stellwerk.study.analysis.CannotAnalyse: A position names its game; there are: ticket-europe, ...
    """
    if not isinstance(position, Mapping):
        raise CannotAnalyse("A position is an object with the names of its parts.")
    name = position.get("game")
    if not isinstance(name, str) or (board is None and name not in games()):
        raise CannotAnalyse(f"A position names its game; there are: {', '.join(games())}.")
    players, options = position.get("players"), position.get("options", {})
    rules = position.get("rules", 1)
    if not isinstance(players, int) or isinstance(players, bool):
        raise CannotAnalyse("A position says for how many players it is.")
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise CannotAnalyse("The version of the rules is a number.")
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise CannotAnalyse("Options are an object: names and what is chosen.")
    try:
        found = make_game(name, players, dict(options), board, rules)
    except (UnknownSetting, ValueError, TypeError) as error:
        raise CannotAnalyse(str(error)) from None
    if found.id != name:
        raise CannotAnalyse(f"This position is of {name!r}, and the board of {found.id!r}.")
    return found


def match_after(
    position: object,
    moves: Sequence[tuple[int, Mapping[str, object]]],
    board: str | None = None,
) -> Match:
    """A match that began at a position, after these moves of its seats."""
    game = game_of(position, board)
    assert isinstance(position, Mapping)
    try:
        match = Match(game, position=position)
    except ValueError as error:
        raise CannotAnalyse(str(error)) from None
    for number, (seat, move) in enumerate(moves):
        if not 0 <= seat < game.players:
            raise CannotAnalyse(f"Move {number + 1}: there is no seat {seat}.")
        try:
            match.play(seat, move)
        except IllegalMove as refusal:
            raise CannotAnalyse(f"Move {number + 1}: {refusal.message('en')}") from None
    return match


def move_values(
    match: Match, seat: int, rollouts: int = ROLLOUTS, seed: int = 0, seconds: float = 0.0
) -> list[MoveValue]:
    """What the moves of a seat are worth, the best first; none where there is nothing to compare.

    >>> import stellwerk
    >>> match = stellwerk.game("trans-amerika", players=2).new_match(seed=1)
    >>> found = move_values(match, 0, rollouts=12)
    >>> found[0].difference
    0.0
    """
    try:
        found = match.evaluate(seat, Budget(rollouts=rollouts, seconds=seconds), seed=seed)
    except CannotEvaluate as error:
        raise CannotAnalyse(str(error)) from None
    return [
        MoveValue(
            move=each.move.as_json(),
            win_share=round(each.win_share, 4),
            margin=round(each.margin, 2),
            difference=round(-each.difference, 4) + 0.0,
            error=round(each.error, 4),
            worlds=each.worlds,
        )
        for each in found.ranked
    ]
