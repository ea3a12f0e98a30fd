"""Where tables are kept: SQLite in a file, or PostgreSQL. What is acknowledged was committed here before."""

from __future__ import annotations

from wildswing.server.storage.errors import StorageError
from wildswing.server.storage.listings import Listed, Listing
from wildswing.server.storage.store import Store, open_store

__all__ = ["Listed", "Listing", "StorageError", "Store", "open_store"]
