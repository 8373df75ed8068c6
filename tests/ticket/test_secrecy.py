"""Nobody can tell apart two games that differ only in what is hidden from them.

Twins of a match are made for an observer by resampling and, independently, by hand. Whatever the
observer is shown or told (views, questions, answers to "why not?", events) must be the same text.
"""

import json
import random
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

import pytest

from stellwerk.games.ticket.names import CARDS
from stellwerk.match.contract import Event
from stellwerk.match.match import Match
from tests.models.compare import CONFIGURATIONS, STYLES, Configuration, configuration_id
from tests.plain import plain
from tests.seeing import answers, sight
from tests.ticket.twins import Observer, match_at, observers, seen_until_revealed, twins_of
from tests.ticket.walks import PHASES, Walk

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State

LONG_ENOUGH = 30  # moves that twins are followed
Walked = list[tuple[Walk, Match]]


@pytest.fixture(scope="module", params=CONFIGURATIONS, ids=configuration_id)
def configuration(request: pytest.FixtureRequest) -> Configuration:
    """Every configuration; all tests of one stand together."""
    return cast("Configuration", request.param)


@pytest.fixture(scope="module")
def walked(configuration: Configuration) -> Walked:
    """Walks that have not come to an end, with their matches; the tests only look at them."""
    matches = [(walk, walk.match()) for walk in walks_into(configuration)]
    return [(walk, match) for walk, match in matches if not match.is_over]


def walks_into(configuration: Configuration) -> list[Walk]:
    """Walks to the start and to all phases of a turn; with every other number of players, later."""
    players = configuration[1]
    seed = 100 * CONFIGURATIONS.index(configuration)
    starts = [Walk(configuration, seed + n, "chance", n) for n in (0, 1, players + 1)]
    return starts + [
        Walk(configuration, seed + j, STYLES[(players + j) % 4], (15, 100)[players % 2], phase)
        for j, phase in enumerate(PHASES)
    ]


def questions(rng: random.Random, match: Match, seat: int) -> list[Any]:
    """Many moves a seat might ask about: actions of all kinds, legal or not, and malformed ones."""
    game, state = cast("TicketGame", match.game), cast("State", match.state)
    chosen = [*range(49), *rng.sample(range(49, game.num_distinct_actions()), 80)]
    moves: list[Any] = plain(game.book.moves(state, seat, chosen))
    moves += [{"do": "claim", "route": r, "cards": {"red": 1}} for r in game.names.routes[:30]]
    moves += [{"do": "station", "city": c, "cards": {"red": 1}} for c in game.names.cities[:10]]
    moves += [{"do": "keep", "tickets": [t]} for t in game.names.tickets]
    moves += [{"do": "pay-extra", "cards": {card: n}} for card in CARDS for n in (1, 2, 3)]
    moves += [{"do": "draw", "card": "mauve"}, {"do": "dance"}, {}, {"do": "claim"}]
    return rng.sample(moves, 120)


def test_twins_look_the_same_and_give_the_same_answers(walked: Walked) -> None:
    for walk, match in walked:
        rng = random.Random(str(walk))
        game, state = walk.game, cast("State", match.state)
        for observer in observers(game):
            where = f"{walk}, seen by {observer}"
            first, *others = twins_of(rng, game, state, observer)
            shown = sight(first, observer)
            for other in others:
                assert other.state.digest() != first.state.digest(), where
                assert sight(other, observer) == shown, where
                opening = [seen_until_revealed(m.opening, observer) for m in (first, other)]
                assert opening[0] == opening[1], where
            if observer is not None:
                asked = questions(rng, match, observer)
                answered = [answers(each, observer, asked, spoken=4) for each in (first, *others)]
                assert answered[0] == answered[1] == answered[2], where


