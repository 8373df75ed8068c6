"""A dataset read with PyArrow, pandas and polars: the same answer three times.

stellwerk dataset trans-amerika --bots surveyor,random --games 20 --out amerika
python examples/read_dataset.py amerika
"""

import json
import sys
from pathlib import Path

import pandas
import polars
import pyarrow.compute as compute
import pyarrow.dataset as arrow


def with_pyarrow(folder: Path) -> dict[str, int]:
    """Decisions by phase: only the columns that are wanted are read."""
    table = arrow.dataset(folder / "positions").to_table(columns=["phase"])
    return {
        str(each["values"]): each["counts"]
        for each in compute.value_counts(table["phase"]).to_pylist()
    }


def with_pandas(folder: Path) -> dict[str, int]:
    """The same as a data frame."""
    frame = pandas.read_parquet(folder / "positions", columns=["phase"])
    return {str(phase): int(count) for phase, count in frame["phase"].value_counts().items()}


def with_polars(folder: Path) -> dict[str, int]:
    """The same, lazily: nothing is read before it is collected."""
    counted = polars.scan_parquet(folder / "positions").group_by("phase").len().collect()
    return dict(counted.iter_rows())


if __name__ == "__main__":
    place = Path(sys.argv[1])
    found = [with_pyarrow(place), with_pandas(place), with_polars(place)]
    assert found[0] == found[1] == found[2]
    print(found[0])
    games = pandas.read_parquet(place / "games")
    print(games[["game", "bots", "decisions", "win_shares"]].head())
    wins: dict[str, float] = {}
    for bots, shares in zip(games["bots"], games["win_shares"], strict=True):
        for bot, share in zip(bots, shares, strict=True):
            wins[bot] = wins.get(bot, 0.0) + share
    print(json.dumps(wins))
