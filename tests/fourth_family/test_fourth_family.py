"""A family from another package is played everywhere, without a line of ours being changed."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fourth_family.package import (
    EXAMPLE,
    GAME,
    add_bad_bots,
    ask,
    deployment_with,
    install,
    run,
)
from tests.server.client import Guest
from tests.server.deployment import ASKING, Deployment, start_cold

MATCH = """
import json, stellwerk
match = stellwerk.game("branch-valley", players=3).new_match(seed=5)
while not match.is_over:
    seat = match.state.current_player()
    match.play(seat, match.prompts[seat].moves[0])
again = stellwerk.replay(match.record)
print(json.dumps({
    "games": stellwerk.games(),
    "same": again.state.digest() == match.state.digest(),
    "log": [seen.as_json() for seen in match.log(1)[:4]],
    "twin": match.game.new_state(5).resample(1, 8).goals[1] == match.game.new_state(5).goals[1],
}))
"""
SAID = """
import stellwerk
from stellwerk.games.families import families
from tests.wire.said import Reader, said_while_replaying
match = stellwerk.game("branch-valley", players=3).new_match(seed=5)
while not match.is_over:
    seat = match.state.current_player()
    match.play(seat, match.prompts[seat].moves[0])
reader = Reader(families()["branch"].wire)
record = stellwerk.open_record(match.record)
print(*{type(reader.read(said)).__name__ for said in said_while_replaying(record)})
"""
BROKEN_BOARD = 'b = "nowhere"'
EXAMPLE_BOARD = EXAMPLE / "branch_lines" / "boards" / f"{GAME}.toml"
TWIN = """
from dataclasses import replace
from branch_lines.family import BRANCH
TWIN = replace(BRANCH, name="twin")
SEVEN = 7
def __getattr__(name):
    return replace(BRANCH, name="empty", bots={})
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    installed = install(tmp_path_factory.mktemp("package"))
    add_bad_bots(installed)
    return installed


