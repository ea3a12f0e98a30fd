"""The course of a strike or of a boost in words: what happens at which moment, and what its player may choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.exceed.cards.duel import QUIET, Choice, duel, respond
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.journal import current_step
from wildswing.exceed.notation import described
from wildswing.kernel.events import Event
from wildswing.kernel.state import ARGUMENTS

# What every strike has and no card's text brings about.
SILENT = {
    "attack", "attack skipped", "change cards", "effect", "not stunned", "order", "pay", "range", "reveal",
    "set", "speed", "strike", "strike over", "turn", "wild swing",
}  # fmt: skip
PLAIN = {"EX 4.5", "EX 17.3", "EX 17.5", "EX 17.6"}  # the end of a turn and of a strike
CARDS = {"pick card": "pick", "discard to limit": "discard"}
# What lies where unless a scene says otherwise.
ZONES: dict[str, Any] = {
    "hand": ("Dive", "Cross"), "other_hand": ("Dive", "Cross"), "gauge": ("Grasp", "Dive", "Spike", "Assault"),
    "discard": ("Focus", "Grasp"),
}  # fmt: skip
SEASON_7 = {"Spike": "Dust", "Assault": "Slash"}  # the Normals of the same kind that lie there instead
TOP = ("Spike", "Assault", "Focus", "Block")  # of the deck, but for what the scene puts elsewhere


@dataclass(frozen=True)
class Scene:
    """A strike of seat 0, or a boost that it plays by an action, and all that comes of it.

    Attributes:
        card: the attack, or the boost.
        spaces: of the two fighters.
        course: what happens, in the words of `told`; or the numbers of the attack before anything happens.
        choices: what seat 0 chooses, as in `respond`; then it declines what it may decline.
        answer: the attack of the opponent; if none, the card is played as a boost.
        rest: more about the table, as in `duel`; what is not said is as in `ZONES`.
    """

    card: str
    spaces: tuple[int, int]
    course: str | tuple[int, ...]
    choices: tuple[Choice, ...] = ()
    answer: str = ""
    rest: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.card, *self.rest.get("boosts", ()), *map(str, self.spaces)])


def scene(
    attack: str, spaces: tuple[int, int], course: str, *choices: Choice, answer: str = "Sweep",
    **rest: Any,  # noqa: ANN401 - as in `duel`
) -> Scene:  # fmt: skip
    """A strike; the opponent's attack does nothing that is told unless it strikes first."""
    return Scene(attack, spaces, course, choices, answer, rest)


def numbers(
    attack: str, spaces: tuple[int, int], course: tuple[int, ...], answer: str = "Block",
    **rest: Any,  # noqa: ANN401 - as in `duel`
) -> Scene:  # fmt: skip
    """Power, Speed, Armor, Guard, least and greatest Range of an attack before anything happens."""
    return Scene(attack, spaces, course, (), answer, rest)


def play(
    boost: str, spaces: tuple[int, int], course: str, *choices: Choice,
    **rest: Any,  # noqa: ANN401 - as in `duel`
) -> Scene:  # fmt: skip
    """A boost that is played, and with `turns=1` also the opponent's turn after it and the beginning of the next."""
    return Scene(boost, spaces, course, choices, "", rest)


def check_scene(character: str, shown: Scene) -> None:
    """Let it happen and compare."""
    assert happens(character, shown) == shown.course


def happens(character: str, shown: Scene) -> str | tuple[int, ...]:
    """Let it happen and tell."""
    rest = {**usual(character, shown), **shown.rest}
    if not shown.answer:
        return played(character, shown, rest)
    if not isinstance(shown.course, str):
        table = duel(character, shown.card, shown.answer, spaces=shown.spaces, pause="attack", **rest)
        return *table.stats(0), *table.range(0)
    table = duel(character, shown.card, shown.answer, spaces=shown.spaces, **rest)
    begun = next(place for place, event in enumerate(table.state.log or []) if event.kind == "strike")
    return course(table, *shown.choices, begun=begun)


def usual(character: str, shown: Scene) -> dict[str, Any]:
    """What lies where, with the Normals of the character, and cards on the deck that the scene puts nowhere else."""
    theirs = {card.name for card in Table(character, QUIET).match.fighters[0].cards}
    placed = {name for names in shown.rest.values() if isinstance(names, tuple) for name in names}

    def own(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name if name in theirs else SEASON_7[name] for name in names)

    zones = {where: names if where.startswith("other") else own(names) for where, names in ZONES.items()}
    return {**zones, "top": tuple(name for name in own(TOP) if name not in placed)}


def played(character: str, shown: Scene, rest: dict[str, Any]) -> str:
    """Play the boost and tell."""
    table = Table(character, rest.get("other", QUIET), spaces=shown.spaces)
    table.exceed(0, rest.get("exceeded", False))
    table.hand(0, str(table.match.card(table.card(0, shown.card)).name), *rest["hand"])
    table.hand(1, *rest["other_hand"])
    table.put(1, "boosts", *rest.get("other_boosts", ()))
    table.gauge(1, *rest.get("other_gauge", ()))
    for name, places in rest.get("tokens", {}).items():
        table.token(0, name, *places)
    for where in ("gauge", "discard", "sealed", "boosts", "transformations"):
        if where in rest:
            table.put(0, where, *rest[where])
    table.top(0, *rest["top"])
    begun = len(table.state.log or [])
    table.boost(shown.card)
    while table.asked == "pay" and not table.can(c.PASS):
        table.choose(table.state.options[-1])
    return course(table, *shown.choices, begun=begun, turns=rest.get("turns", 0))


