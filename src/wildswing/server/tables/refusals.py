"""Why a message of the socket is not carried out."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - it is no fault of the program
    """A message is not carried out; the judge makes the answer of it.

    Args:
        code: a word of the protocol.
        message: what is wrong, in a sentence.
        hint: what to do about it.
    """

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint


def not_possible(message: str, hint: str = "") -> Refusal:
    """Something that does not go as things stand."""
    return Refusal("not possible", message, hint)


def not_yours(message: str, hint: str = "") -> Refusal:
    """Something that another seat may do."""
    return Refusal("not yours", message, hint)


def stale(number: int, pending: int) -> Refusal:
    """An answer to a decision that is not the pending one.

    Args:
        number: of the decision that was answered.
        pending: of the pending one.
    """
    return Refusal(
        "stale",
        f"This was for decision {number}; by now decision {pending} is pending.",
        "Look at the table as it is now, and choose again.",
    )
