"""A real Ray cluster of two workers on this machine does what this machine does, byte for byte."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stellwerk.arena import cluster
from stellwerk.arena.cluster import OnCluster, do_piece_alike, has_ray
from stellwerk.arena.workers import WorkersLost
from tests.arena.working import DeadlyOnce, Faulty, Squares
from tests.cli.running import Answer, complaint, invoke

needs_ray = pytest.mark.skipif(
    not has_ray(), reason="Ray is not installed; `make test-cluster` brings it."
)
SQUARES = {number: number * number for number in range(40)}
LADDER = (
    "ladder",
    "ticket-switzerland",
    "--bots",
    "random,planner",
    "--deals",
    "4",
    "--seed",
    "5",
    "--json",
)
SIM = ("sim", "ticket-switzerland", "--bots", "planner,random", "--games", "8", "--json")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two workers answers, started as whoever has one would."""
    if not has_ray():
        pytest.skip("Ray is not installed; `make test-cluster` brings it.")
    from ray.cluster_utils import Cluster

    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    yield started.address
    started.shutdown()


@pytest.fixture
def workers(address: str) -> Iterator[OnCluster]:
    with OnCluster(address) as made:
        yield made


@needs_ray
def test_a_cluster_has_as_many_slots_as_processors(workers: OnCluster) -> None:
    assert workers.slots() == 2
    assert dict(workers.run(Squares(), range(40))) == SQUARES


@needs_ray
def test_what_a_worker_that_dies_had_is_done_again(workers: OnCluster, tmp_path: Path) -> None:
    assert dict(workers.run(DeadlyOnce(tmp_path / "died"), range(40))) == SQUARES
    assert (tmp_path / "died").exists()


@needs_ray
def test_what_the_work_itself_raises_is_raised_here(workers: OnCluster) -> None:
    with pytest.raises(ValueError, match="is not liked"):
        list(workers.run(Faulty(), range(4)))


@needs_ray
def test_ladder_and_simulation_are_the_same_as_here(address: str) -> None:
    assert on(address, *LADDER).out == here(*LADDER).out
    found, known = (json.loads(answer.out) for answer in (on(address, *SIM), here(*SIM)))
    assert found.pop("speed").keys() == known.pop("speed").keys()
    assert found == known


@needs_ray
def test_tuning_is_the_same_as_here(address: str, tmp_path: Path) -> None:
    near, far = tmp_path / "near.json", tmp_path / "far.json"
    tune = ("tune", "ticket", "--games", "ticket-switzerland", "--trials", "3", "--check", "0")
    assert here(*tune, "--file", str(near)).code == 0
    assert on(address, *tune, "--file", str(far)).code == 0
    assert near.read_bytes() == far.read_bytes()


@needs_ray
def test_a_dataset_is_the_same_as_here(address: str, tmp_path: Path) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    dataset = ("dataset", "trans-amerika", "--games", "6", "--piece", "2", "--with", "view")
    assert here(*dataset, "--out", str(near)).code == 0
    assert on(address, *dataset, "--out", str(far)).code == 0
    files = sorted(file.relative_to(near) for file in near.rglob("*.*"))
    assert len(files) == 7
    assert all((near / file).read_bytes() == (far / file).read_bytes() for file in files)


def on(address: str, *arguments: str) -> Answer:
    return invoke(*arguments, "--cluster", address)


def here(*arguments: str) -> Answer:
    return invoke(*arguments, "--jobs", "1")


def test_a_machine_with_another_stellwerk_refuses_to_work() -> None:
    with pytest.raises(WorkersLost, match="not the same"):
        do_piece_alike("0" * 64, Squares(), range(3))
    assert do_piece_alike(cluster.digest_of_code(), Squares(), range(3))[0] == [0, 1, 4]


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "has_ray", lambda: False)
    assert "pip install stellwerk[cluster]" in complaint(*LADDER, "--cluster", "auto")


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "here:there", ":"])
def test_an_address_where_nobody_answers_is_said_at_once(address: str) -> None:
    assert f"no Ray cluster answers at “{address}”" in complaint(*LADDER, "--cluster", address)


def test_jobs_and_cluster_exclude_each_other() -> None:
    assert "--jobs or --cluster" in complaint(*LADDER, "--cluster", "auto", "--jobs", "2")
