"""The history of the database: one file in `versions` for every change of its tables.

To change a table: change `database/models.py`, add the next file to `versions`, and run
`tests/server/database/test_migrations.py`, which compares the two and takes data along.
Files of the past stay as they are: they say what a database of their time looks like.

SQLite adds columns by itself (`op.add_column`, with a server default where NULL is not allowed).
Do not remake tables in batch mode: dropping the old one would carry off the rows that refer to it.
"""
