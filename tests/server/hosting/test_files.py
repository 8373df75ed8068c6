"""The files of deploy/: what they name exists, and what reads them takes them."""

import re
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import msgspec
import pytest
import yaml

from stellwerk.cli.hosting.server_options import variable
from stellwerk.cli.hosting.server_settings import gather_settings
from stellwerk.server.settings import Settings

ROOT = Path(__file__).parents[3]
UNIT = ROOT / "deploy" / "systemd" / "stellwerk@.service"
MOST_EXPOSED = 15
"""Tenths, as systemd counts: 12 now; a service without any protection has 96."""


class SystemdMissing(pytest.PytestWarning):
    """Tests were skipped because this machine has no systemd-analyze."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit as systemd sees it where Stellwerk is installed."""
    if shutil.which("systemd-analyze") is None:
        missing = "systemd-analyze was not found: the unit was not verified."
        warnings.warn(SystemdMissing(missing), stacklevel=1)
        pytest.skip(missing)
    file = tmp_path / UNIT.name
    file.write_text(UNIT.read_text("utf-8").replace("/opt/stellwerk/bin/stellwerk", sys.executable))
    return file


def test_systemd_has_no_objection_to_the_unit(unit: Path) -> None:
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, "")


def test_the_unit_gives_a_server_little_that_it_does_not_need(unit: Path) -> None:
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout


def test_the_example_of_a_settings_file_is_one() -> None:
    file = ROOT / "deploy" / "systemd" / "server.toml"
    assert gather_settings({}, file, "en").public_url == "https://play.example.org"


def named_settings(text: str) -> set[str]:
    """Every STELLWERK_… in a file."""
    return set(re.findall(r"STELLWERK_[A-Z_]+", text))


def test_every_variable_that_a_file_sets_is_a_setting() -> None:
    known = {variable(field.name) for field in msgspec.structs.fields(Settings)}
    for file in ("systemd/stellwerk@.service", "container/Containerfile", "container/compose.yaml"):
        named = named_settings((ROOT / "deploy" / file).read_text("utf-8"))
        assert named, file
        assert named <= known, file


def test_the_container_is_made_of_what_is_there() -> None:
    recipe = (ROOT / "deploy" / "container" / "Containerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", recipe, re.MULTILINE)
    for source in " ".join(copied).split():
        assert (ROOT / source).exists(), source


def test_the_services_of_the_compose_file_fit_together() -> None:
    folder = ROOT / "deploy" / "container"
    services = yaml.safe_load((folder / "compose.yaml").read_text("utf-8"))["services"]
    assert services.keys() == {"stellwerk", "database", "redis", "caddy"}
    built = services["stellwerk"]["build"]
    assert (folder / built["context"] / built["dockerfile"]).is_file()
    for service in services.values():
        for each in service.get("depends_on", []):
            assert each in services
    for host in re.findall(r"@(\w+)/|redis://(\w+):", str(services["stellwerk"]["environment"])):
        assert "".join(host) in services
    for name, service in services.items():
        assert ("ports" in service) == (name == "caddy"), "nobody outside reaches anything else"
    assert "dynamic a stellwerk 8400" in (folder / "Caddyfile").read_text("utf-8")
    assert "EXPOSE 8400" in (folder / "Containerfile").read_text("utf-8")
