"""Where workers of a server come from in tests: a fork of it that was made before it began.

A server starts each worker as a process that imports everything anew, which takes longer than all
that a test asks of it. Here they are forked by the fork server of `multiprocessing`, which is
itself forked instead of being started. Tests that hang or kill workers have them started as always
(tests/server/attacks/conftest.py), and so have all that start the command itself.
"""

import multiprocessing
import os
import socket
import sys
from collections.abc import Mapping
from multiprocessing import forkserver, resource_tracker

#: What a fork has imported before its work begins counts as its own memory.
FOR_FORKS = {"STELLWERK_RECORD_MEGABYTES": "256", "STELLWERK_BOT_MEGABYTES": "384"}
#: In the environment of a server whose workers are started, not forked.
STARTED = "TESTS_START_WORKERS"
#: Systems and releases whose fork server is known to be as it is used here.
IS_KNOWN = sys.platform == "linux" and sys.version_info < (3, 14)


def warm_up_nursery() -> None:
    """One tracker of what processes share is enough for all that are forked from here."""
    resource_tracker.ensure_running()


def open_nursery(environment: Mapping[str, str]) -> None:
    """From now on this process forks its workers."""
    if not IS_KNOWN or STARTED in environment:
        return
    for name, megabytes in FOR_FORKS.items():
        os.environ.setdefault(name, megabytes)
    from stellwerk.server.workers import process

    address = f"\0stellwerk-nursery-{os.getpid()}"  # goes with whoever listens
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(address)
    listener.listen()
    lives, living = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(living)
        try:
            forkserver.main(listener.detach(), lives, [])
        finally:
            os._exit(0)
    listener.close()
    os.close(lives)
    nursery = forkserver._forkserver  # type: ignore[attr-defined]
    nursery._forkserver_address = address
    nursery._forkserver_alive_fd = living
    nursery._forkserver_pid = pid
    process.get_context = lambda _: multiprocessing.get_context("forkserver")  # type: ignore
