"""Web push: who sends (RFC 8292, VAPID). Browsers hear only the key they were given."""

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)
from sqlalchemy import text

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import ServerKeyRow
from stellwerk.server.notices.push_cipher import CURVE, base64url, point_of
from stellwerk.server.settings import Settings
from stellwerk.server.wall_clock import now

NAME = "push"
LASTS = 12 * 60 * 60  # seconds; services refuse more than a day
NUMBER_BYTES = 32
NOBODY = "mailto:nobody@stellwerk.invalid"


class Signature:
    """Signs what this server sends; all its processes have the same key."""

    def __init__(self, key: EllipticCurvePrivateKey, subject: str) -> None:
        self._key = key
        self._subject = subject
        self.public_key = base64url(point_of(key.public_key()))

    def authorization(self, audience: str) -> str:
        """The header that proves to the service at this origin who sends."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": audience, "exp": now() // 1000 + LASTS, "sub": self._subject}
        said = ".".join(base64url(msgspec.json.encode(part)) for part in (head, claims))
        numbers = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signed = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={said}.{base64url(signed)}, k={self.public_key}"


def subject_of(settings: Settings) -> str:
    """Whom the people of a push service can ask about this server.

    >>> subject_of(Settings(mail_from="stellwerk@example.org"))
    'mailto:stellwerk@example.org'
    """
    if settings.mail_from is not None:
        return f"mailto:{settings.mail_from}"
    public = settings.public_url or ""
    return public if public.startswith("https:") else NOBODY


async def read_signature(database: Database, settings: Settings) -> Signature:
    """The key that the database keeps; made at the first start, by whichever process is first."""
    fresh = generate_private_key(CURVE).private_bytes(
        Encoding.DER, PrivateFormat.PKCS8, NoEncryption()
    )
    keep = text(
        "INSERT INTO server_keys (name, secret, created_at) VALUES (:name, :secret, :at) "
        "ON CONFLICT DO NOTHING"
    ).bindparams(name=NAME, secret=fresh, at=now())
    async with database.reading() as session:
        kept = await session.get(ServerKeyRow, NAME)
    if kept is None:
        async with database.writing() as session:
            await session.execute(keep)
        async with database.reading() as session:
            kept = await session.get_one(ServerKeyRow, NAME)
    key = load_der_private_key(kept.secret, password=None)
    assert isinstance(key, EllipticCurvePrivateKey)
    return Signature(key, subject_of(settings))
