"""The moments of games that are shown and measured: every kind of screen, and those that have the most to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.staged import ADA, BEN, EVE, FOUR, Moment, Wanted, both, duel_shown, hunt_shown, kind, over
from wildswing.server.wire.exceed import ExceedPicture, PlayerPicture
from wildswing.server.wire.hackclad import HackcladPicture
from wildswing.server.wire.tables import ClockSettings

if TYPE_CHECKING:
    from collections.abc import Callable

    from wildswing.library import AnyGame

SOLO: Final = {"mode": "solo"}
BOTS: Final = (ADA, "bot", "bot", "bot")
RYU: Final = (("ryu",), ("geoffrey",))


def grown(shown: ExceedPicture) -> bool:
    """Something is in play, somebody has gauge, and the hand differs in what it would do."""
    return (
        4 <= shown.turn <= 24
        and any(player.boosts or player.transformations for player in shown.players)
        and any(player.gauge for player in shown.players)
        and len({card.verdict.word for card in shown.hand}) >= 2
        and any(card.verdict.word == "hits" for card in shown.hand)
        and len(shown.hand) >= 5
    )


def late(shown: ExceedPicture) -> bool:
    """A good part of the duel is over."""
    return 4 <= shown.turn <= 24


def hand_of(number: int) -> Wanted:
    """The hand has so many cards."""
    return duel_shown(lambda shown: len(shown.hand) >= number)


def crowded(shown: ExceedPicture) -> bool:
    """Much is in play at one side."""
    return any(len(player.boosts) + len(player.transformations) >= 4 for player in shown.players)


def in_strike(game: AnyGame) -> bool:
    """A strike is going on and both attacks lie face up."""
    return duel_shown(lambda shown: shown.attacks is not None and all(one.face_up for one in shown.attacks))(game)


def reach(shown: HackcladPicture) -> bool:
    """A card of the Witch who acts reaches the Clad, and a coming Clad turn reaches a Witch."""
    return (
        shown.round >= 3
        and any(card.verdict == "reach" for card in shown.hand)
        and any(threat.hits for threat in shown.threats)
    )


def third_round(shown: HackcladPicture) -> bool:
    """A good part of the hunt is over."""
    return shown.round >= 3


def mine(shown: ExceedPicture) -> PlayerPicture:
    """The player who decides, of a picture that is theirs."""
    return shown.players[shown.seat or 0]


def laid(least: int) -> Wanted:
    """The one who decides has so many tokens on the board."""
    return duel_shown(lambda shown: len(mine(shown).tokens) >= least)


def side_up(side: str) -> Wanted:
    """A token of the one who decides shows this side."""
    return duel_shown(lambda shown: any(f"({side})" in name for name in mine(shown).tokens))


def face_down(shown: ExceedPicture) -> bool:
    """The opponent of the one who decides has a token on the board that lies face down."""
    other = shown.players[1 - (shown.seat or 0)]
    return any("face down" in name for name in other.tokens)


def sets_from(zone: str) -> Callable[[ExceedPicture], bool]:
    """An attack can be set from this place."""
    return lambda shown: shown.decision is not None and any(one.zone == zone for one in shown.decision.options)


def board(name: str, other: str, wanted: Wanted) -> Moment:
    """A duel of the character, at a turn of it at which the board is as wanted."""

    def first(game: AnyGame) -> bool:
        return game.seat == 0

    return Moment(name, "exceed", ((name,), (other,)), both(kind("action"), first, wanted))


def in_a_strike(name: str, other: str, wanted: Callable[[PlayerPicture], bool]) -> Moment:
    """A duel of the character, at something that a strike asks it while its player's things are as wanted."""

    def fits(shown: ExceedPicture) -> bool:
        return shown.seat == 0 and shown.attacks is not None and wanted(mine(shown))

    return Moment(name, "exceed", ((name,), (other,)), duel_shown(fits))


def four(name: str, wanted: Wanted) -> Moment:
    """A hunt of four Witches against bots."""
    return Moment(name, "hackclad", tuple((witch,) for witch in FOUR), wanted, BOTS)


