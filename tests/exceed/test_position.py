"""Positions: every decision can be written down and read again; every field has its place; errors say where."""

import pytest

import wildswing as ws
from tests.exceed.games import loaded, played
from tests.table import Table
from wildswing.exceed import fields
from wildswing.exceed.building.fighter import fighter
from wildswing.exceed.cards import Match
from wildswing.exceed.position import key, write_position
from wildswing.exceed.read_parts import Reader
from wildswing.exceed.setup import new_state
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.kernel.encoding import parse
from wildswing.kernel.state import Frame, State


def state_of(first: str = "ryu", second: str = "geoffrey") -> ExceedState:
    """A state that waits for the first mulligan, with two empty halves of a strike."""
    state = new_state(Match(fighter(first, 0), fighter(second, 1)), 1, 0)
    state.run()
    state.sides = [Side(), Side()]
    return state


# ---- round trips


def both_go_on_alike(one: ws.Game, other: ws.Game, seed: int) -> None:  # type: ignore[type-arg]  # any
    while one.options:
        assert list(one.options) == list(other.options)
        option = one.options[seed % len(one.options)]
        seed = (seed * 31 + 7) % 1009
        one.step(option)
        other.step(option)
    assert other.over
    assert one.position == other.position


def test_the_choice_of_the_first_player_is_a_position() -> None:
    game = ws.new("exceed", ["ryu", "litchi"], seed=3, first="choose")
    again = ws.load(game.position)
    assert again == game
    both_go_on_alike(again, game, 5)


@pytest.mark.parametrize("pile", [name for name, kind in fields.PLAYER if kind == fields.CARDS])
def test_a_card_in_any_pile_comes_through(pile: str) -> None:
    table = Table("ragna", "litchi")
    player = table.player(1)
    cards = getattr(player, pile)
    setattr(player, pile, type(cards)([*cards, player.deck.pop() & 255]))
    line = write_position(table.state)
    again = loaded(line)
    assert again.position == line
    assert getattr(again.state.players[1], pile)[-1] == getattr(player, pile)[-1]


def test_a_card_of_the_opponent_and_what_is_known_of_a_deck_come_through() -> None:
    table = Table("ragna", "litchi")
    mine, theirs = table.player(0), table.player(1)
    mine.gauge.append(theirs.deck.pop() & 255)
    theirs.deck[-1] |= 256
    theirs.deck[-2] |= 512
    line = write_position(table.state)
    assert "gauge=1:" in line
    assert line.count("*") == line.count("!") == 1
    again = loaded(line).state
    assert again.players[0].gauge == mine.gauge
    assert again.players[1].deck == theirs.deck


# ---- every field has a place


def test_the_tables_name_every_field() -> None:
    assert {name for name, _ in fields.PLAYER} == set(Player.__slots__)
    assert {name for name, _ in fields.SIDE} | {fields.OUTER} == set(Side.__slots__)
    assert set(fields.FRAME) == set(Frame.__slots__)
    assert {name for name, _ in fields.STATE} | set(fields.OTHERS) == {*State.__slots__, *ExceedState.__slots__}
    assert {name for name, _ in fields.STATE}.isdisjoint(fields.OTHERS)


def changed(value: object, kind: int) -> object:
    """Another value for a field."""
    if kind == fields.FLAG:
        return not value
    if kind in {fields.CARDS, fields.MARKS, fields.DECK}:
        assert isinstance(value, list | tuple)
        return type(value)([*value, 3, 64 + 5])
    if kind == fields.SPACES:
        assert isinstance(value, list | tuple)
        return type(value)([4])
    if kind == fields.LINES:
        return (4096 + 2, 8192 + 1)
    assert isinstance(value, int)
    return value + 2


@pytest.mark.parametrize(
    ("where", "name", "kind"),
    [("state", *entry) for entry in fields.STATE]
    + [("player", *entry) for entry in fields.PLAYER]
    + [("side", *entry) for entry in fields.SIDE],
)
def test_a_clone_a_key_and_a_position_have_the_field(where: str, name: str, kind: int) -> None:
    state = state_of("litchi")
    plain, plain_key = write_position(state), key(state)

    def thing(of: ExceedState) -> object:
        return of if where == "state" else of.players[1] if where == "player" else of.sides[1]

    value = changed(getattr(thing(state), name), kind)
    setattr(thing(state), name, value)
    assert getattr(thing(state.clone()), name) == value
    assert key(state) != plain_key
    assert key(state.clone()) == key(state)
    line = write_position(state)
    assert line != plain
    section = parse(line)
    table = {"state": fields.STATE, "player": fields.PLAYER, "side": fields.SIDE}[where]
    if where == "player":
        section = next(part for part in section.sections if part.name == "1")
    elif where == "side":
        strike = next(part for part in section.sections if part.name == "strike")
        section = next(part for part in strike.sections if part.name == "1")
    fresh: object = {"state": ExceedState(state.match), "player": Player(), "side": Side()}[where]
    Reader(state.match).fill(fresh, section, table, -1 if where == "state" else 1)
    assert getattr(fresh, name) == value


