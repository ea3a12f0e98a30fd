"""Two people with two Witches each hunt as teams, in two browsers; a page is loaded again in mid-reaction."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.hunt import PATIENCE, Hunt
from tests.browser.hunters import Pointer
from tests.browser.visitors import Visitors

ROUNDS = 3
TEAMS = (["rosette", "luna"], ["mia", "amelia"])


def next_player(players: list[Pointer]) -> Pointer:
    """Who is asked now."""
    until = time.monotonic() + PATIENCE
    while True:
        for player in players:
            if player.hunt.decision is not None and player.hunt.shown == player.hunt.picture["number"]:
                return player
        assert time.monotonic() < until, [player.hunt.picture.get("asked") for player in players]
        players[0].page.wait_for_timeout(20)


def test_two_teams_of_two_people_play_and_a_reload_in_mid_reaction_loses_nothing(visitors: Visitors) -> None:
    people = [visitors.arrive(), visitors.arrive()]
    players = [Pointer(Hunt(person), seed) for seed, person in enumerate(people, 7)]
    opened = people[0].open_table(
        "hackclad",
        [{"kind": "me", "characters": TEAMS[0]}, {"kind": "friend", "characters": TEAMS[1]}],
        mode="team",
        missions="draft",
    )
    people[0].visit(f"/t/{opened['table']['id']}")
    expect(people[0].page.get_by_role("heading", name="Waiting")).to_have_count(0)
    joining = people[1].visit(opened["invites"][0]["path"])
    sit = joining.get_by_role("button", name="Sit down and play")
    expect(sit).to_be_visible()
    axe_in_both_themes(joining)
    sit.click()
    reloads = 0
    witches: set[int] = set()
    while players[0].hunt.picture.get("round", 0) < ROUNDS or reloads == 0:
        player = next_player(players)
        hunt = player.hunt
        other = players[1 - players.index(player)].hunt
        assert other.decision is None
        witches.add(hunt.picture["asked_witch"])
        if hunt.asked["kind"] == "react" and reloads < 2:
            reloads += 1
            before = hunt.asked
            reacting = hunt.picture["reacting"]
            minus = player.page.locator('[data-zone="reacting"] button[aria-pressed]')
            if minus.count():
                minus.first.click()
            hunt.picture = {}
            player.page.reload()
            assert hunt.settle()
            assert hunt.asked == before
            assert hunt.picture["reacting"] == reacting
            expect(player.page.get_by_role("region", name=reacting["source"])).to_be_visible()
            assert hunt.said(before["number"]) == []
        player.step()
    assert len(witches - {None}) == 4
    for player in players:
        axe_in_both_themes(player.page)
        assert not player.hunt.visitor.errors