@pytest.fixture(scope="module")
def deployment(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    with deployment_with(package, tmp_path_factory.mktemp("deployment")) as built:
        yield built


def test_python_makes_plays_and_replays_it(package: Path) -> None:
    printed = json.loads(run(package, "-c", MATCH))
    assert printed["games"][-1] == GAME
    assert printed["games"][0] == "ticket-europe"
    assert printed["same"]
    assert printed["twin"]
    messages = [event["message"] for event in printed["log"]]
    assert messages[:3] == ["event-branch-goal", "event-branch-goal-own", "event-branch-goal"]


def test_its_structs_describe_what_it_says_byte_for_byte(package: Path) -> None:
    assert set(run(package, "-c", SAID).split()) == {
        "BranchBuildMove",
        "BranchBuildPrompt",
        "BranchBuiltEvent",
        "BranchGoalEvent",
        "BranchGoalOwnEvent",
        "BranchPosition",
        "BranchResult",
        "BranchRevealEvent",
        "BranchView",
    }


def test_bots_of_the_package_play_in_the_arena(package: Path) -> None:
    arguments = ("sim", GAME, "--games", "200", "--bots", "greedy,random", "--seed", "3", "--json")
    printed = json.loads(run(package, "-m", "stellwerk", *arguments))
    greedy, random = printed["bots"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["win_share"] > 2 * random["win_share"]


def test_the_terminal_plays_it_in_its_own_words(package: Path) -> None:
    printed = run(package, "-m", "stellwerk", "play", GAME, "--seed", "3", typed="?\nmoor\n\n" * 6)
    assert "Your goal is" in printed
    assert re.search(r"Tracks\n +Mill – Ford +– *\n", printed)
    assert re.search(r"Goals\n +Guest +\w+ *\n +Random +– *\n", printed)
    assert "part of a name works too.\n" in printed
    assert "Which track?" in printed or "Build a track." in printed
    german = run(package, "-m", "stellwerk", "rules", GAME, "--lang", "de")
    assert "Wer am Zug ist, baut ein Gleis" in german
    dutch = run(package, "-m", "stellwerk", "rules", GAME, "--lang", "nl")
    assert "In your turn you build one track" in dutch  # in English where it has no Dutch


def test_mistakes_in_its_boards_are_told_with_their_line(package: Path, tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    asked = ask(package, "-m", "stellwerk", "board", "check", str(EXAMPLE_BOARD))
    assert asked.returncode == 0, asked.stderr
    shipped = EXAMPLE_BOARD.read_text(encoding="utf-8")
    board.write_text(shipped.replace('b = "moor"', BROKEN_BOARD, 1), encoding="utf-8")
    command = (
        "import sys; from stellwerk.boards import check_board; from pathlib import Path;"
        "print(*check_board(Path(sys.argv[1]).read_text(), 'mine.toml'), sep='\\n')"
    )
    printed = run(package, "-c", command, str(board))
    assert printed.startswith(
        'mine.toml, line 20, track "quarry_moor": there is no station "nowhere"'
    )


def test_a_server_plays_it_with_people_and_bots(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    listed = {game["name"]: game for game in ada.get("/api/catalogue")["games"]}
    assert listed[GAME]["bots"] == ["random", "greedy", "illegal", "tired"]
    made = ada.new_table(GAME, ["me", {"kind": "bot", "bot": "greedy"}])
    table = ada.play_out(made["table"]["id"])
    assert table["status"] == "over"
    assert len(table["result"]["scores"]) == 2


def test_nobody_sees_the_goal_of_another(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(GAME, ["me", "open"], visibility="open")["table"]["id"]
    bo.post(f"/api/tables/{made}/seats", {}, 200)
    goals = [each.state(made, seat)["view"]["goals"] for seat, each in enumerate((ada, bo))]
    assert goals[0][1] is None
    assert goals[1][0] is None
    assert {goals[0][0], goals[1][1]} & {None} == set()


def test_its_words_are_sent_to_pages_and_ours_are_not(deployment: Deployment) -> None:
    families = f"{deployment.address()}/api/families"
    assert (
        "prompt-branch-build = Bau ein Gleis."
        in ASKING.get(f"{families}/branch/texts?lang=de").json()["fluent"]
    )
    assert ASKING.get(f"{families}/ticket/texts").json() == {"fluent": ""}
    assert ASKING.get(f"{families}/chess/texts").status_code == 404


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("illegal", "999999 is not one of its legal actions"), ("tired", "my bot is tired")],
)
def test_a_bot_that_fails_is_named_and_nobody_sees_a_traceback(
    package: Path, bot: str, reason: str
) -> None:
    answer = ask(package, "-m", "stellwerk", "sim", GAME, "--games", "2", "--bots", f"{bot},random")
    assert answer.returncode == 0
    said = " ".join(answer.stdout.split())
    assert f'The bot "{bot}" failed on seat' in said
    assert reason in said
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("bot", ["illegal", "tired"])
def test_at_a_table_the_simplest_bot_plays_for_one_that_fails(
    deployment: Deployment, bot: str
) -> None:
    ada = Guest(deployment, "Ada")
    made = ada.new_table(GAME, ["me", {"kind": "bot", "bot": bot}])
    assert ada.play_out(made["table"]["id"])["status"] == "over"


@pytest.mark.parametrize(
    ("offered", "reason"),
    [
        (
            "[stellwerk.families]\nbranch2 = branch_lines.family:BRANCH\n",
            "it calls itself 'branch'; both names must be the same",
        ),
        ("[stellwerk.families]\ntwin = twin:TWIN\n", "ships a board 'branch-valley', too"),
        ("[stellwerk.families]\nbranch = twin:TWIN\n", "is offered by branch"),
        ("[stellwerk.families]\nempty = twin:EMPTY\n", "needs a rules version and a bot at least"),
        ("[stellwerk.families]\nbranch2 = branch_lines.game:BranchGame\n", "is not a Family"),
        ("[stellwerk.families]\nbranch2 = branch_lines.nowhere:X\n", "No module named"),
        ("[stellwerk.bots]\nbranch.seven = twin:SEVEN\n", "7 is no class or function"),
        ("[stellwerk.bots]\nbranch.random = bad_bots:Illegal\n", "a bot 'random' of its own"),
    ],
)
def test_what_a_package_offers_wrongly_is_named_and_left_out(
    package: Path, tmp_path: Path, offered: str, reason: str
) -> None:
    about = tmp_path / "wrong-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(offered)
    (tmp_path / "twin.py").write_text(TWIN)
    both = Path(f"{package}{os.pathsep}{tmp_path}")
    bots = ("--bots", "random,random")
    answer = ask(both, "-m", "stellwerk", "sim", GAME, "--games", "2", *bots)
    assert answer.returncode == 0, answer.stderr
    (said,) = answer.stderr.splitlines()
    assert reason in said
    assert said.endswith("It is left out.")


def test_a_board_that_a_package_ships_with_mistakes_is_named_and_left_out(
    package: Path, tmp_path: Path
) -> None:
    copied = tmp_path / "copied"
    shutil.copytree(package, copied)
    board = copied / "branch_lines" / "boards" / f"{GAME}.toml"
    board.write_text(board.read_text().replace('b = "moor"', BROKEN_BOARD, 1), encoding="utf-8")
    answer = ask(copied, "-m", "stellwerk", "games")
    assert answer.returncode == 0, answer.stderr
    assert "ticket-europe" in answer.stdout
    assert GAME not in answer.stdout
    assert 'line 20, track "quarry_moor": there is no station "nowhere"' in answer.stderr


def test_texts_that_a_family_lacks_are_named(package: Path, tmp_path: Path) -> None:
    copied = tmp_path / "copied"
    shutil.copytree(package, copied)
    texts = copied / "branch_lines" / "texts" / "en" / "branch.ftl"
    lines = texts.read_text(encoding="utf-8").splitlines(keepends=True)
    texts.write_text("".join(line for line in lines if not line.startswith("prompt-branch-build")))
    answer = ask(copied, "-m", "stellwerk", "play", GAME, "--seed", "3", typed="moor\n\n" * 6)
    assert answer.stderr.splitlines() == ["There is no text 'prompt-branch-build' in 'en'."]


def test_for_a_bot_that_fails_the_simplest_one_plays_on_and_the_game_is_recorded(
    package: Path, tmp_path: Path
) -> None:
    file = tmp_path / "broken.json"
    arguments = ("play", GAME, "--bots", "tired", "--record", str(file))
    answer = ask(package, "-m", "stellwerk", *arguments, typed="1\n\n")
    assert answer.returncode == 0
    said = " ".join(answer.stdout.split())
    assert 'The bot "tired" failed on seat 1' in said
    assert "my bot is tired. From now on random plays for Tired." in said
    moves = json.loads(file.read_text(encoding="utf-8"))["moves"]
    assert [move["seat"] for move in moves] == [0, 1]


def test_tables_of_a_package_that_is_gone_disturb_nobody(package: Path, tmp_path: Path) -> None:
    with deployment_with(package, tmp_path) as deployment:
        left = Guest(deployment, "Ada").new_table(GAME, ["me", "open"], visibility="open")["table"][
            "id"
        ]
        deployment.stop()
        for server in deployment.servers:
            server.begin = start_cold
        deployment.restart()
        bo = Guest(deployment, "Bo")
        assert left in [table["id"] for table in bo.get("/api/tables")]
        assert bo.table(left)["family"] == "unknown"
        assert bo.new_table("trans-europa", ["me", "bot"])["table"]["status"] == "running"
