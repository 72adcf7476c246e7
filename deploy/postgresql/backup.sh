#!/bin/sh
# Makes a base backup of a running PostgreSQL server, checks it, and prints its folder:
#
#   backup.sh /var/backups/hachiya --host=/var/run/postgresql --username=postgres
#
# Everything behind the folder goes to pg_basebackup. The role needs the attribute REPLICATION.
set -eu
folder=$1/base-$(date -u +%Y%m%dT%H%M%SZ)
shift
umask 077
pg_basebackup --pgdata="$folder.part" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256 "$@"
pg_verifybackup --quiet "$folder.part"
mv "$folder.part" "$folder"
echo "$folder"
