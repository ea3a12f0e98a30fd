"""What texts and spaces of HacKClaD are worth to a player who sees only a view."""

from __future__ import annotations

from dataclasses import dataclass

from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import SkillCard, Text
from wildswing.hackclad.effects import cards as card_effects
from wildswing.hackclad.effects import figures, resources
from wildswing.hackclad.geometry import NEIGHBOURS, in_reach
from wildswing.hackclad.piles import more_atk
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.effects import Constant, Effect, Number
from wildswing.kernel.flow import Choose, If, May, Pay, Sequence

NOT_AT_ALL = 99


@dataclass(slots=True)
class Worth:
    """What a text gives, roughly: the amounts of its effects added up."""

    mp: float = 0.0
    draws: float = 0.0
    moves: float = 0.0
    atk: float = 0.0
    damage: float = 0.0
    reduces: float = 0.0
    disturbs: float = 0.0


def amount(number: Number[HackcladState], otherwise: float = 1.5) -> float:
    """A number, or a guess where it depends on something."""
    return float(number.number) if isinstance(number, Constant) else otherwise


def add(worth: Worth, effect: Effect[HackcladState], share: float) -> None:
    """Add what an effect gives; alternatives and conditions count in part."""
    if isinstance(effect, Sequence):
        for part in effect.parts:
            add(worth, part, share)
    elif isinstance(effect, If):
        add(worth, effect.then, share / 2)
    elif isinstance(effect, May | Pay):
        add(worth, effect.body, share)
    elif isinstance(effect, Choose):
        for choice in effect.choices:
            add(worth, choice, share * float(effect.pick) / len(effect.choices))
    elif isinstance(effect, resources.GainMp):
        worth.mp += share * amount(effect.amount)
    elif isinstance(effect, resources.SetMp):
        worth.mp += share * float(effect.amount)
    elif isinstance(effect, card_effects.Draw):
        worth.draws += share * amount(effect.amount)
    elif isinstance(effect, figures.Move):
        worth.moves += share * amount(effect.high)
    elif isinstance(effect, figures.MoveTo):
        worth.moves += share * 2
    elif isinstance(effect, resources.CardsHave):
        worth.atk += share * float(effect.amount)
    elif isinstance(effect, figures.Deal):
        worth.damage += share * amount(effect.amount)
    elif isinstance(effect, figures.Reduce):
        worth.reduces += share * amount(effect.amount)
    elif isinstance(effect, figures.ReduceToNothing | resources.TakeNoDamage):
        worth.reduces += share * NOT_AT_ALL
    elif isinstance(effect, figures.TurnClad | figures.MoveClad | figures.Repel):
        worth.disturbs += share


def appraise(text: Text) -> Worth:
    """What a text gives when it is used."""
    worth = Worth()
    for moment in (c.BEFORE, c.PLAIN, c.AFTER):
        for line in text.lines[moment]:
            add(worth, line.body, 1.0)
    return worth


def atk_of(known: HackcladState, witch: int, card: SkillCard) -> float:
    """The damage that an attack would deal, if it reaches."""
    figure = known.figures[witch]
    extra = int(figure.atk_turn + figure.atk_round) + int(more_atk(known, witch))
    guess = min(float(figure.mp), 4.0) if card.mp_x else 1.0
    return float(card.atk) + extra + (guess if card.atk_x else 0.0)


def chance_at(known: HackcladState, witch: int, space: int) -> float:
    """The damage that the hand could deal from a space, given the MP."""
    figure = known.figures[witch]
    mp = int(figure.mp)
    total = 0.0
    for number in sorted(figure.hand, reverse=True):
        card = known.match.card(number)
        if card.is_attack() and card.mp <= mp and in_reach(space, card.reach, known.clad_space) >= 0:
            mp -= int(card.mp)
            total += atk_of(known, witch, card)
    return total


def spaces_within(known: HackcladState, witch: int, steps: int) -> dict[int, int]:
    """The spaces that a Witch can walk to, and how many steps that takes."""
    start = int(known.figures[witch].space)
    blocked = {int(figure.space) for figure in known.figures} | {int(known.clad_space)}
    found = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        edge = [near for space in edge for near in NEIGHBOURS[space] if near not in found and near not in blocked]
        for space in edge:
            found.setdefault(space, step)
    return found
