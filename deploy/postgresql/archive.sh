#!/bin/sh
# Archives a segment of PostgreSQL's log, so that a database can be restored to any moment. In postgresql.conf:
#
#   archive_mode = on
#   archive_timeout = 60      # seconds: what an accident that takes the disk can cost
#   archive_command = '/usr/local/lib/hachiya/archive.sh "%p" "%f" /var/backups/hachiya/archive'
#
# The folder lies on another disk or machine. PostgreSQL keeps a segment until this has ended with 0, and may ask twice
# for the same one.
set -eu
segment=$1 name=$2 folder=$3
umask 077
if [ -e "$folder/$name" ]; then
    cmp -s "$segment" "$folder/$name"
    exit
fi
cp "$segment" "$folder/$name.part"
sync "$folder/$name.part"
mv "$folder/$name.part" "$folder/$name"
sync "$folder"
