"""What is certain about an option of HacKClaD, in one short sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.notation import asked_witch
from wildswing.kernel.state import ARGUMENTS
from wildswing.server.pictures.hackclad.hand import damage_words, damages
from wildswing.server.pictures.hackclad.reacting import after_reaction, consequence, reacting

if TYPE_CHECKING:
    from wildswing.hackclad.preview import Preview
    from wildswing.server.pictures.hackclad.trying import Tries


def outcome(tries: Tries, option: int, seen: Preview) -> str:
    """What is certain about an option; "" for nothing that its text does not say.

    Args:
        tries: of the options of the seat that decides.
        option: its number.
        seen: its preview.
    """
    view = tries.view
    known = view.known
    witch = asked_witch(known)
    verb = option - option % ARGUMENTS
    if known.decision == c.REACT:
        return reaction(tries, option, witch)
    if verb in {c.USE_CARD, c.USE_FROM_PILE}:
        played = tries.of(option)
        least, most = damages(known, played, witch)
        parts = [f"{damage_words(least, most, played.whole)} on the Clad"] if most else []
        if "mp" in seen.facts:
            parts.append(f"{seen.facts['mp']} MP left")
        return ", ".join(parts)
    if "cp" in seen.facts:
        return f"{seen.facts['cp']} CP left"
    if verb == c.NUMBER and "mp" in seen.facts:
        return f"{seen.facts['mp']} MP left"
    if seen.path and "shards" in seen.facts:
        return f"picks up {seen.facts['shards']} VP"
    return ""


def reaction(tries: Tries, option: int, witch: int) -> str:
    """What comes of the attack after a Reaction, or without one."""
    known = tries.view.known
    now = reacting(tries.view)
    if now is None:
        return ""
    if option == c.PASS:
        return f"{now.base} - {now.less} = {consequence(now.damage)}" if now.less else consequence(now.damage)
    played = tries.of(option)
    found = {after_reaction(end, len(known.stack), witch) for end in played.ends}
    return found.pop() if played.whole and len(found) == 1 else ""
