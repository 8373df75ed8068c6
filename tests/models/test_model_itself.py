"""Is the model itself sane? Random games, and the examples of the rulebooks."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from stellwerk.boards import shipped_text

from .little_board import Data, line_board, little_board
from .ticket import TicketModel
from .ticket_board import LOCOMOTIVE
from .ticket_legal import payments


def options_of(board: Data, tickets: str, bonus: bool) -> dict[str, Any]:
    options: dict[str, Any] = {"first_seat": "random"}
    if len(board["ticket_sets"]) > 1:
        options["tickets"] = tickets
    if board["stations"]:
        options["edition"] = "anniversary"
    for extra in board.get("bonus_tickets", []):
        options[extra["id"]] = bonus
    return options


def choose(rng: random.Random, moves: set[Any]) -> Any:
    """A random kind of move, then a random move of this kind: games end sooner."""
    kinds = sorted({move[0] for move in moves})
    kind = rng.choice(kinds)
    return rng.choice(sorted(move for move in moves if move[0] == kind))


def cards_in_game(position: dict[str, Any]) -> Counter[str]:
    cards = Counter(position["deck"]) + Counter(position["discard"])
    cards += Counter(card for card in position["row"] if card)
    for seat in position["seats"]:
        cards += Counter(seat["cards"])
    if position["tunnel"]:
        cards += Counter(position["tunnel"]["cards"]) + Counter(position["tunnel"]["revealed"])
    return cards


def check(model: TicketModel, data: Data, tickets: set[str]) -> None:
    """What must hold at every step."""
    position = model.position()
    assert cards_in_game(position) == Counter(data["cards"])
    assert sum(data["cards"].values()) == 110
    found = position["ticket_deck"] + position["removed_tickets"]
    lengths = {r["id"]: r["length"] for r in data["routes"]}
    claimed = []
    for seat in position["seats"]:
        found = found + seat["tickets"] + seat["offer"]
        claimed += seat["routes"]
        assert seat["trains"] == data["trains"] - sum(lengths[r] for r in seat["routes"])
        assert all(0 < n <= seat["cards"][kind] for kind, n in seat["seen"].items())
        assert set(seat["tickets"]) | set(seat["offer"]) <= set(seat["knows"])
    assert sorted(found) == sorted(tickets)
    assert len(set(claimed)) == len(claimed)
    for seat in range(model.players):
        assert bool(model.legal_moves(seat)) == (seat in model.pending())
    if position["packet"]:
        assert (
            len(position["ticket_deck"]) >= position["packet"]["size"] + position["packet"]["below"]
        )


def play_game(data: Data, players: int, options: dict[str, Any], seed: int) -> TicketModel:
    rng = random.Random(seed)
    model = TicketModel(data, players, options, seed)
    tickets = {t.id for t in model.board.tickets_in_play(options)}
    for _ in range(5000):
        check(model, data, tickets)
        waiting = model.pending()
        if not waiting:
            return model
        seat = rng.choice(waiting)
        model.play(seat, choose(rng, model.legal_moves(seat)))
    raise AssertionError("the game does not end")


def games_of(data: Data) -> list[tuple[int, str, bool]]:
    fewest, most = data["players"]
    sets = [s["id"] for s in data["ticket_sets"]]
    return [(n, s, (n + i) % 2 == 0) for n in range(fewest, most + 1) for i, s in enumerate(sets)]


def play_all(data: Data) -> None:
    for seed, (players, tickets, bonus) in enumerate(games_of(data)):
        model = play_game(data, players, options_of(data, tickets, bonus), seed)
        position, result = model.position(), model.result()
        assert position["phase"] == "over"
        assert position["turn"] is None
        assert position["final_turns"] == 0 or position["passes"] == players
        assert result["winners"]
        best = max(line["total"] for line in result["seats"])
        assert all(result["seats"][seat]["total"] == best for seat in result["winners"])


def test_random_games_on_little_boards() -> None:
    play_all(little_board())
    line = line_board()
    for seed in range(10):
        play_game(line, 2, options_of(line, "base", False), seed).result()


@pytest.mark.parametrize("name", ["europe", "switzerland", "usa"])
def test_random_games(name: str) -> None:
    play_all(tomllib.loads(shipped_text(f"ticket-{name}")))


# --- paying ----------------------------------------------------------------------------------


def test_rulebook_blue_route_of_three() -> None:
    hand = Counter(blue=3, red=1, locomotive=3)
    assert payments(hand, ["blue"], 3, 0, 3) == {
        (("blue", 3),),
        (("blue", 2), (LOCOMOTIVE, 1)),
        (("blue", 1), (LOCOMOTIVE, 2)),
        ((LOCOMOTIVE, 3),),
    }


def test_rulebook_grey_route_of_two() -> None:
    ways = payments(Counter(red=2, yellow=1, locomotive=2), ["red", "yellow"], 2, 0, 2)
    assert {(("red", 2),), (("yellow", 1), (LOCOMOTIVE, 1)), ((LOCOMOTIVE, 2),)} <= ways
    assert len(ways) == 4


def started(data: Data, players: int = 2) -> TicketModel:
    """A game in its first turn, seat 0 first; all have kept all tickets."""
    options = options_of(data, data["ticket_sets"][0]["id"], False)
    model = TicketModel(data, players, {**options, "first_seat": 0}, 5)
    for seat in range(players):
        model.play(seat, ("keep", tuple(model.seats[seat].offer)))
    return model


def set_hand(model: TicketModel, seat: int, **cards: int) -> None:
    """Puts a hand together; the numbers of cards no longer add up."""
    model.seats[seat].cards = Counter(cards)


def claims_of(model: TicketModel, route: str) -> set[Any]:
    return {m[2] for m in model.legal_moves(0) if m[0] == "claim" and m[1] == route}


def test_ferry_needs_its_locomotives() -> None:
    data = little_board()
    ferry = next(r for r in data["routes"] if r.get("kind") == "ferry" and r["length"] == 4)
    model = started(data)
    set_hand(model, 0, red=4, locomotive=2)
    assert claims_of(model, ferry["id"]) == {
        (("red", 3), (LOCOMOTIVE, 1)),
        (("red", 2), (LOCOMOTIVE, 2)),
    }


def test_locomotives_in_tunnels_only() -> None:
    model = started(line_board())
    set_hand(model, 0, red=2, locomotive=3)
    assert claims_of(model, "m1") == {(("red", 2),)}
    assert claims_of(model, "m2") == {
        (("red", 2), (LOCOMOTIVE, 1)),
        (("red", 1), (LOCOMOTIVE, 2)),
        ((LOCOMOTIVE, 3),),
    }


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, True)])
def test_double_routes(players: int, open_to_others: bool) -> None:
    """TTR-DOUBLE-1, TTR-DOUBLE-3."""
    data = line_board()
    data["ticket_sets"][0]["regular"] = 2
    model = started(data, players)
    for seat in range(players):
        set_hand(model, seat, red=4)
    model.play(0, ("claim", "m1", (("red", 2),)))
    assert (("claim", "m1_2", (("red", 2),)) in model.legal_moves(1)) == open_to_others
    for seat in range(1, players):
        model.play(seat, ("claim", "w1", (("red", 1),)) if seat == 1 else ("draw-blind",))
        if model.phase == "second-card":
            model.play(seat, ("draw-blind",))
    assert not claims_of(model, "m1_2")


# --- tunnels ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("payment", "top", "extra"),
    [
        ((("green", 3),), ["green", "red", "blue"], 1),
        ((("green", 3),), ["red", LOCOMOTIVE, "blue"], 1),
        ((("green", 2), (LOCOMOTIVE, 1)), ["green", "green", LOCOMOTIVE], 3),
        ((("green", 3),), ["red", "white", "blue"], 0),
        (((LOCOMOTIVE, 3),), ["green", "red", "blue"], 0),
        (((LOCOMOTIVE, 3),), ["green", LOCOMOTIVE, "blue"], 1),
    ],
)
def test_tunnel(payment: Any, top: list[str], extra: int) -> None:
    model = started(line_board())
    set_hand(model, 0, green=4, locomotive=4)
    model.seats[0].seen = Counter(green=1)
    model.deck += top[::-1]
    discarded = model.discard.total()
    model.play(0, ("claim", "m2", payment))
    if not extra:
        assert model.turn == 1
        assert model.seats[0].routes == {"m2"}
        assert model.discard.total() == discarded + 6
        return
    position = model.position()
    assert position["phase"] == "tunnel"
    assert position["tunnel"] == {
        "route": "m2",
        "cards": dict(payment),
        "revealed": top,
        "extra": extra,
    }
    paid = {m[1] for m in model.legal_moves(0) if m[0] == "pay-extra"}
    colors = {kind for kind, _ in payment} | {LOCOMOTIVE}
    assert paid
    assert all({kind for kind, _ in way} <= colors for way in paid)
    assert all(sum(n for _, n in way) == extra for way in paid)
    model.play(0, ("withdraw",))
    assert model.seats[0].cards == Counter(green=4, locomotive=4)
    seen = Counter(dict(payment))
    if payment == ((LOCOMOTIVE, 3),):
        seen["green"] += 1
    assert model.position()["seats"][0]["seen"] == dict(seen)
    assert model.discard.total() == discarded + 3
    assert model.turn == 1


def test_tunnel_without_cards_to_turn_up() -> None:
    """TTR-TUNNEL-5; afterwards the empty row is filled from the payment."""
    model = started(line_board())
    set_hand(model, 0, green=3)
    model.deck, model.row = [], [None] * 5
    model.discard.clear()
    model.play(0, ("claim", "m2", (("green", 3),)))
    assert model.row == ["green", "green", "green", None, None]
    assert model.turn == 1


# --- the row ---------------------------------------------------------------------------------


def test_three_locomotives_replace_the_row() -> None:
    model = started(little_board())
    model.row = ["red", LOCOMOTIVE, LOCOMOTIVE, "blue", "blue"]
    model.deck += ["white", "black", "green", "pink", "yellow", LOCOMOTIVE]
    model.discard.clear()
    model.play(0, ("draw", "blue"))
    assert model.row == ["yellow", "pink", "green", "black", "white"]
    assert model.discard == Counter({"red": 1, LOCOMOTIVE: 3, "blue": 1})
    assert model.phase == "second-card"


def test_row_stays_when_no_better_one_is_possible() -> None:
    """TTR-SETUP-3, TTR-DRAW-2, TTR-DRAW-7."""
    model = started(little_board())
    model.options["edition"] = "original"
    model.row = ["red", LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE]
    model.deck = []
    model.discard.clear()
    model.play(0, ("draw", "red"))
    assert model.row == [None, *[LOCOMOTIVE] * 4]
    assert model.turn == 1  # there is no second card to take


def test_passing_ends_the_game() -> None:
    """TTR-TURN-2."""
    model = started(little_board())
    model.deck, model.row, model.ticket_deck = [], [None] * 5, []
    model.discard.clear()
    for seat in (0, 1):
        set_hand(model, seat)
        assert model.legal_moves(seat) == {("pass",)}
        model.play(seat, ("pass",))
    assert model.phase == "over"
    assert model.passes == 2


# --- tickets ---------------------------------------------------------------------------------


def test_two_steps_and_the_packet() -> None:
    """TTR-SETUP-6, and who knows what afterwards."""
    data = little_board()
    model = TicketModel(data, 2, {**options_of(data, "two-steps", False), "first_seat": 1}, 9)
    assert model.phase == "long-tickets"
    long_one = model.seats[0].offer[1]
    assert len(model.legal_moves(0)) == 3
    model.play(0, ("keep", (long_one,)))
    assert model.pending() == [1]
    assert model.position()["seats"][0]["kept"] == [long_one]
    model.play(1, ("keep", ()))
    assert model.phase == "starting-tickets"
    assert [seat.kept_at_start for seat in model.seats] == [1, 0]
    assert min(len(m[1]) for m in model.legal_moves(0)) == 2
    assert min(len(m[1]) for m in model.legal_moves(1)) == 3
    offers = [list(seat.offer) for seat in model.seats]
    model.play(1, ("keep", tuple(offers[1][:3])))
    model.play(0, ("keep", tuple(offers[0][:2])))
    assert model.turn == 1
    assert model.packet == {"size": 3, "below": 0}
    assert model.seats[0].knows_in_packet == set(offers[0][2:])
    assert set(model.ticket_deck[:3]) == {*offers[0][2:], offers[1][3]}
    model.ticket_deck = model.ticket_deck[:6]
    model.play(1, ("draw-tickets",))
    drawn = list(model.seats[1].offer)
    model.play(1, ("keep", (drawn[1],)))
    assert model.packet == {"size": 3, "below": 2}
    assert model.ticket_deck[:2] == [drawn[2], drawn[0]]
    model.play(0, ("draw-tickets",))
    assert model.packet is None
    assert not model.seats[0].knows_in_packet
    model.play(0, ("keep", tuple(model.seats[0].offer)))
    model.play(1, ("draw-blind",))
    model.play(1, ("draw-blind",))
    assert drawn[0] in model.seats[1].knows
    model.play(0, ("draw-tickets",))
    assert set(model.seats[0].offer) == {drawn[0], drawn[2]}
    model.play(0, ("keep", (drawn[0],)))
    assert not model.seats[1].knows & {drawn[0], drawn[2]}
    assert drawn[1] in model.seats[1].knows
