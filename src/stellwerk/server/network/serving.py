"""How uvicorn is told to serve: with connections that have limits."""

import importlib.util

import uvicorn
from litestar import Litestar

from stellwerk.server.network.limits import LARGEST_FRAME, Limits
from stellwerk.server.network.open_connections import OpenConnections
from stellwerk.server.settings import Settings

PING_SECONDS = 20.0
STOP_SECONDS = 5
START_SECONDS = 60  # a process that takes longer to come up is started anew


class ServingConfig(uvicorn.Config):
    """The settings of uvicorn, and the connections of the process that has loaded them."""

    def __init__(self, settings: Settings, app: Litestar | str) -> None:
        self.limits = Limits.of(settings)
        self.open_connections: OpenConnections | None = None
        super().__init__(
            app,
            factory=isinstance(app, str),
            workers=settings.processes,
            loop="uvloop" if importlib.util.find_spec("uvloop") else "auto",
            http="stellwerk.server.network.http_connection:HttpConnection",
            ws="stellwerk.server.network.websocket_connection:WebSocketConnection",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=STOP_SECONDS,
            timeout_worker_healthcheck=START_SECONDS,
        )

    def load(self) -> None:
        """Called in the process that serves, once it does."""
        super().load()
        self.open_connections = OpenConnections(self.limits)


def open_connections(config: uvicorn.Config) -> OpenConnections:
    """The connections of this process."""
    assert isinstance(config, ServingConfig)
    assert config.open_connections is not None
    return config.open_connections
