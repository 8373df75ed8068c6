"""The typed client of the web app: made from the API as it is, and able to play a match."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import stellwerk
from stellwerk.games.record import read_record, verify_commitment
from stellwerk.server.app import create_app
from stellwerk.server.openapi import complete, description_json
from stellwerk.server.settings import Settings
from tests.server.deployment import Deployment

WEB = Path(__file__).parents[2] / "web"
API = WEB / "src" / "api"
PROJECT = "tests/client"
STALE = "It is older than the API. Run: make client"
OLDEST_NODE = 20
PATIENCE = 120  # seconds; only a program that hangs takes as long

NewDeployment = Callable[..., Deployment]


class Described:
    """The description of the API, with short ways to its parts."""

    def __init__(self) -> None:
        self.whole = json.loads(description_json(create_app(Settings())))
        self.schemas = self.whole["components"]["schemas"]
        self.operations = {
            f"{method} {path}": operation
            for path, methods in self.whole["paths"].items()
            for method, operation in methods.items()
        }


@pytest.fixture(scope="module")
def described() -> Described:
    return Described()


def test_the_committed_description_is_that_of_the_api(described: Described) -> None:
    committed = json.loads((API / "openapi.json").read_text(encoding="utf-8"))
    assert committed == described.whole, STALE


def test_every_operation_says_what_it_takes_answers_and_refuses(described: Described) -> None:
    for name, operation in described.operations.items():
        assert operation["summary"], name
        assert operation["tags"], name
        for status, answer in operation["responses"].items():
            schema = answer.get("content", {}).get("application/json", {}).get("schema")
            if status[0] == "2":
                assert status == "204" or name == "get /metrics" or schema, f"{name} {status}"
            else:
                assert schema == {"$ref": "#/components/schemas/Problem"}, f"{name} {status}"
        if name.startswith(("put ", "patch ")) or name == "post /api/records":
            assert operation["requestBody"]["required"], name


def test_operations_have_the_names_of_their_handlers(described: Described) -> None:
    names = [operation["operationId"] for operation in described.operations.values()]
    assert len(set(names)) == len(names)
    assert {"come_in", "new_table", "play_move", "take_back", "bring_in"} <= set(names)


def test_every_reference_leads_somewhere(described: Described) -> None:
    text = json.dumps(described.whole)
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert referred <= set(described.schemas)
    assert {"ClientFrame", "ServerFrame", "TurnsFrame", "Prompt", "Record"} <= set(
        described.schemas
    )


def test_litestar_knows_no_message_that_is_not_described() -> None:
    raw = create_app(Settings()).openapi_schema.to_schema()
    known = set(raw["components"]["schemas"])
    assert known
    completed = json.loads(json.dumps(complete(raw)))
    assert known <= set(completed["components"]["schemas"])


def test_nothing_a_client_must_understand_is_left_without_a_shape(described: Described) -> None:
    for name, schema in described.schemas.items():
        for field, kind in schema.get("properties", {}).items():
            assert kind, f"{name}.{field} may be anything"


def test_frames_are_told_apart_by_a_constant(described: Described) -> None:
    for union in ("ClientFrame", "ServerFrame"):
        for tag, place in described.schemas[union]["discriminator"]["mapping"].items():
            frame = described.schemas[place.rpartition("/")[2]]
            assert frame["properties"]["type"] == {"type": "string", "const": tag}
            assert "type" in frame["required"]


def test_who_must_show_a_cookie_or_key_is_said(described: Described) -> None:
    assert set(described.whole["components"]["securitySchemes"]) == {"cookie", "key"}
    assert described.operations["post /api/tables"]["security"] == [
        {"cookie": []},
        {"key": ["manage"]},
    ]
    assert {"key": ["play"]} in described.operations["get /api/tables"]["security"]
    assert {} in described.operations["get /api/tables"]["security"]


def test_the_command_prints_the_same_description(described: Described) -> None:
    command = [sys.executable, "-m", "stellwerk", "openapi"]
    printed = subprocess.run(command, capture_output=True, check=True, timeout=PATIENCE).stdout
    assert json.loads(printed) == described.whole


def test_the_lock_file_names_no_place_to_install_from() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in locked["packages"].items() if "resolved" in package]


# — with Node


@pytest.fixture(scope="module")
def node() -> Path:
    """The Node that the Makefile chose; loudly skipped without one."""
    found = os.environ.get("NODE") or shutil.which("node")
    if not found or _version(found) < OLDEST_NODE or not (WEB / "node_modules").is_dir():
        pytest.skip(f"Node {OLDEST_NODE} or web/node_modules is missing; `make test` has both.")
    return Path(found)


def _version(found: str) -> int:
    printed = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
    return int(printed.stdout.lstrip("v").partition(".")[0])


def run_node(node: Path, script: Path, *arguments: str | Path) -> str:
    """What a program prints; a failure shows all of it."""
    done = subprocess.run(
        [node, script, *arguments], cwd=WEB, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, f"{script.name} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def tool(package: str, script: str) -> Path:
    return WEB / "node_modules" / package / script


def test_the_committed_types_are_those_of_the_description(node: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "schema.ts"
    script = tool("openapi-typescript", "bin/cli.js")
    options = json.loads((WEB / "package.json").read_text())["scripts"]["schema"].split()[2:-2]
    run_node(node, script, API / "openapi.json", *options, "--output", fresh)
    assert fresh.read_text() == (API / "schema.ts").read_text(), STALE


def test_the_client_has_no_type_errors(node: Path) -> None:
    run_node(node, tool("typescript", "bin/tsc"), "--noEmit", "-p", PROJECT)


def test_the_client_plays_a_match_although_its_line_breaks(
    node: Path, new_deployment: NewDeployment, tmp_path: Path
) -> None:
    deployment = new_deployment("sqlite")
    built = tmp_path / "built"
    run_node(node, tool("typescript", "bin/tsc"), "-p", PROJECT, "--outDir", built)
    (built / "package.json").write_text('{"type": "module"}')
    (built / "node_modules").symlink_to(WEB / "node_modules")
    seen = json.loads(run_node(node, built / PROJECT / "play_a_match.js", deployment.address()))
    assert seen["moves"] > 20
    assert seen["recorded"] == seen["moves"], "a move was lost, or counted twice"
    assert seen["lost"] > 3
    assert seen["ordered"]
    assert seen["last"] >= len(seen["record"]["moves"])
    assert (seen["final"], seen["status"]) == ("closed", "over")
    assert seen["chat"] == ["Good luck!"]
    assert seen["shared"] == [1, 2], "two seats on one device"
    assert (seen["refusal"], seen["unknown"]) == ("not-running", "no-such-table")
    record = read_record(seen["record"])
    verify_commitment(record)
    assert stellwerk.replay(seen["record"]).is_over
