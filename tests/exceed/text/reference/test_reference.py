"""The texts of all cards mean what the reference facts say, as far as these can be compared.

The facts are no part of the project; without them these tests are skipped.
"""

import json
from functools import cache

import pytest

from tests.builds import ROOT
from tests.exceed.text.reference.facts import Facts
from tests.exceed.text.reference.normal import normal
from tests.exceed.text.reference.plain import WAYS, Value, make, plain
from wildswing.exceed.text import (
    Attack,
    Range,
    character_ids,
    load_character,
    load_normals,
    nodes,
    normals_ids,
    parse,
)

FACTS = ROOT.parent / "shared" / "reference" / "exceed" / "characters.json"

pytestmark = pytest.mark.skipif(not FACTS.is_file(), reason="the reference facts are not here (../shared/reference)")

IN_HAND = nodes.NumberOf(nodes.InZone("card", nodes.Zone("your", ("hand",))))
COMPUTED: dict[str, nodes.Number] = {
    "cards_in_hand": IN_HAND,
    "X": "X",
    "range_to_opponent": nodes.NamedNumber("the distance to the opponent"),
}
RANGES = {
    "cards_in_hand_max_7": nodes.Expression(IN_HAND, 7),
    "range_to_opponent": nodes.Expression(COMPUTED["range_to_opponent"]),
    "total_power": nodes.Expression(nodes.StatOf("your", "Power")),
}
KINDS = {"face_attack": "set-aside attack", "decree_royal": "decree", "decree_glorious": "decree"}

# Where the rulebook is followed and not the facts.
INTENDED: set[tuple[str, object]] = {
    ("shovelknight", ("boost", "Troupple Chalice")),  # a boost in play counts itself (EX 10.18), so it needs no "if"
    ("jacko", ("boost", "Cheer Servant On")),  # two cards: the facts have the same line twice
    # An attack that becomes a boost has its stat lines as one already (EX 10.20), so they are not said once more.
    ("wagner", ("attack", "Schild Zack")),
    ("wagner", ("attack", "Sturm Brecher")),
    ("djanette", "ability"),  # Spell Circle is placed before the card is stored, and the turn ends with a strike
    # The lines for a disabled token and for another kind of attack are not said twice; a disabled one does not move.
    ("carlclover", "ability"),
    ("carlclover", "exceed_ability"),
    ("polar", ("attack", "Polar Plow")),  # the client lets its player decline, which the facts do not say
    ("tager", "exceed_ability"),  # a limit that may be ignored is one sentence, not an effect of each movement
    ("hazama", "ability"),  # the tokens leave in one line, the decoy first, so there is no order to choose
    ("hazama", "exceed_ability"),
    ("enchantress", ("boost", "Spiral Orb")),  # the opponent may discard fewer, and the bonus is for you
    ("linne", "exceed_ability"),  # the bonus is for a strike of the action's turn, so the turn is marked
    # Whether a card is set face up is chosen with the card: a question would tell that it is this one (EX 21.4).
    ("hilda", ("attack", "Condensity Gloom")),
    ("merkava", ("attack", "I, Persistently Cling")),
    ("waldstein", ("attack", "Verderben")),
    ("happychaos", ("attack", "Steady Aim")),
    # The client asks whether one wants to; the facts do not say so.
    ("djanette", ("boost", "Blood Thorns")),
    ("remiliss", ("boost", "Ground Zero")),
    ("dan", ("attack", "Legendary Taunt")),
    ("kokonoe", ("boost", "Flaming Belobog v2.73")),
    ("seijun", ("boost", "Yokai Banishing")),  # discarding the copy is the price of the cancelling
    ("eugenia", "exceed_ability"),  # that Wonderland may be set is part of its named rule
}
FORCE = {"Off With Her Head": 0}  # the facts have -1, the mark of a transformation, on an instant boost


@cache
def facts() -> Value:
    return json.loads(FACTS.read_text("utf-8"))


@cache
def fact_of(character_id: str) -> Value:
    return next(fact for fact in facts()["characters"] if fact["id"] == character_id)


@cache
def cards_of(character_id: str) -> dict[str, Value]:
    """The cards of a character by name, and those that it sets aside."""
    fact = fact_of(character_id)
    own = {token["id"] for token in fact.get("tokens", {}).get("list", [])}
    more = [{"copies": 1, "starts": "set_aside", **card} for card in facts()["other_cards"] if card["id"] in own]
    return {card["name"]: card for card in (*fact["cards"], *more)}


@cache
def places_of(character_id: str) -> dict[Value, Value]:
    """What the facts say about every text of a character, as plain data."""
    translator = Facts(fact_of(character_id))
    places = translator.places()
    for name, card in cards_of(character_id).items():
        places.setdefault(("attack", name), ("attack", translator.attack_lines(card)))
        places.setdefault(("boost", name), ("continuous", ()))
    return places


def same(lines: tuple[nodes.Line, ...], said: tuple[str, Value], by_hand: str = "") -> None:
    kind, told = said
    mine, theirs = normal(plain(lines), kind), normal(told + plain(parse(by_hand)), kind)
    assert [item for item in mine if item not in theirs] == []
    assert [item for item in theirs if item not in mine] == []
    assert mine == theirs


def test_the_characters_are_those_of_the_facts() -> None:
    assert set(character_ids()) == {fact["id"] for fact in facts()["characters"]}
    assert set(normals_ids()) == set(facts()["normal_sets"])


