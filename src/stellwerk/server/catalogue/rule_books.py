"""The rule books: which rules a board uses, for pages that have the words themselves."""

from functools import cache

from stellwerk.boards import Board, shipped_board
from stellwerk.games.registry import games
from stellwerk.games.rule_book import is_reported, note_on, sections, uses_rule
from stellwerk.server.denied import Denied
from stellwerk.server.messages.catalogue import RuleBook, RuleListed, RuleSection


@cache
def rule_book(name: str) -> RuleBook:
    """The rules of a game by section.

    >>> [rule.id for rule in rule_book("ticket-usa").sections[0].rules][:2]
    ['TTR-COMP-1', 'TTR-COMP-2']
    """
    if name not in games():
        raise Denied("no-such-game")
    board = shipped_board(name)
    boards = [shipped_board(game) for game in games()]
    family = [each for each in boards if each.family == board.family]
    return RuleBook(
        name,
        board.family,
        [
            RuleSection(
                title,
                [
                    _listed(rule, board, [each.id for each in family if uses_rule(each, rule)])
                    for rule in rules
                ],
            )
            for title, rules in sections(board)
        ],
    )


def _listed(rule: str, board: Board, boards: list[str]) -> RuleListed:
    note = note_on(rule, board)
    return RuleListed(rule, note is not None, boards, note, is_reported(rule))
