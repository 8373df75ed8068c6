"""What people ask a state, family by family: the answers are those of its position."""

import pytest

import stellwerk


def test_of_ticket_to_ride() -> None:
    game = stellwerk.game("ticket-europe", players=3)
    state = game.new_state(seed=7)
    state.play_randomly(3)
    position = state.position()
    for seat, mine in enumerate(position.seats):
        assert state.hand(seat) == mine.cards
        assert state.trains(seat) == mine.trains
        assert state.points(seat) == mine.points
        assert state.routes(seat) == mine.routes
        assert state.stations(seat) == mine.stations
        assert state.tickets(seat) == mine.tickets
        assert all(state.owner(route) == seat for route in mine.routes)
        assert state.completed(seat) == game.result(state).scores[seat].completed
    assert state.row() == position.row
    taken = {route for seat in position.seats for route in seat.routes}
    free = next(route.id for route in game.board.routes if route.id not in taken)
    assert state.owner(free) is None
    with pytest.raises(ValueError, match="no route 'rom_mars'"):
        state.owner("rom_mars")
    with pytest.raises(IndexError, match="seats 0 to 2"):
        state.hand(3)


def test_of_trans() -> None:
    game = stellwerk.game("trans-europa", players=3, rounds=1)
    state = game.new_state(seed=7)
    assert [state.marker(seat) for seat in range(3)] == [None] * 3
    assert state.network(0) == []
    assert state.missing_rails(0) is None
    for _ in range(20):
        state.apply_action(state.random_action(3))
    position = state.position()
    assert state.rails() == position.rails
    for seat, mine in enumerate(position.seats):
        assert state.hand(seat) == mine.hand
        assert state.marker(seat) == mine.marker
        assert state.points(seat) == mine.points
        assert mine.marker in state.network(seat)
        assert state.missing_rails(seat) == state.missing(seat)


def test_of_wensleydale() -> None:
    game = stellwerk.game("wensleydale", players=3)
    state = game.new_state(seed=7)
    for number in range(120):
        state.apply_action(state.random_action(number))
    position = state.position()
    for seat, mine in enumerate(position.seats):
        assert (state.hand(seat), state.points(seat)) == (mine.hand, mine.points)
        carried = {"plain": mine.plain, "hill": mine.hill, "red": mine.red, "green": mine.green}
        assert state.carried(seat) == carried
        points = {track: dict(places)[seat] for track, places in position.tracks.as_json().items()}
        assert {**state.influence(seat), "profit": state.profit(seat)} == points
        assert state.tracks(seat) == [b for b, owner in position.borders.items() if owner == seat]
        assert all(state.owner(border) == seat for border in state.tracks(seat))
        assert state.trains(seat) == [t for t, of in position.trains.items() if of.seat == seat]
    assert {a.id: state.contents(a.id) for a in game.board.areas if state.contents(a.id)} == (
        position.areas
    )
    with pytest.raises(ValueError, match="no border 'here'"):
        state.owner("here")
    with pytest.raises(ValueError, match="no area 'there'"):
        state.contents("there")
