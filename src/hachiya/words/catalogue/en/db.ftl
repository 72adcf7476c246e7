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
### $rows (Text) – the name of a table of the database, or several

## The database

db-no-file = There is no such file
db-no-tables = This is not a database of hachiya
db-older-database = The database is of an older version; it is brought up to date when `hachiya serve` starts on it
db-tables-missing = It lacks { $rows }; `hachiya db repair` restores what can be restored
db-only-files = Only a SQLite database can be copied this way; use pg_dump for PostgreSQL
db-onto-itself = The copy cannot replace the database itself

## What is wrong with a table

db-bad-table = The settings of the table cannot be read
db-bad-entry = Entry { $number } of { $total } does not follow from those before
db-bad-packing = Its packed entries are damaged
db-other-record = Its record is no longer the one that was packed
db-kept-twice = Its entries are stored twice, packed and unpacked
db-rows-differ = { $rows } disagree with its entries
db-rows-missing = { $rows }: this table of the database is missing or incomplete; what was in it is lost unless it can be made from entries
db-rows-bad = { $rows }: { $number ->
    [one] 1 row cannot be read
   *[other] { $number } rows cannot be read
}
db-rows-orphaned = { $rows }: { $number ->
    [one] 1 row belongs to a table or person that is gone
   *[other] { $number } rows belong to tables or persons that are gone
}
db-sums-wrong = { $rows }: sums are less than what was counted, or cannot be read; what was counted of matches that are gone is lost
db-entries-gone = Its entries are gone
db-of-table = Table { $table }: { $what }
db-of-file = SQLite: { $why }

## check

db-checked = { $total ->
        [one] 1 table
       *[other] { $total } tables
    }: { $finished } finished, { $running } running, { $outdated } of older rules, { $damaged } damaged
db-to-repair = With no server running, `hachiya db repair` says what can be saved of them

## export, import, backup

db-exported = { $number ->
        [one] 1 match
       *[other] { $number } matches
    } written to { $file }
db-not-exported = Table { $table } is damaged and was left out
db-imported = { $number ->
        [one] 1 match
       *[other] { $number } matches
    } imported, { $known ->
        [one] 1 was
       *[other] { $known } were
    } there already, { $refused } refused
db-refused = { $file }: { $what }
db-backed-up = { $file }: { $size }, sound

## prune

db-would-prune = { $number ->
        [one] 1 match that was over before { $day } would be removed, with its table, keys and record; --yes removes it
       *[other] { $number } matches that were over before { $day } would be removed, with their tables, keys and records; --yes removes them
    }
db-pruned = { $number ->
        [one] 1 match that was over before { $day } is removed
       *[other] { $number } matches that were over before { $day } are removed
    }
db-nothing-to-prune = No match was over before { $day }

## repair

db-would-cut = Table { $table }: { $what }; { $number } of { $total } entries would be kept
db-would-take-out = Table { $table }: { $what }; nothing is left to play on, it would be taken out
db-taken-out = Table { $table }: { $what }; nothing was left to play on, all its rows are in { $file }
db-would-make-anew = Table { $table }: { $what }; all entries are sound, the rest would be made anew
db-made-anew = Table { $table }: { $what }; all entries are sound, the rest is made anew
db-rows-taken-out = Damaged rows were removed; they are in { $file }
db-cut = Table { $table }: { $what }; { $number } of { $total } entries { $number ->
        [one] is
       *[other] are
    } kept, the rest is in { $file }
db-would-repair = Nothing has been changed; --yes makes the repairs
db-nothing-to-repair = No table is damaged
