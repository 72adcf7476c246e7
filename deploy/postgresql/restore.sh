#!/bin/sh
# Makes the data folder of a PostgreSQL server as the database was at a moment; start the server on it afterwards:
#
#   restore.sh /var/backups/hachiya/base-20260101T030000Z /var/backups/hachiya/archive /var/lib/postgresql/15/new \
#       '2026-01-01 19:30:00+00'
#
# The base backup must be older than the moment. Without a moment everything that was archived is restored. Run it as
# the user of PostgreSQL. No folder is overwritten.
set -eu
base=$1 archive=$2 data=$3 moment=${4:-}
for folder in "$data" "$data.part"; do
    if [ -e "$folder" ]; then
        echo "restore.sh: $folder exists already" >&2
        exit 1
    fi
done
umask 077
cp -R -p "$base" "$data.part"
{
    echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
    echo "recovery_target_action = 'promote'"
    if [ -n "$moment" ]; then
        echo "recovery_target_time = '$moment'"
    fi
} >> "$data.part/postgresql.auto.conf"
touch "$data.part/recovery.signal"
chmod 700 "$data.part"
mv "$data.part" "$data"
