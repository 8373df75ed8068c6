"""The database: models, engine, migrations, and the ledger that appends moves."""
