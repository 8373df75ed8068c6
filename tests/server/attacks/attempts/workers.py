"""Accidents: the process in which bots think hangs, or dies."""

import signal
import time

import psutil

from tests.server.attacks.attackers import Tally, Target, moments


def busiest_workers(target: Target) -> list[psutil.Process]:
    """Of each server, the process that has worked most for it."""
    found = []
    for pid in target.pids:
        children = [
            child
            for child in psutil.Process(pid).children(recursive=True)
            if not any("resource_tracker" in word for word in child.cmdline())
        ]
        if children:
            found.append(max(children, key=lambda child: sum(child.cpu_times()[:2])))
    return found


def hangs(target: Target, until: float) -> Tally:
    """It is stopped and says nothing any more; at the end it may go on."""
    stopped = busiest_workers(target)
    for worker in stopped:
        worker.send_signal(signal.SIGSTOP)
    time.sleep(max(0.0, until - time.monotonic()))
    tally = Tally({"stopped": len(stopped)})
    for worker in stopped:
        if worker.is_running():
            worker.send_signal(signal.SIGCONT)
            tally["still there"] += 1
    return tally


def dies(target: Target, until: float) -> Tally:
    """It is killed, and so is whoever takes its place, every two seconds."""
    tally = Tally()
    for _ in moments(until, 2.0):
        for worker in busiest_workers(target):
            worker.kill()
            tally["killed"] += 1
    return tally
