"""Setting our state from a position of the client, whole or in the parts that a test changed by hand."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tests.conformance.labels import Cards, Label, parse_all
from tests.conformance.recording import Dump
from tests.conformance.script import Scripted
from wildswing.exceed import constants as c
from wildswing.exceed import procedures
from wildswing.exceed.cards import Match
from wildswing.exceed.constants import OFF_BOARD
from wildswing.exceed.laid_cards import under
from wildswing.exceed.setup import new_state
from wildswing.exceed.state import Player
from wildswing.exceed.timing import collect
from wildswing.exceed.turn import ACTION_STEP, END_STEP
from wildswing.exceed.zones import zone
from wildswing.kernel.state import NO_DECISION

assert procedures.MODULES

# The client's zones and ours.
ZONES = {
    "hand": c.HAND,
    "deck": c.DECK,
    "disc": c.DISCARD,
    "gauge": c.GAUGE,
    "boosts": c.BOOSTS,
    "trans": c.TRANSFORMATIONS,
    "sealed": c.SEALED,
    "od": c.OVERDRIVE_ZONE,
    "aside": c.ASIDE,
}
# Where the client writes the top of a pile first.
TOP_FIRST = {"deck"}


def fresh(match: Match, first: int) -> Scripted:
    """A game before its first decision."""
    return Scripted(match, new_state(match, 0, first))


def load(match: Match, cards: Cards, dump: Dump) -> Scripted:
    """Our state at a resting position of the client.

    Args:
        match: the fighters.
        cards: the numbers of their cards.
        dump: the position: somebody's choice of an action, or of discards down to the hand limit.
    """
    state = fresh(match, 0)
    state.stack.clear()
    active = int(dump["turn"]) - 1
    state.turn = 1
    state.active = active
    state.next_seat = int(dump["next"]) - 1
    state.struck_last = bool(dump.get("last_strike"))
    take_over(state, cards, dump)
    for seat, entry in enumerate(dump["p"]):
        flags = entry.get("f", {})
        state.players[seat].force_spent = int(flags.get("total_force_spent_this_turn", 0))
        state.players[seat].cancels = int(bool(flags.get("canceled_this_turn")))
        for side, place in flags.get("used_character_action_details", []):
            mark_used(state, seat, side == "exceed", int(place))
    frame = state.push(c.TURN, active)
    if dump["gs"] == "DiscardDownToMax":
        frame.step = END_STEP
        state.drew_at_end = True
        state.push(c.DISCARD_DOWN, active, int(match.fighters[active].hand_limit))
    else:
        frame.step = ACTION_STEP
    state.run()
    if dump.get("over"):  # a test went on after the end
        state.over = True
        state.loser = 2 - int(dump["winner"])
    return state


def mark_used(state: Scripted, seat: int, exceeded: bool, place: int) -> None:
    """Remember the use of a character action."""
    if bool(state.players[seat].exceeded) != exceeded:
        return
    actions = [
        state.match.line(n) for n in collect(state, seat, c.AN_ACTION) + collect(state, seat, c.ACTION_ONCE_PER_TURN)
    ]
    if place < len(actions):
        line = actions[place]
        assert line is not None
        state.players[seat].used |= line.once_bit


def take_over(state: Scripted, cards: Cards, dump: Dump) -> None:
    """Put every card and number that the client shows where the client has it."""
    for seat, entry in enumerate(dump["p"]):
        player = state.players[seat]
        player.life = int(entry["life"])
        player.space = int(entry["loc"])
        player.wide = bool(entry.get("width"))
        player.exceeded = bool(entry["ex"])
        player.reshuffled = int(entry["resh"]) == 0
        player.shown = []
        player.stored = []
        player.playing = []
        for name, which in ZONES.items():
            zone(player, which)[:] = zone_numbers(entry, name, cards)
        cover(state, seat)
        # The client has stored cards among those that are set aside.
        own = state.match.fighters[seat].aside
        player.stored = [card for card in player.aside if card not in own]
        player.aside = [card for card in player.aside if card in own]
        place_tokens(state, seat, entry)
        lay_out(state, seat, entry, cards)


def cover(state: Scripted, seat: int) -> None:
    """Take boosts that cannot be continuous ones for cards that lie face down: the client does not mark them."""
    stand_in = state.match.fighters[seat].cover
    player = state.players[seat]
    player.face_down = []
    if stand_in < 0 or all(state.match.card(card).boost_kind == c.CONTINUOUS for card in player.boosts):
        return
    player.face_down = player.boosts[:]
    player.boosts = [int(stand_in)] * len(player.boosts)


def uncovered(state: Scripted, seat: int) -> list[int]:
    """The boosts of a player with the cards themselves where they lie face down."""
    player = state.players[seat]
    down = player.face_down[:]
    return [down.pop(0) if state.match.card(card).is_cover and down else card for card in player.boosts]


def zone_numbers(entry: dict[str, Any], name: str, cards: Cards) -> list[int]:
    """Our numbers of the cards in one of the client's zones, in our order."""
    labels = entry[name]
    numbers = cards.numbers(labels)
    return numbers[::-1] if name in TOP_FIRST else numbers


TURNED = "_disabled"  # how the client calls the other side of a token


def token_key(name: str) -> str:
    """A token's name without what the client and we write differently."""
    return re.sub(r"[^a-z]", "", name.lower())


