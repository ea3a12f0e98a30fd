"""HacKClaD at the terminal table: the Field, the Clad's forecast, the Witches, interruptions, the threats."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from wildswing.cli.console import BAD, GOOD, HEAD, MARK, STRIKE, joined, say, show, styled, wrapped
from wildswing.cli.hackclad.choices import choices, interruption, threat_screen
from wildswing.cli.hackclad.faces import board, clad_text, facts, hand, label, mission_text, names, one_line, skill_text
from wildswing.cli.hackclad.field import field, named
from wildswing.cli.hackclad.screen import screen
from wildswing.cli.presenter import Presenter, Word, no_card, show_cards
from wildswing.cli.telling import Telling
from wildswing.hackclad import constants as c
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.geometry import offset
from wildswing.hackclad.notation import asked_witch
from wildswing.hackclad.view import HackcladView
from wildswing.hackclad.view_parts import WitchView
from wildswing.kernel.decision import Decision
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result


class HackcladPresenter(Presenter[HackcladView]):
    """Shows a game of HacKClaD."""

    table_before = frozenset({"act", "choose turn slot", "choose entry"})
    hand_before = frozenset({"react", "place turn card", "pick card"})
    telling: ClassVar[Telling] = Telling(
        "round",
        {"round": HEAD, "turn": HEAD, "clad turn": STRIKE},
        {"clad attacks": STRIKE, "clad tramples": STRIKE, "clad damaged": GOOD, "mission": MARK, "winner": HEAD,
         "score": HEAD, "voltage": MARK, "range changed": MARK, "injury": BAD},
        frozenset({"damage"}),
        steps=False,
    )  # fmt: skip
    help = (
        ("threat [N]", "what each coming Clad turn (or Clad turn N) attacks, tramples and drops on"),
        ("card NAME", "show a skill card, Clad card or Mission of this game"),
        ("reach [NAME]", "the spaces that your attacks cover from where you stand"),
        ("me, witch NAME", "a Witch's limits, CP Actions and Missions"),
        ("missions", "the Missions of all Witches"),
        ("enhanced", "the cards of your Enhanced deck"),
        ("unseen", "the cards of the others, and yours, that you have not seen since they were shuffled"),
    )

    # ---- names

    def players(self, game: Game[Any]) -> list[str]:
        """The Witches of each player."""
        assert isinstance(game, HackcladGame)
        match = game.match
        found: list[str] = []
        for seat in range(game.seats):
            own = [match.name(witch) for witch, other in enumerate(match.seats) if other == seat]
            found.append(" and ".join(own))
        return found

    def label(self, view: HackcladView) -> str:
        """The Witch who is asked."""
        return view.match.name(asked_witch(view.known))

    def own(self, view: HackcladView | None) -> frozenset[int]:
        """The own Witches."""
        return frozenset() if view is None else frozenset({witch.witch for witch in view.mine})

    # ---- where the game stands

    def begun(self, view: HackcladView) -> bool:
        """Whether the first round has begun."""
        return view.round > 0

    def moment(self, view: HackcladView) -> object:
        """The round, and whose turn it is."""
        return (view.round, view.acting)

    def ending(self, game: Game[Any], result: Result, looking: int | None) -> str:
        """Who wins, by what, and everybody's points."""
        assert isinstance(game, HackcladGame)
        found = self.players(game)
        points = ", ".join([f"{name} {score:g} VP" for name, score in zip(found, result.scores, strict=True)])
        if len(found) == 1:
            return f"The game is over: {points}."
        best = [
            name + (" (you)" if seat == looking else "") for seat, name in enumerate(found) if result.ranking[seat] == 1
        ]
        verb = "wins" if len(best) == len(game.match.seats) // len(found) == 1 else "win"
        return f"The game is over: {' and '.join(best)} {verb} ({result.reason}). {points}."

    # ---- screens

    def introduction(self, view: HackcladView) -> list[Text]:
        """The own Witches' boards, and who else plays."""
        others = [label(view, witch) for witch in view.witches if witch.seat != view.seat]
        words = f"The others: {', '.join(others)}." if others else "You hunt alone."
        mode = c.MODE_NAMES[view.match.mode] + (", Expert Mode" if view.match.expert else "")
        head = f"HacKClaD against {view.clad.name}, {mode}. {words}"
        return [styled(wrapped(head), HEAD), *[board(view, witch) for witch in view.mine]]

    def screen(self, view: HackcladView, texts: bool) -> Text:
        """The whole table."""
        return screen(view, texts)

    def hand(self, view: HackcladView, texts: bool) -> Text:
        """The hand of each own Witch; only of the one who is asked where nothing else matters."""
        decision = view.decision
        asked = [asked_witch(view.known)] if decision is not None and decision.kind in self.hand_before else None
        return joined([hand(view, own, texts) for own in view.mine if asked is None or own.witch in asked])

    def interruption(self, view: HackcladView, decision: Decision) -> Text:
        """Why play stops for a Reaction."""
        return interruption(view, decision)

    def choices(self, view: HackcladView, decision: Decision, texts: bool) -> Text:
        """The options with what each does."""
        return choices(view, decision, texts)

    # ---- words

    def words(self) -> dict[str, Word[HackcladView]]:
        """The words for looking at cards, threats and the others."""
        return {
            "threat": threat, "card": card, "reach": reach, "me": me, "witch": witch, "missions": missions,
            "enhanced": enhanced, "unseen": unseen,
        }  # fmt: skip


