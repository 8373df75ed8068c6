"""Makes the golden records: for each board and choice of special cards every way a round ends.

    PYTHONPATH=src python -m tests.trans.make_golden [--force] [NAME …]

Deterministic: the same rules give the same files. A golden record is a promise to replay for ever,
so existing files are overwritten only with --force, and only if the rules have changed on purpose.

* active: a whole game, its last round won by the rail of the winner (TRANS-ROUND-1).
* passive: a whole game, its last round won by the rail of another (TRANS-ROUND-2).
* two-winners: a round that several complete (TRANS-ROUND-3). That is rare, so the seats see all
  hands and help each other: nobody completes until one turn can complete two.
* rails-out: a round in which all 85 rails are laid and nobody wins (TRANS-ROUND-4).
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.state import State
from stellwerk.match.match import Match
from tests.golden import make_files
from tests.models.compare_trans import BOARDS, Configuration, trans_game
from tests.ticket.make_golden import as_line
from tests.trans.walks import step_on

GOLDEN = Path(__file__).parent / "golden"
MOST_SEEDS = 2000
CARDS: dict[str, dict[str, object]] = {  # of rules version 1
    "no-cards": {},
    "each-round": {"special_cards": "each-round", "cards_at_once": 2},
    "chosen": {"special_cards": "chosen", "cards": "5,8,13,16,17"},
}
CARDS_2: dict[str, dict[str, object]] = {  # what version 2 does differently, and what it added
    "agreed": {"special_cards": "agreed"},
    "three-at-once": {"special_cards": "each-round", "cards_at_once": 3},
}
ENDINGS_2 = ("active", "passive")
ENDINGS: dict[str, tuple[str, int, int]] = {  # style of play, rounds, players
    "active": ("purposeful", 0, 3),
    "passive": ("purposeful", 0, 4),
    "two-winners": ("together", 1, 2),
    "rails-out": ("chance", 1, 2),
}


def wanted() -> Iterator[tuple[str, str, Configuration]]:
    """Name of the file, way of ending, configuration."""
    for board in BOARDS:
        for number, (cards, options) in enumerate(CARDS.items()):
            for ending, (_, rounds, players) in ENDINGS.items():
                seats = min(players + number, 6)
                name = f"{board.removeprefix('trans-')}-{seats}-{cards}-{ending}"
                yield name, ending, (board, seats, {**options, "rounds": rounds, "rules": 1})
    for board in BOARDS:
        for number, (cards, options) in enumerate(CARDS_2.items()):
            for ending in ENDINGS_2:
                seats = ENDINGS[ending][2] + number
                name = f"rules-2-{board.removeprefix('trans-')}-{seats}-{cards}-{ending}"
                yield name, ending, (board, seats, {**options, "rounds": 0, "rules": 2})


def ending_of(match: Match) -> str:
    """How the last round of a finished game ended."""
    step = match.steps[-1]
    winners = match.view(None).winners
    if not winners:
        assert any(event.kind == "trans-rails-out" for event in step.events)
        return "rails-out"
    if len(winners) > 1:
        return "two-winners"
    return "active" if winners == [step.seat] else "passive"


def step_together(match: Match, rng: random.Random) -> None:
    """A move that brings all seats nearer to their cities, and completes none but several."""
    state = cast("State", match.state)
    seat = rng.choice(state.pending_players())
    actions = state.legal_actions(seat)
    if state._dump()["phase"] != PHASES.index("lay"):
        match.play_action(seat, rng.choice(actions))
        return
    rng.shuffle(actions)
    match.play_action(seat, min(actions, key=lambda action: common_need(state, seat, action)))


def common_need(state: State, seat: int, action: int) -> int:
    """What all seats lack after an action; much, if it completes one seat and not another."""
    after = state.clone()
    after.apply_action(action, seat)
    missing = [after.missing(each) for each in range(after.num_players())]
    if missing.count(0) > 1:
        return -1
    if 0 in missing:
        can_follow = not after.is_terminal() and missing[seat] == 1
        return 0 if can_follow else 1000
    return sum(missing)


def make(ending: str, configuration: Configuration, first_seed: int) -> Match:
    """The first game that ends like this, counting seeds upwards."""
    game, style = trans_game(configuration), ENDINGS[ending][0]
    for seed in range(first_seed, first_seed + MOST_SEEDS):
        match, rng = game.new_match(seed), random.Random(seed)
        while not match.is_over:
            if style == "together":
                step_together(match, rng)
            else:
                step_on(match, style, rng)
        if ending_of(match) == ending:
            return match
    raise SystemExit(f"no game of {configuration} ends with {ending}")


def main() -> int:
    """The command line."""
    files = [
        (name, lambda number, of=ending, on=configuration: make(of, on, number * MOST_SEEDS))
        for name, ending, configuration in wanted()
    ]
    return make_files(GOLDEN, files, as_line, __doc__)


if __name__ == "__main__":
    sys.exit(main())
