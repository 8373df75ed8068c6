"""Tables at which bots think hard, beside a crowd that wants its answers at once."""

import asyncio
import random
import time

import httpx

from stellwerk.bots import level_names
from stellwerk.games import games
from stellwerk.games.registry import family_of
from stellwerk.server.load.crowd import Pace, Player, Tally, come_in, look_at_table, make_table


class ThinkingTables:
    """One person at each, who answers at once, against a bot of the strongest level."""

    def __init__(self, address: str, tables: int, seed: int = 1) -> None:
        names = games()
        self._address = address
        self._games = [names[number % len(names)] for number in range(tables)]
        self._chance = random.Random(seed)

    async def keep_busy(self, until: float) -> int:
        """Play on at all tables until a moment, in one match after the other: moves of people."""
        tally = Tally()
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            await asyncio.gather(
                *(self._play_on(client, game, tally, until) for game in self._games)
            )
        return len(tally.seconds)

    async def _play_on(
        self, client: httpx.AsyncClient, game: str, tally: Tally, until: float
    ) -> None:
        while time.perf_counter() < until:
            player = await self._sit_down(client, game)
            await player.play(tally, Pace(None), until)
            await player.socket.close()

    async def _sit_down(self, client: httpx.AsyncClient, game: str) -> Player:
        person = await come_in(client)
        strongest = {"kind": "bot", "bot": level_names(family_of(game))[-1]}
        wishes = {"game": game, "seats": [{"kind": "me"}, strongest], "bot_pause": 0}
        table = await make_table(client, person, wishes)
        return await look_at_table(self._address, table, person, self._chance)
