"""Games and positions as Parquet files, for those who learn from them (docs/dataset.md)."""

from stellwerk.dataset.pyarrow_wanted import NoPyArrow

__all__ = ["NoPyArrow"]
