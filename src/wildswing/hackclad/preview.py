"""What an option would do, computed from what the viewer knows: price, path, reach and the open facts that follow."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import SkillCard
from wildswing.hackclad.effects.discarding import DiscardFromHand
from wildswing.hackclad.effects.resources import PickUp
from wildswing.hackclad.geometry import in_reach, offset
from wildswing.hackclad.notation import asked_witch, asking_effect
from wildswing.hackclad.piles import more_atk
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.state import ARGUMENTS


class Preview:
    """What is certain about an option before it is chosen; texts, chance and the others may add to it.

    Attributes:
        option: its number.
        witch: the Witch who would do it.
        path: the spaces of her movement, the first one where she stands (off the Field: only where she enters).
        mp: the MP that it costs.
        cp: the CP that it costs.
        discards: the hand cards that it costs.
        reach: the spaces that the attack covers, turned so that it hits the Clad.
        facts: numbers that it leads to at once, by name: "mp" and "cp" that are left, "shards" in VP that are picked
            up, and "atk" of an attack as it is now, without what its own text adds.
    """

    __slots__ = ("cp", "discards", "facts", "mp", "option", "path", "reach", "witch")

    def __init__(self, option: int, witch: int) -> None:
        self.option = option
        self.witch = witch
        self.path: tuple[int, ...] = ()
        self.mp = 0
        self.cp = 0
        self.discards: tuple[int, ...] = ()
        self.reach: tuple[int, ...] = ()
        self.facts: dict[str, int] = {}

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "option": self.option, "witch": self.witch, "path": list(self.path), "mp": self.mp, "cp": self.cp,
            "discards": list(self.discards), "reach": list(self.reach), "facts": self.facts,
        }  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.option, self.witch, self.path, self.reach))

    def __repr__(self) -> str:
        return f"Preview({self.plain()!r})"


def preview(known: HackcladState, option: int) -> Preview:
    """What an option of the viewer's decision would do.

    Args:
        known: what the viewer knows.
        option: the number of one of its options.
    """
    made = Preview(option, asked_witch(known))
    argument = option % ARGUMENTS
    verb = option - argument
    figure = known.figures[made.witch]
    if verb == c.USE_CARD or verb == c.USE_FROM_PILE:
        card = known.match.card(argument)
        made.mp = int(card.mp)
        if card.is_attack():
            attack(made, known, card)
    elif verb == c.BASIC:
        made.discards = (argument & c.CARD_MASK,)
    elif verb == c.CP_ACTION:
        made.cp = int(known.match.boards[made.witch].cp_actions[argument].cost)
    elif verb == c.NUMBER and known.decision == c.AMOUNT:
        made.mp = argument
    elif verb == c.SPACE:
        to_space(made, known, argument)
    elif verb == c.CARD and isinstance(asking_effect(known), DiscardFromHand):
        made.discards = (argument,)
    if made.mp:
        made.facts["mp"] = int(figure.mp) - made.mp
    if made.cp:
        made.facts["cp"] = int(figure.cp) - made.cp
    return made


def attack(made: Preview, known: HackcladState, card: SkillCard) -> None:
    """Note where an attack reaches, and its ATK (HC 1.7, 1.8)."""
    figure = known.figures[made.witch]
    facing = in_reach(figure.space, card.reach, known.clad_space)
    found: list[int] = []
    place: i64 = 0
    while place < len(card.reach):
        found.append(int(offset(figure.space, facing, card.reach[place], card.reach[place + 1])))
        place += 2
    made.reach = tuple(found)
    atk = card.atk + figure.atk_turn + figure.atk_round + more_atk(known, made.witch)
    made.facts["atk"] = int(atk) if atk > 0 else 0


def to_space(made: Preview, known: HackcladState, space: int) -> None:
    """Note a movement or an entry with the Shards that are picked up there (HC 2.7, 17.4), or only those."""
    effect = asking_effect(known)
    if isinstance(effect, PickUp):
        made.facts["shards"] = 1
        return
    before = int(known.figures[made.witch].space)
    made.path = (space,) if before == c.OFF_FIELD else (before, space)
    if known.field[space]:
        made.facts["shards"] = int(known.field[space])
