"""Changed Witches, Clads, Missions and Fields: the same as the card files, but for one number, picture or text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

import tests.hackclad.cards
from tests.hackclad import table
from tests.mutants.changes import Dialect, changed_texts
from tests.mutants.hackclad_equivalent import EQUIVALENT
from tests.mutants.hackclad_words import DIALECT, ICON_DIALECT
from tests.mutants.mutant import Change, Game, Mutant, Sieve, around
from wildswing.cardtext.errors import CardTextError
from wildswing.hackclad.building import match as building
from wildswing.hackclad.text import (
    Clad,
    CladCard,
    CpAction,
    Field,
    Mission,
    Missions,
    SkillCard,
    Witch,
    load_clad,
    load_field,
    load_missions,
    load_witch,
    parse,
    parse_icons,
    parse_objective,
)
from wildswing.kernel.errors import NotPlayable

WITCHES = ("rosette", "flare", "luna", "mia", "amelia")
Owner = Witch | Clad | Missions | Field
T = TypeVar("T", bound=Struct)
OTHER_TYPES = {
    "attack": ("attack magic", "support"),
    "attack magic": ("attack", "support magic"),
    "reaction": ("reaction magic", "support"),
    "reaction magic": ("reaction", "support magic"),
    "support": ("support magic", "reaction"),
    "support magic": ("support", "reaction magic"),
}
OTHER_SET = {"basic": "enhanced", "enhanced": "basic"}
OTHER_LABELS = {None: ("Arm", "Drone"), "Arm": (None, "Drone"), "Drone": (None, "Arm")}


def load(owner: str) -> Owner:
    """A Witch or a Clad by its id, the Missions or the Field."""
    readers: dict[str, Callable[[], Owner]] = {"missions": load_missions, "field": load_field, "wyrm": load_clad}
    return readers[owner]() if owner in readers else load_witch(owner)


def content(owner: Owner) -> object:
    """What counts: everything but the words of the texts."""
    if isinstance(owner, Witch):
        cards = tuple(replace(card, text="") for card in owner.cards)
        return (owner.basic_limits, tuple(replace(action, text="") for action in owner.cp_actions), cards)
    if isinstance(owner, Clad):
        return tuple(replace(card, text="") for card in owner.cards)
    if isinstance(owner, Missions):
        return tuple(replace(mission, text="") for mission in owner.missions)
    slots = tuple(replace(slot, text="") for slot in owner.turn_slots)
    basics = tuple(replace(action, text="") for action in owner.basic_actions)
    return (slots, basics, owner.clad_atk, owner.entry_points)


def changes(owner: Owner, chosen: Sieve) -> Iterator[Change]:
    """Every change: the place, what it is, the result."""
    if isinstance(owner, Witch):
        for what, limits in number_changes(owner.basic_limits, ("move", "mp", "damage"), chosen):
            yield "basic limits", what, replace(owner, basic_limits=limits)
        yield from members(owner, "cp_actions", lambda action: action_changes(action, chosen))
        yield from members(owner, "cards", lambda card: card_changes(card, chosen))
    elif isinstance(owner, Clad):
        yield from members(owner, "cards", lambda card: clad_changes(card, chosen))
    elif isinstance(owner, Missions):
        yield from members(owner, "missions", lambda mission: mission_changes(mission, chosen))
    else:
        yield from field_changes(owner, chosen)


def members(owner: Owner, name: str, change: Callable[[Any], Iterator[tuple[str, object]]]) -> Iterator[Change]:
    """Every change of one of the members of an owner."""
    whole = getattr(owner, name)
    for number, member in enumerate(whole):
        place = str(getattr(member, "name", None) or getattr(member, "title", None) or f"{name} {number + 1}")
        for what, new in change(member):
            yield place, what, replace(owner, **{name: (*whole[:number], new, *whole[number + 1 :])})


def number_changes(owner: T, names: tuple[str, ...], chosen: Sieve) -> Iterator[tuple[str, T]]:
    """Every number one more and one less."""
    for name in names:
        printed = getattr(owner, name)
        if isinstance(printed, int):
            for number in filter(chosen.passes, around(printed)):
                yield f"{name} {printed} -> {number}", replace(owner, **{name: number})


def text_changes(text: str, chosen: Sieve, dialect: Dialect, read: Callable[[str], Any]) -> Iterator[tuple[str, Any]]:
    """Changes of a text that are still in the card language: what it is, and what was read."""
    for what, new in filter(chosen.passes, changed_texts(text, dialect)):
        try:
            yield what, read(new)
        except CardTextError:
            continue


def line_changes(owner: T, chosen: Sieve) -> Iterator[tuple[str, T]]:
    """Changes of the lines of a card, an action or a slot."""
    text: str = getattr(owner, "text")  # noqa: B009 - all of them have one
    if not text:
        return
    if chosen.passes():
        yield "drop everything", replace(owner, lines=())
    for what, lines in text_changes(text, chosen, DIALECT, parse):
        yield what, replace(owner, lines=lines)


def action_changes(action: CpAction, chosen: Sieve) -> Iterator[tuple[str, CpAction]]:
    """Changes of a CP Action."""
    yield from number_changes(action, ("cost",), chosen)
    if chosen.passes():
        other = "reaction" if action.type == "support" else "support"
        yield f"{action.type} -> {other}", replace(action, type=other)
    yield from line_changes(action, chosen)


def card_changes(card: SkillCard, chosen: Sieve) -> Iterator[tuple[str, SkillCard]]:
    """Changes of a skill card."""
    yield from number_changes(card, ("atk", "mp", "vp"), chosen)
    if card.atk is not None and not isinstance(card.atk, int):
        for base in filter(chosen.passes, around(card.atk.base)):
            yield f"ATK {card.atk.base}+X -> {base}+X", replace(card, atk=replace(card.atk, base=base))
        if chosen.passes():
            yield "ATK without X", replace(card, atk=card.atk.base)
    if card.mp is None and "magic" in card.type and chosen.passes():
        yield "MP - -> 1", replace(card, mp=1)
    for other in filter(chosen.passes, OTHER_TYPES[card.type]):
        yield f"{card.type} -> {other}", replace(card, type=other)
    if chosen.passes():
        yield f"{card.set} -> {OTHER_SET[card.set]}", replace(card, set=OTHER_SET[card.set])
    for label in filter(chosen.passes, OTHER_LABELS.get(card.label, ())):
        yield f"label {card.label} -> {label}", replace(card, label=label)
    for what, spaces in space_changes(card.range, chosen):
        yield f"range: {what}", replace(card, range=spaces)
    yield from line_changes(card, chosen)


def space_changes(spaces: tuple[Any, ...], chosen: Sieve) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Without one of the spaces, and with one of them moved."""
    for space in spaces:
        others = tuple(other for other in spaces if other != space)
        if others and chosen.passes():
            yield f"without {space}", others
        for moved in ((space[0] + 1, space[1]), (space[0], space[1] + 1), (space[0], space[1] - 1)):
            possible = moved not in spaces and moved != (0, 0) and max(map(abs, moved)) <= 2
            if possible and chosen.passes():
                yield f"{space} -> {moved}", (*others, moved)


