"""Views: what a seat knows, what it can compute from that, and questions that tell nothing about hidden cards."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import wildswing as ws
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.fields import CARD, CARDS, DECK, FLAG, LINES, MARKS, PLAYER, SIDE, SPACES, STATE
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.state import ExceedState, Side
from wildswing.exceed.view import ExceedView, view_of
from wildswing.kernel.stack_words import Fields

HIDDEN = -1


def seen(table: Table, seat: int | None) -> ExceedView:
    return view_of(table.state, seat)


# ---- what is open and what is not


@rule("EX 21.1", "EX 21.2")
def test_a_hand_is_known_to_its_player_and_counted_by_all() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Grasp", "Hadoken")
    assert seen(table, 0).me.hand == [table.card(0, "Grasp"), table.card(0, "Hadoken")]
    assert seen(table, 1).opponent.hand == [HIDDEN, HIDDEN]
    assert seen(table, None).players[0].hand == [HIDDEN, HIDDEN]


@rule("EX 21.6", "EX 21.7")
def test_a_deck_is_counted_and_its_cards_are_hidden_from_both() -> None:
    table = Table("ryu", "akuma")
    for viewer in (0, 1, None):
        view = seen(table, viewer)
        assert view.players[0].deck == [HIDDEN] * table.count(0, "deck")
        assert view.players[1].deck == [HIDDEN] * table.count(1, "deck")


@rule("EX 21.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_open_zones_are_open_to_all(viewer: int | None) -> None:
    table = Table("geoffrey", "akuma", spaces=(2, 8))
    table.put(0, "gauge", "Grasp", "Spike")
    table.put(0, "boosts", "Fierce")
    table.put(0, "discard", "Dive", "Cross")
    table.set_life(0, 12)
    player = seen(table, viewer).players[0]
    assert player.gauge == [table.card(0, "Grasp"), table.card(0, "Spike")]
    assert player.boosts == [table.card(0, "Grasp")]
    assert player.discard == [table.card(0, "Dive"), table.card(0, "Cross")]
    assert (player.life, player.space, player.reshuffled) == (12, 2, False)
    assert seen(table, viewer).distance == 6


@rule("EX 21.8")
def test_sealed_cards_are_open_unless_the_character_keeps_them_secret() -> None:
    for secret in (False, True):
        table = Table("hyde", "akuma")
        table.put(0, "sealed", "Grasp")
        table.match.fighters[0].sealed_secret = secret
        try:
            assert seen(table, 0).me.sealed == [table.card(0, "Grasp")]
            assert seen(table, 1).opponent.sealed == ([HIDDEN] if secret else [table.card(0, "Grasp")])
        finally:
            table.match.fighters[0].sealed_secret = False


@rule("EX 21.3", "EX 21.4", "EX 12.13")
@pytest.mark.parametrize(
    ("how", "words", "known"), [("Sweep", "one card", True), ("ex", "two cards", True), ("wild", "wild swing", False)]
)
def test_everybody_sees_how_an_attack_was_set_and_only_its_player_which(how: str, words: str, known: bool) -> None:
    table = Table("ryu", "akuma", first=1)
    table.hand(0, "Grasp", "Cross")
    table.hand(1, "Sweep", "Sweep", "Focus")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep" if how == "ex" else how, ex=how == "ex")
    for viewer in (0, 1, None):
        attacks = seen(table, viewer).attacks
        assert attacks is not None
        assert attacks[1].set == words
        assert attacks[1].card == (table.card(1, "Sweep") if viewer == 1 and known else HIDDEN)
        assert (attacks[1].power, attacks[1].face_up) == (None, False)
        assert attacks[0].set == "nothing"


def test_the_numbers_of_an_attack_are_there_once_it_is_revealed() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.hand(0, "Grasp", "Cross")
    table.hand(1, "Sweep", "Cross")
    table.strike("Grasp", "Sweep")
    assert table.asked == "amount", "Grasp pushes or pulls 1 or 2"
    attacks = seen(table, 1).attacks
    assert attacks is not None
    assert (attacks[0].card, attacks[0].power, attacks[0].speed) == (table.card(0, "Grasp"), 3, 7)
    assert (attacks[1].power, attacks[1].speed, attacks[1].guard, attacks[1].low, attacks[1].high) == (6, 2, 6, 1, 3)


# What a view hides; of hands, decks and the attack only a part, see above.
ON_PURPOSE = {
    "state": {"seed", "draws"},
    "player": {"hand", "deck", "spared", "face_down", "peeked"},  # of `peeked`, whoever knows it sees it in `shown`
    "side": {"attack", "spare"},
}
VALUES = {FLAG: True, CARD: 3, CARDS: [3], MARKS: [3], DECK: [3], SPACES: [3], LINES: (3,)}


@pytest.mark.parametrize(("which", "fields"), [("state", STATE), ("player", PLAYER), ("side", SIDE)])
def test_every_field_of_a_state_is_in_the_view_or_hidden_on_purpose(which: str, fields: Fields) -> None:
    """A new field stays hidden, and this test fails, until somebody says whether it is open."""

    def part(state: ExceedState) -> object:
        return {"state": state, "player": state.players[0], "side": state.sides[0]}[which]

    for name, kind in fields:
        state = Table("ryu", "akuma").state
        state.sides = [Side(), Side()]
        value = VALUES.get(kind, 3)
        setattr(part(state), name, value)
        found = getattr(part(view_of(state, 1).known), name)
        assert (found == value) == (name not in ON_PURPOSE[which]), name


# ---- memory


@rule("EX 21.10")
def test_a_card_that_came_back_in_the_open_is_known_until_it_leaves() -> None:
    table = Table("shovelknight", "akuma")
    table.hand(0, "Grasp", "Cross")
    grasp = table.card(0, "Grasp")
    table.player(0).shown = [grasp]
    assert seen(table, 1).opponent.hand == [grasp, HIDDEN]
    table.choose(c.MOVE_TO + 4)
    table.pay("Grasp")
    assert seen(table, 1).opponent.shown == []


@rule("EX 21.10")
def test_a_card_put_on_a_deck_in_the_open_is_known_there_and_in_the_hand_and_a_shuffle_forgets_it() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp", "Cross")
    hadoken = table.card(0, "Hadoken")
    deck = table.player(0).deck
    deck.remove(hadoken)
    deck.append(hadoken | c.KNOWN_TO_ALL)
    assert seen(table, 1).opponent.deck[-1] == hadoken
    clone = Table("ryu", "akuma")
    clone.state = table.state.clone()
    table.prepare()
    assert hadoken in seen(table, 1).opponent.hand
    clone.choose(c.RESHUFFLE)
    assert set(seen(clone, 1).opponent.deck) == {HIDDEN}
    assert clone.player(0).deck.count(hadoken) + clone.player(0).hand.count(hadoken) == 2


@rule("EX 12.8", "EX 21.10")
def test_a_wild_swing_that_everybody_saw_in_the_deck_lies_face_down_and_is_known() -> None:
    table = Table("ryu", "akuma")
    table.hand(1, "Grasp")
    hadoken = table.card(0, "Hadoken")
    table.player(0).deck.remove(hadoken)
    table.player(0).deck.append(hadoken | c.KNOWN_TO_ALL)
    table.choose(c.STRIKE_ACTION)
    side = table.side(0)
    assert (side.attack, side.face_up, side.seen) == (hadoken, False, True)
    for viewer in (0, 1, None):
        attacks = seen(table, viewer).attacks
        assert attacks is not None
        assert (attacks[0].card, attacks[0].face_up) == (hadoken, False)


@rule("EX 22.17")
def test_who_does_not_show_the_hand_for_reading_holds_the_named_card() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Focus", "Grasp")
    table.hand(1, "Sweep", "Cross")
    table.boost("Reading")
    table.choose(c.NAME + table.card(1, "Sweep"))
    table.set("Grasp")
    assert table.seat == 1
    assert seen(table, 0).opponent.shown == [table.card(1, "Sweep")]


# ---- questions that would tell something if they were not asked


def paying(*hand: str) -> Table:
    table = Table("ryu", "akuma")
    table.hand(0, *hand)
    table.choose(c.MOVE_TO + 4)
    return table


def discarding(*hand: str) -> Table:
    table = Table("chaos", "akuma")
    table.hand(0, "Conceal", *hand)
    table.gauge(0, "Dive", "Dive")
    table.boost("Checkmate")
    table.pay("Dive", gauge=True)
    table.pay("Dive", gauge=True)
    return table


def reading(*hand: str) -> Table:
    table = Table("akuma", "ryu", first=1)
    table.hand(1, "Focus", "Grasp")
    table.hand(0, *hand)
    table.boost("Reading")
    table.choose(c.NAME + table.card(0, hand[0]))
    while table.asked == "may":
        table.no()
    table.set("Grasp")
    return table


def adding_drawn(*drawn: str) -> Table:
    table = Table("nehtali", "akuma")
    table.hand(0, "Hell's Salvation")
    table.top(0, *drawn)
    table.boost("Building Power")
    return table


def adding_from_hand(*hand: str) -> Table:
    table = Table("hyde", "akuma")
    table.hand(0, *hand)
    table.exceed(0)
    table.action("Revert")
    return table


def transforming(*hand: str) -> Table:
    table = Table("geoffrey", "akuma")
    table.hand(0, "Solemn Oath", *hand)
    table.boost("Solemn Oath")
    table.alternative(0)
    return table


def swinging(*hand: str) -> Table:
    # A Force Special of price 3, swung blindly: two Ultras pay it, two Normals cannot.
    beam = card("Beam", force=3)
    table = Table(stand_in(beam, card("Sun", kind="ultra", gauge=1)), "ryu", spaces=(1, 9))
    table.hand(0, *hand)
    table.hand(1, "Block")
    table.top(0, "Beam")
    table.strike("wild", "Block")
    return table


ALIKE: list[tuple[Callable[..., Table], tuple[str, ...], tuple[str, ...], str]] = [
    (paying, ("Cross", "Cross"), ("Cross", "Grasp"), "pay"),
    (discarding, ("Cross", "Cross"), ("Cross", "Grasp"), "discard to limit"),
    (reading, ("Sweep", "Sweep"), ("Sweep", "Cross"), "set attack"),
    (adding_drawn, ("Cross", "Cross"), ("Cross", "Grasp"), "pick card"),
    (adding_from_hand, ("Cross", "Cross"), ("Cross", "Grasp"), "pick card"),
    (transforming, ("Cross", "Bastion Stance"), ("Cross", "Grasp"), "pick card"),
    (swinging, ("Sun", "Sun"), ("Cross", "Grasp"), "pay or invalid"),
]


@rule("EX 21.2")
@pytest.mark.parametrize(("build", "one", "two", "kind"), ALIKE, ids=[build.__name__ for build, *_ in ALIKE])
def test_whether_something_is_asked_tells_nothing_about_a_hand(
    build: Callable[..., Table], one: tuple[str, ...], two: tuple[str, ...], kind: str
) -> None:
    first, second = build(*one), build(*two)
    assert (first.asked, first.seat) == (kind, 0)
    assert seen(first, 1) == seen(second, 1)
    assert seen(first, None) == seen(second, None)
    assert seen(first, 0) != seen(second, 0)


def test_what_everybody_sees_to_be_the_only_way_is_not_asked() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Cross")
    table.choose(c.MOVE_TO + 4)
    assert (table.at(0), table.seat) == (4, 1), "the only card was paid, and the turn is over"


# ---- counters


@rule("EX 6.2", "EX 6.3")
def test_the_span_of_force_counts_what_the_hidden_cards_may_be() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Grasp", "Metsu Hadoken")
    table.hand(0, "Cross", "Metsu Shoryuken", "Focus")
    assert seen(table, 0).me.force == (7, 7)
    assert seen(table, 1).opponent.force == (6, 9), "three Ultras are unseen"
    table.player(0).shown = [table.card(0, "Cross")]
    assert seen(table, 1).opponent.force == (6, 8)


def test_unseen_cards_are_those_whose_place_is_hidden() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Cross", "Grasp")
    table.put(0, "discard", "Focus")
    mine, theirs = seen(table, 0).me.unseen, seen(table, 1).opponent.unseen
    assert len(mine) == table.count(0, "deck")
    assert len(theirs) == table.count(0, "deck") + 2
    assert theirs.count(table.card(0, "Focus")) == 1
    assert mine.count(table.card(0, "Cross")) == 1


@rule("EX 11.6")
def test_the_price_of_exceeding_counts_its_discounts() -> None:
    table = Table("geoffrey", "akuma")
    before = seen(table, 1).opponent.exceed_price
    table.put(0, "transformations", "Untainted")
    assert seen(table, 1).opponent.exceed_price == before - 2


@rule("EX 1.11")
def test_the_reach_of_an_attack_counts_boosts() -> None:
    table = Table("hyde", "akuma", spaces=(2, 7))
    assert seen(table, 0).reach(table.card(0, "Spike")) == [4, 5]
    table.put(0, "boosts", "Black Orbiter")
    assert seen(table, 0).reach(table.card(0, "Spike")) == [4, 5, 6], "+0-1 Range"
    assert seen(table, 0).reach(table.card(0, "Block")) == []


# ---- decisions, previews, events


def game(seed: int = 3) -> ExceedGame:
    made = ws.new("exceed", ["Ryu", "Geoffrey"], seed=seed, first=0)
    made.choose("Keep the rest")
    made.choose("Keep the rest")
    return made


def test_only_who_decides_sees_the_options() -> None:
    played = game()
    assert played.view(0).asked == played.view(1).asked == played.view(None).asked == (0, "action")
    decision, shown = played.decision, played.view(0).decision
    assert decision is not None
    assert shown is not None
    assert [option.text for option in shown.options] == [option.text for option in decision.options]
    assert (shown.prompt, shown.because, shown.number) == (decision.prompt, decision.because, decision.number)
    assert played.view(1).decision is None
    assert played.view(None).options == ()


def test_a_preview_of_a_movement_has_its_path_and_price() -> None:
    played = game()
    preview = played.view(0).preview("Move to 5")
    assert (preview.mover, preview.path, preview.force) == (0, (3, 4, 5), 2)
    assert preview.facts == {"space": 5, "distance": 2}
    passing = played.view(0).preview("Move to 8")
    assert (passing.path, passing.force) == ((3, 4, 5, 6, 8), 5)


def test_a_preview_of_an_attack_has_its_numbers_and_reach() -> None:
    table = Table("ryu", "akuma", spaces=(4, 9))
    table.hand(0, "Spike", "Sweep", "Sweep")
    table.put(0, "boosts", "Fierce")
    table.choose(c.STRIKE_ACTION)
    preview = seen(table, 0).preview(c.SET_CARD + table.card(0, "Spike"))
    assert preview.reach == (1, 2, 6, 7)
    assert (preview.facts["power"], preview.facts["speed"], preview.facts["guard"]) == (7, 3, 4)
    double = seen(table, 0).preview(c.SET_EX + table.card(0, "Sweep"))
    assert (double.facts["power"], double.facts["armor"], double.facts["guard"]) == (9, 1, 7)


def test_a_preview_of_a_payment_tells_what_is_left() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Grasp", "Cross", "Spike")
    table.choose(c.MOVE_TO + 5)
    preview = seen(table, 0).preview(c.PAY_HAND + table.card(0, "Grasp"))
    assert (preview.force, preview.facts) == (1, {"left to pay": 1})


def test_a_preview_of_a_push_stops_at_the_edge() -> None:
    table = Table("ryu", "akuma", spaces=(7, 8))
    table.hand(0, "Grasp")
    table.hand(1, "Focus")
    table.hand(1, "Sweep")
    table.strike("Grasp", "Sweep")
    pushed = seen(table, 0).preview(c.NUMBER + 3 * 16 + 2)
    assert (pushed.mover, pushed.path) == (1, (8, 9))
    pulled = seen(table, 0).preview(c.NUMBER + 4 * 16 + 2)
    assert (pulled.mover, pulled.path) == (1, (8, 6, 5))


def test_a_preview_needs_a_decision_and_an_option_of_the_viewer() -> None:
    played = game()
    with pytest.raises(ws.WildswingError, match="not the viewer's"):
        played.view(1).preview("Prepare")
    with pytest.raises(ws.IllegalChoice):
        played.view(0).preview("Dance")


@rule("EX 21.2")
def test_events_tell_a_viewer_its_own_cards_only() -> None:
    played = game()
    played.choose("Prepare")
    drawn = {
        seat: [e for e in played.view(seat).events() if e.kind == "draw" and e.seat == 0][-1] for seat in (0, 1, None)
    }
    assert drawn[0].cards == (played.state.players[0].hand[-1],)
    assert drawn[1].cards == drawn[None].cards == (HIDDEN,)
    assert len(played.view(1).events(since=3)) == len(played.view(1).events()) - 3


def test_an_old_view_keeps_its_events_while_the_game_goes_on() -> None:
    played = game()
    view = played.view(0)
    before = view.events()
    played.choose("Prepare")
    assert view.events() == before
    assert len(played.view(0).events()) > len(before)


# ---- as a value


def test_views_of_the_same_knowledge_are_equal_and_others_are_not() -> None:
    played = game()
    assert played.view(0) == played.clone().view(0)
    assert hash(played.view(0)) == hash(played.clone().view(0))
    assert played.view(0) != played.view(1)
    assert len({played.view(0), played.view(0), played.view(None)}) == 2
    before = played.view(1)
    played.choose("Prepare")
    assert played.view(1) != before


def test_a_view_is_json_and_a_position_without_hidden_cards() -> None:
    played = game()
    view = played.view(1)
    plain = msgspec.json.decode(msgspec.json.encode(view.plain()))
    assert plain["players"][0]["hand"] == [HIDDEN] * 5
    assert plain["players"][1]["hand"] == list(view.me.hand)
    assert "hand=?,?,?,?,? " in view.position
    assert view.names[view.me.hand[0]] == view.name(view.me.hand[0])
    assert view.name(HIDDEN) == "?"


def test_mistakes_are_told() -> None:
    played = game()
    with pytest.raises(ws.WildswingError, match="no seat 2"):
        played.view(2)
    with pytest.raises(ws.WildswingError, match="hidden"):
        played.view(0).card(HIDDEN)
    with pytest.raises(ws.WildswingError, match="no log"):
        played.clone().view(0).events()
