"""What the named rules of characters mean: a card may say "Untainted." and no more, and a player must still know."""

from __future__ import annotations

import re
from typing import Final

# Each rule that code carries out, by the name that texts call it by; `tools/vocabulary` makes a table of them.
NAMED_RULES: Final = {
    "Late Swing": "when you declare a wild swing, its card is taken from your deck only after your On set effects",
    "Gaki Boost": (
        "a card that you put face down into play is a continuous boost with +1 Power; when it leaves play, it is "
        "sealed and has its own text again"
    ),
    "Spell Circle": (
        "while Spell Circle is on the board, you may set the stored card as your attack, never as an EX attack; its "
        "range is measured from Spell Circle"
    ),
    "Mad Tea": (
        "once per turn, when an effect of yours makes the opponent discard, you may reveal a card from your hand with "
        "the printed Speed of a discarded card: the opponent takes 2 non-lethal damage"
    ),
    "Wonderland": (
        "when an effect of yours makes the opponent discard, you may put one of those cards on Wonderland; a card "
        "that lies there goes to its owner's discard pile. You may set the card on Wonderland as your attack, face up "
        "and never as an EX attack, with the text of Wonderland added. The opponent's cards never stay among your "
        "transformations"
    ),
    "Untainted": (
        "while you have 5 life or less, at the end of a turn without a strike you may gain 1 life instead of drawing "
        "your card"
    ),
    "Martial Challenge": (
        "add a card from your hand to your gauge; then the opponent may do the same; each time they do, you may "
        "again, until one of you declines or has no card"
    ),
    "Demonheart": (
        "when you spend life, put that many counters here; each gives you +1 Armor in this strike; at cleanup all of "
        "them go"
    ),
    "Awakening": (
        "after all After effects of your attack, whether it hit or missed, you may spend 1 Force to attack with a "
        "card from your hand: without its cost, not as an EX attack, for at most 1 damage, with all its effects. Then "
        "you may do so once more; at most twice a turn"
    ),
    "Starting Places": (
        "both players go back to the spaces on which they began, whatever forbids moving, the first player first"
    ),
    "Wide Form": "you occupy your space and both spaces beside it",
    "Broken Strings": (
        "at their Before, an opponent whose attack could reach the active Nirvana may disable her: then the attack "
        "does not hit and goes to their gauge"
    ),
    "Hidden Ouroboros": "Ouroboros and its decoy are placed face down and look alike until they are revealed",
    "Lightning Rod": (
        "a card that you place as a Lightning Rod lies on its space. After: for each of them on the opponent's space, "
        "you may return that card to your hand: the opponent takes 2 non-lethal damage"
    ),
}
ALONE: Final = re.compile(rf"(?m)^({'|'.join(NAMED_RULES)})\.$")


def explained(text: str) -> str:
    """A printed text in which each line that is only the name of a rule also says what the rule is.

    Args:
        text: as it is printed.
    """
    return ALONE.sub(lambda found: f"{found[1]}: {NAMED_RULES[found[1]]}.", text.strip())
