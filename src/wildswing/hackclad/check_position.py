"""Whether a position that was read can be a moment of a game: numbers in their limits, every card in one place."""

from __future__ import annotations

from collections import Counter
from typing import Final

from wildswing.hackclad import constants as c
from wildswing.hackclad.deeds import CARD_ATK, CARD_STRUCK
from wildswing.hackclad.fields import CARDS, DECK, FIGURE, MARKS, STATE
from wildswing.hackclad.setup import chooser
from wildswing.hackclad.state import PROCEDURES, Figure, HackcladState
from wildswing.hackclad.unseen import played_clad_cards, whole_set
from wildswing.kernel.encoding import Section
from wildswing.kernel.errors import PositionError
from wildswing.kernel.flow import Sequence
from wildswing.kernel.procedure import Steps
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.state import Frame

MOST: Final = 9999  # of whatever is counted and has no limit
MOST_STEPS: Final = 8  # of a procedure or effect that is no table of steps
NINE: Final = 9
SOLO_STEP: Final = 3  # Clad cards that come at each reshuffle of solo play
# The least and the greatest value of a number; those that are not named are counts.
STATE_LIMITS: Final[dict[str, tuple[int, int]]] = {
    "round": (0, 9), "clad_space": (0, c.SPACES - 1), "facing": (0, 3), "open_slots": (0, 7), "acting": (-1, 3),
    "it_of": (-1, 3), "seed": (0, (1 << SEED_BITS) - 1), "draws": (0, 1 << 40),
}  # fmt: skip
FIGURE_LIMITS: Final[dict[str, tuple[int, int]]] = {
    "space": (-1, c.SPACES - 1), "mp": (0, c.GAUGE_MAX), "cp": (0, c.GAUGE_MAX), "slot": (-1, c.TURN_SLOTS - 1),
    "standby": (-1, c.TURN_SLOTS - 1), "taken": (-1, c.TURN_SLOTS - 1), "turn_card": (-1, c.CARD_MASK),
    "atk_round": (-MOST, MOST), "atk_turn": (-MOST, MOST),
}  # fmt: skip
# Where a procedure waits for which decision.
WAITING: Final[dict[tuple[int, int], int]] = {
    (c.SETUP, 2): c.CHOOSE_MISSION, (c.SETUP, 4): c.CHOOSE_ENHANCED, (c.DRAFT, 2): c.CHOOSE_SLOT,
    (c.DRAFT, 3): c.PLACE_TURN_CARD, (c.RE_ENTER, 1): c.CHOOSE_ENTRY, (c.TURN, 2): c.ACT, (c.RESHUFFLE, 2): c.SWAP_OUT,
    (c.RESHUFFLE, 3): c.SWAP_IN, (c.USE, 1): c.AMOUNT, (c.USE, 3): c.MAY, (c.CLAD_ATTACK, 1): c.REACT,
}  # fmt: skip
IN_EFFECTS: Final = {c.MAY, c.CHOOSE, c.PICK_CARD, c.STEP, c.PICK_SPACE, c.AMOUNT, c.PICK_PLAYER, c.TOP_OR_BOTTOM}


def place_of(section: Section, name: str) -> int:
    """Where a field stands, or its section if it is left out."""
    word = section.fields.get(name)
    return section.place if word is None else word.place


def check_state(section: Section, state: HackcladState) -> None:
    """Check what lies on the table and in front of every Witch.

    Args:
        section: the whole position, for the places of errors.
        state: as it was read.

    Raises:
        PositionError: something is impossible; it says what and where.
    """
    match = state.match
    check_numbers(section, state, [name for name, _ in STATE], STATE_LIMITS)
    if not 1 <= state.voltage <= len(match.clad_atk):
        raise PositionError(f"the Voltage is 1 to {len(match.clad_atk)}", place_of(section, "voltage"), "voltage")
    for name, size, most in (("field", c.SPACES, MOST), ("markers", c.TURN_SLOTS, 1)):
        found = getattr(state, name)
        if len(found) != size or not all(0 <= number <= most for number in found):
            raise PositionError(f"{name} has {size} numbers from 0 to {most}", place_of(section, name), name)
    check_seats(section, state)
    check_clad_cards(section, state)
    missions = state.laid[:]
    stood: list[int] = [int(state.clad_space)]
    slots: list[int] = []
    for witch, figure in enumerate(state.figures):
        inside = section.section(str(witch))
        assert inside is not None
        check_figure(inside, state, figure, witch)
        if figure.space != c.OFF_FIELD and figure.space in stood:
            raise PositionError("two figures stand on one space", place_of(inside, "space"), "space")
        stood.append(int(figure.space))
        for place in (10 + figure.slot if figure.slot >= 0 else -1, figure.standby):
            if place >= 0 and place in slots:
                raise PositionError("two Turn cards lie in one slot", place_of(inside, "standby"), "standby")
            slots.append(int(place))
        missions += figure.missions
        if not set(figure.done) <= set(figure.missions) or len(set(figure.done)) != len(figure.done):
            raise PositionError("done has some of the Witch's Missions", place_of(inside, "done"), "done")
        if c.NO_CARD in figure.missions or len(figure.missions) > c.MISSIONS_EACH:
            raise PositionError(
                f"a Witch has at most {c.MISSIONS_EACH} Missions", place_of(inside, "missions"), "missions"
            )
    if c.NO_CARD in state.laid or (match.mission_rule != c.RECOMMENDED and len(set(missions)) != len(missions)):
        raise PositionError("a Mission lies in two places", place_of(section, "laid"), "laid")


