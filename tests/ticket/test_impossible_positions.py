"""Positions that cannot be are refused in words (docs/positions.md)."""

import copy
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from tests.plain import plain
from tests.ticket.positions import DRAW_BLIND, DRAW_TICKETS, started, tickets_of, whole

Change = Callable[[dict[str, Any]], object]
LATER = 10**30


def game(name: str = "ticket-europe", players: int = 3, **options: str) -> TicketGame:
    return cast("TicketGame", stellwerk.game(name, players, **options))


GAME = game()
MEGA = game("ticket-usa", tickets="mega")
BIG_CITIES = game(tickets="big-cities")
GAMES = (GAME, MEGA, BIG_CITIES)


def after(*moves: dict[str, Any]) -> dict[str, Any]:
    """The position after moves of the seat whose turn it is, in a game that has just begun."""
    match = started(GAME)
    for move in moves:
        match.play(match.state.current_player(), move)
    return whole(match)


TURN = after()
SECOND_CARD = after(DRAW_BLIND)
TICKETS = after(DRAW_TICKETS)
CHOOSING = whole(GAME.new_match(1))
LONG_TICKETS = whole(MEGA.new_match(1))


def fewest(move: Mapping[str, object]) -> int:
    """How many tickets a choice keeps."""
    return len(tickets_of(move))


def with_packet() -> dict[str, Any]:
    """What was not kept at the start lies shuffled under the deck; seats know of it."""
    match = BIG_CITIES.new_match(3)
    while match.state.position().phase != "turn":
        (seat, prompt), *_ = match.prompts.items()
        match.play(seat, min(prompt.moves, key=fewest))
    return whole(match)


PACKET = with_packet()


def first(position: dict[str, Any]) -> dict[str, Any]:
    """The first seat of a position."""
    mine: dict[str, Any] = position["seats"][0]
    return mine


def in_turn(position: dict[str, Any]) -> dict[str, Any]:
    """The seat whose turn it is."""
    mine: dict[str, Any] = position["seats"][position["turn"]]
    return mine


def knowing_in_packet(position: dict[str, Any]) -> dict[str, Any]:
    """A seat that knows tickets to be in the packet."""
    mine: dict[str, Any] = next(mine for mine in position["seats"] if mine["knows_in_packet"])
    return mine


def keep(position: dict[str, Any], number: int) -> None:
    """The first seat has chosen so many of its offer."""
    first(position)["kept"] = first(position)["offer"][:number]


def build_nearly_everything(position: dict[str, Any]) -> None:
    """The first seat has one or two trains left, and nobody has noticed."""
    left, routes = GAME.board.trains, list[str]()
    for route in sorted(GAME.board.routes, key=lambda route: route.length):
        if not route.double_of and route.length <= left - 1 and left > 2:
            routes.append(route.id)
            left -= route.length
    first(position).update(routes=routes, trains=left, points=None)


def repeat(items: list[Any]) -> None:
    """The first entry once more."""
    items.append(items[0])


