"""Every message the Ticket to Ride family can say exists in all languages and can be said."""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stellwerk
from stellwerk.boards import shipped_text
from stellwerk.cli.setup.choices import choice_label
from stellwerk.games.registry import family_of, game_on_board
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.judge import KINDS_OF_MOVE
from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.positions import PHASES
from stellwerk.games.ticket.refusals import REASONS
from stellwerk.games.ticket.state import State
from stellwerk.games.ticket.wire.results import TicketCategories
from stellwerk.match.contract import Event, JsonValue, Prompt
from stellwerk.match.match import Match
from stellwerk.match.refusal import IllegalMove
from stellwerk.texts.catalogue import LANGUAGES, message_ids, text
from tests.plain import Move, plain

FOLDER = resources.files("stellwerk.texts")
FILES = sorted(file.name for file in FOLDER.joinpath("en").iterdir())
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
PLAYER = "Ada"
SECRETS = {"dealt", "chosen", "draw-blind", "draw-tickets", "keep"}
KINDS_OF_EVENT = SECRETS | {
    "start", "kept", "draw", "turned-up", "flush", "shuffle", "claim", "tunnel", "revealed",
    "extra", "pay-extra", "withdraw", "tunnel-done", "station", "pass", "last-round", "over",
    "over-all-passed",
}  # fmt: skip
REASONS_OF_JUDGE = {
    "unknown-move", "unknown-action", "unknown-route", "unknown-city", "unknown-card",
    "bad-cards", "bad-tickets", "not-offered", "cards-missing",
}  # fmt: skip
MATCHES: list[tuple[str, int, dict[str, Any], str]] = [
    ("ticket-usa", 2, {}, "random"),
    ("ticket-usa", 5, {"tickets": "mega"}, "random"),
    ("ticket-europe", 2, {"tickets": "mega", "max": True}, "random"),
    ("ticket-europe", 3, {"tickets": "big-cities"}, "locomotives"),
    ("ticket-europe", 4, {"edition": "original"}, "hoard"),
    ("ticket-switzerland", 2, {}, "locomotives"),
    ("ticket-switzerland", 3, {}, "random"),
    ("ticket-switzerland", 2, {}, "hoard"),
    ("few-cards", 2, {}, "locomotives"),
    ("ticket-europe", 5, {}, "locomotives"),
    ("ticket-europe", 5, {"orient_express": True}, "hoard"),
]
SAID: set[str] = set()


class Parts(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def source(lang: str, file: str) -> str:
    return FOLDER.joinpath(lang, file).read_text(encoding="utf-8")


def entries(lang: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(lang, file)).body


def messages(lang: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(lang, file) if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    parts = Parts()
    parts.visit(message)
    return parts.variables


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(source(lang, file)))
    return made


def say(
    game: TicketGame, message: str, arguments: Mapping[str, JsonValue], player: str | None = None
) -> None:
    """Say a message in all languages as terminal and server do, but let no mistake pass."""
    once = f"{message} {player} {arguments}"
    if once in SAID:
        return
    SAID.add(once)
    for lang in LANGUAGES:
        words: dict[str, str | int] = {
            name: game.argument_text(name, value, lang) for name, value in arguments.items()
        }
        if player is not None:
            words["player"] = player
        value = bundle(lang).get_message(message).value
        assert value is not None, (lang, message)
        said, errors = bundle(lang).format_pattern(value, dict(words))
        assert not errors, (lang, message, arguments, errors)
        assert isinstance(said, str)
        assert "{" not in said, (lang, said)
        assert "card-" not in said, (lang, said)
        assert "ticket-" not in said, (lang, said)
        assert said == text(message, words, lang)


@dataclass
class Heard:
    """What was said in a match, so that the tests can ask whether it was everything."""

    events: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


def test_all_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(file.name for file in FOLDER.joinpath(lang).iterdir()) == FILES


@EVERY_LANGUAGE
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_ids_in_the_same_order(lang: str, file: str) -> None:
    ids = [message.id.name for message in messages(lang, file)]
    assert ids == [message.id.name for message in messages("en", file)]


@EVERY_LANGUAGE
@pytest.mark.parametrize("file", FILES)
def test_no_line_is_junk(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)]
    assert not junk


@EVERY_LANGUAGE
def test_no_id_is_given_twice_and_the_catalogue_knows_them_all(lang: str) -> None:
    ids = [message.id.name for file in FILES for message in messages(lang, file)]
    assert sorted(ids) == sorted(message_ids(lang))


@EVERY_LANGUAGE
@pytest.mark.parametrize("file", FILES)
def test_all_languages_use_the_same_variables(lang: str, file: str) -> None:
    mine = {message.id.name: variables(message) for message in messages(lang, file)}
    assert mine == {message.id.name: variables(message) for message in messages("en", file)}


