"""What is raised for a text that parses but that the rules cannot run yet."""

from __future__ import annotations

from wildswing.kernel.errors import WildswingError


class NotPlayable(WildswingError):  # noqa: N818 - says what the text is
    """A card uses a part of the card language that the rules do not run yet; it names the part and the card."""

    def __init__(self, what: object, source: str) -> None:
        kind = type(what).__name__ if not isinstance(what, str) else what
        detail = "" if isinstance(what, str) else f" ({what!r})"
        super().__init__(f"{source}: the rules cannot run {kind}{detail} yet")
        self.what = what
        self.source = source
