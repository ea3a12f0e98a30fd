"""The page of the protocol lists every kind of event that games tell."""

from __future__ import annotations

import pytest

from tests.games.kinds import KINDS, finished
from wildswing.server.wire.kinds import exceed_kinds, hackclad_kinds


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_is_listed(kind: str) -> None:
    known = exceed_kinds() if kind == "exceed" else hackclad_kinds()
    told = {event.kind for seed in (1, 2, 3) for event in finished(kind, seed).events()}
    assert told <= known
