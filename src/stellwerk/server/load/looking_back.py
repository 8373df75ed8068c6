"""Matches that are looked back at, beside a crowd that wants its answers at once."""

import asyncio
import time

import httpx

from stellwerk.games.registry import shipped_game
from stellwerk.server.load.crowd import come_in
from stellwerk.study.self_play import played_by_usual

GAME = "ticket-europe"
PLAYERS = 4
PAUSE = 0.25  # seconds between two questions how far a review is


class LookingBack:
    """Somebody who brings in one finished match after the other, and has it looked back at."""

    def __init__(self, address: str, seed: int = 7) -> None:
        self._address = address
        game = shipped_game(GAME, PLAYERS, {})
        self._record = played_by_usual(game, seed).record

    async def keep_busy(self, until: float) -> int:
        """Until a moment; moves that were looked at."""
        looked_at = 0
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            client.headers["cookie"] = await come_in(client)
            while time.perf_counter() < until:
                looked_at += await self._look_back(client, until)
        return looked_at

    async def _look_back(self, client: httpx.AsyncClient, until: float) -> int:
        brought = await client.post("/api/records", json=self._record)
        brought.raise_for_status()
        path = f"/api/tables/{brought.json()['id']}/review"
        state = await client.post(path)
        while time.perf_counter() < until:
            state = await client.get(path)
            if state.json()["status"] != "running":
                break
            await asyncio.sleep(PAUSE)
        state.raise_for_status()
        return int(state.json()["done"])
