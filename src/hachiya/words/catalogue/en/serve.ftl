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
serve-wrong-method = This address does not accept this method
serve-no-table = There is no such table
serve-outdated = This table was begun under another version of the rules: it cannot be continued, but its record can be read
serve-damaged = The record of this table is damaged
serve-not-your-seat = This seat belongs to someone else; open it with its recovery link, or look on as a spectator
serve-no-person = This browser has not played at any table here yet
serve-no-phrase = No player here has this recovery phrase. Type the twelve words of the newest phrase, with their spelling and in their order
serve-wrong-origin = This request comes from another site
serve-too-large = The body is larger than { $limit } bytes
serve-too-slow = The body did not arrive in time
serve-not-json = The body must be application/json
serve-too-many = Too many requests from here; wait a little
serve-too-fast = Too many messages at once; wait a little
serve-not-invited = This invitation is not valid for the seat, or no longer valid; ask the person who opened the table for a new one
serve-seat-taken = This seat is already taken
serve-not-host = Only the person who has opened the table may do that
serve-others-to-come = The match begins when all seats of the table are taken
serve-not-over = The match is not over yet
serve-not-alone = Only a person who plays against bots alone can take back choices, or play on from an earlier moment
serve-played-elsewhere = This match was played elsewhere and only its record is here: it can be replayed, but not continued
serve-no-moment = The match has no such moment, or no choice follows it
serve-store-failed = The table could not be stored or read just now; nothing has changed, try again
serve-draining = This server ends soon and opens no new tables; try again in a moment
serve-needs-server = This needs a server: there is none behind this page, and everything stays on this device
serve-banned = The operator of this server has banned your address
serve-not-banned = { $address } is not banned
serve-broken = The server failed; no table is lost
serve-unbuilt = The server runs, but the page has not been built: run `make install` and start it again
serve-broken-off = The connection was lost
serve-stale = The table has changed since this choice was made; choose again
serve-looks-on = Spectators cannot play
serve-no-words-asked = The table is not waiting for words for the shuffle, or the time for them is over
serve-said-otherwise = These words are not the words that were promised for the shuffle
serve-unread = This is not a message of the protocol
serve-name-length = A name must have 1 to { $most } visible characters
serve-name-reserved = This is the name of a bot or a guest; choose another name
serve-text-length = A line of chat must have 1 to { $most } visible characters
serve-wrong-part = { $part }: { $why }
serve-in-use = { $address } is in use, perhaps by another Hachiya server; choose another port
serve-no-host = There is no host { $given }: name an address of this machine, such as 127.0.0.1 (this machine alone) or 0.0.0.0 (all its networks)
serve-not-ours = { $given } is not an address of this machine, which can listen on 127.0.0.1 (this machine alone), 0.0.0.0 (all its networks) or one of its own
serve-not-allowed = This user may not listen on { $address }; ports below 1024 are for root
serve-cannot-listen = Cannot listen on { $address }: { $why }
serve-no-public-url = A public address consists of http:// or https://, a host name, and optionally a port and a path, such as https://cards.example.org/hachiya; it cannot be { $given }
serve-no-proxy = A proxy must be an address or a network, such as 10.0.0.5 or 10.0.0.0/8, not { $given }
serve-no-peer-address = An address for other servers has a host and a port, such as 10.0.0.5:8089, not { $given }
serve-peers-need-postgres = Several servers can share only a PostgreSQL database; with SQLite leave --peers out
serve-needs-peers = Other servers share this database; start this one with --peers too
serve-no-certificate = { $place }: not a certificate in PEM format with its key: { $why }

## The database

serve-no-database-url = This is not the URL of a database; such a URL begins with sqlite:/// or postgresql://
serve-needs-package = This database needs the package { $package }, which is not installed
serve-at-database = { $place }: { $what }
serve-newer-database = The database was written by a newer version of hachiya
serve-disk-full = The disk is full
serve-no-sqlite = The file is not a SQLite database
serve-corrupt = The database is corrupt
serve-read-only = The database cannot be written
serve-cannot-open = The database cannot be opened or created
serve-locked = Another program has locked the database
serve-served-already = Another hachiya server is using this database
serve-disk-failed = The disk cannot be read or written
serve-unreachable = The database cannot be reached
serve-by-system = { $why }
