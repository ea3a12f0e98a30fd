"""The words that can be typed at a server's table instead of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wildswing.cli.console import say
from wildswing.cli.telling import Told
from wildswing.cli.words import TypedWords
from wildswing.kernel.decision import Decision, Option
from wildswing.server.wire.messages import Answer, Choose, Claim, Propose, Replace, Resign, TakeBack
from wildswing.server.wire.tables import OfferKind

if TYPE_CHECKING:
    from wildswing.cli.join_session import JoinedSession

OTHERS: Final = (
    ("why", "what is not possible now, and which rules say so"),
    ("log [N]", "the last N things that happened (20), with the numbers of the rules"),
    ("texts", "leave the texts of cards out of the table, or show them again"),
    ("who", "who sits where, and the clocks"),
    ("undo", "take your last choice back; the others are asked if they saw anything new"),
    ("agree, decline", "answer what another player proposes"),
    ("pause, resume", "propose to stop the clocks, or to go on"),
    ("claim, replace", "when a player has been gone for long: claim the game, or let a bot play on"),
    ("resign", "give the game up"),
    ("quit, or Ctrl-C", "leave; your seat is kept, and the same command brings you back"),
)


class JoinedWords(TypedWords):
    """What a player types at a server's table.

    Args:
        session: the table.
    """

    def __init__(self, session: JoinedSession) -> None:
        super().__init__(session)
        self.session = session
        self.known |= {
            "who": self.who, "agree": self.agree, "decline": self.decline, "pause": self.pause, "resume": self.resume,
            "claim": self.claim, "replace": self.replace, "resign": self.resign,
        }  # fmt: skip

    def make(self, option: Option) -> bool:
        """Send a choice; it counts when the server has it."""
        self.session.send(Choose(id=self.session.new_id(), number=self.session.number, options=(int(option),)))
        return True

    def undo(self) -> bool:
        """Ask the server to take the last choice back."""
        self.session.send(TakeBack(id=self.session.new_id(), number=self.session.number))
        return False

    def happened(self) -> Sequence[Told]:
        """All that has happened, as the player may know it."""
        return self.session.events

    def others(self) -> tuple[tuple[str, str], ...]:
        """The words of this kind of table."""
        return OTHERS

    # ---- the other players

    def who(self, rest: str, decision: Decision | None) -> None:
        """Say who is there."""
        self.session.introduce_people()

    def agree(self, rest: str, decision: Decision | None) -> None:
        """Agree to what was proposed last."""
        self.answer(True)

    def decline(self, rest: str, decision: Decision | None) -> None:
        """Decline what was proposed last."""
        self.answer(False)

    def answer(self, agree: bool) -> None:
        """Answer what was proposed last."""
        offers = self.session.table_info.offers
        if not offers:
            say("Nobody proposes anything now.")
            return
        self.session.send(Answer(id=self.session.new_id(), offer=offers[-1].id, agree=agree))

    def propose(self, kind: OfferKind) -> None:
        """Propose something."""
        self.session.send(Propose(id=self.session.new_id(), kind=kind))

    def pause(self, rest: str, decision: Decision | None) -> None:
        """Propose a pause."""
        self.propose("pause")

    def resume(self, rest: str, decision: Decision | None) -> None:
        """Propose to go on."""
        self.propose("resume")

    def claim(self, rest: str, decision: Decision | None) -> None:
        """Claim the game from who is gone."""
        gone = self.gone()
        if gone is not None:
            self.session.send(Claim(id=self.session.new_id(), seat=gone))

    def replace(self, rest: str, decision: Decision | None) -> None:
        """Let a bot play on for who is gone."""
        gone = self.gone()
        if gone is not None:
            self.session.send(Replace(id=self.session.new_id(), seat=gone))

    def gone(self) -> int | None:
        """The seat whose player is gone."""
        found = [seat.seat for seat in self.session.table_info.seats if not seat.present and seat.kind == "person"]
        if not found:
            say("Nobody is gone.")
            return None
        return found[0]

    def resign(self, rest: str, decision: Decision | None) -> None:
        """Give up, if it is meant."""
        if rest.lower() != "now":
            say("This gives the game up. If you mean it, type: resign now")
            return
        self.session.send(Resign(id=self.session.new_id()))
