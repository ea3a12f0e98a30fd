"""Everybody who can be chosen, in short: what the lobby needs before anybody opens the gallery."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from wildswing.exceed.roster import CharacterInfo
from wildswing.exceed.roster import roster as characters
from wildswing.hackclad.roster import WitchInfo
from wildswing.hackclad.roster import roster as witches
from wildswing.server.operations import Answer, Call, Operation
from wildswing.server.wire.looking import Roster, RosterEntry


@lru_cache(maxsize=1)
def roster() -> Roster:
    """All characters and Witches of the package."""
    return Roster(
        tuple(entry(one, one.season) for one in characters()),
        tuple(entry(one, 0) for one in witches()),
    )


def entry(one: CharacterInfo | WitchInfo, season: int) -> RosterEntry:
    """One of them in short."""
    return RosterEntry(one.id, one.name, season, one.difficulty, one.play)


async def shown(call: Call) -> Answer:
    """The roster; it does not change while the server runs."""
    return Answer(await asyncio.to_thread(roster))


OPERATIONS: Final = (
    Operation("GET", "/api/roster", "roster", "Everybody who can be chosen, without cards.", shown, Roster),
)
