"""Who may play which characters, and the choice by chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

import wildswing as ws
from wildswing.exceed import roster as fighters
from wildswing.hackclad import roster as witches
from wildswing.kernel.errors import UnknownName
from wildswing.kernel.randomness import Chance
from wildswing.server.tables.declined import Declined
from wildswing.server.wire.tables import NewTable

NOUNS: Final = {"exceed": "character", "hackclad": "Witch"}


def each(new: NewTable) -> int:
    """How many characters each seat has.

    Args:
        new: what the maker of the table wanted.
    """
    return 2 if new.game == "hackclad" and new.options.mode == "team" and len(new.seats) == 2 else 1


def make_ready() -> None:
    """Build everybody of EXCEED for both seats, so that the first tables need not wait; Witches take no time."""
    for info in fighters.roster():
        for seat in (0, 1):
            fighters.fighter_of(info.id, seat)


def found(game: str, name: str) -> str:
    """The id of the character that a name means.

    Args:
        game: "exceed" or "hackclad".
        name: an id, a name, or the beginning of either.

    Raises:
        Declined: there is none.
    """
    try:
        info = fighters.find(name) if game == "exceed" else witches.find(name)
    except UnknownName as error:
        raise Declined(422, "illegal", f"{str(error)[:1].upper()}{str(error)[1:]}.", "Choose another one.") from error
    return info.id


def checked(new: NewTable, characters: Sequence[str]) -> tuple[str, ...]:
    """The ids of the characters that somebody wants for a seat.

    Args:
        new: the table.
        characters: their names; none leaves it to chance.

    Raises:
        Declined: they cannot be played, or are too many or too few.
    """
    count = each(new)
    if characters and len(characters) != count:
        noun = NOUNS[new.game] if count == 1 else "Witches"
        raise Declined(
            422,
            "illegal",
            f"A seat has {count} {noun} here, not {len(characters)}.",
            f"Choose {count}, or none to leave it to chance.",
        )
    return tuple([found(new.game, name) for name in characters])


def check_together(new: NewTable, chosen: Sequence[Sequence[str]]) -> None:
    """Raise Declined unless the characters chosen so far can play with each other.

    With recommended Missions each Witch needs two of her own, so none can be there twice (HC 4.16).

    Args:
        new: the table.
        chosen: the characters of each seat; none where they are not chosen yet.
    """
    if new.game != "hackclad" or new.options.missions != "recommended":
        return
    hint = "Choose another Witch, or drafted or random Missions."
    before: set[str] = set()
    for witch in [one for own in chosen for one in own]:
        name = witches.find(witch).name
        if not witches.recommended(witch):
            raise Declined(422, "illegal", f"No Missions are recommended for {name}.", hint)
        if witch in before:
            raise Declined(422, "illegal", f"The Missions recommended for {name} are there once only.", hint)
        before.add(witch)


def by_chance(new: NewTable, chosen: Sequence[Sequence[str]], seed: int) -> tuple[tuple[str, ...], ...]:
    """The characters of all seats, those not chosen by chance: one that nobody has, as long as there are such.

    Args:
        new: the table.
        chosen: the characters of each seat; none where chance decides.
        seed: of the chance.

    Raises:
        Declined: nobody is left to choose from.
    """
    taken = [one for own in chosen for one in own]
    everybody = [info for info in ws.characters(new.game) if info.id not in taken]
    order = Chance(seed).shuffled(list(range(len(everybody))))
    pile = (everybody[place].id for place in order if fits(new, everybody[place].id))
    result: list[tuple[str, ...]] = []
    for own in chosen:
        drawn = tuple(own) if own else tuple(islice(pile, each(new)))
        if len(drawn) < each(new):
            raise Declined(
                422, "illegal", "There are not enough Witches with recommended Missions.", "Choose other Missions."
            )
        result.append(drawn)
    return tuple(result)


def fits(new: NewTable, character: str) -> bool:
    """Whether chance may choose a character for this table."""
    if new.game != "hackclad" or new.options.missions != "recommended":
        return True
    return bool(witches.recommended(character))
