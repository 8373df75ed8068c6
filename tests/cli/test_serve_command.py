"""`stellwerk serve` and `stellwerk admin`: settings, their order, and mistakes in them."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from stellwerk.cli.complaints import Complaint
from stellwerk.cli.hosting.serve import ConfigFile
from stellwerk.cli.hosting.server_options import EXPLAINED, Value, flag, variable, with_settings
from stellwerk.cli.hosting.server_settings import CHOICES, RANGES, gather_settings
from stellwerk.server.database.engine import Database
from stellwerk.server.database.migrate import upgrade
from stellwerk.server.settings import Settings
from tests.cli.running import Answer, complaint, environment, invoke
from tests.cli.running import run_warm as run

NAMES = [field.name for field in msgspec.structs.fields(Settings)]
PASSWORD = "correct horse battery"


def settled(*typed: str, env: dict[str, str] | None = None) -> Settings:
    """The settings `stellwerk serve` would run with."""
    found: list[Settings] = []
    app = typer.Typer()

    @app.command()
    @with_settings
    def show(config: ConfigFile = None, **given: Value | None) -> None:
        found.append(gather_settings(given, config, "en"))

    result = CliRunner().invoke(app, list(typed), env=env, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return found[0]


def toml(content: str, name: str = "stellwerk.toml") -> Path:
    """A file in the working folder, which is empty for every test."""
    file = Path(name)
    file.write_text(content, encoding="utf-8")
    return file


def one_sentence(answer: Answer) -> str:
    """What a real process refused to do."""
    assert answer.code == 2, answer
    assert answer.err.count("\n") == 1, answer.err
    return answer.err.strip()


# the order in which settings count


def test_without_any_word_the_defaults_count() -> None:
    assert settled() == Settings()


def test_flags_come_before_environment_before_file_before_defaults() -> None:
    file = toml('port = 1001\nlog_format = "json"\nchat_per_minute = 3\ngrace = 5\n')
    env = {"STELLWERK_CONFIG": str(file), "STELLWERK_PORT": "1002", "STELLWERK_GRACE": "6"}
    found = settled("--port", "1003", env=env)
    assert (found.port, found.grace, found.chat_per_minute) == (1003, 6.0, 3)
    assert (found.log_format, found.host) == ("json", "127.0.0.1")
    assert settled(env=env).port == 1002
    assert settled("--config", str(file)).port == 1001


def test_every_setting_can_be_given_in_every_way() -> None:
    values = {field.name: _other(field.name, field.default) for field in _fields()}
    wanted = msgspec.convert(values, Settings)
    words = {name: str(value).lower() for name, value in values.items()}
    typed = [part for name, word in words.items() for part in _typed(name, word)]
    assert settled(*typed) == wanted
    assert settled(env={variable(name): word for name, word in words.items()}) == wanted
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items()]
    assert settled("--config", str(toml("\n".join(lines)))) == wanted


def _fields() -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(Settings)


def _typed(name: str, word: str) -> list[str]:
    return [flag(name)] if word == "true" else [flag(name), word]


def _other(name: str, default: object) -> Value:
    """A value that is not the default."""
    if name in CHOICES:
        return CHOICES[name][-1]
    if name == "database":
        return "postgresql+asyncpg://ada:secret@db.example/games"
    if isinstance(default, bool):
        return not default
    if isinstance(default, int | float):
        return default + 1
    return f"some {name}"


def test_no_can_be_said_after_the_file_said_yes() -> None:
    file = str(toml("private_webhooks = true"))
    assert settled("--config", file).private_webhooks is True
    assert settled("--config", file, "--no-private-webhooks").private_webhooks is False
    env = {"STELLWERK_PRIVATE_WEBHOOKS": "false"}
    assert settled("--config", file, env=env).private_webhooks is False


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/srv/games.db", "sqlite+aiosqlite:////srv/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgres://ada@host/games", "postgresql+asyncpg://ada@host/games"),
        ("postgresql://a:p%40w@host:5433/g", "postgresql+asyncpg://a:p%40w@host:5433/g"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg://host/games"),
    ],
)
def test_databases_are_written_as_people_write_them(written: str, meant: str) -> None:
    assert settled("--database", written).database == meant


# mistakes


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("prot = 1", "there is no setting “prot” (did you mean “port”?); the settings are: host,"),
        ("[server]\nport = 1", "there is no setting “server”"),
        ('port = "1"', "stellwerk.toml, port: “1” does not fit; a whole number is needed."),
        ("port = true", "stellwerk.toml, port: “True” does not fit; a whole number is needed."),
        ("port = 70000", "stellwerk.toml, port: “70000” does not fit; it must be from 0 to 65535."),
        ("host = 5", "stellwerk.toml, host: “5” does not fit; a text is needed."),
        ('grace = "x"', "stellwerk.toml, grace: “x” does not fit; a number is needed."),
        ("grace = nan", "stellwerk.toml, grace: “nan” does not fit; it must be from 0"),
        ("private_webhooks = 1", "private_webhooks: “1” does not fit; true or false is needed."),
        ('log_format = "xml"', "log_format: “xml” does not fit; it can be: text, json."),
        ("port = ", "stellwerk.toml is not valid TOML: "),
    ],
)
def test_mistakes_in_the_file_name_the_place(content: str, said: str) -> None:
    assert said in complaint("serve", "--config", str(toml(content)))


def test_mistakes_in_flags_and_environment_name_the_place() -> None:
    assert "--log-level: “loud” does not fit; it can be: debug, info" in complaint(
        "serve", "--log-level", "loud"
    )
    assert "--processes: “0” does not fit" in complaint("serve", "--processes", "0")
    assert "--port" in complaint("serve", "--port", "http")
    answer = invoke("serve", env={"STELLWERK_PORT": "http"})
    assert answer.code == 2
    assert "STELLWERK_PORT" in answer.err
    assert "There is no file nowhere.toml." in complaint("serve", "--config", "nowhere.toml")


def test_a_password_is_never_printed() -> None:
    said = complaint("serve", "--database", "mysql://ada:secret@host/games")
    assert "mysql://ada:***@host/games" in said
    assert "secret" not in said
    said = complaint("serve", "--config", str(toml("smtp_password = 1234567")))
    assert "smtp_password" in said
    assert "1234567" not in said
    away = "postgresql://ada:secret@127.0.0.1:1/games"
    said = one_sentence(run("serve", "--port", "0", "--database", away))
    assert "postgresql+asyncpg://ada:***@127.0.0.1:1/games cannot be opened: " in said
    assert "secret" not in said


def test_complaints_speak_the_language_of_the_reader() -> None:
    with pytest.raises(Complaint, match="möglich ist: text, json"):
        gather_settings({"log_format": "xml"}, None, "de")


def test_several_processes_need_something_to_share() -> None:
    assert "--processes: several processes need a database they can share" in complaint(
        "serve", "--processes", "2"
    )
    assert "they can share" in complaint(
        "serve", "--processes", "2", "--channels", "memory", "--database", "postgresql://h/d"
    )


def test_a_port_in_use() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        said = one_sentence(run("serve", "--port", port))
    assert said == f"Port {port} is taken (address already in use); choose another with --port."


def test_a_host_that_is_not_ours() -> None:
    said = one_sentence(run("serve", "--port", "0", "--host", "192.0.2.77"))
    assert "The server cannot listen at 192.0.2.77, port 0: " in said


def test_a_database_that_cannot_be_opened() -> None:
    said = one_sentence(run("serve", "--port", "0", "--database", "no/such/folder/games.db"))
    assert said == "The folder no/such/folder for the database does not exist."
    Path("games.db").write_text("This is not a database. " * 100)
    said = one_sentence(run("serve", "--port", "0", "--database", "games.db"))
    assert said.endswith("games.db cannot be opened: file is not a database.")


def test_a_database_of_a_newer_release() -> None:
    async def make() -> None:
        database = Database("sqlite+aiosqlite:///games.db")
        await upgrade(database)
        await database.close()

    asyncio.run(make())
    with closing(sqlite3.connect("games.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()
    said = one_sentence(run("serve", "--port", "0", "--database", "games.db"))
    assert "newer release of Stellwerk (revision 0999)" in said


@pytest.mark.parametrize("command", [["serve"], ["admin", "ada"]])
def test_without_the_packages_of_the_server_one_sentence_says_what_to_do(
    command: list[str],
) -> None:
    program = (
        "import sys; sys.modules['uvicorn'] = None; sys.argv[0] = 'stellwerk'\n"
        "from stellwerk.cli.main import main; main()"
    )
    result = subprocess.run(
        [sys.executable, "-c", program, *command],
        capture_output=True,
        text=True,
        env=environment(),
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )
    assert result.returncode == 2
    assert result.stderr.endswith('install them with: pip install "stellwerk[server]"\n')
    assert result.stderr.count("\n") == 1


# help


def test_help_lists_every_setting_with_its_variable() -> None:
    said = invoke("serve", "--help", env={"COLUMNS": "200"}).words
    for name in NAMES:
        assert flag(name) in said
        assert variable(name) in said
    for other in ("--config", "STELLWERK_CONFIG", "--open", "--lang"):
        assert other in said
    assert "(default: 8400)" in said
    assert "(default: stellwerk.db)" in said


def test_every_setting_is_explained_and_every_number_has_limits() -> None:
    assert list(EXPLAINED) == NAMES
    numbers = {field.name for field in _fields() if field.type in (int, float)}
    assert numbers == set(RANGES)


# the admin


def admins(file: str = "stellwerk.db") -> list[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT login, password_hash FROM people WHERE admin"
        return connection.execute(query).fetchall()


def test_an_admin_is_made_with_a_hashed_password() -> None:
    answer = run("admin", "Ada", typed=f"{PASSWORD}\n")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == "ada is now an administrator of this server.\n"
    assert [login for login, _ in admins()] == ["ada"]
    assert admins()[0][1].startswith("$argon2")


def test_the_admin_of_another_database() -> None:
    file = str(toml('database = "elsewhere.db"'))
    assert run("admin", "ada", "--config", file, typed=PASSWORD).code == 0
    assert len(admins("elsewhere.db")) == 1
    assert run("admin", "ben", typed=PASSWORD, STELLWERK_DATABASE="elsewhere.db").code == 0
    assert len(admins("elsewhere.db")) == 2
    assert not Path("stellwerk.db").exists()


def test_logins_and_passwords_that_will_not_do() -> None:
    said = complaint("admin", "a b", typed=PASSWORD)
    assert said.startswith("“a b” cannot be a login; use from 3 to 40 letters")
    said = complaint("admin", "ada", typed="short\n")
    assert said == "The password must have from 8 to 200 characters; nothing was changed."
    assert "from 8 to 200" in complaint("admin", "ada", typed="")
    assert not Path("stellwerk.db").exists()
