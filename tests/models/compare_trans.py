"""Plays one Trans game on the kernel and on the slow model; they must agree at every step."""

import random
from functools import cache, lru_cache, partial
from typing import cast

import stellwerk
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.state import State
from tests.models.alike import check_moves_alike, pending_alike
from tests.models.compare import EVERY, named, parsed_board
from tests.models.trans import Move, TransModel
from tests.plain import plain

Configuration = tuple[str, int, dict[str, object]]  # board, players, options

BOARDS = ("trans-europa", "trans-amerika")
STYLES = ("chance", "builder", "stopper", "purposeful")
PURPOSE = 0.95
PLAYERS = (2, 3, 4, 5, 6)
COMBINATIONS = (
    "1,3,4,5",
    "6,7,8",
    "8,13,14,15",
    "2,9,16,17",
    "13,16,17,18",
    "10,11,12,16",
    "6,8,13,16,17,19",
    "4,5,9,18",
)
CARDS = (*map(str, range(1, 20)), *COMBINATIONS)
CHOSEN: list[dict[str, object]] = [{"special_cards": "chosen", "cards": cards} for cards in CARDS]
EACH_ROUND: list[dict[str, object]] = [
    {"special_cards": "each-round", "cards_at_once": number} for number in (1, 2, 3)
]
AGREED: dict[str, object] = {"special_cards": "agreed"}
FIRST_RULES: dict[str, object] = {
    "rules": 1,
    "special_cards": "each-round",
    "cards_at_once": 3,
}
VARIANTS: list[dict[str, object]] = [{}, *CHOSEN, *EACH_ROUND, AGREED, FIRST_RULES]
CONFIGURATIONS: list[Configuration] = [
    (name, players, options) for name in BOARDS for players in PLAYERS for options in VARIANTS
]


def configuration_id(configuration: Configuration) -> str:
    """A configuration as one word: europa-4-cards-4,18-rounds-1."""
    name, players, options = configuration
    words = [f"{key}-{value}" for key, value in options.items()]
    return "-".join([name.removeprefix("trans-"), str(players), *words])


def trans_game(configuration: Configuration) -> TransGame:
    """The game of a configuration; those of the last ones are kept."""
    name, players, options = configuration
    return made_game(name, players, tuple(options.items()))


@lru_cache(maxsize=16)
def made_game(name: str, players: int, options: tuple[tuple[str, object], ...]) -> TransGame:
    """A game, made when it is first asked for."""
    made = stellwerk.game(name, players, **dict(options))  # type: ignore[arg-type]
    return cast("TransGame", made)


def choose(rng: random.Random, style: str, game: TransGame, state: State, seat: int) -> int:
    """An action: by chance, or by a style that leads to other corners of the rules.

    A builder never stops before the budget is spent, a stopper stops whenever that is allowed, and
    a purposeful seat mostly lays rails that bring its cities nearer.
    """
    actions = state.legal_actions(seat)
    stop = game.book.stop
    if style == "builder":
        actions = [action for action in actions if action != stop]
    elif style == "stopper" and stop in actions:
        return stop
    elif style == "purposeful" and rng.random() < PURPOSE:
        return purposeful(rng, game, state, seat, actions)
    return rng.choice(actions)


def purposeful(
    rng: random.Random, game: TransGame, state: State, seat: int, actions: list[int]
) -> int:
    """A marker in an own city; a rail after which fewer are missing, if there is one."""
    if actions[0] < game.book.lay:
        homes = [game.city_crossing[city] for city in state._dump_seat(seat)["hand"]]
        return rng.choice([home for home in homes if home in actions] or actions)
    if not game.book.lay <= actions[0] < game.book.choose:
        return rng.choice(actions)
    before = state.missing(seat)
    for action in rng.sample(actions, len(actions)):
        after = state.clone()
        after.apply_action(action, seat)
        if after._dump_seat(seat)["marker"] is None or after.missing(seat) < before:
            return action
    return rng.choice(actions)


def name_now(game: TransGame, phase: int, action: int) -> Move:
    """An action as the model names it: nothing but words."""
    return tuple(str(word) for word in named(plain(game.book.move(phase, action))))


def play_both(
    name: str,
    players: int,
    options: dict[str, object],
    seed: int,
    style: str = "chance",
    every: int = EVERY,
) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference.

    Whole positions are compared at every so-manieth step and at the end.
    """
    game = trans_game((name, players, options))
    state = game.new_state(seed)
    model = TransModel(parsed_board(name), players, dict(game.options), seed, game.rules_version)
    rng = random.Random(f"{name} {players} {options} {seed} {style}")
    name_of = cache(partial(name_now, game))  # depends on nothing but phase and action
    steps = 0
    while True:
        where = f"{name}, {players} players, {options}, seed {seed}, {style}, step {steps}"
        pending = pending_alike(state, model, steps % every == 0, where)
        if not pending:
            break
        seat = rng.choice(pending)
        phase = state._dump()["phase"]
        actions = state.legal_actions(seat)
        moves = [name_of(phase, action) for action in actions]
        legal = model.legal_moves(seat)
        check_moves_alike(moves, legal, where)
        action = choose(rng, style, game, state, seat)
        move = moves[actions.index(action)]
        assert name_now(game, phase, action) == move, where
        state.apply_action(action, seat)
        model.play(seat, move)
        steps += 1
    last = model.round_results[-1]
    found = state.last_round()
    assert [missing for missing, _, _, _ in found] == last["missing"], where
    assert [points for _, points, _, _ in found] == last["points"], where
    assert [seat for seat, (_, _, won, _) in enumerate(found) if won] == last["winners"], where
    assert game.result(state).winners == model.result()["winners"], where
    assert state.returns() == [float(points) for points in model.result()["points"]], where
    return steps
