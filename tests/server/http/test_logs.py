from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from wildswing.server import logs

SECRET = "k3v9-very-secret"  # noqa: S105 - only called so


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    kept = root.handlers, root.level
    logs.configure("info")
    yield stream
    root.handlers, root.level = kept
    structlog.reset_defaults()


@pytest.mark.parametrize(
    "text",
    [
        f"GET /t/abc/join/1-{SECRET} HTTP/1.1",
        f"GET /t/abc/watch/{SECRET}?x=1",
        f"https://example.org/t/abc/recover/{SECRET}",
        f"cookie: wildswing_0123abcd={SECRET}.signature; other=1",
        f"postgresql+psycopg://ada:{SECRET}@db.example.org/games",
        f'{{"secret": "{SECRET}", "seat": 0}}',
        f"token={SECRET}&x=1",
        f"secret_key: {SECRET}",
    ],
)
def test_secrets_are_taken_out_of_any_text(text: str) -> None:
    assert SECRET not in logs.without_secrets(text)
    assert "hidden" in logs.without_secrets(text)


@given(
    st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=6),
    st.sampled_from(["join", "watch", "recover"]),
)
def test_no_secret_link_gets_through(secret: str, kind: str) -> None:
    assert logs.without_secrets(f"GET /t/abc/{kind}/{secret}") == f"GET /t/abc/{kind}/[hidden]"


def test_everything_is_one_json_object_a_line_without_secrets(lines: io.StringIO) -> None:
    log = structlog.get_logger("wildswing.test")
    log.info(
        "hello %s", "you", path=f"/t/a/join/{SECRET}", cookie=SECRET, guest=SECRET, seed=SECRET,
        deep={"secret": SECRET, "list": [f"/t/b/watch/{SECRET}", SECRET.encode()[:3]]}, number=3,
    )  # fmt: skip
    try:
        int(f"token={SECRET} at /t/x/recover/{SECRET}")
    except ValueError:
        log.exception("failed", headers=[("cookie", f"wildswing_0123abcd={SECRET}")])
    logging.getLogger("uvicorn.error").error("bad %s", f"/t/a/join/{SECRET}")
    logging.getLogger("somewhere").warning("line one\nline two")
    written = lines.getvalue()
    assert SECRET not in written
    found = [json.loads(line) for line in written.splitlines()]
    assert [one["event"] for one in found] == ["hello you", "failed", "bad /t/a/join/[hidden]", "line one\nline two"]
    assert found[0]["number"] == 3
    assert found[0]["level"] == "info"
    assert "ValueError" in found[1]["exception"]


def test_what_is_less_than_the_level_is_not_written(lines: io.StringIO) -> None:
    structlog.get_logger("wildswing.test").debug("nothing")
    logging.getLogger("uvicorn.error").info("Started server process")
    assert not lines.getvalue()
