#!/bin/sh
# Brings a copy of backup.sh back: restore.sh COPY DATABASE
# The server must be stopped. A file that is there is kept, as DATABASE.before-restore; a PostgreSQL database must be
# empty: `createdb` a new one, and name it to the server.
set -eu
umask 077
[ $# -eq 2 ] || { echo "restore.sh COPY DATABASE" >&2; exit 2; }
copy=$1
database=$2
[ -f "$copy" ] || { echo "There is no file $copy." >&2; exit 1; }
case $database in
postgres://* | postgresql://*)
    # All of it, or nothing: where tables are already, it stops at the first of them.
    pg_restore --exit-on-error --single-transaction --no-owner --dbname="$database" "$copy"
    ;;
*)
    # A server that runs holds this lock.
    exec 9>>"$database.lock"
    flock --nonblock 9 || { echo "A server is running on $database: stop it first." >&2; exit 1; }
    cp "$copy" "$database.restored"
    for each in "$database" "$database-wal" "$database-shm"; do
        [ ! -e "$each" ] || mv "$each" "$database.before-restore${each#"$database"}"
    done
    mv "$database.restored" "$database"
    ;;
esac
echo "Restored. The server brings it up to date when it starts."
