"""Who sits at a server's table, in words: names, clocks, offers, who is gone, how it ended."""

from __future__ import annotations

from typing import Final

from wildswing.server.wire.tables import SeatInfo, TableInfo

PROPOSALS: Final = {
    "take back": "to take the last choice back", "pause": "a pause", "resume": "to go on", "rematch": "another game",
}  # fmt: skip
ENDINGS: Final = {
    "resignation": "A player has resigned.",
    "time": "A player's time was up.",
    "claim": "A player was gone for too long.",
    "closed": "The table was closed.",
}


def name_of(seat: SeatInfo) -> str:
    """What a seat is called."""
    return seat.name or f"seat {seat.seat}"


def people(info: TableInfo) -> list[str]:
    """Who sits where, a sentence for each."""
    found = [f"{info.title}."]
    for seat in info.seats:
        what = {"bot": "a bot", "free": "free", "person": "you" if seat.yours else "a person"}[seat.kind]
        where = "" if seat.present or seat.kind != "person" else f", gone for {seat.gone_for} s"
        found.append(f"Seat {seat.seat}: {name_of(seat)} ({what}{where}){clock_of(info, seat.seat)}")
    return found


def clock_of(info: TableInfo, seat: int) -> str:
    """The clock of a seat, "" without clocks."""
    if info.clock is None:
        return ""
    return f", {time_of(info.clock.left[seat])} left{' (paused)' if info.clock.paused else ''}"


def time_of(milliseconds: int) -> str:
    """A time on a clock.

    >>> time_of(83_000)
    '1:23'

    Args:
        milliseconds: that are left.
    """
    seconds = max(0, milliseconds) // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def clocks(info: TableInfo, seat: int | None) -> str:
    """The own clock before the prompt, "" without clocks."""
    return "" if info.clock is None or seat is None else f"[{time_of(info.clock.left[seat])}] "


def waiting(info: TableInfo, seat: int | None) -> str:
    """Whom everybody waits for; "" for nobody else."""
    if info.state == "waiting":
        free = [str(one.seat) for one in info.seats if one.kind == "free"]
        return f"Waiting for somebody at seat {' and '.join(free)}."
    if info.state != "playing" or info.asked is None or info.asked == seat:
        return ""
    return f"{name_of(info.seats[info.asked])} is choosing."


def offered(before: TableInfo, now: TableInfo) -> list[str]:
    """What was proposed since, and what no longer is."""
    old, new = {offer.id for offer in before.offers}, {offer.id for offer in now.offers}
    found: list[str] = []
    for offer in now.offers:
        seat = now.seats[offer.seat]
        if offer.id not in old:
            mine = seat.yours
            who, hint = ("You propose", "") if mine else (f"{name_of(seat)} proposes", " Type agree or decline.")
            found.append(f"{who} {PROPOSALS[offer.kind]}.{hint}")
    found += [f"The proposal of {PROPOSALS[offer.kind]} is over." for offer in before.offers if offer.id not in new]
    return found


def gone(before: TableInfo, now: TableInfo) -> list[str]:
    """Who has gone or come back since."""
    found: list[str] = []
    for old, new in zip(before.seats, now.seats, strict=True):
        if new.kind != "person" or new.yours:
            continue
        if old.kind == "free":
            found.append(f"{name_of(new)} sits down at seat {new.seat}.")
        elif old.present and not new.present:
            found.append(f"{name_of(new)} has lost the connection.")
        elif not old.present and new.present:
            found.append(f"{name_of(new)} is back.")
        if new.claimable and not old.claimable:
            found.append(f"{name_of(new)} has been gone for long. Type claim or replace, or wait.")
    return found


def ending(info: TableInfo, seat: int | None) -> str:
    """How a game ended."""
    result = info.result
    if result is None:
        return f"The game is over. {ENDINGS.get(info.ended_by or '', '')}".strip()
    winners = [one.seat for one in result.standings if one.place == 1] if result.winner is None else [result.winner]
    names = [name_of(info.seats[one]) + (" (you)" if one == seat else "") for one in winners]
    verb = "wins" if len(names) == 1 else "win"
    scores = [f"{name_of(info.seats[one.seat])} {one.score} VP" for one in result.standings if one.score is not None]
    words = f"The game is over: {' and '.join(names) or 'nobody'} {verb}. {result.reason.rstrip('.')}."
    return f"{words} {', '.join(scores)}." if scores else words
