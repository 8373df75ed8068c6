"""One number for a release, written in one place."""

import importlib.metadata
import json
import re
import tomllib
from pathlib import Path

import stellwerk

ROOT = Path(__file__).parents[2]


def test_the_package_is_called_by_the_number_in_its_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"], "it stands in src/stellwerk/__init__.py alone"
    assert importlib.metadata.version("stellwerk") == stellwerk.__version__


def test_the_changes_of_this_release_are_told_first() -> None:
    versions = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == stellwerk.__version__


def test_the_description_of_the_api_has_the_same_number() -> None:
    described = json.loads((ROOT / "web/src/api/openapi.json").read_text("utf-8"))
    assert described["info"]["version"] == stellwerk.__version__


def test_whoever_installs_it_gets_its_types() -> None:
    assert (ROOT / "src/stellwerk/py.typed").is_file()


def test_every_extra_that_was_promised_is_there_and_all_is_all_of_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    promised = {"cli", "server", "postgres", "redis", "cluster", "learn", "envs", "pictures"}
    assert promised <= extras.keys()
    [everything] = extras["all"]
    for_people = extras.keys() - {"all", "test", "lint", "bench", "release", "docs"}
    named = set(everything.removeprefix("stellwerk[").removesuffix("]").split(","))
    assert named == for_people - {"cli"}, "the server brings the command line"
