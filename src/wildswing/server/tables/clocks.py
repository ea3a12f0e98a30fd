"""The clocks of a table. They are computed from the times of the entries alone, so that every process has the same."""

from __future__ import annotations

from wildswing.server.wire.tables import ClockInfo, ClockSettings


class Clocks:
    """What each seat has left. Only the clock of the seat that is asked runs, and only while a person sits there.

    Attributes:
        left: milliseconds of each seat, at `since`.
        running: whose clock runs; None if none does.
        since: the time up to which the running clock was counted.
        paused: whether the clocks stand still by agreement.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds * 1000] * seats
        self.running: int | None = None
        self.since = 0
        self.paused = False
        self._last: int | None = None  # who was asked last
        self._earning = False  # whether a person sits there
        self._furthest = -1  # the greatest number of a decision so far: an earlier one gives no new time

    def count(self, at: int) -> None:
        """Count the time that has gone by on the running clock.

        Args:
            at: now.
        """
        if self.running is not None:
            self.left[self.running] -= max(0, at - self.since)
        self.since = max(self.since, at)

    def skip(self, since: int, at: int) -> None:
        """Count the time up to `since` only, and none from there to `at`.

        Args:
            since: when the time is no longer counted.
            at: now.
        """
        self.count(min(since, at))
        self.since = max(self.since, at)

    def asked(self, seat: int, number: int, *, person: bool) -> None:
        """A decision is pending: give the time that belongs to it, and let the clock of its seat run.

        With time for each move, a decision that was not asked before, and one of another seat than the last, has the
        whole time. With time for the game, a seat whose decisions were answered gains the increment. Whoever takes back
        and chooses again gains nothing.

        Args:
            seat: who decides.
            number: of the decision.
            person: whether a person sits there; bots have no clock.
        """
        before, new = self._last, number > self._furthest
        if self.settings.kind == "move":
            if new or seat != before:
                self.left[seat] = self.settings.seconds * 1000
        elif new and before is not None and before != seat and self._earning:
            self.left[before] += self.settings.increment * 1000
        self._last, self._earning, self._furthest = seat, person, max(self._furthest, number)
        self.running = seat if person and not self.paused else None

    def pause(self) -> None:
        """Let the clocks stand still by agreement; `asked` lets them run again after `resume`."""
        self.paused, self.running = True, None

    def resume(self) -> None:
        """End the pause."""
        self.paused = False

    def flag(self) -> int | None:
        """When the running clock is at its end; None if none runs."""
        return None if self.running is None else self.since + max(0, self.left[self.running])

    def stop(self) -> None:
        """Let no clock run any more."""
        self.running = None

    def info(self, now: int) -> ClockInfo:
        """How the clocks stand.

        Args:
            now: the time.
        """
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0, now - self.since)
        return ClockInfo(tuple([max(0, one) for one in left]), self.running, self.paused)
