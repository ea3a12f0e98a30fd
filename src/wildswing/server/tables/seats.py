"""The seats of a table: who sits where, with which characters."""

from __future__ import annotations

from typing import Literal

from wildswing.server.wire.tables import NewSeat, SeatInfo, SeatKind


class Seat:
    """One seat.

    Attributes:
        number: from 0 on.
        opened_as: what its maker wanted: "me", "friend", "open" or "bot".
        kind: "person", "bot" or "free".
        guest: who sits there; "" for nobody and for a bot.
        name: what the guest or the bot is called.
        characters: the ids of the characters; () as long as they are not chosen.
        bot: the name of the bot; "" for a person.
        wanted: the characters that the maker of the table chose for it.
        called: what the maker called it; "" to take the guest's own name.
    """

    __slots__ = ("bot", "called", "characters", "guest", "kind", "name", "number", "opened_as", "wanted")

    def __init__(self, number: int, new: NewSeat) -> None:
        self.number = number
        self.opened_as: SeatKind = new.kind
        self.wanted = new.characters
        self.called = new.name
        self.kind: Literal["person", "bot", "free"] = "free"
        self.guest = ""
        self.name = ""
        self.bot = ""
        self.characters = new.characters
        if new.kind == "bot":
            self.give_to_bot(new.bot)

    def take(self, guest: str, name: str, characters: tuple[str, ...]) -> None:
        """Seat a guest.

        Args:
            guest: who.
            name: what the guest is called here.
            characters: of this guest's choice; () to keep those of the maker's choice, or to leave it to chance.
        """
        self.kind, self.guest, self.name = "person", guest, name
        self.characters = self.wanted or characters

    def free(self) -> None:
        """Let nobody sit here."""
        self.kind, self.guest, self.name, self.characters = "free", "", "", self.wanted

    def give_to_bot(self, bot: str) -> None:
        """Let a bot sit here; the characters stay.

        Args:
            bot: its name.
        """
        self.kind, self.guest, self.bot = "bot", "", bot
        self.name = f"{bot.capitalize()} bot"


def seconds_until(milliseconds: int) -> int:
    """Whole seconds that have to pass first."""
    return -(-milliseconds // 1000)


def seat_info(
    seat: Seat, *, yours: bool, away: int | None, claim: int | None, replace: int | None, invited: bool
) -> SeatInfo:
    """A seat as everybody sees it.

    Args:
        seat: the seat.
        yours: whether the viewer holds it.
        away: for how many milliseconds its player has been gone; None for one who is there.
        claim: in how many milliseconds the others may claim the game, 0 by now; None for never.
        replace: in how many the others may let a bot play on, likewise.
        invited: whether an invite link is open for it.
    """
    return SeatInfo(
        seat=seat.number,
        kind=seat.kind,
        name=seat.name or seat.called,
        characters=seat.characters,
        yours=yours,
        present=seat.kind == "bot" or (seat.kind == "person" and away is None),
        gone_for=0 if away is None else away // 1000,
        claimable=claim == 0,
        replaceable=replace == 0,
        claimable_in=None if claim is None else seconds_until(claim),
        replaceable_in=None if replace is None else seconds_until(replace),
        invited=invited,
    )
