"""Events of a Trans game: what happened, for everybody and for those who may see more."""

from typing import TYPE_CHECKING

from stellwerk.kernel.trans.position import (
    NOTE_ASIDE,
    NOTE_CARD,
    NOTE_COMPLETE,
    NOTE_DEALT,
    NOTE_EXTRA,
    NOTE_HAND_ON,
    NOTE_HANDS_MOVE,
    NOTE_OVER,
    NOTE_PUT_BACK,
    NOTE_RAILS_OUT,
    NOTE_REVEAL,
    NOTE_ROUND,
    NOTE_ROUND_OVER,
)
from stellwerk.match.contract import Event

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.match.contract import JsonValue, Move


def opening(game: "TransGame", state: "State") -> list[Event]:
    """The first round: dealt, and what its special cards did, before anybody decides."""
    told = []
    for what, a, b in state._notes():
        told += _tell_note(game, state, what, a, b)
    return told


def play(game: "TransGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    move = game.move(state, seat, action)
    cost = state.cost(game.names.line[str(move["line"])]) if move["do"] == "lay" else 0
    before = state.leaders()
    state._trace(True)
    state.apply_action(action, seat)
    told = _tell_move(seat, move, cost)
    if move["do"] == "lay" and not any(what == NOTE_ROUND for what, _, _ in state._notes()):
        told += _joined(before, state.leaders(), seat)
    for what, a, b in state._notes():
        told += _tell_note(game, state, what, a, b)
    return told


def _joined(before: list[int], after: list[int], mover: int) -> list[Event]:
    """Networks that have grown together; with card 18 not only the mover's (TRANS-TURN-4)."""
    told = []
    for leader in sorted(set(after)):
        group = [seat for seat, its in enumerate(after) if its == leader]
        teller = mover if mover in group else group[0]
        others = [seat for seat in group if before[seat] != before[teller]]
        if others:
            told.append(Event("trans-join", teller, {"others": others}))
    return told


def _tell_move(seat: int, move: "Move", cost: int) -> list[Event]:
    """The decision itself; secret choices are told when they are carried out."""
    do = str(move["do"])
    if do == "lay":
        return [Event("trans-lay", seat, {"line": move["line"], "cost": cost})]
    if do in {"put-back", "hand-on"}:
        return [Event("trans-chosen", seat, {}, {seat: {"city": move["city"]}})]
    if do == "agree":
        return [Event("trans-agree", seat, {"card": move["card"], "title": move["card"]})]
    named: dict[str, JsonValue] = {key: value for key, value in move.items() if key != "do"}
    return [Event(f"trans-{do}", seat, named)]


def _tell_note(game: "TransGame", state: "State", what: int, a: int, b: int) -> list[Event]:
    """What the decision brought about."""
    names = game.names
    if what == NOTE_COMPLETE:
        return [Event("trans-complete", a, reveals=True)]
    if what == NOTE_RAILS_OUT:
        return [Event("trans-rails-out", None)]
    if what == NOTE_ROUND_OVER:
        return _round_over(game, state)
    if what == NOTE_ROUND:
        number = state.position()["round"]
        return [Event("trans-round", a, {"number": number}, reveals=True)]
    if what == NOTE_DEALT:
        return _dealt(game, state)
    if what == NOTE_ASIDE:
        return [_put_aside(a, b)]
    if what == NOTE_CARD:
        return [_card(a)]
    if what == NOTE_PUT_BACK:
        return [Event("trans-put-back", a, {}, {a: {"city": names.cities[b]}}, reveals=True)]
    if what == NOTE_HAND_ON:
        return [_handed_on(game, a, names.cities[b])]
    if what == NOTE_EXTRA:
        city = names.cities[b]
        secret = {a: {"city": city}}
        return [Event("trans-extra", a, {"colour": names.colour_of[city]}, secret, reveals=True)]
    if what == NOTE_HANDS_MOVE:
        return [_hands_move(game, state)]
    if what == NOTE_REVEAL:
        return _revealed(game, state)
    return [Event("trans-over", None, reveals=True)] if what == NOTE_OVER else []


def _card(card: int) -> Event:
    return Event("trans-card", None, {"card": card, "title": card}, reveals=True)


def _put_aside(card: int, other: int) -> Event:
    """A card that was drawn beside one it clashes with (TRANS-CARDS-2)."""
    return Event("trans-card-aside", None, {"card": card, "title": card, "other": other})


def _handed_on(game: "TransGame", giver: int, city: str) -> Event:
    """Everybody sees the colour; giver and receiver know the city (TRANS-CARD-13…16)."""
    receiver = (giver + 1) % game.players
    public: dict[str, JsonValue] = {
        "colour": game.names.colour_of[city],
        "receiver": receiver,
    }
    secret = {giver: {"city": city}, receiver: {"city": city}}
    return Event("trans-hand-on", giver, public, secret, reveals=True)


def _hands_move(game: "TransGame", state: "State") -> Event:
    secret = {
        seat: {"cities": [game.names.cities[city] for city in mine["hand"]]}
        for seat, mine in enumerate(state._dump()["seats"])
    }
    return Event("trans-hands-move", None, {}, secret, reveals=True)


def _dealt(game: "TransGame", state: "State") -> list[Event]:
    """The cities each seat was dealt, seen by that seat alone (TRANS-SETUP-3)."""
    told = []
    for seat, hand in enumerate(state.dealt_hands()):
        cities = [game.names.cities[city] for city in hand]
        secret = {seat: {"cities": cities}}
        told.append(Event("trans-dealt", seat, {"number": len(cities)}, secret, reveals=True))
    return told


def _revealed(game: "TransGame", state: "State") -> list[Event]:
    """Cities that everybody may see (TRANS-CARD-10…12, -19)."""
    numbers = state._dump()
    told = []
    for seat, mine in enumerate(numbers["seats"]):
        shown = [game.names.cities[c] for c in mine["hand"] if c in numbers["revealed"]]
        if shown:
            told.append(Event("trans-reveal", seat, {"cities": shown}, reveals=True))
    return told


def _round_over(game: "TransGame", state: "State") -> list[Event]:
    """All lay open their cities and count what is missing (TRANS-SCORE-1)."""
    told = [Event("trans-round-over", None, reveals=True)]
    totals = [mine["points"] for mine in state._dump()["seats"]]
    for seat, (missing, points, _, hand) in enumerate(state.last_round()):
        cities = [game.names.cities[city] for city in hand]
        told.append(Event("trans-reveal", seat, {"cities": cities}, reveals=True))
        counted: dict[str, JsonValue] = {
            "missing": missing,
            "points": points,
            "total": totals[seat],
        }
        told.append(Event("trans-score", seat, counted, reveals=True))
    return told
