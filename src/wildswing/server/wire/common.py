"""The parts of pictures that both games share: decisions, options and events as one viewer may know them."""

from __future__ import annotations

import msgspec


class Because(msgspec.Struct, frozen=True):
    """Why a decision is asked.

    Attributes:
        source: the card or character whose text it is, "" for a rule of the game.
        text: the line of the card, or what the rule says.
        rule: the number of the rule, such as "EX 5.16".
    """

    source: str
    text: str
    rule: str


class Blocked(msgspec.Struct, frozen=True):
    """An act that a player might expect here, but that is not possible now, and why.

    Attributes:
        verb: what kind of act it is, as in `Choice`.
        text: the act in words.
        reason: why it is not possible.
        rule: the number of the rule that says so.
        card: the number of the card that it is about, as in the match; None for none.
    """

    verb: str
    text: str
    reason: str
    rule: str
    card: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision; its number is what is sent back.

    Attributes:
        number: names the option in `choose`.
        text: the readable form, unique within its decision.
        verb: what kind of act it is, such as "move", "set", "pay", "use".
        card: the number of the card that it is about, as in the match; None for none.
        zone: where that card lies, named as in the pictures of players and Witches, such as "hand" or "gauge"; None
            where it does not matter.
        target: the space that it is about (EXCEED: 1 to 9; HacKClaD: 0 in the south-west to 24).
        amount: what it pays or how many spaces, life or MP it means.
        cost: what it costs, in words, such as "2 Force".
        outcome: what is certain about it, in a short sentence, "" for nothing.
        path: the spaces of the movement that it makes, the first one where the figure stands.
        mover: whose figure moves (EXCEED: seat; HacKClaD: witch); None for nobody's.
        reach: the spaces that the attack would cover now.
        facts: numbers that it leads to at once, by name, such as "power", "left to pay", "damage".
        final: whether it shows something, is left to chance, settles a secret choice or ends a turn, so that it is to
            be confirmed.
        second: the number of a card of another name that is laid with it (EXCEED); None for none.
    """

    number: int
    text: str
    verb: str
    card: int | None = None
    zone: str | None = None
    target: int | None = None
    amount: int | None = None
    cost: str | None = None
    outcome: str = ""
    path: tuple[int, ...] = ()
    mover: int | None = None
    reach: tuple[int, ...] = ()
    facts: dict[str, int] = {}
    final: bool = False
    second: int | None = None


class Decision(msgspec.Struct, frozen=True):
    """A pending decision of the viewer.

    Attributes:
        number: of the decision; the answer carries it. It is how many choices were made before.
        seat: who decides.
        kind: such as "action", "pay", "set attack", "react"; `docs/protocol.md` lists them all.
        prompt: what is asked, in one sentence.
        because: what asks.
        options: what can be chosen, in the engine's order.
        blocked: what cannot, and why.
        amount: how much is still to be paid or discarded, at most if it is optional; None where nothing is counted.
        at_once: whether several choices may be sent in one message (payments, mulligan, discarding, strike and set).
    """

    number: int
    seat: int
    kind: str
    prompt: str
    because: Because
    options: tuple[Choice, ...]
    blocked: tuple[Blocked, ...] = ()
    amount: int | None = None
    at_once: bool = False


class Asked(msgspec.Struct, frozen=True):
    """Who decides now and what kind of decision it is, which everybody sees."""

    seat: int
    kind: str


class Term(msgspec.Struct, frozen=True):
    """A part of a sum and where it comes from."""

    value: int
    source: str


class Happening(msgspec.Struct, frozen=True):
    """An event, as the viewer may know it.

    Attributes:
        at: its place among all events of the game, from 0.
        number: how many choices had been made when it happened.
        kind: such as "damage"; `docs/protocol.md` lists them all.
        seat: the player (HacKClaD: the Witch) it happened to or who did it, -1 for nobody.
        text: the sentence for this viewer.
        cards: the numbers of the cards, -1 for each that the viewer may not see.
        names: the names of the cards, None for a hidden one.
        facts: numbers and words by name.
        terms: the parts of a sum.
        step: the step of the strike ("set", "reveal", "order", "before", "range", "hit", "damage", "stun", "after",
            "cleanup"), or "".
        rule: the number of the rule that made it happen.
    """

    at: int
    number: int
    kind: str
    seat: int
    text: str
    cards: tuple[int, ...] = ()
    names: tuple[str | None, ...] = ()
    facts: dict[str, int | str] = {}
    terms: tuple[Term, ...] = ()
    step: str = ""
    rule: str = ""


class Standing(msgspec.Struct, frozen=True):
    """How a player did.

    Attributes:
        seat: the player.
        place: 1 for the best; equal players share a place.
        score: in VP; None in EXCEED.
    """

    seat: int
    place: int
    score: int | None


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    Attributes:
        winner: the seat that won; None if several or nobody did.
        reason: in words for everybody, such as "Geoffrey has no card left to draw".
        standings: all players, the best first.
    """

    winner: int | None
    reason: str
    standings: tuple[Standing, ...]
