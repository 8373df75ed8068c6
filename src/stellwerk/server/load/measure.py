"""Measuring a server under load: a real process on a fresh database, and a crowd beside it."""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import psutil

from stellwerk.arena.bench import Measurement
from stellwerk.server.load.crowd import Crowd, Tally
from stellwerk.server.load.long_match import join_times, write_long_match
from stellwerk.server.load.looking_back import LookingBack
from stellwerk.server.load.thinking_tables import ThinkingTables

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
PACE = 500.0  # moves a second at which answers are wanted within 150 ms
WARMING = 10  # tables before the first that are counted
THINKING = 20  # tables at which the strongest bots think
LONG = 2000  # entries of a long match


@dataclass
class Server:
    """A server that was started to be measured."""

    process: subprocess.Popen[bytes]
    address: str

    @property
    def kilobytes(self) -> float:
        """The memory of the serving process."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 1000


@contextmanager
def measured_server(database: Path) -> "Iterator[Server]":
    """A `stellwerk serve` of our own, on loopback, ended afterwards."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    command = [sys.executable, "-m", "stellwerk", "serve", "--port", str(port)]
    limits = ["--requests-per-minute", "10000000", "--frames-per-second", "10000"]
    limits += ["--connections-per-address", "10000"]
    command += ["--database", str(database), "--log-level", "warning", *limits]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_until_up(process, address)
        yield Server(process, address)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_until_up(process: subprocess.Popen[bytes], address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            httpx.get(f"{address}/health", timeout=5).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise RuntimeError("The server to be measured does not start.")


async def _idle_memory(server: Server, table_ids: list[str]) -> Measurement:
    """What a table costs that is in memory although nobody is connected."""
    warmed = len(table_ids) // 10  # the first ones also bring in what all share
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        await _look_at(client, table_ids[:warmed])
        before = server.kilobytes
        await _look_at(client, table_ids[warmed:])
        each = (server.kilobytes - before) / max(1, len(table_ids) - warmed)
    return Measurement(f"per idle table, {len(table_ids)} tables in memory", each, "kB", "100")


async def _look_at(client: httpx.AsyncClient, table_ids: list[str]) -> None:
    for table_id in table_ids:
        (await client.get(f"/api/tables/{table_id}/state")).raise_for_status()


async def measure(tables: int, seconds: float) -> AsyncIterator[Measurement]:
    """Play at many tables at once; yields a line whenever one is known."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "stellwerk.db"
        with measured_server(database) as server:
            crowd = Crowd(server.address, tables)
            async for line in _play_at_tables(server, crowd, seconds):
                yield line
        with measured_server(database) as server:
            yield await _idle_memory(server, crowd.table_ids)
        # The first of two long matches only takes the server over its own first time.
        warming, warmer = await write_long_match(database, LONG)
        table, token = await write_long_match(database, LONG)
        with measured_server(database) as server:
            await join_times(server.address, warming, warmer)
            first, again = await join_times(server.address, table, token)
        yield Measurement(f"joining a match of {LONG} entries, not in memory", first, "ms", "50")
        yield Measurement(f"joining a match of {LONG} entries, in memory", again, "ms", "50")


async def _play_at_tables(
    server: Server, crowd: Crowd, seconds: float
) -> AsyncIterator[Measurement]:
    first = Crowd(server.address, WARMING)  # they also bring in what all tables share
    await first.sit_down()
    empty = server.kilobytes
    await crowd.sit_down()
    people = f"{crowd.tables} tables of four"
    each = (server.kilobytes - empty) / crowd.tables
    yield Measurement(f"per table with four open connections, {people}", each, "kB")
    await first.go_home()
    paced = await crowd.play(seconds, PACE)
    for line in _latency(paced, seconds, f"at {PACE:.0f} moves/s, {people}", "150"):
        yield line
    fast = await crowd.play(seconds)
    for line in _latency(fast, seconds, f"as fast as answers come, {people}", ""):
        yield line
    looking_back = LookingBack(server.address)
    busy = asyncio.create_task(looking_back.keep_busy(time.perf_counter() + seconds))
    reviewing = await crowd.play(seconds, PACE)
    how = f"at {PACE:.0f} moves/s, {people}, while a match is looked back at"
    for line in _latency(reviewing, seconds, how, "150"):
        yield line
    yield Measurement("moves that were looked back at meanwhile", await busy / seconds, "moves/s")
    # The last part: bots go on thinking after the others have stopped.
    thinking = ThinkingTables(server.address, THINKING)
    busy = asyncio.create_task(thinking.keep_busy(time.perf_counter() + seconds))
    beside = await crowd.play(seconds, PACE)
    how = f"at {PACE:.0f} moves/s, {people}, while the strongest bots think at {THINKING} more"
    for line in _latency(beside, seconds, how, "150"):
        yield line
    yield Measurement("moves of people against those bots", await busy / seconds, "moves/s")
    refused = sum(tally.refused for tally in (paced, fast, reviewing, beside))
    yield Measurement("refused", refused, "moves", "0")
    await crowd.go_home()


def _latency(tally: Tally, seconds: float, how: str, aim: str) -> list[Measurement]:
    lines = [Measurement(how, len(tally.seconds) / seconds, "moves/s")]
    for share in (50, 95, 99):
        name = f"{share} % of moves, from sent to view received, {how}"
        lines.append(Measurement(name, tally.percentile(share), "ms", aim if share == 99 else ""))
    return lines
