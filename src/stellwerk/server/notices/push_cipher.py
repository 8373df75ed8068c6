"""Web push: what is sent through others' servers only the browser it is for can read.

RFC 8291: a key agreed upon with the browser's public key, from which key and nonce of AES-128-GCM
are derived, in one record of RFC 8188.
"""

import base64
import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
SALT_BYTES = 16
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
MOST_BYTES = 3000  # of a message; services take 4,096 with all that is added


def base64url(octets: bytes) -> str:
    """Bytes as browsers write them.

    >>> base64url(bytes([255, 254]))
    '__4'
    """
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """What somebody wrote so; `ValueError` if it is not.

    >>> from_base64url("__4")
    b'\\xff\\xfe'
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def read_public_key(text: str) -> EllipticCurvePublicKey:
    """The key of a browser; `ValueError` if it is no point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(text))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    message: bytes,
    browser_key: str,
    secret: str,
    salt: bytes | None = None,
    own_key: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser with this key and secret; salt and own key are new each time."""
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message of {len(message)} bytes is too long for web push")
    salt = salt or os.urandom(SALT_BYTES)
    own_key = own_key or generate_private_key(CURVE)
    theirs = read_public_key(browser_key)
    ours = point_of(own_key.public_key())
    shared = own_key.exchange(ECDH(), theirs)
    agreed = _derived(
        shared, from_base64url(secret), b"WebPush: info\x00" + point_of(theirs) + ours, 32
    )
    key = _derived(agreed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(agreed, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