def move_for_both(rng: random.Random, one: Match, two: Match) -> tuple[int, int] | None:
    """A seat and an action that is legal in both twins; rather one that turns up no card."""
    seat = rng.choice(one.state.pending_players())
    both = sorted(set(one.state.legal_actions(seat)) & set(two.state.legal_actions(seat)))
    if not both:
        return None
    quiet = [a for a in both if a >= 9]
    return seat, rng.choice(quiet if quiet and rng.random() < 0.9 else both)


def follow(rng: random.Random, one: Match, two: Match, observer: Observer, where: str) -> int:
    """Both twins go on with the same moves until something hidden comes to light."""
    for step in range(LONG_ENOUGH):
        chosen = None if one.is_over else move_for_both(rng, one, two)
        if chosen is None:
            return step
        seat, action = chosen
        many_locomotives = one.view(None).row.count("locomotive") > 2
        happened: list[list[Event]] = [twin.play_action(seat, action) for twin in (one, two)]
        (first, revealed), (second, too) = (seen_until_revealed(e, observer) for e in happened)
        if many_locomotives and "event-ticket-flush" in first + second:
            return step  # see REVEALING
        assert (first, revealed) == (second, too), f"{where}, action {action} of seat {seat}"
        if revealed:
            return step
        assert sight(one, observer) == sight(two, observer), f"{where}, after {action} of {seat}"
    return LONG_ENOUGH


def test_twins_stay_the_same_until_something_comes_to_light(walked: Walked) -> None:
    followed = 0
    for walk, match in walked:
        rng = random.Random(f"follow {walk}")
        for observer in observers(walk.game):
            for number in (1, 2):
                twins = twins_of(rng, walk.game, cast("State", match.state), observer)
                where = f"{walk}, seen by {observer}, twin {number}"
                followed += follow(rng, twins[0], twins[number], observer, where)
    assert followed > 50, "the twins were hardly followed"


# --- what a view may hold --------------------------------------------------------------------


def words_of(value: Any) -> set[str]:
    """All texts in a view, keys included."""
    if isinstance(value, dict):
        return {str(key) for key in value} | {w for v in value.values() for w in words_of(v)}
    if isinstance(value, list):
        return {word for item in value for word in words_of(item)}
    return {value} if isinstance(value, str) else set()


def keys_of(value: Any) -> set[str]:
    """All keys in a view, at any depth."""
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_of(inner)}
    if isinstance(value, list):
        return {key for item in value for key in keys_of(item)}
    return set()


def test_a_view_names_no_ticket_but_the_seats_own_and_holds_no_prompt(walked: Walked) -> None:
    for walk, match in walked:
        position = plain(match.state.position())
        tickets = set(walk.game.names.tickets)
        for observer in observers(walk.game):
            view = plain(match.view(observer))
            words = words_of(view)
            own: set[str] = set()
            if observer is not None:
                mine = position["seats"][observer]
                own = {*mine["tickets"], *mine["offer"]}
            assert words & tickets <= own, f"{walk}, {observer}"
            assert not keys_of(view) & {"do", "moves", "prompt", "prompts", "key", "random", "seed"}
            assert position["random"]["key"] not in json.dumps(view)
            for other, public in enumerate(view["seats"]):
                assert isinstance(public["cards"], int), f"the hand of seat {other}"


# --- choosing tickets at once ----------------------------------------------------------------


@pytest.mark.parametrize("last", [False, True], ids=["others-still-choose", "last-to-choose"])
def test_while_all_choose_nobody_learns_more_than_who_has_chosen(
    configuration: Configuration, last: bool
) -> None:
    """The last choice, which completes the round, tells how many were kept (TTR-SETUP-10)."""
    players = configuration[1]
    start = Walk(configuration, 5, "chance", players - 1 if last else 0).match()
    game = cast("TicketGame", start.game)
    chooser = start.state.pending_players()[-1]
    seen: dict[tuple[Observer, int], str] = {}
    actions = start.state.legal_actions(chooser)
    assert len(actions) > 2
    for action in actions:
        match = match_at(game, cast("State", start.state).clone())
        events = match.play_action(chooser, action)
        kept = len(match.steps[0].move.tickets)
        for observer in observers(game):
            if observer == chooser:
                continue
            heard = [
                plain(event.seen_by(observer))
                for event in events
                if not hidden_deal(event, observer)
            ]
            view = plain(match.view(observer))
            view.pop("you", None)  # in two steps the seat's own new tickets
            text = json.dumps([heard, view, plain(match.log(observer)[: len(match.opening)])])
            assert seen.setdefault((observer, kept if last else 0), text) == text
    if not last:
        assert match.state.pending_players() == list(range(players - 1))


