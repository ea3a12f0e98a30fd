"""From nodes back to the text of a card: what the printers of all card languages have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

S = TypeVar("S")


class CannotSayError(ValueError):
    """The nodes have no text: something stands where the language has no place for it."""


def capital(text: str) -> str:
    """A text with a capital at its beginning.

    Args:
        text: the text.
    """
    return text[:1].upper() + text[1:]


def joined(words: Sequence[str]) -> str:
    """Some words with commas and an "and" between them.

    >>> joined(["push 1", "draw 1", "gain 1 life"])
    'push 1, draw 1 and gain 1 life'

    Args:
        words: at least one.
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


class SentencePrinter(Generic[S]):
    """The words for sentences of steps of the class S."""

    conditional: type[Any]
    """The class of nodes for "If C, A. Otherwise, B."."""

    branches: tuple[type[Any], ...]
    """The classes of steps that govern other steps, and so can only end a sentence."""

    sharing: tuple[type[Any], ...] = ()
    """Neighbours of these classes share a sentence: "+1 Power and +1 Speed."."""

    blocks = "a condition, permission, payment or choice"
    """What the branches are called in messages."""

    def act(self, step: S) -> str:
        """The words for a step that governs no others.

        Args:
            step: the step.
        """
        raise NotImplementedError

    def branch(self, branch: Any) -> str:  # noqa: ANN401 - of one of the classes `branches`
        """The words for a step that governs others.

        Args:
            branch: the step.

        Raises:
            CannotSayError: something in it stands where the language has no place for it.
        """
        raise NotImplementedError

    def sentences(self, body: tuple[S, ...]) -> str:
        """Some steps as sentences, without the full stop at their end.

        Args:
            body: the steps.

        Raises:
            CannotSayError: something stands where the language has no place for it.
        """
        return ". ".join(capital(sentence) for sentence in self._sentences(body))

    def _sentences(self, body: tuple[S, ...]) -> list[str]:
        if not body:
            raise CannotSayError("nothing to do")
        sentences: list[str] = []
        sharing: list[S] = []
        for step in body:
            if isinstance(step, self.sharing):
                sharing.append(step)
                continue
            if sharing:
                sentences.append(self.listed(sharing))
                sharing = []
            otherwise = self._otherwise(step)
            if otherwise:
                changed: Any = step
                sentences.append(self.chain((replace(changed, otherwise=()),)))
                sentences.append(f"otherwise, {self.chain(otherwise)}")
            else:
                sentences.append(self.chain((step,)))
        if sharing:
            sentences.append(self.listed(sharing))
        return sentences

    def _otherwise(self, step: Any) -> tuple[S, ...]:  # noqa: ANN401 - of the class `conditional`, if it has one
        found: tuple[S, ...] = step.otherwise if isinstance(step, self.conditional) else ()
        return found

    def listed(self, steps: Sequence[S]) -> str:
        """Steps joined by commas and "and".

        Args:
            steps: at least one.

        Raises:
            CannotSayError: one of them governs others.
        """
        return joined([self.step(step) for step in steps])

    def step(self, step: S) -> str:
        """The words for a step inside a sentence.

        Args:
            step: the step.

        Raises:
            CannotSayError: it governs others.
        """
        if isinstance(step, self.branches):
            raise CannotSayError(f"{self.blocks} in the middle of a sentence")
        return self.act(step)

    def chain(self, body: tuple[S, ...]) -> str:
        """One sentence: steps, and at its end perhaps something that governs others.

        Args:
            body: the steps.

        Raises:
            CannotSayError: something stands where the language has no place for it.
        """
        if not body:
            raise CannotSayError("nothing to do")
        *plain, last = body
        if any(isinstance(step, self.branches) for step in plain):
            raise CannotSayError(f"something after the end of {self.blocks}")
        if not isinstance(last, self.branches):
            return self.listed(body)
        if self._otherwise(last):
            raise CannotSayError('"Otherwise" inside a sentence')
        return (f"{self.listed(plain)}, then " if plain else "") + self.branch(last)

    def options(self, options: tuple[tuple[S, ...], ...]) -> str:
        """The options of a choice.

        Args:
            options: what is chosen from.

        Raises:
            CannotSayError: an option ends in a choice.
        """
        chains = [self.chain(option) for option in options]
        if any(self.chooses(option) for option in options):
            raise CannotSayError("a choice inside a choice")
        return "; or ".join([capital(chains[0]), *chains[1:]])

    def chooses(self, body: tuple[S, ...]) -> bool:
        """Whether a sentence ends in a choice, perhaps under a condition, permission or payment.

        Args:
            body: the steps of the sentence.
        """
        raise NotImplementedError
