"""What does not change in a game of EXCEED: the cards and characters as they are printed."""

from __future__ import annotations

import msgspec


class BoostFace(msgspec.Struct, frozen=True):
    """The lower half of a card.

    Attributes:
        name: its name.
        kind: "continuous", "instant" or "transformation".
        force: its Force price.
        text: what it does; a named rule with what it means.
    """

    name: str
    kind: str
    force: int
    text: str


class ExceedCard(msgspec.Struct, frozen=True):
    """A card as it is printed.

    Attributes:
        number: names the card in pictures, options and events of this match.
        id: its name in small letters.
        name: the name of the attack.
        kind: "normal", "special", "ultra", or another word for a card that is none of them.
        least: the least range; None for an attack without range, words for a computed one.
        greatest: the greatest range.
        power: the printed number, words for a computed one. So are the next three.
        speed: the printed Speed.
        armor: the printed Armor.
        guard: the printed Guard.
        gauge: the price of the attack in Gauge.
        force: its price in Force.
        text: what the attack does.
        boost: the lower half; None if there is none.
        copies: how many the deck has.
    """

    number: int
    id: str
    name: str
    kind: str
    least: int | str | None
    greatest: int | str | None
    power: int | str
    speed: int | str
    armor: int | str
    guard: int | str
    gauge: int
    force: int
    text: str
    boost: BoostFace | None
    copies: int


class Fighter(msgspec.Struct, frozen=True):
    """A character of the match, with every card that the player owns.

    Attributes:
        seat: the player.
        id: of the character.
        name: of the character.
        season: 1 to 7; 0 for a designer's own.
        life: the life at the start.
        exceed: the printed price of exceeding; None if the character cannot.
        ability: the text of the side that lies up at first.
        exceeded_ability: the text of the other side.
        cards: all cards of the deck and those set aside.
    """

    seat: int
    id: str
    name: str
    season: int
    life: int
    exceed: int | None
    ability: str
    exceeded_ability: str
    cards: tuple[ExceedCard, ...]


class ExceedMatch(msgspec.Struct, frozen=True, tag_field="game", tag="exceed"):
    """What does not change in a game of EXCEED.

    Attributes:
        fighters: both, by seat.
        spaces: how many spaces the stage has.
    """

    fighters: tuple[Fighter, ...]
    spaces: int = 9
