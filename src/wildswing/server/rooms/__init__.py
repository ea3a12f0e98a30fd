"""Tables in memory: whoever is connected is heard, judged, answered and told; what counts is in the storage before."""

from __future__ import annotations

from wildswing.server.rooms.connection import Connection
from wildswing.server.rooms.room import Room
from wildswing.server.rooms.rooms import Rooms
from wildswing.server.rooms.settings import RoomSettings

__all__ = ["Connection", "Room", "RoomSettings", "Rooms"]
