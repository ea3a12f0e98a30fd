from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from wildswing.server.origin import same_site

TRUSTED = frozenset({"http://localhost:5173"})


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "table.example", "origin": "https://table.example"}, True),
        ({"host": "table.example:8000", "origin": "http://table.example:8000"}, True),
        ({"host": "TABLE.example", "origin": "https://table.EXAMPLE"}, True),
        ({"host": "table.example", "origin": "https://evil.example"}, False),
        ({"host": "table.example", "origin": "https://table.example.evil.example"}, False),
        ({"host": "table.example", "origin": "https://table.example:444"}, False),
        ({"host": "table.example", "origin": "null"}, False),
        ({"host": "table.example", "origin": "https://[broken"}, False),
        ({"host": "", "origin": "null"}, False),
        ({"host": "table.example", "origin": "http://localhost:5173"}, True),
        ({"host": "table.example"}, True),
        ({"host": "table.example", "sec-fetch-site": "same-origin"}, True),
        ({"host": "inner", "origin": "https://table.example", "sec-fetch-site": "same-origin"}, True),
        ({"host": "table.example", "sec-fetch-site": "cross-site"}, False),
        ({"host": "table.example", "sec-fetch-site": "same-site"}, False),
        ({"host": "table.example", "origin": "https://evil.example", "sec-fetch-site": "cross-site"}, False),
    ],
)
def test_only_pages_of_the_server_may_act(headers: dict[str, str], ours: bool) -> None:
    assert same_site(Headers(headers), TRUSTED) is ours
