### What the server refuses, and what it says.
###
### $limit (Number) – of bytes
### $address (Text) – host and port, or what a browser opens
### $why (Text) – what the system says of it
### $place (Text) – where the database is, or files
### $given (Text) – what was given
### $package (Text) – what must be installed
### $what (Message) – why the database failed
### $part (Text) – of a message, by its keys

serve-no-page = there is nothing at this address
serve-wrong-method = this address does not take this method
serve-no-table = there is no such table
serve-outdated = this table was begun by another version of the rules; it cannot be played on, its record can be read
serve-damaged = the record of this table is damaged
serve-not-your-seat = this seat belongs to someone else; open it with its recovery link, or look on as a spectator
serve-no-person = this browser has played at no table here yet
serve-no-phrase = these words open nothing: twelve words, spelt and in the order in which they were shown, and the newest ones
serve-wrong-origin = this request comes from another site
serve-too-large = the body is larger than { $limit } bytes
serve-too-slow = the body did not arrive in time
serve-not-json = the body must be application/json
serve-too-many = too many requests from here; wait a little
serve-too-fast = too many messages at once; wait a little
serve-not-invited = this invitation is not, or no longer, good for the seat; ask who has opened the table for a new one
serve-seat-taken = somebody sits there already
serve-not-host = only the person who has opened the table may do that
serve-others-to-come = the table waits until all its seats are taken
serve-not-over = the match is not over yet
serve-not-alone = only a match of one person against bots can be taken back, or played anew from a moment of it
serve-played-elsewhere = this match was played elsewhere, and only its record is here: it can be seen again, and not be played on
serve-no-moment = there is no such moment, or nothing is left to be played after it
serve-store-failed = the table could not be stored or read just now; nothing has happened, try again
serve-broken = the server failed; no table is lost
serve-unbuilt = the server runs, but the page has not been built: run `make install` and start it again
serve-broken-off = the connection broke off
serve-stale = the table has moved on; choose again
serve-looks-on = spectators do not play
serve-no-words-asked = no words are asked for now, or it is too late
serve-said-otherwise = the words are not those that were promised
serve-unread = this is no message of the protocol
serve-wrong-part = { $part }: { $why }
serve-in-use = { $address } is in use: is Hachiya running there already? Another port can be chosen
serve-cannot-listen = cannot listen on { $address }: { $why }
serve-no-public-url = a public address is http:// or https://, a name, and maybe a port and a path, as https://cards.example.org/hachiya; not { $given }
serve-no-proxy = a proxy is an address or a network, as 10.0.0.5 or 10.0.0.0/8; not { $given }
serve-no-certificate = { $place }: no certificate in PEM with its key: { $why }

## The database

serve-no-database-url = this is no database URL
serve-needs-package = for this database the package { $package } must be installed
serve-at-database = { $place }: { $what }
serve-newer-database = the database was written by a newer version of hachiya
serve-disk-full = the disk is full
serve-no-sqlite = the file is no SQLite database
serve-corrupt = the database is corrupt
serve-read-only = the database cannot be written
serve-cannot-open = the database cannot be opened or made
serve-locked = another program holds the database locked
serve-served-already = another hachiya server runs on this database
serve-disk-failed = the disk cannot be read or written
serve-unreachable = the database cannot be reached
serve-by-system = { $why }
