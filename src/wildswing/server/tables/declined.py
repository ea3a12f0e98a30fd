"""What is raised when somebody asks for something that is not possible at a table."""

from __future__ import annotations

from wildswing.server.wire.tables import Problem


class Declined(Exception):  # noqa: N818 - it is no fault of the program
    """Something is not possible; the problem says what, and what to do about it.

    Args:
        status: the status of the HTTP answer.
        code: a short name for programs.
        message: what is wrong, in a sentence.
        hint: what to do about it.
    """

    def __init__(self, status: int, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, hint)