def hidden_deal(event: Event, observer: Observer) -> bool:
    """The tickets dealt to the observer itself in the second of two steps."""
    return event.kind == "ticket-dealt" and observer in event.secret


# --- tunnels ---------------------------------------------------------------------------------


def before_a_tunnel(hand: dict[str, int]) -> tuple[Match, str]:
    """Seat 0 is about to dig a red tunnel of 2; a red card lies on top of the deck."""
    walk = Walk(("ticket-europe", 2, {"tickets": "classic", "first_seat": 0}), 1, "chance", 2)
    position = plain(walk.state().position())
    assert (position["phase"], position["turn"]) == ("turn", 0)
    tunnel = next(
        route.id
        for route in walk.game.board.routes
        if route.kind == "tunnel" and route.length == 2 and route.color in ("gray", "red")
    )
    seats = position["seats"]
    pool = position["deck"] + [c for s in seats for c, n in s["cards"].items() for _ in range(n)]
    pool += position["row"]
    row = ["blue", "green", "white", "pink", "black"]
    hands = [hand, {"orange": 4}]
    for card in (*row, *(c for h in hands for c, n in h.items() for _ in range(n)), "red"):
        pool.remove(card)
    position["row"], position["deck"] = row, ["red", *pool]
    for seat, cards in zip(seats, hands, strict=True):
        seat["cards"], seat["seen"] = cards, {}
    return match_at(walk.game, walk.game.from_position(position)), tunnel


def test_a_claimer_is_asked_about_the_extra_even_if_it_cannot_pay() -> None:
    """Otherwise everybody would learn that it has no such card (TTR-TUNNEL-3)."""
    seen = []
    for hand in ({"red": 2, "yellow": 3}, {"red": 5}, {"red": 2, "locomotive": 3}):
        match, tunnel = before_a_tunnel(hand)
        events = match.play(0, {"do": "claim", "route": tunnel, "cards": {"red": 2}})
        prompt = match.prompts[0]
        assert list(match.prompts) == [0]
        assert prompt.kind == "tunnel"
        assert {"do": "withdraw"} in plain(prompt.moves)
        assert (len(prompt.moves) == 1) == ("yellow" in hand)
        revealed = [e.arguments.card for e in events if e.kind == "ticket-revealed"]
        assert revealed[0] == "red"
        shown = [[plain(e.seen_by(who)) for e in islice(events, 2)] for who in (1, None)]
        seen.append([shown, [words_of(match.view(who).pending) for who in (1, None)]])
        assert match.view(1).pending == match.view(None).pending == [0]
    assert seen[0] == seen[1] == seen[2]


def test_every_tunnel_with_extra_cards_waits_for_its_claimer() -> None:
    waiting = unable = 0
    for seed in range(40):
        configuration = CONFIGURATIONS[seed % len(CONFIGURATIONS)]
        match = Walk(configuration, seed, "builder", 5, "tunnel").match()
        position = plain(match.state.position())
        if position["phase"] != "tunnel":
            continue
        waiting += 1
        assert list(match.prompts) == [position["turn"]]
        moves = plain(match.prompts[position["turn"]].moves)
        assert {"do": "withdraw"} in moves
        unable += len(moves) == 1
    assert waiting > 10
    assert unable > 0
