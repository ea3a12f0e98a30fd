"""Whatever anybody says in whatever order: nothing fails, nothing is lost, doubled or done for a foreign seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.tables.club import BOT, FRIEND, ME, OPEN, Club, exceed, hackclad, table_of
from wildswing.server.tables import (
    Declined,
    Presence,
    Table,
    bot_choice,
    due,
    invite,
    join,
    leave,
    next_change,
    recover,
    recovery,
    wake,
)
from wildswing.server.tables.entries import Began, Chosen, Invited, TimedOut
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
    Replace,
    Resign,
    TakeBack,
)
from wildswing.server.wire.tables import ClockSettings, Join, Recover, TableOptions

GUESTS = ("ada", "bob", "cleo", "dan", "eve")
GAME_CLOCK = ClockSettings("game", 600, 3)
SETUPS: dict[str, Callable[[], Club]] = {
    "duel": exceed,
    "duel with a clock": lambda: exceed(options=TableOptions(first=0, clock=GAME_CLOCK)),
    "duel against a bot": lambda: exceed(ME, BOT, options=TableOptions(first=1, clock=ClockSettings("move", 90))),
    "hot seat": lambda: exceed(ME, ME),
    "waiting": lambda: Club(table_of("exceed", ME, FRIEND, options=TableOptions(public=True))),
    "open": lambda: Club(table_of("exceed", ME, OPEN, options=TableOptions(public=True, clock=GAME_CLOCK))),
    "hunt": lambda: hackclad(ME, FRIEND, options=TableOptions()),
    "hunt of four": lambda: hackclad(
        ME, FRIEND, BOT, FRIEND, options=TableOptions(missions="random", clock=GAME_CLOCK)
    ),
    "solo": lambda: hackclad(ME, options=TableOptions(mode="solo", missions="random", expert=True)),
    "team of two players": lambda: hackclad(ME, FRIEND, options=TableOptions(mode="team", missions="random")),
    "team of four": lambda: hackclad(ME, FRIEND, FRIEND, BOT, options=TableOptions(mode="team", missions="random")),
}
OFFERS = ("take back", "pause", "resume", "rematch")
small = st.integers(0, 5)
# A choice is likelier than all the rest, so that games get on.
kinds = st.sampled_from(
    ("right",) * 12
    + ("choose",) * 4
    + ("again", "take back", "take back", "propose", "propose", "answer", "answer", "resign", "claim", "replace")
    + (
        "look",
        "fetch",
        "outlook",
        "ping",
        "bot",
        "bot",
        "time",
        "gone",
        "join",
        "leave",
        "invite",
        "recovery",
        "recover",
    )
    + ("wake",)
)
sayings = st.lists(st.tuples(kinds, small, small, small), max_size=50)


class Crowd:
    """Lets guests say things at a table, and watches that all is well."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.said: list[tuple[str, int | None, ClientMessage]] = []
        self.secrets = [invite.path.rsplit("/", 1)[1] for invite in club.invites]

    @property
    def game(self) -> Any:  # noqa: ANN401 - one of both games
        return self.club.table.game

    def say(self, kind: str, a: int, b: int, c: int) -> None:
        """Turn three small numbers into something that is said or done."""
        club, table = self.club, self.club.table
        guest, seat = self.speaker(a, b, c)
        if kind == "bot":
            self.bot(a, b, c)
        elif kind == "time":
            club.now += (0, 10, 1000, 60_000, 400_000, 90_000_000)[a]
            club.append(due(table, club.now, club.terms))
        elif kind == "gone":
            club.presence = Presence({number: club.now - 60_000 * c for number in range(4) if (a + b) >> number & 1})
        elif kind == "wake":
            club.append(wake(table, club.now, club.now - 1000 * a))
        elif kind in {"join", "leave", "invite", "recovery", "recover"}:
            self.act(kind, guest, b, c)
        elif kind == "again" and self.said:
            self.judged(*self.said[-1 - (a % min(3, len(self.said)))], again=True)
        elif kind == "right":
            self.right(a, b)
        elif kind != "again":
            self.judged(guest, seat, self.message(kind, b, c))

    def speaker(self, a: int, b: int, c: int) -> tuple[str, int | None]:
        """Somebody who speaks for a seat of theirs, or now and then anybody for any seat."""
        if b == 5:
            return GUESTS[c % 5], (None, 0, 1, 2, 3, 0)[a]
        seat = self.club.table.seats[a % len(self.club.table.seats)]
        return seat.guest or "eve", seat.number

    def right(self, a: int, b: int) -> None:
        """Let the person who is asked choose something possible."""
        table = self.club.table
        seat = table.to_move
        if seat is None or table.seats[seat].kind != "person":
            self.bot(a, 0, 0)
            return
        options = self.game.options
        message = Choose(self.club.new_message(), table.number, (options[(a + 6 * b) % len(options)],))
        judgement = self.judged(table.seats[seat].guest, seat, message)
        assert judgement.refused is None or isinstance(judgement.entries[0], TimedOut)

    def message(self, kind: str, b: int, c: int) -> ClientMessage:
        """A message that may be anything from right to absurd."""
        club, table = self.club, self.club.table
        name = club.new_message()
        number = max(0, table.number + (0, 0, 0, -1, 1, 1000)[c])
        match kind:
            case "choose":
                options = list(self.game.options) if self.game is not None and not self.game.over else []
                pool = [*options, 0, 123456]
                return Choose(name, number, tuple(pool[(b + 7 * c + place) % len(pool)] for place in range(1 + b % 3)))
            case "take back":
                return TakeBack(name, number)
            case "propose":
                return Propose(name, OFFERS[c % 4])  # type: ignore[arg-type]
            case "answer":
                offers = [*table.offers, 1, 999]
                return Answer(name, offers[b % len(offers)], c % 3 > 0)
            case "resign":
                return Resign(name) if b == c == 4 else Ping(name)
            case "claim":
                return Claim(name, c % 4)
            case "replace":
                return Replace(name, c % 4)
            case "look":
                return Look(name, None if c > 3 else c)
            case "fetch":
                return Fetch(name, c)
            case "outlook":
                return AskOutlook(name, number, c)
            case _:
                return Ping(name)

    def judged(self, guest: str, seat: int | None, message: ClientMessage, *, again: bool = False) -> Any:  # noqa: ANN401
        """Say it, and check what the answer says against what has happened."""
        club, table = self.club, self.club.table
        version, number, mover = table.version, table.number, table.to_move
        holds = seat is not None and seat in table.seats_of(guest)
        before = "" if self.game is None else self.game.position
        judgement = club.say(guest, seat, message)
        self.said.append((guest, seat, message))
        assert table.version == version + len(judgement.entries)
        if not holds:
            assert judgement.entries == ()
        if again and judgement.duplicate:
            assert judgement.entries == ()
        if judgement.entries == ():
            assert before == ("" if self.game is None else self.game.position)
        for entry in judgement.entries:
            if isinstance(entry, Chosen):
                assert holds
                assert isinstance(message, Choose)
                assert (entry.seat, entry.number, entry.options) == (seat, number, message.options)
                assert mover == seat
                assert table.number == number + len(message.options)
        return judgement

    def bot(self, a: int, b: int, c: int) -> None:
        """Let a bot choose, now and then too late or for the wrong seat."""
        club, table = self.club, self.club.table
        if self.game is None or self.game.over:
            return
        seat = table.mover or 0
        options = self.game.options
        option = options[a % len(options)] if b < 4 else 123456
        judgement = bot_choice(table, seat if c < 4 else a, table.number - (c == 3), (option,), club.now)
        if judgement.entries:
            assert table.seats[seat].kind == "bot"
        club.append(judgement.entries)

    def act(self, kind: str, guest: str, b: int, c: int) -> None:
        """Come, go, and make links."""
        club, table = self.club, self.club.table
        secret = ["", "guess", *self.secrets][c % (2 + len(self.secrets))]
        try:
            if kind == "join":
                wish = Join(secret, None if b > 3 else b, ("ryu",) if c == 5 else (), "", watch=b == 4)
                entries = join(table, guest, guest.capitalize(), wish, club.now, club.source)
            elif kind == "leave":
                entries = leave(table, guest, club.now)
            elif kind == "recover":
                entries = recover(table, guest, Recover(secret), club.now)
            else:
                if kind == "invite":
                    entries, link = invite(table, guest, None if b > 3 else b, club.now, club.source)
                else:
                    entries, link = recovery(table, guest, club.now, club.source)
                self.secrets.append(link.path.rsplit("/", 1)[1])
        except Declined as declined:
            assert declined.problem.message.endswith(".")  # noqa: PT017 - either way is right
            assert declined.status in {403, 404, 409, 422}  # noqa: PT017 - as above
        else:
            club.append(entries)

    def check(self) -> None:
        """What is stored makes the same table, for every viewer; and nothing secret is shown to any."""
        club, table = self.club, self.club.table
        other = club.folded()
        for guest in (None, *GUESTS, "eve's tablet"):
            assert other.may_watch(guest) == table.may_watch(guest)
            for seat in (None, *table.seats_of(guest)):
                info = table.info(guest, seat, club.now, club.presence, club.terms)
                assert other.info(guest, seat, club.now, club.presence, club.terms) == info
                self.check_secrets(info)
        assert comparable(other) == comparable(table)
        assert other.version == len(club.entries) == len(club.stored)
        if self.game is not None:
            assert other.game == self.game
            assert other.game is not None
            assert other.game.history == self.game.history
            assert other.game.can_take_back == self.game.can_take_back
            for viewer in (None, *range(self.game.seats), "all"):
                texts = [event.text for event in self.game.events(seat=viewer)]
                assert [event.text for event in other.game.events(seat=viewer)] == texts
        next_change(table, club.now, club.presence, club.terms)

    def check_secrets(self, info: msgspec.Struct) -> None:
        """No seed, secret, hash or id of a guest."""
        shown = msgspec.json.encode(info).decode()
        for entry in self.club.entries:
            if isinstance(entry, Invited):
                assert entry.hash not in shown
            if isinstance(entry, Began):
                assert str(entry.seed) not in shown
        for secret in self.secrets:
            assert secret not in shown
        for guest in GUESTS:
            assert f'"{guest}"' not in shown