def check_numbers(section: Section, thing: object, names: list[str], limits: dict[str, tuple[int, int]]) -> None:
    """Whether every number is in its limits."""
    for name in names:
        value = getattr(thing, name)
        if isinstance(value, int) and not isinstance(value, bool) and name != "it":
            low, high = limits.get(name, (0, MOST))
            if not low <= value <= high:
                raise PositionError(f"{name} is {low} to {high}, not {value}", place_of(section, name), name)


def check_seats(section: Section, state: HackcladState) -> None:
    """Whether whoever is named plays."""
    witches = len(state.figures)
    for name in ("acting", "it_of"):
        if getattr(state, name) >= witches:
            raise PositionError(f"there is no Witch {getattr(state, name)}", place_of(section, name), name)
    seen = state.clad_seen
    if len(set(seen)) != len(seen) or not all(0 <= seat < state.match.players for seat in seen):
        raise PositionError("clad_seen has seats, each once", place_of(section, "clad_seen"), "clad_seen")


def check_clad_cards(section: Section, state: HackcladState) -> None:
    """Whether every Clad card of the match lies somewhere, once."""
    match = state.match
    if len(state.clad_slots) != c.CLAD_SLOTS:
        raise PositionError(
            f"clad_slots has {c.CLAD_SLOTS} cards, ? where none lies", place_of(section, "clad_slots"), "clad_slots"
        )
    lying = state.clad_deck + state.clad_done + state.clad_aside
    if c.NO_CARD in lying + state.clad_returned:
        raise PositionError("a Clad card is hidden: this is a view, not a game", place_of(section, "clad_deck"), "?")
    found = Counter([*lying, *[card for card in state.clad_slots if card != c.NO_CARD]])
    for card in match.clad:
        wanted = 0 if card.replaced else 1
        if found[int(card.number)] != wanted:
            raise PositionError(
                f"the Clad has {wanted} {card.name} ({card.id}), the position has {found[int(card.number)]}",
                place_of(section, "clad_deck"), card.id
            )  # fmt: skip
    check_coming(section, state)
    if not set(state.clad_returned) <= set(played_clad_cards(match)):
        raise PositionError("this Clad card is not played", place_of(section, "clad_returned"), "clad_returned")
    if not any(card != c.NO_CARD for card in state.clad_slots) and state.round > 0:
        raise PositionError("during a round Clad cards lie in the slots", place_of(section, "clad_slots"), "clad_slots")


def check_coming(section: Section, state: HackcladState) -> None:
    """Whether the Clad cards that are still to come are those of the higher Voltages (HC 18.14; solo: 23.2 to 23.4)."""
    match = state.match
    last = len(match.clad_atk)
    coming = set(state.clad_aside)
    if match.mode == c.SOLO:
        most = {card for card in played_clad_cards(match) if match.clad[card].voltage == last}
        fits = len(coming) == SOLO_STEP * (last - state.voltage) and (state.voltage > 1 or most <= coming)
    else:
        fits = coming == {card for card in played_clad_cards(match) if match.clad[card].voltage > state.voltage}
    if not fits:
        raise PositionError(
            "clad_aside has the Clad cards that are still to come at this Voltage",
            place_of(section, "clad_aside"),
            "clad_aside",
        )


def check_figure(section: Section, state: HackcladState, figure: Figure, witch: int) -> None:
    """Whether a Witch has all her cards, each in one place, and numbers that make sense."""
    match = state.match
    check_numbers(section, figure, [name for name, _ in FIGURE], FIGURE_LIMITS)
    found: Counter[int] = Counter()
    for name, kind in FIGURE:
        if kind in {CARDS, DECK, MARKS}:
            if c.NO_CARD in getattr(figure, name):
                raise PositionError("a card is hidden: this is a view, not a game", place_of(section, name), "?")
            if kind != MARKS:
                found.update([card & c.CARD_MASK for card in getattr(figure, name)])
    if figure.turn_card != c.NO_CARD:
        found[int(figure.turn_card)] += 1
    wanted = Counter(whole_set(match, witch))
    for card in match.boards[witch].cards:
        number = int(card.number)
        if found[number] != wanted[number]:
            raise PositionError(
                f"{match.boards[witch].name} has {wanted[number]} {card.name} ({card.id}), "
                f"the position has {found[number]}", section.place, card.id
            )  # fmt: skip
    nine = sum(found.values()) - len(figure.enhanced)
    if nine != NINE and (state.round > 0 or nine != NINE - 1):
        raise PositionError(
            f"a Witch has {NINE} cards beside her Enhanced deck, not {nine}", place_of(section, "enhanced"), "enhanced"
        )
    if (figure.turn_card != c.NO_CARD) != (figure.slot >= 0 or figure.standby >= 0):
        raise PositionError("a Turn card lies in a slot", place_of(section, "turn_card"), "turn_card")
    for known, pile in (("shown", "hand"), ("traded", "enhanced")):
        if Counter(getattr(figure, known)) - Counter(getattr(figure, pile)):
            raise PositionError(f"{known} has cards that are not in {pile}", place_of(section, known), known)
    for number in figure.lasting:
        line_of(state, number, place_of(section, "lasting"))


