"""What may be known about hands: compares what one page shows and received with what lies in other people's hands."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.browser.visitors import Visitor
from tests.browser.wire import Wire

# Everything that a page says: its texts and the values of all attributes, but not its styles and programs.
SAID = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!['STYLE', 'SCRIPT'].includes(node.parentElement?.tagName ?? '')) said.push(node.data);
    } else for (const attribute of node.attributes) said.push(attribute.value);
  }
  return said.join('\\n');
}"""
# What happens face down; every other event is about cards that everybody sees.
FACE_DOWN = {"draw", "set", "mulligan", "look", "prepare", "change cards"}
OPEN_ZONES = (
    "shown",
    "discard",
    "gauge",
    "boosts",
    "sustained",
    "sealed",
    "overdrive",
    "aside",
    "playing",
    "transformations",
    "stored",
)


class Secrets:
    """Follows the hands of a game, and which cards have come out.

    Attributes:
        checked: how many comparisons were made.
    """

    def __init__(self, hands: list[Wire], watching: Wire) -> None:
        self.hands = hands
        self.watching = watching
        self.known: set[str] = set()
        self.checked = 0
        self._read: dict[int, int] = {}

    def look(self) -> None:
        """Remember what lies open now."""
        for wire in self.hands:
            self.known |= come_out(wire)
        for event in self.watching.events:
            if event["kind"] not in FACE_DOWN:
                self.known |= {name for name in event["names"] if name}

    def check(self, viewer: Visitor) -> None:
        """Fail if the page of a spectator or its new frames name a card of a hand that has not come out."""
        said = viewer.page.evaluate(SAID) + self._new_frames(viewer)
        # The page may already have shown what had not been followed.
        for wire in (*self.hands, self.watching):
            wire.follow()
        self.look()
        # A longer name that is known may hold the shorter one of another card.
        for name in sorted(self.known, key=len, reverse=True):
            said = said.replace(name, "…")
        for wire in self.hands:
            for name in hand_of(wire) - self.known:
                self.checked += 1
                found = re.search(rf".{{0,80}}\b{re.escape(name)}\b.{{0,80}}", said)
                assert not found, f"{name} lies in a hidden hand: {found[0]}"

    def _new_frames(self, viewer: Visitor) -> str:
        """What came since the last look, without the lists of what is in the decks, which everybody may read."""
        new = viewer.frames[self._read.get(id(viewer), 0) :]
        self._read[id(viewer)] = len(viewer.frames)
        messages = [json.loads(frame) for frame in new]
        for message in messages:
            message.pop("match", None)
        return json.dumps(messages)


def come_out(wire: Wire) -> set[str]:
    """The names of the cards that lie where everybody sees them."""
    assert wire.picture is not None
    assert wire.match is not None
    players = wire.picture["players"]
    cards = [card for player in players for zone in OPEN_ZONES for card in player[zone]]
    cards += [attack["card"] for attack in wire.picture["attacks"] or [] if attack["face_up"]]
    return names(wire.match, cards)


def hand_of(wire: Wire) -> set[str]:
    """The names of the cards that a page's own player holds."""
    assert wire.picture is not None
    assert wire.match is not None
    return names(wire.match, [card["card"] for card in wire.picture["hand"]])


def names(match: dict[str, Any], cards: list[int]) -> set[str]:
    """The names of cards, apart from those that are not known."""
    every = {card["number"]: card["name"] for fighter in match["fighters"] for card in fighter["cards"]}
    return {every[card] for card in cards if card in every}
