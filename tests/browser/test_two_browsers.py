"""Two people in two browsers play a whole duel, and a third one watches; the server dies, pages are loaded again."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import QUICK
from tests.browser.player import Player
from tests.browser.secrets_kept import Secrets, names
from tests.browser.visitors import PATIENCE, Visitor, Visitors
from tests.browser.wire import Wire
from tests.server.running import Running

OFFLINE = ("WebSocket connection", "Failed to load resource", "ERR_CONNECTION_REFUSED")
PUBLIC = ("space", "facing", "life", "exceeded", "deck", "discard", "gauge", "boosts", "transformations", "sealed")


class Duel:
    """A game of two pages and a watching one, on a server that can be killed."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.folder = folder
        self.running = Running(folder, port=0, **QUICK).ready()
        self.visitors = Visitors(browser, self.running.address)
        people = [self.visitors.arrive() for _ in range(3)]
        opened = people[0].open_table(
            "exceed", [{"kind": "me", "characters": ["ken"]}, {"kind": "friend", "characters": ["ryu"]}], public=True
        )
        self.path = f"/t/{opened['table']['id']}"
        people[0].visit(self.path)
        join = people[1].visit(opened["invites"][0]["path"])
        join.get_by_role("button", name="Sit down and play").click()
        expect(join.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
        self.players = [Player(person, seed) for seed, person in enumerate(people[:2], 11)]
        self.watcher = people[2]
        self.watching = Wire(self.watcher)
        self.watcher.visit(self.path)
        expect(self.watcher.page.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
        self.secrets = Secrets([player.wire for player in self.players], self.watching)
        self.answered = -1

    @property
    def over(self) -> bool:
        return all(player.wire.over for player in self.players)

    def follow(self) -> None:
        for player in self.players:
            player.wire.follow()
        self.watching.follow()

    def settle(self) -> None:
        """Wait until all pages know the same."""
        for _ in range(PATIENCE // 20):
            self.follow()
            if len({wire.table["version"] for wire in (*self.secrets.hands, self.watching)}) == 1:
                return
        raise AssertionError("a page was not told of what happened")

    def mover(self) -> Player | None:
        """Who is asked now; None if the game is over."""
        for _ in range(PATIENCE // 20):
            self.follow()
            if self.over:
                return None
            for player in self.players:
                decision = player.wire.decision
                if decision and decision["number"] > self.answered:
                    return player
        raise AssertionError("nobody is asked any more")

    def step(self) -> bool:
        """One decision is made; False if the game is over."""
        player = self.mover()
        if player is None:
            return False
        decision = player.wire.wait_for_move(self.answered)
        assert decision is not None
        player.act(decision)
        self.secrets.look()
        self.answered = decision["number"]
        return True

    def check_secrets(self) -> None:
        self.settle()
        self.secrets.check(self.watcher)
        # The players' own pages name what they once held, and what the other one may still hold; the hand itself lies
        # face down but for cards that came back from where everybody saw them.
        for seat, player in enumerate(self.players):
            assert player.wire.picture is not None
            assert player.wire.match is not None
            shown = names(player.wire.match, player.wire.picture["players"][1 - seat]["hand"])
            assert shown <= self.secrets.known

    def kill_the_server(self) -> None:
        port = int(self.running.address.rsplit(":", 1)[1])
        self.running.stop(signal.SIGKILL)
        self.running.__exit__(None, None, None)
        for player in self.players:
            expect(player.page.get_by_text("Reconnecting").first).to_be_visible(timeout=PATIENCE)
        self.running = Running(self.folder, port=port, **QUICK).ready()
        for person in (*(player.visitor for player in self.players), self.watcher):
            expect(person.page.locator("main[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)


@pytest.fixture
def duel(browser: Browser, client: Path, tmp_path: Path) -> Iterator[Duel]:
    made = Duel(browser, tmp_path)
    with made.visitors:
        yield made
    made.running.__exit__(None, None, None)


def until(duel: Duel, wanted: str, most: int = 120) -> Player:
    """Play until a seat is asked for a kind of decision."""
    for _ in range(most):
        player = duel.mover()
        assert player is not None, f"the game was over before anybody was asked: {wanted}"
        assert player.wire.decision is not None
        if player.wire.decision["kind"] == wanted:
            return player
        duel.step()
    raise AssertionError(f"nobody was asked: {wanted}")


def take_back(duel: Duel) -> None:
    """Somebody begins a strike and thinks again before anything was set."""
    one = until(duel, "action")
    assert one.wire.decision is not None
    number = one.wire.decision["number"]
    one._press_verb("strike")
    begun = one.wire.wait_for_move(number)
    assert begun is not None
    assert begun["kind"] == "set attack"
    one.page.get_by_role("button", name="Take back").click()
    expect(one.page.get_by_role("toolbar", name="Actions")).to_be_visible(timeout=PATIENCE)
    duel.follow()
    assert one.wire.decision is not None
    assert (one.wire.decision["number"], one.wire.decision["kind"]) == (number, "action")


def play_again(duel: Duel) -> None:
    """One proposes a rematch, the other does not want it, and then does: both come to the new table."""
    one, other = (player.page for player in duel.players)
    one.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="No", exact=True).click()
    one.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Play again").click()
    for page in (one, other):
        page.wait_for_url(lambda url: duel.path not in url, timeout=PATIENCE)
        expect(page.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
        expect(page.locator('[data-zone="result"]')).to_have_count(0)
    assert one.url == other.url


def board(page: Page) -> dict[str, str]:
    """Where a page says that the fighters stand, wherever its viewer sits."""
    labels = page.locator('[data-zone="stage"] [data-space]').evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label'))"
    )
    found = [re.match(r"Space (\d)\. (Ken Masters|Ryu)\.", label) for label in labels]
    return {one[2]: one[1] for one in found if one}


def public(wire: Wire) -> list[dict[str, Any]]:
    """What everybody may see of both players."""
    assert wire.picture is not None
    return [{name: player[name] for name in PUBLIC} for player in wire.picture["players"]]


def test_two_people_play_a_whole_duel_through_reloads_and_a_killed_server(duel: Duel) -> None:
    take_back(duel)

    # A page is loaded again while its own attack lies face down.
    until(duel, "set attack")
    duel.step()
    second = until(duel, "set attack")
    first = next(player for player in duel.players if player is not second)
    duel.settle()
    assert first.wire.picture is not None
    attacks = first.wire.picture["attacks"]
    assert attacks is not None
    duel.check_secrets()
    first.page.reload()
    expect(first.page.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
    duel.settle()
    assert first.wire.picture["attacks"] == attacks

    # The server dies while an attack lies there, and comes back.
    duel.kill_the_server()
    duel.settle()
    assert first.wire.picture["attacks"] == attacks

    steps = 0
    while duel.step():
        steps += 1
        if steps % 2 == 0:
            duel.check_secrets()
        assert steps < 600
    duel.settle()
    pages = [player.page for player in duel.players] + [duel.watcher.page]
    for page in pages:
        expect(page.locator('[data-zone="result"]')).to_be_visible(timeout=PATIENCE)
    assert len(board(pages[0])) == 2
    assert board(pages[0]) == board(pages[1]) == board(pages[2])
    assert public(duel.players[0].wire) == public(duel.players[1].wire) == public(duel.watching)
    assert duel.secrets.checked > 5
    assert duel.watcher.page.locator('[data-zone="hand"] [data-card]').count() == 0
    play_again(duel)
    for person in (*(player.visitor for player in duel.players), duel.watcher):
        assert unexpected(person) == []


def unexpected(person: Visitor) -> list[str]:
    """What went wrong beside the server being away."""
    return [error for error in person.errors if not any(part in error for part in OFFLINE)]
