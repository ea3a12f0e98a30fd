"""EXCEED at the terminal table: both fighters, the line of nine spaces, the hand with its reach."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from wildswing.cli.console import HEAD, STRIKE, say, show, wrapped
from wildswing.cli.exceed.choices import choices
from wildswing.cli.exceed.faces import card_text, character, hand, hits, names
from wildswing.cli.exceed.screen import board, fighters, screen
from wildswing.cli.presenter import Presenter, Word, no_card, show_cards
from wildswing.cli.telling import Telling
from wildswing.exceed.cards import Card
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result


class ExceedPresenter(Presenter[ExceedView]):
    """Shows a game of EXCEED."""

    table_before = frozenset({"action", "set attack"})
    hand_before = frozenset({"mulligan", "discard to limit", "discard overdrive"})
    telling: ClassVar[Telling] = Telling(
        "turn",
        {"turn": HEAD},
        {"strike": STRIKE, "order": HEAD, "advantage": HEAD, "exceed": HEAD, "critical": HEAD},
        frozenset({"damage", "stun"}),
        steps=True,
    )
    help = (
        ("card NAME", "show a card or boost of either player with all its texts"),
        ("reach [NAME]", "the spaces that your attacks would hit from where you stand"),
        ("me, opponent", "both sides of a character's card"),
        ("unseen", "the opponent's cards that may be in hand, in the deck, or face down"),
    )

    # ---- names

    def players(self, game: Game[Any]) -> list[str]:
        """The characters; equal ones with their seats."""
        assert isinstance(game, ExceedGame)
        found = [fighter.name for fighter in game.match.fighters]
        return [f"{name} (seat {seat})" for seat, name in enumerate(found)] if found[0] == found[1] else found

    def label(self, view: ExceedView) -> str:
        """The own character."""
        return view.me.character

    def own(self, view: ExceedView | None) -> frozenset[int]:
        """The own seat."""
        return frozenset() if view is None or view.seat is None else frozenset({view.seat})

    # ---- where the game stands

    def begun(self, view: ExceedView) -> bool:
        """Whether the first turn has begun."""
        return view.turn > 0

    def moment(self, view: ExceedView) -> object:
        """The turn."""
        return view.turn

    def ending(self, game: Game[Any], result: Result, looking: int | None) -> str:
        """Who wins, and why."""
        found = self.players(game)
        winner = "Nobody" if result.winner is None else found[result.winner]
        yours = " (you)" if looking is not None and result.winner == looking else ""
        loser = "" if result.winner is None else found[1 - result.winner]
        return f"The game is over: {winner}{yours} wins, {loser} is {result.reason}."

    # ---- screens

    def introduction(self, view: ExceedView) -> list[Text]:
        """Both characters."""
        return [character(view, view.me.seat), character(view, view.opponent.seat)]

    def screen(self, view: ExceedView, texts: bool) -> Text:
        """The whole table."""
        return screen(view, texts)

    def standing(self, view: ExceedView, texts: bool) -> Text:
        """Both fighters, without the strike."""
        return fighters(view, texts)

    def hand(self, view: ExceedView, texts: bool) -> Text:
        """The own hand with its reach."""
        return hand(view, texts)

    def choices(self, view: ExceedView, decision: Decision, texts: bool) -> Text:
        """The options with what each costs and does."""
        return choices(view, decision, texts)

    # ---- words

    def words(self) -> dict[str, Word[ExceedView]]:
        """The words for looking at cards."""
        return {"card": card, "reach": reach, "me": me, "opponent": opponent, "unseen": unseen}


def cards_of(view: ExceedView) -> list[list[Card]]:
    """The cards of the own character, and of the other."""
    return [list(view.match.fighters[player.seat].cards) for player in (view.me, view.opponent)]


def known_names(cards: list[Card]) -> list[str]:
    """The names of cards and of their boosts."""
    return [name for card in cards for name in (card.name, card.boost_name) if name]


def card(view: ExceedView, name: str) -> None:
    """Show the cards whose name or boost has these words."""
    cards = [one for fighter in cards_of(view) for one in fighter]
    found = [one for one in cards if name.lower() in f"{one.name}\n{one.boost_name}".lower()]
    show_cards(name, [card_text(one) for one in found], known_names(cards), "spike")


def reach(view: ExceedView, name: str) -> None:
    """Mark the spaces that attacks would hit."""
    held = [view.card(one) for one in sorted(set(view.me.hand))]
    if not name:
        for one in held:
            show(wrapped(f"{one.name}: hits {hits(view, view.reach(int(one.number)))}", "    ", "  "))
        say("These are the spaces in range now; Before effects may still move you.")
        return
    own = cards_of(view)[0]
    found = [one for one in (*held, *own) if name.lower() in one.name.lower()]
    found.sort(key=lambda one: not one.name.lower().startswith(name.lower()))
    if not found:
        say(no_card(name, known_names(own)))
        return
    spaces = view.reach(int(found[0].number))
    say(f"{found[0].name} would hit {hits(view, spaces)}." if spaces else f"{found[0].name} would hit nothing.")
    show(board(view, spaces))


def me(view: ExceedView, rest: str) -> None:
    """Show the own character."""
    show(character(view, view.me.seat))


def opponent(view: ExceedView, rest: str) -> None:
    """Show the other character."""
    show(character(view, view.opponent.seat))


def unseen(view: ExceedView, rest: str) -> None:
    """List what the opponent may hold."""
    other = view.opponent
    listed_names = names(view, sorted(other.unseen)) or "nothing"
    say(f"{other.character} has {len(other.hand)} cards in hand and {len(other.deck)} in the deck; among them:")
    show(wrapped(listed_names, "  ", "  "))
