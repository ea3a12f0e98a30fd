"""Events in words: every kind has a sentence for every viewer, hidden cards stay hidden, sums add up."""

import re
from pathlib import Path

import pytest

from wildswing.hackclad import constants as c
from wildswing.hackclad import journal
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import Match
from wildswing.hackclad.event_fields import LISTS, NUMBER_LISTS, NUMBERS, WORDS
from wildswing.hackclad.game import new_game
from wildswing.hackclad.sentences import TEMPLATES, TOLD, HackcladTeller
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import load_witch
from wildswing.kernel.events import Event
from wildswing.kernel.playout import playout

FOUR = ["luna", "mia", "rosette", "flare"]
TABLES = [
    (["luna"], c.SOLO, False, c.DRAFT_MISSIONS, None),
    (["amelia"], c.SOLO, True, c.RANDOM_MISSIONS, None),
    (["mia", "rosette", "flare"], c.BASE, True, c.DRAFT_MISSIONS, None),
    (FOUR, c.BASE, False, c.RECOMMENDED, None),
    (["amelia", "amelia", "mia", "flare"], c.BASE, False, c.DRAFT_MISSIONS, None),
    (["mia", "rosette", "flare", "amelia"], c.TEAM, False, c.DRAFT_MISSIONS, None),
    (["luna", "rosette", "mia", "amelia"], c.TEAM, True, c.DRAFT_MISSIONS, 2),
]
NOTED = re.compile(r'note\(\s*state,\s*"([a-z -]+)"')
GAMES = 12  # of each table


def match_of(witches: list[str], mode: int = c.BASE, players: int | None = None) -> Match:
    """A match with drafted Missions."""
    return build_match([load_witch(name) for name in witches], mode, False, c.DRAFT_MISSIONS, players)


def finished(match: Match, seed: int) -> HackcladState:
    """A random game with its log."""
    state = new_game(match, seed, True).state
    playout(state, seed, 10_000)
    assert state.over
    return state


@pytest.fixture(scope="module")
def games() -> list[HackcladState]:
    """Random games of every mode."""
    found: list[HackcladState] = []
    for witches, mode, expert, missions, players in TABLES:
        match = build_match([load_witch(name) for name in witches], mode, expert, missions, players)
        found += [finished(match, seed) for seed in range(GAMES)]
    return found


@pytest.fixture(scope="module")
def kinds(games: list[HackcladState]) -> set[str]:
    """The kinds of events in these games, after looking at the sentence of each for every viewer."""
    found: set[str] = set()
    for state in games:
        for viewer in range(-2, int(state.match.players)):
            teller = HackcladTeller(state.match, viewer)
            for event in state.log or []:
                told = event.told_by(teller, viewer, viewer == -2)
                found.add(told.kind)
                text = told.text
                assert text.endswith("."), text
                assert text[0] == text[0].upper(), text
                assert not set("{}[]|") & set(text), text
                assert ".." not in text, text
                assert re.fullmatch(r"HC \d+\.\d+", told.rule), told.kind
                expected = len(told.numbers) if told.kind not in NUMBER_LISTS else 1
                expected += len(told.words) if told.kind not in LISTS else 1
                assert len(told.facts) == expected, told.kind
                if viewer != -2 and told.cards_for not in {-1, viewer}:
                    assert told.names == (None,) * len(told.cards)
    return found


def test_every_kind_has_a_sentence(kinds: set[str]) -> None:
    known = set(TEMPLATES) | set(TOLD)
    assert set(TEMPLATES).isdisjoint(TOLD)
    assert kinds <= known
    assert set(NUMBERS) | set(WORDS) | set(LISTS) | set(NUMBER_LISTS) <= known


def test_every_kind_that_is_noted_has_a_sentence(kinds: set[str]) -> None:
    folder = Path(journal.__file__ or "").parent
    source = "\n".join([path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))])
    noted = set(NOTED.findall(source))
    assert len(noted) > 50
    assert noted <= set(TEMPLATES) | set(TOLD)
    computed = {"clad attacks", "clad tramples", "reveal", "look", "move", "re-entry"}
    assert noted | computed == set(TEMPLATES) | set(TOLD)
    # Random games come to see nearly all of them.
    assert len((set(TEMPLATES) | set(TOLD)) - kinds) <= 4, (set(TEMPLATES) | set(TOLD)) - kinds


def test_sums_add_up(games: list[HackcladState]) -> None:
    seen: set[str] = set()
    for state in games:
        for event in state.log or []:
            total = sum(value for value, _ in event.terms)
            if event.kind in {"clad damaged", "damage", "score", "score cards", "score missions"} and event.terms:
                seen.add(event.kind)
                assert event.numbers[0] == max(total, 0 if event.kind != "score" else total), event
            elif event.kind == "team score":
                seen.add(event.kind)
                assert event.numbers[1] == total
    assert seen == {"clad damaged", "damage", "score", "score cards", "score missions", "team score"}