def line_of(state: HackcladState, number: int, place: int) -> None:
    """Whether a number is that of a line."""
    owner = (number >> c.EFFECT_SHIFT) - 1
    if 0 <= owner < len(state.match.boards):
        lines = state.match.boards[owner].text_lines
        if number & c.EFFECT_MASK < len(lines) and lines[number & c.EFFECT_MASK] is not None:
            return
    raise PositionError("this is the number of no line", place)


def last_step(state: HackcladState, kind: int) -> int:
    """The greatest step that a frame of a procedure or effect can wait at."""
    if kind < c.FIRST_EFFECT:
        procedure = PROCEDURES[kind]
        return int(procedure.count) if isinstance(procedure, Steps) else MOST_STEPS
    effect = state.match.effect(kind)
    return int(effect.count) if isinstance(effect, Sequence) else MOST_STEPS


def check_frame(state: HackcladState, frame: Frame, place: int) -> None:
    """Whether the numbers of a frame are such as its procedure may have.

    Args:
        state: that the frame belongs to.
        frame: of its stack.
        place: of the frame in the position.

    Raises:
        PositionError: they are not.
    """
    kind = frame.procedure
    witches = len(state.figures)
    own = kind not in {c.CLAD_TURN, c.CLAD_MOVE, c.CLAD_ATTACK}
    fits = 0 <= frame.step <= last_step(state, int(kind)) and (frame.seat >= 0 or not own)
    numbers = [int(frame.a), int(frame.b), int(frame.c), *frame.items, *frame.kept]
    if kind == c.USE and len(frame.kept) > CARD_ATK:
        numbers.append(abs(frame.kept[CARD_ATK]))
        numbers.remove(frame.kept[CARD_ATK])  # it may be below 0
    fits = fits and all(-1 <= number < 1 << 16 for number in numbers)
    if kind == c.USE:
        fits = fits and frame.a in state.figures[frame.seat].playing and len(frame.kept) == CARD_STRUCK + 1
        fits = fits and all(0 <= card >> c.OWNER_SHIFT == frame.seat for card in frame.items)
        fits = fits and all(card & c.KIND_MASK < len(state.match.boards[frame.seat].cards) for card in frame.items)
    elif kind == c.CLAD_TURN:
        fits = fits and 0 <= frame.a < c.CLAD_SLOTS and state.clad_slots[frame.a] != c.NO_CARD and frame.b >= 0
    elif kind == c.CLAD_MOVE:
        fits = fits and 0 <= frame.a <= 3 and 0 <= frame.b <= c.WIDTH
    elif kind == c.CLAD_ATTACK:
        fits = fits and frame.a < len(state.match.clad) and 0 <= frame.b <= 3 and 0 <= frame.c <= c.WIDTH
        if frame.step > 0:
            kept = list(frame.kept)
            fits = fits and len(frame.items) >= witches and len(kept) >= 2 and len(kept) % 3 == 2
            fits = fits and kept[1] < witches
            for number in kept[2::3]:
                line_of(state, number, place)
    elif kind == c.RESHUFFLE:
        figure = state.figures[frame.seat]
        fits = fits and not figure.deck and (frame.a == c.NO_CARD if frame.step <= 2 else frame.a in figure.discard)
    elif kind == c.DRAFT:
        fits = fits and frame.a < c.TURN_SLOTS
    if not fits:
        raise PositionError("this frame of the stack does not fit the position", place)


def check_asked(state: HackcladState, place: int) -> None:
    """Whether the last frame of the stack waits for the decision, and of this player.

    Args:
        state: with its stack and its decision.
        place: of the stack in the position.

    Raises:
        PositionError: it does not.
    """
    frame = state.stack[len(state.stack) - 1]
    witch = int(frame.seat)
    if frame.procedure >= c.FIRST_EFFECT:
        fits = state.decision in IN_EFFECTS
    else:
        fits = WAITING.get((int(frame.procedure), int(frame.step)), -1) == state.decision
    if fits and frame.procedure == c.CLAD_ATTACK:
        witch = frame.kept[1]
    elif fits and frame.procedure == c.SETUP:
        last = len(state.figures) * (c.MISSIONS_EACH if frame.a == c.CHOOSE_MISSION else 1)
        fits = frame.a == state.decision and 0 <= frame.b < last
        witch = int(chooser(state, frame) if frame.a == c.CHOOSE_MISSION else frame.b) if fits else 0
    if not fits or witch < 0 or state.match.seats[witch] != state.seat:
        raise PositionError("the stack does not fit the decision: something else, or somebody else, is asked", place)
