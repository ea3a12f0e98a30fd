"""Who has no link does not get to a private table, and a seat can move to another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.player import Player
from tests.browser.visitors import PATIENCE, Visitor, Visitors

SEATS = [{"kind": "me", "characters": ["ken"]}, {"kind": "bot", "bot": "random", "characters": ["ryu"]}]


def opened_by(visitor: Visitor) -> str:
    """The path of a new private table."""
    return f"/t/{visitor.open_table('exceed', SEATS)['table']['id']}"


def test_a_stranger_does_not_find_a_private_table(visitors: Visitors) -> None:
    owner, stranger = visitors.arrive(), visitors.arrive()
    path = opened_by(owner)
    expect(owner.visit(path).locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
    page = stranger.visit(path)
    expect(page.get_by_text("This game is not here")).to_be_visible(timeout=PATIENCE)
    axe_in_both_themes(page)
    table = path.removeprefix("/t/")
    assert table not in str(stranger.api("/api/lobby"))
    assert stranger.context.request.get(f"{stranger.address}/api/tables/{table}").status == 404
    assert not any('"picture"' in frame for frame in stranger.frames)
    assert table in str(owner.api("/api/lobby"))


def test_a_recovery_link_moves_a_seat_to_another_device(visitors: Visitors) -> None:
    laptop, phone = visitors.arrive(), visitors.arrive(phone=True)
    path = opened_by(laptop)
    page = laptop.visit(path)
    player = Player(laptop)
    decision = player.wire.wait_for_move()
    assert decision is not None
    player.act(decision)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on from another device").click()
    link = page.get_by_label("Open this link on the other device").input_value()

    moved = phone.visit(link.removeprefix(phone.address))
    axe_in_both_themes(moved)
    moved.get_by_role("button", name="Move my seat here").tap()
    expect(moved.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Your seat is on another device now.")).to_be_visible(timeout=PATIENCE)

    carried_on = Player(phone, touch=True)
    decision = carried_on.wire.wait_for_move()
    assert decision is not None
    carried_on.act(decision)
    assert carried_on.wire.wait_for_move(decision["number"]) is not None
    page.reload()
    expect(page.get_by_text("This game is not here")).to_be_visible(timeout=PATIENCE)
    # The link is used up.
    third = visitors.arrive().visit(link.removeprefix(phone.address))
    third.get_by_role("button", name="Move my seat here").click()
    expect(third.get_by_role("heading", level=1)).not_to_have_text("Play on from here", timeout=PATIENCE)
    assert third.locator('[data-zone="stage"]').count() == 0
