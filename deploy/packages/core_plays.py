"""Plays every game with an installed Stellwerk and nothing but the core: `python core_plays.py`.

Every wheel is tried with it (cibuildwheel, `make fresh`). It needs no other file.
"""

import importlib.util
import subprocess
import sys

import stellwerk

NOT_IN_THE_CORE = (
    "asyncpg",
    "litestar",
    "numpy",
    "redis",
    "rich",
    "sqlalchemy",
    "typer",
    "uvicorn",
)


def play_all() -> None:
    """A whole game on every board, looked at, thought about, pickled, replayed and filmed."""
    for name in stellwerk.games():
        state = stellwerk.game(name, players=2).new_state(seed=7)
        state.play_randomly(1)
        outcome = state.outcome()
        assert outcome is not None
        assert stellwerk.deserialize(state.serialize()) == state
        print(f"{name}: {outcome.points}, a picture of {len(state.to_svg())} letters")
    game = stellwerk.game("ticket-europe", players=2)
    match = game.new_match(seed=7)
    best = match.evaluate(0, stellwerk.Budget(rollouts=100, threads=4)).candidates[0]
    match.play(0, best.move)
    assert stellwerk.replay(match.record).state == match.state
    assert stellwerk.film(match, lang="de").startswith("<!doctype html>")
    print(stellwerk.contest("trans-europa", ["surveyor", "random"], games=4, seed=1))


def check_the_core_is_alone() -> None:
    """Nothing else was installed, and the command says what it lacks."""
    brought = [name for name in NOT_IN_THE_CORE if importlib.util.find_spec(name)]
    assert not brought, f"the core should not bring {brought}"
    said = subprocess.run(
        [sys.executable, "-m", "stellwerk"], capture_output=True, text=True, check=False
    )
    assert (said.returncode, "stellwerk[cli]" in said.stderr) == (2, True), said
    print(said.stderr.strip())


if __name__ == "__main__":
    play_all()
    check_the_core_is_alone()
