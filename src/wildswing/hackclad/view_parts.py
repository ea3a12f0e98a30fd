"""The parts of a view: each Witch, and the Clad, as one viewer knows them."""

from __future__ import annotations

from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.constants import BASIC_NAMES, CARD_MASK, DIRECTION_NAMES, OFF_FIELD
from wildswing.hackclad.known import UNKNOWN
from wildswing.hackclad.piles import limit
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.unseen import (
    has_hidden_turn_card,
    hidden_slot,
    known_enhanced,
    known_hand,
    unseen_cards,
    unseen_clad_cards,
)


class WitchView:
    """One Witch as the viewer knows her. Cards are numbers (`HackcladView.card` tells what they are), -1 if hidden.

    Attributes:
        witch: her number.
        seat: her player.
        team: her team; without teams each Witch is her own.
        name: her name.
        space: where she stands, from 0 in the south-west to 24; None on her Turn card.
        mp: her MP.
        cp: her CP.
        injuries: how often she was injured.
        shards: her Magic Shards, in VP.
        hand: her hand; of another's, first what is surely in it, then UNKNOWN for each other card.
        deck: her deck from bottom to top; only what was seen there and not shuffled is known.
        discard: her discard pile from bottom to top.
        enhanced: her Enhanced deck; of another's, first what is surely in it, then UNKNOWN for each other card.
        playing: cards that are being used.
        turn_card: her Turn card, UNKNOWN if it is hidden from the viewer; None while she has it in her hand.
        slot: the Turn slot in which it lies, from 0; None if it lies in none.
        standby: the Standby slot in which it lies, from 0; None if it lies in none.
        taken: the Turn slot that she took this round; None before.
        missions: the titles of her Missions.
        done: the titles of the completed ones.
        basic_left: how often she may still take each Basic Action this round, by name.
        unseen: her cards whose place the viewer does not know.
    """

    __slots__ = (
        "basic_left", "cp", "deck", "discard", "done", "enhanced", "hand", "injuries", "missions", "mp", "name",
        "playing", "seat", "shards", "slot", "space", "standby", "taken", "team", "turn_card", "unseen", "witch",
    )  # fmt: skip

    def __init__(self, known: HackcladState, witch: int) -> None:
        figure = known.figures[witch]
        match = known.match
        self.witch = witch
        self.seat = int(match.seats[witch])
        self.team = int(match.teams[witch])
        self.name: str = match.boards[witch].name
        self.space: int | None = None if figure.space == OFF_FIELD else int(figure.space)
        self.mp = int(figure.mp)
        self.cp = int(figure.cp)
        self.injuries = int(figure.injuries)
        self.shards = int(figure.shards)
        self.hand: list[int] = known_hand(known, witch)
        self.deck: list[int] = [entry if entry < 0 else entry & CARD_MASK for entry in figure.deck]
        self.discard: list[int] = figure.discard[:]
        self.enhanced: list[int] = known_enhanced(known, witch)
        self.playing: list[int] = figure.playing[:]
        self.turn_card: int | None = None
        if figure.turn_card >= 0 or has_hidden_turn_card(known, witch):
            self.turn_card = int(figure.turn_card)
        self.slot: int | None = None if figure.slot < 0 else int(figure.slot)
        self.standby: int | None = None if figure.standby < 0 else int(figure.standby)
        self.taken: int | None = None if figure.taken < 0 else int(figure.taken)
        self.missions: list[str] = [match.missions[number].title for number in figure.missions]
        self.done: list[str] = [match.missions[number].title for number in figure.done]
        used = (figure.used_move, figure.used_mp, figure.used_damage)
        self.basic_left: dict[str, int] = {}
        for action, name in enumerate(BASIC_NAMES):
            left = int(limit(known, witch, action) - used[action])
            self.basic_left[name] = left if left > 0 else 0
        self.unseen: list[int] = unseen_cards(known, witch)

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "witch": self.witch, "seat": self.seat, "team": self.team, "name": self.name, "space": self.space,
            "mp": self.mp, "cp": self.cp, "injuries": self.injuries, "shards": self.shards, "hand": self.hand,
            "deck": self.deck, "discard": self.discard, "enhanced": self.enhanced, "playing": self.playing,
            "turn_card": self.turn_card, "slot": self.slot, "standby": self.standby, "taken": self.taken,
            "missions": self.missions, "done": self.done, "basic_left": self.basic_left, "unseen": self.unseen,
        }  # fmt: skip


class CladView:
    """The Clad as the viewer knows it. Clad cards are numbers (`HackcladView.clad_card`), UNKNOWN if hidden.

    Attributes:
        name: its name.
        space: where it stands.
        facing: where it looks: "north", "east", "south" or "west".
        voltage: its Voltage.
        atk: its ATK.
        forecast: the cards of this round from left to right; UNKNOWN for the one that lies face down.
        deck: how many cards its deck has.
        top: the top card of its deck, UNKNOWN unless the viewer has seen it.
        done: the resolved cards.
        aside: how many cards are still to come.
        locked: whether it cannot move or be Repelled this round.
        unseen: its cards whose place the viewer does not know.
    """

    __slots__ = (
        "aside", "atk", "deck", "done", "facing", "forecast", "locked", "name", "space", "top", "unseen", "voltage",
    )  # fmt: skip

    def __init__(self, known: HackcladState) -> None:
        self.name: str = known.match.clad_name
        self.space = int(known.clad_space)
        self.facing: str = DIRECTION_NAMES[known.facing]
        self.voltage = int(known.voltage)
        self.atk = int(clad_atk(known))
        self.forecast: list[int] = [
            int(card) for slot, card in enumerate(known.clad_slots) if card >= 0 or (slot == 1 and hidden_slot(known))
        ]
        self.deck = len(known.clad_deck)
        self.top: int = known.clad_deck[len(known.clad_deck) - 1] if known.clad_deck else UNKNOWN
        self.done: list[int] = known.clad_done[:]
        self.aside = len(known.clad_aside)
        self.locked: bool = known.clad_locked
        self.unseen: list[int] = unseen_clad_cards(known)

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "name": self.name, "space": self.space, "facing": self.facing, "voltage": self.voltage, "atk": self.atk,
            "forecast": self.forecast, "deck": self.deck, "top": self.top, "done": self.done, "aside": self.aside,
            "locked": self.locked, "unseen": self.unseen,
        }  # fmt: skip