@EVERY_LANGUAGE
@pytest.mark.parametrize("file", FILES)
def test_apostrophes_are_typographic(lang: str, file: str) -> None:
    assert "'" not in "".join(prose(lang, file))


@pytest.mark.parametrize("file", FILES)
def test_french_signs_stand_behind_a_no_break_space(file: str) -> None:
    # A letter, a figure or a blank before the sign; "useGrouping:" is Fluent, not French.
    lines = [line.replace("useGrouping:", "") for line in prose("fr", file)]
    wrong = re.compile(r"[\w )}][:;!?»%](?:\s|[.,)…{]|$)|«[^\u00a0]")
    assert not [line for line in lines if wrong.search(line)]


def prose(lang: str, file: str) -> list[str]:
    """The lines of a file without the words that people type: commands, and ? for help."""
    lines = source(lang, file).replace(". ? montre", "").splitlines()
    return [line for line in lines if not re.match(r"command-|show-\w+-words-", line)]


@EVERY_LANGUAGE
def test_every_id_that_the_code_names_exists(lang: str) -> None:
    named = {f"event-ticket-{kind}" for kind in KINDS_OF_EVENT}
    named |= {f"event-ticket-{kind}-own" for kind in SECRETS}
    named |= {f"prompt-ticket-{phase}" for phase in PHASES if phase != "over"}
    named |= {f"refusal-{message}" for _, message in REASONS.values()}
    named |= {f"refusal-ticket-{reason}" for reason in REASONS_OF_JUDGE}
    named |= {f"card-{card}" for card in (*CARDS, "gray")} | {"ticket-none", "ticket-of-one-colour"}
    named |= {f"category-ticket-{category}" for category in TicketCategories.__struct_fields__} | {
        "category-total"
    }
    named |= {f"do-{do}" for do in KINDS_OF_MOVE}
    named |= {f"field-{name}" for name in ("card", "route", "cards", "tickets", "city")}
    assert named <= message_ids(lang)


@EVERY_LANGUAGE
def test_every_option_and_every_choice_has_a_label(lang: str) -> None:
    for name in stellwerk.games():
        for option in stellwerk.options(name):
            assert option.label in message_ids(lang)
            for choice in option.choices:
                if option.name == "rounds" or isinstance(choice, (str, bool)):
                    assert choice_label(family_of(name), option, choice, lang)


def test_numbers_choose_their_words() -> None:
    arguments: dict[str, str | int] = {"player": PLAYER, "number": 1, "returned": 2}
    assert text("event-ticket-keep", arguments, "de") == "Ada behält 1 Zielkarte und gibt 2 zurück."
    arguments |= {"number": 3, "returned": 0}
    said = "Ada garde 3 cartes Destination et n’en rend aucune."
    assert text("event-ticket-keep", arguments, "fr") == said
    assert text("event-ticket-kept", arguments | {"number": 0}, "en") == "Ada now has no tickets."


def test_whole_matches_can_be_told_and_every_refusal_explained() -> None:
    heard = Heard()
    for number, (name, players, options, policy) in enumerate(MATCHES):
        match = new_game(name, players, options).new_match(seed=number)
        hear_match(heard, match, policy, random.Random(number))
    assert heard.events == {f"event-ticket-{kind}" for kind in KINDS_OF_EVENT} | {
        f"event-ticket-{kind}-own" for kind in SECRETS
    }
    assert heard.prompts == {f"prompt-ticket-{phase}" for phase in PHASES if phase != "over"}
    assert heard.reasons == {message for _, message in REASONS.values()} | {
        f"ticket-{reason}" for reason in REASONS_OF_JUDGE
    }


def new_game(name: str, players: int, options: dict[str, Any]) -> TicketGame:
    if name != "few-cards":
        return stellwerk.game(name, players=players, **options)
    # So few cards for so many trains that in the end nobody can do anything but pass.
    board = shipped_text("ticket-switzerland")
    changed = re.sub(r"(?m)^trains = 40$", "trains = 60", board)
    changed = re.sub(r"(?m)^(\w+) = 1[24]$", r"\1 = 2", changed)
    return game_on_board(changed, players, options)


def hear_match(heard: Heard, match: Match, policy: str, chance: random.Random) -> None:
    hear_events(heard, match, match.opening)
    while not match.is_over:
        prompts = match.prompts
        for prompt in prompts.values():
            assert isinstance(match.game, TicketGame)
            say(match.game, prompt.message, plain(prompt.arguments))
            heard.prompts.add(prompt.message)
        rare = any(prompt.kind in {"long-tickets", "tunnel"} for prompt in prompts.values())
        if chance.random() < (0.5 if rare else 0.03):
            hear_refusals(heard, match, chance)
        seat = chance.choice(sorted(prompts))
        events = match.play(seat, choose(prompts[seat], policy, chance))
        hear_events(heard, match, events)
    hear_refusals(heard, match, chance)


