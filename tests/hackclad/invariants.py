"""What is true at every decision of every game of HacKClaD, checked from outside: by the events and by the state."""

from __future__ import annotations

from collections import Counter

from tests.hackclad.table import place
from wildswing.hackclad import constants as c
from wildswing.hackclad.actions import reaction_options
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.kernel.state import Frame

ROUNDS = 9
NINE = 9
EVERY_WAY = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Answered:
    """An attack that waits for Reactions, as the watcher has seen it."""

    def __init__(self, frame: Frame, spaces: frozenset[tuple[int, int]]) -> None:
        self.frame = frame
        self.spaces = spaces
        self.passed: set[int] = set()


class Watcher:
    """Looks at a game at every decision and complains of what the rules forbid.

    Args:
        state: a game with a log, from its beginning.
    """

    def __init__(self, state: HackcladState) -> None:
        assert state.log is not None
        self.state = state
        self.read = 0
        self.entered = 0
        """VP of Shards that have come from the Reserve."""
        self.injuries: Counter[int] = Counter()
        self.off: set[int] = set()
        self.done: dict[int, list[int]] = {}
        self.clad = (int(state.clad_space), int(state.facing))
        self.locked = False
        self.voltage = 1
        self.damage: tuple[int, int] = (-1, 0)
        """Who took how much last."""
        self.attacks: list[Answered] = []
        self.asked: tuple[Answered, int] | None = None

    def look(self, answer: int | None) -> None:
        """Check everything.

        Args:
            answer: what was chosen since the last look; None at the first.
        """
        self.listen()
        state = self.state
        for witch, figure in enumerate(state.figures):
            self.check_cards(witch, figure)
            self.check_figure(witch, figure)
        self.check_clad()
        self.check_field()
        self.check_reactions(answer)
        self.check_decision()
        if state.over:
            self.check_end()

    def listen(self) -> None:
        """Read the new events."""
        state = self.state
        log = state.log
        assert log is not None
        moves = turns = 0
        for event in log[self.read :]:
            kind, witch = event.kind, event.seat
            if kind == "drop":
                self.entered += 1
            elif kind == "clad damaged":
                self.entered += event.numbers[0]
                assert event.numbers[0] > 0
            elif kind == "voltage":
                self.voltage = event.numbers[0]
            elif kind == "damage":
                assert sum(event.numbers) == self.voltage + 1, "the Clad's ATK (HC 10.1), less reductions"
                assert min(event.numbers) >= 0, "never below 0 (HC 21.8)"
                self.damage = (witch, event.numbers[0])
            elif kind == "injury":
                assert witch not in self.off, "who is off the Field is not injured (HC 10.7)"
                assert (witch, event.numbers[0]) == self.damage, "by the damage that is left (HC 16.8)"
                assert 0 < event.numbers[0] >= event.numbers[1], "Shards worth the damage at the most (HC 16.4)"
                self.injuries[witch] += 1
                self.off.add(witch)
            elif kind == "re-entry":
                assert witch in self.off, "only who is off the Field re-enters"
                self.off.remove(witch)
            elif kind == "move":
                assert witch not in self.off, "who is off the Field does not move"
            elif kind == "round":
                self.locked = False
            elif kind == "clad locked" and witch >= 0:
                self.locked = True
            elif kind == "clad moves":
                assert not self.locked, "it cannot move (HC 9.13)"
                moves += 1
            elif kind == "clad turns":
                turns += 1
        self.read = len(log)
        clad = (int(state.clad_space), int(state.facing))
        if clad[0] != self.clad[0]:
            assert moves, "the Clad moves by movements only"
        if clad[1] != self.clad[1]:
            assert turns, "the Clad turns by turns only (HC 2.11)"
        self.clad = clad
        assert state.clad_locked == self.locked

    # ---- cards, gauges, figures

    def check_cards(self, witch: int, figure: Figure) -> None:
        """No skill card is lost, none appears; nine are in play (HC 18.12)."""
        board = self.state.match.boards[witch]
        nine = [card & c.CARD_MASK for card in (*figure.hand, *figure.deck, *figure.discard, *figure.playing)]
        if figure.turn_card != c.NO_CARD:
            nine.append(int(figure.turn_card))
        setting_up = self.state.round == 0
        assert len(nine) == NINE or (setting_up and len(nine) == NINE - 1)
        assert Counter(nine) + Counter(figure.enhanced) == Counter(board.basic_cards + board.enhanced_cards)
        for pile in (figure.hand, figure.discard, figure.playing, figure.enhanced):
            assert all(card == card & c.CARD_MASK for card in pile), "only a deck carries marks"
        assert not Counter(figure.shown) - Counter(figure.hand), "what everybody knows of a hand is in it"
        if not setting_up:
            assert (figure.turn_card == c.NO_CARD) == (figure.slot < 0 and figure.standby < 0)
        assert figure.slot < 0 or figure.standby < 0

    def check_figure(self, witch: int, figure: Figure) -> None:
        """Gauges within their limits, what is counted as it happened."""
        assert 0 <= figure.mp <= c.GAUGE_MAX
        assert 0 <= figure.cp <= c.GAUGE_MAX
        assert figure.shards >= 0
        assert figure.injuries == self.injuries[witch]
        assert (figure.space == c.OFF_FIELD) == (witch in self.off)
        limits = self.state.match.boards[witch].limits
        assert figure.used_move <= limits[c.PLUS_MOVE] + 1, "at most one card raises the limit (HC 26.26)"
        assert figure.used_mp <= limits[c.PLUS_MP]
        assert figure.used_damage <= limits[c.MINUS_DAMAGE]
        done = self.done.get(witch, [])
        assert figure.done[: len(done)] == done, "a completed Mission stays completed (HC 20.3)"
        assert len(set(figure.done)) == len(figure.done)
        assert set(figure.done) <= set(figure.missions)
        self.done[witch] = figure.done[:]

    def check_clad(self) -> None:
        """No Clad card is lost; the Voltage fits the round."""
        state = self.state
        slots = [card for card in state.clad_slots if card != c.NO_CARD]
        cards = [*slots, *state.clad_deck, *state.clad_done, *state.clad_aside]
        assert sorted(cards) == [card.number for card in state.match.clad if not card.replaced]
        assert len(cards) == 12
        assert state.round <= ROUNDS
        assert state.voltage == (1 if state.round <= 2 else 2 if state.round <= 5 else 3)

    def check_field(self) -> None:
        """One figure a space; Shards only come by drops and by damage to the Clad (HC 9.10, 12.8)."""
        state = self.state
        spaces = [int(figure.space) for figure in state.figures if figure.space != c.OFF_FIELD]
        assert len({*spaces, int(state.clad_space)}) == len(spaces) + 1, "figures never share a space (HC 2.6)"
        assert all(0 <= space < c.SPACES for space in (*spaces, int(state.clad_space)))
        assert all(amount >= 0 for amount in state.field)
        assert sum(state.field) + sum(int(figure.shards) for figure in state.figures) == self.entered
        taken = [int(figure.taken) for figure in state.figures if figure.taken >= 0]
        assert len(set(taken)) == len(taken)

    # ---- Reactions

    def check_reactions(self, answer: int | None) -> None:
        """The earliest Witch in range is asked who has not passed since the range changed (HC 15.3 to 15.11)."""
        state = self.state
        if self.asked is not None and answer == c.PASS:
            self.asked[0].passed.add(self.asked[1])
        self.asked = None
        frames = [frame for frame in state.stack if frame.procedure == c.CLAD_ATTACK]
        self.attacks = [attack for attack in self.attacks if any(attack.frame is frame for frame in frames)]
        if state.decision != c.REACT:
            return
        frame = state.stack[-1]
        assert frames[-1] is frame, "the innermost attack asks (HC 15.13)"
        spaces = self.covered(frame)
        attack = next((attack for attack in self.attacks if attack.frame is frame), None)
        if attack is None:
            attack = Answered(frame, spaces)
            self.attacks.append(attack)
        elif attack.spaces != spaces:
            attack.spaces = spaces
            attack.passed.clear()
        witch = int(frame.kept[1])
        order = sorted((int(figure.taken), other) for other, figure in enumerate(state.figures))
        for _, other in order:
            figure = state.figures[other]
            in_range = figure.space != c.OFF_FIELD and place(figure.space) in spaces
            if other == witch:
                assert in_range, "only who is in range reacts (HC 15.1)"
                assert other not in attack.passed, "who has passed is not asked again (HC 15.6)"
                break
            if in_range and other not in attack.passed:
                assert not figure.hand, "an earlier Witch in range is asked first (HC 15.3)"
                assert reaction_options(state, other) == [c.PASS]
        self.asked = (attack, witch)

    def covered(self, frame: Frame) -> frozenset[tuple[int, int]]:
        """The spaces of an attack, from the Clad's place and facing (HC 15.12)."""
        state = self.state
        x, y = place(state.clad_space)
        if frame.a == c.NO_CARD:
            dx, dy = EVERY_WAY[(state.facing + frame.b) % 4]
            steps = range(1, int(frame.c) + 1)
            return frozenset() if self.locked else frozenset(wrap(x + step * dx, y + step * dy) for step in steps)
        ahead = EVERY_WAY[state.facing]
        right = EVERY_WAY[(state.facing + 1) % 4]
        pairs = state.match.clad[frame.a].attack
        return frozenset(
            wrap(x + one * right[0] + other * ahead[0], y + one * right[1] + other * ahead[1])
            for one, other in zip(pairs[::2], pairs[1::2], strict=True)
        )

    # ---- decisions and the end

    def check_decision(self) -> None:
        """There is something to choose, each thing once, and it follows from the state alone."""
        state = self.state
        if state.over:
            assert not state.options
            return
        assert state.options
        assert len(set(state.options)) == len(state.options)
        assert state.list_options(state.stack[-1]) == state.options
        assert 0 <= state.seat < state.match.players
        if state.decision == c.ACT:
            assert state.stack[-1].seat == state.acting
            assert state.acting not in self.off, "a turn ends with an injury (HC 11.5)"
        if state.decision in {c.ACT, c.CHOOSE_SLOT, c.CHOOSE_MISSION, c.CHOOSE_ENHANCED}:
            assert all(not figure.playing for figure in state.figures)
        if state.decision == c.CHOOSE_SLOT:
            assert all(figure.moved <= 1 for figure in state.figures), "only Turn slot 4 has moved anyone yet"

    def check_end(self) -> None:
        """After nine rounds (HC 19.1)."""
        state = self.state
        assert (state.round, state.voltage, state.clad_deck) == (ROUNDS, 3, [])
        assert not state.stack
        assert all(not figure.playing for figure in state.figures)


def wrap(x: int, y: int) -> tuple[int, int]:
    """A space, over the edges."""
    return ((x + 2) % 5 - 2, (y + 2) % 5 - 2)
