"""The state of a Wensleydale game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState, listed, numbered
from stellwerk.games.wensleydale.names import CARRIED, COLOURS, ITEMS, owner_name
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.kernel.wensleydale.board import NOBODY, PROFIT
from stellwerk.kernel.wensleydale.state import WensleydaleState

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Influence
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.names import Item
    from stellwerk.games.wensleydale.wire.parts import Carried, Owner, Phase
    from stellwerk.games.wensleydale.wire.positions import WensleydalePosition


class State(WensleydaleState, NamedState):
    """One position of a Wensleydale game.

    >>> import stellwerk
    >>> state = stellwerk.game("wensleydale", players=2, first_seat=0).new_state(seed=7)
    >>> state.phase, state.hand(0), state.influence(0), state.profit(0)
    ('bid', 12, {'white': 1, 'brown': 2, 'red': 1, 'green': 1}, 0)
    """

    game: "WensleydaleGame"

    def position(self) -> "WensleydalePosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)

    @property
    def phase(self) -> "Phase":
        """What is being done now, as positions name it."""
        return PHASES[self._dump()["phase"]]

    def hand(self, seat: int) -> int:
        """How many cubes a seat holds."""
        return self._dump_seat(seat)["hand"]

    def points(self, seat: int) -> int:
        """The victory points of a seat so far."""
        return self._dump_seat(seat)["points"]

    def influence(self, seat: int) -> "dict[Influence, int]":
        """The points of a seat on the four tracks of influence."""
        return {colour: dict(self.track(n))[seat] for n, colour in enumerate(COLOURS)}

    def profit(self, seat: int) -> int:
        """The points of a seat on the track of profit."""
        return dict(self.track(PROFIT))[seat]

    def owner(self, border: str) -> "Owner | None":
        """Whose track lies on a border: a seat, a company, or None."""
        number = numbered(border, self.game.names.border, "border")
        owner = self._dump()["owners"][number]
        return None if owner == NOBODY else owner_name(owner)

    def tracks(self, seat: int) -> list[str]:
        """The borders with a track of a seat, in board order."""
        owners = self._dump()["owners"]
        return [self.game.names.borders[n] for n, owner in enumerate(owners) if owner == seat]

    def trains(self, seat: int) -> list[str]:
        """The trains a seat has this turn."""
        names = self.game.names.trains
        taken = self._dump()["trains"]
        return [names[n] for n, train in enumerate(taken) if train and train[0] == seat]

    def carried(self, seat: int) -> "dict[Carried, int]":
        """What a seat has carried in all turns, by kind."""
        return dict(zip(CARRIED, self._dump_seat(seat)["collected"], strict=True))

    def contents(self, area: str) -> "dict[Item, int]":
        """What lies in an area: goods, passengers and landowners."""
        items = self._dump()["contents"][numbered(area, self.game.names.area, "area")]
        return {ITEMS[item]: number for item, number in enumerate(items) if number}

    def ranks(self) -> list[int]:
        """The rank of every seat if the game ended now; profit breaks ties (LTW-FINAL-5)."""
        ranking = self.game.result(self).ranking
        return [ranking.index(seat) + 1 for seat in range(self.players)]

    def picture(self) -> list[str]:
        """The turn, and what each seat has: everything, as only the state knows it."""
        numbers = self._dump()
        lying = sum(sum(items) for items in numbers["contents"])
        lines = [f"turn     {numbers['turn']}, {lying} goods, passengers and landowners on the map"]
        for seat in range(self.players):
            influence = [f"{colour}={n}" for colour, n in self.influence(seat).items()]
            carried = [f"{item}={n}" for item, n in self.carried(seat).items() if n]
            lines += [
                f"seat {seat}   {self.points(seat)} points, {self.hand(seat)} cubes, "
                f"{self.profit(seat)} profit",
                f"  tokens   {listed(influence)}",
                f"  tracks   {listed(self.tracks(seat))}",
                f"  trains   {listed(self.trains(seat))}",
                f"  carried  {listed(carried)}",
            ]
        return lines
