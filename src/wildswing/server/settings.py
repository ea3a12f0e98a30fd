"""What can be set about a server: from environment variables, and from the options of `wildswing serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wildswing.kernel.errors import WildswingError, nearest

PREFIX: Final = "WILDSWING_"
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Rate: TypeAlias = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a server; each is read from the environment variable WILDSWING_ and its name in capitals.

    Attributes:
        data_dir: where the database and the secret key lie if nothing else is said.
        database_url: the database, as SQLAlchemy writes it; "" for a SQLite file in `data_dir`.
        secret_key: signs the cookies of guests; "" to make one and keep it.
        host: the address that is listened on.
        port: the port; 0 for a free one.
        workers: how many processes serve; more than one need PostgreSQL.
        bot_processes: how many processes think for the bots of each worker.
        bot_pause: for how many milliseconds a bot seems to think at least, so that people can follow.
        proxies: the addresses of reverse proxies, with commas, whose X-Forwarded headers are believed; "*" for any.
        origins: further origins, with commas, whose pages may act here, such as "http://localhost:5173".
        web_dir: where the client's pages lie; "" for those of the package.
        metrics: who may read `/metrics`: only this machine ("local"), everybody ("all"), nobody ("off").
        log_level: the least level of log lines.
        compress_socket: whether socket messages are compressed: fewer bytes, more work.
        body_bytes: the greatest body of a request.
        message_bytes: the greatest socket message.
        guest_rate: requests a second of a guest; this and all below: 0 for no limit.
        guest_burst: how many of them may come at once.
        address_rate: requests a second of an address; this machine's own has no limit.
        address_burst: how many of them may come at once.
        message_rate: socket messages a second of a guest.
        message_burst: how many of them may come at once.
        open_tables: tables of a guest that are not over.
        tables_an_hour: tables that a guest may open in an hour; an address, ten times as many.
        connections: sockets of a guest at the same time; an address, ten times as many.
    """

    data_dir: str = ""
    database_url: str = ""
    secret_key: str = ""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 350
    proxies: str = "127.0.0.1,::1"
    origins: str = ""
    web_dir: str = ""
    metrics: Literal["local", "all", "off"] = "local"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    compress_socket: bool = False
    body_bytes: Count = 64 * 1024
    message_bytes: Count = 8 * 1024
    guest_rate: Rate = 20
    guest_burst: Count = 80
    address_rate: Rate = 60
    address_burst: Count = 240
    message_rate: Rate = 20
    message_burst: Count = 80
    open_tables: Count = 20
    tables_an_hour: Count = 60
    connections: Count = 20

    @property
    def folder(self) -> Path:
        """Where data are kept."""
        return Path(self.data_dir).expanduser() if self.data_dir else default_folder()

    @property
    def database(self) -> str:
        """The address of the database that is used."""
        return self.database_url or f"sqlite:///{self.folder / 'tables.db'}"

    @property
    def several(self) -> bool:
        """Whether the database lets several processes serve."""
        return not self.database.startswith("sqlite")

    @property
    def trusted_origins(self) -> frozenset[str]:
        """The further origins, each one on its own."""
        return frozenset(one.strip().rstrip("/").lower() for one in self.origins.split(",") if one.strip())


def default_folder() -> Path:
    """Where programs of this user keep their data."""
    import platformdirs  # noqa: PLC0415 - only a server needs it

    return platformdirs.user_data_path("wildswing", appauthor=False)


def read_settings(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings from the environment and from options, which count more.

    Args:
        environment: the environment variables.
        given: settings by name; None for one that was not given.

    Raises:
        WildswingError: a value is not possible.
    """
    found: dict[str, Any] = {}
    for variable, name in names().items():
        if environment.get(variable):
            found[name] = checked(variable, name, environment[variable])
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    return msgspec.convert(found, Settings)


def names() -> dict[str, str]:
    """The environment variable of each setting, and its name."""
    return {PREFIX + name.upper(): name for name in Settings.__struct_fields__}


def unknown(environment: Mapping[str, str]) -> list[tuple[str, str]]:
    """Environment variables that look like settings and are none, each with a hint.

    Args:
        environment: the environment variables.
    """
    known = names()
    found: list[tuple[str, str]] = []
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in known:
            close = nearest(variable, list(known))
            found.append((variable, f"; the nearest is {close[0]}" if close else ""))
    return found


def checked(variable: str, name: str, value: str) -> Any:  # noqa: ANN401 - the type of the setting
    """The value of an environment variable in the type of its setting."""
    try:
        return getattr(msgspec.convert({name: value.strip()}, Settings, strict=False), name)
    except msgspec.ValidationError as error:
        shown = "a secret" if name == "secret_key" else repr(value)
        raise WildswingError(f"{variable} cannot be {shown}: {str(error).split(' - at ', maxsplit=1)[0]}") from None


def as_environment(settings: Settings) -> dict[str, str]:
    """The environment variables that `read_settings` makes these settings of; so they reach worker processes."""
    return {
        PREFIX + name.upper(): value if isinstance(value, str) else msgspec.json.encode(value).decode()
        for name, value in msgspec.structs.asdict(settings).items()
        if value != ""
    }


def from_environment() -> Settings:
    """The settings of this process."""
    return read_settings(os.environ)
