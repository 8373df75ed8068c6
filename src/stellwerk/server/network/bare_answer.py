"""Answers on a connection that no route will ever see."""

import http

import msgspec

from stellwerk.server.denied import Denied


def bare_answer(denied: Denied, lang: str = "en") -> bytes:
    """A whole answer with a problem in it, after which the connection is closed.

    >>> bare_answer(Denied("too-slow")).splitlines()[0]
    b'HTTP/1.1 408 Request Timeout'
    """
    body = msgspec.json.encode(denied.problem(lang))
    head = (
        f"HTTP/1.1 {denied.status} {http.HTTPStatus(denied.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + body
