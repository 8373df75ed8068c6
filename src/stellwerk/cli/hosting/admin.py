"""`stellwerk admin`: who may look after a server. Made here, never over the network."""

import asyncio
import sys
from typing import Annotated, get_args

import msgspec
import typer

from stellwerk.cli.complaints import Complaint
from stellwerk.cli.hosting.serve import ConfigFile, server_parts
from stellwerk.cli.parameters import Language, argument
from stellwerk.terminal.typed_words import shown

Login = Annotated[str, argument("LOGIN", "The name to log in with.")]
DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="TEXT",
        envvar="STELLWERK_DATABASE",
        help="The database of the server, as in: stellwerk serve.",
        show_default=False,
    ),
]


def admin(
    login: Login,
    database: DatabaseAddress = None,
    config: ConfigFile = None,
    lang: Language = None,
) -> None:
    """Make somebody an administrator of a server, with a new password.

    The password is asked for, or read from the first line of the input if that is not a terminal.
    """
    from stellwerk.cli.languages import chosen_language
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    with server_parts(spoken):
        from stellwerk.cli.hosting.server_settings import gather_settings
        from stellwerk.server.run import CannotServe, check_drivers

        settings = gather_settings({"database": database}, config, spoken)
        name = _checked_login(login, spoken)
    try:
        check_drivers(settings)
        password = _checked_password(_ask(name, spoken), spoken)
        asyncio.run(_make(settings.database, name, password))
    except CannotServe as error:
        raise Complaint(spoken, error.message, **error.arguments) from None
    typer.echo(text("serve-admin-made", {"login": name}, spoken))


def _checked_login(login: str, lang: str) -> str:
    from stellwerk.server.denied import Denied
    from stellwerk.server.messages import people
    from stellwerk.server.people.names import clean_login

    try:
        return msgspec.convert(clean_login(login), people.Login)
    except (Denied, msgspec.ValidationError):
        fewest, most = _lengths(people.Login)
        raise Complaint(
            lang, "serve-admin-login", login=shown(login), fewest=fewest, most=most
        ) from None


def _checked_password(password: str, lang: str) -> str:
    from stellwerk.server.messages.people import Password

    try:
        return msgspec.convert(password, Password)
    except msgspec.ValidationError:
        fewest, most = _lengths(Password)
        raise Complaint(lang, "serve-admin-length", fewest=fewest, most=most) from None


def _lengths(kind: object) -> tuple[int, int]:
    """The shortest and the longest text that the API takes."""
    limits = get_args(kind)[1]
    return limits.min_length or 0, limits.max_length or 0


def _ask(login: str, lang: str) -> str:
    """Twice without showing it; a script gives it once."""
    from getpass import getpass

    from stellwerk.texts import text

    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = getpass(text("serve-admin-password", {"login": login}, lang) + " ")
    if getpass(text("serve-admin-again", {}, lang) + " ") != first:
        raise Complaint(lang, "serve-admin-different")
    return first


async def _make(url: str, login: str, password: str) -> None:
    from stellwerk.server.database.engine import Database
    from stellwerk.server.people.admin import make_admin
    from stellwerk.server.run import prepare_database

    await prepare_database(url)
    database = Database(url)
    try:
        await make_admin(database, login, password)
    finally:
        await database.close()
