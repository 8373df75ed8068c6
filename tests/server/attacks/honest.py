"""An honest table beside an attack: how long its person and its bot have to wait."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.server.attacks.honest_play import HonestTable
from tests.server.attacks.scales import Scales
from tests.server.client import eventually
from tests.server.deployment import Deployment


@dataclass(frozen=True)
class Measured:
    """What somebody met with who went on playing."""

    table: HonestTable
    scales: Scales

    @property
    def moves(self) -> int:
        """That the server said it has."""
        return self.table.acknowledged()

    @property
    def longest_move(self) -> float:
        """The longest wait in seconds until a move was accepted."""
        return self.table.move.longest()

    @property
    def longest_bot(self) -> float:
        """The longest wait in seconds until the bot had answered."""
        return self.table.bot.longest()

    @property
    def most_megabytes(self) -> float:
        """What the servers and their workers held together."""
        return self.scales.most

    def __str__(self) -> str:
        return (
            f"honest moves {self.moves}, longest {self.longest_move:.2f} s, "
            f"bot {self.longest_bot:.2f} s, {self.most_megabytes:.0f} MB at most"
        )


@contextmanager
def honest_table(deployment: Deployment, game: str = "ticket-usa") -> Iterator[Measured]:
    """Somebody plays against a bot for as long as the attack goes on, and loses nothing."""
    measured = Measured(HonestTable(deployment, "Honest", game), Scales(deployment))
    measured.table.start()
    measured.scales.start()
    eventually(lambda: measured.moves > 0)  # the first one also starts the bot's worker
    measured.table.move.reset()
    measured.table.bot.reset()
    yield measured
    measured.table.end()
    measured.scales.end()
    assert measured.table.lost() == []
