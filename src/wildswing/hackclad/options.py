"""The options of a new game, checked, and the match that they give (HC 22 to 24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wildswing.cardtext.load import FilePath
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import Match
from wildswing.hackclad.constants import BASE, MODE_NAMES, MOST_WITCHES, RECOMMENDED, SOLO, TEAM
from wildswing.hackclad.roster import recommended, witch_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.names import one_of

MISSION_WORDS: Final = ("draft", "recommended", "random")
# The fewest and most Witches of each mode.
COUNTS: Final = {BASE: (2, MOST_WITCHES), SOLO: (1, 1), TEAM: (4, 4)}
COUNT_WORDS: Final = {
    BASE: 'the base game is played by 2 to 4 Witches (one plays mode="solo")',
    SOLO: "solo play has one Witch",
    TEAM: "a team match has four Witches",
}


def match_of(
    witches: Sequence[FilePath], mode: str = "base", expert: bool = False, missions: str = "draft",
    players: int | None = None,
) -> Match:  # fmt: skip
    """The match that the arguments of a new game ask for.

    Args:
        witches: the Witch of each player's number, by name or as the path of a card file.
        mode: "base", "solo" or "team".
        expert: whether the Expert Clad cards are played.
        missions: "draft", "recommended" or "random".
        players: how many people play a team match, 2 or 4; None: 4.

    Raises:
        UnknownName: there is no such Witch, mode or way to give out Missions.
        NotPlayable: the rules cannot run one of the texts yet.
        CardFileErrors: something is wrong in a card file.
        WildswingError: the arguments do not fit together.
    """
    kind = one_of(mode, MODE_NAMES, "mode")
    rule = one_of(missions, MISSION_WORDS, "missions")
    if not isinstance(expert, bool):
        raise WildswingError(f"`expert` is True or False, not {expert!r}")
    fewest, most = COUNTS[kind]
    if isinstance(witches, str) or not fewest <= len(witches) <= most:
        raise WildswingError(f"{COUNT_WORDS[kind]}, not {witches!r}")
    if players is not None:
        if kind != TEAM:
            raise WildswingError(f'`players` is for mode="team", not for mode="{mode}": there each Witch has a player')
        if type(players) is not int or players not in {2, 4}:
            raise WildswingError(f"a team match is played by 2 or 4 players, not by {players!r}")
    found = [witch_of(which) for which in witches]
    if rule == RECOMMENDED:
        check_recommended([witch.id for witch in found], [witch.name for witch in found])
    return build_match(found, kind, expert, rule, players)


def check_recommended(ids: list[str], names: list[str]) -> None:
    """Raise WildswingError unless each Witch has two Missions for a first game of her own (HC 4.16)."""
    without = [name for place, name in enumerate(names) if not recommended(ids[place])]
    if without:
        raise WildswingError(
            f"no Missions are recommended for {' and '.join(without)}: "
            'choose missions="draft" or "random", or other Witches'
        )
    twice = [name for place, name in enumerate(names) if ids[place] in ids[:place]]
    if twice:
        raise WildswingError(
            f"the Missions recommended for {twice[0]} are there once only: "
            'choose missions="draft" or "random", or different Witches'
        )
