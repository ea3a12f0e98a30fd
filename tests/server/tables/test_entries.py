from __future__ import annotations

from typing import cast, get_args

import msgspec
import pytest

from tests.server.tables.club import exceed
from wildswing.server.tables import entries, folding
from wildswing.server.tables.entries import Claimed, Closed, Entry, EntryError, Left, Opened, decode, encode
from wildswing.server.tables.table import Table
from wildswing.server.wire.tables import ClockSettings, NewSeat, NewTable, TableOptions

KINDS = get_args(Entry)
NEW = NewTable(
    "exceed",
    (NewSeat("me", ("ryu",)), NewSeat("bot", (), "random", "Rob")),
    TableOptions(public=True, clock=ClockSettings("game", 300, 5), first=1),
)
VALUES = {
    "at": 5, "seat": 1, "message": "m", "table": "t", "maker": "ada", "new": NEW, "form": 1, "link": "seat",
    "hash": "ab", "guest": "bob", "name": "Bob", "characters": ("ryu",), "seats": (0, 1), "seed": (1 << 62) - 1,
    "texts": "ff", "number": 3, "options": (1, 2), "by": "bot", "to": 2, "agreed": True, "kind": "take back",
    "offer": 9, "agree": True, "goes_on": True, "gone": 0, "replaced": 1, "bot": "steady", "since": 4, "reason": "why",
}  # fmt: skip


def made(kind: type[msgspec.Struct]) -> Entry:
    values = {field: VALUES[field] for field in kind.__struct_fields__}
    if kind is entries.Began:
        values["characters"] = (("ryu",), ("akuma",))
    return cast("Entry", kind(**values))


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_is_read_as_it_was_written(kind: type[msgspec.Struct]) -> None:
    entry = made(kind)
    assert decode(encode(entry)) == entry
    assert decode(encode(entry).decode()) == entry


def test_every_kind_of_entry_changes_a_table() -> None:
    assert set(folding.CHANGES) == set(KINDS) - {Opened}


@pytest.mark.parametrize(
    ("stored", "words"),
    [
        ('{"entry":"vanished","at":5}', "Invalid value 'vanished'"),
        ('{"entry":"left","at":5}', "missing required field `seat`"),
        ('{"entry":"left","at":5,"seat":1,"chair":2}', "unknown field `chair`"),
        ('{"entry":"left","at":"noon","seat":1}', "Expected `int`"),
        ('{"at":5,"seat":1}', "missing required field `entry`"),
        ("not JSON", "malformed"),
        (b"\xff\xfe", "cannot be read"),
    ],
)
def test_what_this_program_does_not_know_is_an_error(stored: str | bytes, words: str) -> None:
    with pytest.raises(EntryError, match=words):
        decode(stored)


def test_entries_of_another_form_are_refused_by_name() -> None:
    entry = Opened(at=1, table="t", maker="ada", new=NEW, form=2)
    with pytest.raises(EntryError, match="the table t has entries of form 2; this program reads form 1"):
        decode(encode(entry))


def test_a_table_begins_with_being_opened() -> None:
    with pytest.raises(EntryError, match="begins with being opened"):
        Table.fold([])
    with pytest.raises(EntryError, match="begins with being opened"):
        Table.fold([Left(at=1, seat=0)])


@pytest.mark.parametrize(
    "entry",
    [
        Opened(at=1, table="t", maker="ada", new=NEW),
        Claimed(at=1, seat=7, guest="x", name="X"),
        entries.Began(at=1, seed=1, characters=(("ryu",), ("akuma",)), texts=""),
        entries.Chosen(at=1, seat=0, number=9, options=(1,)),
        entries.Chosen(at=1, seat=1, number=0, options=(0,)),
        entries.Chosen(at=1, seat=0, number=0, options=(123456,)),
        entries.TookBack(at=1, seat=0, to=0),
        entries.TookBack(at=1, seat=0, to=0, agreed=True),
        entries.Answered(at=1, seat=0, offer=77, agree=False),
    ],
)
def test_an_entry_that_does_not_fit_is_an_error(entry: Entry) -> None:
    table = exceed().table
    with pytest.raises(EntryError):
        table.apply(entry)


def test_a_game_that_is_over_takes_no_choices() -> None:
    table = exceed().table
    table.apply(Closed(at=1, reason="enough"))
    with pytest.raises(EntryError, match="needs a game that goes on"):
        table.apply(entries.Chosen(at=1, seat=0, number=0, options=(0,)))


def test_a_table_knows_that_its_card_texts_have_changed() -> None:
    club = exceed()
    assert club.folded().same_texts
    older = [
        msgspec.structs.replace(entry, texts="0123") if isinstance(entry, entries.Began) else entry
        for entry in club.entries
    ]
    assert not Table.fold(older).same_texts