IMPOSSIBLE: dict[str, tuple[dict[str, Any], Change]] = {
    "more starting tickets kept than dealt": (TURN, lambda p: first(p).update(kept_at_start=5)),
    "more starting tickets kept than held": (
        TURN,
        lambda p: first(p).update(kept_at_start=len(first(p)["tickets"]) + 1),
    ),
    "fewer than no tickets kept": (TURN, lambda p: first(p).update(kept_at_start=-1)),
    "no final turn left in a turn": (TURN, lambda p: p.update(final_turns=0)),
    "more final turns than seats": (TURN, lambda p: p.update(final_turns=4)),
    "a last round before the first turn": (CHOOSING, lambda p: p.update(final_turns=3)),
    "hardly a train left and no last round": (TURN, build_nearly_everything),
    "everybody has passed and the game goes on": (TURN, lambda p: p.update(passes=3)),
    "more passes than turns of the last round": (
        TURN,
        lambda p: p.update(passes=2, final_turns=2),
    ),
    "a pass before a second card": (SECOND_CARD, lambda p: p.update(passes=1)),
    "a ticket kept twice": (CHOOSING, lambda p: (keep(p, 2), repeat(first(p)["kept"]))),
    "too few tickets kept": (CHOOSING, lambda p: keep(p, 0)),
    "two long tickets kept": (LONG_TICKETS, lambda p: keep(p, 2)),
    "kept but not offered": (CHOOSING, lambda p: first(p).update(kept=[p["ticket_deck"][0]])),
    "a secret choice in the middle of the game": (
        TICKETS,
        lambda p: in_turn(p).update(kept=in_turn(p)["offer"][:1]),
    ),
    "all have chosen and nothing happens": (
        CHOOSING,
        lambda p: [mine.update(kept=mine["offer"]) for mine in p["seats"]],
    ),
    "nothing to choose from": (
        TICKETS,
        lambda p: (p["ticket_deck"].extend(in_turn(p)["offer"]), in_turn(p)["offer"].clear()),
    ),
    "more to choose from than is drawn": (
        TICKETS,
        lambda p: in_turn(p)["offer"].append(p["ticket_deck"].pop()),
    ),
    "tickets before the first choice": (
        CHOOSING,
        lambda p: first(p).update(tickets=[p["ticket_deck"].pop()], kept_at_start=1),
    ),
    "a route before the first turn": (
        CHOOSING,
        lambda p: first(p).update(routes=["dieppe_paris"], trains=44, points=None),
    ),
    "an own ticket it does not know": (TURN, lambda p: first(p).update(knows=[])),
    "a known ticket twice": (TURN, lambda p: repeat(first(p)["knows"])),
    "a ticket known in the packet twice": (
        PACKET,
        lambda p: repeat(knowing_in_packet(p)["knows_in_packet"]),
    ),
    "a place known, and only the packet known": (
        PACKET,
        lambda p: knowing_in_packet(p)["knows"].append(knowing_in_packet(p)["knows_in_packet"][0]),
    ),
    "a packet larger than the deck": (PACKET, lambda p: p["packet"].update(size=200)),
    "an empty packet": (PACKET, lambda p: p["packet"].update(size=0)),
    "a packet in a game without one": (TURN, lambda p: p.update(packet={"size": 1, "below": 0})),
    "cards far too many": (TURN, lambda p: first(p)["cards"].update(red=LATER)),
    "fewer than no cards": (TURN, lambda p: first(p)["cards"].update(red=-1)),
    "points far too many": (TURN, lambda p: first(p).update(points=LATER)),
    "a second card that is not there": (
        SECOND_CARD,
        lambda p: (
            [first(p)["cards"].update({c: first(p)["cards"].get(c, 0) + n}) for c, n in counted(p)],
            p.update(deck=[], discard={}, row=[None] * 5),
        ),
    ),
    "a key with spaces": (
        TURN,
        lambda p: p["random"].update(key=" " + p["random"]["key"]),
    ),
    "more random words than can be": (TURN, lambda p: p["random"].update(words=LATER)),
    "a name of two lines": (TURN, lambda p: first(p).update(routes=["a\nb"])),
    "an unknown key of two lines": (TURN, lambda p: p.update({"a\nb": 1})),
    "a number as text": (TURN, lambda p: p.update(passes="0")),
}


def counted(position: dict[str, Any]) -> list[tuple[str, int]]:
    """The cards of deck, row and discard pile by kind."""
    cards = [*position["deck"], *filter(None, position["row"])]
    kinds = {*cards, *position["discard"]}
    return [(kind, cards.count(kind) + position["discard"].get(kind, 0)) for kind in kinds]


@pytest.mark.parametrize("what", list(IMPOSSIBLE))
def test_an_impossible_position_is_refused_in_words(what: str) -> None:
    position, change = IMPOSSIBLE[what]
    settings = position["game"], position["options"]
    made = next(each for each in GAMES if (each.id, dict(each.options)) == settings)
    assert plain(made.from_position(position).position()) == position
    changed = copy.deepcopy(position)
    change(changed)
    with pytest.raises(ValueError) as refused:
        made.from_position(changed)
    text = str(refused.value)
    assert text.isprintable()
    assert text.endswith(".")


def test_a_tunnel_is_paid_in_the_colour_that_was_played() -> None:
    """A colour that is named with no card of it says nothing about the extra cost."""
    match = started(GAME)
    state = match.state
    for seed in range(4000):
        if state.is_terminal() or state.position().phase == "tunnel":
            break
        state.apply_action(state.random_action(seed))
    position = copy.deepcopy(whole(match))
    assert position["phase"] == "tunnel"
    cards = position["tunnel"]["cards"]
    unused = next(kind for kind in ("pink", "white", "blue") if kind not in cards)
    position["tunnel"]["cards"] = {unused: 0, **cards}
    assert plain(GAME.from_position(position).position()) == whole(match)
