"""Events of a Trans game: what happened, for everybody and for those who may see more."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.names import PASSED_COLOURS
from stellwerk.games.trans.views import missing_lines, networks
from stellwerk.games.trans.wire.events import (
    TransAgreeEvent,
    TransAgreeNoneEvent,
    TransCardArguments,
    TransCardAsideArguments,
    TransCardAsideEvent,
    TransCardEvent,
    TransChosenEvent,
    TransChosenOwnEvent,
    TransCitiesArguments,
    TransCityArguments,
    TransColourArguments,
    TransCompleteEvent,
    TransCrossingArguments,
    TransDealtEvent,
    TransDealtOwnArguments,
    TransDealtOwnEvent,
    TransExtraEvent,
    TransExtraOwnArguments,
    TransExtraOwnEvent,
    TransHandOnArguments,
    TransHandOnEvent,
    TransHandOnOwnArguments,
    TransHandOnOwnEvent,
    TransHandsMoveEvent,
    TransHandsMoveOwnEvent,
    TransJoinArguments,
    TransJoinEvent,
    TransLayArguments,
    TransLayEvent,
    TransNumberArguments,
    TransOverEvent,
    TransPassEvent,
    TransPlaceEvent,
    TransPutBackEvent,
    TransPutBackOwnEvent,
    TransRailsOutEvent,
    TransRevealEvent,
    TransRoundEvent,
    TransRoundOverArguments,
    TransRoundOverEvent,
    TransScoreArguments,
    TransScoreEvent,
    TransStopEvent,
)
from stellwerk.games.trans.wire.moves import (
    TransAgreeMove,
    TransAgreeNoneMove,
    TransHandOnMove,
    TransLayMove,
    TransMove,
    TransPlaceMove,
    TransPutBackMove,
    TransStopMove,
)
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
from stellwerk.match.wire import NO_ARGUMENTS

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State


def opening(game: "TransGame", state: "State") -> list[Event]:
    """The first round: dealt, and what its special cards did, before anybody decides."""
    events = []
    for what, a, b in state._notes():
        events += _tell_note(game, state, what, a, b)
    return events


def play(game: "TransGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    move = game.move(state, seat, action)
    cost = state.cost(game.names.line[move.line]) if isinstance(move, TransLayMove) else 0
    before = state.leaders()
    earlier = state.clone()
    state._trace(True)
    state.apply_action(action, seat)
    events = [_tell_move(seat, move, cost)]
    if isinstance(move, TransLayMove) and not any(
        what == NOTE_ROUND for what, _, _ in state._notes()
    ):
        events += _joined(before, state.leaders(), seat)
    for what, a, b in state._notes():
        events += (
            _round_over(game, state, _as_counted(game, earlier, seat, move))
            if what == NOTE_ROUND_OVER
            else _tell_note(game, state, what, a, b)
        )
    return events


def _as_counted(game: "TransGame", earlier: "State", seat: int, move: TransMove) -> "State":
    """The table that a round ended with: where a new round follows, it is cleared already."""
    if isinstance(move, TransLayMove):
        earlier._lay_rail(seat, game.names.line[move.line])
    return earlier


def _joined(before: list[int], after: list[int], mover: int) -> list[Event]:
    """Networks that have grown together; with card 18 not only the mover's (TRANS-TURN-4)."""
    events = []
    for leader in sorted(set(after)):
        group = [seat for seat, its in enumerate(after) if its == leader]
        teller = mover if mover in group else group[0]
        others = [seat for seat in group if before[seat] != before[teller]]
        if others:
            joined = TransJoinArguments(others=others)
            events.append(Event(TransJoinEvent(seat=teller, arguments=joined)))
    return events


def _tell_move(seat: int, move: TransMove, cost: int) -> Event:
    """The decision itself; secret choices are told when they are carried out."""
    if isinstance(move, TransLayMove):
        laid = TransLayArguments(line=move.line, cost=cost)
        return Event(TransLayEvent(seat=seat, arguments=laid))
    if isinstance(move, TransPutBackMove | TransHandOnMove):
        own = TransChosenOwnEvent(seat=seat, arguments=TransCityArguments(city=move.city))
        return Event(TransChosenEvent(seat=seat, arguments=NO_ARGUMENTS), {seat: own})
    if isinstance(move, TransAgreeMove):
        card = TransCardArguments(card=move.card, title=move.card)
        return Event(TransAgreeEvent(seat=seat, arguments=card))
    if isinstance(move, TransPlaceMove):
        crossing = TransCrossingArguments(crossing=move.crossing)
        return Event(TransPlaceEvent(seat=seat, arguments=crossing))
    if isinstance(move, TransAgreeNoneMove):
        return Event(TransAgreeNoneEvent(seat=seat, arguments=NO_ARGUMENTS))
    if isinstance(move, TransStopMove):
        return Event(TransStopEvent(seat=seat, arguments=NO_ARGUMENTS))
    return Event(TransPassEvent(seat=seat, arguments=NO_ARGUMENTS))


def _tell_note(game: "TransGame", state: "State", what: int, a: int, b: int) -> list[Event]:
    """What the decision brought about."""
    if what == NOTE_COMPLETE:
        return [Event(TransCompleteEvent(seat=a, arguments=NO_ARGUMENTS), reveals=True)]
    if what == NOTE_RAILS_OUT:
        return [Event(TransRailsOutEvent(seat=None, arguments=NO_ARGUMENTS))]
    if what == NOTE_ROUND:
        number = TransNumberArguments(number=state._dump()["round"])
        return [Event(TransRoundEvent(seat=a, arguments=number), reveals=True)]
    if what == NOTE_DEALT:
        return _dealt(game, state)
    if what == NOTE_REVEAL:
        return _revealed(game, state)
    if what == NOTE_OVER:
        return [Event(TransOverEvent(seat=None, arguments=NO_ARGUMENTS), reveals=True)]
    return _tell_card(game, state, what, a, b)


