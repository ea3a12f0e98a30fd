from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.server.guards import Guards
from wildswing.server.limits import MOST_BUCKETS, Buckets, Holds, address_key, is_local
from wildswing.server.problems import Refusal
from wildswing.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_a_burst_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(2, 3, clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0
    clock.time += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0


@given(st.lists(st.floats(0, 2), max_size=80))
def test_never_more_than_burst_and_rate(pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(4, 5, clock)
    taken = 0
    for pause in pauses:
        clock.time += pause
        wait = buckets.take("a")
        assert wait >= 0
        taken += wait == 0
    assert taken <= 5 + 4 * clock.time + 1e-6


@given(st.floats(0.01, 5))
def test_who_waits_as_long_as_was_said_is_heard(rate: float) -> None:
    clock = Clock()
    buckets = Buckets(rate, 1, clock)
    assert buckets.take("a") == 0
    clock.time += buckets.take("a") + 1e-6
    assert buckets.take("a") == 0


def test_no_rate_is_no_limit() -> None:
    assert not any(Buckets(0, 0).take("a") for _ in range(1000))


def test_the_memory_of_buckets_is_bounded() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    for number in range(MOST_BUCKETS * 2):
        clock.time += 0.00001
        buckets.take(str(number))
    assert len(buckets._levels) <= MOST_BUCKETS
    # Whoever came last is still remembered.
    assert buckets.take(str(MOST_BUCKETS * 2 - 1)) > 0


def test_holds_are_given_back() -> None:
    holds = Holds(2)
    assert [holds.take("a"), holds.take("a"), holds.take("a"), holds.take("b")] == [True, True, False, True]
    assert holds.all == 3
    holds.give_back("a")
    assert holds.take("a")
    for key in ("a", "a", "b", "b"):
        holds.give_back(key)
    assert holds.all == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.9", "203.0.113.9"), ("127.0.0.1", ""), ("127.3.2.1", ""), ("::1", ""), ("::ffff:127.0.0.1", ""),
        ("::ffff:203.0.113.9", "203.0.113.9"), ("2001:db8::1", "2001:db8::/64"), ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_what_an_address_counts_as(address: str, key: str) -> None:
    assert address_key(address) == key
    assert is_local(address) == (not key)


def guards(**given: float) -> Guards:
    none = dict.fromkeys(
        ["guest_rate", "address_rate", "message_rate", "tables_an_hour", "connections", "open_tables"], 0
    )
    return Guards(Settings(**(none | given)))  # type: ignore[arg-type]  # numbers of either kind


def test_requests_are_counted_for_guest_and_address() -> None:
    ours = guards(guest_rate=1, guest_burst=2)
    for _ in range(2):
        ours.request("ada", "203.0.113.9")
    with pytest.raises(Refusal, match="Too many requests") as caught:
        ours.request("ada", "203.0.113.10")
    assert caught.value.status == 429
    assert int(caught.value.headers["Retry-After"]) >= 1
    ours.request("bob", "203.0.113.9")
    theirs = guards(address_rate=1, address_burst=2)
    for guest in ("ada", "bob"):
        theirs.request(guest, "203.0.113.9")
    with pytest.raises(Refusal):
        theirs.request(None, "203.0.113.9")
    for _ in range(50):
        theirs.request("ada", "127.0.0.1")


def test_tables_are_counted_by_the_hour() -> None:
    ours = guards(tables_an_hour=3)
    for _ in range(3):
        ours.new_table("ada", "203.0.113.9")
    with pytest.raises(Refusal, match="Too many tables") as caught:
        ours.new_table("ada", "203.0.113.9")
    assert 1000 < int(caught.value.headers["Retry-After"]) <= 1200
    ours.new_table("bob", "203.0.113.9")


def test_connections_are_counted_until_they_end() -> None:
    ours = guards(connections=1)
    for number in range(10):
        ours.connect(f"guest {number}", "203.0.113.9")
    with pytest.raises(Refusal, match="at the same time"):
        ours.connect("one more", "203.0.113.9")
    with pytest.raises(Refusal, match="at the same time"):
        ours.connect("guest 1", "203.0.113.10")
    ours.disconnect("guest 1", "203.0.113.9")
    ours.connect("guest 1", "203.0.113.10")
    ours.connect("one more", "203.0.113.9")
