"""Events in words: every kind has a sentence for every viewer, hidden cards stay hidden, sums add up."""

import pytest

from tests.exceed.games import begun, finished, pick
from tests.exceed.rules.characters import CHARACTERS
from tests.table import Table
from wildswing.exceed.cards import Match
from wildswing.exceed.constants import ARMOR, GREATEST_RANGE, GUARD, LEAST_RANGE, NO_RANGE, POWER, SPEED
from wildswing.exceed.event_fields import NUMBERS, WORDS
from wildswing.exceed.explain import OTHER, stat_terms
from wildswing.exceed.sentence_parts import listed
from wildswing.exceed.sentences import TEMPLATES, TOLD, ExceedTeller
from wildswing.exceed.stats import armor, greatest_range, guard, least_range, power, speed
from wildswing.kernel.events import Event

VIEWERS: tuple[int | str | None, ...] = (0, 1, None, "all")


def heard(table: Table, viewer: int = -1) -> list[str]:
    """The sentences of a table's log."""
    teller = ExceedTeller(table.match, viewer)
    return [event.told_by(teller, viewer, False).text for event in table.state.log or []]


@pytest.fixture(scope="module")
def kinds() -> set[str]:
    """The kinds of events in random games, after looking at the sentence of each for every viewer."""
    found: set[str] = set()
    for number in range(len(CHARACTERS)):
        game = finished(number)
        for viewer in VIEWERS:
            for event in game.events(seat=viewer):
                found.add(event.kind)
                assert event.text.endswith("."), event.text
                assert event.text[0] == event.text[0].upper()
                assert not set("{}[]|") & set(event.text), event.text
                assert OTHER not in event.text
                assert "effects in this strike" not in event.text
                assert event.rule.startswith("EX ")
                assert len(event.facts) == len(event.numbers) + len(event.words), event.kind
                if viewer in {None, 0, 1} and event.cards_for not in {-1, viewer}:
                    assert event.names == (None,) * len(event.cards)
    return found


def test_every_kind_has_a_sentence(kinds: set[str]) -> None:
    assert set(TEMPLATES).isdisjoint(TOLD)
    assert kinds <= set(TEMPLATES) | set(TOLD)
    assert set(NUMBERS) | set(WORDS) <= set(TEMPLATES) | set(TOLD)


def test_steps_of_a_strike_are_named() -> None:
    game = finished(5)
    steps: list[str] = []
    inside = False
    for event in game.events():
        if event.kind == "strike":
            inside = True
            steps = []
        if inside:
            steps.append(event.step)
        if event.kind == "strike over":
            inside = False
            assert steps[-1] == ""
            order = ["set", "reveal", "price", "order", "before", "range", "hit", "damage", "stun", "after", "cleanup"]
            assert set(steps[:-1]) <= set(order)
            assert steps.index("set") < steps.index("reveal") < steps.index("order")
        elif not inside:
            assert event.step == ""


def test_each_viewer_is_you() -> None:
    table = Table("ryu", "akuma", spaces=(3, 4))
    table.hand(0, "Assault")
    table.hand(1, "Sweep")
    table.strike("Assault", "Sweep")
    mine, theirs, open_ones = heard(table, 0), heard(table, 1), heard(table)
    assert "You set Assault." in mine
    assert "Ryu sets a card." in theirs
    assert "Ryu sets a card." in open_ones
    assert "Akuma sets a card." in mine
    assert "You take 4 damage (+4 Assault): 26 life." in theirs
    assert "Akuma takes 4 damage (+4 Assault): 26 life." in open_ones
    assert "You are not stunned: 4 damage, Guard 6 (+6 Sweep)." in theirs
    assert "You act first: Speed 5 against 2." in mine
    assert "Ryu hits: distance 1, range 1." in open_ones
    assert "Your Speed is 5 (+5 Assault)." in mine


def test_equal_characters_are_told_apart() -> None:
    table = Table("ryu", "ryu")
    assert "Ryu (seat 1) keeps the starting hand." in heard(table)


def test_hidden_cards_are_counted() -> None:
    match = Table("ryu", "akuma").match
    teller = ExceedTeller(match, 1)
    event = Event("draw", 0, (2, 3), (), (), (), "", "EX 9.6", 0)
    assert event.told_by(teller, 1, False).text == "Ryu draws 2 cards."
    assert event.told_by(teller, 1, False).names == (None, None)
    assert event.told_by(ExceedTeller(match, 0), 0, False).text == "You draw Assault and Dive."
    assert event.told_by(teller, 1, True).text == "Ryu draws Assault and Dive."
    assert event.text == "draw", "an event that was told to nobody knows no names"
    assert event.names == ()
    assert event.facts == {}


