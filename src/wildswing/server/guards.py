"""All limits of one server process, made from its settings."""

from __future__ import annotations

from typing import Final

from wildswing.server import metrics, problems
from wildswing.server.limits import Buckets, Holds, address_key
from wildswing.server.settings import Settings

HOUR: Final = 3600.0
PEOPLE: Final = 10  # guests that may share an address, as in a school


class Guards:
    """Says who comes too fast and who has too much.

    Args:
        settings: of the server.
    """

    def __init__(self, settings: Settings) -> None:
        self._guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)
        self._messages = Buckets(settings.message_rate, settings.message_burst)
        self._tables = Buckets(settings.tables_an_hour / HOUR, settings.tables_an_hour)
        crowd = settings.tables_an_hour * PEOPLE
        self._tables_of_address = Buckets(crowd / HOUR, crowd)
        self._sockets = Holds(settings.connections)
        self._sockets_of_address = Holds(settings.connections * PEOPLE)

    def request(self, guest: str | None, address: str) -> None:
        """Count a request.

        Args:
            guest: who came with a cookie; None for somebody new.
            address: where it came from.

        Raises:
            Refusal: there were too many.
        """
        self._take("requests", self._addresses, address_key(address))
        self._take("requests", self._guests, guest or "")

    def new_table(self, guest: str, address: str) -> None:
        """Count a table that is opened; arguments and errors as above."""
        self._take("tables", self._tables_of_address, address_key(address))
        self._take("tables", self._tables, guest)

    def message(self, guest: str) -> float:
        """Count a socket message.

        Returns:
            0, or for how many seconds to wait.
        """
        wait = self._messages.take(guest)
        if wait:
            metrics.limited_total.labels("messages").inc()
        return wait

    def connect(self, guest: str, address: str) -> None:
        """Count an open socket until `disconnect`; arguments as above.

        Raises:
            Refusal: too many are open.
        """
        key = address_key(address)
        if not self._sockets.take(guest):
            metrics.limited_total.labels("connections").inc()
            raise too_many()
        if key and not self._sockets_of_address.take(key):
            self._sockets.give_back(guest)
            metrics.limited_total.labels("connections").inc()
            raise too_many()

    def disconnect(self, guest: str, address: str) -> None:
        """A socket was closed."""
        self._sockets.give_back(guest)
        key = address_key(address)
        if key:
            self._sockets_of_address.give_back(key)

    def _take(self, what: str, buckets: Buckets, key: str) -> None:
        wait = buckets.take(key) if key else 0.0
        if wait:
            metrics.limited_total.labels(what).inc()
            raise problems.too_fast(wait, what)


def too_many() -> problems.Refusal:
    """Too many sockets of one guest or address."""
    return problems.Refusal(429, "too many", "Too many tables are open here at the same time.", "Close some of them.")
