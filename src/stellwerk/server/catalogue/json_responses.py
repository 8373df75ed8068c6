"""JSON that is encoded once and sent often, squeezed for whoever can read that."""

import gzip
from functools import cached_property

from litestar import Response

from stellwerk.server.requests.identity import ApiRequest


class Compressible:
    """JSON as it is sent, plain or squeezed; it is squeezed when somebody first wants it so.

    >>> gzip.decompress(Compressible(b"{}").squeezed)
    b'{}'
    """

    def __init__(self, plain: bytes, level: int = 9) -> None:
        self.plain = plain
        self._level = level

    @cached_property
    def squeezed(self) -> bytes:
        """The same with gzip."""
        return gzip.compress(self.plain, self._level, mtime=0)


def json_response(
    request: ApiRequest, body: Compressible, headers: dict[str, str]
) -> Response[bytes]:
    """The answer in the form that whoever asks can read."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body.plain, media_type="application/json", headers=headers)
    squeezed = headers | {"content-encoding": "gzip"}
    return Response(body.squeezed, media_type="application/json", headers=squeezed)
