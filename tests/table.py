"""A table for tests of the rules: put the game into a situation, choose by the names of cards, look at the result.

>>> table = Table("ryu", "akuma", spaces=(3, 4))
>>> table.hand(0, "Assault")
>>> table.hand(1, "Sweep")
>>> table.strike("Assault", "Sweep")
>>> table.life(0), table.life(1)
(24, 26)
"""

from __future__ import annotations

from collections import Counter

from wildswing.exceed import constants as c
from wildswing.exceed import procedures
from wildswing.exceed.building.fighter import build_fighter, fighter
from wildswing.exceed.cards import Fighter, Match
from wildswing.exceed.setup import new_state
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.exceed.stats import armor, greatest_range, guard, least_range, power, speed
from wildswing.exceed.text import Character, read_character
from wildswing.exceed.zones import zone
from wildswing.kernel.events import Event
from wildswing.kernel.state import ARGUMENTS

assert procedures.MODULES
NO_STOP = -1
STOPS = {"attack": c.ATTACK, "clean-up": c.CLEAN_UP, "price": c.PAY_ATTACK}
ZONES = {
    "hand": c.HAND,
    "deck": c.DECK,
    "discard": c.DISCARD,
    "gauge": c.GAUGE,
    "boosts": c.BOOSTS,
    "transformations": c.TRANSFORMATIONS,
    "sealed": c.SEALED,
    "overdrive": c.OVERDRIVE_ZONE,
    "aside": c.ASIDE,
    "stored": c.STORED,
}


def made(character: str | Character, seat: int) -> Fighter:
    """A built-in character by its id, a stand-in by the text of its card file, or a character that was read."""
    if isinstance(character, str):
        if "\n" not in character:
            return fighter(character, seat)
        character = read_character(character, "stand-in.toml")
    return build_fighter(character, seat)