DUELS: Final = (
    Moment("action", "exceed", RYU, both(kind("action"), duel_shown(grown))),
    Moment("set", "exceed", RYU, both(kind("set attack"), duel_shown(grown))),
    Moment("pay", "exceed", RYU, both(kind("pay"), duel_shown(late))),
    Moment("mulligan", "exceed", RYU, kind("mulligan")),
    Moment("strike", "exceed", RYU, both(kind("amount", "may", "choose"), in_strike)),
    Moment("waiting", "exceed", RYU, both(kind("set attack"), duel_shown(late)), (ADA, BEN), "first"),
    Moment("discard", "exceed", RYU, kind("discard to limit")),
    Moment("name", "exceed", RYU, kind("name card")),
    Moment("order", "exceed", (("hyde",), ("chaos",)), kind("order")),
    Moment("choose", "exceed", (("giovanna",), ("may",)), kind("choose")),
    Moment("duel-over", "exceed", RYU, over),
)
LONG_DUELS: Final = (
    Moment("goldlewis", "exceed", (("goldlewis",), ("nu13",)), both(kind("action"), hand_of(7))),
    Moment("litchi", "exceed", (("litchi",), ("chaos",)), both(kind("action"), hand_of(7), duel_shown(late))),
    Moment("nine-cards", "exceed", RYU, both(kind("discard to limit", "action"), hand_of(8))),
    Moment("crowded", "exceed", (("geoffrey",), ("nehtali",)), both(kind("action"), duel_shown(crowded))),
)
# The characters that lay most on the board or beside it.
BOARDS: Final = (
    board("polar", "carmine", laid(3)),
    board("carlclover", "hilda", side_up("disabled")),
    board("rachel", "ryu", laid(2)),
    board("carmine", "geoffrey", laid(2)),
    board("byakuya", "may", laid(1)),
    Moment("djanette", "exceed", (("djanette",), ("ryu",)), both(kind("set attack"), duel_shown(sets_from("stored")))),
    board("eugenia", "carlclover", duel_shown(lambda shown: any(mine(shown).areas.values()))),
    board("tinker", "ryu", duel_shown(lambda shown: len(mine(shown).spaces) > 1)),
    Moment("specter", "exceed", (("specter",), ("ryu",)), both(kind("set attack"), duel_shown(sets_from("sealed")))),
    Moment("hazama", "exceed", (("hazama",), ("geoffrey",)), both(kind("set attack"), duel_shown(face_down))),
    in_a_strike("taisei", "ryu", lambda own: own.counters > 0),
    board("celinka", "ryu", duel_shown(lambda shown: len(mine(shown).face_down) > 1)),
    board("treasure", "ryu", duel_shown(lambda shown: any(mine(shown).areas.values()))),
    in_a_strike("hilda", "ryu", lambda own: "attack" in own.tokens),
    in_a_strike("merkava", "ryu", lambda own: "attack" in own.tokens),
    board("londrekia", "ryu", laid(1)),
)
HUNTS: Final = (
    four("draft", both(kind("choose turn slot"), hunt_shown(third_round))),
    four("place", both(kind("place turn card"), hunt_shown(third_round))),
    four("act", both(kind("act"), hunt_shown(reach))),
    four("react", both(kind("react"), hunt_shown(third_round))),
    four("step", both(kind("step"), hunt_shown(third_round))),
    four("mission", kind("choose mission")),
    four("hunt-over", over),
    Moment(
        "team", "hackclad", (FOUR[:1] + FOUR[3:], FOUR[1:3]), both(kind("act"), hunt_shown(third_round)),
        (ADA, "bot"), options={"mode": "team"},
    ),
    Moment(
        "solo", "hackclad", (("amelia",),), both(kind("act"), hunt_shown(reach)), (ADA,), options=SOLO,
    ),
)  # fmt: skip
WAITING: Final = (
    Moment("invited", "exceed", (("ryu",), ()), None, (ADA, "friend"), "first"),
    Moment("open-duel", "exceed", (("may",), ()), None, (BEN, "open"), "first"),
    Moment(
        "open-clock", "exceed", (("shovelknight",), ()), None, ("cleo", "open"), "first",
        {"clock": ClockSettings("game", 600, 10)},
    ),
    Moment("open-hunt", "hackclad", (("mia",), (), ()), None, ("dov", "open", "open"), "first"),
)  # fmt: skip
OTHERS: Final = (
    Moment("own-duel", "exceed", RYU, both(kind("action"), duel_shown(late)), (EVE, BEN)),
    Moment("own-hunt", "hackclad", (("amelia",),), both(kind("act"), hunt_shown(third_round)), (EVE,), options=SOLO),
    Moment("seen-1", "exceed", (("ken",), ("akuma",)), both(kind("action"), duel_shown(late)), (BEN, "cleo")),
    Moment("seen-2", "exceed", (("solbadguy",), ("may",)), both(kind("action"), duel_shown(late)), ("dov", "cleo")),
    Moment("seen-3", "hackclad", (("luna",), ("mia",)), both(kind("act"), hunt_shown(third_round)), ("dov", BEN)),
)
ALL: Final = (*DUELS, *LONG_DUELS, *BOARDS, *HUNTS, *WAITING, *OTHERS)
