"""`stellwerk openapi`: the description of the server's API, for `make client`."""

import sys

from stellwerk.cli.hosting.serve import server_parts
from stellwerk.cli.parameters import Language


def openapi(lang: Language = None) -> None:
    """Print the description of the server's API as JSON, without starting a server."""
    from stellwerk.cli.languages import chosen_language

    with server_parts(chosen_language(lang)):
        import msgspec

        from stellwerk.server.app import create_app
        from stellwerk.server.openapi import description_json
        from stellwerk.server.settings import Settings

    description = msgspec.json.format(description_json(create_app(Settings())), indent=1)
    sys.stdout.write(description.decode() + "\n")
