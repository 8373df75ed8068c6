"""Bots think elsewhere: what they are told, what they answer, and what becomes of their workers."""

import asyncio
import functools
import gc
import json
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import psutil
import pytest

import stellwerk
from stellwerk.boards import shipped_text
from stellwerk.bots import bot_names
from stellwerk.games.registry import family_of, game_on_board
from stellwerk.match.contract import Game, State
from stellwerk.match.match import Match
from stellwerk.server.live.bot_decisions import Task, decide
from stellwerk.server.live.bot_workers import BotWorkers, task
from tests.plain import plain
from tests.ticket import twins as ticket_twins
from tests.trans import twins as trans_twins
from tests.trans.walks import just_won, position_of

Result = TypeVar("Result")
DECISIONS = 60
SLOW_THINKERS = {"signaller", "superintendent"}
OF_A_SLOW_THINKER = 8
PATIENCE = 300  # seconds to wait for other processes, on the slowest of machines
PLAYERS = [(name, bot) for name in stellwerk.games() for bot in bot_names(family_of(name))]


@functools.cache
def runner() -> asyncio.Runner:
    """One event loop for all tests: to it belongs whoever waits for workers that many share."""
    return asyncio.Runner()


@pytest.fixture(scope="module", autouse=True)
def closed_runner() -> Iterator[None]:
    yield
    runner().close()
    runner.cache_clear()


@pytest.fixture(scope="module")
def workers() -> Iterator[BotWorkers]:
    workers = BotWorkers(workers=1, seconds=PATIENCE)
    workers.start()
    yield workers
    done(workers.close())


def done(work: Coroutine[Any, Any, Result]) -> Result:
    """What comes of it, if it comes at all."""
    return runner().run(asyncio.wait_for(work, PATIENCE))


