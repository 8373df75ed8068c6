"""One option of the command line for every setting of the server."""

import inspect
from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
import typer

from stellwerk.server.settings import Settings

Value: TypeAlias = str | int | float | bool

EXPLAINED = {
    "host": "Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for your whole network.",
    "port": "Where to listen; 0 takes a free port.",
    "database": "A file, or the address of a PostgreSQL (postgresql://…).",
    "channels": "How several processes tell each other what changed: memory, redis://…, or auto: "
    "through PostgreSQL if that is the database.",
    "processes": "How many processes serve; more than one needs PostgreSQL or Redis.",
    "bots": "Bots of your own that may sit at all tables: package.module:Class, with commas.",
    "bot_workers": "How many processes bots think in, for each process that serves.",
    "bot_seconds": "How long a bot may think about one decision.",
    "bot_megabytes": "How much memory a process bots think in may take.",
    "record_seconds": "How long the replay of a record that is brought in may take.",
    "record_megabytes": "How much memory that may take.",
    "review_seconds": "How long it may take to look back at a match.",
    "analysis_seconds": "How long a position of the analysis board may take.",
    "review_quality": "How closely that is done: quick, usual or thorough.",
    "worker_niceness": "How far thinking bots stand back for people, 0 to 19.",
    "public_url": "The address people use, if a proxy stands before the server.",
    "proxies": "Addresses of proxies whose X-Forwarded-… headers are believed, with commas.",
    "log_format": "text or json.",
    "log_level": "debug, info, warning or error.",
    "metrics_token": "What a program must show to read /metrics; without one, only those on this "
    "machine may.",
    "waiting_hours": "How long a table waits for players before it is closed.",
    "tables_per_person": "How many tables one person may have waiting or running.",
    "bot_tables_per_person": "How many tables one person may let bots alone play at once.",
    "imports_per_person": "How many records one person may bring in and keep.",
    "keys_per_person": "How many keys for programs one person may have.",
    "links_per_person": "How many unused personal links one person, and how many invitations one "
    "table may have.",
    "made_per_address": "How many tables of bots alone, keys, links, records and reviews may be "
    "made from one address in an hour, of each.",
    "closed_days": "Tables that were called off, or have no people any more, are deleted after "
    "so many days.",
    "deserted_days": "A match at which nobody has moved, and whose people have left or were not "
    "seen, is closed after so many days.",
    "import_days": "Records that were brought in are deleted after so many days.",
    "guest_days": "Guests without login, key and running match are forgotten after so many days.",
    "requests_per_minute": "How many requests one person, or one address, may send.",
    "frames_per_second": "How many messages one connection may send.",
    "connections_per_address": "How many connections one address may have open.",
    "connections_per_person": "How many WebSockets and requests one person may have open.",
    "header_seconds": "How long the head of a request may take to arrive.",
    "chat_per_minute": "How many chat lines one person may write.",
    "smtp_host": "The mail server; without one no mail is sent.",
    "smtp_port": "Its port.",
    "smtp_user": "The name to log in with there.",
    "smtp_password": "The password for it; better given by the environment or the file.",
    "smtp_tls": "How mail is encrypted on its way: starttls, tls or none.",
    "mail_from": "The sender of mails.",
    "private_webhooks": "Allow webhooks to addresses inside your own network.",
    "notice_delay": "Seconds somebody must be away before being told that it is their turn.",
    "grace": "Seconds after a start of the server before anybody's time runs out.",
    "snapshot_every": "Entries of a match between two snapshots.",
    "idle_minutes": "A table nobody looks at leaves memory after this time.",
}


def variable(name: str) -> str:
    """The environment variable for a setting.

    >>> variable("bot_workers")
    'STELLWERK_BOT_WORKERS'
    """
    return f"STELLWERK_{name.upper()}"


def flag(name: str) -> str:
    """The option for a setting.

    >>> flag("bot_workers")
    '--bot-workers'
    """
    return "--" + name.replace("_", "-")


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that takes `**given` an option for each setting."""
    kept = [
        parameter
        for parameter in inspect.signature(command).parameters.values()
        if parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    fields = msgspec.structs.fields(Settings)
    options = [_option(field.name, field.type, field.default) for field in fields]
    # Typer reads the signature; there it finds the options that **given stands for.
    vars(command)["__signature__"] = inspect.Signature([*kept, *options])
    return command


def _option(name: str, kind: object, default: object) -> inspect.Parameter:
    plain = plain_kind(kind)
    declared = f"{flag(name)}/--no-{flag(name)[2:]}" if plain is bool else flag(name)
    described = typer.Option(
        declared,
        envvar=variable(name),
        help=EXPLAINED[name] + _default_words(default),
        show_default=False,
        metavar=None if plain is bool else METAVARS[plain],
    )
    annotation = Annotated[plain | None, described]  # type: ignore[valid-type]
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


METAVARS: dict[type[Value], str] = {str: "TEXT", int: "N", float: "NUMBER"}


def plain_kind(kind: object) -> type[Value]:
    """The type of a setting without its None.

    >>> plain_kind(str | None)
    <class 'str'>
    """
    plain: dict[object, type[Value]] = {bool: bool, int: int, float: float}
    return plain.get(kind, str)


def _default_words(default: object) -> str:
    """What counts when nothing is said; a flag without a value is off."""
    if default is None or default == "" or isinstance(default, bool):
        return ""
    words = f"{default:g}" if isinstance(default, float) else str(default)
    return f" (default: {words.removeprefix('sqlite+aiosqlite:///')})"
