"""Two people at one table: who wants a choice back past the other's act asks for it; if agreed, both boards go back.

Never past what somebody has learnt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.conftest import QUICK
from tests.browser.hunt import Hunt, Json
from tests.browser.hunters import Pointer
from tests.browser.staged import ADA, BEN, Moment, be, serve_staged
from tests.browser.visitors import PATIENCE, Visitor, Visitors
from tests.browser.waiting import wait_until
from tests.browser.wire import Wire
from wildswing.exceed.game import ExceedGame

SEATS = [{"kind": "me", "characters": ["luna"]}, {"kind": "friend", "characters": ["mia"]}]
# Goldlewis lays a fog before the attack of the other side is set: nobody has learnt anything yet.
FOG = Moment(
    "fog",
    "exceed",
    (("goldlewis",), ("chaos",)),
    lambda game: isinstance(game, ExceedGame) and not game.over and game.returnable(1 - game.seat) is not None,
    (ADA, BEN),
    "first",
)


def ask(visitor: Visitor) -> Locator:
    """The button that asks for a choice."""
    return visitor.page.get_by_role("banner").get_by_role("button", name="Ask to take back")


def offer(visitor: Visitor) -> Locator:
    """What the other one is asked."""
    return visitor.page.get_by_role("group", name="asks to take the last choice back.")


def stands(visitor: Visitor) -> None:
    """Nothing can be taken back, and the button says why."""
    button = visitor.page.get_by_role("banner").get_by_role("button", name="Take back", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(re.compile("Your last choice stands"))


@pytest.fixture
def hunters(visitors: Visitors) -> list[Pointer]:
    """Two people at the beginning of a hunt: each drafts a Mission, in turn."""
    people = [visitors.arrive(), visitors.arrive()]
    opened = people[0].open_table("hackclad", SEATS)
    hunts = [Hunt(person) for person in people]
    people[0].visit(f"/t/{opened['table']['id']}")
    join = people[1].visit(opened["invites"][0]["path"])
    join.get_by_role("button", name="Sit down and play").click()
    expect(join.locator("[data-zone=field]")).to_be_visible(timeout=PATIENCE)
    return [Pointer(hunt, seed) for seed, hunt in enumerate(hunts)]


def test_it_is_refused_once_then_agreed_past_the_others_choice_and_never_past_a_draw(hunters: list[Pointer]) -> None:
    first, second = sorted(hunters, key=lambda one: one.hunt.picture["asked"]["seat"] != one.hunt.picture["seat"])
    asker, other = first.hunt.visitor, second.hunt.visitor
    assert first.hunt.settle()
    began = pictures(first, second)
    first.step()

    # Refused: the board stays, and it cannot be asked again in this position.
    drafted = pictures(first, second)
    ask(asker).click()
    expect(asker.page.get_by_text("You asked to take your last choice back.")).to_be_visible()
    expect(offer(other)).to_be_visible()
    axe_in_both_themes(other.page)
    offer(other).get_by_role("button", name="No").click()
    expect(offer(other)).to_be_hidden()
    stands(asker)
    assert pictures(first, second) == drafted

    # The other one chooses, too: in this position it can be asked again, and both choices go back.
    assert second.hunt.settle()
    second.step()
    ask(asker).click()
    offer(other).get_by_role("button", name="Let it be taken back").click()
    first.hunt.await_next(lambda: first.hunt.picture["number"] == 0, "taking back")
    second.hunt.await_next(lambda: second.hunt.picture["number"] == 0, "taking back")
    expect(offer(other)).to_be_hidden()
    assert pictures(first, second) == began
    assert first.hunt.shown == second.hunt.shown == 0
    stands(asker)

    # Something else is chosen instead; once cards were drawn, nobody gets a choice from before them back.
    for one in hunters:
        one.hunt.sent.clear()
    before = hands(first, second)
    assert first.hunt.settle()
    first.step()
    for _ in range(20):
        if hands(first, second) != before:
            break
        wait_until(asker.page, lambda: bool(first.hunt.decision or second.hunt.decision))
        mover = first if first.hunt.decision else second
        assert mover.hunt.settle()
        mover.step()
    assert hands(first, second) != before
    stands(second.hunt.visitor if first.hunt.decision else asker)
    assert asker.errors == []
    assert other.errors == []


def pictures(*hunters: Pointer) -> list[Json]:
    """What each of them sees."""
    for one in hunters:
        one.page.wait_for_timeout(100)
    return [one.hunt.picture for one in hunters]


def hands(*hunters: Pointer) -> list[list[int]]:
    """The cards that each of them holds."""
    return [one.hunt.witch["hand"] for one in hunters]


@pytest.fixture
def fog(browser: Browser, client: object, tmp_path: Path) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada, who is to set an attack, and Ben, who has just laid his last choice down."""
    with serve_staged(tmp_path, (FOG,), **QUICK) as running:
        running.ready()
        with Visitors(browser, running.address) as visitors:
            people = visitors.arrive(), visitors.arrive(phone=True)
            for person, guest in zip(people, (ADA, BEN), strict=True):
                be(person.context, running.address, guest)
                person.visit("/t/fog")
                expect(person.page.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
            yield people


def test_in_a_duel_the_other_one_is_asked_by_keyboard_and_both_stages_go_back(fog: tuple[Visitor, Visitor]) -> None:
    ada, ben = fog
    wires = [Wire(person) for person in fog]
    for wire in wires:
        wire.follow()
    at = wires[0].table["number"]
    assert wires[0].wait_for_move() is not None
    ben.page.locator("main [tabindex='-1']").first.focus()
    ben.page.keyboard.press("z")
    expect(ben.page.get_by_text("You asked to take your last choice back.")).to_be_visible()
    agree = offer(ada).get_by_role("button", name="Let it be taken back")
    agree.focus()
    ada.page.keyboard.press("Enter")
    expect(offer(ada)).to_be_hidden()
    decision = wires[1].wait_for_move()
    assert decision is not None
    assert decision["number"] == wires[1].table["number"] < at
    wires[0].follow()
    assert wires[0].table["number"] == decision["number"]
    assert wires[0].decision is None
    for key in ("turn", "players"):
        assert public(wires[0].picture, key) == public(wires[1].picture, key)
    assert ada.errors == []
    assert ben.errors == []


def public(picture: dict[str, Any] | None, key: str) -> Any:  # noqa: ANN401 - JSON
    """What both see of a part of a picture: without what only the owner of a hand is told."""
    assert picture is not None
    part = picture[key]
    if key != "players":
        return part
    return [{name: player[name] for name in ("space", "life", "exceeded", "deck", "gauge")} for player in part]