def comes_true(condition: Callable[[], bool]) -> bool:
    """Whether something happens before patience ends."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def alive(process: int) -> bool:
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


# --- choosing ------------------------------------------------------------------------------------


async def play_on(workers: BotWorkers, match: Match, bot: str, most: int = DECISIONS) -> int:
    """Sixty decisions, spread over the match by moves of chance between them."""
    decisions = 0
    rng = random.Random(bot)
    while decisions < most and not match.is_over:
        seat = rng.choice(match.state.pending_players())
        move = await workers.choose(match.game, match.state, seat, bot, rng.getrandbits(60))
        assert match.why_not(seat, move) is None, f"decision {decisions}: {move}"
        assert move in match.prompts[seat].moves
        match.play(seat, move)
        decisions += 1
        if not match.is_over and decisions % 2:
            seat = match.state.pending_players()[-1]
            match.play_action(seat, rng.choice(match.state.legal_actions(seat)))
    return decisions


@pytest.mark.parametrize(("name", "bot"), PLAYERS)
def test_what_a_bot_chooses_is_legal_in_the_true_match(
    workers: BotWorkers, name: str, bot: str
) -> None:
    match = stellwerk.game(name).new_match(seed=5)
    most = OF_A_SLOW_THINKER if bot in SLOW_THINKERS else DECISIONS
    decisions = done(play_on(workers, match, bot, most))
    assert decisions == most or match.is_over
    assert decisions > most // 2


def test_games_on_boards_of_ones_own_and_with_options_are_thought_about_too(
    workers: BotWorkers,
) -> None:
    text = shipped_text("ticket-usa")
    own = text.replace('id = "ticket-usa"', 'id = "my-own"', 1)
    chosen = stellwerk.game("trans-europa", players=4, special_cards="chosen", cards="8,16")
    for game, bot in ((game_on_board(own, 3, {}), "planner"), (chosen, "surveyor")):
        assert done(play_on(workers, game.new_match(seed=6), bot)) > 30


def test_a_bot_decides_although_few_hands_fit_what_everybody_knows(workers: BotWorkers) -> None:
    """Another seat has just won: the hand it is imagined with must be one that wins."""
    game, state = just_won()
    for seed in range(10):
        move = done(workers.choose(game, state, 1, "surveyor", seed))
        assert game.why_not(state, 1, move) is None


def test_the_same_seed_makes_a_bot_choose_the_same_move(workers: BotWorkers) -> None:
    game = stellwerk.game("ticket-europe")
    state = game.new_state(seed=1)
    moves = [done(workers.choose(game, state, 0, "random", seed)) for seed in [*range(8)] * 2]
    assert moves[:8] == moves[8:]
    assert len({json.dumps(plain(move)) for move in moves}) > 1


def test_a_bot_that_does_not_exist_is_an_error_of_the_caller(workers: BotWorkers) -> None:
    game = stellwerk.game("ticket-europe")
    with pytest.raises(ValueError, match="There is no bot 'clairvoyant'"):
        done(workers.choose(game, game.new_state(1), 0, "clairvoyant", 1))


def test_other_heavy_work_can_be_called_and_its_errors_come_back(workers: BotWorkers) -> None:
    assert done(workers.call(pow, 2, 10)) == 1024
    with pytest.raises(ZeroDivisionError):
        done(workers.call(divmod, 1, 0))


# --- what a worker is told -----------------------------------------------------------------------


def walk(game: Game, seed: int, steps: int) -> State:
    """A state after some moves of chance."""
    rng = random.Random(seed)
    state = game.new_state(seed)
    for _ in range(steps):
        seat = rng.choice(state.pending_players())
        after = state.clone()
        after.apply_action(rng.choice(state.legal_actions(seat)), seat)
        if after.is_terminal():
            break
        state = after
    return state


def twins(rng: random.Random, game: Game, state: State, seat: int) -> list[State]:
    """States the seat cannot tell from this one, made by the kernel and, if we can, by hand."""
    made = [state.resample(seat, rng.randbytes(32))]
    if game.family == "ticket":
        made.append(ticket_twins.swapped(rng, cast("Any", game), cast("Any", state), seat))
    elif game.family == "trans":
        made.append(trans_twins.swapped(rng, cast("Any", game), cast("Any", state), seat))
    return made


@pytest.mark.parametrize("name", stellwerk.games())
def test_no_byte_a_worker_is_sent_depends_on_what_its_seat_cannot_know(name: str) -> None:
    """So whatever a bot does with it, it cannot play by what is hidden."""
    game, differed = stellwerk.game(name), 0
    for seed in range(30):
        state = walk(game, seed, steps=3 * seed)
        for seat in state.pending_players():
            rng = random.Random(f"{name} {seed} {seat}")
            sent = json.dumps(as_sent(task(game, state, seat, "random", seed)))
            for twin in twins(rng, game, state, seat):
                differed += twin.digest() != state.digest()
                assert json.dumps(as_sent(task(game, twin, seat, "random", seed))) == sent
    assert differed >= 30


def as_sent(sent: Task) -> dict[str, Any]:
    """All that arrives on the other side."""
    arrived = pickle.loads(pickle.dumps(sent))
    assert arrived == sent
    sent_data: dict[str, Any] = plain(vars(arrived))
    return sent_data


def test_no_byte_a_worker_is_sent_tells_more_of_a_winner_than_that_it_has_won() -> None:
    game, state = just_won()
    sent = json.dumps(as_sent(task(game, state, 1, "random", 7)))
    twins = [state.resample(1, seed) for seed in range(20)]
    assert len({json.dumps(position_of(twin)["seats"][0]["hand"]) for twin in twins}) > 1
    for twin in twins:
        assert json.dumps(as_sent(task(game, twin, 1, "random", 7))) == sent


@pytest.mark.parametrize("name", stellwerk.games())
def test_neither_the_true_chance_nor_the_match_seed_is_sent(name: str) -> None:
    game = stellwerk.game(name)
    state = walk(game, 123_456_789, steps=10)
    true: Any = plain(state.position())
    for seat in state.pending_players():
        text = json.dumps(as_sent(task(game, state, seat, "random", 7)))
        assert true["random"]["key"] not in text


def test_hidden_hands_and_decks_are_drawn_again_before_they_are_sent() -> None:
    game = stellwerk.game("ticket-europe", players=4)
    state = walk(game, 3, steps=40)
    seat = state.pending_players()[0]
    true: Any = plain(state.position())
    sent: Any = [plain(task(game, state, seat, "planner", seed).position) for seed in range(20)]
    for other in range(4):
        hands = {json.dumps(position["seats"][other]["cards"]) for position in sent}
        tickets = {json.dumps(position["seats"][other]["tickets"]) for position in sent}
        if other == seat:
            assert hands == {json.dumps(true["seats"][seat]["cards"])}
            assert tickets == {json.dumps(true["seats"][seat]["tickets"])}
        else:
            assert len(hands) > 10
            assert len(tickets) > 10
    assert all(position["deck"] != true["deck"] for position in sent)


def test_a_worker_loads_games_and_bots_and_no_server() -> None:
    code = "import sys, stellwerk.server.live.bot_decisions; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert "stellwerk" in loaded
    assert not loaded & {"litestar", "sqlalchemy", "uvicorn", "alembic", "typer"}


def test_a_task_is_decided_the_same_way_in_this_process() -> None:
    game = stellwerk.game("wensleydale")
    state = walk(game, 4, steps=20)
    seat = state.pending_players()[0]
    move = decide(task(game, state, seat, "promoter", 9))
    assert game.why_not(state, seat, move) is None


# --- workers that die, and servers that do -------------------------------------------------------


def test_when_a_worker_is_killed_the_next_move_is_chosen_by_a_new_one() -> None:
    game = stellwerk.game("ticket-usa")
    state = game.new_state(seed=1)

    async def scenario() -> None:
        workers = BotWorkers(workers=1, seconds=PATIENCE)
        workers.start()
        try:
            for _ in range(2):
                worker = await workers.call(os.getpid)
                assert worker != os.getpid()
                os.kill(worker, signal.SIGKILL)
                move = await workers.choose(game, state, 0, "planner", 1)
                assert game.why_not(state, 0, move) is None
                assert await workers.call(os.getpid) != worker
        finally:
            await workers.close()

    done(scenario())


def test_work_that_is_under_way_when_its_worker_is_killed_is_begun_again(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        workers = BotWorkers(workers=2, seconds=PATIENCE)
        workers.start()
        try:
            calls = [workers.call(die_the_first_time, tmp_path / "been here")]
            calls += [workers.call(pow, 2, number) for number in range(10)]
            return await asyncio.gather(*calls)
        finally:
            await workers.close()

    assert done(scenario()) == [7, *(2**number for number in range(10))]


def die_the_first_time(mark: Path) -> int:
    """Takes its process with it unless somebody has been here before."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def test_work_that_kills_every_worker_is_given_up_and_the_workers_go_on() -> None:
    async def scenario() -> None:
        workers = BotWorkers(workers=1, seconds=PATIENCE)
        workers.start()
        try:
            with pytest.raises(RuntimeError):
                await workers.call(os._exit, 3)
            assert await workers.call(pow, 2, 3) == 8
        finally:
            await workers.close()

    done(scenario())


