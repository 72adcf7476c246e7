### What the server refuses, and what it says.
###
### $limit (Number) – of bytes
### $most (Number) – of characters
### $address (Text) – host and port, or what a browser opens
### $why (Text) – what the system says of it
### $place (Text) – where the database is, or files
### $given (Text) – what was given
### $package (Text) – what must be installed
### $what (Message) – why the database failed
### $part (Text) – of a message, by its keys

serve-no-page = There is nothing at this address
serve-wrong-method = This address does not take this method
serve-no-table = There is no such table
serve-outdated = This table was begun by another version of the rules; it cannot be played on, its record can be read
serve-damaged = The record of this table is damaged
serve-not-your-seat = This seat belongs to someone else; open it with its recovery link, or look on as a spectator
serve-no-person = This browser has played at no table here yet
serve-no-phrase = These words open nothing: twelve words, spelt and in the order in which they were shown, and the newest ones
serve-wrong-origin = This request comes from another site
serve-too-large = The body is larger than { $limit } bytes
serve-too-slow = The body did not arrive in time
serve-not-json = The body must be application/json
serve-too-many = Too many requests from here; wait a little
serve-too-fast = Too many messages at once; wait a little
serve-not-invited = This invitation is not, or no longer, good for the seat; ask who has opened the table for a new one
serve-seat-taken = Somebody sits there already
serve-not-host = Only the person who has opened the table may do that
serve-others-to-come = The table waits until all its seats are taken
serve-not-over = The match is not over yet
serve-not-alone = Only a match of one person against bots can be taken back, or played anew from a moment of it
serve-played-elsewhere = This match was played elsewhere, and only its record is here: it can be seen again, and not be played on
serve-no-moment = There is no such moment, or nothing is left to be played after it
serve-store-failed = The table could not be stored or read just now; nothing has happened, try again
serve-broken = The server failed; no table is lost
serve-unbuilt = The server runs, but the page has not been built: run `make install` and start it again
serve-broken-off = The connection broke off
serve-stale = The table has moved on; choose again
serve-looks-on = Spectators do not play
serve-no-words-asked = No words are asked for now, or it is too late
serve-said-otherwise = The words are not those that were promised
serve-unread = This is no message of the protocol
serve-name-length = A name is made of visible characters alone, of no more than { $most }
serve-name-reserved = Bots and guests are called so: choose another name
serve-text-length = A line of chat is made of visible characters, of no more than { $most }
serve-wrong-part = { $part }: { $why }
serve-in-use = { $address } is in use: is Hachiya running there already? Another port can be chosen
serve-cannot-listen = Cannot listen on { $address }: { $why }
serve-no-public-url = A public address is http:// or https://, a name, and maybe a port and a path, as https://cards.example.org/hachiya; not { $given }
serve-no-proxy = A proxy is an address or a network, as 10.0.0.5 or 10.0.0.0/8; not { $given }
serve-no-certificate = { $place }: no certificate in PEM with its key: { $why }

## The database

serve-no-database-url = This is no database URL
serve-needs-package = For this database the package { $package } must be installed
serve-at-database = { $place }: { $what }
serve-newer-database = The database was written by a newer version of hachiya
serve-disk-full = The disk is full
serve-no-sqlite = The file is no SQLite database
serve-corrupt = The database is corrupt
serve-read-only = The database cannot be written
serve-cannot-open = The database cannot be opened or made
serve-locked = Another program holds the database locked
serve-served-already = Another hachiya server runs on this database
serve-disk-failed = The disk cannot be read or written
serve-unreachable = The database cannot be reached
serve-by-system = { $why }
