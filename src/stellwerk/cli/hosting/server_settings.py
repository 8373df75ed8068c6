"""The settings of a server from flags, environment, file and defaults, in this order."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from stellwerk.cli.complaints import Complaint, no_such, read_text
from stellwerk.cli.hosting.server_options import Value, flag, plain_kind
from stellwerk.server.settings import Settings
from stellwerk.terminal.typed_words import shown
from stellwerk.texts import text

CHOICES = {
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "review_quality": ("quick", "usual", "thorough"),
    "smtp_tls": ("starttls", "tls", "none"),
}
MANY = 1_000_000_000
RANGES: dict[str, tuple[int, int]] = {
    "port": (0, 65_535),
    "smtp_port": (1, 65_535),
    "processes": (1, 64),
    "bot_workers": (1, 64),
    "bot_seconds": (1, MANY),
    "record_seconds": (1, MANY),
    "review_seconds": (1, MANY),
    "analysis_seconds": (1, MANY),
    "bot_megabytes": (80, 1_000_000),
    "record_megabytes": (80, 1_000_000),
    "worker_niceness": (0, 19),
    "tables_per_person": (1, MANY),
    "bot_tables_per_person": (0, MANY),
    "imports_per_person": (0, MANY),
    "keys_per_person": (0, MANY),
    "links_per_person": (1, MANY),
    "made_per_address": (1, MANY),
    "closed_days": (0, MANY),
    "deserted_days": (0, MANY),
    "import_days": (0, MANY),
    "guest_days": (0, MANY),
    "requests_per_minute": (1, MANY),
    "chat_per_minute": (1, MANY),
    "connections_per_address": (1, MANY),
    "connections_per_person": (1, MANY),
    "header_seconds": (1, MANY),
    "frames_per_second": (1, MANY),
    "snapshot_every": (1, MANY),
    "waiting_hours": (0, MANY),
    "notice_delay": (0, MANY),
    "grace": (0, MANY),
    "idle_minutes": (0, MANY),
}
SECRET = {"smtp_password", "metrics_token"}
KINDS: dict[type[Value], str] = {
    str: "serve-wants-text",
    int: "serve-wants-whole-number",
    float: "serve-wants-number",
    bool: "serve-wants-yes-no",
}


def gather_settings(given: Mapping[str, Value | None], file: Path | None, lang: str) -> Settings:
    """What was typed or is in the environment counts first, then the file, then the defaults."""
    values: dict[str, Value] = {}
    if file is not None:
        values |= _file_settings(file, lang)
        for name, value in values.items():
            _check(f"{file}, {name}", name, value, lang)
    for name, said in given.items():
        if said is not None:
            _check(flag(name), name, said, lang)
            values[name] = said
    settings = msgspec.convert(values, Settings)
    return msgspec.structs.replace(settings, database=_database(settings.database, lang))


def _file_settings(file: Path, lang: str) -> dict[str, Value]:
    kinds = {field.name: plain_kind(field.type) for field in msgspec.structs.fields(Settings)}
    try:
        content = tomllib.loads(read_text(file, lang))
    except tomllib.TOMLDecodeError as error:
        reason = str(error).rstrip(".")
        raise Complaint(lang, "serve-bad-toml", file=str(file), reason=reason) from None
    values: dict[str, Value] = {}
    for name, value in content.items():
        if name not in kinds:
            raise no_such(lang, "serve-no-setting", name, kinds, file=str(file))
        try:
            values[name] = msgspec.convert(value, kinds[name])
        except msgspec.ValidationError:
            wanted = text(KINDS[kinds[name]], {}, lang)
            raise _misfit(f"{file}, {name}", name, value, wanted, lang) from None
    return values


def _check(place: str, name: str, value: Value, lang: str) -> None:
    if name in CHOICES and value not in CHOICES[name]:
        wanted = text("serve-wants-choice", {"choices": ", ".join(CHOICES[name])}, lang)
        raise _misfit(place, name, value, wanted, lang)
    fewest, most = RANGES.get(name, (0, 0))
    # Written so that "not a number" is out of every range.
    if name in RANGES and not (isinstance(value, int | float) and fewest <= value <= most):
        wanted = text("serve-wants-range", {"fewest": str(fewest), "most": str(most)}, lang)
        raise _misfit(place, name, value, wanted, lang)


def _misfit(place: str, name: str, value: object, wanted: str, lang: str) -> Complaint:
    seen = "***" if name in SECRET else shown(str(value))
    return Complaint(lang, "serve-setting-value", place=place, value=seen, wanted=wanted)


def _database(written: str, lang: str) -> str:
    from stellwerk.server.database.address import BadDatabase, database_url

    try:
        return database_url(written)
    except BadDatabase as error:
        raise Complaint(lang, "serve-bad-database", database=shown(str(error))) from None
