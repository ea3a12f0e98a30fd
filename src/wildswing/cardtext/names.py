"""From the name of a card to its id."""

from __future__ import annotations

import re
from unicodedata import normalize


def slug(name: str) -> str:
    """A name as an id.

    >>> slug("Crusader's Oath"), slug("Astral Heat: Rising!")
    ('crusaders-oath', 'astral-heat-rising')

    Args:
        name: the name of a card.
    """
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")
