"""From games and views to what a browser is shown: every number, forecast and text on the table comes from here.

Nothing here does I/O, and nothing looks past a view: what a viewer is shown follows from what the viewer may know.
"""

from __future__ import annotations

from wildswing.server.pictures.catalogue import catalogue
from wildswing.server.pictures.happened import happenings
from wildswing.server.pictures.outlook import outlook
from wildswing.server.pictures.positions import shown_position
from wildswing.server.pictures.replays import frame, replay
from wildswing.server.pictures.shown import match, picture, summary, title

__all__ = [
    "catalogue",
    "frame",
    "happenings",
    "match",
    "outlook",
    "picture",
    "replay",
    "shown_position",
    "summary",
    "title",
]
