from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.kernel.errors import WildswingError
from wildswing.server.settings import Settings, as_environment, read_settings, unknown


def test_the_environment_sets_and_options_count_more() -> None:
    found = read_settings(
        {"WILDSWING_PORT": "81", "WILDSWING_HOST": "::1", "WILDSWING_COMPRESS_SOCKET": "true", "HOME": "/"},
        {"port": 82, "host": None},
    )
    assert (found.port, found.host, found.compress_socket) == (82, "::1", True)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("WILDSWING_PORT", "http", "WILDSWING_PORT cannot be 'http'"),
        ("WILDSWING_PORT", "70000", "WILDSWING_PORT cannot be '70000'"),
        ("WILDSWING_METRICS", "some", "WILDSWING_METRICS cannot be 'some'"),
        ("WILDSWING_WORKERS", "0", "WILDSWING_WORKERS cannot be '0'"),
    ],
)
def test_what_cannot_be_is_named(variable: str, value: str, said: str) -> None:
    with pytest.raises(WildswingError, match=said):
        read_settings({variable: value})


def test_a_misspelt_setting_gets_a_hint() -> None:
    assert unknown({"WILDSWING_PROT": "1", "PATH": ""}) == [("WILDSWING_PROT", "; the nearest is WILDSWING_PORT")]
    assert unknown({"WILDSWING_PORT": "1"}) == []


@given(st.integers(0, 65535), st.integers(1, 64), st.floats(0, 1e6), st.booleans(), st.text("abc:/.", max_size=9))
def test_settings_reach_worker_processes_unchanged(
    port: int, workers: int, rate: float, compressed: bool, url: str
) -> None:
    settings = Settings(port=port, workers=workers, guest_rate=rate, compress_socket=compressed, database_url=url)
    assert read_settings(as_environment(settings)) == settings


def test_where_games_are_kept() -> None:
    assert Settings(data_dir="/data").database == "sqlite:////data/tables.db"
    assert Settings(data_dir="/data", database_url="postgresql://h/d").database == "postgresql://h/d"
    assert Settings(database_url="postgresql://h/d").several
    assert not Settings(data_dir="/data").several
