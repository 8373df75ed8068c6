"""What the routes of people's own boards work with."""

from dataclasses import dataclass

from stellwerk.server.catalogue.own_boards import OwnBoards
from stellwerk.server.security.creation_limits import CreationLimits


@dataclass(frozen=True)
class BoardServices:
    """For bringing boards in, and showing them."""

    own_boards: OwnBoards
    creation_limits: CreationLimits
