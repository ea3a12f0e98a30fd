"""`wildswing play` without a terminal: who plays, what can be typed, saves, mistakes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wildswing as ws
from tests.builds import ROOT
from tests.cli.command import wildswing
from wildswing.cli.play import fighters
from wildswing.cli.session import Session
from wildswing.exceed.game import ExceedGame

START = ("play", "ryu", "geoffrey", "--seed", "7")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lines(*typed: str) -> str:
    return "".join([f"{line}\n" for line in typed])


# ---- beginning


def test_what_a_player_sees_first() -> None:
    outcome = wildswing(*START, typed=lines("keep the rest"))
    assert (outcome.status, outcome.err) == (0, "")
    for text in (
        "Ryu (you)\n  Starting side, up now:\n    On set: You may spend 1 Gauge: Your attack becomes critical.\n",
        "Geoffrey\n  Starting side, up now:\n    Exceeding costs 2 less per transformation.\n",
        "  You draw Grasp, Metsu Shoryuken, Shoryuken, Block and Donkey Kick.\n  Geoffrey draws 6 cards.\n",
        "     Grasp           Normal      1   3   7   0   0 free    2 4\n       Hit: Push or pull 1-2.\n",
        "Ryu: Return cards one by one, or keep the rest.\n",
        "  Geoffrey keeps the starting hand.\n",
        " Turn 1: your turn, distance 4 ",
        "Ryu (you)  life 30 ",
        "  hand 5, gauge 0, deck 25, Force 6, may reshuffle, Exceed: 2 Gauge\n",
        "   1 Prepare                          6 Move to 5 (2 Force) distance 2\n",
        "  11 Boost Lightning Reflexes (Metsu Shoryuken): instant boost, 1 Force\n",
        "       Advance or retreat 2. / Strike.\n",
        "The game is saved. Go on with: wildswing play --load wildswing.save\n",
    ):
        assert text in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80
    assert "\x1b" not in outcome.out


def test_names_in_every_form() -> None:
    for names in (("exceed", "RYU", "Shovel Knight"), ("ryu", "shovelk"), ("Exceed", "ryu", "shovel knight")):
        out = wildswing("play", *names, "--first", "me").out
        assert "Ryu (you)\n" in out
        assert "Shovel Knight\n" in out


def test_random_fighters_differ() -> None:
    for seed in range(5):
        chosen = fighters(("random",), Random(seed))
        assert len(set(chosen)) == 2
        assert set(chosen) <= {one.id for one in ws.characters()}
    assert fighters((), Random(1)) == fighters(("random", "Random"), Random(1))
    assert fighters(("exceed", "ryu"), Random(1))[0] == "ryu"


def test_the_same_seed_gives_the_same_fighters_and_cards() -> None:
    first, second = wildswing("play", "--seed", "5"), wildswing("play", "--seed", "5", "--save", "kept.save")
    assert first.out == second.out.replace("kept.save", "wildswing.save")


def test_a_card_file_can_be_played(folder: Path) -> None:
    file = folder / "mine.toml"
    text = (ROOT / "src/wildswing/exceed/data/season3/ryu.toml").read_text("utf-8")
    file.write_text(text.replace('name = "Ryu"', 'name = "Ryan"', 1), "utf-8")
    out = wildswing("play", "./mine.toml", "geoffrey", "--seed", "7", "--first", "me", typed=lines("1", "save")).out
    assert "Ryan (you)\n" in out
    assert "Ryan (you)" in wildswing("play", "--load", "wildswing.save").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("ryy",), "Error: there is no character 'ryy'; the nearest is Ryu\n"),
        (("xqxq",), "Error: there is no character 'xqxq'. To see all names: wildswing characters\n"),
        (("shov",), "Error: 'shov' may mean Shovel Knight, Shovel & Shield Knight\n"),
        (("./nope.toml",), "Error: nope.toml: the file cannot be read: No such file or directory\n"),
        (("exced", "ryu", "king"), "There is no game 'exced'; there is exceed and hackclad. Did you mean exceed?\n"),
        (
            ("exceed", "ryu", "geoffrey", "king"),
            "Error: EXCEED is played by two characters, not by 3: ryu, geoffrey, king.\n",
        ),
        (("a", "b", "c", "d"), "Error: EXCEED is played by two characters, not by 4: a, b, c, d.\n"),
        (("--bot", "stedy"), "Error: there is no bot 'stedy'; the bots are random, steady; the nearest is steady\n"),
        (("--bot", "steady", "--hotseat"), "Error: --hotseat has no bot: give --hotseat or --bot, not both.\n"),
        (("--seed", "-1"), "Error: Invalid value for '--seed': -1 is not in the range 0<=x<="),
        (("--seed", "seven"), "Error: Invalid value for '--seed': 'seven' is not a valid integer range.\n"),
        (("--first", "us"), "Error: Invalid value for '--first': 'us' is not one of 'me', 'opponent', 'lot'.\n"),
        (("--load", "nope"), "Error: Invalid value for '--load': File 'nope' does not exist.\n"),
        (("--load", "."), "Error: Invalid value for '--load': File '.' is a directory.\n"),
        (("--save", "."), "Error: Invalid value for '--save': File '.' is a directory.\n"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing("play", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err
    assert "Traceback" not in outcome.err


# ---- what can be typed


def test_words_that_are_no_choice() -> None:
    out = wildswing(
        *START, typed=lines("1", "99", "0", "move", "strke", "move to 7", "set block", "ekko", "logg 5")
    ).out
    assert "There is no choice 99: type a number from 1 to 16, or help.\n" in out
    assert "There is no choice 0: type a number from 1 to 16, or help.\n" in out
    assert (
        "'move' may mean Move to 1 (2 Force), Move to 2 (1 Force), Move to 4 (1 Force),\n"
        "Move to 5 (2 Force) or 3 others: "
        "type more of it, or its number.\n"
    ) in out
    assert "There is no choice 'strke' here. Did you mean Strike?" in out
    assert "Move to 7 is not possible: the opponent stands there (EX 8.2).\n" in out
    assert "There is no choice 'set block' here." in out
    assert "There is no choice 'ekko' here. Type a number, words of the list, or help.\n" in out
    assert "There is no choice 'logg 5' here. Did you mean log?" in out


def test_looking_things_up() -> None:
    out = wildswing(
        *START,
        typed=lines(
            "help", "?", "1", "me", "opponent", "unseen", "why", "log", "log 1", "log x", "reach", "reach donkey",
            "reach block", "reach xx", "card shoryuken", "card", "card shoryuke n", "texts", "table", "texts",
        ),
    ).out  # fmt: skip
    for text in (
        "  card NAME           show a card or boost of either player with all its texts\n",
        "  Exceed side:\n    When hit, once per strike: Draw 1. You may spend 1 Force: +2 Power.\n",
        "Geoffrey has 6 cards in hand and 24 in the deck; among them:\n  Grasp x2, Cross x2,",
        "A turn has one action (EX 4.2)\n  Move to 7: the opponent stands there (EX 8.2)\n",
        "  You keep the starting hand. [EX 21.9]\n",
        "How many lines? For example: log 40\n",
        "  Donkey Kick: hits 1-2 4-5\n",
        "Donkey Kick would hit 1-2 4-5.\n",
        "Block would hit nothing.\n",
        "There is no card 'xx' here.\n",
        "  Metsu Shoryuken: Ultra, range 1, Power 7, Speed 5, Armor 0, Guard 0, 4 Gauge\n",
        "Which card? For example: card spike\n",
        "There is no card 'shoryuke n' here. The nearest is Shoryuken.\n",
        "The texts of cards are left out; card NAME shows them.\n",
        "The texts of cards are shown again.\n",
    ):
        assert text in out
    without = out.partition("are left out")[2].partition("are shown again")[0]
    assert "Grasp           Normal" in without
    assert "Push or pull" not in without


def test_undo_until_something_new_is_known() -> None:
    typed = (
        "undo", "return grasp", "undo", "1", "strike", "undo", "move to 5", "1", "undo", "undo", "15", "set grasp",
        "undo",
    )  # fmt: skip
    out = wildswing(*START, typed=lines(*typed)).out
    assert out.count("Not possible: no choice was made yet.\n") == 1
    assert out.count("Your last choice is taken back.\n") == 4
    assert out.count("Not possible: the last choice stands: since then a card was seen or drawn,\n") == 1
    saved = ws.replay(Path("wildswing.save").read_text("utf-8"))
    assert [text for _, text in saved.choices][:4] == ["Keep the rest", "Keep the rest", "Strike", "Set Grasp"]
    # A choice that was taken back and made again is told twice, one that was not is told once.
    assert out.count("  You strike at distance 4.\n") == 2
    assert out.count("  You keep the starting hand.\n") == 1


def test_a_strike_is_explained() -> None:
    out = wildswing(*START, typed=lines("1", "strike", "set grasp")).out
    for text in (
        "  set      You set Grasp.\n           Geoffrey sets a card.\n  reveal   You reveal Grasp.\n",
        "  order    Your Speed is 7 (+7 Grasp).\n           Geoffrey's Speed is 3 (+3 Sacrament of Blades).\n",
        "           You act first: Speed 7 against 3.\n  attack   You attack with Grasp.\n",
        "  range    You miss: distance 4, range 1.\n",
        "  damage   You take 3 damage (+3 Sacrament of Blades): 27 life.\n",
        "  stun     You are stunned: 3 damage is more than Guard 0.\n",
    ):
        assert text in out


def test_options_say_what_they_cost_and_hit() -> None:
    out = wildswing(*START, typed=lines("1", "strike")).out
    assert "  2 Set Metsu Shoryuken: hits 2 4, costs 4 Gauge, you have 0: it would be\n      invalid\n" in out
    assert "Set Donkey Kick: hits 1-2 4-5" in out
    assert "Set Block: hits nothing from here" in out


def test_a_payment_shows_what_is_missing_and_not_the_table() -> None:
    out = wildswing(*START, typed=lines("1", "move to 5", "pay shoryuken")).out
    paying = out.partition("Ryu> move to 5")[2]
    assert paying.startswith("\n\nRyu: Pay 2 Force.\n  Moving to 5\n")
    assert "\nRyu: Pay 1 Force.\n  Moving to 5\n" in paying
    assert "life 30" not in paying
    assert "Your hand" not in paying


def test_the_table_is_not_repeated_where_nothing_has_changed() -> None:
    out = wildswing(*START, typed=lines("1", "strike", "undo", "strike")).out
    assert out.count("Ryu (you)  life 30") == 1
    assert wildswing(*START, typed=lines("1", "strike", "", "undo")).out.count("Ryu (you)  life 30") == 2


# ---- saving and going on


def test_a_save_is_a_record(folder: Path) -> None:
    out = wildswing(*START, typed=lines("1", "strike", "set grasp", "save mine.save", "quit")).out
    assert "Saved. Go on another time with: wildswing play --load mine.save\n" in out
    assert "The game is saved. Go on with: wildswing play --load mine.save\n" in out
    text = (folder / "mine.save").read_text("utf-8")
    assert text.startswith("wildswing record 1\n# wildswing play: seats you steady, seed 7\ngame exceed\n")
    assert wildswing("replay", "mine.save").out.startswith("  Ryu goes first.\n")
    assert not (folder / "mine.save.new").exists()


@pytest.mark.parametrize("bot", ["steady", "random"])
def test_a_game_goes_on_as_it_would_have(folder: Path, bot: str) -> None:
    """The same answers give the same game, whether it was saved and loaded in between or not."""
    answers = ["1", *["prepare"] * 3, "strike", *["wild swing", "1", "1"] * 20]
    start = ("play", "ryu", "geoffrey", "--seed", "3", "--first", "me", "--bot", bot)
    wildswing(*start, "--save", "whole.save", typed=lines(*answers))
    for place in (2, 4, 6, 9, 20):
        wildswing(*start, "--save", f"{place}.save", typed=lines(*answers[:place]))
        wildswing("play", "--load", f"{place}.save", typed=lines(*answers[place:]))
        assert (folder / f"{place}.save").read_text("utf-8") == (folder / "whole.save").read_text("utf-8")


def test_no_save_is_overwritten_by_another_game(folder: Path) -> None:
    for name in ("wildswing.save", "wildswing-2.save", "wildswing-3.save"):
        assert f"wildswing play --load {name}\n" in wildswing(*START).out
    outcome = wildswing(*START, "--save", "wildswing.save")
    assert outcome.status == 2
    assert "--save: wildswing.save exists already. Go on with it by --load, or name another file." in outcome.err
    (folder / "notes").write_text("dear diary", "utf-8")
    out = wildswing(*START, typed=lines("save notes", "save nowhere/at/all")).out
    assert "notes exists already: choose another name.\n" in out
    assert "nowhere/at/all cannot be written: No such file or directory.\n" in out
    assert (folder / "notes").read_text("utf-8") == "dear diary"


def test_where_a_save_cannot_be_written_another_place_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder / "tmp"))
    outcome = wildswing(*START, "--save", "gone/x.save", typed=lines("1"))
    assert outcome.status == 0
    assert "gone/x.save cannot be written: No such file or directory\n" in outcome.err
    kept = folder / "tmp" / "x.save"
    assert ws.replay(kept.read_text("utf-8")).length == 2
    monkeypatch.setattr("tempfile.tempdir", str(folder / "none"))
    outcome = wildswing(*START, "--save", "gone/y.save", typed=lines("1"))
    assert outcome.status == 0
    assert "The game could not be saved: " in outcome.err


def test_going_on_with_a_record_and_with_a_position(folder: Path) -> None:
    game = ws.new("exceed", ["ryu", "geoffrey"], seed=7, first=0)
    game.choose("Keep the rest")
    game.choose("Keep the rest")
    (folder / "a.record").write_text(game.record, "utf-8")
    (folder / "a.position").write_text(game.position + "\n", "utf-8")
    for name in ("a.record", "a.position"):
        out = wildswing("play", "--load", name, "--save", f"{name}.save", typed=lines("prepare")).out
        assert "Turn 1: your turn, distance 4" in out
        assert "  You prepare.\n" in out
        assert ws.replay((folder / f"{name}.save").read_text("utf-8")).final.history[-1] is not None
    (folder / "b.position").write_text("exceed:1 nonsense", "utf-8")
    outcome = wildswing("play", "--load", "b.position")
    assert outcome.status == 1
    assert outcome.err.startswith("Error: b.position: position, character ")


def test_who_goes_on(folder: Path) -> None:
    wildswing(*START, typed=lines("1"))
    wildswing("play", "--load", "wildswing.save", "--bot", "Random")
    assert "# wildswing play: seats you random, seed 7\n" in (folder / "wildswing.save").read_text("utf-8")
    wildswing("play", "--load", "wildswing.save", "--hotseat", typed="\n")
    assert "# wildswing play: seats you you, seed 7\n" in (folder / "wildswing.save").read_text("utf-8")


@pytest.mark.parametrize("more", [("ryu",), ("--seed", "1"), ("--first", "me")])
def test_a_loaded_game_cannot_be_begun_anew(more: tuple[str, ...]) -> None:
    wildswing(*START)
    outcome = wildswing("play", "--load", "wildswing.save", *more)
    assert outcome.status == 2
    assert "--load goes on with a game: it takes no characters, no --seed, no --first and no --watch." in outcome.err


@pytest.mark.parametrize(
    ("remark", "message"),
    [
        ("# wildswing play: seats you", "line 2: expected '# wildswing play: seats SEAT0 SEAT1, seed N', found "),
        (
            "# wildswing play: seats you stedy, seed 7",
            "line 2: a seat is you, random or steady, not 'stedy'; the nearest is steady",
        ),
        ("# wildswing play: seats steady random, seed 7", "line 2: one of the seats must be 'you'"),
    ],
)
def test_a_broken_save_says_where(folder: Path, remark: str, message: str) -> None:
    wildswing(*START, typed=lines("1"))
    file = folder / "wildswing.save"
    file.write_text(file.read_text("utf-8").replace("# wildswing play: seats you steady, seed 7", remark), "utf-8")
    outcome = wildswing("play", "--load", "wildswing.save")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("Error: wildswing.save, " + message)


def test_a_finished_game_is_shown_as_finished(folder: Path) -> None:
    game = ws.new("exceed", ["ryu", "geoffrey"], seed=7)
    result = ws.play(game, ["steady", "steady"])
    (folder / "over.record").write_text(game.record, "utf-8")
    outcome = wildswing("play", "--load", "over.record")
    assert outcome.status == 0
    winner = game.match.fighters[result.winner or 0].name
    assert f"The game is over: {winner}" in outcome.out
    assert "See it again with: wildswing replay over.record\n" in outcome.out


def test_a_defect_in_the_middle_of_a_game_loses_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Session) -> None:
        if len(self.game.history) >= 3:
            raise ZeroDivisionError("by nothing")
        one_choice(self)

    one_choice = Session.one_choice
    (folder / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder / "tmp"))
    monkeypatch.setattr(Session, "one_choice", broken)
    outcome = wildswing(*START, typed=lines("1", "prepare"))
    assert outcome.status == 70
    assert "The game is saved. Go on with: wildswing play --load wildswing.save\n" in outcome.out
    assert "defect of wildswing" in outcome.err
    assert ws.replay((folder / "wildswing.save").read_text("utf-8")).length == 3


def test_an_interrupted_choice_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while the rules are at work: the state, the log and the history are those before the choice."""
    game = ws.new("exceed", ["ryu", "geoffrey"], seed=7, first=0)
    game.choose("Keep the rest")
    game.choose("Keep the rest")
    before, told = game.position, len(game.events(seat=0))
    state_class = type(game.state)
    step = state_class.step

    def interrupted(self: object, option: int) -> None:
        step(self, option)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(state_class, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            game.choose("Prepare")
    assert isinstance(game, ExceedGame)
    assert (game.position, len(game.history), len(game.events(seat=0))) == (before, 2, told)
    game.choose("Prepare")
    assert len(game.history) == 3