@pytest.mark.parametrize("character_id", character_ids())
def test_a_character_has_its_numbers(character_id: str) -> None:
    mine, fact = load_character(character_id), fact_of(character_id)
    assert (mine.id, mine.name, mine.season, mine.exceed) == (
        fact["id"],
        fact["name"],
        fact["season"],
        fact["exceed_cost"],
    )
    assert (mine.normals, mine.life, mine.hand_limit, mine.extra_starting_cards, mine.sealed) == (
        fact["normals"],
        fact.get("life", 30),
        fact.get("hand_limit", 7),
        fact.get("extra_starting_cards", 0),
        fact.get("zones", {}).get("sealed"),
    )
    in_deck = [card for card in (*mine.attacks, *load_normals(mine.normals).attacks) if card.starts is None]
    dealt = [card for card in in_deck if card.kind not in {"decree", "trait"}]
    assert sum(card.copies - card.sealed_copies for card in dealt) == fact["deck_size"]


@pytest.mark.parametrize("character_id", character_ids())
def test_both_sides_mean_the_same(character_id: str) -> None:
    mine = load_character(character_id)
    for side in ("ability", "exceed_ability"):
        if (character_id, side) not in INTENDED:
            same(getattr(mine, side), places_of(character_id)[side], Facts.BY_HAND.get((character_id, side), ""))


@pytest.mark.parametrize("character_id", character_ids())
def test_every_card_means_the_same(character_id: str) -> None:
    mine, cards = load_character(character_id), cards_of(character_id)
    assert [attack.name for attack in mine.attacks if attack.name not in cards] == []
    assert len(mine.attacks) == len(cards)
    for attack in mine.attacks:
        compare_faces(attack, cards[attack.name])
        for half, lines in (("attack", attack.lines), ("boost", attack.boost.lines if attack.boost else ())):
            said = places_of(character_id)[half, attack.name]
            if (character_id, (half, attack.name)) in INTENDED:
                continue
            same(lines, said, Facts.BY_HAND.get((character_id, (half, attack.name)), ""))


@pytest.mark.parametrize("set_id", normals_ids())
def test_the_normal_cards_mean_the_same(set_id: str) -> None:
    cards = facts()["normal_sets"][set_id]
    places = Facts({"id": set_id, "cards": cards, "ability": [], "exceed_ability": []}).places()
    mine = load_normals(set_id)
    assert [attack.name for attack in mine.attacks] == [card["name"] for card in cards]
    for attack, card in zip(mine.attacks, cards, strict=True):
        compare_faces(attack, card)
        assert attack.boost is not None
        same(attack.lines, places["attack", attack.name])
        same(attack.boost.lines, places["boost", attack.name])


def compare_faces(mine: Attack, fact: Value) -> None:
    """What is on the card beside its text."""
    boost = fact["boost"]
    if boost["kind"] == "none":
        assert mine.boost is None
        fact = {**fact, "kind": "face_attack"}
    else:
        assert mine.boost is not None
        kind = "instant" if boost["kind"] == "immediate" else boost["kind"]
        force = FORCE.get(boost["name"], boost.get("force_cost") or 0)
        assert (mine.boost.name, mine.boost.kind, mine.boost.force) == (boost["name"], kind, force)
        assert mine.boost.cancel == boost.get("cancel_cost")
        assert (mine.boost.marker is None) == (fact.get("space_token") is None)
    assert mine.kind == KINDS.get(fact["kind"], fact["kind"])
    assert (mine.starts or "").replace(" ", "_") == fact.get("starts", "")
    assert (mine.copies, mine.sealed_copies) == (fact["copies"], fact.get("starts_sealed_copies") or 0)
    assert (mine.gauge, mine.force) == (fact["gauge_cost"], fact["force_cost"])
    for stat in ("power", "speed", "armor", "guard"):
        told = fact[stat]
        if isinstance(told, dict):
            told = nodes.Expression(COMPUTED[told["count"]], told.get("max"))
        assert getattr(mine, stat) == told, stat
    assert mine.range == _range(fact["range"])


def _range(told: Value) -> Range | None:
    if told is None or (isinstance(told[1], dict) and told[1]["count"] == "opponent_if_moved_past"):
        return None
    low, high = (RANGES[end["count"]] if isinstance(end, dict) else end for end in told)
    return Range(low, high)


def test_every_kind_of_node_can_be_compared() -> None:
    classes = {kind for kind in vars(nodes).values() if isinstance(kind, type) and issubclass(kind, nodes.Node)}
    inside_others = {nodes.Node, nodes.Distance, nodes.Sweep, nodes.SetAside, nodes.Tokens}
    assert classes - set(WAYS) == inside_others


DRAW = nodes.Line("hit", (nodes.Draw("you", nodes.Amount(1, 1)),))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hit: Push or pull 1-2.", "Hit: Choose one: Push 1; or push 2; or pull 1; or pull 2."),
        ("Hit: You may draw 1.", "Hit: Draw up to 1."),
        ("Ignore Armor and Guard.", "Ignore Guard.\nIgnore Armor."),
        ("Hit: If critical and EX, draw 1.", "Hit: If EX, if critical, draw 1."),
    ],
)
def test_texts_that_mean_the_same_have_one_normal_form(one: str, other: str) -> None:
    assert normal(plain(parse(one)), "attack") == normal(plain(parse(other)), "attack")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hit: Push 1-2.", "Hit: Push 1-3."),
        ("Hit: Draw 1.", "After: Draw 1."),
        ("Hit: You may draw 1.", "Hit: Draw 1."),
        ("Hit: If critical, draw 1.", "Hit: If EX, draw 1."),
        ("+1 Power per card in your hand.", "+1 Power per card in your gauge."),
    ],
)
def test_texts_that_differ_have_different_normal_forms(one: str, other: str) -> None:
    assert normal(plain(parse(one)), "attack") != normal(plain(parse(other)), "attack")


def test_plain_nodes_leave_out_what_says_nothing() -> None:
    assert plain(DRAW) == make("line", trigger="hit", body=(make("draw", n=(1, 1)),))
