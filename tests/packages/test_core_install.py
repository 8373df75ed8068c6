"""`pip install stellwerk` without an extra: small, quick to import, and everything but commands.

`make fresh` does the same with a real wheel in a bare system; here the modules of all packages that
the core does not name are hidden from a process of its own.
"""

import importlib.metadata
import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

HIDING = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Hidden())
"""
# 227 now; each module is time for everybody who imports the package.
MOST_MODULES = 240


def needed_by(distribution: str) -> Iterator[str]:
    """A distribution, and whatever is installed with it."""
    yield distribution
    for line in importlib.metadata.requires(distribution) or []:
        if "extra ==" not in line and "python_version <" not in line:
            found = re.match(r"[\w.-]+", line)
            assert found is not None
            yield from needed_by(found[0])


def canonical(name: str) -> str:
    """PyPI makes no difference between fluent.runtime and Fluent_Runtime."""
    return re.sub(r"[-_.]+", "-", name).lower()


def hidden_modules() -> set[str]:
    """The top modules of all distributions that the core does not bring."""
    core = {canonical(name) for name in needed_by("stellwerk")}
    return {
        module
        for module, owners in importlib.metadata.packages_distributions().items()
        if not core & {canonical(owner) for owner in owners}
    }


def in_core_install(code: str, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run Python as in an environment with the core alone."""
    program = f"HIDDEN = {sorted(hidden_modules())!r}\n{HIDING}\n{code}"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **changes},
        check=False,
    )


def test_the_core_needs_no_server_no_command_line_and_no_arrays() -> None:
    assert {"typer", "rich", "litestar", "sqlalchemy", "uvicorn", "numpy", "redis", "asyncpg"} <= (
        hidden_modules()
    )
    assert not {"msgspec", "fluent", "stellwerk", "typing_extensions"} & hidden_modules()


def test_games_are_played_drawn_evaluated_and_filmed_with_the_core_alone() -> None:
    played = in_core_install("""
import json, stellwerk
for name in stellwerk.games():
    state = stellwerk.game(name, players=2).new_state(seed=7)
    state.play_randomly(1)
    assert state.is_terminal() and state.to_svg(lang="fr")[:4] == "<svg" and str(state), name
game = stellwerk.game("ticket-europe", players=2)
match = game.new_match(seed=7)
match.play(0, match.evaluate(0, stellwerk.Budget(rollouts=20)).candidates[0].move)
again = stellwerk.replay(json.dumps(match.record))
assert again.state == match.state and stellwerk.film(match, lang="nl")
print(stellwerk.contest("trans-europa", ["surveyor", "random"], games=2, seed=1))
""")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "The command line needs"),
        ("de", "Der Befehlszeile fehlen"),
        ("xx", "The command line"),
    ],
)
def test_the_command_says_which_extra_brings_it(lang: str, words: str) -> None:
    code = "import runpy; runpy.run_module('stellwerk', run_name='__main__')"
    said = in_core_install(code, "play", "ticket-europe", STELLWERK_LANG=lang)
    assert (said.returncode, said.stdout) == (2, ""), said.stderr
    assert said.stderr.startswith(words)
    assert said.stderr.count("\n") == 1
    assert "stellwerk[cli]" in said.stderr
    assert "stellwerk[server]" in said.stderr


def test_importing_stellwerk_imports_little() -> None:
    """Counted, not timed: `make bench` says how long it takes (0.3 s at most)."""
    code = (
        "import sys; before = set(sys.modules); import stellwerk; print(*{*sys.modules} - before)"
    )
    imported = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert len(imported) <= MOST_MODULES, f"{len(imported)} modules: {sorted(imported)}"
    heavy = {"asyncio", "numpy", "rich", "typer", "fluent", "babel", "torch", "litestar", "logging"}
    assert not heavy & {name.partition(".")[0] for name in imported}


@pytest.mark.parametrize(
    ("settings", "hidden", "message"),
    [
        ("database='postgresql+asyncpg://ada@localhost/games'", "asyncpg", "serve-no-postgres"),
        ("channels='redis://localhost'", "redis", "serve-no-redis"),
    ],
)
def test_a_server_names_the_extra_that_a_database_or_channel_needs(
    settings: str, hidden: str, message: str
) -> None:
    code = f"""
import sys
sys.modules[{hidden!r}] = None
from stellwerk.server.run import CannotServe, check_drivers
from stellwerk.server.settings import Settings
try:
    check_drivers(Settings({settings}))
except CannotServe as refused:
    print(refused.message)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.stdout.strip() == message, said.stderr