# ---- telling


def course(table: Table, *choices: Choice, begun: int = 0, turns: int = 0) -> str:
    """Go on to the next action or the next attack to be set, and tell everything since `begun`."""
    asked: dict[int, list[tuple[str, str]]] = {}
    waiting = list(choices)
    while table.asked not in {"", "set attack"} and (table.asked != "action" or turns):
        if table.asked == "action":
            turns -= table.seat == 1
            if table.seat == 0:
                break
            table.idle()
        elif table.asked == "order":
            table.choose(table.state.options[0])
        else:
            if table.seat == 0 or table.asked in CARDS:
                words = f"{'' if table.seat == 0 else 'they '}[{question(table)}]"
                asked.setdefault(len(table.state.log or []), []).append((current_step(table.state), words))
            if table.seat == 0 and waiting:
                respond(table, waiting.pop(0))
            else:
                table.choose(c.PASS if table.can(c.PASS) else table.state.options[0])
    assert not waiting, waiting
    return " ".join([*sentences(table, asked, begun), *(["strike"] if table.asked == "set attack" else [])])


def question(table: Table) -> str:
    """A decision in words."""
    or_none = " or none" if table.can(c.PASS) else ""
    if table.asked == "amount":
        return ", ".join(sorted(option.text.lower() for option in described(table.state)))
    if table.asked in CARDS:
        cards = {option % ARGUMENTS & c.CARD_MASK for option in table.state.options if option != c.PASS}
        return (
            f"{CARDS[table.asked]} {', '.join(sorted({str(table.match.card(card).name) for card in cards}))}{or_none}"
        )
    if table.asked == "pick space":
        spaces = sorted(option - c.SPACE for option in table.state.options if option != c.PASS)
        return f"pick {', '.join(map(str, spaces))}{or_none}"
    return f"{table.asked}{or_none if table.asked != 'may' else ''}"


def sentences(table: Table, asked: dict[int, list[tuple[str, str]]], begun: int) -> Iterator[str]:
    """A sentence for each step in which something is told: `hit: push to 7, draw 2.`"""
    found: list[tuple[str, list[str]]] = []
    for step, words in parts(table, asked, begun):
        if not found or found[-1][0] != step:
            found.append((step, []))
        if words:
            found[-1][1].append(words)
    for step, said in found:
        if said:
            yield f"{f'{step}: ' if step else ''}{', '.join(said)}."


def parts(table: Table, asked: dict[int, list[tuple[str, str]]], begun: int) -> Iterator[tuple[str, str]]:
    """Everything that is told, with its step; of the opponent's own attack nothing is."""
    log = table.state.log or []
    theirs, turn = False, ""
    for place in range(begun, len(log) + 1):
        yield from [(step or turn, words) for step, words in asked.get(place, []) if not theirs]
        if place < len(log):
            event = log[place]
            if event.kind == "turn" and place > begun:
                turn = "your turn" if event.seat == 0 else "their turn"
            if event.kind in {"attack", "attack skipped"}:
                theirs = event.seat == 1
            theirs = theirs and event.step != "cleanup"
            played = event.kind == "boost" and place == begun
            yield event.step or turn, "" if theirs or played else told(table, event)


def told(table: Table, event: Event) -> str:
    """An event in a few words, "" for what needs none; what the opponent does begins with "they"."""
    if event.kind == "pay" and event.step not in {"", "set", "price"}:
        return f"pay {names(table, event)}"
    if event.kind == "range" and event.seat == 0 and not event.numbers[0]:
        return "miss"
    if event.kind in SILENT or event.rule in PLAIN or "the boost being played" in event.words:
        return ""
    if event.kind == "attack placed" and event.seat == 1:
        return ""
    moved = event.kind == "move" and event.words[0] in {"push", "pull"}  # told of the one who does it
    return f"{'they ' if (event.seat == 1) != moved else ''}{deed(table, event)}"


def deed(table: Table, event: Event) -> str:
    """What was done, without who did it."""
    kind, amounts, words = event.kind, event.numbers, event.words
    if kind == "move":
        return f"{words[0]} to {amounts[1]}"
    if kind == "boost":
        return f"boost {words[0]}"
    if kind in {"draw", "discard"}:
        return f"{kind} {len(event.cards)}" + (f" from {words[0]}" if words and words[0] not in {"", "hand"} else "")
    if kind == "stat":
        return f"{amounts[0]:+} {words[0]}"
    if kind in {"card moved", "boost moved", "attack placed", "attack left"}:
        return f"{names(table, event)} to {words[-1]}"
    if kind == "damage":
        return f"take {amounts[0]}"
    if kind == "stun":
        return "cannot be stunned" if amounts[2] else "are stunned"
    if kind in {"of them", "look"}:
        return f"{names(table, event)} to {words[0]}" if words else f"look at {names(table, event)}"
    if kind == "movement ignored":
        return "are not moved"
    if kind == "more actions":
        return "again" if amounts[0] == 1 else f"{amounts[0]} more actions"
    if kind in {"life", "life spent"}:
        return f"{kind} {amounts[0]}"
    if kind == "token":
        return f"{words[0]} off" if amounts[0] == c.OFF_BOARD else f"{words[0]} on {amounts[0]}"
    if kind == "counters":
        return f"{words[0]} {amounts[0]}"
    return " ".join(filter(None, [kind, names(table, event)]))


def names(table: Table, event: Event) -> str:
    """The names of an event's cards."""
    return ", ".join(str(table.match.card(card).name) for card in event.cards)
