"""`wildswing play --join`: a seat at a server's table."""

from __future__ import annotations

from wildswing.cli.join_link import Cookies, read_link
from wildswing.cli.join_server import Server
from wildswing.cli.join_session import JoinedSession


def join_table(link: str, characters: tuple[str, ...], name: str, watch: bool) -> int:
    """Sit down at a server's table, and play there.

    Args:
        link: of the table, or one that invites.
        characters: for a seat that has none yet.
        name: what the player wants to be called; "" for the name so far.
        watch: whether only to watch.

    Returns:
        The exit status.
    """
    there = read_link(link)
    server = Server(there, Cookies())
    try:
        info = server.sit_down(name, characters, watch)
        cookie = server.cookie
    finally:
        server.close()
    return JoinedSession(there, info, cookie).play()
