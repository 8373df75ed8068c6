"""Numbers for Prometheus, at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("stellwerk_entries", "Entries of matches by kind", ["kind"], registry=REGISTRY)
DENIED = Counter("stellwerk_denied", "Requests not done, by code", ["code"], registry=REGISTRY)
SOCKETS = Gauge("stellwerk_sockets", "Open WebSockets", registry=REGISTRY)
TABLES = Gauge("stellwerk_tables_in_memory", "Tables in memory", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "stellwerk_move_seconds",
    "From a move received to its entry written",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "stellwerk_thinking_seconds",
    "From a bot asked to its move known",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