class Table:
    """A game at the first action of seat 0, with empty hands; every card not placed lies in its owner's deck."""

    def __init__(
        self, *characters: str | Character, spaces: tuple[int, int] = (3, 7), seed: int = 1, first: int = 0
    ) -> None:
        self.match = Match(made(characters[0], 0), made(characters[1], 1))
        self.stop = NO_STOP
        self.state: ExceedState = new_state(self.match, seed, first)
        self.state.log = []
        self.state.run()
        self.state.step(c.PASS)
        self.state.step(c.PASS)
        for seat in (0, 1):
            self.state.players[seat].space = spaces[seat]
            self.hand(seat)

    # ---- putting the game into a situation

    def card(self, seat: int, name: str) -> int:
        """The number of a seat's card, by the name of its attack or of its boost."""
        for card in self.match.fighters[seat].cards:
            if name in {card.name, card.boost_name}:
                return int(card.number)
        known = ", ".join(card.name for card in self.match.fighters[seat].cards)
        raise LookupError(f"{self.match.fighters[seat].name} has no card {name!r}; there are {known}")

    def put(self, seat: int, where: str, *names: str) -> None:
        """Make a zone hold just these cards, the last one on top; they come from the deck, where the old ones go."""
        player = self.state.players[seat]
        pile = zone(player, ZONES[where])
        player.deck.extend(pile)
        pile.clear()
        for name in names:
            card = self.card(seat, name)
            source = player.deck if card in player.deck else player.aside
            source.remove(card)
            pile.append(card)
        if where == "hand":
            player.shown = []
        self.refresh()

    def hand(self, seat: int, *names: str) -> None:
        """Make the hand hold just these cards."""
        self.put(seat, "hand", *names)

    def gauge(self, seat: int, *names: str) -> None:
        """Make the gauge hold just these cards."""
        self.put(seat, "gauge", *names)

    def foreign(self, seat: int, where: str, *names: str) -> None:
        """Put cards of the opponent on top of a zone, as if an effect had taken them from the opponent's deck."""
        for name in names:
            card = self.card(1 - seat, name)
            self.state.players[1 - seat].deck.remove(card)
            zone(self.state.players[seat], ZONES[where]).append(card)
        self.refresh()

    def top(self, seat: int, *names: str) -> None:
        """Put cards on top of the deck, the first one topmost."""
        deck = self.state.players[seat].deck
        for name in reversed(names):
            card = self.card(seat, name)
            deck.remove(card)
            deck.append(card)

    def only_deck(self, seat: int, *names: str) -> None:
        """Make the deck just these cards, the first one topmost; all others of it are sealed."""
        player = self.state.players[seat]
        for name in reversed(names):
            card = self.card(seat, name)
            player.deck.remove(card)
            player.deck.append(card)
        kept = player.deck[len(player.deck) - len(names) :] if names else []
        player.sealed.extend(player.deck[: len(player.deck) - len(names)])
        player.deck[:] = kept
        self.refresh()

    def exceed(self, seat: int, exceeded: bool = True) -> None:
        """Turn the character's card, without effects."""
        self.state.players[seat].exceeded = exceeded
        self.refresh()

    def set_life(self, seat: int, life: int) -> None:
        """Set a player's life."""
        self.state.players[seat].life = life
        self.refresh()

    def token(self, seat: int, name: str, *spaces: int) -> None:
        """Put a token on a space, or its copies on several; the copies not named are off the board."""
        names = self.match.fighters[seat].token_names
        tokens = self.state.players[seat].tokens
        found = [place for place, known in enumerate(names) if known == name]
        for place, space in zip(found, [*spaces, *[c.OFF_BOARD] * len(found)], strict=False):
            tokens[place] = space
        self.refresh()

    def tokens(self, seat: int, name: str) -> list[int]:
        """The spaces on which copies of a token stand."""
        names = self.match.fighters[seat].token_names
        spaces = [int(space) for space in self.state.players[seat].tokens]
        return sorted(
            space for known, space in zip(names, spaces, strict=True) if known == name and space != c.OFF_BOARD
        )

    def refresh(self) -> None:
        """List the options of the pending decision anew."""
        if self.state.decision != c.PASS and self.state.stack:
            self.state.options = self.state.list_options(self.state.stack[-1])

    # ---- choices

    @property
    def asked(self) -> str:
        """The kind of the pending decision, "" when the game is over."""
        return "" if self.state.over else c.DECISION_WORDS[self.state.decision]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self.state.seat)

    def choose(self, option: int) -> None:
        """Choose a legal option by its number."""
        assert option in self.state.options, (
            f"{self.asked} of seat {self.seat}: {option} is not among {self.state.options}"
        )
        if self.stop == NO_STOP:
            self.state.step(option)
        else:
            self.state.answer = option
            self.state.decision = c.PASS
            self.go()

    def pause(self, before: str) -> None:
        """Let the game stop once right before the next one of `STOPS`; `go` goes on from there."""
        self.stop = STOPS[before]

    def go(self) -> None:
        """Go on to the next decision, or to the pause that was asked for."""
        state = self.state
        while self.stop != NO_STOP and state.decision == c.PASS and state.stack and not state.over:
            place = len(state.stack) - 1
            frame = state.stack[place]
            if frame.procedure == self.stop and frame.step == 0:
                self.stop = NO_STOP
                return
            if state.resume(frame):
                del state.stack[place]
        if state.decision == c.PASS:
            state.run()

    def can(self, option: int) -> bool:
        """Whether an option is open."""
        return option in self.state.options

    def named(self, verb: int, name: str, seat: int | None = None) -> int:
        """The option of a verb about a card of the player who decides, or of `seat`."""
        return verb + self.card(self.seat if seat is None else seat, name)

    def yes(self) -> None:
        """Say yes to a permission, a price or a cancel."""
        self.choose(c.YES)

    def no(self) -> None:
        """Say no, or stop paying or picking."""
        self.choose(c.PASS)

    def pay(self, *names: str, gauge: bool = False, two: bool = False) -> None:
        """Pay with these cards one after the other, from hand or gauge, Ultras as 1 or 2 Force."""
        for name in names:
            verb = (c.PAY_GAUGE_TWO if two else c.PAY_GAUGE_CARD) if gauge else (c.PAY_HAND_TWO if two else c.PAY_HAND)
            self.choose(self.named(verb, name))

    def pick(self, name: str, place: int = 0) -> None:
        """Pick a card; `place` is the place of its zone, or the holder of a boost."""
        seat = place if self.can(c.CARD + (place << 8) + self._any(name, place)) else self.seat
        self.choose(c.CARD + (place << 8) + self.card(seat, name))

    def _any(self, name: str, seat: int) -> int:
        try:
            return self.card(seat, name)
        except LookupError:
            return 255

    def space(self, space: int) -> None:
        """Choose a space."""
        self.choose(c.SPACE + space)

    def move(self, way: str, spaces: int) -> None:
        """Choose one of several movements, such as ("push", 2); spaces 0 is not moving."""
        ways = {"advance": 0, "close": 1, "retreat": 2, "push": 3, "pull": 4}
        self.choose(c.NUMBER + (ways[way] * 16 + spaces if spaces else 0))

    @property
    def movements(self) -> set[tuple[str, int]]:
        """The movements that can be chosen now, such as ("push", 2); not moving is ("stay", 0)."""
        ways = ("advance", "close", "retreat", "push", "pull")
        numbers = [option - c.NUMBER for option in self.state.options if self.asked == "amount"]
        return {(ways[number // 16], number % 16) if number else ("stay", 0) for number in numbers}

    @property
    def moves(self) -> list[int]:
        """The spaces that a Move action may go to now."""
        return [option - c.MOVE_TO for option in self.state.options if option // ARGUMENTS == c.MOVE_TO // ARGUMENTS]

    @property
    def payments(self) -> set[tuple[str, str, int]]:
        """What can be paid now: name, "hand" or "gauge", and how much it makes."""
        ways = {
            c.PAY_HAND: ("hand", 1),
            c.PAY_HAND_TWO: ("hand", 2),
            c.PAY_GAUGE_CARD: ("gauge", 1),
            c.PAY_GAUGE_TWO: ("gauge", 2),
        }
        found: set[tuple[str, str, int]] = set()
        for option in self.state.options if self.asked == "pay" else []:
            card = option % ARGUMENTS
            if option - card in ways:
                where, makes = ways[option - card]
                found.add((str(self.match.card(card).name), where, makes))
        return found

    def boostable(self, name: str) -> bool:
        """Whether a hand card can be boosted now."""
        return self.can(self.named(c.BOOST_HAND, name))

    def prepare(self) -> None:
        """Take the Prepare action."""
        self.choose(c.PREPARE)

    def forced(self) -> None:
        """Choose what there is to choose as long as there is one option only; some such decisions are asked."""
        while not self.state.over and len(self.state.options) == 1:
            self.choose(self.state.options[0])

    def idle(self) -> None:
        """Change no cards: the turn brings its end-of-turn draw and nothing else."""
        self.choose(c.CHANGE)
        if self.asked == "pay":
            self.no()

    @property
    def spaces(self) -> list[int]:
        """The spaces that can be chosen now."""
        return [option - c.SPACE for option in self.state.options if self.asked == "pick space"]

    def alternative(self, place: int) -> None:
        """Choose an alternative by its place, from 0."""
        self.choose(c.CHOICE + place)

    def order(self, words: str) -> None:
        """Choose which of several waiting effects comes next, by words of its text."""
        frame = self.state.stack[-1]
        for place, number in enumerate(frame.items):
            line = self.match.line(number)
            if line is not None and words in line.text and c.TRIGGER + place in self.state.options:
                self.choose(c.TRIGGER + place)
                return
        raise AssertionError(f"no waiting effect says {words!r}")

    def boost(self, name: str, *, zone: int = c.BOOST_HAND) -> None:
        """Take the Boost action."""
        self.choose(self.named(zone, name))

    def action(self, words: str = "") -> None:
        """Take a character action, by words of its text."""
        from wildswing.exceed.actions import action_lines

        for place, line in enumerate(action_lines(self.state, self.seat)):
            if words in line.text and self.can(c.CHARACTER + place):
                self.choose(c.CHARACTER + place)
                return
        raise AssertionError(f"no action that says {words!r} is open")

    def set(self, name: str, *, ex: bool = False) -> None:
        """Set an attack; "wild" is a Wild Swing."""
        self.choose(c.WILD_SWING if name == "wild" else self.named(c.SET_EX if ex else c.SET_CARD, name))

    def strike(self, attack: str, answer: str, *, ex: bool = False, answer_ex: bool = False) -> None:
        """Take the Strike action and set both attacks; decisions in between are answered with no."""
        self.choose(c.STRIKE_ACTION)
        self.sets(attack, answer, ex=ex, answer_ex=answer_ex)

    def sets(self, attack: str, answer: str, *, ex: bool = False, answer_ex: bool = False) -> None:
        """Set both attacks of a strike that has begun."""
        for name, doubled in ((attack, ex), (answer, answer_ex)):
            while self.asked in {"may", "order"}:
                self.choose(self.state.options[0])  # no; or the first effect of several
            if name == "wild" and self.asked != "set attack":
                continue  # forced: nothing was asked
            self.set(name, ex=doubled)

    # ---- the result

    def life(self, seat: int) -> int:
        """A player's life."""
        return int(self.state.players[seat].life)

    def at(self, seat: int) -> int:
        """A fighter's space."""
        return int(self.state.players[seat].space)

    def cards(self, seat: int, where: str) -> list[str]:
        """The names of the cards in a zone, from bottom to top."""
        return [str(self.match.card(card).name) for card in zone(self.state.players[seat], ZONES[where])]

    def count(self, seat: int, where: str) -> int:
        """How many cards lie in a zone."""
        return len(zone(self.state.players[seat], ZONES[where]))

    def player(self, seat: int) -> Player:
        """A player's state."""
        return self.state.players[seat]

    def side(self, seat: int) -> Side:
        """A player's side of the strike."""
        return self.state.sides[seat]

    def stats(self, seat: int) -> tuple[int, int, int, int]:
        """Power, Speed, Armor and Guard in the strike."""
        state = self.state
        return int(power(state, seat)), int(speed(state, seat)), int(armor(state, seat)), int(guard(state, seat))

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind, of a seat."""
        log = self.state.log or []
        return [event for event in log if event.kind == kind and (seat is None or event.seat == seat)]

    def range(self, seat: int) -> tuple[int, int]:
        """The least and the greatest Range in the strike."""
        return int(least_range(self.state, seat)), int(greatest_range(self.state, seat))

    def paid(self, seat: int) -> list[str]:
        """The names of the cards this seat has paid so far, in their order."""
        return [str(self.match.card(event.cards[0]).name) for event in self.events("pay", seat)]

    def damage(self, seat: int) -> list[int]:
        """The damage this seat has taken so far, one number for each time, after Armor."""
        return [event.numbers[0] for event in self.events("damage", seat)]

    def done(self, words: str) -> int:
        """How often an effect whose text holds these words was performed."""
        return sum(words in event.words[1] for event in self.events("effect"))

    @property
    def turn_of(self) -> int:
        """Whose turn it is."""
        return int(self.state.active)

    @property
    def winner(self) -> int | None:
        """Who has won."""
        return 1 - int(self.state.loser) if self.state.over else None

    def all_cards(self, seat: int) -> Counter[int]:
        """Every card that this seat owns, wherever it is."""
        from wildswing.exceed.cards import owner

        found: Counter[int] = Counter()
        for player in self.state.players:
            for where in range(c.PLAYING + 1):
                found.update(card & c.CARD_MASK for card in zone(player, where) if owner(card) == seat)
            found.update(card for card in [*player.spared, *player.laid] if owner(card) == seat)
        for side in self.state.sides:
            if side.attack >= 0 and not side.gone and owner(side.attack) == seat:
                found[int(side.attack)] += 1
            if side.spare >= 0 and owner(side.spare) == seat:
                found[int(side.spare)] += 1
        return found
