"""Guests: who a browser is, by a signed cookie; the secret key that signs it; the rules for names."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

import itsdangerous
import msgspec

from wildswing.kernel.errors import WildswingError

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3  # accents on one letter, so that a name stays in its line
YEARS: Final = 365 * 24 * 3600
MAX_AGE: Final = 2 * YEARS  # browsers shorten it to what they allow
ID_BYTES: Final = 16
# Control characters, invisible ones that turn the direction of writing, unpaired halves, private ones.
FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came, by the cookie.

    Attributes:
        id: names the guest for as long as the cookie lives; a secret of nobody, but told to nobody either.
        new: whether the cookie must still be given out.
    """

    id: str
    new: bool = False


class Identity:
    """Reads and writes the cookies of guests.

    Args:
        secret_key: the same in all processes of a server and after a restart.
    """

    def __init__(self, secret_key: str) -> None:
        self._signer = itsdangerous.Signer(secret_key, salt="wildswing.guest", digest_method=hashlib.sha256)
        # Browsers keep cookies by host, not by port: servers side by side on one machine must not overwrite each other.
        self.cookie: Final = "wildswing_" + hashlib.sha256(f"cookie name {secret_key}".encode()).hexdigest()[:8]

    def read(self, cookie: str | None) -> Guest:
        """The guest of a cookie; a new one if there is none or its signature is wrong."""
        if cookie:
            try:
                return Guest(self._signer.unsign(cookie.encode()).decode("ascii"))
            except (itsdangerous.BadSignature, UnicodeError):
                pass
        return Guest(secrets.token_urlsafe(ID_BYTES), new=True)

    def signed(self, guest: Guest) -> str:
        """The value of the guest's cookie."""
        return self._signer.sign(guest.id.encode()).decode("ascii")

    def header(self, guest: Guest, secure: bool) -> str:
        """The header `Set-Cookie` that makes a browser this guest.

        Args:
            guest: whose cookie it is.
            secure: whether the browser came over https.
        """
        rest = "; Secure" if secure else ""
        value = self.signed(guest)
        return f"{self.cookie}={value}; Max-Age={MAX_AGE}; Path=/; HttpOnly; SameSite=Lax{rest}"


def new_key() -> str:
    """A secret key by chance."""
    return secrets.token_hex(32)


def first_name(guest: str) -> str:
    """What a guest is called who has not chosen a name; always the same for the same guest.

    >>> first_name("somebody")
    'Guest 7881'

    Args:
        guest: the id.
    """
    number = int.from_bytes(hashlib.sha256(f"name {guest}".encode()).digest()[:4], "big")
    return f"Guest {1000 + number % 9000}"


def clean_name(text: str) -> str:
    """A name as it is kept: composed letters, single spaces, nothing invisible.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'

    Args:
        text: as somebody typed it.

    Raises:
        WildswingError: it cannot be a name; the message says why not.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise WildswingError("A name has at least one letter or digit.")
    if len(name) > LONGEST_NAME:
        raise WildswingError(f"A name has at most {LONGEST_NAME} letters; this one has {len(name)}.")
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        if category in FORBIDDEN:
            raise WildswingError("A name has no invisible and no control characters.")
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks > MOST_MARKS:
            raise WildswingError(f"A name has at most {MOST_MARKS} accents on one letter.")
    if not any(letter.isalnum() for letter in name):
        raise WildswingError("A name has at least one letter or digit.")
    return name