def token_spaces(state: Scripted, seat: int, entry: dict[str, Any]) -> list[tuple[str, int]] | None:
    """The spaces of this player's tokens at the client, by our names; None where its tokens are not ours."""
    spaces: dict[str, int] = entry.get("bud") or {}
    ours = list(state.match.fighters[seat].token_names)
    if not spaces or not ours:
        return None
    if all(state.match.fighters[seat].token_marks):
        return marker_spaces(ours, spaces)
    found = []
    for place, name in enumerate(ours):
        if ours.count(name) > 1:
            copies = sorted(space for key, space in spaces.items() if token_key(key) == token_key(name))
            if len(copies) != ours.count(name):
                return None
            found.append((name, copies[place - ours.index(name)]))
            continue
        fits = [space for key, space in spaces.items() if token_key(key.split("_")[-1]) == token_key(name)]
        sides = [space for key, space in spaces.items() if token_key(key).startswith(token_key(name))]
        places = fits or [max(sides)] if fits or sides else []
        if not places:
            return None
        found.append((name, places[0]))
    return found


def marker_spaces(ours: list[str], spaces: dict[str, int]) -> list[tuple[str, int]]:
    """The spaces of markers of boosts: the client's come in the order of the cards, as ours do, or have our names."""
    named = {token_key(key): key for key in spaces}
    if set(named) == {token_key(name) for name in ours}:
        order = [f"{token_key(name)}{ours[: place + 1].count(name)}" for place, name in enumerate(ours)]
        return [(name, spaces[key]) for name, key in zip(ours, order, strict=True)]
    return list(zip(ours, spaces.values(), strict=True))


def lay_out(state: Scripted, seat: int, entry: dict[str, Any], cards: Cards) -> None:
    """Put the cards that lie on spaces or under boosts where the client has them."""
    player = state.players[seat]
    player.kept = 0
    lying = laid_out(state, seat, entry, cards)
    player.laid = tuple([number for number, _ in lying])
    player.laid_at = tuple([where for _, where in lying])


def laid_out(state: Scripted, seat: int, entry: dict[str, Any], cards: Cards) -> list[tuple[int, int]]:
    """The cards that lie on spaces or under boosts at the client, each with our number of its place."""
    found = [
        (number, int(space)) for space, labels in (entry.get("rods") or {}).items() for number in cards.numbers(labels)
    ]
    copies: Counter[int] = Counter()
    for label in str(entry["boosts"]).split():
        boost = cards.number(parse_all(label)[0])
        below = [cards.number(parse_all(lower)[0]) for lower in (entry.get("under") or {}).get(label, [])]
        found.extend([(number, int(under(boost, copies[boost]))) for number in below])
        copies[boost] += 1
    return found


def attack_token(entry: dict[str, Any]) -> int | None:
    """Where the client has the marker of an attack that lies on the board, None if it has none or several."""
    spaces = list((entry.get("bud") or {}).values())
    return int(spaces[0]) if len(spaces) == 1 else None


def place_tokens(state: Scripted, seat: int, entry: dict[str, Any]) -> None:
    """Put the tokens where the client has them."""
    player = state.players[seat]
    found = token_spaces(state, seat, entry)
    if found is not None:
        player.tokens[:] = [space if space > 0 else OFF_BOARD for _, space in found]
        player.turned = int(any(space > 0 for key, space in entry["bud"].items() if key.endswith(TURNED)))
    elif not player.tokens:
        space = attack_token(entry)
        player.attack_space = space if space is not None and space > 0 else OFF_BOARD


def tidy(state: Scripted, cards: Cards, dump: Dump) -> None:
    """Give hands and boosts, whose order is no rule, the client's order; forget the chance that was not used."""
    state.shuffles = ()
    state.lots = ()
    for seat, entry in enumerate(dump["p"]):
        state.players[seat].hand[:] = zone_numbers(entry, "hand", cards)
        if not state.players[seat].face_down:
            state.players[seat].boosts[:] = zone_numbers(entry, "boosts", cards)


def poke(state: Scripted, cards: Cards, before: Dump, after: Dump) -> None:
    """Change our state as a test changed the client's between two calls."""
    for seat in (0, 1):
        old, new = before["p"][seat], after["p"][seat]
        player = state.players[seat]
        player.life += int(new["life"]) - int(old["life"])
        if new["loc"] != old["loc"]:
            player.space = int(new["loc"])
        if new["ex"] != old["ex"]:
            player.exceeded = bool(new["ex"])
        for name, which in ZONES.items():
            poke_zone(player, cards, which, name, parse_all(old[name]), parse_all(new[name]))
        if new.get("bud") != old.get("bud"):
            place_tokens(state, seat, new)
    refresh(state)


def poke_zone(player: Player, cards: Cards, which: int, name: str, old: list[Label], new: list[Label]) -> None:
    """Take the cards away that went, of several copies the very ones, and add those that came, on top of a pile."""
    pile = zone(player, which)
    gone = Counter(old) - Counter(new)
    places = []
    for number in {cards.number(label) for label in gone}:
        copies = [label for label in (reversed(old) if name in TOP_FIRST else old) if cards.number(label) == number]
        held = [place for place, card in enumerate(pile) if card == number]
        places += [place for place, label in zip(held, copies, strict=False) if label in gone]
    for place in sorted(places, reverse=True):
        del pile[place]
    came = [cards.number(label) for label in (Counter(new) - Counter(old)).elements()]
    pile.extend(reversed(came) if name in TOP_FIRST else came)


def refresh(state: Scripted) -> None:
    """List the options of the pending decision anew."""
    if state.decision != NO_DECISION and state.stack:
        state.options = state.list_options(state.stack[-1])
