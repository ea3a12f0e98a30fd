"""A player prepares the next act while the other one decides: it is laid out when its turn comes, or dropped."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.boxes import misfits
from tests.browser.player import Player
from tests.browser.visitors import PATIENCE, PHONE, Visitors
from tests.browser.waiting import wait_until


class TwoAtATable:
    """A duel of two browsers in its first turn, which is Ada's.

    Attributes:
        ada: whose turn it is.
        ben: who waits for his.
    """

    def __init__(self, visitors: Visitors, *, phone: bool = False, **options: Any) -> None:  # noqa: ANN401 - JSON
        people = [visitors.arrive(), visitors.arrive(phone=phone)]
        opened = people[0].open_table(
            "exceed",
            [{"kind": "me", "characters": ["ken"]}, {"kind": "friend", "characters": ["ryu"]}],
            first=0,
            **options,
        )
        people[0].visit(f"/t/{opened['table']['id']}")
        join = people[1].visit(opened["invites"][0]["path"])
        join.get_by_role("button", name="Sit down and play").click()
        expect(join.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
        self.ada, self.ben = (Player(person, seed) for seed, person in enumerate(people, 5))
        for player in (self.ada, self.ben):
            assert player.wire.wait_for_move() is not None
            player.page.get_by_role("button", name=re.compile("^Keep all")).click()
        assert self.turn_of(self.ada)["kind"] == "action"

    def turn_of(self, player: Player) -> dict[str, Any]:
        """The decision that a player is asked for, once it has come."""

        def asked() -> bool:
            player.wire.follow()
            return player.wire.decision is not None and player.wire.decision["kind"] == "action"

        wait_until(player.page, asked)
        decision = player.wire.decision
        assert decision is not None
        return decision

    def end_turn(self, player: Player, verb: str) -> None:
        """Take one act that the others cannot misunderstand, and wait until the turn is over."""
        decision = self.turn_of(player)
        player.page.locator(f'[role="toolbar"][aria-label="Actions"] [data-verb="{verb}"]').click()
        self.after(player, decision["number"])

    def after(self, player: Player, number: int) -> None:
        """Wait until the table has gone on from a decision."""

        def gone_on() -> bool:
            player.wire.follow()
            return bool(player.wire.table["number"] > number)

        wait_until(player.page, gone_on)


def held(page: Page) -> Any:  # noqa: ANN401 - a locator
    """The act that is prepared, hollow."""
    return page.locator('[data-next="held"]')


def keys(page: Page) -> None:
    page.get_by_role("region", name="The duel").focus()
    page.keyboard.press("p")


def mouse(page: Page) -> None:
    page.locator('[data-draft="prepare"]').click()


def touch(page: Page) -> None:
    page.locator('[data-draft="prepare"]').tap()


@pytest.mark.parametrize("way", [keys, mouse, touch])
def test_a_prepared_act_is_confirmed_when_its_turn_comes(visitors: Visitors, way: Any) -> None:  # noqa: ANN401
    table = TwoAtATable(visitors, phone=way is touch)
    page = table.ben.page
    expect(page.get_by_role("toolbar", name="For your next turn")).to_be_visible()
    way(page)
    expect(held(page)).to_contain_text("Prepare")
    axe_in_both_themes(page)
    if way is touch:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    table.end_turn(table.ada, "prepare")
    decision = table.turn_of(table.ben)
    expect(page.locator('[data-next="laid"]')).to_contain_text("Prepare")
    confirm = page.locator('[data-next="confirm"]')
    expect(confirm).to_be_focused()
    axe_in_both_themes(page)
    sent = len(table.ben.wire.events)
    if way is keys:
        page.keyboard.press("Enter")
    elif way is mouse:
        confirm.click()
    else:
        confirm.tap()
    table.after(table.ben, decision["number"])
    assert any(re.search("prepare", event["text"], re.IGNORECASE) for event in table.ben.wire.events[sent:])
    assert table.ada.visitor.errors == table.ben.visitor.errors == []


def test_what_is_prepared_fits_into_windows_of_every_size(visitors: Visitors) -> None:
    table = TwoAtATable(visitors)
    page = table.ben.page

    def wrong() -> list[str]:
        found: list[str] = []
        for width, height in ((320, 568), (390, 844), (768, 1024), (844, 390), (1366, 768), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            found += [f"{width} x {height}: {one}" for one in misfits(page)]
        return found

    assert wrong() == []
    page.locator('[data-zone="hand"] [role="option"]').first.click()
    page.locator('[data-draft="boost"]').last.click()
    expect(held(page)).to_contain_text("Boost")
    assert wrong() == []


def test_a_prepared_move_is_dropped_when_somebody_moves(visitors: Visitors) -> None:
    table = TwoAtATable(visitors)
    page = table.ben.page
    picture = table.ben.wire.picture
    assert picture is not None
    taken = {player["space"] for player in picture["players"]}
    goal = next(space for space in (4, 5, 6) if space not in taken)
    expect(page.locator('[data-draft="move"]')).to_be_visible()
    page.get_by_role("region", name="The duel").focus()
    page.keyboard.press("m")
    page.keyboard.press(str(goal))
    page.keyboard.press("Enter")
    expect(held(page)).to_contain_text(f"Move to {goal}")
    # Put back by Escape, and prepared again by mouse.
    page.keyboard.press("Escape")
    expect(held(page)).to_have_count(0)
    page.locator('[data-draft="move"]').click()
    page.locator(f'[data-space="{goal}"]').click()
    expect(held(page)).to_contain_text(f"Move to {goal}")

    decision = table.turn_of(table.ada)
    move = next(option for option in decision["options"] if option["verb"] == "move" and option["target"] != goal)
    ada = table.ada.page
    ada.locator('[role="toolbar"][aria-label="Actions"] [data-verb="move"]').click()
    ada.locator(f'[data-space="{move["target"]}"]').click()
    table.after(table.ada, decision["number"])
    while table.ada.wire.decision is not None:
        answer = table.ada.wire.decision
        table.ada.act(answer)
        table.after(table.ada, answer["number"])
    table.turn_of(table.ben)
    expect(page.locator('[data-next="dropped"]')).to_contain_text("somebody has moved")
    expect(page.locator('[data-next="laid"]')).to_have_count(0)
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    assert table.ada.visitor.errors == table.ben.visitor.errors == []


def test_a_prepared_act_is_sent_at_once_where_one_tap_plays(visitors: Visitors) -> None:
    table = TwoAtATable(visitors, one_tap=True)
    mouse(table.ben.page)
    expect(held(table.ben.page)).to_contain_text("Prepare")
    table.end_turn(table.ada, "prepare")

    def acted() -> bool:
        table.ben.wire.follow()
        return any(event["text"] == "You prepare." for event in table.ben.wire.events)

    # Ben has acted without another press.
    wait_until(table.ben.page, acted)
