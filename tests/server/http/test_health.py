from __future__ import annotations

import re

import pytest

from tests.server.http.conftest import Serve, Served, quick_rooms
from wildswing.server import metrics
from wildswing.server.rooms import Rooms
from wildswing.server.settings import Settings
from wildswing.server.storage import StorageError, Store


def test_a_server_that_is_well(served: Served) -> None:
    answer = served.browser().get("/health")
    assert answer.status_code == 200
    assert answer.json()["database"] == "sqlite"
    assert "set-cookie" not in answer.headers


def test_a_server_without_its_database(serve: Serve) -> None:
    async def check() -> None:
        raise StorageError("gone")

    def rooms(store: Store, settings: Settings) -> Rooms:
        store.check = check  # type: ignore[method-assign]  # the database is gone
        return quick_rooms(store, settings)

    answer = serve(make_rooms=rooms).browser().get("/health")
    assert answer.status_code == 503
    assert answer.json()["code"] == "storage"


@pytest.mark.parametrize(
    ("readers", "address", "status"),
    [
        ("local", "127.0.0.1", 200), ("local", "203.0.113.9", 404), ("all", "203.0.113.9", 200),
        ("off", "127.0.0.1", 404), ("local", "::1", 200),
    ],
)  # fmt: skip
def test_who_may_read_the_numbers(serve: Serve, readers: str, address: str, status: int) -> None:
    answer = serve(client=(address, 1), metrics=readers).browser().get("/metrics")
    assert answer.status_code == status


def value(text: str, start: str) -> float:
    """The number in a line that begins so; 0 if there is none."""
    found = re.search(rf"^{re.escape(start)}\S* (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_is_counted(serve: Serve) -> None:
    served = serve(metrics="all", guest_rate=0.001, guest_burst=6)
    ada = served.browser()
    before = ada.get("/metrics").text
    opened = ada.open("me", "bot")
    with ada.socket(f"/ws/tables/{opened['table']['id']}?protocol=1") as socket:
        socket.receive_text()
        during = ada.get("/metrics").text
    for _ in range(6):
        ada.get(f"/api/tables/{opened['table']['id']}")
    after = ada.get("/metrics").text
    route = 'wildswing_requests_total{method="GET",route="/api/tables/{table}",status="'
    assert value(after, route + "200") > value(before, route + "200")
    assert value(after, route + "429") > value(before, route + "429")
    assert value(after, 'wildswing_limited_total{limit="requests"}') > value(
        before, 'wildswing_limited_total{limit="requests"}'
    )
    assert value(during, "wildswing_connections_open") == value(before, "wildswing_connections_open") + 1
    assert value(after, "wildswing_connections_open") == value(before, "wildswing_connections_open")
    assert opened["table"]["id"] not in after


def test_the_text_is_what_prometheus_reads(served: Served) -> None:
    from prometheus_client.parser import text_string_to_metric_families

    names = {family.name for family in text_string_to_metric_families(metrics.exposition().decode())}
    assert {"wildswing_requests", "wildswing_moves", "wildswing_storage_seconds", "wildswing_rooms_loaded"} <= names
