"""What the tracks of a line cost beside their price, as the kernel counts it, for the terminal."""

from typing import TYPE_CHECKING

from rich.text import Text

from stellwerk.games.wensleydale.kernel_rules import start_costs
from stellwerk.games.wensleydale.names import COMPANIES
from stellwerk.games.wensleydale.terminal.signs import signs
from stellwerk.kernel.wensleydale.building import entering_fees, starting_fees

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.wire.views import WensleydaleView
    from stellwerk.kernel.wensleydale.building import Fees


def fee_to_enter(view: "WensleydaleView", area: str) -> Text:
    """The points that a track into an area costs now."""
    landowners = view.areas.get(area, {}).get("landowner", 0)
    return _signs(entering_fees(_companies(view, area), landowners))


def fee_to_start(view: "WensleydaleView", area: str) -> Text:
    """The points that the start of a line in an area costs now."""
    return _signs(_start(view, area))


def fees_so_far(view: "WensleydaleView") -> Text:
    """The points that companies got for the line that is being built."""
    first, *others = view.line
    fees = [_start(view, first), *(entering_fees(_companies(view, area), 0) for area in others)]
    red, green = sum(fee["red"] for fee in fees), sum(fee["green"] for fee in fees)
    return _signs({"white": 0, "red": red, "green": green})


def _start(view: "WensleydaleView", area: str) -> "Fees":
    return starting_fees(_companies(view, area), start_costs(view.options))


def _companies(view: "WensleydaleView", area: str) -> int:
    """The set of colours that a town shows, as the kernel writes sets."""
    return sum(1 << COMPANIES.index(company) for company in view.towns.get(area, []))


def _signs(fees: "Fees") -> Text:
    points = {"red": fees["red"], "green": fees["green"], "white": fees["white"]}
    return signs(points, tuple(points))
