"""What `make fresh` does in a bare Debian: install the wheel twice, play, and host a table."""

import fcntl
import json
import os
import socket
import struct
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from urllib.request import Request

HERE = Path("/stellwerk")
CORE, WHOLE = Path("/opt/core"), Path("/opt/stellwerk")
PORT = 8400
PATIENCE = 120.0


def run(*command: object, typed: str = "") -> str:
    """What a command says; it must succeed."""
    said = subprocess.run(
        [str(part) for part in command],
        input=typed,
        capture_output=True,
        text=True,
        cwd="/tmp",
        check=False,
    )
    assert said.returncode == 0, f"{command}\n{said.stdout}\n{said.stderr}"
    return said.stdout


def install(place: Path, what: str) -> None:
    """Into an environment of its own, from the wheels beside this file alone."""
    run("python3", "-m", "venv", place)
    run(place / "bin/pip", "install", "--no-index", "--find-links", HERE / "wheels", what)
    count = len(run(place / "bin/pip", "list", "--format=freeze").split())
    megabytes = int(run("du", "--summarize", "--block-size=1M", place).split()[0])
    print(f"pip install {what}: {count} packages, {megabytes} MB with pip itself", flush=True)


def try_core() -> None:
    """Everything in Python, and a sentence instead of commands."""
    install(CORE, "stellwerk")
    print(run(CORE / "bin/python", HERE / "core_plays.py").strip(), flush=True)
    took = min(seconds("import stellwerk") for _ in range(5)) - min(seconds("") for _ in range(5))
    print(f"import stellwerk: {took:.2f} s")


def seconds(code: str) -> float:
    """How long a fresh interpreter keeps a core busy: others may use the machine, too."""
    before = os.times()
    run(CORE / "bin/python", "-c", code)
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


def try_commands() -> None:
    """The command line, as somebody would who has just installed it."""
    install(WHOLE, "stellwerk[server,postgres,redis,pictures]")
    stellwerk = WHOLE / "bin/stellwerk"
    print(run(stellwerk, "--version").strip())
    run(stellwerk, "play", "ticket-europe", "--lang", "de", typed="quit\n")
    run(stellwerk, "sim", "wensleydale", "--games", "4", "--seed", "1")
    print("It plays, and simulates.", flush=True)


def bring_up_loopback() -> None:
    """A network of one's own begins with everything down."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        up_and_running = struct.pack("16sh14s", b"lo", 0x1 | 0x40, b"")
        fcntl.ioctl(line, 0x8914, up_and_running)  # SIOCSIFFLAGS


def ask(path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
    """An answer of the server, and the cookie it gives."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"http://127.0.0.1:{PORT}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read(), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def wait_for(what: str, path: str, expected: bytes, cookie: str = "") -> None:
    """Ask until the answer has something in it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if expected in ask(path, cookie=cookie)[0]:
                print(what, flush=True)
                return
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.2)
    raise AssertionError(f"not in {PATIENCE} s: {what}")


def try_server() -> None:
    """A server, its pages, and a match between bots to the end."""
    bring_up_loopback()
    server = subprocess.Popen([WHOLE / "bin/stellwerk", "serve", "--port", str(PORT)], cwd="/tmp")
    try:
        wait_for("It serves its pages.", "/", b"<title>Stellwerk</title>")
        _, cookie = ask("/api/people", {"name": "Ada"})
        bots = [{"kind": "bot", "bot": "random"}] * 2
        wanted = {"game": "ticket-switzerland", "seats": bots, "bot_pause": 0}
        made, _ = ask("/api/tables", wanted, cookie)
        table = json.loads(made)["table"]["id"]
        wait_for("Bots have played a match.", f"/api/tables/{table}", b'"status":"over"', cookie)
    finally:
        server.terminate()
        assert server.wait(PATIENCE) == 0, "it ends in good order"


if __name__ == "__main__":
    try_core()
    try_commands()
    try_server()
    print("It plays on a bare system.")
