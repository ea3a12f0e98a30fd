"""Comparing our state with a position of the client, in everything that the rules speak of."""

from __future__ import annotations

from typing import NamedTuple

from tests.conformance.labels import Cards
from tests.conformance.loading import ZONES, attack_token, token_spaces, zone_numbers
from tests.conformance.recording import Dump
from tests.conformance.script import Scripted
from wildswing.exceed import constants as c
from wildswing.exceed.constants import OFF_BOARD
from wildswing.exceed.zones import zone

# Piles whose order is a rule (EX 2.7, 2.9); everywhere else only the cards count.
ORDERED = {"deck", "disc"}


class Difference(NamedTuple):
    """One thing that is not the same."""

    what: str
    ours: object
    theirs: object


def compare(state: Scripted, cards: Cards, dump: Dump) -> list[Difference]:
    """Everything in which our state differs from a resting position of the client."""
    found = compare_ends(state, dump)
    for seat, entry in enumerate(dump["p"]):
        who = f"player {seat + 1} "
        player = state.players[seat]
        plain = {
            # A life ends at 0 (EX 4.15); the client goes on subtracting.
            "life": (int(player.life), max(0, int(entry["life"]))),
            "space": (int(player.space), int(entry["loc"])),
            "exceeded": (bool(player.exceeded), bool(entry["ex"])),
            "reshuffled": (bool(player.reshuffled), int(entry["resh"]) == 0),
        }
        for what, (mine, theirs) in plain.items():
            if mine != theirs:
                found.append(Difference(who + what, mine, theirs))
        for name, which in ZONES.items():
            held = [card & c.CARD_MASK for card in zone(player, which)]
            recorded = zone_numbers(entry, name, cards)
            if held != recorded if name in ORDERED else sorted(held) != sorted(recorded):
                found.append(Difference(who + name, called(state, held), called(state, recorded)))
        found.extend(compare_tokens(state, seat, dump))
    return found


def compare_ends(state: Scripted, dump: Dump) -> list[Difference]:
    """Whose turn it is, and whether and how the game is over."""
    over = bool(dump.get("over"))
    if over != bool(state.over):
        return [Difference("game over", bool(state.over), over)]
    if over:
        mine, theirs = 2 - int(state.loser), int(dump["winner"])
        return [] if mine == theirs else [Difference("winner", mine, theirs)]
    if dump["gs"] == "Mulligan":
        return []
    waits = {"PickAction": c.ACTION, "DiscardDownToMax": c.DISCARD_TO_LIMIT}[dump["gs"]]
    mine_turn = (int(state.active) + 1, c.DECISION_WORDS[state.decision])
    their_turn = (int(dump["turn"]), c.DECISION_WORDS[waits])
    return [] if mine_turn == their_turn else [Difference("turn", mine_turn, their_turn)]


def compare_tokens(state: Scripted, seat: int, dump: Dump) -> list[Difference]:
    """Where the tokens are, if the client's can be told apart."""
    entry = dump["p"][seat]
    player = state.players[seat]
    who = f"player {seat + 1} "
    spaces = token_spaces(state, seat, entry)
    found = []
    if spaces is not None:
        for place, (name, space) in enumerate(spaces):
            mine = int(player.tokens[place])
            theirs = space if space > 0 else OFF_BOARD
            if mine != theirs:
                found.append(Difference(who + name, mine, theirs))
    elif not player.tokens:
        marker = attack_token(entry)
        theirs = marker if marker is not None and marker > 0 else OFF_BOARD
        if marker is not None and int(player.attack_space) != theirs:
            found.append(Difference(who + "attack on the board", int(player.attack_space), theirs))
    return found


def called(state: Scripted, numbers: list[int]) -> str:
    """Cards by name, from bottom to top."""
    return ", ".join(str(state.match.card(number).name) for number in numbers)
