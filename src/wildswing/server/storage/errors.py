"""What can go wrong with the database, said so that whoever runs the server can mend it."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be opened, reached, read or written; the message says what to do."""
