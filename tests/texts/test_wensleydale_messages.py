"""Every message Last Train to Wensleydale can say exists in all languages and can be said."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import pytest

import stellwerk
from stellwerk.cli.setup.choices import choice_label
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.judge import KINDS_OF_MOVE
from stellwerk.games.wensleydale.names import CARRIED, COLOURS, COMPANIES, UNITS
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.games.wensleydale.refusals import REASONS, Attempt, reason
from stellwerk.games.wensleydale.wire.results import WensleydaleCategories
from stellwerk.match.contract import Event, JsonValue
from stellwerk.match.match import Match
from stellwerk.match.refusal import IllegalMove
from stellwerk.texts.catalogue import LANGUAGES, message_ids, text
from tests.models.compare_wensleydale import BOARDS, CONFIGURATIONS, STYLES
from tests.plain import plain
from tests.texts.test_messages import EVERY_LANGUAGE, bundle
from tests.wensleydale.walks import CHOOSING_A_CHAIN, Walk, step_on

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.state import State

NAMES = ("Ada", "Bo", "Cy", "Di")
KINDS_OF_EVENT = {
    "turn", "bid", "outbid", "won", "orders", "start", "track", "landowners", "pay", "line-ends",
    "no-line", "bonus", "buy", "carry", "board", "out", "scored", "general-order", "sell", "sold",
    "no-sale", "over",
}  # fmt: skip
REASONS_OF_JUDGE = {
    "unknown-move", "unknown-action", "unknown-area", "unknown-train", "unknown-item",
    "unknown-company", "unknown-with", "bad-number", "hill-closed", "area-closed", "border-closed",
    "hill-not-served-by-any-area",
}  # fmt: skip
ALL_REASONS = {message for _, message in REASONS.values()} | {
    f"wensleydale-{each}" for each in REASONS_OF_JUDGE
}
PROMPTS = {f"prompt-wensleydale-{phase}" for phase in PHASES if phase != "over"}
# Games that together lead to everything: goods on a company network and, last, choosing a chain.
WALKS = [
    *(Walk(each, 40 + i, STYLES[i % 4], 0) for i, each in enumerate(CONFIGURATIONS)),
    Walk(CONFIGURATIONS[0], 4, "busy", 0),
    CHOOSING_A_CHAIN,
]
# A line ends by itself with the last track, so only a position made by hand leads to this.
NEVER_IN_PLAY = {"wensleydale-no-track-left"}
ENOUGH = 6  # times that a reason is explained in a match


@dataclass
class Heard:
    """What was said, and what could not be said."""

    events: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    reasons: Counter[str] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)
    mistakes: set[str] = field(default_factory=set)


def names_of(seats: JsonValue) -> str:
    """Seats by the names of their players, as the terminal puts them."""
    listed = seats if isinstance(seats, list) else [seats]
    return ", ".join(NAMES[seat] for seat in listed if isinstance(seat, int))


def say(
    heard: Heard,
    game: WensleydaleGame,
    message: str,
    arguments: Mapping[str, JsonValue],
    player: str | None = None,
) -> None:
    """Say a message in all languages as terminal and server do, and note every mistake."""
    once = f"{message} {player} {arguments}"
    if once in heard.said:
        return
    heard.said.add(once)
    for lang in LANGUAGES:
        words: dict[str, str | int] = {
            name: names_of(value)
            if name in game.seat_arguments
            else game.argument_text(name, value, lang)
            for name, value in arguments.items()
        }
        if player is not None:
            words["player"] = player
        if message not in message_ids(lang):
            heard.mistakes.add(f"{lang} {message}: missing")
            continue
        value = bundle(lang).get_message(message).value
        assert value is not None, (lang, message)
        said, errors = bundle(lang).format_pattern(value, dict(words))
        raw = ("{", "influence-", "unit-", "item-", "good-", "company-", "['", "[0", "[1")
        if errors or any(part in str(said) for part in raw):
            heard.mistakes.add(f"{lang} {message} {sorted(arguments)}: {said!r} {errors}")
        elif said != text(message, words, lang):
            heard.mistakes.add(f"{lang} {message}: terminal and bundle differ")


def hear_events(heard: Heard, match: Match, events: list[Event]) -> None:
    for event in events:
        seen = event.seen_by(event.seat)
        player = None if event.seat is None else NAMES[event.seat]
        arguments = plain(seen.arguments)
        say(heard, cast("WensleydaleGame", match.game), seen.message, arguments, player)
        heard.events.add(seen.message)


def hear_refusal(heard: Heard, game: WensleydaleGame, refusal: IllegalMove) -> None:
    heard.reasons[refusal.reason] += 1
    arguments = cast("Mapping[str, JsonValue]", refusal.arguments)
    say(heard, game, f"refusal-{refusal.reason}", arguments)
    if f"rule-{refusal.rule}" not in message_ids("en"):
        heard.mistakes.add(f"{refusal.rule} is no rule")


def hear_refusals(heard: Heard, match: Match, explained: Counter[int]) -> None:
    """Ask about all actions; of each reason some are explained."""
    game, state = cast("WensleydaleGame", match.game), cast("State", match.state)
    seats = state.pending_players() or [0]
    for seat in [*seats, (seats[0] + 1) % game.players]:
        for action in range(game.num_distinct_actions()):
            code = state.refusal(action, seat)
            if code and explained[code] < ENOUGH:
                explained[code] += 1
                hear_refusal(heard, game, game.refusal(state, seat, action))
    if len(match.moves) % 4:
        return
    hear_refusal(heard, game, game.refusal(state, seats[0], game.num_distinct_actions()))
    line = state._dump()["line"]
    beside = game.board.neighbours(game.names.areas[line[-1]]) if line else []
    closed = [{"do": "extend", "area": area} for area in beside]
    for move in (*odd_moves(game, len(match.moves)), *closed):
        refusal = game.why_not(state, seats[0], move)
        if refusal is not None:
            hear_refusal(heard, game, refusal)


def odd_moves(game: WensleydaleGame, number: int) -> Iterator[Mapping[str, Any]]:
    """Moves that name what does not exist, and a track across the board."""
    yield from ({"do": do} for do in ("fly", *KINDS_OF_MOVE))
    area, train = game.names.areas[number % len(game.names.areas)], game.names.trains[0]
    yield {"do": "extend", "area": area}
    yield {"do": "carry", "area": area, "item": "mail"}
    yield {"do": "sell", "area": area, "company": "blue"}
    yield {"do": "pay", "with": "gold"}
    yield {"do": "bid", "box": 99}
    yield {"do": "board", "train": train}


def hear_match(heard: Heard, walk: Walk) -> Match:
    match, rng = walk.game.new_match(walk.seed), random.Random(walk.seed)
    explained = Counter[int]()
    hear_events(heard, match, match.opening)
    while not match.is_over:
        for prompt in match.prompts.values():
            say(heard, walk.game, prompt.message, plain(prompt.arguments))
            heard.prompts.add(prompt.message)
        hear_refusals(heard, match, explained)
        step_on(match, walk.style, rng)
        hear_events(heard, match, match.steps[-1].events)
    hear_refusals(heard, match, explained)
    return match


@pytest.fixture(scope="module")
def heard() -> Heard:
    """All that is said in many matches, the refusals of all that is not allowed included."""
    everything = Heard()
    for walk in WALKS:
        hear_match(everything, walk)
    return everything


def test_reasons_never_heard_in_play_can_be_said() -> None:
    alone, game = Heard(), cast("WensleydaleGame", stellwerk.game("nurnberg", 3))
    for message in NEVER_IN_PLAY:
        arguments: dict[str, JsonValue] = {"least": 3, "limit": 0, "cubes": 4, "area": "fuerth"}
        say(alone, game, f"refusal-{message}", arguments)
    assert not alone.mistakes


def test_everything_said_in_whole_matches_can_be_said_in_all_languages(heard: Heard) -> None:
    assert not sorted(heard.mistakes)


def test_every_event_and_every_question_was_heard(heard: Heard) -> None:
    assert heard.events == {f"event-wensleydale-{kind}" for kind in KINDS_OF_EVENT}
    assert heard.prompts == PROMPTS


def test_every_reason_was_heard(heard: Heard) -> None:
    assert set(heard.reasons) <= ALL_REASONS
    assert ALL_REASONS - set(heard.reasons) == NEVER_IN_PLAY


@EVERY_LANGUAGE
def test_every_id_that_the_code_names_exists(lang: str) -> None:
    named = {f"event-wensleydale-{kind}" for kind in KINDS_OF_EVENT} | PROMPTS
    named |= {f"refusal-{message}" for message in ALL_REASONS}
    named |= {
        f"category-wensleydale-{each}" for each in WensleydaleCategories.__struct_fields__
    } | {"category-total"}
    named |= {f"unit-{unit}" for unit in UNITS} | {f"influence-{colour}" for colour in COLOURS}
    named |= {f"item-{item}" for item in CARRIED[2:]}
    for board in BOARDS:
        game = cast("WensleydaleGame", stellwerk.game(board, 3))
        named |= {f"good-{name}" for name in game.board.goods.values()}
        named |= {option.label for option in stellwerk.options(board)}
    assert not named - message_ids(lang)


@EVERY_LANGUAGE
def test_every_move_and_every_field_has_words(lang: str) -> None:
    fields = ("box", "cubes", "area", "with", "points", "train", "item", "company")
    for kind, names in (("do", KINDS_OF_MOVE), ("field", fields)):
        for name in names:
            known = {f"{kind}-wensleydale-{name}", f"{kind}-{name}"} & message_ids(lang)
            assert known, f"{kind}-{name}"


@EVERY_LANGUAGE
def test_every_choice_of_an_option_has_a_label(lang: str) -> None:
    for board in BOARDS:
        for option in stellwerk.options(board):
            for choice in option.choices:
                if isinstance(choice, str):
                    assert choice_label("wensleydale", option, choice, lang), choice


@EVERY_LANGUAGE
def test_every_rule_a_refusal_names_has_a_text(lang: str) -> None:
    rules = {
        reason(code, Attempt(do, turn, for_track, selling, passenger))[0]
        for code in REASONS
        for turn in (1, 2)
        for for_track, selling, passenger in product((False, True), repeat=3)
        for do in KINDS_OF_MOVE
    }
    assert not {f"rule-{rule}" for rule in rules} - message_ids(lang)


@EVERY_LANGUAGE
@pytest.mark.parametrize("board", BOARDS)
def test_arguments_are_read_as_words(board: str, lang: str) -> None:
    game = cast("WensleydaleGame", stellwerk.game(board, 3))
    for name, values in {
        "item": CARRIED,
        "unit": UNITS,
        "with": UNITS,
        "company": COMPANIES,
        "area": tuple(game.names.areas),
        "from": tuple(game.names.areas),
    }.items():
        for value in values:
            read = str(game.argument_text(name, value, lang))
            assert read
            assert not read.startswith(("item-", "unit-", "good-", "company-")), read
            if name == "company":
                assert read not in COMPANIES, "a company has a name, or words in the language"
    assert len(str(game.argument_text("tokens", list(COLOURS), lang)).split(", ")) == 4