def test_closing_ends_the_workers_and_nothing_is_begun_after_it() -> None:
    async def scenario() -> int:
        workers = BotWorkers(workers=1, seconds=PATIENCE)
        with pytest.raises(RuntimeError, match="not been started"):
            await workers.call(os.getpid)
        workers.start()
        worker = await workers.call(os.getpid)
        await workers.close()
        with pytest.raises(RuntimeError, match="gone home"):
            await workers.call(os.getpid)
        return worker

    worker = done(scenario())
    assert comes_true(lambda: not alive(worker))


def test_a_worker_does_not_mind_ctrl_c(workers: BotWorkers) -> None:
    worker = done(workers.call(os.getpid))
    os.kill(worker, signal.SIGINT)
    assert done(workers.call(os.getpid)) == worker


SERVER = """
import asyncio, os, time
from stellwerk.server.live.bot_workers import BotWorkers

async def main():
    workers = BotWorkers(workers=2)
    workers.start()
    busy = [workers.call(time.sleep, 600) for _ in range({busy})]
    first = asyncio.gather(*busy)
    await asyncio.sleep(0)
    print(await workers.call(os.getpid) if {busy} < 2 else 0, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("busy", [0, 1, 2])
def test_workers_end_when_their_server_is_killed(tmp_path: Path, busy: int) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER.format(busy=busy), encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().strip().isdigit()
            family = psutil.Process(server.pid)
            assert comes_true(lambda: bool(family.children(recursive=True)))
            workers = family.children(recursive=True)
        finally:
            server.kill()
    try:
        assert comes_true(lambda: not any(alive(worker.pid) for worker in workers))
    finally:
        for worker in workers:
            if worker.is_running():
                worker.kill()


def test_nobody_hears_of_a_decision_for_which_nobody_waits_any_more() -> None:
    """A server that stops lets go of the tables first, and of the workers afterwards."""
    heard: list[dict[str, Any]] = []

    async def let_go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
        gone_home = BotWorkers(workers=1)
        game = stellwerk.game("ticket-usa", players=2)
        thinking = gone_home.choose(game, game.new_state(seed=7), 0, "planner", seed=1)
        waiting = asyncio.ensure_future(thinking)
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    asyncio.run(let_go())
    gc.collect()
    assert not heard
