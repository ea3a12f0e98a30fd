"""EX 24.18 and 24.22: Umina, of whom no card is among the facts; a stand-in shows what the rules say of her."""

from __future__ import annotations

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

THOUGHTS = card(
    "Dark Thoughts",
    power=2,
    speed=1,
    boost="When the opponent sets: Name a card: it is invalid for both players this turn.",
    boost_kind="transform",
)
HER = stand_in(
    THOUGHTS, card("Dream"), ability="Action: Add 1 card from your hand to your stored cards.", stored="Dreamlands"
)


def table() -> Table:
    """She has Dark Thoughts among her transformations and a copy of the opponent's Sweep in the Dreamlands."""
    made = Table(HER, "shovelknight", spaces=(3, 5), first=1)
    made.put(0, "transformations", "Dark Thoughts")
    made.put(0, "stored", "Sweep")
    made.hand(0, "Block")
    made.hand(1, "Sweep", "Spike")
    return made


@rule("EX 24.18")
def test_dark_thoughts_works_while_the_opponent_is_setting_and_not_later() -> None:
    strike = table()
    strike.choose(c.STRIKE_ACTION)
    strike.set("Sweep")
    assert (strike.asked, strike.seat) == ("name card", 0), "before she sets herself"
    assert not strike.side(1).face_up
    strike.choose(strike.named(c.NAME, "Spike", 1))
    strike.set("Block")
    while strike.asked == "pay" or strike.asked == "may":
        strike.no()
    assert strike.asked == "action", "nothing is asked at the reveal, though a copy of Sweep lies in the Dreamlands"
    assert not strike.events("invalid", 1)
    assert strike.cards(0, "stored") == ["Sweep"]


@rule("EX 24.22")
def test_the_dreamlands_are_an_area_of_their_own() -> None:
    lands = Table(HER, "shovelknight")
    lands.hand(0, "Dream", "Grasp", "Cross")
    lands.action("stored cards")
    lands.pick("Grasp")
    assert lands.cards(0, "stored") == ["Grasp"]
    for where in ("sealed", "gauge", "discard", "aside", "boosts"):
        assert lands.count(0, where) == 0
    assert view_of(lands.state, 1).opponent.stored == [-1], "face down"
    assert view_of(lands.state, 0).me.stored == [lands.card(0, "Grasp")]
