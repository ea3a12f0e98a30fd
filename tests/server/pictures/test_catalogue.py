"""The gallery has everybody, with every card."""

from __future__ import annotations

import msgspec

import wildswing as ws
from wildswing.server.pictures import catalogue, match
from wildswing.server.wire.exceed import ExceedMatch
from wildswing.server.wire.hackclad import HackcladMatch
from wildswing.server.wire.looking import ExceedCatalogue, HackcladCatalogue


def test_every_character_of_exceed_is_there() -> None:
    found = catalogue("exceed")
    assert isinstance(found, ExceedCatalogue)
    known = ws.characters("exceed")
    assert [entry.id for entry in found.characters] == [info.id for info in known]
    assert len(known) == 97
    for entry, info in zip(found.characters, known, strict=True):
        assert (entry.difficulty, entry.play) == (info.difficulty, info.play)
        assert entry.normals in found.normals
        assert entry.cards


def test_every_character_looks_as_in_a_match() -> None:
    found = catalogue("exceed")
    assert isinstance(found, ExceedCatalogue)
    for entry in found.characters:
        game = ws.new("exceed", [entry.id, "ryu"], seed=1, log=False)
        shown = match(game)
        assert isinstance(shown, ExceedMatch)
        assert shown.fighters[0].cards == (*found.normals[entry.normals], *entry.cards)


def test_every_witch_looks_as_in_a_match() -> None:
    found = catalogue("hackclad")
    assert isinstance(found, HackcladCatalogue)
    assert [(entry.id, entry.difficulty, entry.play) for entry in found.witches] == [
        (info.id, info.difficulty, info.play) for info in ws.characters("hackclad")
    ]
    for entry in found.witches:
        shown = match(ws.new("hackclad", [entry.id], mode="solo", seed=1, log=False))
        assert isinstance(shown, HackcladMatch)
        assert shown.witches[0].cards == entry.cards
        assert set(shown.clad_cards) <= set(found.clad_cards)
        assert shown.missions == found.missions
    assert any(card.expert for card in found.clad_cards)


def test_it_is_small_enough_and_made_once() -> None:
    assert len(msgspec.json.encode(catalogue("exceed"))) < 600_000
    assert catalogue("exceed") is catalogue("exceed")
    assert catalogue("hackclad") is catalogue("hackclad")
