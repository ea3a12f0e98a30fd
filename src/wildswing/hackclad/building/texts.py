"""Texts: sorting the parsed lines of a card by their moments."""

from __future__ import annotations

from typing import TypeVar

from wildswing.hackclad import constants as c
from wildswing.hackclad.building import steps, values
from wildswing.hackclad.cards import Line, Text, WitchBoard
from wildswing.hackclad.effects.figures import WhenReached
from wildswing.hackclad.effects.prices import Possible
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.printer import show_line
from wildswing.kernel.effects import Effect
from wildswing.kernel.errors import NotPlayable
from wildswing.kernel.flow import Nothing

E = TypeVar("E", bound=Effect[HackcladState])
MOMENTS = {word: number for number, word in enumerate(c.WHEN_WORDS)}


class Builder:
    """Makes the effects of one Witch; it numbers everything that a saved game may have to name."""

    def __init__(self, board: WitchBoard) -> None:
        self.board = board
        self.base = c.FIRST_EFFECT * (int(board.place) + 1)
        self.card = c.NO_CARD
        self.source = board.name
        self.words = ""  # the line that is being built

    def enter(self, card: int, source: str) -> None:
        """From now on the text of this card is built."""
        self.card = card
        self.source = source

    def add(self, effect: E) -> E:
        """Number an effect, once."""
        if effect.number < 0:
            effect.number = self.base + len(self.board.effects)
            effect.source = self.source
            effect.line = self.words
            effect.card = self.card
            self.board.effects.append(effect)
            self.board.text_lines.append(None)
        return effect

    def line(self, body: Effect[HackcladState], text: str) -> Line:
        """Number a line."""
        holder: Effect[HackcladState] = self.add(Nothing())
        made = Line(int(holder.number), body, text, self.source, self.card)
        self.board.text_lines[int(holder.number) - self.base] = made
        return made

    def extra_line(self, body: tuple[nodes.Step, ...]) -> int:
        """The number of a line that an effect keeps for later."""
        effect = steps.body(self, body)
        if not effect.immediate:
            raise NotPlayable("a line that asks while something else is going on", self.source)
        return int(self.line(effect, "").number)


def fill(builder: Builder, text: Text, lines: tuple[nodes.CardLine, ...]) -> None:
    """Sort the lines of a text.

    Args:
        builder: of the Witch, which has entered the card.
        text: to be filled.
        lines: the parsed lines.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    found: dict[int, list[Line]] = {}
    everything: list[Effect[HackcladState]] = []
    whole = False
    for node in lines:
        builder.words = show_line(node) + "."
        if isinstance(node, nodes.Need):
            text.needs = (*text.needs, steps.need(node, builder.source))
        elif isinstance(node, nodes.NeedAll):
            whole = True
        elif isinstance(node, nodes.Cost):
            text.cost = steps.price(builder, node)
            text.optional = node.kind == "optional"
        elif node.state is not None:
            standing(builder, text, node)
        else:
            for moment, line in at_moments(builder, node):
                found.setdefault(moment, []).append(line)
                everything.append(line.body)
    for moment, made in found.items():
        text.lines[moment] = tuple(made)
    if whole:
        # Asking whether the cost can be paid then asks whether all of the text can be done.
        needed = Possible(everything)
        needed.words = "Only if you can do all of this"
        text.needs = (*text.needs, needed)


def at_moments(builder: Builder, node: nodes.Line) -> list[tuple[int, Line]]:
    """A line at each of its moments."""
    words = builder.words
    if "when this attack reaches you" in node.whens:
        later = builder.extra_line(node.body)
        return [(c.PLAIN, builder.line(builder.add(WhenReached(later)), words))]
    made = builder.line(steps.body(builder, node.body), words)
    if not node.whens:
        return [(c.PLAIN, made)]
    return [(MOMENTS[when], made) for when in node.whens]


def standing(builder: Builder, text: Text, node: nodes.Line) -> None:
    """What a line "While in your discard pile" says."""
    if node.whens:
        raise NotPlayable(node, builder.source)
    for part in node.body:
        if isinstance(part, nodes.Takes) and isinstance(part.less, int):
            text.pile_less += part.less
        elif (
            isinstance(part, nodes.CardsHave)
            and isinstance(part.atk, int)
            and part.whose == "your"
            and frozenset(part.types) == values.ATTACKS
        ):
            text.pile_atk += part.atk
        elif isinstance(part, nodes.Limit) and part.action == "+1 Move":
            text.pile_moves += part.more
        elif isinstance(part, nodes.UseFromPile):
            text.from_pile = True
        else:
            raise NotPlayable(part, builder.source)
