"""Whether a page of this server asks, or one of another site that uses the guest's cookie (CSRF)."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def same_site(headers: Headers, trusted: frozenset[str]) -> bool:
    """Whether a request that changes something, or a socket, comes from a page of this server.

    Browsers say where the page comes from that asks; programs that say nothing bring no cookie against the will of its
    guest.

    Args:
        headers: of the request.
        trusted: further origins that may ask.
    """
    origin = headers.get("origin")
    if origin is not None and origin.lower() in trusted:
        return True
    site = headers.get("sec-fetch-site")
    if site in {"same-origin", "none"}:
        return True
    if origin is None:
        return site is None
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False
