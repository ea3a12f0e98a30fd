"""The lobby: from nobody there to open tables, games to watch and games to carry on; and what its choices become."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.conftest import QUICK
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import Visitor, Visitors
from tests.server.running import Running

NEWS = 30_000


@pytest.fixture(scope="module")
def own_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where nothing has happened."""
    with Running(tmp_path_factory.mktemp("lobby"), port=0, **QUICK) as running:
        yield running.ready()


@pytest.fixture
def guests(browser: Browser, own_server: Running) -> Iterator[Visitors]:
    with Visitors(browser, own_server.address) as arriving:
        yield arriving


def table_of(visitor: Visitor, page: Page) -> Any:  # noqa: ANN401 - JSON
    """The table that the page is at."""
    page.wait_for_url("**/t/*")
    return visitor.api(f"/api/tables/{page.url.rsplit('/', 1)[1]}")


def hackclad(page: Page) -> None:
    page.get_by_role("tab", name="HacKClaD, 1 to 4 witches").click()


def choose(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


def test_the_lists_go_from_empty_to_open_tables_games_and_what_to_carry_on(guests: Visitors) -> None:
    ada, ben, eve = guests.arrive(), guests.arrive(), guests.arrive()
    page = ada.visit()
    expect(page.get_by_text("Nobody is waiting. Open a table or play a bot.")).to_be_visible()
    expect(page.get_by_text("No game is on.")).to_be_visible()
    expect(page.get_by_role("heading", name="Carry on")).to_have_count(0)
    axe_in_both_themes(page)
    assert_no_sideways_scrolling(page)
    assert_nothing_clipped(page)

    bens = ben.visit()
    bens.get_by_role("button", name="Open your own").click()
    axe_in_both_themes(bens)
    bens.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    waiting = table_of(ben, bens)
    assert waiting["state"] == "waiting"
    expect(bens.get_by_role("heading", level=1)).to_be_visible()
    axe_in_both_themes(bens)

    sit = page.get_by_role("button", name="Sit down with")
    expect(sit).to_be_visible(timeout=NEWS)
    axe_in_both_themes(page)
    sit.click()
    page.get_by_role("dialog").get_by_role("button", name="Ryu").click()
    page.wait_for_url(f"**/t/{waiting['id']}")
    expect(page.locator('[data-zone="stage"]')).to_be_visible()
    expect(bens.locator('[data-zone="stage"]')).to_be_visible()

    page = ada.visit()
    expect(page.get_by_role("link", name="Resume:")).to_be_visible(timeout=NEWS)
    axe_in_both_themes(page)
    page.get_by_role("link", name="Resume:").click()
    expect(page.locator('[data-zone="stage"]')).to_be_visible()

    watching = eve.visit()
    game = watching.locator('[data-zone="watch"] li a')
    expect(game).to_have_count(1, timeout=NEWS)
    axe_in_both_themes(watching)
    game.click()
    watching.wait_for_url(f"**/t/{waiting['id']}")
    expect(watching.locator('[data-zone="stage"]')).to_be_visible()
    eve.visit("/watch")
    expect(watching.get_by_role("heading", level=1)).to_be_visible()
    axe_in_both_themes(watching)
    for person in (ada, ben, eve):
        assert not person.errors


def test_table_options_make_the_table_that_they_say(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit()
    page.get_by_role("button", name="Table options").click()
    axe_in_both_themes(page)
    choose(page, "Clock", "10 min + 10 s")
    choose(page, "Help during play", "Ranges and verdicts")
    choose(page, "Who goes first", "The opponent")
    page.get_by_text("Public: it stands in the lobby").click()
    page.get_by_text("One tap plays").click()
    choose(page, "Spectators see it", "30 seconds later")
    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="Play", exact=True).click()
    options = table_of(visitor, page)["options"]
    assert options["clock"] == {"kind": "game", "seconds": 600, "increment": 10}
    assert (options["help"], options["first"], options["public"]) == ("verdicts", 1, True)
    assert (options["one_tap"], options["delay"]) == (True, 30)
    assert not visitor.errors


def test_hackclad_seats_take_people_and_bots(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit()
    hackclad(page)
    axe_in_both_themes(page)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    page.get_by_role("button", name="Change the witch of seat 1").click()
    axe_in_both_themes(page)
    page.get_by_role("dialog").get_by_role("button", name="Mia").click()
    page.get_by_label("Who sits in seat 3").select_option("friend")
    page.get_by_label("Who sits in seat 4").select_option("me")
    choose(page, "Missions", "Random")
    page.get_by_text("Expert Clad cards").click()
    page.get_by_role("button", name="Play", exact=True).click()
    table = table_of(visitor, page)
    assert (table["state"], table["options"]["missions"], table["options"]["expert"]) == ("waiting", "random", True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "free", "person"]
    assert table["seats"][0]["characters"] == ["mia"]
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False, True]
    expect(page.get_by_label("Invite link")).to_be_visible()


@pytest.mark.parametrize(
    ("words", "mode", "seats", "witches"),
    [("Alone", "solo", 1, 1), ("Two teams", "team", 4, 1), ("Two teams, two players", "team", 2, 2)],
)
def test_each_mode_of_hackclad_begins_with_one_press(
    visitors: Visitors, words: str, mode: str, seats: int, witches: int
) -> None:
    visitor = visitors.arrive()
    page = visitor.visit()
    hackclad(page)
    choose(page, "Mode", words)
    page.get_by_role("button", name="Play", exact=True).click()
    table = table_of(visitor, page)
    assert (table["options"]["mode"], len(table["seats"])) == (mode, seats)
    assert all(len(seat["characters"]) == witches for seat in table["seats"])
    expect(page.locator("[data-number]")).to_be_visible()
    assert not visitor.errors


def test_a_name_is_changed_and_kept(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit()
    page.get_by_role("button", name="Change name").click()
    axe_in_both_themes(page)
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name=re.compile("^Grace"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Grace"))).to_be_visible()


def test_the_lobby_fits_a_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    page = visitor.visit()
    for game in ("HacKClaD, 1 to 4 witches", "EXCEED, a duel"):
        page.get_by_role("tab", name=game).tap()
        axe_in_both_themes(page)
        assert_no_sideways_scrolling(page)
        assert_nothing_clipped(page)
    assert not visitor.errors
