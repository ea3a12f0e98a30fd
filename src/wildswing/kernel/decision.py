"""A decision as people see it: who is asked what and why, what can be chosen, and what cannot and why not."""

from __future__ import annotations

from wildswing.kernel.errors import IllegalChoice, nearest


class Option:
    """One possible choice; `int(option)` is what games, records and bots exchange, and two options are equal by it.

    Attributes:
        number: the int.
        text: the readable form, unique within its decision.
        verb: what kind of act it is, in one or two words.
        card: the name of the card that it is about; this and the next three are None where there is no such thing.
        target: the space that it is about.
        amount: of Force or Gauge that is paid, of spaces, of life.
        cost: what it costs, in words.
    """

    __slots__ = ("amount", "card", "cost", "number", "target", "text", "verb")

    def __init__(
        self, number: int, text: str, verb: str, card: str | None = None, target: int | None = None,
        amount: int | None = None, cost: str | None = None,
    ) -> None:  # fmt: skip
        self.number = number
        self.text = text
        self.verb = verb
        self.card = card
        self.target = target
        self.amount = amount
        self.cost = cost

    def __int__(self) -> int:
        return self.number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Option):
            return self.number == other.number
        return isinstance(other, int) and self.number == other

    def __hash__(self) -> int:
        return hash(self.number)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.number}, {self.text!r})"


def unique(options: list[Option]) -> tuple[Option, ...]:
    """Options with unique texts: from the second of the same text on they are numbered.

    Args:
        options: in their order; their texts are changed.
    """
    used: dict[str, int] = {}
    for option in options:
        times = used.get(option.text, 0) + 1
        used[option.text] = times
        if times > 1:
            option.text = f"{option.text} [{times}]"
    return tuple(options)


class Because:
    """Why a decision is asked: the line of a card that asks, or a rule of the game.

    Attributes:
        source: the card or character whose text it is, "" for a rule of the game.
        text: the line of the card, or what the rule says.
        rule: the number of the rule.
    """

    __slots__ = ("rule", "source", "text")

    def __init__(self, source: str, text: str, rule: str) -> None:
        self.source = source
        self.text = text
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.source}: {self.text}" if self.source else self.text

    def __repr__(self) -> str:
        return f"Because({self.source!r}, {self.text!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Because)
            and self.source == other.source
            and self.text == other.text
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.source, self.text, self.rule))


class Blocked:
    """An act that is not possible now.

    Attributes:
        verb: what kind of act it is, as in `Option`.
        text: the act in words.
        reason: why it is not possible.
        rule: the number of the rule that says so.
        card: the number of the card that it is about; None for none.
    """

    __slots__ = ("card", "reason", "rule", "text", "verb")

    def __init__(self, verb: str, text: str, reason: str, rule: str, card: int | None = None) -> None:
        self.verb = verb
        self.text = text
        self.reason = reason
        self.rule = rule
        self.card = card

    def __str__(self) -> str:
        return f"{self.text}: {self.reason} ({self.rule})"

    def __repr__(self) -> str:
        return f"Blocked({self.text!r}, {self.reason!r}, {self.rule!r})"


class Decision:
    """A pending decision.

    Attributes:
        seat: who decides.
        kind: the kind of decision, in one or two words.
        prompt: what is asked, in one sentence.
        because: what asks.
        options: what can be chosen.
        blocked: what a player might expect to be able to choose here, but cannot.
        number: how many choices were made before this one.
    """

    __slots__ = ("because", "blocked", "kind", "number", "options", "prompt", "seat")

    def __init__(
        self, seat: int, kind: str, prompt: str, because: Because, options: tuple[Option, ...],
        blocked: tuple[Blocked, ...], number: int,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.because = because
        self.options = options
        self.blocked = blocked
        self.number = number

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.options)!r})"

    def find(self, choice: Option | int | str) -> Option:
        """The option that is meant by an option, its number, its text, or the beginning of one text only.

        Args:
            choice: the option; texts in any case.

        Raises:
            IllegalChoice: there is none, or several texts begin so; it names the options that there are.
        """
        if isinstance(choice, str):
            return self._named(choice)
        number = int(choice)
        for option in self.options:
            if option.number == number:
                return option
        shown = choice.text if isinstance(choice, Option) else f"option {number}"
        raise self._illegal(shown, [])

    def _named(self, text: str) -> Option:
        words = plain(text)
        begun: list[Option] = []
        for option in self.options:
            known = plain(option.text)
            if known == words:
                return option
            if words and known.startswith(words):
                begun.append(option)
        if len(begun) == 1:
            return begun[0]
        raise self._illegal(text, begun)

    def _illegal(self, shown: str, begun: list[Option]) -> IllegalChoice:
        legal = [option.text for option in self.options]
        close = tuple([option.text for option in begun]) if begun else nearest(shown, legal)
        if begun:
            hint = f" says too little: {_listed(close)}"
        elif close:
            hint = f" is not possible now; the nearest is {_listed(close)}"
        else:
            hint = " is not possible now"
        return IllegalChoice(
            f"{shown!r}{hint}. Seat {self.seat} can choose: {_listed(tuple(legal))}", tuple(legal), close
        )


def plain(text: str) -> str:
    """A text as it is compared: in small letters, with single spaces, without a full stop at its end.

    >>> plain("  Move to  5. ")
    'move to 5'

    Args:
        text: as somebody wrote it.
    """
    return " ".join(text.lower().split()).removesuffix(".")


def _listed(texts: tuple[str, ...]) -> str:
    return ", ".join([repr(text) for text in texts])
