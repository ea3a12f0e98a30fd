"""No card tells a player a name and nothing else."""

from __future__ import annotations

import re

import pytest

from tests.table import Table
from wildswing.exceed.text import character_ids, load_character
from wildswing.exceed.view import view_of
from wildswing.server.pictures import catalogue
from wildswing.server.pictures.exceed.choices import exceed_decision
from wildswing.server.pictures.exceed.named_rules import NAMED_RULES, explained
from wildswing.server.pictures.exceed.trying import Trials
from wildswing.server.wire.looking import ExceedCatalogue, ExceedEntry, HackcladCatalogue

# Words of the rules of the game that stand alone as orders or moments, which the rules explain to everybody.
ORDERS = {
    "Ignore Armor", "Ignore Guard", "Strike", "Now: Strike", "Exceed", "Cleanup: Revert", "Draw X",
}  # fmt: skip


def test_a_decision_says_what_the_rule_means_that_asks() -> None:
    table = Table("rachel", "ryu", spaces=(4, 5))
    rod = table.card(0, "Grasp")
    player = table.player(0)
    player.deck.remove(rod)
    player.laid, player.laid_at = (rod,), (5,)
    table.hand(0, "Focus")
    table.hand(1, "Block")
    table.strike("Focus", "Block")
    while table.asked != "pick card":
        table.choose(table.state.options[0])
    decision = exceed_decision(Trials(view_of(table.state, 0), 0))
    assert decision is not None
    assert "2 non-lethal damage" in decision.because.text


@pytest.mark.parametrize(
    ("exceeded", "prompt", "verb", "zone"), [(False, "Show a card", "show", "hand"), (True, "Store one", "store", None)]
)
def test_a_card_to_show_is_taken_from_the_hand_and_one_to_store_is_not(
    exceeded: bool, prompt: str, verb: str, zone: str | None
) -> None:
    table = Table("eugenia", "ryu", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.put(0, "transformations", "Plot Hook")
    table.hand(0, "Block", "Sweep")
    table.hand(1, "Sweep")
    table.action("Force")
    table.yes()
    table.pay("Block")
    decision = exceed_decision(Trials(view_of(table.state, 0), 0))
    assert decision is not None
    assert decision.prompt.startswith(prompt)
    assert [(one.verb, one.zone) for one in decision.options] == [("done", None), (verb, zone)]


def entries() -> dict[str, ExceedEntry]:
    found = catalogue("exceed")
    assert isinstance(found, ExceedCatalogue)
    return {entry.id: entry for entry in found.characters}


def texts(entry: ExceedEntry) -> list[str]:
    cards = [text for card in entry.cards for text in (card.text, card.boost.text if card.boost else "")]
    return [entry.ability, entry.exceeded_ability, *cards]


def bare(text: str) -> list[str]:
    """The lines of a text that are one or two words without a number."""
    lines = [line.strip().rstrip(".") for line in text.split("\n") if line.strip()]
    return [line for line in lines if len(line.split()) <= 2 and not re.search(r"\d", line) and line not in ORDERS]


@pytest.mark.parametrize("character", sorted(character_ids()))
def test_no_line_of_a_character_is_a_bare_name(character: str) -> None:
    entry = entries()[character]
    assert [line for text in texts(entry) for line in bare(text)] == []


def test_untainted_says_what_it_does() -> None:
    boost = next(card.boost for card in entries()["geoffrey"].cards if card.boost and card.boost.name == "Untainted")
    assert boost.text == (
        "Untainted: while you have 5 life or less, at the end of a turn without a strike you may gain 1 life "
        "instead of drawing your card."
    )


def test_every_named_rule_of_a_file_is_explained_and_no_other() -> None:
    declared = {hook for name in character_ids() for hook in load_character(name).hooks}
    assert declared == set(NAMED_RULES)


def test_only_whole_lines_are_explained() -> None:
    assert explained("Untainted") == "Untainted"
    assert explained("Return Lightning Rod. Draw 1.") == "Return Lightning Rod. Draw 1."


def test_no_text_of_a_witch_is_a_bare_name() -> None:
    found = catalogue("hackclad")
    assert isinstance(found, HackcladCatalogue)
    said = [card.text for witch in found.witches for card in witch.cards]
    said += [action.text for witch in found.witches for action in witch.actions]
    said += [mission.text for mission in found.missions]
    assert [line for text in said for line in text.split("\n") if line and len(line.split()) == 1] == []
