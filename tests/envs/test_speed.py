"""`make bench` measures every kind of environment that docs/environments.md tells of."""

from stellwerk.envs.speed import run_environments


def test_the_bench_measures_every_kind_of_environment() -> None:
    measured = {line.name: line.value for line in run_environments(0.01, with_peers=False)}
    assert all(value > 0 for value in measured.values())
    for library in ("Gymnasium's vector", "Gymnasium,", "PettingZoo", "OpenSpiel"):
        assert any(library in name for name in measured), library