def clad_changes(card: CladCard, chosen: Sieve) -> Iterator[tuple[str, CladCard]]:
    """Changes of a Clad card."""
    yield from number_changes(card, ("voltage",), chosen)
    for what, icons in text_changes(card.text, chosen, ICON_DIALECT, parse_icons):
        yield what, replace(card, icons=icons)
    for what, spaces in space_changes(card.attack, chosen):
        yield f"attack: {what}", replace(card, attack=spaces)
    for what, spaces in space_changes(card.drops, chosen):
        yield f"drops: {what}", replace(card, drops=spaces)
    if card.replaces is not None and chosen.passes():
        yield f"replaces {card.replaces} -> whirlwind", replace(card, replaces="whirlwind")


def mission_changes(mission: Mission, chosen: Sieve) -> Iterator[tuple[str, Mission]]:
    """Changes of a Mission."""
    yield from number_changes(mission, ("vp",), chosen)
    if chosen.passes():
        other = "rosette" if mission.first_game != "rosette" else None
        yield f"first game {mission.first_game} -> {other}", replace(mission, first_game=other)
    for what, objective in text_changes(mission.text, chosen, DIALECT, parse_objective):
        yield what, replace(mission, objective=objective)


def field_changes(field: Field, chosen: Sieve) -> Iterator[Change]:
    """Changes of the Turn slots, the Basic Actions, the Clad's ATK and the Entry Points."""
    yield from members(field, "turn_slots", lambda slot: line_changes(slot, chosen))
    yield from members(field, "basic_actions", lambda action: line_changes(action, chosen))
    for place, atk in enumerate(field.clad_atk):
        for number in filter(chosen.passes, around(atk)):
            what = f"ATK at Voltage {place + 1}: {atk} -> {number}"
            yield "ATK", what, replace(field, clad_atk=(*field.clad_atk[:place], number, *field.clad_atk[place + 1 :]))
    for place, entry in enumerate(field.entry_points):
        for space in ((entry.space[0] + 1, entry.space[1]), (entry.space[0], entry.space[1] + 1)):
            if chosen.passes():
                points = list(field.entry_points)
                points[place] = replace(entry, space=space)
                yield (
                    "Entry Points",
                    f"{entry.name} {entry.space} -> {space}",
                    replace(field, entry_points=tuple(points)),
                )


@contextmanager
def in_place(mutant: Mutant) -> Iterator[None]:
    """Let every table of the tests be laid with the changed card.

    Raises:
        NotPlayable: the rules do not run what the changed text says.
    """
    changed = mutant.result
    with ExitStack() as stack:
        if isinstance(changed, Witch):
            stack.enter_context(
                patch.object(table, "load_witch", lambda which: changed if which == changed.id else load_witch(which))
            )
        elif isinstance(changed, Clad):
            stack.enter_context(patch.object(building, "load_clad", lambda _: changed))
        elif isinstance(changed, Missions):
            stack.enter_context(patch.object(building, "load_missions", lambda: changed))
        else:
            stack.enter_context(patch.object(building, "load_field", lambda: changed))
        try:
            building.build_match([changed if isinstance(changed, Witch) else load_witch("luna")])
        except KeyError as error:
            raise NotPlayable(mutant.what, mutant.owner) from error
        yield


def module(owner: str) -> str:
    """What the names of the test modules start with."""
    return f"test_{owner}"


HACKCLAD = Game(
    "hackclad",
    (*WITCHES, "wyrm", "missions", "field"),
    load,
    changes,
    content,
    tests.hackclad.cards,
    module,
    in_place,
    EQUIVALENT,
)
