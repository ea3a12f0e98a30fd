"""Whether the rules can run the texts of a card file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildswing.cardtext.load import FilePath, name_of, read_text
from wildswing.hackclad.building.match import build_board, build_clad_card, build_mission
from wildswing.hackclad.text.library import (
    CLAD,
    FIELD,
    MISSIONS,
    kind_of,
    load_field,
    load_witch,
    read_clad,
    read_field,
    read_missions,
    read_witch,
)


def build_file(path: FilePath, tables: Mapping[str, Any]) -> None:
    """Build everything that is in a card file: a Witch, a Clad, Missions or a Field.

    Args:
        path: a file without errors.
        tables: what is in it.

    Raises:
        NotPlayable: a text uses what the rules do not run yet.
    """
    source, name, kind = read_text(path), name_of(path), kind_of(tables)
    if kind == CLAD:
        for number, card in enumerate(read_clad(source, name).cards):
            build_clad_card(card, number)
    elif kind == MISSIONS:
        for number, mission in enumerate(read_missions(source, name).missions):
            build_mission(mission, number)
    elif kind == FIELD:
        build_board(load_witch("luna"), 0, read_field(source, name))
    else:
        build_board(read_witch(source, name), 0, load_field())