@pytest.mark.parametrize("name", fields.FRAME)
def test_a_frame_is_kept_whole(name: str) -> None:
    state = state_of()
    plain, plain_key = write_position(state), key(state)
    frame = state.stack[-1]
    value = (4097, 7, -1) if name in {"items", "kept"} else 1 if name != "seat" else 1 - frame.seat
    setattr(frame, name, value)
    assert getattr(state.clone().stack[-1], name) == value
    assert key(state) != plain_key
    line = write_position(state)
    assert line != plain
    word = parse(line).sections[-1].words[-1]
    assert Reader(state.match).stack.frame(word).key() == frame.key()


def test_a_clone_shares_nothing_that_changes() -> None:
    for game, option in played(6):
        before = game.position
        other = game.clone()
        other.step(option)
        assert game.position == before


# ---- errors


LINE = ws.new("exceed", ["ryu", "geoffrey"], seed=1, first=0).position


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("exceed:1", "exceed:2", "a position begins with 'exceed:1', not with 'exceed:2'"),
        ("exceed:1", "chess:1", "a position begins with its game, such as 'exceed:1', not with 'chess'"),
        ("ryu/geoffrey", "ryu", "after that come the ids of both characters, with a / between, and no other word"),
        ("ryu/", "ryo/", "there is no character 'ryo'; the nearest is Ryu; if it comes from a card file, give the"),
        ("texts=", "texts=0", "this position was written with other texts of Ryu (0"),
        ("life=30", "life=many", "'many' is not a whole number"),
        ("life=30", "live=30", "there is no field 'live' in 0[...]; the nearest is life"),
        ("life=30", "life=30 life=29", "life stands here twice"),
        ("space=3", "space=10", "a fighter stands on a space from 1 to 9, not on 10"),
        ("decision=mulligan", "decision=muligan", "there is no decision 'muligan'; the nearest is mulligan"),
        ("decision=mulligan", "", "a game that is not over waits for a decision: decision=... seat=..."),
        ("seat=0", "seat=4", "seat=0 or seat=1 says who decides"),
        ("setup.3@0", "setup.3", "'setup.3' is no frame: procedure.step@seat"),
        ("setup.3@0", "setup.3@2", "there is no seat 2"),
        ("setup.3@0", "set-up.3@0", "there is no procedure 'set-up'; the nearest is setup"),
        ("setup.3@0", "0#9999.3@0", "'0#9999' names no effect"),
        ("setup.3@0", "0#4000.3@0", "Ryu has no effect '0#4000'"),
        ("setup.3@0", "setup.3@0(1,2)", "a frame has three numbers in (), 'setup.3@0(1,2)' has 2"),
        ("setup.3@0", "setup.3@0(1,2", "( in 'setup.3@0(1,2' is not closed"),
        ("stack[setup.3@0]", "stack[]", "the stack is empty: nothing can have asked"),
        ("stack[setup.3@0]", "stack[timing.0@0]", "the stack does not fit the position: there is nothing to choose"),
        ("stack[setup.3@0]", "stack[pay-gauge.1@0(1,0,0)]", "the stack does not fit the position"),
        (
            "stack[setup.3@0]",
            "stack[leave-play.0@0]",
            "the stack does not fit the position: its last entry cannot have asked",
        ),
        ("stack[setup.3@0]", "stack[setup.3@0", "stack[ is not closed by a ]"),
        ("stack[setup.3@0]", "stack[setup.3@0]]", "this ] closes nothing"),
        ("stack[setup.3@0]", "stack[setup.3@0] rest[]", "there is no section 'rest'"),
        ("stack[setup.3@0]", "", "the section stack[...] is missing"),
        ("deck=", "deck=hadokn,", "Ryu has no card 'hadokn'; the nearest is hadoken"),
        ("deck=", "deck=hadoken,", "Ryu has 2 Hadoken (hadoken), the position has 3"),
        ("turn=", "reading=sweep turn=", "'sweep' needs its owner in front: 0:sweep or 1:sweep"),
        ("life=30", "exceeded=yes life=30", "'yes' is neither 0 nor 1"),
        ("0[", "them_zone=attic 0[", "there is no zone 'attic'"),
    ],
)
def test_an_error_says_where_and_what(old: str, new: str, message: str) -> None:
    line = LINE if old in LINE else LINE.replace("decision=", "turn=1 decision=")
    with pytest.raises(ws.PositionError) as caught:
        ws.load(line.replace(old, new, 1))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"position, character {caught.value.place + 1}: ")


def test_the_place_of_an_error_is_that_of_the_wrong_word() -> None:
    line = LINE.replace("deck=", "deck=hadokn,", 1)
    with pytest.raises(ws.PositionError) as caught:
        ws.load(line)
    assert line[caught.value.place :].startswith("hadokn")
    assert caught.value.word == "hadokn"


def test_a_position_without_fingerprints_is_read_with_the_texts_of_today() -> None:
    words = [word for word in LINE.split(" ") if not word.startswith("texts=")]
    assert ws.load(" ".join(words)) == ws.load(LINE)


def test_a_position_can_be_edited() -> None:
    game = loaded(LINE.replace("life=30", "life=7", 1).replace("space=3", "space=5", 1))
    assert game.state.players[0].life == 7
    assert game.state.players[0].space == 5
