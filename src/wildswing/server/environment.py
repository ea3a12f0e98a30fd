"""What the server takes from outside: the time, and what nobody may foresee. Tests give others."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from wildswing.kernel.randomness import SEED_BITS
from wildswing.server.tables import Source

ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"  # no letters that look like others, and few that make words
ID_LENGTH: Final = 10
SECRET_BYTES: Final = 16


class SystemSource:
    """Chance as the operating system has it."""

    def new_id(self) -> str:
        """An id for a table, which people can read out to each other."""
        return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    def new_secret(self) -> str:
        """A secret for a link."""
        return secrets.token_urlsafe(SECRET_BYTES)

    def new_seed(self) -> int:
        """A seed for a game or a bot."""
        return secrets.randbits(SEED_BITS)


def system_time() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Environment:
    """What comes from outside.

    Attributes:
        now: the time in milliseconds since 1970.
        source: of ids, secrets and seeds.
    """

    now: Callable[[], int] = system_time
    source: Source = field(default_factory=SystemSource)


SYSTEM: Final = Environment()
