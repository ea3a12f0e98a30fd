"""What a terminal asks a server by HTTP before it sits down: who it is, and a seat."""

from __future__ import annotations

from typing import Final, TypeVar

import click
import httpx
import msgspec

from wildswing.cli.join_link import Cookies, Link
from wildswing.server.wire.tables import Join, Me, Problem, Recover, TableInfo

T = TypeVar("T")
PATIENCE: Final = 20.0


class Server:
    """A server, asked as one guest.

    Args:
        link: that leads to it.
        cookies: by which it knows this guest.
    """

    def __init__(self, link: Link, cookies: Cookies) -> None:
        self._link = link
        self._cookies = cookies
        self._client = httpx.Client(base_url=link.server, cookies=cookies.of(link.server), timeout=PATIENCE)

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    @property
    def cookie(self) -> str:
        """The header that makes a socket this guest's."""
        return "; ".join([f"{cookie.name}={cookie.value}" for cookie in self._client.cookies.jar])

    def sit_down(self, name: str, characters: tuple[str, ...], watch: bool) -> TableInfo:
        """Do what the link is for, and say how the table stands.

        Args:
            name: what the guest wants to be called; "" to keep the name.
            characters: for a seat whose characters are not chosen.
            watch: whether only to watch.

        Raises:
            click.ClickException: the server refuses; the message says why.
        """
        link = self._link
        self.ask("GET", "/api/me", Me)
        if link.kind == "recover":
            return self.ask("POST", f"{self._path}/recover", TableInfo, Recover(link.secret))
        if link.kind == "watch" or watch:
            secret = link.secret if link.kind == "watch" else ""
            return self.ask("POST", f"{self._path}/join", TableInfo, Join(secret=secret, watch=True))
        if link.kind == "join":
            wish = Join(secret=link.secret, characters=characters, name=name)
            try:
                return self.ask("POST", f"{self._path}/join", TableInfo, wish)
            except Refused:
                # The link was used: perhaps by us, and this is the same command once more.
                info = self.seated()
                if info is None:
                    raise
                return info
        info = self.ask("GET", self._path, TableInfo)
        free = any(seat.kind == "free" for seat in info.seats)
        if info.options.public and info.state == "waiting" and free and not any(seat.yours for seat in info.seats):
            return self.ask("POST", f"{self._path}/join", TableInfo, Join(characters=characters, name=name))
        return info

    @property
    def _path(self) -> str:
        return f"/api/tables/{self._link.table}"

    def seated(self) -> TableInfo | None:
        """The table if this guest has a seat at it."""
        try:
            info = self.ask("GET", self._path, TableInfo)
        except Refused:
            return None
        return info if any(seat.yours for seat in info.seats) else None

    def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """Ask something.

        Args:
            method: "GET" or "POST".
            path: of the address.
            kind: the type of the answer.
            body: what goes along.

        Raises:
            click.ClickException: the server cannot be reached, or refuses.
        """
        headers = {"Content-Type": "application/json"} if body is not None else {}
        content = msgspec.json.encode(body) if body is not None else None
        try:
            answer = self._client.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise click.ClickException(
                f"{self._link.server} does not answer ({str(error) or type(error).__name__}). "
                "Is the server running, and is the address right?"
            ) from None
        self._cookies.keep(self._link.server, {cookie.name: cookie.value or "" for cookie in self._client.cookies.jar})
        try:
            if answer.is_success:
                return msgspec.json.decode(answer.content, type=kind)
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            raise click.ClickException(
                f"{self._link.server} answers, but not as a Wildswing server of this version does."
            ) from None
        raise Refused(problem)


class Refused(click.ClickException):
    """The server refuses something.

    Args:
        problem: what it says.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(" ".join([part for part in (problem.message, problem.hint) if part]))
