"""Every operation, asked with whatever its schema allows and forbids: no defect, and every answer as it is declared."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

from tests.server.http.conftest import FAR, ORIGIN, WITHOUT_LIMITS, Browser, quick_rooms
from wildswing.server.app import create_app, operations
from wildswing.server.openapi import document
from wildswing.server.settings import Settings

SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(document(operations()))))
OPERATIONS = {one.label: one for one in [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]}
RECOVER = "POST /api/tables/{table}/recover"
WITH_SECRETS = {RECOVER, "POST /api/tables/{table}/join", "POST /api/tables/{table}/invitation"}
# What counts as an answer of the server itself, wherever it is declared: the address is another one.
ELSEWHERE = {404, 405}


class Asked:
    """A server with tables of two guests, and the browsers of one of them and of a stranger."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.ada, self.bob, self.eve = Browser(client), Browser(client), Browser(client)
        self.bob.get("/api/me")  # the stranger has no cookie
        self.ids = ["nowhere000"]
        self.links: list[tuple[str, str]] = []  # tables and secrets that lead there
        for other, public in (("bot", False), ("friend", False), ("open", True), ("bot", True)):
            opened = self.ada.open("me", other, public=public)
            self.ids.append(opened["table"]["id"])
            self.links += [(self.ids[-1], one["path"].rsplit("/", 1)[1]) for one in opened["invites"]]

    def link_for(self, label: str) -> tuple[str, str]:
        """A table and a secret that is good there."""
        if label != RECOVER:
            return self.links[0]
        holder = next(one for one in (self.ada, self.bob) if self.holds(one))
        return self.ids[1], holder.post(f"/api/tables/{self.ids[1]}/recovery").json()["path"].rsplit("/", 1)[1]

    def holds(self, browser: Browser) -> bool:
        """Whether somebody has the seat of the first table, which wanders from one to the other."""
        answer = browser.get(f"/api/tables/{self.ids[1]}")
        return answer.status_code == 200 and answer.json()["seats"][0]["yours"]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    folder = tmp_path_factory.mktemp("schema")
    given: dict[str, Any] = {
        "data_dir": str(folder),
        "web_dir": str(Path(folder) / "web"),
        "metrics": "all",
    } | WITHOUT_LIMITS
    app = create_app(msgspec.convert(given, Settings), quick_rooms)
    with TestClient(app, client=FAR, raise_server_exceptions=False) as client:
        yield Asked(client)


def test_all_operations_are_described() -> None:
    assert len(OPERATIONS) == len(operations())
    assert "POST /api/tables/{table}/join" in OPERATIONS


# About what takes neither a body nor a parameter nothing can be wrong.
TAKING = {f"{one.method} {one.path}" for one in operations() if one.takes is not None or one.parameters}


@pytest.mark.parametrize(
    ("label", "mode"),
    [
        *[(label, GenerationMode.POSITIVE) for label in sorted(OPERATIONS)],
        *[(label, GenerationMode.NEGATIVE) for label in sorted(TAKING)],
    ],
)
def test_answers_are_as_declared(asked: Asked, label: str, mode: GenerationMode) -> None:
    operation = OPERATIONS[label]
    good = label in WITH_SECRETS and mode is GenerationMode.POSITIVE
    statuses: set[int] = set()

    @settings(
        max_examples=25, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )  # fmt: skip
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from(asked.ids),
        known=st.booleans(),
        secret=st.booleans(),
    )
    def ask(case: Case[Any], table: str, known: bool, secret: bool) -> None:
        if good and secret:
            table, found = asked.link_for(label)
            case.body = {"secret": found}
        if case.path_parameters and "table" in case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["table"] = table
        answer = sent(asked, asked.ada if known else asked.bob if good and secret else asked.eve, case)
        if answer is None:
            return
        statuses.add(answer.status_code)
        assert answer.status_code < 500, answer.text
        path = OPERATIONS[label].path.replace("{table}", "").count("/")
        if answer.status_code in ELSEWHERE and unquote(case.formatted_path).count("/") != path:
            return
        case.validate_response(answer, excluded_checks=EXCLUDED)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ask()
    # Secrets that are good lead somewhere, others nowhere.
    assert not good or {200, 404} <= statuses


# A body that fits the schema can be against the rules of the games, and a missing cookie is nobody's mistake.
EXCLUDED: Any = [
    CHECKS.get_one(name)
    for name in ("positive_data_acceptance", "negative_data_rejection", "ignored_auth", "missing_required_header",
                 "unsupported_method", "use_after_free", "ensure_resource_availability")
]  # fmt: skip


def sent(asked: Asked, browser: Browser, case: Case[Any]) -> httpx.Response | None:
    """The answer to a case; None if it cannot be sent at all."""
    request: dict[str, Any] = case.as_transport_kwargs(base_url="http://testserver")
    headers = {"origin": ORIGIN} | dict(request.pop("headers", None) or {})
    headers |= {"cookie": "; ".join([f"{name}={value}" for name, value in browser.cookies.items()])}
    asked.client.cookies.clear()
    kept = {name: value for name, value in request.items() if name in {"method", "url", "params", "json", "data"}}
    if "data" in kept and isinstance(kept["data"], (bytes, str)):
        kept["content"] = kept.pop("data")
    try:
        answer: httpx.Response = asked.client.request(headers=headers, **kept)
    except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError, ValueError):
        return None
    return answer