SINGLE: list[tuple[str, tuple[int, ...], tuple[int, ...], tuple[str, ...], str]] = [
    ("token", (), (-1,), ("Mantenbo",), "Ryu's Mantenbo leaves the board."),
    ("token", (), (4,), ("Mantenbo",), "Ryu's Mantenbo is on space 4."),
    ("counters", (), (2,), ("Demonheart",), "Ryu has 2 counters on Demonheart."),
    ("counters", (), (1,), ("Demonheart",), "Ryu has 1 counter on Demonheart."),
    ("counters", (), (0,), ("Demonheart",), "Ryu has no counters on Demonheart."),
    ("move", (), (3, 5), ("advance",), "Ryu advances from 3 to 5."),
    ("move", (), (3, 5), ("push",), "Ryu is pushed from 3 to 5."),
    ("move", (), (9, 9), ("retreat",), "Ryu stays on 9: no space to retreat."),
    ("movement ignored", (), (), ("pull",), "Ryu cannot be moved (pull)."),
    ("range", (), (1, 3, 1, 3), (), "Ryu hits: distance 3, range 1-3."),
    ("range", (), (0, 3, 1, 1), (), "Ryu misses: distance 3, range 1."),
    ("range", (), (0, 3, -1, -1), (), "Ryu misses: distance 3, no range."),
    ("range", (), (0, 3, 1, 3), (), "Ryu misses: distance 3, range 1-3, changed by an effect."),
    ("range", (), (0, -1, 1, 3), (), "Ryu misses: there is nothing to measure the range from."),
    ("order", (), (4, 4), (), "Ryu acts first: a tie at 4 goes to the attacker."),
    ("stun", (), (5, 3, 1), (), "Ryu cannot be stunned, although 5 damage is more than Guard 3."),
    ("stun", (), (5, 3, 0), (), "Ryu is stunned: 5 damage is more than Guard 3."),
    ("damage", (), (2, 1, 20), (), "Ryu takes 2 damage, 1 prevented by Armor: 20 life."),
    ("reveal", (2,), (1, 0), (), "Ryu reveals Assault, an EX attack."),
    ("reveal", (2,), (0, 1), (), "Ryu reveals Assault, a wild swing."),
    ("set", (-1,), (1,), (), "Ryu sets two cards: an EX attack."),
    ("set", (2,), (1,), (), "Ryu sets two Assault (EX)."),
    ("life", (), (0, 30), ("x",), "Ryu gains no life: 30."),
    ("mulligan", (), (2,), (), "Ryu returns 2 cards of the starting hand."),
    ("more actions", (), (2,), (), "Ryu has 2 more actions."),
    ("card moved", (-1,), (), ("hand", "deck"), "Ryu's card goes from hand to deck."),
    ("boost moved", (-1,), (), ("gauge",), "Ryu's boost a card goes to the gauge."),
    ("hand shown", (), (), (), "Ryu shows the hand: no cards."),
    ("game over", (), (1,), (), "Ryu wins: Akuma has no life left."),
    ("game over", (), (2,), (), "Ryu wins: Akuma has no card left to draw."),
]


@pytest.mark.parametrize(("kind", "cards", "numbers", "words", "text"), SINGLE)
def test_single_sentences(
    kind: str, cards: tuple[int, ...], numbers: tuple[int, ...], words: tuple[str, ...], text: str
) -> None:
    match: Match = Table("ryu", "akuma").match
    event = Event(kind, 0, cards, numbers, words, (), "", "EX 1.1", -1)
    assert event.told_by(ExceedTeller(match, -1), -1, False).text == text


def test_equal_terms_of_a_sum_are_counted() -> None:
    terms = ((3, "Cross"), (1, "Ken"), (1, "Ken"), (-2, "Block"), (-2, "Block"), (-2, "Block"))
    event = Event("damage", 0, (), (0, 1, 20), (), terms, "damage", "EX 16.1", -1)
    told = event.told_by(ExceedTeller(Table("ryu", "akuma").match, -1), -1, False).text
    assert told == "Ryu takes 0 damage, 1 prevented by Armor (+3 Cross, +1 Ken x2, -2 Block x3): 20 life."


def test_lists() -> None:
    assert [listed([]), listed(["A"]), listed(["A", "B"])] == ["no cards", "A", "A and B"]


def test_the_terms_of_every_stat_add_up() -> None:
    """At every decision of every strike: each stat of each side is the sum of its terms, every one with a source."""
    tested = 0
    for number in range(len(CHARACTERS)):
        game, dice = begun(number)
        while game.options:
            state = game.state
            if state.sides:
                for seat in (0, 1):
                    ways = [(POWER, power), (SPEED, speed), (ARMOR, armor), (GUARD, guard)]
                    if least_range(state, seat) != NO_RANGE:
                        ways += [(LEAST_RANGE, least_range), (GREATEST_RANGE, greatest_range)]
                    for stat, value in ways:
                        terms = stat_terms(state, seat, stat)
                        assert sum(term[0] for term in terms) == value(state, seat), (stat, terms)
                        assert all(source not in {"", OTHER, "effects in this strike"} for _, source in terms), terms
                        tested += 1
            game.choose(pick(dice, game))
    assert tested > 1000


def test_an_effect_that_is_not_even_asked_is_not_told() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Hadoken")
    table.choose(0 if table.asked != "action" else 12 << 10)
    assert table.asked == "set attack", "no gauge: the permission is not asked"
    assert not [event for event in table.events("effect") if "critical" in event.words[1]]
