### What `hachiya db` says of a database.
###
### $number (Number) – which one, or how many
### $total (Number) – of how many
### $finished (Number) – tables whose match is over
### $running (Number) – tables that go on
### $outdated (Number) – tables of older rules that were not played to their end
### $damaged (Number) – how many are
### $known (Number) – that were there before
### $refused (Number) – that were not taken
### $table (Text) – the id of a table
### $what (Message) – what is wrong
### $why (Text) – in the words of SQLite
### $file (Text) – where something is, or goes
### $size (Text) – how large it is
### $day (Text) – a date
### $line (Number) – of a file

## The database

db-no-file = there is no such file
db-no-tables = this is no database of hachiya
db-older-database = the database is of an older version; it is brought up to date when `hachiya serve` starts on it
db-only-files = only a SQLite database is copied this way; of PostgreSQL pg_dump makes a copy
db-onto-itself = this is the database itself

## What is wrong with a table

db-bad-table = who opened it and how cannot be read
db-bad-entry = entry { $number } of { $total } does not follow from those before
db-bad-packing = its packed entries are damaged
db-other-record = its record is no longer the one that was packed
db-kept-twice = its entries are there twice, packed and unpacked
db-of-table = table { $table }: { $what }
db-of-file = SQLite: { $why }

## check

db-checked = { $total } tables: { $finished } finished, { $running } running, { $outdated } of older rules, { $damaged } damaged
db-to-repair = with no server running, `hachiya db repair` tells what can be kept of them

## export, import, backup

db-exported = { $number } matches written to { $file }
db-not-exported = table { $table } is damaged and was left out
db-imported = { $number } matches imported, { $known } were there already, { $refused } refused
db-refused = { $file }, { $what }
db-backed-up = { $file }: { $size }, sound

## prune

db-would-prune = { $number } matches that were over before { $day } would be removed, with their tables, keys and records; --yes removes them
db-pruned = { $number } matches that were over before { $day } are removed
db-nothing-to-prune = no match was over before { $day }

## repair

db-would-cut = table { $table }: { $what }; { $number } of { $total } entries would be kept
db-cannot-mend = table { $table }: { $what }; it cannot be mended and stays as it is
db-cut = table { $table }: { $what }; { $number } of { $total } entries are kept, the rest is in { $file }
db-would-repair = { $number } tables would be cut back; --yes does it
db-nothing-to-repair = no table is damaged
