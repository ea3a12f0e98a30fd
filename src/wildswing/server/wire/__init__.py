"""What travels between server and browser, as types; `docs/protocol.md` and the browser's types are made from them."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1
"""The version of the protocol; it grows with every change that an older client would not understand."""