def hear_events(heard: Heard, match: Match, events: list[Event]) -> None:
    """Tell events to a spectator, to the seat concerned and to another seat."""
    assert isinstance(match.game, TicketGame)
    for event in events:
        seat = event.seat or 0
        for reader in (None, seat, (seat + 1) % match.game.players):
            seen = event.seen_by(reader)
            arguments = plain(seen.arguments)
            say(match.game, seen.message, arguments, None if event.seat is None else PLAYER)
            heard.events.add(seen.message)


def choose(prompt: Prompt, policy: str, chance: random.Random) -> Move:
    """A random kind of move and then a random move of it, unless the policy prefers some."""
    moves = plain(prompt.moves)
    kinds = sorted({str(move["do"]) for move in moves})
    kind = chance.choice(kinds)
    if policy == "hoard":
        wanted = ("draw", "draw-blind", "draw-tickets", "station", "claim")
        kind = next((kind for kind in wanted if kind in kinds), kind)
    if policy == "locomotives" and "claim" in kinds and chance.random() < 0.8:
        return max((move for move in moves if move["do"] == "claim"), key=locomotives)
    if policy == "locomotives" and "pay-extra" in kinds:
        kind = "pay-extra"
    return chance.choice([move for move in moves if move["do"] == kind])


def locomotives(move: Move) -> int:
    cards = move["cards"]
    assert isinstance(cards, Mapping)
    return int(str(cards.get("locomotive", 0)))


def hear_refusals(heard: Heard, match: Match, chance: random.Random) -> None:
    """Try what is not allowed, with names and with numbers, and listen to the answers."""
    game, state = match.game, match.state
    assert isinstance(game, TicketGame)
    assert isinstance(state, State)
    for seat in range(game.players):
        answers = [game.why_not(state, seat, move) for move in tries(game, state, seat, chance)]
        last = game.num_distinct_actions()
        numbers = [*chance.sample(range(last), 20), last]
        answers += [refusal_of_number(state, seat, action) for action in numbers]
        for refusal in answers:
            if refusal is not None:
                hear_refusal(heard, game, refusal)


def refusal_of_number(state: State, seat: int, action: int) -> IllegalMove | None:
    try:
        state.clone().apply_action(action, seat)
    except IllegalMove as refusal:
        return refusal
    return None


def hear_refusal(heard: Heard, game: TicketGame, refusal: IllegalMove) -> None:
    say(game, f"refusal-{refusal.reason}", refusal.arguments)  # type: ignore[arg-type]
    assert "{" not in str(refusal)
    heard.reasons.add(refusal.reason)


def tries(
    game: TicketGame, state: State, seat: int, chance: random.Random
) -> Iterator[Mapping[str, object]]:
    """Moves of all kinds, most of them not allowed."""
    yield from ({"do": do} for do in ("fly", "draw-blind", "draw-tickets", "withdraw", "pass"))
    yield from ({"do": "draw", "card": card} for card in (*CARDS, "mauve"))
    yield from keeps(game, state, seat)
    for cards in payments(chance):
        yield {"do": "pay-extra", "cards": cards}
        yield {"do": "station", "city": chance.choice(game.names.cities), "cards": cards}
        yield {"do": "claim", "route": chance.choice(game.names.routes), "cards": cards}
    yield {"do": "station", "city": "atlantis", "cards": {"red": 1}}
    yield {"do": "claim", "route": "nowhere", "cards": {"red": 1}}
    for route in chance.sample(game.board.routes, 40):
        color = "red" if route.color == "gray" else route.color
        other = "blue" if color == "red" else "red"
        yield {"do": "claim", "route": route.id, "cards": {color: route.length}}
        yield {"do": "claim", "route": route.id, "cards": {other: route.length}}
        yield {"do": "claim", "route": route.id, "cards": {"locomotive": route.length}}


def keeps(game: TicketGame, state: State, seat: int) -> Iterator[Mapping[str, object]]:
    offer = [game.names.tickets[ticket] for ticket in state._dump_seat(seat)["offer"]]
    lists: Sequence[object] = ([], offer, offer[:1], offer * 2, ["nothing"], "all")
    yield from ({"do": "keep", "tickets": tickets} for tickets in lists)


def payments(chance: random.Random) -> Iterator[object]:
    yield from ("red", {"red": -1}, {"mauve": 1})
    for number in (1, 2, 3):
        yield {chance.choice(CARDS): number}
        yield {"red": 1, "blue": number - 1}
        yield {"locomotive": number}
