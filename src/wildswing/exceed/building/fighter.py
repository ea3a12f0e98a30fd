"""A whole fighter: its cards, its two sides, its deck."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache

from wildswing.cardtext.about import rules_of
from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.named import rule_named
from wildswing.exceed.building.texts import Builder, fill
from wildswing.exceed.cards import Card, Fighter
from wildswing.exceed.effects import numbers
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import load_character, load_normals
from wildswing.exceed.text.character import Attack, Character, FaceNumber, NormalSet, face_down_card
from wildswing.kernel.effects import Number

KINDS = {"normal": c.NORMAL, "special": c.SPECIAL, "ultra": c.ULTRA}
BOOSTS = {"instant": c.INSTANT, "continuous": c.CONTINUOUS, "transform": c.TRANSFORMATION, "overload": c.OVERLOAD}
# The same Normal under other names (EX 1.16, 23.18).
# Every kind of card of a match has a bit of its own in one 64-bit int.
MOST_CARDS = 31
SAME_NORMAL = {"Slash": "Assault", "Dust": "Spike"}


@lru_cache(maxsize=256)  # all characters at both seats
def fighter(character: str, seat: int) -> Fighter:
    """The fighter of a built-in character for a seat; made once.

    Args:
        character: its id.
        seat: 0 or 1.

    Raises:
        NotPlayable: if its texts use what the rules do not run yet.
    """
    return build_fighter(load_character(character), seat)


def build_fighter(character: Character, seat: int) -> Fighter:
    """The fighter of a character for a seat.

    Args:
        character: as read from its file.
        seat: 0 or 1.

    Raises:
        NotPlayable: if its texts use what the rules do not run yet.
    """
    normals = load_normals(character.normals)
    made = Fighter(seat, character.id, character.name)
    made.season = character.season
    made.exceed = -1 if character.exceed is None else character.exceed
    made.life = character.life
    made.hand_limit = character.hand_limit
    made.extra_cards = character.extra_starting_cards
    made.sealed_secret = character.sealed == "secret"
    made.stored_secret = character.stored is not None and character.stored.face_down
    made.text_hash = text_hash(character, normals)
    made.source = character.source
    add_tokens(made, character)
    builder = Builder(made)
    rules = [rule_named(name) for name in character.hooks]
    builder.watches_discards = any(rule is not None and rule.watches_discards for rule in rules)
    attacks = (*normals.attacks, *character.attacks)
    builder.number_cards(attacks)
    for attack in attacks:
        add_card(builder, attack)
    if character.replacement_boost is not None:
        add_card(builder, face_down_card(character.replacement_boost))
        made.cards[-1].is_cover = True
        made.cover = made.cards[-1].number
    made.stored_lines = stored_lines(builder, character)
    builder.enter(c.NO_CARD, character.name)
    made.ability_words = character.ability_text.strip()
    made.exceed_words = character.exceed_ability_text.strip()
    fill(builder, made.ability, character.ability, False)
    fill(builder, made.exceed_ability, character.exceed_ability, False)
    overdrive = made.exceed_ability.triggers & (1 << c.ON_OVERDRIVE)
    made.has_overdrive = overdrive != 0
    return made


def add_tokens(made: Fighter, character: Character) -> None:
    """The tokens of a character; an attack that is a token is none of them."""
    for token in character.tokens:
        if token.is_card:
            made.card_tokens.append(token.name)
        elif not token.is_attack:
            made.token_names.extend([token.name] * token.copies)
            offset = c.OFF_BOARD if token.start_offset is None else token.start_offset
            made.token_offsets.extend([offset] * token.copies)
            made.token_marks.extend([token.marks_boosts] * token.copies)
            made.token_sides.extend([list(token.sides) for _ in range(token.copies)])


def stored_lines(builder: Builder, character: Character) -> tuple[int, ...]:
    """What is added to the text of a stored card that is set: the card that a named rule is called after."""
    for attack in character.attacks:
        if attack.kind == "set-aside attack" and attack.name in character.hooks:
            builder.enter(c.NO_CARD, attack.name)
            return tuple(builder.granted(attack.lines))
    return ()


def text_hash(character: Character, normals: NormalSet) -> str:
    """A short fingerprint of every text of a character; a record names it."""
    return hashlib.sha256((rules_of(character.source) + normals.source).encode()).hexdigest()[:16]


def add_card(builder: Builder, attack: Attack) -> None:
    """Build one card and put its copies where they start.

    Args:
        builder: of the fighter that gets the card.
        attack: the card as it was parsed.

    Raises:
        NotPlayable: its texts use what the rules do not run yet, or there are too many kinds of cards.
    """
    made = builder.fighter
    number = (int(made.seat) << c.OWNER_SHIFT) + len(made.cards)
    if len(made.cards) == MOST_CARDS:
        raise NotPlayable(f"more than {MOST_CARDS} different cards", made.name)
    card = Card(number, attack.name, KINDS.get(attack.kind, c.OTHER))
    made.cards.append(card)
    builder.enter(number, attack.name)
    card.id = attack.id
    card.copies = attack.copies
    card.gauge = attack.gauge
    card.force = attack.force
    card.copy_key = SAME_NORMAL.get(attack.name, attack.name)
    card.starts_aside = attack.starts is not None
    card.returns_aside = attack.kind == "set-aside attack"
    card.sealed_copies = attack.sealed_copies
    face(card, attack)
    if attack.boost is not None and attack.boost.marker is not None:
        take_markers(made, card, attack.boost.marker)
    card.attack_words = attack.text.strip()
    fill(builder, card.attack, attack.lines, False)
    boost = attack.boost
    if boost is not None:
        builder.enter(number, boost.name)
        card.boost_name = boost.name
        card.boost_kind = BOOSTS[boost.kind]
        card.boost_force = boost.force
        card.boost_cancel = -1 if boost.cancel is None else boost.cancel
        card.boost_words = boost.text.strip()
        card.boost.name = boost.name
        fill(builder, card.boost, boost.lines, boost.kind == "instant")
    put_copies(made, card)


def take_markers(made: Fighter, card: Card, marker: str) -> None:
    """Give a card its markers: as many of the tokens of that name as it has copies, not taken by another card."""
    name = re.sub(r" [A-Z]$", "", marker)
    taken = [number for other in made.cards for number in other.markers]
    free = [place for place, token in enumerate(made.token_names) if token == name and place not in taken]
    card.markers = free[: int(card.copies)]


def put_copies(made: Fighter, card: Card) -> None:
    """Put the copies of a card into the deck, aside, or among the sealed cards."""
    number = int(card.number)
    if card.starts_aside:
        made.aside.extend([number] * int(card.copies))
        if card.kind == c.ULTRA and card.copies == 1:
            made.astral_heat = number
        return
    made.deck.extend([number] * int(card.copies - card.sealed_copies))
    made.sealed.extend([number] * int(card.sealed_copies))


def face(card: Card, attack: Attack) -> None:
    """The numbers on the card's face; a computed one keeps its object."""
    source = attack.name
    if attack.range is not None:
        card.low, card.low_number = face_number(attack.range.low, source)
        card.high, card.high_number = face_number(attack.range.high, source)
    card.power, card.power_number = face_number(attack.power, source)
    card.speed, card.speed_number = face_number(attack.speed, source)
    card.armor = fixed_number(attack.armor, source)
    card.guard, card.guard_number = face_number(attack.guard, source)


def face_number(number: FaceNumber, source: str) -> tuple[int, Number[ExceedState] | None]:
    """A printed number, or 0 and the object that computes it."""
    if isinstance(number, int):
        return number, None
    made = values.without_itself(values.number(number.number, source))
    return 0, made if number.most is None else numbers.Capped(made, number.most)


def fixed_number(number: FaceNumber, source: str) -> int:
    """A number that must be printed.

    Args:
        number: on the card's face.
        source: the card, for the error.

    Raises:
        NotPlayable: it is computed.
    """
    value, computed = face_number(number, source)
    if computed is not None:
        raise NotPlayable("a computed Armor", source)
    return value
