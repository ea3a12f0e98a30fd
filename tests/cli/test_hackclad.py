"""`wildswing play hackclad` without a terminal, and the other commands with games of HacKClaD."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wildswing as ws
from tests.cli.command import wildswing
from tests.hackclad.table import Table
from wildswing.cli.hackclad.choices import interruption
from wildswing.hackclad import constants as c
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.view import view_of

FOUR = ("play", "hackclad", "rosette", "flare", "luna", "mia", "--seed", "7", "--bot", "random")
BEGUN = ("1", "1", "1")  # two Missions and an Enhanced card


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def lines(*typed: str) -> str:
    return "".join([f"{line}\n" for line in typed])


# ---- beginning


def test_what_a_player_sees_first() -> None:
    outcome = wildswing(*FOUR, typed=lines(*BEGUN))
    assert (outcome.status, outcome.err) == (0, "")
    for text in (
        "HacKClaD against Wyrm, base. The others: Flare, Luna, Mia.\n",
        "Rosette (you)\n  Basic Actions in a round: +1 Move 2, +1 MP 1, -1 DMG 2\n",
        "  3 CP Blaze Out: This round, your Attack and Attack Magic cards have +2 ATK.\n",
        "Rosette: Choose a Mission.\n   1 Take ",
        "Rosette: Choose an Enhanced card for your deck.\n  1 Add Crimson Barrage\n",
        "  Flare puts a card of the Enhanced deck into the deck.\n",
        " Round 1, Draft Phase ",
        "\nWyrm  on c3, looks north \N{BLACK UP-POINTING TRIANGLE}, Voltage 1, ATK 2, deck 3, resolved 0\n",
        "\N{BLACK UP-POINTING TRIANGLE}Wyrm",
        "Flare  on e4, MP 0, CP 0, Injuries 0, Magic Shards 0 VP\n",
        "  hand 4, deck 5, left: +1 Move 2, +1 MP 1, -1 DMG 2\n",
        "     Your hand type            MP ATK VP\n",
        "Rosette: Choose a Turn slot.\n  1 Take Turn slot 1: Draw 1 card\n",
        "The game is saved. Go on with: wildswing play --load wildswing.save\n",
    ):
        assert text in outcome.out, text
    assert max(len(line) for line in outcome.out.splitlines()) <= 80
    assert "\x1b" not in outcome.out


def test_the_forecast_lists_three_cards_with_their_icons() -> None:
    out = wildswing(*FOUR, typed=lines(*BEGUN)).out
    table = out[out.index(" Round 1, Draft Phase ") :]
    cards = re.findall(r"^  ([123]) ([A-Z][^:]+): (?:Attack|Move|Drop)", table, re.MULTILINE)
    assert [number for number, _ in cards[:3]] == ["1", "2", "3"]
    assert {name for _, name in cards} <= {card.name for card in ws.cards("clad", "hackclad")}


def test_the_ring_around_the_field_repeats_the_other_side() -> None:
    out = wildswing(*FOUR, typed=lines(*BEGUN)).out
    head, *rows = out[out.index("        e        a") :].splitlines()[:16]
    assert head.split() == ["e", "a", "b", "c", "d", "e", "a"]
    labelled = [row.split()[0] for row in rows if row[2:3].isdigit()]
    assert labelled == ["1", "5", "4", "3", "2", "1", "5"]
    fourth = next(row for row in rows if row.startswith("  4"))
    assert fourth.count("Flare") == 2, "she stands at the eastern edge, next to the western one"


def test_witches_in_every_form_and_by_lot() -> None:
    out = wildswing("play", "HACKCLAD", "ROS", "luna", "--seed", "1").out
    assert "Rosette (you)\n" in out
    by_lot = wildswing("play", "hackclad", "--seed", "1", "--bot", "random").out
    mine, others = re.search(r"The others: (.*)\.\n\n(\w+) \(you\)", by_lot).group(2, 1)  # type: ignore[union-attr]
    assert len({mine, *others.split(", ")}) == 4
    again = wildswing("play", "hackclad", "--seed", "1", "--bot", "random").out
    assert again.split("wildswing")[0] == by_lot.split("wildswing")[0]


def test_one_witch_plays_solo() -> None:
    out = wildswing("play", "hackclad", "mia", "--seed", "2", "--expert", typed=lines("1", "1", "1")).out
    assert "HacKClaD against Wyrm, solo, Expert Mode. You hunt alone.\n" in out
    assert "  2 a face-down card\n" in out
    assert "Clad slot 2: a face-down card.\n" in out


def test_a_seat_can_be_chosen() -> None:
    out = wildswing(
        "play", "hackclad", "luna", "luna", "mia", "--seat", "1", "--seed", "4", "--bot", "random,random"
    ).out
    assert "Luna 2 (you)\n" in out
    assert "The others: Luna 1, Mia." in out
    assert "Luna 2> " in out


def test_a_player_of_two_witches_is_told_which_one_is_asked() -> None:
    team = ["--mode", "team", "--players", "2", "--missions", "random", "--seed", "4", "--bot", "random"]
    out = wildswing("play", "hackclad", "luna", "mia", "flare", "amelia", *team, typed=lines(*["1"] * 6)).out
    assert "HacKClaD against Wyrm, team. The others: Mia (seat 1), Flare (seat 1).\n" in out
    assert "\nLuna: Choose an Enhanced card for your deck.\n" in out
    assert "\nAmelia: Choose an Enhanced card for your deck.\n" in out
    assert "Your Luna puts " in out
    assert re.search(r"Amelia \(you\)  on [a-e][1-5], MP \d, CP 0, Injuries 0, Magic Shards 0 VP, team 1\n", out)
    assert "     Luna (you): hand type " in out
    assert "     Amelia (you): hand type " in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("hackclad", "rosete", "mia"), "there is no Witch 'rosete'; the nearest is Rosette"),
        (("hackclad", "xqxq", "mia"), "there is no Witch 'xqxq'. To see all names: wildswing characters hackclad"),
        (("hackclad", "a", "b", "c", "d", "e"), "HacKClaD is played by one to four Witches, not by 5: a, b, c, d, e."),
        (("hackclad", "luna", "mia", "--mode", "team"), "a team match has four Witches"),
        (("hackclad", "luna", "mia", "--mode", "solo"), "solo play has one Witch"),
        (("hackclad", "luna", "mia", "--mode", "duel"), "'duel' is not one of 'base', 'solo', 'team'."),
        (("hackclad", "luna", "mia", "--players", "2"), "`players` is for mode="),
        (("hackclad", "luna", "mia", "--first", "me"), "--first is no option of hackclad."),
        (("hackclad", "luna", "mia", "--seat", "2"), "--seat takes seats from 0 to 1, such as --seat 1"),
        (("hackclad", "luna", "mia", "--seat", "x"), "--seat takes seats from 0 to 1, such as --seat 1"),
        (("hackclad", "luna", "mia", "--seat", "0", "--hotseat"), "--hotseat takes all seats"),
        (("hackclad", "luna", "mia", "--bot", "random,random"), "--bot takes one bot, or one for each of the 1 other"),
        (("hackclad", "amelia", "mia", "--missions", "recommended"), "no Missions are recommended for Amelia"),
        (("ryu", "akuma", "--mode", "solo"), "--mode is no option of exceed."),
        (("ryu", "akuma", "--expert"), "--expert is no option of exceed."),
        (("--load", __file__, "--mode", "solo"), "--load goes on with a game"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing("play", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err


# ---- what can be typed


def test_threats_icon_by_icon_and_on_the_field() -> None:
    out = wildswing(*FOUR, typed=lines(*BEGUN, "threat", "threat 2", "threat 4", "threat x")).out
    shown = out[out.index("Rosette> threat\n") :]
    assert "  Clad turn 1, Veer Right from c3 looking north:\n    tramples c4 and moves to c4 (HC 9.6)\n" in shown
    assert "    turns east (HC 9.8)\n  Clad turn 2, Veer Left from c4 looking east:\n" in shown
    assert "    attacks c4 e4 c5 e5 (HC 9.3)\n    drops on c4 e4 (HC 9.10)\n" in shown
    assert "    now in danger: Flare\n" in shown
    assert "1! 3+" in shown
    second = shown[shown.index("Rosette> threat 2\n") :]
    assert second[: second.index("Rosette> threat 4")].count("Clad turn ") == 2  # the turn, and what the signs mean
    assert shown.count("Which Clad turn? Type threat, or threat 1, 2 or 3.\n") == 2


def test_looking_things_up() -> None:
    out = wildswing(
        *FOUR,
        typed=lines(
            *BEGUN, "card whirl", "card storm", "card wizard", "card", "card gard", "me", "witch flare", "witch ryu",
            "missions", "enhanced", "unseen", "reach", "reach shot", "reach qqq", "why", "log 3", "help",
        ),
    ).out  # fmt: skip
    for text in (
        "  Whirlwind: Clad card, Voltage 1\n    x . x\n    * ^ *\n    Attack. Drop. Turn around.\n",
        "  Storm (Luna): Attack Magic, ATK 1, 1 MP, 1 VP\n    x x x\n    . . .\n    . @ .\n",
        "  Wizard (X VP): At the end of the game: X is your MP.\n",
        "Which card? For example: card guard\n",
        "There is no card 'gard' here. The nearest",
        "  3 CP Blaze Out: ",
        "  3 CP Protection of the Aristocracy, Reaction: ",
        "No Witch 'ryu' plays; there are Rosette, Flare, Luna, Mia.\n",
        "On the table\n",
        "Rosette (you): Enhanced deck\n",
        "  Sol Shimmer: Enhanced Attack, ATK 1, 3 VP. After: Attack again with the same\n    ATK.\n",
        "Mia: Shot, Guard, Move",
        "Wyrm: ",
        "Barrage: ",
        "There is no card 'qqq' here.",
        "(HC 7.4)\n",
        "[HC 7.3]\n",
        "  threat [N]          what each coming Clad turn",
    ):
        assert text in out, text
    assert max(len(line) for line in out.splitlines()) <= 80


def played(*arguments: str, typed: str = "1", most: int = 400) -> str:
    """A game in which always the same is typed."""
    return wildswing(*arguments, typed=lines(*[typed] * most)).out


def test_a_reaction_is_an_interruption() -> None:
    out = played(*FOUR)
    start = out.index(" Reaction! ")
    shown = out[start : out.index("Rosette> ", start)]
    assert re.match(r" Reaction! [A-Z][\w ()]+ reaches Rosette ", shown)
    flat = " ".join(shown.split())
    assert re.search(r"The Clad(?:, moved by \w+,)? (?:attacks|tramples) [a-e1-5 ]+; you stand on [a-e][1-5]\.", flat)
    assert re.search(r"If you pass: \d damage \(\+\d the Clad's ATK at Voltage \d\), Injury 1 \(-1 VP\), you ", flat)
    assert "react, or pass." in shown
    assert "  1 Pass" in shown


def test_a_reaction_inside_a_reaction_says_what_waits() -> None:
    """Rosette Repels the Clad onto Mia while it attacks both: Mia is asked about the Trample Attack first."""
    table = Table("rosette", "mia")
    table.clad("Whirlwind")
    table.clad_at((0, 0), "north")
    table.at(0, (-1, 0))
    table.at(1, (1, 0))
    table.hand(0, "Counter Cross")
    table.hand(1, "Guard")
    table.choose(c.PASS)
    assert table.asked == "react"
    table.use("Counter Cross")
    view = view_of(table.state, 1)
    decision = view.decision
    assert decision is not None
    assert interruption(view, decision).plain.splitlines()[1:] == [
        "  The Clad, moved by Rosette, tramples d3; you stand on d3.",
        "  This comes first; Whirlwind waits for it.",
        "  If you pass: 2 damage (+2 the Clad's ATK at Voltage 1), Injury 1 (-1 VP), you",
        "    have nothing to drop and leave the Field.",
    ]
    assert interruption(view, decision).plain.startswith(("\N{BOX DRAWINGS LIGHT HORIZONTAL}", "-"))


def test_injuries_and_points_are_explained_to_the_end() -> None:
    out = played(*FOUR)
    flat = " ".join(out.split())
    assert re.search(r"You take (\d) damage \(\+\1 the Clad's ATK at Voltage \d\)\. You are injured: ", flat)
    for text in (
        "Your Magic Shards: ",
        "Your nine cards: ",
        "Your completed Missions: ",
        "Your Injuries: ",
        "Mia's score: ",
    ):
        assert text in flat
    assert re.search(r"(wins|win) by the ", flat)
    assert re.search(r"The game is over: \w+( \(you\))? wins \(", flat)
    assert "Its record is in wildswing.save." in flat


# ---- saves, records, positions


def test_a_saved_game_goes_on_as_it_would_have() -> None:
    whole = played(*FOUR, "--save", "whole")
    wildswing(*FOUR, "--save", "half", typed=lines(*["1"] * 15))
    assert (
        Path("half").read_text("utf-8").splitlines()[1].startswith("# wildswing play: seats you random random random")
    )
    rest = played("play", "--load", "half")
    assert rest.splitlines()[-3:-2] == whole.splitlines()[-3:-2]
    assert [line for line in Path("half").read_text("utf-8").splitlines() if line[:1] == "0"] == [
        line for line in Path("whole").read_text("utf-8").splitlines() if line[:1] == "0"
    ]


def test_records_are_replayed() -> None:
    played(*FOUR, "--save", "game")
    told = wildswing("replay", "game", "--all")
    assert told.status == 0
    assert "Rosette's nine cards: " in told.out
    assert "Round 9" in told.out
    assert "Flare draws a card." in told.out
    mine = wildswing("replay", "game", "--all", "--seat", "1").out
    assert "You draw " in mine
    shown = wildswing("replay", "game", "--at", "30").out
    assert " Round " in shown
    assert "Wyrm  on " in shown
    record = ws.replay(Path("game").read_text("utf-8"))
    end = wildswing("replay", "game", "--at", str(record.length), "--seat", "3").out
    assert "After round 9" in end
    assert "Mia (you)" in end
    beyond = wildswing("replay", "game", "--seat", "4")
    assert beyond.status == 2


def test_a_seat_that_the_game_has_not() -> None:
    wildswing("play", "hackclad", "luna", "--seed", "3", "--save", "solo", typed=lines("1"))
    outcome = wildswing("replay", "solo", "--seat", "1")
    assert outcome.status == 2
    assert "--seat: solo is a game of 1 player, seat 0." in outcome.err


def test_a_position_is_loaded() -> None:
    game = ws.new("hackclad", ["luna", "mia"], seed=3)
    assert isinstance(game, HackcladGame)
    while game.state.round < 1:
        game.choose(game.options[0])
    Path("position").write_text(game.position + "\n", "utf-8")
    out = wildswing("play", "--load", "position", "--bot", "random").out
    assert " Round 1, Draft Phase " in out
    assert "Luna (you)" in out


def test_two_people_share_a_keyboard() -> None:
    out = wildswing("play", "hackclad", "luna", "mia", "--hotseat", "--seed", "3", typed=lines(*["", "1"] * 8)).out
    assert "Luna, press Enter when only you can see this" in out
    assert "Press Enter to hide this, then give the keyboard to Mia" in out
    assert "Mia (you)" in out


# ---- the other commands


def test_sim_in_every_mode() -> None:
    out = wildswing("sim", "hackclad", "--witches", "ros,mia", "--games", "3", "--bots", "random,steady").out
    first, second = re.findall(r"seat \d, .*?mean \d+\.\d", " ".join(out.split()))
    assert first.startswith("seat 0, rosette (random): ")
    assert second.startswith("seat 1, mia (steady): ")
    solo = ("sim", "hackclad", "--witches", "luna", "--games", "2", "--bots", "random")
    assert re.match(r"seat 0, luna \(random\): -?\d+ to \d+ VP, median ", wildswing(*solo).out)
    found = json.loads(wildswing(*solo, "--json").out)
    assert (found["game"], found["games"], found["mode"]) == ("hackclad", 2, "solo")
    assert len(found["seats"][0]["scores"]) == 2
    assert wildswing(*solo, "--json").out == wildswing(*solo, "--json").out
    options = ["--mode", "team", "--players", "2", "--games", "2", "--bots", "random", "--json"]
    team = json.loads(wildswing("sim", "hackclad", "--witches", "luna,mia,random,random", *options).out)
    assert [one["seat"] for one in team["seats"]] == [0, 1]
    assert sum(one["wins"] for one in team["seats"]) == 2
    assert team["witches"] == ["luna", "mia", "random", "random"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("hackclad", "--seats", "ryu,luna"), "--seats is no option of hackclad, which has --witches."),
        (("exceed", "--witches", "luna"), "--witches is no option of exceed, which has --seats."),
        (("exceed", "--mode", "solo"), "--mode is no option of exceed."),
        (("hackclad", "--witches", "a,b,c,d,e"), "--witches takes one to four names"),
        (("hackclad", "--witches", "luna,"), "--witches takes one to four names"),
        (("hackclad", "--witches", "luna,mia", "--bots", "random,random,random"), "one for each of the 2 seats"),
    ],
)
def test_mistakes_of_sim(arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing("sim", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in " ".join(outcome.err.split())


def test_cards_of_both_games_are_found() -> None:
    assert wildswing("cards", "sol", "shimmer").out.splitlines() == [
        "Sol Shimmer (Rosette)",
        "  enhanced attack, ATK 1, 3 VP",
        "    x",
        "    @",
        "    After: Attack again with the same ATK.",
        "1 card",
    ]
    both = wildswing("cards", "whirlwind").out
    assert "Whirlwind (Wyrm)\n  clad card, Voltage 1\n    x . x\n    * ^ *\n    Attack. Drop. Turn around.\n" in both
    assert "Rachel Alucard" in both
    assert "Rachel" not in wildswing("cards", "hackclad", "whirlwind").out
    assert "Wyrm" not in wildswing("cards", "exceed", "whirlwind").out
    assert "Wizard (Missions)\n  mission, X VP\n" in wildswing("cards", "hackclad", "wizard").out
    assert "clad card, expert, Voltage 2\n" in wildswing("cards", "tail", "rush").out
    found = json.loads(wildswing("cards", "hackclad", "--json").out)
    assert len(found) == len(ws.cards("hackclad"))
    outcome = wildswing("cards", "hackclad", "wizzard")
    assert outcome.status == 1
    assert "Wizard" in outcome.err


def test_witches_are_listed() -> None:
    outcome = wildswing("characters", "hackclad")
    assert outcome.out.splitlines()[0].split() == ["Amelia", "amelia", "hard"]
    assert outcome.out.splitlines()[-1] == "5 Witches"
    assert [one["id"] for one in json.loads(wildswing("characters", "hackclad", "--json").out)] == [
        "amelia", "flare", "luna", "mia", "rosette",
    ]  # fmt: skip
    assert "There is no game 'chess'; there is exceed and hackclad." in wildswing("characters", "chess").err
