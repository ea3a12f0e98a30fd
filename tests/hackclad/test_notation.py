"""Options in words, prompts, and what asks."""

from tests.games.kinds import KINDS, played
from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.decisions import decision_of
from wildswing.kernel.decision import Decision


def asked(table: Table) -> Decision:
    return decision_of(table.state, 0)


def texts(table: Table) -> list[str]:
    return [option.text for option in asked(table).options]


def why(table: Table) -> tuple[str, str, str]:
    because = asked(table).because
    return because.source, because.text, because.rule


def test_the_verbs_of_each_kind_of_decision() -> None:
    kinds: dict[str, set[str]] = {}
    for kind in KINDS:
        if kind != "exceed":
            for seed in range(3):
                for game, _ in played(kind, seed):
                    decision = game.decision
                    assert decision is not None
                    kinds.setdefault(decision.kind, set()).update(option.verb for option in decision.options)
    assert kinds["choose mission"] == {"mission"}
    assert kinds["choose enhanced card"] == {"add"}
    assert kinds["choose turn slot"] == {"slot"}
    assert kinds["place turn card"] == {"place"}
    assert kinds["choose entry"] == {"enter"}
    assert kinds["act"] == {"end", "use", "basic action", "cp action"}
    assert kinds["react"] == {"pass", "use", "basic action", "cp action"}
    assert kinds["swap out"] == {"keep", "swap"}
    assert kinds["swap in"] == {"swap"}
    assert kinds["step"] == {"move", "stop"}
    assert kinds["pick space"] <= {"move", "pick up"}
    assert set(kinds) <= set(c.DECISION_WORDS)


def test_setting_up() -> None:
    table = Table("luna", "mia", start="set-up", seed=3)
    assert asked(table).prompt == "Choose a Mission."
    assert why(table)[2] == "HC 4.10"
    titles = [table.match.missions[number] for number in table.state.laid]
    assert texts(table) == [
        f"Take {mission.title}" + ("" if mission.title == "Wizard" else f" ({mission.vp} VP)") for mission in titles
    ]
    table.pass_to("choose enhanced card")
    assert texts(table)[:2] == ["Add Bombard", "Add Shock"]
    assert why(table)[2] == "HC 4.12"


def test_drafting() -> None:
    table = Table("luna", "mia", start="draft")
    assert texts(table) == [
        "Take Turn slot 1: Draw 1 card", "Take Turn slot 2: Gain 1 MP",
        "Take Turn slot 3: Draw 1 card. Put 1 card from your hand on top of your deck",
    ]  # fmt: skip
    table.slot(3)
    assert asked(table).prompt == "Which card do you place?"
    assert all(text.startswith("Place ") and text.endswith(" face down") for text in texts(table))
    table.choose(table.state.options[0])
    assert asked(table).prompt == "Choose a card of your hand."
    assert all(text.endswith(" from hand on top of the deck") for text in texts(table))
    assert why(table) == ("Turn slot 3", "Draw 1 card. Put 1 card from your hand on top of your deck.", "HC 7.8")


def test_a_turn() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Absorb", "Rebuff")
    table.gauges(0, mp=2, cp=3)
    assert asked(table).prompt == "What do you do?"
    assert texts(table) == [
        "End the turn", "Use Absorb", "Use Rebuff (2 MP)", "+1 Move: discard Absorb", "+1 Move: discard Rebuff",
        "+1 MP: discard Absorb", "+1 MP: discard Rebuff", "1 CP: Choose one: Move 1 space; or gain 1 MP",
        "2 CP: Draw 1 card", "Sabbath (3 CP): Your MP becomes 7",
    ]  # fmt: skip
    costs = [option.cost for option in asked(table).options]
    assert costs[:4] == [None, None, "2 MP", "discard Absorb"]
    assert costs[-1] == "3 CP"
    table.cp("Move 1 space")
    assert texts(table) == ["Move 1 space", "Gain 1 MP"]
    assert why(table) == ("1 CP", "Choose one: Move 1 space; or gain 1 MP.", "HC 14.1")
    table.alternative(0)
    table.shards((1, -1), 2)
    assert texts(table) == ["Move to d2 (2 VP)", "Move to c1", "Move to b2"]
    assert [option.target for option in asked(table).options] == [8, 2, 6]


