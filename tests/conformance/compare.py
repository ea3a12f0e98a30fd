"""Comparing our state with a position of the client, in everything that the rules speak of."""

from __future__ import annotations

from typing import NamedTuple

from tests.conformance.labels import Cards
from tests.conformance.loading import TURNED, ZONES, attack_token, laid_out, token_spaces, uncovered, zone_numbers
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
            "wide": (bool(player.wide), bool(entry.get("width"))),
            "exceeded": (bool(player.exceeded), bool(entry["ex"])),
            "reshuffled": (bool(player.reshuffled), int(entry["resh"]) == 0),
        }
        for what, (mine, theirs) in plain.items():
            if mine != theirs:
                found.append(Difference(who + what, mine, theirs))
        for name, which in ZONES.items():
            pile = uncovered(state, seat) if which == c.BOOSTS else zone(player, which)
            if which == c.ASIDE:
                pile = pile + player.stored
            held = [card & c.CARD_MASK for card in pile]
            recorded = zone_numbers(entry, name, cards)
            # What is added to stored cards is a card that the client makes when it needs one.
            made = [card for fighter in state.match.fighters if fighter.stored_lines for card in fighter.aside]
            held, recorded = ([card for card in some if card not in made] for some in (held, recorded))
            if held != recorded if name in ORDERED else sorted(held) != sorted(recorded):
                found.append(Difference(who + name, called(state, held), called(state, recorded)))
        found.extend(compare_tokens(state, seat, dump))
        mine_laid = sorted(zip(player.laid, map(int, player.laid_at), strict=True))
        if mine_laid != (their_laid := sorted(laid_out(state, seat, entry, cards))):
            found.append(Difference(who + "laid out", mine_laid, their_laid))
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
        names = [name for name, _ in spaces]
        ours = sorted(zip(names, map(int, player.tokens), strict=True)) if len(set(names)) < len(names) else None
        if ours is not None:
            spaces = sorted(spaces)
        for place, (name, space) in enumerate(spaces):
            mine = int(player.tokens[place]) if ours is None else ours[place][1]
            theirs = space if space > 0 else OFF_BOARD
            if mine != theirs:
                found.append(Difference(who + name, mine, theirs))
        turned = any(space > 0 for key, space in entry["bud"].items() if key.endswith(TURNED))
        if bool(player.turned) != turned:
            found.append(Difference(who + "turned over", bool(player.turned), turned))
    elif not player.tokens:
        marker = attack_token(entry)
        theirs = marker if marker is not None and marker > 0 else OFF_BOARD
        if marker is not None and int(player.attack_space) != theirs:
            found.append(Difference(who + "attack on the board", int(player.attack_space), theirs))
    return found


def called(state: Scripted, numbers: list[int]) -> str:
    """Cards by name, from bottom to top."""
    return ", ".join(str(state.match.card(number).name) for number in numbers)
