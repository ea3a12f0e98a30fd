"""A table for tests of the rules of HacKClaD: put the game into a situation, choose by names, look at the result.

Spaces are pairs counted from the centre, as the rules write them: the Clad starts on (0, 0), x goes east, y north.
Turn slots, Standby slots and Clad slots are numbered from 1, Witches from 0.

>>> table = Table("luna", "mia")
>>> table.at(0, (0, -1))
>>> table.hand(0, "Absorb")
>>> table.use("Absorb")
>>> table.figure(0).shards, table.figure(0).mp, table.cards(0, "discard")
(1, 1, ['Absorb'])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wildswing.hackclad import constants as c
from wildswing.hackclad import procedures
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import Match
from wildswing.hackclad.geometry import space_at, x_of, y_of
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.hackclad.text import load_witch
from wildswing.hackclad.text.library import read_witch
from wildswing.hackclad.zones import zone
from wildswing.kernel.events import Event
from wildswing.kernel.state import ARGUMENTS

assert procedures.MODULES
Space = tuple[int, int]
OFF: Space | None = None
ZONES = {"hand": c.HAND, "deck": c.DECK, "discard": c.DISCARD, "enhanced": c.ENHANCED, "playing": c.PLAYING}
DIRECTIONS = {"north": c.NORTH, "east": c.EAST, "south": c.SOUTH, "west": c.WEST}
BASICS = {name: number for number, name in enumerate(c.BASIC_NAMES)}


class Table:
    """A game at the first turn of Witch 0 in round 1: empty hands, gauges at 0, no Missions, nothing counted yet.

    Args:
        witches: ids in the order of the players, or the text of a stand-in's card file; one alone plays solo.
        slots: the Turn slot that each Witch has drafted.
        start: "turn" as said; "draft": at the Draft Phase of round 1 with hands of 3; "set-up": before any decision.
        missions: how Missions are given out; without a draft of them nobody is asked.
    """

    def __init__(
        self,
        *witches: str,
        slots: Sequence[int] = (1, 2, 3, 4),
        start: str = "turn",
        mode: int | None = None,
        expert: bool = False,
        missions: int | None = None,
        players: int | None = None,
        seed: int = 1,
    ) -> None:
        if mode is None:
            mode = c.SOLO if len(witches) == 1 else c.BASE
        if missions is None:
            missions = c.DRAFT_MISSIONS if start == "set-up" else c.RANDOM_MISSIONS
        loaded = [read_witch(witch, "stand-in.toml") if "\n" in witch else load_witch(witch) for witch in witches]
        self.match: Match = build_match(loaded, mode, expert, missions, players)
        self.state: HackcladState = new_state(self.match, seed)
        self.state.log = []
        self.state.run()
        if start == "set-up":
            return
        while self.asked == "choose enhanced card":
            self.choose(self.state.options[0])
        for figure in self.state.figures:
            figure.missions = []
        if start == "draft":
            return
        self.draft(*slots)
        assert self.asked == "act"
        for witch, figure in enumerate(self.state.figures):
            self.put(witch, "hand")
            figure.mp = figure.cp = figure.moved = figure.picked = 0
            figure.done = []
        self.state.log = []

    # ---- putting the game into a situation

    def card(self, witch: int, name: str) -> int:
        """The number of a Witch's card, by its name."""
        for card in self.match.boards[witch].cards:
            if card.name == name:
                return int(card.number)
        known = ", ".join(card.name for card in self.match.boards[witch].cards)
        raise LookupError(f"{self.match.boards[witch].name} has no card {name!r}; there are {known}")

    def put(self, witch: int, where: str, *names: str) -> None:
        """Make hand, deck or discard pile hold just these cards, the last one on top.

        The old ones go under the deck. A card that is in the Enhanced deck is swapped for the lowest card of the deck,
        so that nine cards stay in play.
        """
        figure = self.state.figures[witch]
        pile = zone(figure, ZONES[where])
        if where != "deck":
            figure.deck[:0] = pile
            pile.clear()
        wanted = [self._taken(witch, name) for name in names]
        if where == "deck":
            figure.discard.extend(entry & c.CARD_MASK for entry in figure.deck)
            figure.deck.clear()
        pile.extend(sorted(wanted) if where == "hand" else wanted)
        if where == "hand":
            figure.shown = []
        self.refresh()

    def _taken(self, witch: int, name: str) -> int:
        """Take a card out of wherever it lies: deck, Enhanced deck, discard pile, Turn card or hand."""
        figure = self.state.figures[witch]
        card = self.card(witch, name)
        for pile in (figure.deck, figure.discard, figure.hand):
            for place, entry in enumerate(pile):
                if entry & c.CARD_MASK == card:
                    del pile[place]
                    return card
        if figure.turn_card == card:
            figure.turn_card = figure.deck.pop(0) & c.CARD_MASK
            return card
        figure.enhanced.remove(card)
        figure.enhanced.append(figure.deck.pop(0) & c.CARD_MASK)
        figure.enhanced.sort()
        return card

    def hand(self, witch: int, *names: str) -> None:
        """Make the hand hold just these cards."""
        self.put(witch, "hand", *names)

    def discard(self, witch: int, *names: str) -> None:
        """Make the discard pile hold just these cards."""
        self.put(witch, "discard", *names)

    def deck(self, witch: int, *names: str) -> None:
        """Make the deck hold just these cards, the first one topmost; the others of it are in the discard pile."""
        self.put(witch, "deck", *reversed(names))

    def top(self, witch: int, *names: str) -> None:
        """Put cards on top of the deck, the first one topmost; the rest of the deck stays below."""
        deck = self.state.figures[witch].deck
        for name in reversed(names):
            deck.append(self._taken(witch, name))
        self.refresh()

    def at(self, witch: int, space: Space | None) -> None:
        """Put a Witch on a space, without movement; None is off the Field."""
        self.state.figures[witch].space = c.OFF_FIELD if space is None else space_at(*space)
        self.refresh()

    def clad_at(self, space: Space, facing: str = "north") -> None:
        """Put the Clad on a space and let it look in a direction."""
        self.state.clad_space = space_at(*space)
        self.state.facing = DIRECTIONS[facing]
        self.refresh()

    def voltage(self, voltage: int) -> None:
        """Set the Voltage; the cards of the Clad deck stay."""
        self.state.voltage = voltage
        self.refresh()

    def clad(self, *names: str) -> None:
        """Lay these Clad cards into the Clad slots from the left; what lay there changes places with them."""
        for place, name in enumerate(names):
            card = self.clad_card(name)
            old = self.state.clad_slots[place]
            piles = (self.state.clad_slots, self.state.clad_deck, self.state.clad_aside, self.state.clad_done)
            for pile in piles:
                if card in pile:
                    pile[pile.index(card)] = old
            self.state.clad_slots[place] = card
        self.refresh()

    def clad_deck(self, *names: str) -> None:
        """Make the Clad deck just these cards, the first one topmost; the others of it count as resolved."""
        state = self.state
        wanted = [self.clad_card(name) for name in names]
        piles = (state.clad_aside, state.clad_done, state.clad_deck)
        for pile in piles:
            pile[:] = [card for card in pile if card not in wanted]
        state.clad_done.extend(state.clad_deck)
        state.clad_deck[:] = wanted[::-1]
        self.refresh()

    def clad_card(self, name: str) -> int:
        """The number of a Clad card, by its name."""
        for card in self.match.clad:
            if card.name == name:
                return int(card.number)
        raise LookupError(f"no Clad card {name!r}; there are {', '.join(card.name for card in self.match.clad)}")

    def shards(self, space: Space, amount: int) -> None:
        """Put Shards worth this on a space."""
        self.state.field[space_at(*space)] = amount
        self.refresh()

    def gauges(
        self,
        witch: int,
        *,
        mp: int | None = None,
        cp: int | None = None,
        shards: int | None = None,
        injuries: int | None = None,
    ) -> None:
        """Set what is given: MP, CP, the Shards she has, Injuries."""
        figure = self.state.figures[witch]
        figure.mp = figure.mp if mp is None else mp
        figure.cp = figure.cp if cp is None else cp
        figure.shards = figure.shards if shards is None else shards
        figure.injuries = figure.injuries if injuries is None else injuries
        self.refresh()

    def missions(self, witch: int, *titles: str) -> None:
        """Give a Witch just these Missions, none completed."""
        self.state.figures[witch].missions = [self.mission(title) for title in titles]
        self.state.figures[witch].done = []

    def mission(self, title: str) -> int:
        """The number of a Mission, by its title."""
        for mission in self.match.missions:
            if mission.title == title:
                return int(mission.number)
        raise LookupError(f"no Mission {title!r}; there are {', '.join(m.title for m in self.match.missions)}")

    def refresh(self) -> None:
        """List the options of the pending decision anew."""
        if self.state.decision and self.state.stack:
            self.state.options = self.state.list_options(self.state.stack[-1])

    # ---- choices

    @property
    def asked(self) -> str:
        """The kind of the pending decision, "" when the game is over."""
        return "" if self.state.over else c.DECISION_WORDS[self.state.decision]

    @property
    def seat(self) -> int:
        """The player whose decision it is."""
        return int(self.state.seat)

    @property
    def witch(self) -> int:
        """The Witch about whom the decision is."""
        if self.asked == "react":
            return int(self.state.stack[-1].kept[1])
        if self.asked in {"choose enhanced card", "choose mission"}:
            return self.seat
        return int(self.state.stack[-1].seat)

    def choose(self, option: int) -> None:
        """Choose a legal option by its number."""
        assert option in self.state.options, (
            f"{self.asked} of player {self.seat}: {option // ARGUMENTS}:{option % ARGUMENTS} is not among "
            + ", ".join(f"{other // ARGUMENTS}:{other % ARGUMENTS}" for other in self.state.options)
        )
        self.state.step(option)

    def can(self, option: int) -> bool:
        """Whether an option is open."""
        return option in self.state.options

    def usable(self, name: str, *, from_pile: bool = False) -> bool:
        """Whether a card can be used now, from hand or from the discard pile."""
        return self.can((c.USE_FROM_PILE if from_pile else c.USE_CARD) + self.card(self.witch, name))

    def use(self, name: str, *, from_pile: bool = False) -> None:
        """Use a skill card, on the turn or as a Reaction."""
        self.choose((c.USE_FROM_PILE if from_pile else c.USE_CARD) + self.card(self.witch, name))

    def basic(self, action: str, discarded: str) -> None:
        """Take a Basic Action ("+1 Move", "+1 MP", "-1 DMG") with the card that is discarded for it."""
        self.choose(self.basic_option(action, discarded))

    def basic_option(self, action: str, discarded: str) -> int:
        """The option of a Basic Action."""
        return c.BASIC + (BASICS[action] << c.BASIC_SHIFT) + self.card(self.witch, discarded)

    def basics(self, action: str) -> set[str]:
        """The names of the cards that can be discarded now for a Basic Action."""
        found: set[str] = set()
        for option in self.state.options:
            argument = option % ARGUMENTS
            if option - argument == c.BASIC and argument >> c.BASIC_SHIFT == BASICS[action]:
                found.add(str(self.match.card(argument & c.CARD_MASK).name))
        return found

    def cp(self, words: str) -> None:
        """Take a CP Action, by words of its name or text."""
        self.choose(self.cp_option(words))

    def cp_option(self, words: str) -> int:
        """The option of a CP Action."""
        for place, action in enumerate(self.match.boards[self.witch].cp_actions):
            if words in action.name or words in action.text.words:
                return c.CP_ACTION + place
        raise LookupError(f"{self.match.boards[self.witch].name} has no CP Action {words!r}")

    def yes(self) -> None:
        """Say yes."""
        self.choose(c.YES)

    def done(self) -> None:
        """Say no, pass a Reaction, stop, or end the turn."""
        self.choose(c.PASS)

    def pick(self, name: str, witch: int | None = None) -> None:
        """Pick a card of the Witch who decides, or of another one."""
        self.choose(c.CARD + self.card(self.witch if witch is None else witch, name))

    def picks(self) -> list[str]:
        """The names of the cards that can be picked now."""
        return [
            str(self.match.card(option % ARGUMENTS).name)
            for option in self.state.options
            if option // ARGUMENTS == c.CARD // ARGUMENTS
        ]

    def go(self, space: Space) -> None:
        """Choose a space: the next step, where to enter, where to move."""
        self.choose(c.SPACE + int(space_at(*space)))

    def spaces(self) -> set[Space]:
        """The spaces that can be chosen now."""
        return {
            place(option % ARGUMENTS) for option in self.state.options if option // ARGUMENTS == c.SPACE // ARGUMENTS
        }

    def slot(self, number: int) -> None:
        """Choose a Turn slot, from 1."""
        self.choose(c.SLOT + number - 1)

    def slots(self) -> list[int]:
        """The Turn slots that can be chosen now, from 1."""
        return [option % ARGUMENTS + 1 for option in self.state.options if option // ARGUMENTS == c.SLOT // ARGUMENTS]

    def draft(self, *slots: int) -> None:
        """Let each Witch draft this Turn slot with her first card; the effects of slots do as little as can be."""
        while self.asked != "act" and not self.state.over:
            if self.asked == "choose turn slot":
                self.slot(slots[self.witch])
            else:
                self.choose(self.state.options[0])

    def amount(self, number: int) -> None:
        """Choose a number."""
        self.choose(c.NUMBER + number)

    def alternative(self, place: int) -> None:
        """Choose an alternative by its place, from 0."""
        self.choose(c.CHOICE + place)

    def player(self, witch: int) -> None:
        """Choose a player by her Witch."""
        self.choose(c.PLAYER + witch)

    def take_mission(self, title: str) -> None:
        """Choose a Mission from the table."""
        self.choose(c.MISSION + self.mission(title))

    def end(self) -> None:
        """End the turn."""
        assert self.asked == "act"
        self.done()

    def pass_to(self, asked: str) -> None:
        """Pass, decline or take the first option until a decision of this kind comes; "" is the end of the game."""
        while self.asked != asked and not self.state.over:
            self.choose(self.state.options[0])
        assert self.asked == asked

    def next_turn(self) -> None:
        """End the turn and pass until the next turn of somebody, or the next Draft Phase."""
        self.end()
        while self.asked == "react":
            self.done()

    # ---- the result

    def figure(self, witch: int) -> Figure:
        """A Witch's state."""
        return self.state.figures[witch]

    def where(self, witch: int) -> Space | None:
        """The space of a Witch, None off the Field."""
        space = self.state.figures[witch].space
        return None if space == c.OFF_FIELD else place(space)

    @property
    def clad_space(self) -> Space:
        """The space of the Clad."""
        return place(self.state.clad_space)

    @property
    def facing(self) -> str:
        """Where the Clad looks."""
        return c.DIRECTION_NAMES[self.state.facing]

    def on_field(self) -> dict[Space, int]:
        """The Shards on the Field, in VP, by space."""
        return {place(space): int(amount) for space, amount in enumerate(self.state.field) if amount}

    def cards(self, witch: int, where: str) -> list[str]:
        """The names of the cards in a zone, from bottom to top."""
        return [str(self.match.card(card).name) for card in zone(self.state.figures[witch], ZONES[where])]

    def clad_names(self, where: str) -> list[str]:
        """The names of the Clad cards in "deck" (topmost first), "slots", "aside" or "done"."""
        state = self.state
        pile = {"deck": state.clad_deck[::-1], "slots": state.clad_slots, "aside": state.clad_aside}
        return [str(self.match.clad[card].name) for card in pile.get(where, state.clad_done) if card != c.NO_CARD]

    def events(self, kind: str, witch: int | None = None) -> list[Event]:
        """The events of a kind, of a Witch."""
        log = self.state.log or []
        return [event for event in log if event.kind == kind and (witch is None or event.seat == witch)]

    def kinds(self) -> list[str]:
        """The kinds of all events so far, in their order."""
        return [event.kind for event in self.state.log or []]

    def damage(self, witch: int) -> list[int]:
        """The damage this Witch has taken so far, one number for each attack that reached her."""
        return [event.numbers[0] for event in self.events("damage", witch)]

    def completed(self, witch: int) -> list[str]:
        """The titles of her completed Missions."""
        return [str(self.match.missions[number].title) for number in self.state.figures[witch].done]

    def all_cards(self, witch: int) -> Counter[int]:
        """Her nine cards, wherever they are (HC 18.12)."""
        figure = self.state.figures[witch]
        found: Counter[int] = Counter()
        for pile in (figure.hand, figure.deck, figure.discard, figure.playing):
            found.update(card & c.CARD_MASK for card in pile)
        if figure.turn_card != c.NO_CARD:
            found[int(figure.turn_card)] += 1
        return found


def place(space: int) -> Space:
    """The pair of a space, counted from the centre."""
    return (int(x_of(space)), int(y_of(space)))
