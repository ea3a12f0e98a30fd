from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.http.conftest import Serve, Served

SCRIPT = "console.log('hello');\n" * 200


@pytest.fixture
def built(tmp_path: Path, serve: Serve) -> Served:
    web = tmp_path / "built"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Wildswing</title>")
    (web / "assets/index-abc123.js").write_text(SCRIPT)
    (web / "favicon.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("private")
    return serve(web_dir=web)


@pytest.mark.parametrize(
    "path",
    ["/", "/t/k3v9x2", "/t/k3v9x2/join/1-abc", "/characters/exceed/ryu", "/watch", "/no/such.page", "/index.html"],
)
def test_every_address_of_the_client_is_its_page(built: Served, path: str) -> None:
    answer = built.browser().get(path)
    assert answer.status_code == 200
    assert "<title>Wildswing</title>" in answer.text
    assert answer.headers["cache-control"] == "private, no-cache"


def test_files_with_a_hash_are_kept_for_ever_and_others_are_asked_for(built: Served) -> None:
    ada = built.browser()
    script = ada.get("/assets/index-abc123.js")
    assert script.text == SCRIPT
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    icon = ada.get("/favicon.svg")
    assert icon.headers["cache-control"] == "public, no-cache"
    assert icon.headers["content-type"].startswith("image/svg+xml")
    again = ada.get("/favicon.svg", if_none_match=icon.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_files_are_compressed(built: Served) -> None:
    with built.client.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) // 10


@pytest.mark.parametrize(
    "path",
    ["/../private.txt", "/..%2fprivate.txt", "/assets/../../private.txt", "/assets/%2e%2e/%2e%2e/private.txt", "/%00"],
)
def test_nothing_outside_is_given_out(built: Served, path: str) -> None:
    answer = built.client.get(path)
    assert "private" not in answer.text
    assert answer.status_code in {200, 404}


def test_a_file_of_an_older_build_is_not_a_page(built: Served) -> None:
    answer = built.browser().get("/assets/index-old.js")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not found"


def test_without_a_build_the_page_says_what_to_do(served: Served) -> None:
    answer = served.browser().get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert served.browser().get("/api/me").status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/api/nothing", "/assets/none.js"])
def test_every_answer_guards_the_browser(built: Served, path: str) -> None:
    headers = built.browser().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_head_has_no_body(built: Served) -> None:
    answer = built.browser().ask("HEAD", "/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert built.browser().ask("HEAD", "/api/me").content == b""