def threat(view: HackcladView, rest: str) -> None:
    """Show what the coming Clad turns threaten."""
    if rest and (not rest.isdecimal() or not 1 <= int(rest) <= c.CLAD_SLOTS):
        say("Which Clad turn? Type threat, or threat 1, 2 or 3.")
        return
    show(threat_screen(view, int(rest) - 1 if rest else None))


def card(view: HackcladView, name: str) -> None:
    """Show the skill cards, Clad cards and Missions whose name has these words."""
    faces: list[tuple[str, str]] = []
    for one in view.match.boards:
        faces += [(it.name, skill_text(it, one.name)) for it in one.cards]
    faces += [(it.name, clad_text(it)) for it in view.match.clad if not it.replaced]
    faces += [(it.title, mission_text(it)) for it in view.match.missions]
    found = [face for known, face in faces if name.lower() in known.lower()]
    show_cards(name, found, [known for known, _ in faces], "guard")


def reach(view: HackcladView, name: str) -> None:
    """Mark the spaces that an attack covers, turned in every direction."""
    for own in view.mine:
        attacks = [view.card(one) for one in sorted(set(own.hand)) if view.card(one).is_attack()]
        if name:
            every = [*attacks, *[it for it in view.match.boards[own.witch].cards if it.is_attack()]]
            attacks = [it for it in every if name.lower() in it.name.lower()][:1]
            if not attacks:
                say(no_card(name, [it.name for it in every]))
                continue
        if own.space is None:
            say(f"{label(view, own)} is off the Field.")
            continue
        if not attacks:
            say(f"{label(view, own)} has no attack in hand; reach NAME shows any of hers.")
        for it in attacks:
            covered = covers(own, it.reach)
            hit = "reaches the Clad" if view.clad.space in covered else "does not reach the Clad"
            show(wrapped(f"{it.name}: {named(covered)}; {hit}", "    ", "  "))
            if name:
                show(field(view, dict.fromkeys(covered, "x")))


def covers(own: WitchView, pairs: list[int]) -> list[int]:
    """The spaces that a range covers from where a Witch stands, in any direction (HC 1.7)."""
    assert own.space is not None
    found: set[int] = set()
    for facing in range(4):
        for place in range(0, len(pairs), 2):
            found.add(int(offset(own.space, facing, pairs[place], pairs[place + 1])))
    return sorted(found)


def me(view: HackcladView, rest: str) -> None:
    """Show the own board."""
    for own in view.mine:
        show(board(view, own))


def witch(view: HackcladView, name: str) -> None:
    """Show the boards of the Witches with such a name; all without one."""
    found = [one for one in view.witches if name.lower() in view.match.name(one.witch).lower()]
    if not found:
        say(f"No Witch {name!r} plays; there are {', '.join([view.match.name(one.witch) for one in view.witches])}.")
    for one in found:
        show(board(view, one))


def missions(view: HackcladView, rest: str) -> None:
    """Show everybody's Missions, and those on the table."""
    titles = {it.title: it for it in view.match.missions}
    for one in view.witches:
        show(label(view, one), HEAD)
        for title in one.missions:
            done = "completed " if title in one.done else ""
            show(wrapped(f"{done}{mission_text(titles[title]).strip()}", "    ", "  "))
        if not one.missions:
            show("  none yet")
    if view.laid:
        show("On the table", HEAD)
        for title in view.laid:
            show(mission_text(titles[title]))


def enhanced(view: HackcladView, rest: str) -> None:
    """Show the own Enhanced deck."""
    for own in view.mine:
        show(f"{label(view, own)}: Enhanced deck", HEAD)
        for number in own.enhanced:
            it = view.card(number)
            words = one_line(it.text.words)
            show(wrapped(f"{it.name}: {facts(it)}{'. ' if words else ''}{words}", "    ", "  "))


def unseen(view: HackcladView, rest: str) -> None:
    """List the cards that may lie in hands, decks, Turn cards and Enhanced decks."""
    for one in view.witches:
        show(wrapped(f"{label(view, one)}: {names(view, one.unseen) or 'nothing'}", "    ", "  "))
    if view.clad.unseen:
        listed = ", ".join([view.match.clad[number].name for number in view.clad.unseen])
        show(wrapped(f"{view.clad.name}: {listed}", "    ", "  "))
