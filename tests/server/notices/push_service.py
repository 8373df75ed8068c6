"""A browser with its push service on the loopback: it keeps what comes, and reads it with its key.

It decrypts by the words of RFC 8188 and RFC 8291, with HMAC alone, so that a mistake of ours in
deriving keys is not repeated here.
"""

import hashlib
import hmac
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from stellwerk.server.database.models import PushDeviceRow
from stellwerk.server.messages.push import NewPushDevice
from stellwerk.server.notices.push_cipher import base64url, from_base64url, point_of
from tests.server.notices.post_office import serving


def extracted(salt: bytes, secret: bytes) -> bytes:
    return hmac.digest(salt, secret, hashlib.sha256)


def expanded(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


@dataclass
class PushBrowser:
    """Keys of a browser, and the service that takes messages for it."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))
    answers: list[int] = field(default_factory=list)
    taken: list[tuple[Mapping[str, str], bytes]] = field(default_factory=list)
    port: int = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def device(self, endpoint: str | None = None) -> NewPushDevice:
        """What the browser tells the server."""
        endpoint = endpoint or f"{self.origin}/wpush/1"
        key = base64url(point_of(self.key.public_key()))
        return NewPushDevice(endpoint, key, base64url(self.secret))

    def row(self, person: str, token_hash: str) -> PushDeviceRow:
        device = self.device()
        return PushDeviceRow(
            hash=hashlib.sha256(device.endpoint.encode()).hexdigest(),
            person_id=person,
            token_hash=token_hash,
            endpoint=device.endpoint,
            p256dh=device.p256dh,
            auth=device.auth,
            created_at=0,
        )

    def read(self, body: bytes) -> dict[str, str]:
        """What a message says, to this browser alone."""
        salt, length, letters = body[:16], body[20], body[21:]
        theirs, sealed = letters[:length], letters[length:]
        shared = self.key.exchange(
            ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs)
        )
        info = b"WebPush: info\x00" + point_of(self.key.public_key()) + theirs
        agreed = expanded(extracted(self.secret, shared), info, 32)
        root = extracted(salt, agreed)
        key = expanded(root, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = expanded(root, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        said: dict[str, str] = json.loads(padded.rstrip(b"\x00").removesuffix(b"\x02"))
        return said

    @contextmanager
    def open(self) -> Iterator["PushBrowser"]:
        server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.port = server.server_address[1]
        with serving(server):
            yield self

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                browser.taken.append((headers, body))
                self.send_response(browser.answers.pop(0) if browser.answers else 201)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing."""

        return Handler


def claims_of(authorization: str) -> tuple[dict[str, object], str]:
    """What a VAPID header claims, if its signature is good, and the key that has signed it."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    said, _, signature = parts["t"].rpartition(".")
    numbers = from_base64url(signature)
    assert len(numbers) == 64
    r, s = (int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64url(parts["k"]))
    key.verify(encode_dss_signature(r, s), said.encode(), ECDSA(SHA256()))  # raises if it is wrong
    claims: dict[str, object] = json.loads(from_base64url(said.split(".")[1]))
    return claims, parts["k"]
