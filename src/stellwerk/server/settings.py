"""What a server can be told: by flags, environment (`STELLWERK_…`) or a TOML file."""

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings with their defaults; `stellwerk serve --help` explains them.

    >>> Settings().port
    8400
    """

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = "sqlite+aiosqlite:///stellwerk.db"
    channels: str = "auto"  # memory, the PostgreSQL of the database, or redis://…
    processes: int = 1
    bots: str = ""  # of one's own: package.module:Class, with commas
    bot_workers: int = 1
    bot_seconds: float = 10.0  # a bot may think about one decision
    bot_megabytes: int = 256  # of memory a process bots think in may take
    record_seconds: float = 20.0  # a record that is brought in may take to be replayed
    record_megabytes: int = 128  # of memory it may take for that
    review_seconds: float = 300.0  # a match that is looked back at may take
    analysis_seconds: float = 10.0  # a position of the analysis board may take
    review_quality: str = "usual"  # or quick, thorough
    worker_niceness: int = 10  # how far bots and readers stand back where people want the same core
    public_url: str | None = None
    proxies: str = ""  # addresses whose X-Forwarded-… headers are believed
    log_format: str = "text"  # or json
    log_level: str = "info"
    metrics_token: str | None = None  # who shows it may read /metrics; without one, this machine
    waiting_hours: float = 24.0  # how long a table waits for players
    tables_per_person: int = 50  # waiting or running at once
    bot_tables_per_person: int = 5  # being played by bots alone, of one host
    imports_per_person: int = 50  # records brought in and kept
    keys_per_person: int = 20
    links_per_person: int = 20  # personal links not used yet; invitations to one table
    made_per_address: int = 120  # bot tables, keys, links, records, reviews: of each, in an hour
    closed_days: float = 7.0  # how long tables are kept that were called off, or have no people
    deserted_days: float = 90.0  # how long a match waits for people who have all left
    import_days: float = 90.0  # how long records that were brought in are kept
    guest_days: float = 90.0  # how long a guest who does not come back is remembered
    requests_per_minute: int = 1200  # by one person, or one address without one
    frames_per_second: float = 20.0
    connections_per_address: int = 200  # open at once, to one process
    connections_per_person: int = 40  # WebSockets and requests under way, to one process
    header_seconds: float = 10.0  # how long the head of a request may take
    chat_per_minute: int = 20
    smtp_host: str | None = None
    smtp_port: int = 587
    smtp_user: str | None = None
    smtp_password: str | None = None
    smtp_tls: str = "starttls"  # or tls, none
    mail_from: str | None = None
    private_webhooks: bool = False  # allow webhooks to addresses inside the own network
    notice_delay: float = 15.0  # seconds somebody must be away before being told
    grace: float = 60.0  # seconds after a start before anybody's time runs out
    snapshot_every: int = 100  # entries between two snapshots
    idle_minutes: float = 15.0  # a table nobody looks at leaves memory after this
