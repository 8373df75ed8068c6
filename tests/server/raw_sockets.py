"""WebSockets by hand, on the loopback: what no browser sends and no library lets through."""

import base64
import os
import socket
import struct

PATIENCE = 30.0
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


def connect(
    port: int,
    *,
    receive_buffer: int | None = None,
    come_from: str = "127.0.0.1",
    patience: float = PATIENCE,
) -> socket.socket:
    """A TCP connection to a server; with a small buffer little is taken that is not read."""
    opened = socket.socket()
    try:
        if receive_buffer is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        opened.settimeout(patience)
        opened.bind((come_from, 0))
        opened.connect(("127.0.0.1", port))
    except OSError:
        opened.close()
        raise
    return opened


def upgrade_request(path: str, cookie: str = "", *more: str, host: str = "127.0.0.1") -> bytes:
    """What a browser sends to open a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgraded(opened: socket.socket, request: bytes) -> socket.socket:
    """The connection as a WebSocket, of which nothing but the head has been read."""
    opened.sendall(request)
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        more = opened.recv(1)
        if not more:
            break
        head += more
    if not head.startswith(b"HTTP/1.1 101"):
        opened.close()
        raise ConnectionRefusedError(head[:40])
    return opened


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A masked frame, as clients must send them; with a mask of zeros, which is one, too.

    >>> frame(PING).hex()
    '898000000000'
    """
    size = len(payload)
    if size < 126:
        length = struct.pack("!B", 0x80 | size)
    elif size < 65_536:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload
