"""A whole duel against a bot on a phone, with nothing but a finger; and what a phone shows in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.conftest import QUICK
from tests.browser.moments import BOARDS, DUELS
from tests.browser.player import Player
from tests.browser.staged import ADA, Moment, be, kind, serve_staged
from tests.browser.visitors import PHONE, Visitor, Visitors

MIRROR = Moment("mirror", "exceed", (("ryu",), ("ryu",)), kind("action"))
AT_HAND = ("pay", "strike", "hilda", "eugenia", "rachel", "celinka")


@pytest.fixture(scope="module")
def asked(browser: Browser, client: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody with a phone who is asked at several tables."""
    moments = tuple(one for one in (*DUELS, *BOARDS) if one.id in AT_HAND)
    with (
        serve_staged(tmp_path_factory.mktemp("phone"), (*moments, MIRROR), **QUICK) as running,
        Visitors(browser, running.ready().address) as arriving,
    ):
        visitor = arriving.arrive(phone=True)
        be(visitor.context, running.address, ADA)
        yield visitor


def test_a_duel_against_a_bot_is_played_to_its_end_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["giovanna"]}],
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    player = Player(visitor, seed=2, touch=True)
    looked_at: set[str] = set()

    def look(decision: dict[str, Any]) -> None:
        if decision["kind"] not in looked_at:
            looked_at.add(decision["kind"])
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            axe_in_both_themes(page)

    assert player.play(look)
    expect(page.locator('[data-zone="result"]')).to_be_visible()
    assert visitor.errors == []
    assert {"mulligan", "action", "set attack"} <= set(player.met)


def test_a_price_is_paid_card_by_card_with_a_finger(asked: Visitor) -> None:
    asked.visit("/t/pay")
    player = Player(asked, touch=True)
    decision = player.wire.wait_for_move()
    assert decision is not None
    assert decision["kind"] == "pay"
    player.act(decision)
    assert player.used["pay"] == 1
    player.wire.wait_for_move(decision["number"])
    told = [event for event in player.wire.events if event["number"] > decision["number"]]
    paid = [event["facts"]["value"] for event in told if event["kind"] == "pay" and event["seat"] == decision["seat"]]
    assert sum(paid) >= decision["amount"] > 0
    assert asked.errors == []


@pytest.mark.parametrize("table", ["strike", "hilda"])
def test_the_stage_ends_where_the_strike_begins(asked: Visitor, table: str) -> None:
    page = asked.visit(f"/t/{table}")
    stage = page.locator('[data-zone="stage"] .stage').bounding_box()
    strike = page.locator('[data-zone="strike"]').bounding_box()
    assert stage is not None
    assert strike is not None
    assert stage["y"] + stage["height"] <= strike["y"]


@pytest.mark.parametrize("table", ["eugenia", "rachel", "celinka"])
def test_what_lies_beside_the_board_has_headings_in_order(asked: Visitor, table: str) -> None:
    page = asked.visit(f"/t/{table}")
    expect(page.locator('[data-zone="your play"] h3').first).to_be_visible()
    axe_in_both_themes(page)


def test_equal_fighters_have_different_names_for_who_hears_them(asked: Visitor) -> None:
    page = asked.visit("/t/mirror")
    for side in ("left", "right"):
        expect(page.get_by_role("region", name=f"Ryu on the {side}", exact=True)).to_be_visible()
    axe_in_both_themes(page)
