"""PyArrow writes the files; it is asked for when a dataset is, and by nothing else."""

from importlib.util import find_spec


class NoPyArrow(ImportError):  # noqa: N818 - it says what to install
    """PyArrow is not installed."""

    def __init__(self) -> None:
        super().__init__("PyArrow is not installed: pip install stellwerk[data].")


def has_pyarrow() -> bool:
    """Whether PyArrow is installed."""
    return find_spec("pyarrow") is not None


def check_pyarrow() -> None:
    """Raise NoPyArrow, before any work is done, if nothing could be written."""
    if not has_pyarrow():
        raise NoPyArrow