def _tell_card(game: "TransGame", state: "State", what: int, a: int, b: int) -> list[Event]:
    """What special cards do."""
    if what == NOTE_ASIDE:
        return [_put_aside(a, b)]
    if what == NOTE_CARD:
        card = TransCardArguments(card=a, title=a)
        return [Event(TransCardEvent(seat=None, arguments=card), reveals=True)]
    if what == NOTE_PUT_BACK:
        return [_put_back(a, game.names.cities[b])]
    if what == NOTE_HAND_ON:
        return [_handed_on(game, a, game.names.cities[b])]
    if what == NOTE_EXTRA:
        return [_extra(game, a, game.names.cities[b])]
    return [_hands_move(game, state)] if what == NOTE_HANDS_MOVE else []


def _put_aside(card: int, other: int) -> Event:
    """A card that was drawn beside one it clashes with (TRANS-CARDS-2)."""
    aside = TransCardAsideArguments(card=card, title=card, other=other)
    return Event(TransCardAsideEvent(seat=None, arguments=aside))


def _put_back(seat: int, city: str) -> Event:
    """Only who put it back knows the city (TRANS-CARD-8)."""
    own = TransPutBackOwnEvent(seat=seat, arguments=TransCityArguments(city=city))
    return Event(TransPutBackEvent(seat=seat, arguments=NO_ARGUMENTS), {seat: own}, reveals=True)


def _handed_on(game: "TransGame", giver: int, city: str) -> Event:
    """Everybody sees the colour; giver and receiver know the city (TRANS-CARD-13…16)."""
    receiver, colour = (giver + 1) % game.players, game.names.colour_of[city]
    public = TransHandOnArguments(colour=colour, receiver=receiver)
    known = TransHandOnOwnArguments(colour=colour, receiver=receiver, city=city)
    own = TransHandOnOwnEvent(seat=giver, arguments=known)
    secret = {giver: own, receiver: own}
    handed_on = TransHandOnEvent(seat=giver, arguments=public)
    return Event(handed_on, secret, reveals=True, shown_to_all=True)


def _extra(game: "TransGame", seat: int, city: str) -> Event:
    """A seat was dealt one city more; everybody sees its colour."""
    colour = PASSED_COLOURS[game.names.colour_of[city]]
    own = TransExtraOwnArguments(colour=colour, city=city)
    return Event(
        TransExtraEvent(seat=seat, arguments=TransColourArguments(colour=colour)),
        {seat: TransExtraOwnEvent(seat=seat, arguments=own)},
        reveals=True,
        shown_to_all=True,
    )


def _hands_move(game: "TransGame", state: "State") -> Event:
    hands = [
        TransCitiesArguments(cities=[game.names.cities[city] for city in mine["hand"]])
        for mine in state._dump()["seats"]
    ]
    secret = {
        seat: TransHandsMoveOwnEvent(seat=None, arguments=hand) for seat, hand in enumerate(hands)
    }
    return Event(TransHandsMoveEvent(seat=None, arguments=NO_ARGUMENTS), secret, reveals=True)


def _dealt(game: "TransGame", state: "State") -> list[Event]:
    """The cities each seat was dealt, seen by that seat alone (TRANS-SETUP-3)."""
    events = []
    for seat, hand in enumerate(state.dealt_hands()):
        cities = [game.names.cities[city] for city in hand]
        number = TransNumberArguments(number=len(cities))
        known = TransDealtOwnArguments(number=len(cities), cities=cities)
        own = TransDealtOwnEvent(seat=seat, arguments=known)
        events.append(
            Event(TransDealtEvent(seat=seat, arguments=number), {seat: own}, reveals=True)
        )
    return events


def _revealed(game: "TransGame", state: "State") -> list[Event]:
    """Cities that everybody may see (TRANS-CARD-10…12, -19)."""
    numbers = state._dump()
    shown = [
        [game.names.cities[city] for city in mine["hand"] if city in numbers["revealed"]]
        for mine in numbers["seats"]
    ]
    return [_reveal(seat, cities) for seat, cities in enumerate(shown) if cities]


def _reveal(seat: int, cities: list[str]) -> Event:
    shown = TransCitiesArguments(cities=cities)
    return Event(TransRevealEvent(seat=seat, arguments=shown), reveals=True)


def _round_over(game: "TransGame", state: "State", counted: "State") -> list[Event]:
    """All lay open their cities and count what is missing (TRANS-SCORE-1)."""
    table = TransRoundOverArguments(
        networks=networks(game, counted, counted._dump()),
        missing_lines=missing_lines(game, counted),
    )
    events = [Event(TransRoundOverEvent(seat=None, arguments=table), reveals=True)]
    totals = [mine["points"] for mine in state._dump()["seats"]]
    for seat, (missing, points, _, hand) in enumerate(state.last_round()):
        events.append(_reveal(seat, [game.names.cities[city] for city in hand]))
        score = TransScoreArguments(missing=missing, points=points, total=totals[seat])
        events.append(Event(TransScoreEvent(seat=seat, arguments=score), reveals=True))
    return events
