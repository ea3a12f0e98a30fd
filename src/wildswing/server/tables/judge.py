"""Who may do what at a table, and which entries it makes: every message of the socket is judged here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wildswing.server.tables import agreeing, ending
from wildswing.server.tables.agreeing import Agreement, check_playing
from wildswing.server.tables.entries import Chosen, Entry, TimedOut
from wildswing.server.tables.opening import Opening
from wildswing.server.tables.presence import Presence
from wildswing.server.tables.refusals import Refusal, not_possible, not_yours, stale
from wildswing.server.tables.sources import Source
from wildswing.server.tables.terms import TERMS, Terms
from wildswing.server.wire.messages import (
    Answer,
    AskOutlook,
    Choose,
    Claim,
    ClientMessage,
    Fetch,
    Look,
    Ping,
    Propose,
    Refused,
    Replace,
    Resign,
    TakeBack,
)

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a message.

    Attributes:
        entries: to be appended, also before a refusal: the time may have been up before the message came.
        refused: why it is not carried out; None if it is.
        duplicate: whether it was carried out before.
        reading: whether it asks for something to be shown only.
        opens: the table of a rematch, which must be stored together with the entries.
    """

    entries: tuple[Entry, ...] = ()
    refused: Refused | None = None
    duplicate: bool = False
    reading: bool = False
    opens: Opening | None = None


def judge(
    table: Table,
    guest: str,
    seat: int | None,
    message: ClientMessage,
    now: int,
    presence: Presence,
    source: Source,
    terms: Terms = TERMS,
) -> Judgement:
    """What follows from a message. It changes nothing, and never fails for what a client says.

    Args:
        table: where.
        guest: who says it.
        seat: from which seat the guest looks at the table; None for a spectator.
        message: what is said.
        now: the time.
        presence: who is connected.
        source: of the seeds of a rematch.
        terms: how long things last.
    """
    try:
        if isinstance(message, Ping | Fetch | Look | AskOutlook):
            check_reading(table, guest, seat, message)
            return Judgement(reading=True)
        if seat is None or seat not in table.seats_of(guest):
            raise not_yours("You have no seat here; only players can do that.", "Watch, or open a table of your own.")
        if message.id in table.seen[seat]:
            return Judgement(duplicate=True)
        at = max(now, table.at)
        late = ending.due(table, at, terms)
        if late:
            done = isinstance(message, Claim | Replace) and lost_by(late, message.seat)
            refused = None if done else Refused(message.id, "not possible", "The time was up before that.", "")
            return Judgement(entries=late, refused=refused)
        agreement = act(table, seat, message, at, presence, source, terms)
    except Refusal as refusal:
        return Judgement(refused=Refused(message.id, refusal.code, refusal.message, refusal.hint))
    return Judgement(entries=agreement.entries, opens=agreement.opens)


def lost_by(entries: tuple[Entry, ...], seat: int) -> bool:
    """Whether entries say that the time of a seat was up."""
    return isinstance(entries[0], TimedOut) and entries[0].seat == seat


def act(
    table: Table,
    seat: int,
    message: Choose | TakeBack | Propose | Answer | Resign | Claim | Replace,
    at: int,
    presence: Presence,
    source: Source,
    terms: Terms,
) -> Agreement:
    """What a message of a seat makes.

    Raises:
        Refusal: it is not possible.
    """
    match message:
        case Choose():
            check_choice(table, seat, message.number, message.options)
            entries: tuple[Entry, ...] = (
                Chosen(at=at, seat=seat, message=message.id, number=message.number, options=message.options),
            )
        case TakeBack():
            return agreeing.take_back(table, seat, message.id, message.number, at)
        case Propose():
            return agreeing.propose(table, seat, message.id, message.kind, at, source)
        case Answer():
            return agreeing.answer(table, seat, message.id, message.offer, message.agree, at, source)
        case Resign():
            entries = ending.resign(table, seat, message.id, at)
        case Claim():
            entries = ending.claim(table, seat, message.id, message.seat, at, presence, terms)
        case Replace():
            entries = ending.replace(table, seat, message.id, message.seat, at, presence, terms)
    return Agreement(entries)


def check_choice(table: Table, seat: int, number: int, options: tuple[int, ...]) -> None:
    """Raise Refusal unless a seat can choose all these options in a row now.

    They are tried on a copy of the game: so all are made or none, and nothing is stored that the rules cannot run. What
    comes before the last must be what the player could take back: else the answer to choices that cannot be made would
    tell what only making them may tell.

    Args:
        table: where.
        seat: who chooses.
        number: of the decision that the first of them answers.
        options: one, or those of several decisions of this seat.
    """
    check_playing(table)
    if table.paused:
        raise not_possible("The game is paused.", "Propose to go on.")
    assert table.game is not None
    if number != table.number:
        raise stale(number, table.number)
    if table.game.seat != seat:
        raise not_yours(f"{table.seats[table.game.seat].name} is to choose.", "Wait for your turn.")
    if options[0] not in table.game.options:
        raise illegal(f"Option {options[0]} is not possible now. Nothing was done.")
    trial = table.game.clone()
    for option in options[:-1]:
        before = trial.can_take_back
        if option in trial.options:
            trial.choose(option)
        if trial.can_take_back <= before:
            raise illegal("These choices are not possible together. Nothing was done.")
    if options[-1] not in trial.options:
        raise illegal("These choices are not possible together. Nothing was done.")
    trial.step(options[-1])


def illegal(message: str) -> Refusal:
    """A choice that the rules do not allow."""
    return Refusal("illegal", message, "Look at the table as it is now, and choose again, one by one.")


def check_reading(table: Table, guest: str, seat: int | None, message: Ping | Fetch | Look | AskOutlook) -> None:
    """Raise Refusal unless a guest may be shown what a message asks for."""
    if isinstance(message, Look):
        if message.seat is not None and message.seat not in table.seats_of(guest):
            raise not_yours("This is not your seat.", "You can look from your own seats only.")
        if message.seat is None and not table.may_watch(guest):
            raise Refusal("not allowed", "This table is private.", "")
    elif isinstance(message, AskOutlook):
        check_outlook(table, guest, seat, message.number)


def check_outlook(table: Table, guest: str, seat: int | None, number: int) -> None:
    """Raise Refusal unless a guest may ask what an attack would run into."""
    if seat is None or seat not in table.seats_of(guest):
        raise not_yours("You have no seat here; only players can ask that.", "")
    check_playing(table)
    if table.new.game != "exceed":
        raise not_possible("HacKClaD has no outlook: the forecast shows what comes.", "")
    if table.options.help != "full":
        raise Refusal("not allowed", "This table is played without the outlook.", "Its maker decided that.")
    if number != table.number:
        raise stale(number, table.number)


def bot_choice(table: Table, seat: int, number: int, options: tuple[int, ...], now: int) -> Judgement:
    """What follows from the choice of a bot. It is refused if the bot has thought about an old position.

    Args:
        table: where.
        seat: whose bot.
        number: of the decision that it thought about.
        options: what it chose.
        now: the time.
    """
    try:
        moving = table.bot_to_move
        if moving is None or moving[0] != seat:
            raise not_yours("It is not this bot's turn.", "")
        check_choice(table, seat, number, options)
    except Refusal as refusal:
        return Judgement(refused=Refused("", refusal.code, refusal.message, refusal.hint))
    return Judgement(entries=(Chosen(at=max(now, table.at), seat=seat, number=number, options=options, by="bot"),))
