"""Bots explain every move: in words of all languages, from their plan, and from nothing hidden."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, cast, get_args

import msgspec
import pytest

import stellwerk
from stellwerk.bots import Seat, bot_names, explanation_of, make_bot
from stellwerk.games.families import families
from stellwerk.games.record import read_record
from stellwerk.games.registry import family_of
from stellwerk.games.replay import replay_moves, start
from stellwerk.games.ticket.wire.explanations import TicketExplanation, TicketReasonMessage
from stellwerk.games.trans.wire.explanations import TransExplanation, TransReasonMessage
from stellwerk.games.wensleydale.policies import POLICIES as WENSLEYDALE
from stellwerk.games.wensleydale.wire.explanations import WensleydaleReasonMessage
from stellwerk.match.contract import Game, State
from stellwerk.match.explanations import CannotExplain, CommonReason, Explanation, Thoughts
from stellwerk.terminal.speaking import Speaker
from stellwerk.texts import LANGUAGES, has_text

MESSAGES = {
    "ticket": get_args(TicketReasonMessage),
    "trans": get_args(TransReasonMessage),
    "wensleydale": get_args(WensleydaleReasonMessage),
}
BOARDS = [name for name in stellwerk.games() if family_of(name) in MESSAGES]
QUICK = ("porter", "stoker", "conductor", "driver", "dispatcher")
MOST_STEPS = 260
GOLDEN = Path(__file__).parents[1] / "wensleydale" / "golden"
RARE = {
    "chain": "nurnberg-4-side-3-4-chain-rules-2",
    "board": "nurnberg-2-side-2-3-connection-rules-2",
}


class ExplainedMove(NamedTuple):
    """A move of a bot, and what it says of it."""

    state: State
    seat: int
    bot: str
    action: int
    explanation: Explanation


def explained_moves(
    game: Game, seed: int, bots: tuple[str, ...], every: int = 1
) -> Iterator[ExplainedMove]:
    """A match between bots, with the explanations of its moves."""
    state = game.new_state(seed)
    chance = random.Random(seed)
    for step in range(MOST_STEPS):
        if state.is_terminal():
            return
        seat = chance.choice(state.pending_players())
        name = bots[seat % len(bots)]
        bot = make_bot(game.family, name, seed + step)
        action = bot.choose(Seat(game, state, seat))
        if step % every == 0:
            said = explanation_of(bot, Seat(game, state, seat), action)
            yield ExplainedMove(state.clone(), seat, name, action, said)
        state.apply_action(action, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    messages = [*get_args(CommonReason), *(each for known in MESSAGES.values() for each in known)]
    assert [message for message in messages if not has_text(message, lang)] == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_move_of_every_bot_is_explained_in_whole_sentences(board: str) -> None:
    game = stellwerk.game(board, players=3)
    reader = msgspec.json.Decoder(families()[game.family].wire.explanation)
    names = ["Ada", "Bo", "Cleo"]
    speakers = [Speaker(game, names, lang) for lang in LANGUAGES]
    for move in explained_moves(game, 5, QUICK[:3]):
        assert move.explanation.reasons
        written = msgspec.json.encode(move.explanation)
        assert msgspec.json.encode(reader.decode(written)) == written
        for speaker in speakers:
            for reason in move.explanation.reasons:
                sentence = speaker.reason(reason)
                assert sentence.endswith((".", ":"))
                assert "why-" not in sentence
                assert "{" not in sentence


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_seat_cannot_know_changes_no_word_of_its_bot(board: str) -> None:
    game = stellwerk.game(board, players=3)
    for move in explained_moves(game, 6, QUICK[2:], every=4):
        for seed in (99, 100):
            twin = move.state.resample(move.seat, seed)
            bot = make_bot(game.family, move.bot, 1)
            seat, other = Seat(game, move.state, move.seat), Seat(game, twin, move.seat)
            assert explanation_of(bot, seat, move.action) == explanation_of(bot, other, move.action)


@pytest.mark.parametrize("family", MESSAGES)
def test_bots_that_search_or_have_learned_say_how_the_move_did(family: str) -> None:
    board = next(name for name in BOARDS if family_of(name) == family)
    game = stellwerk.game(board, players=2)
    state = game.new_state(3)
    messages = set()
    for _ in range(6):
        seat = state.pending_players()[0]
        bot = make_bot(family, "signaller", 1)
        action = bot.choose(Seat(game, state, seat))
        said = explanation_of(bot, Seat(game, state, seat), action)
        messages |= {reason.message for reason in said.reasons}
        state.apply_action(action, seat)
    assert "why-compared" in messages


def test_a_bot_that_has_learned_says_how_much_it_likes_the_move() -> None:
    game = stellwerk.game("ticket-europe", players=2)
    seat = Seat(game, game.new_state(3), 0)
    bot = make_bot("ticket", "superintendent", 1)
    said = explanation_of(bot, seat, bot.choose(seat))
    (learned,) = [each for each in said.reasons if each.message == "why-learned"]
    assert isinstance(learned.arguments.percent, int)
    assert 0 < learned.arguments.percent <= 100


def test_a_bot_by_chance_has_no_plan_and_says_so() -> None:
    for family in MESSAGES:
        assert bot_names(family)[0] == "random"
        board = next(name for name in BOARDS if family_of(name) == family)
        game = stellwerk.game(board, players=2)
        seat = Seat(game, game.new_state(1), game.new_state(1).pending_players()[0])
        bot = make_bot(family, "random", 1)
        said = explanation_of(bot, seat, bot.choose(seat)).as_json()
        assert said == {
            "reasons": [{"message": "why-chance", "arguments": {}}],
            "plan": None,
        }


def test_a_route_that_is_claimed_by_plan_stands_in_the_plan() -> None:
    game = stellwerk.game("ticket-europe", players=2)
    claims = 0
    for move in explained_moves(game, 7, ("dispatcher",)):
        explanation = cast("TicketExplanation", move.explanation)
        first = explanation.reasons[0]
        if first.message == "why-ticket-claim-plan":
            claims += 1
            assert explanation.plan is not None
            assert first.arguments.route in explanation.plan.routes
            assert explanation.plan.tickets
    assert claims > 5


def test_tickets_that_are_given_up_are_the_bots_own() -> None:
    game = stellwerk.game("ticket-usa", players=4)
    given_up = 0
    for move in explained_moves(game, 8, ("stoker",)):
        explanation = cast("TicketExplanation", move.explanation)
        assert explanation.plan is not None
        view = game.view(move.state, move.seat).as_json()["you"]
        own = {ticket["id"] for ticket in [*view["tickets"], *view["offered"]]}  # type: ignore[call-overload,index]
        assert {*explanation.plan.tickets, *explanation.plan.given_up} <= own
        given_up += bool(explanation.plan.given_up)
    assert given_up


def test_the_rails_of_a_plan_join_what_the_bot_lacks() -> None:
    game = stellwerk.game("trans-europa", players=2)
    plans = 0
    for move in explained_moves(game, 9, ("dispatcher",)):
        plan = cast("TransExplanation", move.explanation).plan
        assert plan is not None
        if plan.lines:
            plans += 1
            assert plan.cities
    assert plans > 10


def test_whoever_keeps_its_thoughts_to_itself_is_not_asked_twice() -> None:
    class Silent:
        """A bot of somebody who gave it no words."""

        def choose(self, seat: Seat) -> int:
            return seat.legal_actions()[0]

    game = stellwerk.game("ticket-usa")
    with pytest.raises(CannotExplain, match="keeps its thoughts to itself"):
        explanation_of(Silent(), Seat(game, game.new_state(1), 0), 0)


def anything(game: Game, state: State, seat: int, chance: random.Random) -> list[int]:
    """Some of what a seat may do, and one way to pass, which bots hardly ever have to."""
    legal = state.legal_actions(seat)
    passes = [
        action
        for action in range(game.num_distinct_actions())
        if game.family != "wensleydale" and game.move(state, seat, action).do == "pass"
    ]
    return [*chance.sample(legal, min(len(legal), 3)), legal[-1], *passes]


def rarely(family: str) -> Iterator[list[str]]:
    """What is said of decisions that hardly ever come about; golden records have them."""
    if family != "wensleydale":
        return
    thoughts = Thoughts(policy=WENSLEYDALE.make("tuned"))
    for kind, name in RARE.items():
        record = read_record((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
        match = start(record)
        for _ in replay_moves(record, match):
            step = match.steps[-1]
            if step.move.do == kind:
                action = match.game.action(step.before, step.seat, step.move)
                said = match.game.explain(step.before, step.seat, action, thoughts)
                yield [reason.message for reason in said.reasons]


@pytest.mark.parametrize("family", MESSAGES)
def test_nothing_is_promised_to_be_said_that_never_is(family: str) -> None:
    missing = set(MESSAGES[family])
    chance = random.Random(1)
    boards = [name for name in BOARDS if family_of(name) == family]
    policies = families()[family].policies
    assert policies is not None
    missing -= {message for each in rarely(family) for message in each}
    for seed in range(12):
        options = {"special_cards": "agreed"} if family == "trans" and seed % 3 == 0 else {}
        game = stellwerk.game(boards[seed % len(boards)], players=2 + seed % 2, **options)
        bots = tuple(chance.sample(QUICK, 2))
        thoughts = Thoughts(policy=policies.make("tuned"))
        for move in explained_moves(game, seed, bots):
            said = [move.explanation]
            if seed % 2 == 0:
                for action in anything(game, move.state, move.seat, chance):
                    said.append(game.explain(move.state, move.seat, action, thoughts))
            missing -= {reason.message for each in said for reason in each.reasons}
            if not missing:
                return
    assert missing == set()
