"""`stellwerk serve`: tables for people and bots, in the browser and by API."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.hosting.server_options import Value, with_settings
from stellwerk.cli.parameters import Language

if TYPE_CHECKING:
    from stellwerk.server.settings import Settings

ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar="STELLWERK_CONFIG",
        help='A TOML file with settings: port = 8080, log_format = "json" and so on.',
        show_default=False,
    ),
]
OpenBrowser = Annotated[
    bool, typer.Option("--open", help="Open the browser as soon as the server answers.")
]


@with_settings
def serve(
    config: ConfigFile = None,
    open_browser: OpenBrowser = False,
    lang: Language = None,
    **given: Value | None,
) -> None:
    """Run a server: people open it in their browser, bots talk to its API.

    Settings are looked for in the options, then in the environment, then in the --config file.
    """
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.setup.game_settings import offer_own_bots

    spoken = chosen_language(lang)
    with server_parts(spoken):
        from stellwerk.cli.hosting.server_settings import gather_settings
        from stellwerk.server.run import CannotServe, run

        settings = gather_settings(given, config, spoken)
    offer_own_bots(settings.bots, spoken)
    try:
        run(settings, lambda running: _welcome(running, open_browser, spoken))
    except CannotServe as error:
        raise Complaint(spoken, error.message, **error.arguments) from None


@contextmanager
def server_parts(lang: str) -> Iterator[None]:
    """The packages of the server are not always installed; then one sentence says how."""
    from stellwerk.cli.complaints import Complaint

    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "stellwerk":
            raise
        raise Complaint(lang, "serve-no-server-parts") from None


def _welcome(settings: "Settings", open_browser: bool, lang: str) -> None:
    """Where the server is; called when it answers."""
    from stellwerk.server.addresses import local_host, network_addresses, web_address
    from stellwerk.texts import text

    here = web_address(local_host(settings.host), settings.port)
    lines = [text("serve-running", {"address": settings.public_url or here}, lang)]
    for address in network_addresses(settings.host, settings.port):
        lines.append(text("serve-network", {"address": address}, lang))
    lines.append(text("serve-stop", {}, lang))
    typer.echo("\n".join(lines))
    if open_browser:
        import webbrowser

        webbrowser.open(here)
