#!/bin/sh
# A copy of a server's database while it runs: backup.sh DATABASE FOLDER
# DATABASE is what `stellwerk serve --database` is told: a file, or postgresql://… (then pg_dump is needed, and its
# password better in ~/.pgpass). The name of the copy is printed. restore.sh brings it back.
set -eu
umask 077
[ $# -eq 2 ] || { echo "backup.sh DATABASE FOLDER" >&2; exit 2; }
database=$1
mkdir -p "$2"
copy=$2/stellwerk-$(date -u +%Y%m%dT%H%M%SZ)-$$
case $database in
postgres://* | postgresql://*)
    copy=$copy.dump
    pg_dump --format=custom --no-owner --file="$copy.part" "$database"
    ;;
*)
    [ -f "$database" ] || { echo "There is no file $database." >&2; exit 1; }
    copy=$copy.db
    # Not `cp`: what was written last is still in the -wal file beside it.
    python3 - "$database" "$copy.part" <<'PYTHON'
import sqlite3
import sys

source, copy = (sqlite3.connect(name) for name in sys.argv[1:])
with copy:
    source.backup(copy)
copy.execute("PRAGMA journal_mode=DELETE")
[(verdict,)] = copy.execute("PRAGMA integrity_check")
if verdict != "ok":
    sys.exit(f"The copy is damaged: {verdict}")
copy.close()
PYTHON
    ;;
esac
mv "$copy.part" "$copy"
echo "$copy"