def test_a_damage_is_followed_by_its_injury(games: list[HackcladState]) -> None:
    for state in games:
        log = state.log or []
        for place, event in enumerate(log):
            if event.kind == "injury":
                before = [one for one in log[max(0, place - 4) : place] if one.kind == "damage"][-1]
                assert before.numbers[0] == event.numbers[0] > 0
                assert before.seat == event.seat


OFF_WITH_ALL = (
    "Mia is injured: she drops 1 VP of Magic Shards on a4 (all there were, for 2 damage), she leaves the Field, "
    "Injury 3."
)
SINGLE: list[tuple[str, int, tuple[int, ...], tuple[int, ...], tuple[str, ...], tuple[tuple[int, str], ...], str]] = [
    ("move", 0, (), (12, 17), (), (), "You move from c3 to c4."),
    ("move", 1, (), (12, 17), (), (), "Mia moves from c3 to c4."),
    ("damage", 1, (), (0, 3), (), ((3, "the Clad's ATK at Voltage 2"), (-3, "Reactions")),
     "Mia takes no damage (+3 the Clad's ATK at Voltage 2, -3 Reactions)."),
    ("damage", 0, (), (2, 0), (), ((2, "the Clad's ATK at Voltage 1"), (0, "a Trample Attack cannot be reduced")),
     "You take 2 damage (+2 the Clad's ATK at Voltage 1, a Trample Attack cannot be reduced)."),
    ("injury", 1, (), (2, 1, 3), ("a4",), (),
     OFF_WITH_ALL),
    ("injury", 0, (), (2, 0, 1), ("a4",), (),
     "You are injured: no Magic Shard to drop, you leave the Field, Injury 1."),
    ("injury", 0, (), (2, 2, 1), ("a4",), (),
     "You are injured: you drop 2 VP of Magic Shards on a4, you leave the Field, Injury 1."),
    ("mp", 0, (), (0, 7), (), (), "You gain no MP: 7."),
    ("mission", 0, (), (3,), ("Flash",), (),
     "You complete the Mission Flash (3 VP): You moved 3 or more spaces this round."),
    ("mission", 1, (), (0,), ("Wizard",), (),
     "Mia completes the Mission Wizard (X VP): At the end of the game: X is your MP."),
    ("mp", 1, (), (-2, 1), (), (), "Mia pays 2 MP: 1."),
    ("reduce", 0, (), (-1,), ("Dodge",), (), "You reduce the damage to 0 (Dodge)."),
    ("shards given", 2, (), (1, 0), (), (), "Rosette gives 1 VP of Magic Shards to you."),
    ("clad locked", -1, (), (), (), (), "The Clad cannot move: it stays and tramples nobody."),
    ("clad locked", 3, (), (), (), (),
     "Flare sees to it that the Clad cannot move for the rest of the round."),
    ("swap", 0, (-1, -1), (), (), (), "You swap a discarded card for one of the Enhanced deck."),
    ("card moved", 1, (-1,), (), ("hand", "deck"), (), "Mia's card goes from hand to deck."),
    ("forecast", -1, (), (-1, 1), ("a face-down card", ""), (), "Clad slot 2: a face-down card."),
    ("tie", -1, (), (21, 0, 3), ("the highest total", "the fewest Injuries"), (),
     "A tie of you and Flare in highest total (21): the fewest Injuries decides."),
    ("winner", 0, (), (0,), ("the highest total",), (), "You win by the highest total."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "witch", "cards", "numbers", "words", "terms", "text"), SINGLE)
def test_single_sentences(
    kind: str,
    witch: int,
    cards: tuple[int, ...],
    numbers: tuple[int, ...],
    words: tuple[str, ...],
    terms: tuple[tuple[int, str], ...],
    text: str,
) -> None:
    event = Event(kind, witch, cards, numbers, words, terms, "", "HC 1.1", -1)
    assert event.told_by(HackcladTeller(match_of(FOUR), 0), 0, False).text == text


def test_a_player_of_two_witches_is_told_which_one() -> None:
    match = match_of(FOUR, c.TEAM, 2)
    event = Event("passes", 3, (), (), (), (), "", "HC 15.6", -1)
    assert event.told_by(HackcladTeller(match, 0), 0, False).text == "Your Flare passes."
    assert event.told_by(HackcladTeller(match, 1), 1, False).text == "Flare passes."
    winner = Event("winner", 0, (), (0,), ("the fewest Injuries",), (), "", "HC 19.9", -1)
    assert winner.told_by(HackcladTeller(match, 1), 1, False).text == (
        "The team of Luna and Flare wins by the fewest Injuries."
    )
    tie = Event("tie", -1, (), (30, 0, 1), ("the highest total", "the fewest Injuries"), (), "", "HC 19.9", -1)
    assert tie.told_by(HackcladTeller(match, -1), -1, False).text == (
        "A tie of the teams (Luna and Flare; Mia and Rosette) in highest total (30): the fewest Injuries decides."
    )


def test_equal_witches_are_told_apart() -> None:
    match = match_of(["luna", "luna", "mia"])
    event = Event("passes", 1, (), (), (), (), "", "HC 15.6", -1)
    assert event.told_by(HackcladTeller(match, -1), -1, False).text == "Luna 2 passes."
