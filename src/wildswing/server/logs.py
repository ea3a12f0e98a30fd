"""Log lines: JSON on the error stream, one object a line, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

import structlog

HIDDEN: Final = "[hidden]"
# What follows these parts of an address is a secret link.
SECRET_PATH: Final = re.compile(r"(/t/[^/\s?#\"']+/(?:join|watch|recover)/)[^\s?#\"']+")
# A cookie of ours wherever it stands, and the password in the address of a database.
COOKIE: Final = re.compile(r"(wildswing_[0-9a-f]{8}=)[^;\s\"']+")
PASSWORD: Final = re.compile(r"(\w+://[^:/@\s]+:)[^@\s]+(@)")
PARAMETER: Final = re.compile(r"((?:secret|token|key|password)[\"']?\s*[=:]\s*[\"']?)[^\s&,;\"'})]+", re.IGNORECASE)
SECRET_NAMES: Final = frozenset({
    "cookie", "set-cookie", "set_cookie", "authorization", "secret", "secrets", "secret_key", "token", "password",
    "seed", "guest",
})  # fmt: skip


def without_secrets(text: str) -> str:
    """A text in which secret links, cookies, passwords and keys are hidden.

    >>> without_secrets("GET /t/k3v9x2/join/1-abcdef?x=1")
    'GET /t/k3v9x2/join/[hidden]?x=1'

    Args:
        text: of a log line.
    """
    text = SECRET_PATH.sub(rf"\1{HIDDEN}", text)
    text = COOKIE.sub(rf"\1{HIDDEN}", text)
    text = PASSWORD.sub(rf"\1{HIDDEN}\2", text)
    return PARAMETER.sub(rf"\1{HIDDEN}", text)


def cleaned(value: Any, name: str = "") -> Any:  # noqa: ANN401 - whatever somebody logs
    """A logged value without secrets, whatever it holds."""
    if name.lower() in SECRET_NAMES:
        return HIDDEN
    if isinstance(value, str):
        return without_secrets(value)
    if isinstance(value, bytes):
        return without_secrets(value.decode("utf-8", "replace"))
    if isinstance(value, Mapping):
        return {str(key): cleaned(one, str(key)) for key, one in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [cleaned(one) for one in value]
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return without_secrets(str(value))


def hide_secrets(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The step of the log that hides secrets, the last but the writing."""
    return {name: cleaned(value, name) for name, value in event.items()}


def configure(level: str) -> None:
    """Let everything in this process log in the same way, the server's libraries too.

    Args:
        level: the least level that is written.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                hide_secrets,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # The access log is ours (see `operations`): uvicorn's would show addresses as they are.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
