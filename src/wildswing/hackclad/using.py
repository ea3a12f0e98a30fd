"""Using a skill card, step by step (HC 12). Frame: a = card, b = X, c = bits, kept = see `deeds`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    AFTER,
    AMOUNT,
    BEFORE,
    CLAD_MOVE,
    FOR_ATTACK_COST,
    FOR_EXTRA_COST,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    MAY,
    NUMBER,
    OFF_FIELD,
    PASS,
    PLAIN,
    USE,
    WAY_NAMES,
    YES,
)
from wildswing.hackclad.deeds import CARD_ATK, CARD_MP, CARD_STRUCK, deal, kept_with
from wildswing.hackclad.journal import note
from wildswing.hackclad.piles import more_atk
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.kernel.effects import perform
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- bits of c
FROM_PILE: Final = 1
COST_PAID: Final = 2  # an Extra Cost was paid
REPELS: Final = 4
REPEL_WAY: Final = 3  # the way of the Repel, relative to where the Clad looks, lies in bits 3 and 4
AGAIN: Final = 32  # the attack strikes once more
ENDS_TURN: Final = 64
LINE_SHIFT: Final = 8  # the next line lies above


def off_turn(state: HackcladState, frame: Frame) -> bool:
    """Whether the card does no more: its Witch was injured on her own turn (HC 11.5, 11.6)."""
    return state.figures[frame.seat].space == OFF_FIELD and state.acting == frame.seat


def ask_mp(state: HackcladState, frame: Frame) -> None:
    """The player chooses the MP of a card that costs X (HC 26.17)."""
    if state.match.card(frame.a).mp_x:
        state.ask(AMOUNT, state.decider(frame.seat), use_options(state, frame))


def pay_mp(state: HackcladState, frame: Frame) -> None:
    """Pay the MP (HC 12.3)."""
    figure = state.figures[frame.seat]
    card = state.match.card(frame.a)
    price: i64 = state.answer % ARGUMENTS if card.mp_x else card.mp
    figure.mp -= price
    kept_with(frame, CARD_MP, price)
    if state.log is not None and price:
        note(state, "mp", int(frame.seat), "HC 12.3", numbers=(int(-price), int(figure.mp)))


def ask_extra_cost(state: HackcladState, frame: Frame) -> None:
    """An Extra Cost must be paid; an optional one may be (HC 21.1)."""
    text = state.match.card(frame.a).text
    state.answer = PASS
    if text.cost is None:
        return
    if text.optional:
        if text.cost.seems_possible(state, frame.seat):
            state.ask(MAY, state.decider(frame.seat), use_options(state, frame), True)
    else:
        state.answer = YES


def pay_extra_cost(state: HackcladState, frame: Frame) -> None:
    """Pay it; the discarded cards are remembered in `items`."""
    cost = state.match.card(frame.a).text.cost
    if cost is not None and state.answer == YES:
        frame.c |= COST_PAID
        perform(state, cost, frame.seat)


def cost_lines(state: HackcladState, frame: Frame) -> None:
    """The card counts as used now; cards discarded to pay for it do what they say (HC 12.4, 26.2)."""
    attack = state.match.card(frame.a).is_attack()
    while frame.items:
        card = frame.items[0]
        frame.items = frame.items[1:]
        text = state.match.card(card).text
        for line in text.lines[FOR_EXTRA_COST]:
            perform(state, line.body, frame.seat)
        if attack:
            for line in text.lines[FOR_ATTACK_COST]:
                perform(state, line.body, frame.seat)


def before_lines(state: HackcladState, frame: Frame) -> None:
    """What comes before the damage of an attack."""
    do_lines(state, frame, BEFORE)


def plain_lines(state: HackcladState, frame: Frame) -> None:
    """The lines without a label: of an attack, what its ATK is made of."""
    do_lines(state, frame, PLAIN)


def strike(state: HackcladState, frame: Frame) -> None:
    """The attack deals its ATK (HC 12.7)."""
    card = state.match.card(frame.a)
    if card.is_attack() and not off_turn(state, frame):
        atk = total_atk(state, frame)
        kept_with(frame, CARD_STRUCK, atk)
        deal(state, frame.seat, atk, card.name, atk_terms(state, frame), frame.a)


def after_lines(state: HackcladState, frame: Frame) -> None:
    """What comes after the damage."""
    do_lines(state, frame, AFTER)


def strike_again(state: HackcladState, frame: Frame) -> None:
    """An attack that strikes again deals the same damage; it is still one card (HC 20.28, 26.16)."""
    if frame.c & AGAIN and not off_turn(state, frame):
        frame.c &= ~AGAIN
        if state.log is not None:
            note(state, "attacks again", int(frame.seat), "HC 26.16", cards=(int(frame.a),))
        atk = frame.kept[CARD_STRUCK]
        terms = atk_terms(state, frame) if atk == total_atk(state, frame) else ((int(atk), "as before"),)
        deal(state, frame.seat, atk, state.match.card(frame.a).name, terms, frame.a)


def put_away(state: HackcladState, frame: Frame) -> None:
    """The card goes to the discard pile, or where a text sends it (HC 12.13, 26.18)."""
    figure = state.figures[frame.seat]
    figure.playing.remove(frame.a)
    if frame.c & FROM_PILE:
        figure.deck.append(frame.a | KNOWN_TO_ALL | KNOWN_TO_OWNER)
    else:
        figure.discard.append(frame.a)
    if state.log is not None:
        note(state, "put away", int(frame.seat), "HC 12.13", cards=(int(frame.a),))
    if frame.c & ENDS_TURN and state.acting == frame.seat:
        state.turn_over = True


def repel(state: HackcladState, frame: Frame) -> None:
    """A Repel comes last (HC 21.2 to 21.6)."""
    if frame.c & REPELS and not off_turn(state, frame):
        if state.log is not None:
            way = WAY_NAMES[(frame.c >> REPEL_WAY) & 3]
            note(state, "repel", int(frame.seat), "HC 21.2", words=(way,))
        state.push(CLAD_MOVE, frame.seat, (frame.c >> REPEL_WAY) & 3, 1)


def total_atk(state: HackcladState, frame: Frame) -> i64:
    """The ATK of the attack in use (HC 1.8)."""
    card = state.match.card(frame.a)
    figure = state.figures[frame.seat]
    total = card.atk + frame.kept[CARD_ATK] + figure.atk_turn + figure.atk_round + more_atk(state, frame.seat)
    if card.atk_x:
        total += frame.b
    return total if total > 0 else 0


def atk_terms(state: HackcladState, frame: Frame) -> tuple[tuple[int, str], ...]:
    """What the ATK of the attack in use is made of, for the log; nothing without one."""
    if state.log is None:
        return ()
    card = state.match.card(frame.a)
    figure = state.figures[frame.seat]
    terms = [
        (int(card.atk), "printed"),
        (int(frame.b) if card.atk_x else 0, "X"),
        (int(frame.kept[CARD_ATK]), "by texts"),
        (int(figure.atk_turn), "this turn"),
        (int(figure.atk_round), "this round"),
        (int(more_atk(state, frame.seat)), "from the discard pile"),
    ]
    return tuple([term for place, term in enumerate(terms) if place == 0 or term[0] != 0])


def do_lines(state: HackcladState, frame: Frame, moment: i64) -> None:
    """The lines of one moment, from top to bottom, each finished before the next."""
    lines = state.match.card(frame.a).text.lines[moment]
    place = frame.c >> LINE_SHIFT
    if place < len(lines) and not off_turn(state, frame):
        frame.c += 1 << LINE_SHIFT
        frame.step -= 1
        perform(state, lines[place].body, frame.seat)
    else:
        frame.c &= (1 << LINE_SHIFT) - 1


def use_options(state: HackcladState, frame: Frame) -> list[int]:
    """How much MP to spend, or whether to pay the optional Extra Cost."""
    if frame.step <= 1:
        return [NUMBER + amount for amount in range(state.figures[frame.seat].mp + 1)]
    cost = state.match.card(frame.a).text.cost
    if cost is not None and cost.possible(state, frame.seat):
        return [PASS, YES]
    return [PASS]


PROCEDURES[USE] = Steps(
    ask_mp, pay_mp, ask_extra_cost, pay_extra_cost, cost_lines, before_lines, plain_lines, strike, after_lines,
    strike_again, put_away, repel, options=use_options,
)  # fmt: skip
