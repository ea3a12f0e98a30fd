"""What stands behind the public functions: names to games, checked arguments. Only the game asked for is imported."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from wildswing.kernel.errors import PositionError, RecordError, UnknownName, WildswingError, nearest
from wildswing.kernel.game import Game
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.record import Replay, read_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildswing.bots import Bot
    from wildswing.exceed.catalogue import CardInfo
    from wildswing.exceed.game import ExceedGame
    from wildswing.exceed.roster import CharacterInfo
    from wildswing.hackclad.catalogue import CardInfo as HackcladCardInfo
    from wildswing.hackclad.game import HackcladGame
    from wildswing.hackclad.roster import WitchInfo
    from wildswing.kernel.result import Result

    AnyGame: TypeAlias = ExceedGame | HackcladGame

GAMES = ("exceed", "hackclad")
# The options of a new game that are of one game only.
OWN_OPTIONS = {"exceed": ("first",), "hackclad": ("mode", "expert", "missions", "players")}


def check_game(game: str) -> None:
    """Raise UnknownName unless there is such a game."""
    if game not in GAMES:
        close = nearest(game, GAMES)
        raise UnknownName(f"there is no game {game!r}; there is {' and '.join(GAMES)}", game, close)


def characters(game: str) -> tuple[CharacterInfo, ...] | tuple[WitchInfo, ...]:
    """All characters: see `wildswing.characters`."""
    check_game(game)
    if game == "hackclad":
        from wildswing.hackclad.roster import roster as witches  # noqa: PLC0415 - nobody pays for the other game

        return witches()
    from wildswing.exceed.roster import roster  # noqa: PLC0415 - as above

    return roster()


def cards(query: str | None, game: str) -> tuple[CardInfo, ...] | tuple[HackcladCardInfo, ...]:
    """Cards: see `wildswing.cards`."""
    if query is not None and query in GAMES:
        return cards(None, query)
    check_game(game)
    if game == "hackclad":
        from wildswing.hackclad.catalogue import search as search_hackclad  # noqa: PLC0415 - as above

        return search_hackclad(query)
    from wildswing.exceed.catalogue import search  # noqa: PLC0415 - as above

    return search(query)


def load(position: str, characters: Sequence[str | Path]) -> AnyGame:
    """Load a position: see `wildswing.load`."""
    word = position.strip().split(" ", 1)[0].split(":", 1)[0]
    if word not in GAMES:
        raise PositionError(f"a position begins with its game, such as 'exceed:1', not with {word!r}", 0, word)
    paths = [str(path) for path in characters]
    if word == "hackclad":
        from wildswing.hackclad.game import load_game as load_hackclad  # noqa: PLC0415 - as above

        return load_hackclad(position.strip(), paths, True)
    from wildswing.exceed.game import load_game  # noqa: PLC0415 - as above

    return load_game(position.strip(), paths, True)


def replay(text: str) -> Replay[ExceedGame] | Replay[HackcladGame]:
    """Replay a record: see `wildswing.replay`."""
    record = read_record(text)
    game = record.needed("game")
    if game.rest not in GAMES:
        raise RecordError(f"there is no game {game.rest!r}; there is {' and '.join(GAMES)}", game.line)
    if game.rest == "hackclad":
        from wildswing.hackclad.game import replay_record as replay_hackclad  # noqa: PLC0415 - as above

        return replay_hackclad(record)
    from wildswing.exceed.game import replay_record  # noqa: PLC0415 - as above

    return replay_record(record)


def play(game: Game[Any], bots: Sequence[Bot | str]) -> Result:
    """Let bots play: see `wildswing.play`."""
    from wildswing.bots import make  # noqa: PLC0415 - games without bots do not need them

    if len(bots) != game.seats:
        raise WildswingError(f"a bot for each of the {game.seats} seats is needed, not {len(bots)}")
    players: list[Bot] = [make(bot, seat) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    while game.options:
        seat = game.seat
        game.choose(players[seat].choose(game.view(seat)))
    result = game.result
    assert result is not None
    return result


def checked_seed(seed: int | None) -> int:
    """The seed of a new game: the one that is given, or one by chance."""
    if seed is None:
        return random.SystemRandom().getrandbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise WildswingError(f"a seed is a whole number from 0 below 2**{SEED_BITS}, not {seed!r}")
    return seed


def begin(game: str, characters: Sequence[str | Path], seed: int | None, log: bool, options: dict[str, Any]) -> AnyGame:
    """Begin a game: see `wildswing.new`; `options` holds those that only one of the games has, None if not given."""
    check_game(game)
    given = {name: value for name, value in options.items() if value is not None}
    for name in given:
        if name not in OWN_OPTIONS[game]:
            other = next(known for known in GAMES if name in OWN_OPTIONS[known])
            raise WildswingError(
                f"`{name}` is an option of {other}, not of {game}, which has {', '.join(OWN_OPTIONS[game])}"
            )
    if game == "hackclad":
        return begin_hackclad(characters, seed, log, given)
    return begin_exceed(characters, seed, log, given.get("first"))


def begin_exceed(characters: Sequence[str | Path], seed: int | None, log: bool, first: int | str | None) -> ExceedGame:
    """Begin a game of EXCEED."""
    from wildswing.exceed.cards import Match  # noqa: PLC0415 - as above
    from wildswing.exceed.game import new_game  # noqa: PLC0415 - as above
    from wildswing.exceed.roster import fighter_of  # noqa: PLC0415 - as above
    from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS  # noqa: PLC0415 - as above

    if isinstance(characters, str) or len(characters) != 2:
        raise WildswingError(f"EXCEED is played by two characters, not by {characters!r}")
    chosen = checked_seed(seed)
    starts: dict[int | str | None, int] = {None: DRAW_LOTS, "choose": ASK_WHO_IS_FIRST, 0: 0, 1: 1}
    if isinstance(first, bool) or first not in starts:
        raise WildswingError(f'`first` is 0, 1, None (by lot) or "choose", not {first!r}')
    match = Match(fighter_of(characters[0], 0), fighter_of(characters[1], 1))
    return new_game(match, chosen, starts[first], log)


def begin_hackclad(witches: Sequence[str | Path], seed: int | None, log: bool, options: dict[str, Any]) -> HackcladGame:
    """Begin a game of HacKClaD."""
    from wildswing.hackclad.game import new_game  # noqa: PLC0415 - as above
    from wildswing.hackclad.options import match_of  # noqa: PLC0415 - as above

    chosen = checked_seed(seed)
    return new_game(match_of(witches, **options), chosen, log)
