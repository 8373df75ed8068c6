"""Workers on the machines of a Ray cluster.

Every machine needs the same Stellwerk and the same Python: a worker whose code differs refuses to
work, since results would no longer be those of one machine.
"""

import hashlib
import importlib
import importlib.util
import os
import socket
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Protocol, cast

from stellwerk.arena.workers import (
    Result,
    WorkerDied,
    WorkersElsewhere,
    WorkersLost,
    do_piece,
)

CONNECTING_SECONDS = 5.0


class _Remote(Protocol):
    def remote(self, *arguments: object) -> object: ...


class _Ray(Protocol):
    """What is used of Ray."""

    def init(self, *, address: str, log_to_driver: bool, logging_level: str) -> object: ...
    def is_initialized(self) -> bool: ...
    def shutdown(self) -> None: ...
    def remote(self, *, max_retries: int, num_cpus: int) -> Callable[[object], _Remote]: ...
    def cluster_resources(self) -> dict[str, float]: ...
    def wait(
        self, handles: Sequence[object], *, num_returns: int
    ) -> tuple[list[object], list[object]]: ...
    def get(self, handle: object) -> object: ...
    def cancel(self, handle: object) -> None: ...


class _Exceptions(Protocol):
    RayError: type[Exception]
    RayTaskError: type[Exception]


def has_ray() -> bool:
    """Whether Ray is installed."""
    return importlib.util.find_spec("ray") is not None


@cache
def digest_of_code() -> str:
    """A hash of everything Stellwerk is made of, apart from what the compiler made of it.

    >>> len(digest_of_code())
    64
    """
    digest = hashlib.sha256()
    root = Path(str(resources.files("stellwerk")))
    for path in sorted(root.rglob("*")):
        if path.suffix in (".py", ".pxd", ".h", ".toml"):
            digest.update(str(path.relative_to(root)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def do_piece_alike(
    digest: str, work: Callable[[int], Result], piece: range
) -> tuple[list[Result], float]:
    """Do a piece on another machine, if its Stellwerk is the same."""
    if digest_of_code() != digest:
        raise WorkersLost("workers-differ")
    return do_piece(work, piece)


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes, and fill the screen."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # auto, local: Ray knows at once
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECTING_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise WorkersLost("workers-no-cluster", address=address, reason=str(error)) from error


class OnCluster(WorkersElsewhere[object]):
    """Workers of a Ray cluster, as many as it has processors; close it when done.

    Raises WorkersLost if there is no cluster at the address.
    """

    def __init__(self, address: str) -> None:
        if not has_ray():
            raise WorkersLost("workers-no-ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray = cast("_Ray", importlib.import_module("ray"))
        self._exceptions = cast("_Exceptions", importlib.import_module("ray.exceptions"))
        _check_reachable(address)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises many kinds, by address
            reason = " ".join(str(error).split())
            raise WorkersLost("workers-no-cluster", address=address, reason=reason) from error
        # A worker that dies is handled here, as it is for processes.
        self._do_piece = self._ray.remote(max_retries=0, num_cpus=1)(do_piece_alike)

    def close(self) -> None:
        """Leave the cluster."""
        if self._ray.is_initialized():
            self._ray.shutdown()

    def slots(self) -> int:
        """One piece for each processor of the cluster, as it is now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def start(self, work: Callable[[int], Result], piece: range) -> object:
        """Let a worker begin with a piece."""
        return self._do_piece.remote(digest_of_code(), work, piece)

    def finished(self, under_way: Iterable[object]) -> Iterable[object]:
        """Wait until one is finished."""
        return self._ray.wait(list(under_way), num_returns=1)[0]

    def answer(self, handle: object) -> tuple[list[Result], float]:
        """What became of a piece; what the work itself raised is raised here."""
        try:
            return cast("tuple[list[Result], float]", self._ray.get(handle))
        except self._exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, Exception):
                raise cause from None
            raise WorkersLost("workers-failed", reason=str(error)) from error
        except self._exceptions.RayError as error:
            raise WorkerDied(" ".join(str(error).split())) from error

    def abandon(self, under_way: Iterable[object]) -> None:
        """Nobody is interested in these any more."""
        for handle in under_way:
            self._ray.cancel(handle)