def comparable(table: Table) -> dict[str, Any]:
    """Everything of a table but its game, as values."""
    values = {name: value for name, value in vars(table).items() if name not in {"game", "seats", "clocks", "offers"}}
    values["seats"] = [[getattr(seat, name) for name in type(seat).__slots__] for seat in table.seats]
    values["offers"] = [offer.info() for offer in table.offers.values()]
    values["clocks"] = None if table.clocks is None else vars(table.clocks)
    return values


@pytest.mark.parametrize("setup", SETUPS)
@settings(max_examples=10)
@given(said=sayings)
def test_nothing_that_is_said_does_harm(setup: str, said: list[tuple[str, int, int, int]]) -> None:
    crowd = Crowd(SETUPS[setup]())
    for one in said:
        crowd.say(*one)
    crowd.check()


def test_the_same_entries_make_the_same_table_at_every_length() -> None:
    club = hackclad(ME, FRIEND, options=TableOptions(clock=GAME_CLOCK))
    crowd = Crowd(club)
    for place in range(120):
        crowd.say("right", place % 6, place % 5, 0)
        if place % 5 == 0:
            crowd.say("take back", place % 2, 1 + place % 2, 0)
        club.now += 100 * (place % 7)
    table = Table.fold(club.entries[:1])
    for length, entry in enumerate(club.entries[1:], start=2):
        table.apply(entry)
        if length % 10 == 0:
            assert comparable(Table.fold(club.entries[:length])) == comparable(table)
    assert comparable(table) == comparable(club.table)
