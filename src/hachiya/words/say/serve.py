"""The messages of `serve.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def no_page() -> Message:
    """there is nothing at this address"""
    return Message("serve-no-page")


def wrong_method() -> Message:
    """this address does not take this method"""
    return Message("serve-wrong-method")


def no_table() -> Message:
    """there is no such table"""
    return Message("serve-no-table")


def outdated() -> Message:
    """this table was begun by another version of the rules; it cannot be played on, its record can be read"""
    return Message("serve-outdated")


def damaged() -> Message:
    """the record of this table is damaged"""
    return Message("serve-damaged")


def not_your_seat() -> Message:
    """this seat belongs to someone else; open it with its recovery link, or look on as a spectator"""
    return Message("serve-not-your-seat")


def no_person() -> Message:
    """this browser has played at no table here yet"""
    return Message("serve-no-person")


def no_phrase() -> Message:
    """these words open nothing: twelve words, spelt and in the order in which they were shown, and the newest one…"""
    return Message("serve-no-phrase")


def wrong_origin() -> Message:
    """this request comes from another site"""
    return Message("serve-wrong-origin")


def too_large(*, limit: int) -> Message:
    """the body is larger than { $limit } bytes"""
    return Message("serve-too-large", (("limit", limit),))


def too_slow() -> Message:
    """the body did not arrive in time"""
    return Message("serve-too-slow")


def not_json() -> Message:
    """the body must be application/json"""
    return Message("serve-not-json")


def too_many() -> Message:
    """too many requests from here; wait a little"""
    return Message("serve-too-many")


def too_fast() -> Message:
    """too many messages at once; wait a little"""
    return Message("serve-too-fast")


def not_invited() -> Message:
    """this invitation is not, or no longer, good for the seat; ask who has opened the table for a new one"""
    return Message("serve-not-invited")


def seat_taken() -> Message:
    """somebody sits there already"""
    return Message("serve-seat-taken")


def not_host() -> Message:
    """only the person who has opened the table may do that"""
    return Message("serve-not-host")


def others_to_come() -> Message:
    """the table waits until all its seats are taken"""
    return Message("serve-others-to-come")


def not_over() -> Message:
    """the match is not over yet"""
    return Message("serve-not-over")


def not_alone() -> Message:
    """only a match of one person against bots can be taken back, or played anew from a moment of it"""
    return Message("serve-not-alone")


def played_elsewhere() -> Message:
    """this match was played elsewhere, and only its record is here: it can be seen again, and not be played on"""
    return Message("serve-played-elsewhere")


def no_moment() -> Message:
    """there is no such moment, or nothing is left to be played after it"""
    return Message("serve-no-moment")


def store_failed() -> Message:
    """the table could not be stored or read just now; nothing has happened, try again"""
    return Message("serve-store-failed")


def broken() -> Message:
    """the server failed; no table is lost"""
    return Message("serve-broken")


def unbuilt() -> Message:
    """the server runs, but the page has not been built: run `make install` and start it again"""
    return Message("serve-unbuilt")


def broken_off() -> Message:
    """the connection broke off"""
    return Message("serve-broken-off")


def stale() -> Message:
    """the table has moved on; choose again"""
    return Message("serve-stale")


def looks_on() -> Message:
    """spectators do not play"""
    return Message("serve-looks-on")


def no_words_asked() -> Message:
    """no words are asked for now, or it is too late"""
    return Message("serve-no-words-asked")


def said_otherwise() -> Message:
    """the words are not those that were promised"""
    return Message("serve-said-otherwise")


def unread() -> Message:
    """this is no message of the protocol"""
    return Message("serve-unread")


def wrong_part(*, part: str, why: str) -> Message:
    """{ $part }: { $why }"""
    return Message("serve-wrong-part", (("part", part), ("why", why)))


def in_use(*, address: str) -> Message:
    """{ $address } is in use: is Hachiya running there already? Another port can be chosen"""
    return Message("serve-in-use", (("address", address),))


def cannot_listen(*, address: str, why: str) -> Message:
    """cannot listen on { $address }: { $why }"""
    return Message("serve-cannot-listen", (("address", address), ("why", why)))


def no_public_url(*, given: str) -> Message:
    """a public address is http:// or https://, a name, and maybe a port and a path, as https://cards.example.org/…"""
    return Message("serve-no-public-url", (("given", given),))


def no_proxy(*, given: str) -> Message:
    """a proxy is an address or a network, as 10.0.0.5 or 10.0.0.0/8; not { $given }"""
    return Message("serve-no-proxy", (("given", given),))


def no_certificate(*, place: str, why: str) -> Message:
    """{ $place }: no certificate in PEM with its key: { $why }"""
    return Message("serve-no-certificate", (("place", place), ("why", why)))


def no_database_url() -> Message:
    """this is no database URL"""
    return Message("serve-no-database-url")


def needs_package(*, package: str) -> Message:
    """for this database the package { $package } must be installed"""
    return Message("serve-needs-package", (("package", package),))


def at_database(*, place: str, what: Message) -> Message:
    """{ $place }: { $what }"""
    return Message("serve-at-database", (("place", place), ("what", what)))


def newer_database() -> Message:
    """the database was written by a newer version of hachiya"""
    return Message("serve-newer-database")


def disk_full() -> Message:
    """the disk is full"""
    return Message("serve-disk-full")


def no_sqlite() -> Message:
    """the file is no SQLite database"""
    return Message("serve-no-sqlite")


def corrupt() -> Message:
    """the database is corrupt"""
    return Message("serve-corrupt")


def read_only() -> Message:
    """the database cannot be written"""
    return Message("serve-read-only")


def cannot_open() -> Message:
    """the database cannot be opened or made"""
    return Message("serve-cannot-open")


def locked() -> Message:
    """another program holds the database locked"""
    return Message("serve-locked")


def served_already() -> Message:
    """another hachiya server runs on this database"""
    return Message("serve-served-already")


def disk_failed() -> Message:
    """the disk cannot be read or written"""
    return Message("serve-disk-failed")


def unreachable() -> Message:
    """the database cannot be reached"""
    return Message("serve-unreachable")


def by_system(*, why: str) -> Message:
    """{ $why }"""
    return Message("serve-by-system", (("why", why),))
