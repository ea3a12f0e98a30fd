"""What does not change during a game: the cards, the Witches' boards, the Clad's cards, the Missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    BASE,
    CARD_MASK,
    DRAFT_MISSIONS,
    EFFECT_MASK,
    EFFECT_SHIFT,
    OWNER_SHIFT,
    WHEN_COUNT,
)

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.kernel.effects import Condition, Effect, Number


class Line:
    """One line of a card that does something, and when."""

    def __init__(self, number: i64, body: Effect[HackcladState], text: str, source: str, card: i64) -> None:
        self.number: i64 = number
        self.body = body
        self.text: str = text
        self.source: str = source
        self.card: i64 = card


class Text:
    """The lines of a card, a CP Action, a Basic Action or a Turn slot, by their moments."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.needs: tuple[Condition[HackcladState], ...] = ()
        self.cost: Effect[HackcladState] | None = None  # an Extra Cost
        self.optional: bool = False  # it may be left unpaid
        self.lines: list[tuple[Line, ...]] = [() for _ in range(WHEN_COUNT)]
        # What a line "While in your discard pile" says.
        self.pile_atk: i64 = 0
        self.pile_less: i64 = 0
        self.pile_moves: i64 = 0
        self.from_pile: bool = False
        self.words: str = ""


class SkillCard:
    """One kind of skill card of one Witch."""

    def __init__(self, number: i64, name: str, kind: i64) -> None:
        self.number: i64 = number
        self.name: str = name
        self.id: str = ""
        self.ref: str = ""
        self.kind: i64 = kind
        self.enhanced: bool = False
        self.label: str = ""
        self.reach: list[int] = []  # pairs: to the right, ahead
        self.atk: i64 = 0
        self.atk_x: bool = False  # X is added
        self.mp: i64 = 0
        self.mp_x: bool = False  # the player chooses
        self.vp: i64 = 0
        self.copies: i64 = 1
        self.text: Text = Text(name)

    def is_attack(self) -> bool:
        """Whether it is an Attack or Attack Magic card."""
        return self.kind <= 1

    def is_reaction(self) -> bool:
        """Whether it is a Reaction or Reaction Magic card."""
        return self.kind == 2 or self.kind == 3


class CpAction:
    """Something a Witch can buy with CP."""

    def __init__(self, name: str, cost: i64, reaction: bool, text: Text) -> None:
        self.name: str = name
        self.cost: i64 = cost
        self.reaction: bool = reaction
        self.text: Text = text


class WitchBoard:
    """One Witch of this match: her board, her cards and their effects."""

    def __init__(self, place: i64, witch: str, name: str) -> None:
        self.place: i64 = place
        self.id: str = witch
        self.name: str = name
        self.limits: list[int] = [0, 0, 0]
        self.cards: list[SkillCard] = []  # by kind
        self.cp_actions: list[CpAction] = []
        self.basic: list[Text] = []
        self.slots: list[Text] = []  # what the Turn slots give
        self.basic_cards: list[int] = []
        self.enhanced_cards: list[int] = []
        self.effects: list[Effect[HackcladState]] = []  # by place
        self.text_lines: list[Line | None] = []  # by place
        self.text_hash: str = ""
        self.source: str = ""


class CladCard:
    """A Clad card. An icon is three numbers: what, how far or which way, and the way of a movement."""

    def __init__(self, number: i64, name: str, voltage: i64) -> None:
        self.number: i64 = number
        self.id: str = ""
        self.name: str = name
        self.voltage: i64 = voltage
        self.expert: bool = False
        self.replaced: bool = False
        self.icons: list[int] = []
        self.attack: list[int] = []  # pairs in the Clad's frame: to the right, ahead
        self.drops: list[int] = []
        self.words: str = ""


class Mission:
    """A Mission: what completes it, and what it is worth."""

    def __init__(self, number: i64, title: str, vp: i64) -> None:
        self.number: i64 = number
        self.id: str = ""
        self.title: str = title
        self.vp: i64 = vp
        self.at_end: bool = False
        self.conditions: tuple[Condition[HackcladState], ...] = ()
        self.worth: Number[HackcladState] | None = None
        self.first_game: str = ""
        self.words: str = ""


class Match:
    """Who plays, by which rules, with which cards; shared by all clones of a game."""

    def __init__(self) -> None:
        self.boards: list[WitchBoard] = []
        self.seats: list[int] = []  # the player of each Witch
        self.teams: list[int] = []  # the team of each Witch; each its own without teams
        self.players: i64 = 0
        self.mode: i64 = BASE
        self.expert: bool = False
        self.mission_rule: i64 = DRAFT_MISSIONS
        self.clad_name: str = ""
        self.clad: list[CladCard] = []  # by number
        self.missions: list[Mission] = []
        self.laid_out: i64 = 10
        self.clad_atk: list[int] = []
        self.entries: list[int] = []
        self.entry_names: list[str] = []
        self.text_hash: str = ""

    def name(self, witch: i64) -> str:
        """The name of a Witch; of equal ones, with her player's number."""
        name = self.boards[witch].name
        for place, board in enumerate(self.boards):
            if place != witch and board.name == name:
                return f"{name} {witch + 1}"
        return name

    def card(self, number: i64) -> SkillCard:
        """The skill card with this number."""
        return self.boards[(number & CARD_MASK) >> OWNER_SHIFT].cards[number & 63]

    def effect(self, number: i64) -> Effect[HackcladState]:
        """The effect with this number."""
        return self.boards[(number >> EFFECT_SHIFT) - 1].effects[number & EFFECT_MASK]

    def line(self, number: i64) -> Line | None:
        """The line with this number."""
        return self.boards[(number >> EFFECT_SHIFT) - 1].text_lines[number & EFFECT_MASK]
