"""Plays one game on the kernel and on the slow model, and demands that they agree at every step."""

import random
import tomllib
from functools import cache
from typing import cast

import stellwerk
from stellwerk.boards import shipped_text
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.state import State
from stellwerk.kernel.ticket.board import CLAIM, PAY_EXTRA
from tests.models.alike import check_moves_alike, pending_alike
from tests.models.ticket import TicketModel
from tests.models.ticket_situations import at_the_end, outcomes, situations
from tests.plain import plain

Named = tuple[object, ...]
Configuration = tuple[str, int, dict[str, object]]  # board, players, options

STYLES = ("chance", "hoarder", "collector", "builder")
BONUS: dict[str, object] = {"orient_express": True, "max": True}
VARIANTS: dict[str, list[dict[str, object]]] = {
    "ticket-europe": [
        {"tickets": "classic"},
        {"tickets": "1912"},
        {"tickets": "mega"},
        {"tickets": "big-cities"},
        {"tickets": "classic", **BONUS},
        {"tickets": "classic", "edition": "original"},
    ],
    "ticket-usa": [{"tickets": name} for name in ("base", "1910", "mega", "big-cities")],
    "ticket-switzerland": [{}],
}
PLAYERS = {"ticket-europe": (2, 3, 4, 5), "ticket-usa": (2, 3, 4, 5), "ticket-switzerland": (2, 3)}
CONFIGURATIONS: list[Configuration] = [
    (name, players, options)
    for name, variants in VARIANTS.items()
    for players in PLAYERS[name]
    for options in variants
]


def configuration_id(configuration: Configuration) -> str:
    """A configuration as one word: europe-4-classic-original."""
    name, players, options = configuration
    words = [key if value is True else str(value) for key, value in options.items()]
    return "-".join([name.removeprefix("ticket-"), str(players), *words])


EVERY = 4  # steps between two comparisons of whole positions


@cache
def parsed_board(name: str) -> dict[str, object]:
    """The TOML of a shipped board, for the model."""
    return tomllib.loads(shipped_text(name))


def named(move: dict[str, object]) -> Named:
    """A move in the hashable form the model uses."""
    words: list[object] = []
    for value in move.values():
        if isinstance(value, dict):
            words.append(tuple((card, value[card]) for card in CARDS if card in value))
        elif isinstance(value, list):
            words.append(tuple(value))
        else:
            words.append(value)
    return tuple(words)


def named_now(game: TicketGame, state: State, seat: int, action: int) -> Named:
    """The name of one action, asked afresh."""
    return named(plain(game.book.move(state, seat, action)))


class Namer:
    """Names the actions of one game, and asks only once for a name that cannot change.

    The name of a keep depends on the offer, of a pay-extra on the tunnel, of a station on the
    number of stations its builder has; all other actions are called the same for a whole game.
    """

    def __init__(self, game: TicketGame) -> None:
        self.game = game
        self.known: list[dict[int, Named]] = [{} for _ in range(game.board.stations + 1)]

    def names(self, state: State, seat: int, actions: list[int]) -> list[Named]:
        """What a seat's actions are called in this state."""
        known = self.known[len(state._dump_seat(seat)["stations"])]
        if PAY_EXTRA <= actions[-1] < CLAIM:  # pay-extra and keep
            return [named_now(self.game, state, seat, action) for action in actions]
        for action in [action for action in actions if action not in known]:
            known[action] = named_now(self.game, state, seat, action)
        return [known[action] for action in actions]


@cache
def namer(
    name: str, players: int, options: tuple[tuple[str, object], ...], rules: int | None = None
) -> Namer:
    """The game of a configuration with its names, made once."""
    made = stellwerk.game(name, players, rules=rules, **dict(options))  # type: ignore[arg-type]
    return Namer(cast("TicketGame", made))


def choose(rng: random.Random, style: str, moves: list[Named]) -> int:
    """The index of a move: by chance, or by a style that leads to other corners of the rules."""
    if style == "chance":
        return rng.randrange(len(moves))
    wanted = {
        "hoarder": ("draw", "draw-blind"),
        "collector": ("draw-tickets", "draw", "draw-blind"),
        "builder": ("claim", "pay-extra"),
    }[style]
    if rng.random() < 0.9:
        liked = [i for i, move in enumerate(moves) if move[0] in wanted]
        if liked:
            return rng.choice(liked)
    return rng.randrange(len(moves))


def play_both(
    name: str,
    players: int,
    options: dict[str, object],
    seed: int,
    style: str,
    rules: int | None = None,
    every: int = EVERY,
    seen: set[str] | None = None,
) -> int:
    """Play one game on both; returns the number of steps, fails at the first difference.

    Decisions are compared at every step, whole positions at every so-manieth and at the end: what
    differs in a position stays there. Into `seen` goes what was special.
    """
    seen = set() if seen is None else seen
    names = namer(name, players, tuple(options.items()), rules)
    game = names.game
    state = game.new_state(seed)
    model = TicketModel(parsed_board(name), players, dict(game.options), seed, game.rules_version)
    rng = random.Random(f"{name} {players} {options} {seed} {style}")
    steps = 0
    while True:
        where = f"{name}, {players} players, {options}, seed {seed}, {style}, step {steps}"
        pending = pending_alike(state, model, steps % every == 0, where)
        if not pending:
            break
        seat = rng.choice(pending)
        actions = state.legal_actions(seat)
        moves = names.names(state, seat, actions)
        legal = model.legal_moves(seat)
        check_moves_alike(moves, legal, where)
        index = choose(rng, style, moves)
        assert named_now(game, state, seat, actions[index]) == moves[index], where
        state.apply_action(actions[index], seat)
        was = model.phase
        seen.update(situations(model, seat, moves[index], legal))
        model.play(seat, moves[index])
        seen.update(outcomes(model, was, moves[index]))
        steps += 1
    seats, winners = state.scores()
    expected = model.result()
    found = [{key: count[key] for key in expected["seats"][0]} for count in seats]  # type: ignore[literal-required]
    assert found == expected["seats"], where
    assert winners == expected["winners"], where
    seen.update(at_the_end(expected))
    return steps