def test_a_card_from_the_discard_pile() -> None:
    table = Table("amelia", "mia")
    table.at(0, (0, 1))
    table.discard(0, "Protection Drone")
    table.gauges(0, mp=1)
    table.clad("Rending Claws")
    table.end()
    assert table.asked == "react"
    assert texts(table) == ["Pass", "Use Protection Drone (1 MP) from the discard pile"]


def test_the_price_of_x() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Explosion")
    table.gauges(0, mp=2)
    assert "Use Explosion (X MP)" in texts(table)
    table.use("Explosion")
    assert texts(table) == ["Spend 0 MP", "Spend 1 MP", "Spend 2 MP"]
    assert [option.amount for option in asked(table).options] == [0, 1, 2]
    assert why(table)[::2] == ("Explosion", "HC 26.17")


def test_an_optional_extra_cost() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Firecracker", "Verve")
    table.use("Firecracker")
    assert asked(table).prompt == "Do you pay the Extra Cost?"
    assert texts(table) == ["No", "Yes: Discard 1 card"]
    assert why(table)[::2] == ("Firecracker", "HC 21.1")


def test_permission_top_and_bottom_and_trades() -> None:
    table = Table("amelia", "mia")
    table.hand(0, "Defrag", "Upgrade", "Guard")
    table.gauges(0, mp=1)
    table.use("Defrag")
    assert texts(table) == ["No", "Yes: Discard it"]
    table.done()
    table.use("Upgrade")
    assert asked(table).prompt == "Which card do you give?"
    assert texts(table) == ["Trade Guard"]
    table.choose(table.state.options[0])
    assert asked(table).prompt == "Which Enhanced card do you take?"
    assert all(text.startswith("Take ") for text in texts(table))
    table = Table("luna", "mia")
    table.hand(0, "Huginn")
    table.top(0, "Guard")
    table.use("Huginn")
    assert texts(table) == ["Put Guard on top of the deck", "Put Guard on the bottom of the deck"]
    assert asked(table).prompt == "Where does the card go?"


def test_shards_change_hands() -> None:
    table = Table("mia", "luna", "flare", "rosette")
    table.hand(0, "Robin Hood")
    table.gauges(0, mp=1)
    for witch in (1, 2):
        table.gauges(witch, shards=3)
    table.gauges(3, shards=0)
    table.gauges(0, shards=1)
    table.use("Robin Hood")
    assert asked(table).prompt == "Who gives a Magic Shard?"
    assert texts(table) == ["Take it from Luna", "Take it from Flare"]


def test_reacting() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Guard", "Shot", "Storm")
    table.clad("Rending Claws")
    table.end()
    assert asked(table).prompt == "Rending Claws hits you for 2 damage: react, or pass."
    assert why(table)[2] == "HC 15.1"
    assert texts(table) == [
        "Pass", "Use Guard", "-1 DMG: discard Shot", "-1 DMG: discard Guard", "-1 DMG: discard Storm",
    ]  # fmt: skip
    table.basic("-1 DMG", "Shot")
    assert asked(table).prompt == "Rending Claws hits you for 2 damage (1 left): react, or pass."


def test_being_trampled() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.clad("Veer Left")
    table.end()
    assert asked(table).prompt == "The Clad tramples you for 2 damage, which cannot be reduced: react, or pass."


def test_entering() -> None:
    table = Table("luna", "mia", slots=(1, 2))
    table.at(1, None)
    table.end()
    table.pass_to("choose entry")
    assert asked(table).prompt == "Where do you enter?"
    assert texts(table)[0].startswith("Enter at ")
    assert {text[-4:] for text in texts(table)} <= {"(b5)", "(e4)", "(d1)", "(a2)"}


def test_a_player_of_two_witches_is_told_which_one_is_asked() -> None:
    table = Table("luna", "mia", "flare", "luna", mode=c.TEAM, players=2)
    assert asked(table).prompt == "Luna 1: What do you do?"
    table = Table("luna", "mia", "flare", "luna", mode=c.TEAM)
    assert asked(table).prompt == "What do you do?"


def test_reshuffling() -> None:
    table = Table("luna", "mia")
    table.gauges(0, cp=2)
    table.deck(0)
    table.hand(0)
    table.cp("Draw 1 card")
    assert asked(table).prompt == "Which discarded card do you swap for an Enhanced one?"
    assert texts(table)[0] == "Swap no card"
    table.choose(table.state.options[1])
    assert asked(table).prompt == "Which Enhanced card comes in its place?"
    assert all(text.startswith("Swap ") and text.endswith(" in") for text in texts(table))
