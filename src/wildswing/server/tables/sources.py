"""What a table takes from outside because nobody may foresee it: seeds, secrets and ids."""

from __future__ import annotations

import hashlib
from typing import Protocol


class Source(Protocol):
    """Where unforeseeable things come from; tests give one of their own."""

    def new_id(self) -> str:
        """An id for a table."""
        ...

    def new_secret(self) -> str:
        """A secret for a link."""
        ...

    def new_seed(self) -> int:
        """A seed for a game."""
        ...


def hashed(secret: str) -> str:
    """What is kept of a secret: its SHA-256 in hexadecimal.

    >>> hashed("tide")[:16]
    '8a28929ac7f9a17e'

    Args:
        secret: as it stands in a link.
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
