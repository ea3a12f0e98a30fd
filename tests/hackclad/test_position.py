"""Positions: every decision can be written down and read again; every field has its place; errors say where."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.hackclad.random_games import LONGEST, MATCHES, NUMBERS, begun, decisions
from tests.hackclad.table import Table
from wildswing.exceed import constants as exceed
from wildswing.hackclad import constants as c
from wildswing.hackclad import fields
from wildswing.hackclad.position import key, write_position
from wildswing.hackclad.read_parts import Reader
from wildswing.hackclad.read_position import read_position
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.hackclad.view import view_of
from wildswing.kernel import stack_words
from wildswing.kernel.encoding import parse
from wildswing.kernel.errors import PositionError
from wildswing.kernel.state import Frame, State

# ---- round trips


@pytest.mark.parametrize("number", NUMBERS)
def test_every_decision_can_be_written_and_read_again(number: int) -> None:
    random = Random(number)
    match = MATCHES[number]
    state = begun(number, 300)
    for count in decisions(state, random):
        line = write_position(state)
        assert "\n" not in line
        again = read_position(line, [], None if count % 40 == 0 or state.over else match)
        assert write_position(again) == line
        assert key(again) == key(state)
        assert again.options == state.options
        if count % 29 == number:
            both_go_on_alike(again, state.clone(), Random(count))
    assert read_position(write_position(state), []).over


def both_go_on_alike(one: HackcladState, other: HackcladState, random: Random) -> None:
    for _ in range(LONGEST):
        if one.over:
            break
        assert one.options == other.options
        option = random.choice(one.options)
        one.step(option)
        other.step(option)
    assert other.over
    assert write_position(one) == write_position(other)


def test_a_clone_shares_nothing_that_changes() -> None:
    random = Random(6)
    state = begun(6, 301)
    for _ in decisions(state, random):
        if state.over:
            break
        before = write_position(state)
        state.clone().step(random.choice(state.options))
        assert write_position(state) == before


# ---- every field has a place


def test_the_tables_name_every_field() -> None:
    assert {name for name, _ in fields.FIGURE} == set(Figure.__slots__)
    assert set(fields.FRAME) == set(Frame.__slots__)
    assert {name for name, _ in fields.STATE} | set(fields.OTHERS) == {*State.__slots__, *HackcladState.__slots__}
    assert {name for name, _ in fields.STATE}.isdisjoint(fields.OTHERS)


def test_the_games_number_their_effects_as_positions_show_them() -> None:
    for constants in (c, exceed):
        assert constants.FIRST_EFFECT == stack_words.FIRST_EFFECT
        assert constants.EFFECT_SHIFT == stack_words.EFFECT_SHIFT
        assert constants.EFFECT_MASK == stack_words.EFFECT_MASK


def changed(value: object, kind: int) -> object:
    """Another value for a field."""
    if kind == fields.FLAG:
        return not value
    if kind in {fields.CARDS, fields.MARKS}:
        assert isinstance(value, list)
        return [*value, 64 + 3, 64 + 5]
    if kind == fields.DECK:
        return [64 + 3, 64 + 5 + c.KNOWN_TO_OWNER, 64 + 1 + c.KNOWN_TO_OWNER + c.KNOWN_TO_ALL]
    if kind in {fields.CLAD, fields.CLAD_MARKS, fields.MISSIONS, fields.NUMBERS}:
        return [2, 4]
    if kind == fields.LINES:
        return (4096 + 2, 8192 + 1)
    if kind in {fields.CARD, fields.ANY_CARD}:
        return 64 + 5
    assert isinstance(value, int)
    return value + 2


@pytest.mark.parametrize(
    ("where", "name", "kind"),
    [("state", *entry) for entry in fields.STATE] + [("figure", *entry) for entry in fields.FIGURE],
)
def test_a_clone_a_key_and_a_position_have_the_field(where: str, name: str, kind: int) -> None:
    state = begun(2)
    plain, plain_key = write_position(state), key(state)

    def thing(of: HackcladState) -> object:
        return of if where == "state" else of.figures[1]

    value = changed(getattr(thing(state), name), kind)
    setattr(thing(state), name, value)
    assert getattr(thing(state.clone()), name) == value
    assert key(state) != plain_key
    assert key(state.clone()) == key(state)
    line = write_position(state)
    assert line != plain
    section = parse(line)
    table = fields.STATE if where == "state" else fields.FIGURE
    if where == "figure":
        section = next(part for part in section.sections if part.name == "1")
    fresh: object = HackcladState(state.match) if where == "state" else Figure()
    Reader(state.match).fill(fresh, section, table, 1)
    assert getattr(fresh, name) == value


def test_a_clad_card_that_was_looked_at_comes_through() -> None:
    state = begun(2)
    state.it, state.it_clad = 3, True
    section = parse(write_position(state))
    fresh = HackcladState(state.match)
    Reader(state.match).fill(fresh, section, fields.STATE, 0)
    assert (fresh.it, fresh.it_clad) == (3, True)


@pytest.mark.parametrize("name", fields.FRAME)
def test_a_frame_is_kept_whole(name: str) -> None:
    state = begun(2)
    plain, plain_key = write_position(state), key(state)
    frame = state.stack[-1]
    value = (4097, 7, -1) if name in {"items", "kept"} else 1 if name != "seat" else -1
    setattr(frame, name, value)
    assert getattr(state.clone().stack[-1], name) == value
    assert key(state) != plain_key
    line = write_position(state)
    assert line != plain
    word = parse(line).sections[-1].words[-1]
    assert Reader(state.match).stack.frame(word).key() == frame.key()


# ---- errors


def turn() -> Table:
    """Witch 0 is on turn, with a card in hand."""
    table = Table("luna", "mia")
    table.hand(0, "Absorb")
    return table


LINE = write_position(turn().state)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hackclad:1", "hackclad:2", "a position begins with 'hackclad:1', not with 'hackclad:2'"),
        ("luna/mia", "", "after that come the Witches, such as luna/mia, and no other bare word"),
        ("luna/", "lunna/", "there is no Witch 'lunna'; the nearest is Luna"),
        ("luna/mia", "luna", "the base game is played by 2 to 4 Witches"),
        ("texts=", "mode=trio texts=", "trio"),
        ("texts=", "mode=solo texts=", "solo play has one Witch"),
        ("texts=", "expert=2 texts=", "expert is 0 or 1"),
        ("texts=", "players=2 texts=", "`players` is for mode"),
        ("texts=", "texts=0", "this position was written with other card texts (0"),
        ("mp=0", "mp=many", "'many' is not a whole number"),
        ("mp=0", "mp=8", "mp is 0 to 7, not 8"),
        ("mp=0", "mq=0", "there is no field 'mq' in 0[...]; the nearest is mp"),
        ("mp=0", "mp=0 mp=1", "mp stands here twice"),
        ("mp=0", "mp=0 moved=-1", "moved is 0 to 9999, not -1"),
        ("facing=0", "facing=4", "facing is 0 to 3, not 4"),
        ("facing=0", "facing=0 voltage=4", "the Voltage is 1 to 3"),
        ("facing=0", "facing=0 voltage=0", "the Voltage is 1 to 3"),
        ("facing=0", "facing=0 voltage=2", "clad_aside has the Clad cards that are still to come at this Voltage"),
        ("facing=0", "facing=0 field=1", "field has 25 numbers from 0 to 9999"),
        ("facing=0", "facing=0 markers=0,0,0,2", "markers has 4 numbers from 0 to 1"),
        ("facing=0", "facing=0 clad_seen=7", "clad_seen has seats, each once"),
        ("facing=0", "facing=0 it_of=3", "there is no Witch 3"),
        ("facing=0", "facing=0 laid=flush", "there is no Mission 'flush'; the nearest is flash"),
        ("facing=0", "facing=0 laid=flash,flash", "a Mission lies in two places"),
        ("facing=0", "facing=0 it=7:move", "there is no Witch 7"),
        ("clad_deck=", "clad_deck=?,", "a Clad card is hidden: this is a view, not a game"),
        ("clad_deck=", "clad_deck=veer-left,", "the Clad has 1 Veer Left (veer-left), the position has 2"),
        ("clad_deck=", "clad_deck=swoop,", "there is no Clad card 'swoop'"),
        ("hand=absorb", "hand=absorbe", "Luna has no card 'absorbe'; the nearest is absorb"),
        ("hand=absorb", "hand=absorb,absorb", "Luna has 1 Absorb (absorb), the position has 2"),
        ("hand=absorb", "hand=", "Luna has 1 Absorb (absorb), the position has 0"),
        ("hand=absorb", "hand=absorb,?", "a card is hidden: this is a view, not a game"),
        ("hand=absorb", "hand=absorb shown=move", "shown has cards that are not in hand"),
        ("hand=absorb", "hand=absorb traded=move", "traded has cards that are not in enhanced"),
        ("hand=absorb", "hand=absorb lasting=0#4000", "this is the number of no line"),
        ("hand=absorb", "hand=absorb done=flash", "done has some of the Witch's Missions"),
        ("hand=absorb", "hand=absorb missions=flash,assault,parry", "a Witch has at most 2 Missions"),
        ("turn_known=1", "turn_known=yes", "'yes' is neither 0 nor 1"),
        ("standby=3", "", "a Turn card lies in a slot"),
        ("decision=act", "decision=actt", "there is no decision 'actt'; the nearest is act"),
        ("decision=act", "", "a game that is not over waits for a decision: decision=... seat=..."),
        ("decision=act", "decision=react", "the stack does not fit the decision"),
        ("seat=0", "seat=4", "seat=0 to seat=1 says who decides"),
        ("seat=0", "seat=1", "the stack does not fit the decision: something else, or somebody else, is asked"),
        ("turn.2@0", "turn.1@0", "the stack does not fit the decision"),
        ("turn.2@0", "turn.9@0", "this frame of the stack does not fit the position"),
        ("turn.2@0", "turn.2", "'turn.2' is no frame: procedure.step@seat"),
        ("turn.2@0", "turn.2@5", "there is no seat 5"),
        ("turn.2@0", "turm.2@0", "there is no procedure 'turm'; the nearest is turn"),
        ("turn.2@0", "0#4000.2@0", "Luna has no effect '0#4000'"),
        ("turn.2@0", "use.3@0(1,0,0){}{0,0,0} turn.2@0", "this frame of the stack does not fit the position"),
        ("turn.2@0", "clad-turn.1@-1(3,0,0) turn.2@0", "this frame of the stack does not fit the position"),
        ("turn.2@0", "reshuffle.2@0(0,0,0) turn.2@0", "this frame of the stack does not fit the position"),
        ("turn.2@0", "clad-attack.1@-1(1,0,0) turn.2@0", "this frame of the stack does not fit the position"),
        ("turn.2@0]", "turn.2@0", "stack[ is not closed by a ]"),
        ("turn.2@0]", "turn.2@0] rest[]", "there is no section 'rest'"),
        ("1[", "2[", "the section 1[...] is missing"),
    ],
)
def test_an_error_says_where_and_what(old: str, new: str, message: str) -> None:
    assert old in LINE
    with pytest.raises(PositionError) as caught:
        read_position(LINE.replace(old, new, 1), [])
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"position, character {caught.value.place + 1}: ")


def test_two_figures_need_two_spaces() -> None:
    spaces = re.findall(r"[01]\[space=(\d+)", LINE)
    with pytest.raises(PositionError, match="two figures stand on one space"):
        read_position(LINE.replace(f"1[space={spaces[1]} ", f"1[space={spaces[0]} "), [])
    with pytest.raises(PositionError, match="two figures stand on one space"):
        read_position(LINE.replace(f"1[space={spaces[1]} ", "1[space=12 "), [])


def test_an_empty_stack_asks_nothing() -> None:
    with pytest.raises(PositionError, match="the stack is empty: nothing can have asked"):
        read_position(re.sub(r"stack\[.*\]", "stack[]", LINE), [])


def test_the_place_of_an_error_is_that_of_the_wrong_word() -> None:
    line = LINE.replace("hand=absorb", "hand=absorbe", 1)
    with pytest.raises(PositionError) as caught:
        read_position(line, [])
    assert line[caught.value.place :].startswith("absorbe")
    assert caught.value.word == "absorbe"


def test_a_view_is_no_game() -> None:
    with pytest.raises(PositionError, match="this is a view, not a game"):
        read_position(view_of(turn().state, 1).position, [])


def test_a_position_can_be_edited() -> None:
    state = read_position(LINE.replace("mp=0", "mp=6", 1).replace("facing=0", "facing=2"), [])
    assert (state.figures[0].mp, state.facing) == (6, c.SOUTH)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_damaged_position_gives_one_clear_error_or_a_game(number: int) -> None:
    random = Random(number)
    state = begun(number, 302)
    refused = 0
    for count in decisions(state, random):
        if count % 7 or state.over:
            continue
        line = write_position(state)
        for _ in range(4):
            damaged = damage(line, random)
            try:
                again = read_position(damaged, [], state.match)
            except PositionError:
                refused += 1
            else:
                again.step(random.choice(again.options))
    assert refused > 20


def damage(line: str, random: Random) -> str:
    """The line with a number changed, or with two words exchanged, or without one."""
    way = random.randrange(3)
    if way == 0:
        found = random.choice(list(re.finditer(r"-?\d+", line)))
        return line[: found.start()] + str(random.choice((-1, 0, 1, 2, 3, 5, 12, 70, 4097))) + line[found.end() :]
    words = re.split(r"([ ,\[\]{}()=])", line)
    one, two = random.randrange(len(words)), random.randrange(len(words))
    if way == 1:
        words[one], words[two] = words[two], words[one]
    else:
        words[one] = ""
    return "".join(words)
