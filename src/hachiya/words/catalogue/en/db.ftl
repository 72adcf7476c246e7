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
### $encoding (Text) – of the database
### $code (Text) – of an error, as PostgreSQL numbers them
### $rows (Text) – the name of a table of the database, or several

## The database

db-no-file = There is no such file
db-no-tables = This is not a database of hachiya
db-older-database = The database has an older format; start `hachiya serve` on it once to bring it up to date
db-older-servers = Servers of an older version use the database; end them first (`hachiya admin servers` lists them)
db-tables-missing = The database lacks { $rows }, or columns there; `hachiya db repair` restores what can be restored
db-only-files = Only a SQLite database can be copied this way; use pg_dump for PostgreSQL
db-onto-itself = The copy cannot be written over the database itself

## PostgreSQL

db-wrong-password = The password is wrong for this role, or the role does not exist
db-no-password = The role needs a password; set PGPASSWORD, or name a file with --database-password-file
db-no-password-for-file = A SQLite file has no password
db-not-admitted = The database server does not admit this role from here; look at the role and at pg_hba.conf
db-no-database = The database does not exist; create it with createdb
db-no-rights = The role lacks rights; let it own the database, or grant it CONNECT on the database and CREATE and USAGE on the schema
db-no-server = No database server answers at this address
db-unknown-host = The name of the database server is not known
db-no-tls = The database server and this program agree on no encrypted connection; look at sslmode and sslrootcert
db-too-many-connections = The database server has no connection left for this program
db-no-resources = The database server has no memory or no other resource left
db-starting-or-stopping = The database server is starting or shutting down
db-connection-lost = The connection to the database is lost
db-not-utf8 = The encoding of the database is { $encoding }; create it with the encoding UTF8
db-error-code = PostgreSQL refuses it with the code { $code }

## What is wrong with a table

db-bad-table = The settings of the table cannot be read
db-bad-entry = Entry { $number } of { $total } cannot follow the entries before it
db-bad-packing = The compressed entries of the match are damaged
db-other-record = The record of the match has changed since its entries were packed
db-kept-twice = The entries are stored twice: as rows and packed
db-rows-differ = Rows in { $rows } contradict the entries
db-rows-missing = { $rows }: this table of the database is missing or lacks columns; content that cannot be rebuilt from entries is lost
db-rows-bad = { $rows }: { $number ->
    [one] 1 row cannot be read
   *[other] { $number } rows cannot be read
}
db-rows-orphaned = { $rows }: { $number ->
    [one] 1 row belongs to a table or person that no longer exists
   *[other] { $number } rows belong to tables or persons that no longer exist
}
db-sums-wrong = { $rows }: sums are lower than the counts of the stored matches, or cannot be read; counts of deleted matches are lost
db-entries-gone = The entries are missing
db-of-table = Table { $table }: { $what }
db-of-file = SQLite: { $why }

## check

db-checked = { $total ->
        [one] 1 table
       *[other] { $total } tables
    }: { $finished } finished, { $running } running, { $outdated } under older rules, { $damaged } damaged
db-to-repair = Stop the server and run `hachiya db repair` to see what can be saved

## export, import, backup

db-exported = { $number ->
        [one] 1 match
       *[other] { $number } matches
    } written to { $file }
db-not-exported = Table { $table } is damaged and was not exported
db-imported = { $number ->
        [one] 1 match
       *[other] { $number } matches
    } imported, { $known ->
        [one] 1 was
       *[other] { $known } were
    } there already, { $refused } refused
db-refused = { $file }: { $what }
db-backed-up = { $file }: { $size }, copied and checked

## prune

db-would-prune = { $number ->
        [one] 1 match that ended before { $day } would be removed, with its table, keys and record; --yes removes it
       *[other] { $number } matches that ended before { $day } would be removed, with their tables, keys and records; --yes removes them
    }
db-pruned = { $number ->
        [one] 1 match that ended before { $day } is removed
       *[other] { $number } matches that ended before { $day } are removed
    }
db-nothing-to-prune = No match ended before { $day }

## repair

db-would-cut = Table { $table }: { $what }; { $number } of { $total } entries would be kept
db-would-take-out = Table { $table }: { $what }; the match cannot be continued and would be removed
db-taken-out = Table { $table }: { $what }; the match could not be continued and was removed, all its rows are in { $file }
db-would-make-anew = Table { $table }: { $what }; all entries are sound, and the other rows would be rebuilt from them
db-made-anew = Table { $table }: { $what }; all entries are sound, and the other rows were rebuilt from them
db-rows-taken-out = Damaged rows were removed; they are in { $file }
db-cut = Table { $table }: { $what }; { $number } of { $total } entries { $number ->
        [one] is
       *[other] are
    } kept, the rest is in { $file }
db-would-repair = Nothing has been changed; --yes makes the repairs
db-nothing-to-repair = No table is damaged
