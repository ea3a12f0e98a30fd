"""Changed characters and sets of Normals: the same as the card files, but for one number or one text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from msgspec.structs import replace

import tests.exceed.cards
from tests import table
from tests.mutants.changes import changed_texts
from tests.mutants.exceed_equivalent import EQUIVALENT
from tests.mutants.exceed_words import DIALECT
from tests.mutants.mutant import Game, Mutant, Sieve, around
from wildswing.cardtext.errors import CardTextError
from wildswing.exceed.building import fighter as building
from wildswing.exceed.cards import Fighter
from wildswing.exceed.text import (
    Attack,
    Boost,
    Character,
    NormalSet,
    Range,
    character_ids,
    load_character,
    load_normals,
    normals_ids,
    parse,
)
from wildswing.exceed.text.steps import Line

Owner = Character | NormalSet
STATS = ("power", "speed", "armor", "guard", "gauge", "force")
OTHER_KIND = {"instant": "continuous", "continuous": "instant"}


def load(owner: str) -> Owner:
    """A character, or a set of Normals, by its id."""
    return load_normals(owner) if owner in normals_ids() else load_character(owner)


def content(owner: Owner) -> object:
    """What counts: everything but the words of the texts."""
    cards = tuple(
        replace(attack, text="", boost=None if attack.boost is None else replace(attack.boost, text=""))
        for attack in owner.attacks
    )
    if isinstance(owner, NormalSet):
        return cards
    return (cards, owner.ability, owner.exceed_ability, owner.exceed)


def changes(owner: Owner, chosen: Sieve) -> Iterator[tuple[str, str, Owner]]:
    """Every change of a character or a set of Normals: the place, what it is, the result."""
    if isinstance(owner, Character):
        yield from sides(owner, chosen)
    for number, attack in enumerate(owner.attacks):
        for half, what, new in card_changes(attack, chosen):
            attacks = (*owner.attacks[:number], new, *owner.attacks[number + 1 :])
            yield half, what, replace(owner, attacks=attacks)


def sides(character: Character, chosen: Sieve) -> Iterator[tuple[str, str, Character]]:
    """Changes of the character's own card."""
    if character.exceed is not None:
        for price in filter(chosen.passes, around(character.exceed)):
            yield "exceed", f"Gauge {character.exceed} -> {price}", replace(character, exceed=price)
    for what, lines, text in text_changes(character.ability_text, chosen):
        yield "ability", what, replace(character, ability=lines, ability_text=text)
    for what, lines, text in text_changes(character.exceed_ability_text, chosen):
        yield "exceed ability", what, replace(character, exceed_ability=lines, exceed_ability_text=text)


def card_changes(attack: Attack, chosen: Sieve) -> Iterator[tuple[str, str, Attack]]:
    """Changes of a card: the half, what it is, the card."""
    for stat in STATS:
        printed = getattr(attack, stat)
        if stat == "force" and attack.gauge:
            continue  # no card has both prices
        if isinstance(printed, int):
            for number in filter(chosen.passes, around(printed)):
                yield attack.name, f"{stat} {printed} -> {number}", replace(attack, **{stat: number})
    for reach in filter(chosen.passes, ranges(attack.range)):
        yield attack.name, f"range {attack.range} -> {reach}", replace(attack, range=reach)
    for what, lines, text in text_changes(attack.text, chosen):
        yield attack.name, what, replace(attack, lines=lines, text=text)
    if attack.boost is not None:
        for what, boost in boost_changes(attack.boost, chosen):
            yield attack.boost.name, what, replace(attack, boost=boost)


def boost_changes(boost: Boost, chosen: Sieve) -> Iterator[tuple[str, Boost]]:
    """Changes of a boost."""
    if boost.kind != "transform":
        for price in filter(chosen.passes, around(boost.force)):
            yield f"Force {boost.force} -> {price}", replace(boost, force=price)
    for cancel in filter(chosen.passes, around(boost.cancel) if boost.cancel is not None else ()):
        yield f"cancel {boost.cancel} -> {cancel}", replace(boost, cancel=cancel)
    if boost.kind in OTHER_KIND and chosen.passes():
        other = OTHER_KIND[boost.kind]
        yield f"{boost.kind} -> {other}", replace(boost, kind=other)
    for what, lines, text in text_changes(boost.text, chosen):
        yield what, replace(boost, lines=lines, text=text)


def ranges(printed: Range | None) -> Iterator[Range | None]:
    """Ranges with one end moved, and a range where none is printed."""
    if printed is None:
        yield Range(1, 1)
        return
    if isinstance(printed.low, int) and isinstance(printed.high, int):
        low, high = printed.low, printed.high
        ends = [(low + 1, high), (low - 1, high), (low, high + 1), (low, high - 1)]
        yield from (Range(*end) for end in ends if 1 <= end[0] <= end[1] <= 9)
        if low == high:
            yield from (Range(low + step, low + step) for step in (1, -1) if low + step >= 1)


def text_changes(text: str, chosen: Sieve) -> Iterator[tuple[str, tuple[Line, ...], str]]:
    """Changes of a text that are still in the card language: what it is, the lines, the words."""
    if not text:
        return
    if chosen.passes():
        yield "drop everything", (), ""
    for what, new in filter(chosen.passes, changed_texts(text, DIALECT)):
        try:
            lines = parse(new)
        except CardTextError:
            continue
        yield what, lines, new


# ---- changing the cards


@contextmanager
def in_place(mutant: Mutant) -> Iterator[None]:
    """Let every table of the tests be laid with the changed card.

    Raises:
        wildswing.kernel.errors.NotPlayable: the rules do not run what the changed text says.
    """
    unchanged = building.fighter
    changed = mutant.result

    @cache
    def changed_fighter(who: str, seat: int) -> Fighter:
        character = load_character(who)
        if isinstance(changed, Character):
            return building.build_fighter(changed, seat) if who == changed.id else unchanged(who, seat)
        if character.normals != changed.id:
            return unchanged(who, seat)
        with patch.object(
            building, "load_normals", lambda which: changed if which == changed.id else load_normals(which)
        ):
            return building.build_fighter(character, seat)

    if isinstance(changed, Character):
        changed_fighter(changed.id, 0)
    else:
        for who in ("ryu", "hyde", "giovanna"):
            changed_fighter(who, 0)
    with patch.object(table, "fighter", changed_fighter):
        yield


def module(owner: str) -> str:
    """What the names of the test modules start with; all sets of Normals have the same."""
    return "test_normals" if owner in normals_ids() else f"test_{owner}"


OWNERS = (*normals_ids(), *character_ids())
EXCEED = Game("exceed", OWNERS, load, changes, content, tests.exceed.cards, module, in_place, EQUIVALENT)
